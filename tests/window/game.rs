//! The game in its real window, played by real hands.

use std::{
    path::Path,
    process::{Child, ExitStatus, Stdio},
};

use super::display::{Display, program, wait_for};

/// A game that runs in a window.
pub struct Game<'a> {
    display: &'a Display,
    process: Child,
    window: u32,
}

impl<'a> Game<'a> {
    /// Starts the game with a data folder and waits for its window.
    pub fn start(display: &'a Display, data: &Path, arguments: &[&str]) -> Self {
        let mut command = display.command(program());
        command.args(arguments).env("GHOSTLINE_DATA", data).stdin(Stdio::null());
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let window = wait_for("the window", || {
            assert_eq!(process.try_wait().unwrap(), None, "the game ended before it began");
            display.window()
        });
        let game = Self { display, process, window };
        // There is no window manager to do it.
        game.hands(&["windowfocus", "--sync"], &[]);
        game
    }

    /// What the hands do to the window: `command WINDOW arguments`.
    fn hands(&self, command: &[&str], arguments: &[&str]) {
        let window = self.window.to_string();
        self.display.hands(&[command, &[&window], arguments].concat());
    }

    /// Gives the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        self.hands(&["windowsize", "--sync"], &[&width.to_string(), &height.to_string()]);
    }

    /// Clicks at a place of the window.
    pub fn click(&self, x: f32, y: f32) {
        self.hands(&["mousemove", "--window"], &[&(x as i32).to_string(), &(y as i32).to_string()]);
        self.display.hands(&["sleep", "0.15", "click", "1"]);
    }

    /// Presses a key.
    pub fn key(&self, key: &str) {
        self.display.hands(&["key", key]);
    }

    /// Closes the window as its cross does, and waits for the end.
    pub fn close(self) -> ExitStatus {
        self.display.close(self.window);
        self.end()
    }

    /// Asks the process to end, and waits for it.
    pub fn terminate(self) -> ExitStatus {
        self.display.command("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap();
        self.end()
    }

    /// Ends the process in the middle of whatever it does.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Waits for the end and for the window to go.
    pub fn end(mut self) -> ExitStatus {
        let status = wait_for("the end of the game", || self.process.try_wait().unwrap());
        wait_for("the window to go", || self.display.window().is_none().then_some(()));
        status
    }
}

impl Drop for Game<'_> {
    /// A test that fails leaves nothing behind.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
