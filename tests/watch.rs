//! `ghostline check --watch` as a process: it tells what is new and what is mended, and nothing else.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use serde_json::Value;

/// How long a line may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A check that goes on.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn new(args: &[&str], data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
        command.args(["check", "--watch"]).args(args).env("GHOSTLINE_DATA", data);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        let (to, lines) = mpsc::channel();
        thread::spawn(move || from.lines().map_while(Result::ok).try_for_each(|line| to.send(line)));
        Self { child, lines }
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// The lines up to one that sums up.
    fn told(&self) -> Vec<String> {
        let mut told = vec![self.line()];
        while !told.last().unwrap().starts_with("checked ") {
            told.push(self.line());
        }
        told
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn good() -> String {
    ghostline::edit::template("watched").write()
}

#[test]
fn every_change_is_told_once_and_only_what_changed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("watched.ron");
    fs::write(&file, good()).unwrap();
    let mut watching = Watching::new(&[file.to_str().unwrap()], folder.path());
    assert_eq!(watching.told(), ["checked 1 files: 0 errors, 0 warnings"]);

    fs::write(&file, good().replace("[Exit]", "[Entrance]")).unwrap();
    let told = watching.told();
    assert!(told.iter().any(|line| line.contains("error[no-exit]")), "{told:?}");

    // A fault that only moves to another line is no news; the next one is.
    let moved = format!("// Moved.\n{}", good().replace("[Exit]", "[Entrance]"));
    fs::write(&file, &moved).unwrap();
    thread::sleep(Duration::from_millis(900));
    fs::write(&file, moved.replace("name: \"Watched\"", "name: \"\"")).unwrap();
    let told = watching.told();
    assert!(!told.iter().any(|line| line.contains("no-exit")), "{told:?}");
    assert!(told[0].contains("error[missing-text]"), "{told:?}");

    fs::write(&file, good()).unwrap();
    let told = watching.told();
    assert!(told.iter().any(|line| line.contains("mended[no-exit]")), "{told:?}");
    assert!(told.iter().any(|line| line.contains("mended[missing-text]")), "{told:?}");
    assert_eq!(told.last().unwrap(), "checked 1 files: 0 errors, 0 warnings");
    assert!(watching.child.try_wait().unwrap().is_none(), "it goes on until it is stopped");
}

#[test]
fn files_that_come_and_go_are_told_and_programs_get_a_line_of_json() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("missions");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("first.ron"), good()).unwrap();
    let watching = Watching::new(&[own.to_str().unwrap(), "--format", "json"], folder.path());
    let list = |line: &str| serde_json::from_str::<Vec<Value>>(line).unwrap();
    assert_eq!(list(&watching.line()), Vec::<Value>::new());
    fs::write(own.join("second.ron"), good()).unwrap();
    let faults = list(&watching.line());
    assert_eq!(faults.iter().map(|fault| &fault["code"]).collect::<Vec<_>>(), ["repeated-id"]);
    fs::remove_file(own.join("second.ron")).unwrap();
    assert_eq!(list(&watching.line()), Vec::<Value>::new());
}

/// Ctrl-C is an interrupt: it ends the check at once.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    use std::sync::{Arc, atomic::AtomicBool};

    use signal_hook::{consts::SIGINT, flag};

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("watched.ron");
    fs::write(&file, good()).unwrap();
    // Where interrupts are ignored, as behind `nohup`, programs begun from here would ignore them too; those begun by a
    // program that handles them do not.
    flag::register_conditional_default(SIGINT, Arc::new(AtomicBool::new(true))).unwrap();
    let mut watching = Watching::new(&[file.to_str().unwrap()], folder.path());
    watching.told();
    let sent = Command::new("kill").args(["-INT", &watching.child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let ended = watching.child.wait().unwrap();
    assert!(!ended.success() || ended.code() == Some(0));
}
