//! Opening the window, or saying why there is none.

use std::{
    future::Future,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use macroquad::{Window, window::Conf};

use super::{icon::icon, rescue};

/// Why there is no window, or what failed in it.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No window could be opened: no display, or none of the libraries it needs.
    #[error("{0:?}")]
    NoWindow(Missing),
    /// A file could not be written.
    #[error("{0}")]
    Disk(String),
    /// The window has another size than was asked for.
    #[error("the window became {0}x{1} instead of {2}x{3}: ask for a size that fits on the screen")]
    Size(u32, u32, u32, u32),
    /// There is no such picture.
    #[error("no picture has `{0}` in its name; there are: {1}")]
    NoPicture(String, String),
}

/// What a window would need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A display to open it on.
    Display,
    /// A library of the system, by the name of its file.
    Library(String),
    /// OpenGL as the game needs it.
    Graphics,
}

/// A window as it opens.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Width and height.
    pub size: (u32, u32),
    /// Whether it fills the screen.
    pub full_screen: bool,
}

/// Runs `game` in a window until it ends. Where none can be opened, nothing of it was run.
pub fn open(opening: Opening, game: impl Future<Output = ()> + 'static) -> Result<(), WindowError> {
    if rescue::is_called_for() {
        return Err(WindowError::NoWindow(Missing::Graphics));
    }
    let opened = Arc::new(AtomicBool::new(false));
    let [began, told] = [opened.clone(), opened.clone()];
    let game = async move {
        began.store(true, Ordering::Relaxed);
        rescue::disarm();
        game.await;
    };
    // What miniquad cannot open it panics about; only what happens afterwards is a fault of ours.
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if told.load(Ordering::Relaxed) {
            usual(fault);
        }
    }));
    keep_memory();
    rescue::arm();
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| Window::from_config(conf(opening), game)));
    rescue::disarm();
    let opened = opened.swap(true, Ordering::Relaxed);
    match outcome {
        Ok(()) => Ok(()),
        Err(cause) if opened => panic::resume_unwind(cause),
        Err(cause) => Err(WindowError::NoWindow(missing(&said(&*cause)))),
    }
}

/// Frames need the same memory again and again. The C library of Linux gives it back to the system after each, and pages
/// that come anew cost more than drawing on them, unless it has seen a block as large as this come and go.
fn keep_memory() {
    if cfg!(target_env = "gnu") {
        drop(std::hint::black_box(Vec::<u8>::with_capacity(24 << 20)));
    }
}

/// What a panic said.
fn said(cause: &(dyn std::any::Any + Send)) -> String {
    let text = cause.downcast_ref::<String>().map(String::as_str).or_else(|| cause.downcast_ref::<&str>().copied());
    text.unwrap_or_default().to_owned()
}

/// What was missing, by what miniquad said.
fn missing(said: &str) -> Missing {
    let library = said.split('"').filter(|part| part.starts_with("lib")).find_map(|part| part.split(".so").next());
    match library {
        _ if said.contains("XOpenDisplay") => Missing::Display,
        Some(library) => Missing::Library(format!("{library}.so")),
        None => Missing::Graphics,
    }
}

fn conf(Opening { size: (width, height), full_screen }: Opening) -> Conf {
    let mut conf = Conf {
        window_title: "Ghostline".to_owned(),
        window_width: width as i32,
        window_height: height as i32,
        high_dpi: true,
        fullscreen: full_screen,
        icon: Some(icon()),
        ..Conf::default()
    };
    conf.platform.linux_wm_class = "ghostline";
    conf
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_known_by_what_was_said() {
        assert_eq!(missing("XOpenDisplay() failed!"), Missing::Display);
        let said = r#"X11 backend failed: LibraryNotFound(DlOpenError("libX11.so.6"))"#;
        assert_eq!(missing(said), Missing::Library("libX11.so".into()));
        assert_eq!(missing("GLX: Failed to find a suitable GLXFBConfig"), Missing::Graphics);
        assert_eq!(missing("called `Option::unwrap()` on a `None` value"), Missing::Graphics);
    }
}
