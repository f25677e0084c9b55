//! `ghostline shots`: a picture of every screen of the game.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{Context, Failure, Verdict};
use crate::{
    ui::{App, Start, Store, TEXT_SCALES, Thinker},
    window::{self, Album},
    words::Words,
};

/// The seed of every game in a picture.
const SEED: u64 = 7;

/// Takes a picture of every screen of the game, with fixed seeds.
#[derive(Debug, clap::Args)]
pub struct Shots {
    /// The folder for the pictures
    folder: PathBuf,
    /// The size of the pictures in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// The text scale in per cent
    #[arg(long, value_name = "PERCENT", default_value_t = 100)]
    scale: u16,
    /// Black ground, white lines
    #[arg(long)]
    high_contrast: bool,
    /// Only the pictures whose name contains this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

impl Shots {
    /// Takes the pictures.
    pub fn run(self, context: &Context) -> Result<Verdict, Failure> {
        if !TEXT_SCALES.contains(&self.scale) {
            return Err(Failure::new(context.words.text("cli-shots-scale")));
        }
        let Self { folder, size, scale, high_contrast, only } = self;
        let catalog = context.catalog.clone();
        let new = move || {
            let (catalog, words, store) = (catalog.clone(), Words::english(), Store::nowhere());
            let mut app = App::new(Start { catalog, words, store, thinker: Thinker::AtOnce, seed: Some(SEED) });
            app.desk_mut().settings.text_scale = scale;
            app.desk_mut().settings.high_contrast = high_contrast;
            // Only the pictures of lessons have some.
            app.desk_mut().settings.lessons = false;
            app
        };
        // A reader that has gone is told nothing; the pictures are taken all the same.
        let tell = |file: &Path| drop(writeln!(io::stdout(), "{}", file.display()));
        window::shots(Album { folder, size, only }, new, tell).map_err(|why| context.no_pictures(&why))?;
        Ok(Verdict::Clean)
    }
}

/// A size such as `1280x720`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let parsed = text.split_once(['x', '×']).and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    parsed
        .filter(|(w, h)| (320..=7680).contains(w) && (240..=4320).contains(h))
        .ok_or_else(|| "write it like 1280x720, from 320x240 to 7680x4320".to_owned())
}
