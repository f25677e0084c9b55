//! Recorded winning plays: for each campaign mission a game of the planner that was won, as a save to watch.

use std::{collections::BTreeMap, io, path::Path};

use ghostline::{
    content::Catalog,
    save::{self, Disk},
};

use crate::{
    figures::Measured,
    game::{self, Played},
};

/// Writes a play for each campaign mission whose chief cell has a game that was won: the one least seen, then shortest.
pub fn write(folder: &Path, all: &[Measured], catalog: &Catalog) -> io::Result<usize> {
    std::fs::create_dir_all(folder)?;
    let chief = all.iter().filter(|measured| measured.cell.is_chief() && measured.cell.subject.depth.is_some());
    let mut written = 0;
    for measured in chief {
        let Some(seed) = finest(&measured.games) else { continue };
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
fn finest(games: &BTreeMap<u64, Played>) -> Option<u64> {
    let won = games.iter().filter(|(_, game)| game.won);
    won.min_by_key(|(seed, game)| (game.seen.len(), game.turns, **seed)).map(|(seed, _)| *seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_finest_game_is_found_by_its_seed_where_games_are_missing() {
        let game = |won, turns| Played { won, turns, alarm: vec![], seen: vec![], gear: vec![], items: vec![] };
        let games = BTreeMap::from([(3, game(true, 9)), (7, game(false, 4)), (20, game(true, 8)), (21, game(true, 8))]);
        assert_eq!(finest(&games), Some(20));
        assert_eq!(finest(&BTreeMap::from([(7, game(false, 4))])), None);
    }
}
