//! macroquad: the window, input, sound, effects, painting.

mod shots;
mod sound;

pub use shots::shots;
pub use sound::Sound;

use macroquad::{Window, window::Conf};

use crate::ui::App;

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// A file could not be written.
    #[error("{0}")]
    Disk(String),
}

/// Plays in a window until the player leaves.
pub fn run(mut app: App) -> Result<(), WindowError> {
    let conf = conf(1280, 720);
    Window::from_config(conf, async move {
        while !app.is_done() {
            macroquad::window::clear_background(macroquad::color::BLACK);
            egui_macroquad::ui(|ctx| app.show(ctx));
            egui_macroquad::draw();
            macroquad::window::next_frame().await;
        }
        app.finish();
    });
    Ok(())
}

fn conf(width: i32, height: i32) -> Conf {
    Conf {
        window_title: "Ghostline".to_owned(),
        window_width: width,
        window_height: height,
        high_dpi: true,
        ..Conf::default()
    }
}
