//! All finished games of a player: the newest in detail, the ones before as totals, and the best of every mission.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Played, Record};

/// The most games kept in detail.
pub const MOST_GAMES: usize = 2000;
/// The most missions with totals of their own; what is beyond goes together.
const MOST_MISSIONS: usize = 1000;
/// What all contracts together are counted under: each is a mission of its own that hardly comes again.
pub const CONTRACTS: &str = "contracts";

/// All games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    /// The games in detail, oldest first.
    games: Vec<Record>,
    /// What is left of games before those, by mission.
    earlier: BTreeMap<String, Earlier>,
    /// The best over all, by mission.
    bests: BTreeMap<String, Best>,
}

/// What is left of games that are no longer kept in detail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Earlier {
    /// How many there were.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// How many more were won in a time when losses were not counted.
    pub uncounted: u32,
    /// The fewest turns of those won; 0 where none was.
    pub turns: u16,
    /// The badges earned at least once.
    pub badges: BTreeSet<String>,
}

/// The best a player did in one mission, over all times it was won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// How often it was won.
    pub wins: u32,
    /// The fewest turns.
    pub turns: u16,
    /// The badges earned at least once.
    pub badges: BTreeSet<String>,
}

impl Best {
    fn add(&mut self, wins: u32, turns: u16, badges: &BTreeSet<String>) {
        self.turns = if self.wins == 0 { turns } else { self.turns.min(turns) };
        self.wins = self.wins.saturating_add(wins);
        for badge in badges {
            if !self.badges.contains(badge) {
                self.badges.insert(badge.clone());
            }
        }
    }
}

impl Book {
    /// A book of these games, oldest first, after those that are only counted.
    pub fn new(games: Vec<Record>, earlier: BTreeMap<String, Earlier>) -> Self {
        let mut book = Self { games: games.into_iter().map(Record::checked).collect(), earlier, ..Self::default() };
        book.shorten();
        book.count_bests();
        book
    }

    /// A book that knows no games, only the best of some missions, as games before this one kept it.
    pub fn of_bests(bests: BTreeMap<String, Best>) -> Self {
        let earlier =
            |best: Best| Earlier { uncounted: best.wins, turns: best.turns, badges: best.badges, ..Earlier::default() };
        let won = bests.into_iter().filter(|(_, best)| best.wins > 0);
        Self::new(Vec::new(), won.map(|(mission, best)| (mission, earlier(best))).collect())
    }

    /// Puts a game in; of one that is there already, whatever is new is added. Says whether that changed anything.
    pub fn note(&mut self, record: Record) -> bool {
        let record = record.checked();
        let same = self.games.iter().rposition(|game| game.is_same_game(&record));
        let Some(game) = same.and_then(|at| self.games.get_mut(at)) else {
            best(&mut self.bests, &record);
            self.games.push(record);
            self.shorten();
            return true;
        };
        let known = record.with_what_was_known(game);
        if *game == known {
            return false;
        }
        *game = known;
        self.count_bests();
        true
    }

    /// The games in detail, oldest first.
    pub fn games(&self) -> &[Record] {
        &self.games
    }

    /// What is left of games before those, by mission.
    pub fn earlier(&self) -> &BTreeMap<String, Earlier> {
        &self.earlier
    }

    /// How many games there were, as far as they were counted.
    pub fn count(&self) -> usize {
        self.games.len() + self.earlier.values().map(|earlier| earlier.games as usize).sum::<usize>()
    }

    /// The best of a mission, where it was won; of all contracts under [`CONTRACTS`].
    pub fn best(&self, mission: &str) -> Option<&Best> {
        self.bests.get(mission)
    }

    /// The best of every mission that was won.
    pub fn bests(&self) -> &BTreeMap<String, Best> {
        &self.bests
    }

    /// Turns the oldest games into totals, where there are too many.
    fn shorten(&mut self) {
        let beyond = self.games.len().saturating_sub(MOST_GAMES);
        for game in self.games.drain(..beyond).collect::<Vec<_>>() {
            let crowded = self.earlier.len() >= MOST_MISSIONS && !self.earlier.contains_key(game.row());
            let row = if crowded { "" } else { game.row() };
            let earlier = self.earlier.entry(row.to_owned()).or_default();
            earlier.games = earlier.games.saturating_add(1);
            if game.won {
                let first = earlier.turns == 0;
                earlier.wins = earlier.wins.saturating_add(1);
                earlier.turns = if first { game.turns } else { earlier.turns.min(game.turns) };
                earlier.badges.extend(game.badges);
            }
        }
    }

    fn count_bests(&mut self) {
        self.bests.clear();
        for (mission, earlier) in &self.earlier {
            let wins = earlier.wins.saturating_add(earlier.uncounted);
            if wins > 0 {
                self.bests.entry(mission.clone()).or_default().add(wins, earlier.turns, &earlier.badges);
            }
        }
        for game in &self.games {
            best(&mut self.bests, game);
        }
    }
}

/// Counts a game among the best of its mission.
fn best(bests: &mut BTreeMap<String, Best>, game: &Record) {
    if !game.won {
        return;
    }
    match bests.get_mut(game.row()) {
        Some(best) => best.add(1, game.turns, &game.badges),
        None => bests.entry(game.row().to_owned()).or_default().add(1, game.turns, &game.badges),
    }
}

impl Record {
    /// What the game is counted under: its mission, or all contracts together.
    pub fn row(&self) -> &str {
        if self.played == Played::Contract { CONTRACTS } else { &self.mission }
    }
}
