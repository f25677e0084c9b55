//! `ghostline shots`: a picture of every screen of the game.

use std::path::PathBuf;

use super::{Context, Failure, Verdict};
use crate::{
    ui::{App, Start, Store, TEXT_SCALES, Thinker},
    window,
    words::Words,
};

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
    pub fn run(self, context: Context) -> Result<Verdict, Failure> {
        if !TEXT_SCALES.contains(&self.scale) {
            return Err(Failure::new(context.words.text("cli-shots-scale")));
        }
        let new = move || {
            let catalog = context.catalog.clone();
            let (words, store) = (Words::english(), Store::nowhere());
            let mut app = App::new(Start { catalog, words, store, thinker: Thinker::AtOnce, seed: Some(7) });
            app.desk_mut().settings.text_scale = self.scale;
            app.desk_mut().settings.high_contrast = self.high_contrast;
            app
        };
        window::shots(self.folder, self.size, self.only, new).map_err(|why| Failure::new(why.to_string()))?;
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
