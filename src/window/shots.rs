//! Pictures of every screen.

use std::{fs, path::PathBuf};

use macroquad::{Window, texture::get_screen_data, window};

use super::{WindowError, conf};
use crate::ui::{App, gallery};

/// How many frames a screen gets to settle before its picture is taken.
const FRAMES: u32 = 6;

/// Takes the pictures of the gallery whose names contain `only`, each of a new game.
pub fn shots(
    folder: PathBuf,
    (width, height): (u32, u32),
    only: Option<String>,
    new: impl Fn() -> App + 'static,
) -> Result<(), WindowError> {
    let failed = |error: std::io::Error| WindowError::Disk(format!("{}: {error}", folder.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    Window::from_config(conf(width as i32, height as i32), async move {
        let wanted = |name: &str| only.as_deref().is_none_or(|only| name.contains(only));
        for shot in gallery::shots().into_iter().filter(|shot| wanted(shot.name)) {
            let mut app = new();
            (shot.open)(&mut app);
            for frame in 0..FRAMES {
                window::clear_background(macroquad::color::BLACK);
                egui_macroquad::ui(|ctx| app.show(ctx));
                egui_macroquad::draw();
                if frame + 1 == FRAMES {
                    let file = folder.join(shot.name).with_extension("png");
                    get_screen_data().export_png(&file.to_string_lossy());
                }
                window::next_frame().await;
            }
        }
    });
    Ok(())
}
