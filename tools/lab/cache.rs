//! Games already played, kept on the disk by the fingerprint of what was played: a change plays only what it touches.

use std::{collections::BTreeMap, fs, io, path::PathBuf};

use ghostline::{
    engine::StateHash,
    stealth::{Setup, bots::Effort},
};
use serde::{Deserialize, Serialize};

use crate::{cell::Cell, game::Played, mechanics};

/// Raised when rules or bots play otherwise than before, so that nothing stale is kept.
const AGE: u32 = 5;

/// A folder with a file for each cell.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

/// The games of one cell by seed.
pub type Games = BTreeMap<u64, Kept>;

/// A game with the fingerprint of what was agreed before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// The fingerprint.
    pub of: StateHash,
    /// The game.
    pub played: Played,
}

impl Cache {
    /// The cache in this folder.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The games of a cell; none where nothing readable is kept.
    pub fn load(&self, cell: &Cell) -> Games {
        let text = fs::read_to_string(self.file(cell)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps the games of a cell.
    pub fn store(&self, cell: &Cell, games: &Games) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let (file, text) = (self.file(cell), serde_json::to_string(games)?);
        let new = file.with_extension("new");
        fs::write(&new, text)?;
        fs::rename(new, file)
    }

    fn file(&self, cell: &Cell) -> PathBuf {
        self.folder.join(format!("{}.json", cell.name()))
    }
}

/// The fingerprint of a game to be played.
pub fn key(cell: &Cell, setup: &Setup) -> StateHash {
    let effort = Effort::default();
    mechanics::fingerprint(&(setup, cell.bot.name(), effort.worlds, effort.turns, AGE))
}
