//! Pictures of every screen.

use std::{
    cell::RefCell,
    fs,
    io::BufWriter,
    path::{Path, PathBuf},
    rc::Rc,
    sync::Arc,
    time::Duration,
};

use macroquad::{
    miniquad::window::{screen_size, set_window_size},
    texture::{Image, get_screen_data},
    window::next_frame,
};

use super::{
    open::{Opening, WindowError, open},
    surface::Surface,
    wake::Wake,
};
use crate::ui::{
    App,
    gallery::{self, Shot},
};

/// The fewest frames a screen gets to settle, and the most, where something on it never comes to rest.
const FRAMES: std::ops::RangeInclusive<u32> = 6..=60;
/// How many frames a window may take to become as large as it was asked to.
const PATIENCE: u32 = 60;
/// How long a frame lasts in a picture's own time.
const FRAME: Duration = Duration::from_micros(16_667);

/// Which pictures are taken, and where they go.
pub struct Album {
    /// The folder; it is made where it is not there.
    pub folder: PathBuf,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Only pictures with this in their name.
    pub only: Option<String>,
}

/// Takes the pictures, each of a new game, and tells each file as it is written. The same pictures every time.
pub fn shots(album: Album, new: impl Fn() -> App + 'static, tell: impl Fn(&Path) + 'static) -> Result<(), WindowError> {
    let shots = album.chosen()?;
    let result = Rc::new(RefCell::new(Ok(())));
    let told = result.clone();
    let opening = Opening { size: album.size, full_screen: false };
    open(opening, async move {
        *told.borrow_mut() = album.take(shots, new, tell).await;
    })?;
    result.replace(Ok(()))
}

impl Album {
    fn chosen(&self) -> Result<Vec<Shot>, WindowError> {
        let all = gallery::shots();
        let Some(only) = &self.only else { return Ok(all) };
        let names = all.iter().map(|shot| shot.name).collect::<Vec<_>>().join(", ");
        let chosen: Vec<Shot> = all.into_iter().filter(|shot| shot.name.contains(only.as_str())).collect();
        if chosen.is_empty() { Err(WindowError::NoPicture(only.clone(), names)) } else { Ok(chosen) }
    }

    async fn take(&self, shots: Vec<Shot>, new: impl Fn() -> App, tell: impl Fn(&Path)) -> Result<(), WindowError> {
        fs::create_dir_all(&self.folder).map_err(|error| disk(&self.folder, error))?;
        self.resize().await?;
        let wake = Arc::new(Wake::default());
        let mut surface = Surface::new(&wake, Some(1.0));
        for shot in shots {
            let mut app = new();
            (shot.open)(&mut app);
            let file = self.folder.join(shot.name).with_extension("png");
            surface.renew(&wake);
            write(&file, &develop(&mut surface, &mut app).await)?;
            tell(&file);
        }
        Ok(())
    }

    /// Waits until the window is exactly as large as the pictures.
    async fn resize(&self) -> Result<(), WindowError> {
        let (width, height) = self.size;
        for _ in 0..PATIENCE {
            if screen_size() == (width as f32, height as f32) {
                return Ok(());
            }
            set_window_size(width, height);
            next_frame().await;
        }
        let (w, h) = screen_size();
        Err(WindowError::Size(w as u32, h as u32, width, height))
    }
}

/// The picture of a game once it has settled, in a time of its own.
async fn develop(surface: &mut Surface, app: &mut App) -> Image {
    let mut frame = 0;
    loop {
        let seconds = (FRAME * frame).as_secs_f64();
        let rests = surface.think(app, seconds) > FRAME;
        surface.paint(app, seconds);
        frame += 1;
        if frame >= *FRAMES.end() || (frame >= *FRAMES.start() && rests) {
            return get_screen_data();
        }
        next_frame().await;
    }
}

/// Writes a picture as PNG. Its rows come from below, as the graphics card has them.
fn write(file: &Path, picture: &Image) -> Result<(), WindowError> {
    let target = fs::File::create(file).map_err(|error| disk(file, error))?;
    let (width, height) = (u32::from(picture.width), u32::from(picture.height));
    let mut encoder = png::Encoder::new(BufWriter::new(target), width, height);
    encoder.set_color(png::ColorType::Rgb);
    let rows = picture.bytes.chunks_exact(width as usize * 4).rev();
    let pixels: Vec<u8> = rows.flat_map(|row| row.chunks_exact(4).flat_map(|pixel| &pixel[..3])).copied().collect();
    let written = encoder.write_header().and_then(|mut picture| picture.write_image_data(&pixels));
    written.map_err(|error| disk(file, error))
}

fn disk(file: &Path, error: impl std::fmt::Display) -> WindowError {
    WindowError::Disk(format!("{}: {error}", file.display()))
}
