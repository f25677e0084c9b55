//! A display without a screen, and hands to play with.

use std::{
    io::{BufRead, BufReader, Read, Write},
    os::unix::net::UnixStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The variable that makes these tests a must, and names the program to test.
const MUST: &str = "GHOSTLINE_DISPLAY_TEST";

/// The longest anything is waited for.
const PATIENCE: Duration = Duration::from_secs(40);

/// Waits for something to come true.
pub fn wait_for<T>(what: &str, ready: impl FnMut() -> Option<T>) -> T {
    wait_at_most(PATIENCE, ready).unwrap_or_else(|| panic!("waited in vain for {what}"))
}

/// Waits for something that may not come true.
pub fn wait_at_most<T>(patience: Duration, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
    let began = Instant::now();
    while began.elapsed() < patience {
        if let Some(result) = ready() {
            return Some(result);
        }
        thread::sleep(Duration::from_millis(30));
    }
    None
}

/// The program under test.
pub fn program() -> PathBuf {
    let named = std::env::var_os(MUST).map(PathBuf::from).filter(|path| path.is_file());
    let path = named.unwrap_or_else(|| env!("CARGO_BIN_EXE_ghostline").into());
    path.canonicalize().unwrap()
}

/// A display of our own.
pub struct Display {
    server: Child,
    number: u32,
}

impl Display {
    /// Starts one with a screen of this size; `None` where this machine has nothing for it and nobody insists.
    pub fn start(size: &str) -> Option<Self> {
        let tools = ["Xvfb", "xdotool"].into_iter().filter(|tool| !is_installed(tool)).collect::<Vec<_>>();
        if !tools.is_empty() {
            assert!(std::env::var_os(MUST).is_none(), "{MUST} is set, and there is no {tools:?}");
            println!("passed over: there is no {tools:?}");
            return None;
        }
        let screen = format!("{size}x24");
        let arguments = ["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-noreset"];
        let mut server =
            Command::new("Xvfb").args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Some(Self { server, number: line.trim().parse().unwrap() })
    }

    /// A command that sees this display.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", format!(":{}", self.number)).env_remove("WAYLAND_DISPLAY");
        command
    }

    /// What the hands do.
    pub fn hands(&self, arguments: &[&str]) -> String {
        let output = self.command("xdotool").args(arguments).output().unwrap();
        assert!(output.status.success(), "xdotool {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The game's window.
    pub fn window(&self) -> Option<u32> {
        let output =
            self.command("xdotool").args(["search", "--onlyvisible", "--name", "^Ghostline$"]).output().unwrap();
        String::from_utf8(output.stdout).unwrap().lines().next()?.parse().ok()
    }

    /// Asks a window to close, as the cross in its corner does.
    pub fn close(&self, window: u32) {
        let mut server = UnixStream::connect(format!("/tmp/.X11-unix/X{}", self.number)).unwrap();
        // Little endian, version 11.0, no name and no key.
        server.write_all(&[b'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
        let mut head = [0; 8];
        server.read_exact(&mut head).unwrap();
        assert_eq!(head[0], 1, "the display refused");
        let mut rest = vec![0; usize::from(u16::from_le_bytes([head[6], head[7]])) * 4];
        server.read_exact(&mut rest).unwrap();
        let [protocols, delete] = ["WM_PROTOCOLS", "WM_DELETE_WINDOW"].map(|name| atom(&mut server, name));
        // SendEvent to the window: a client message of 32-bit numbers.
        let mut request = vec![25, 0, 11, 0];
        request.extend([window, 0].map(u32::to_le_bytes).concat());
        request.extend([33, 32, 0, 0]);
        request.extend([window, protocols, delete, 0, 0, 0, 0].map(u32::to_le_bytes).concat());
        server.write_all(&request).unwrap();
        // An answer to anything later says that it was taken.
        atom(&mut server, "WM_PROTOCOLS");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The number a display has for a name.
fn atom(server: &mut UnixStream, name: &str) -> u32 {
    let words = name.len().div_ceil(4);
    let mut request = vec![16, 0, (2 + words) as u8, 0, name.len() as u8, 0, 0, 0];
    request.extend(name.as_bytes());
    request.resize(8 + words * 4, 0);
    server.write_all(&request).unwrap();
    let mut reply = [0; 32];
    server.read_exact(&mut reply).unwrap();
    u32::from_le_bytes([reply[8], reply[9], reply[10], reply[11]])
}

fn is_installed(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
}
