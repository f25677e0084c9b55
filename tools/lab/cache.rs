//! Games already played, kept on the disk by the fingerprint of what was played: a change plays only what it touches.
//!
//! The planner's take long, so they are kept in the repository: what one run has played need not be played again by the
//! next. Every game has a line of its own, so that a change touches few.

use std::{collections::BTreeMap, fs, io, path::PathBuf};

use ghostline::{
    engine::StateHash,
    stealth::{Setup, bots::Effort},
};
use serde::{Deserialize, Serialize};

use crate::{cell::Cell, game::Played, mechanics};

/// Raised when rules or bots play otherwise than before, so that nothing stale is kept.
const AGE: u32 = 7;

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
        let (file, text) = (self.file(cell), text(games)?);
        let new = file.with_extension("new");
        fs::write(&new, text)?;
        fs::rename(new, file)
    }

    fn file(&self, cell: &Cell) -> PathBuf {
        self.folder.join(format!("{}.json", cell.name()))
    }
}

/// The games as one JSON object, a line each.
fn text(games: &Games) -> io::Result<String> {
    let line = |(seed, kept): (&u64, &Kept)| Ok(format!("\"{seed}\":{}", serde_json::to_string(kept)?));
    let lines: Vec<String> = games.iter().map(line).collect::<io::Result<_>>()?;
    Ok(format!("{{\n{}\n}}\n", lines.join(",\n")))
}

/// The fingerprint of a game to be played.
pub fn key(cell: &Cell, setup: &Setup) -> StateHash {
    let effort = Effort::default();
    mechanics::fingerprint(&(setup, cell.bot.name(), effort.worlds, effort.turns, AGE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_games_have_a_line_each_and_are_read_again() {
        let played = Played { won: true, turns: 7, alarm: vec![1, 2], seen: vec![], gear: vec![], items: vec![] };
        let kept = |n: u8| Kept { of: StateHash::of(&n), played: played.clone() };
        let games = Games::from([(1, kept(1)), (20, kept(2))]);
        let written = text(&games).unwrap();
        assert_eq!(written.lines().count(), 4);
        assert_eq!(serde_json::from_str::<Games>(&written).unwrap(), games);
    }
}
