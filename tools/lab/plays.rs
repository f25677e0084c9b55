//! Recorded winning plays: for each campaign mission a game of the planner that was won, as a save to watch.

use std::{io, path::Path};

use ghostline::{
    content::Catalog,
    save::{self, Disk},
};

use crate::{figures::Measured, game};

/// Writes a play for each campaign mission whose chief cell has a game that was won: the one least seen, then shortest.
pub fn write(folder: &Path, all: &[Measured], catalog: &Catalog, first_seed: u64) -> io::Result<usize> {
    std::fs::create_dir_all(folder)?;
    let chief = all.iter().filter(|measured| measured.cell.is_chief() && measured.cell.subject.depth.is_some());
    let mut written = 0;
    for measured in chief {
        let Some(seed) = finest(measured, first_seed) else { continue };
        let (_, game) = game::play(measured.cell.setup(catalog, seed), seed, measured.cell.bot);
        let file = folder.join(format!("{}.ron", measured.cell.subject.id()));
        save::store(&mut Disk, &file, &game).map_err(|error| io::Error::other(error.to_string()))?;
        // A play is made anew, not kept twice.
        let _ = std::fs::remove_file(save::backup(&file));
        written += 1;
    }
    Ok(written)
}

/// The seed of the finest game that was won.
fn finest(measured: &Measured, first_seed: u64) -> Option<u64> {
    let won = measured.games.iter().enumerate().filter(|(_, game)| game.won);
    let (at, _) = won.min_by_key(|(at, game)| (game.seen.len(), game.turns, *at))?;
    Some(first_seed + at as u64)
}
