//! The way out where OpenGL does not work: the game begins anew without a window.
//!
//! Xlib ends the whole process where the display refuses what OpenGL asks of it, as it does without a driver. It leaves by
//! `exit`, which runs the destructors of this thread's values. One of them is ours while the window opens.

use std::{cell::RefCell, env, mem};

/// Tells the game that takes over that OpenGL does not work here.
const NO_GRAPHICS: &str = "GHOSTLINE_NO_GRAPHICS";

/// Begins the game anew when it is dropped.
struct Rescue;

thread_local! {
    static RESCUE: RefCell<Option<Rescue>> = const { RefCell::new(None) };
}

/// From here on the end of the process means that there is no OpenGL.
pub fn arm() {
    RESCUE.set(Some(Rescue));
}

/// The window is open, or the reason why not is known.
pub fn disarm() {
    mem::forget(RESCUE.take());
}

/// Whether an earlier try of this very game ended in the rescue.
pub fn is_called_for() -> bool {
    env::var_os(NO_GRAPHICS).is_some()
}

impl Drop for Rescue {
    fn drop(&mut self) {
        begin_anew();
    }
}

/// The same command takes the place of this process. Where even that fails, Xlib has said why it ended.
#[cfg(unix)]
fn begin_anew() {
    use std::{os::unix::process::CommandExt, process::Command};
    if let Ok(game) = env::current_exe() {
        let _ = Command::new(game).args(env::args_os().skip(1)).env(NO_GRAPHICS, "1").exec();
    }
}

/// Elsewhere there is no Xlib.
#[cfg(not(unix))]
fn begin_anew() {}
