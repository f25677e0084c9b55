//! What many games come to: win rates with their intervals, turns against par, the alarm, causes of failure, badges.

use std::collections::BTreeMap;

use super::{Book, Earlier, Fall, Played, Record};
use crate::stealth::{Difficulty, solve::wilson};

/// Which games are looked at; what is left open is not asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this mission, or of all contracts; see [`Record::row`].
    pub mission: Option<String>,
    /// Made this hard.
    pub difficulty: Option<Difficulty>,
    /// Played as this.
    pub played: Option<Played>,
}

impl Filter {
    /// Whether a game is among them.
    pub fn fits(&self, game: &Record) -> bool {
        self.mission.as_deref().is_none_or(|mission| mission == game.row())
            && self.difficulty.is_none_or(|difficulty| difficulty == game.difficulty)
            && self.played.is_none_or(|played| played == game.played)
    }

    /// Whether games count of which nothing but their mission is known.
    fn takes_earlier(&self) -> bool {
        self.difficulty.is_none() && self.played.is_none()
    }
}

/// How many games were won, of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// Won.
    pub wins: u32,
    /// Played.
    pub games: u32,
}

impl Rate {
    /// The share won; 0 where nothing was played.
    pub fn share(self) -> f64 {
        f64::from(self.wins) / f64::from(self.games.max(1))
    }

    /// Where the true share lies with 95 % confidence.
    pub fn ci95(self) -> [f64; 2] {
        wilson(self.wins, self.games)
    }

    fn add(&mut self, won: bool) {
        self.games = self.games.saturating_add(1);
        self.wins = self.wins.saturating_add(u32::from(won));
    }
}

/// How long the games that were won took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// Half of the games are no longer.
    pub median: f64,
    /// A quarter of the games is no longer, and three quarters.
    pub middle: (u16, u16),
    /// The shortest and the longest.
    pub ends: (u16, u16),
    /// How many games that is of.
    pub games: u32,
}

/// Turns against the fewest the solver knows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// The turns of the games that were won.
    pub spread: Option<Spread>,
    /// The least par of any of them.
    pub par: Option<u16>,
}

/// The alarm at the end of a turn, over all games that came so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The turn.
    pub turn: u16,
    /// The mean.
    pub mean: f64,
    /// A tenth of the games is no higher, and nine tenths.
    pub band: (u16, u16),
    /// How many games came so far.
    pub games: u32,
}

/// One mission.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it is counted under.
    pub mission: String,
    /// Its name, as it was last played.
    pub name: String,
    /// How often it was won.
    pub rate: Rate,
    /// How long that took.
    pub pace: Pace,
    /// How often each badge was earned, by id.
    pub badges: BTreeMap<String, u32>,
}

/// What the games come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// All that are looked at.
    pub rate: Rate,
    /// Every mission that was played, whichever one is asked for, by id.
    pub missions: Vec<Row>,
    /// How long the games took that were won.
    pub pace: Pace,
    /// The turns of each game that was won, in rising order.
    pub turns: Vec<u16>,
    /// The alarm by turn.
    pub alarm: Vec<Point>,
    /// Why games were not won, most often first. The sector is that of most of them.
    pub falls: Vec<(Fall, u32)>,
    /// How often each badge was earned, by id.
    pub badges: BTreeMap<String, u32>,
}

impl Stats {
    /// What the games of a book come to that a filter lets through.
    pub fn of(book: &Book, filter: &Filter) -> Self {
        let wide = Filter { mission: None, ..filter.clone() };
        let near: Vec<&Record> = book.games().iter().filter(|game| wide.fits(game)).collect();
        let games: Vec<&Record> = near.iter().copied().filter(|game| filter.fits(game)).collect();
        let none = BTreeMap::new();
        let earlier = if filter.takes_earlier() { book.earlier() } else { &none };
        let missions = rows(&near, earlier);
        let chosen = |row: &&Row| filter.mission.as_deref().is_none_or(|mission| mission == row.mission);
        let mut stats = Self {
            pace: pace(&games),
            turns: turns(&games),
            alarm: alarm(&games),
            falls: falls(&games),
            ..Self::default()
        };
        for row in missions.iter().filter(chosen) {
            stats.rate.wins = stats.rate.wins.saturating_add(row.rate.wins);
            stats.rate.games = stats.rate.games.saturating_add(row.rate.games);
            for (badge, times) in &row.badges {
                *stats.badges.entry(badge.clone()).or_default() += times;
            }
        }
        stats.missions = missions;
        stats
    }
}

/// One row per mission.
fn rows(games: &[&Record], earlier: &BTreeMap<String, Earlier>) -> Vec<Row> {
    let mut by_mission: BTreeMap<&str, Vec<&Record>> = earlier.keys().map(|id| (id.as_str(), Vec::new())).collect();
    for game in games {
        by_mission.entry(game.row()).or_default().push(game);
    }
    let row = |(mission, games): (&str, Vec<&Record>)| {
        let mut row = Row {
            mission: mission.to_owned(),
            name: games.last().map_or(mission, |game| &game.name).to_owned(),
            rate: Rate::default(),
            pace: pace(&games),
            badges: BTreeMap::new(),
        };
        if let Some(earlier) = earlier.get(mission) {
            row.rate = Rate { wins: earlier.wins, games: earlier.games };
            row.badges.extend(earlier.badges.iter().map(|badge| (badge.clone(), 1)));
        }
        for game in &games {
            row.rate.add(game.won);
            for badge in &game.badges {
                *row.badges.entry(badge.clone()).or_default() += 1;
            }
        }
        row
    };
    by_mission.into_iter().map(row).collect()
}

fn turns(games: &[&Record]) -> Vec<u16> {
    let mut turns: Vec<u16> = games.iter().filter(|game| game.won).map(|game| game.turns).collect();
    turns.sort_unstable();
    turns
}

fn pace(games: &[&Record]) -> Pace {
    Pace { spread: spread(&turns(games)), par: games.iter().filter_map(|game| game.par).min() }
}

fn spread(sorted: &[u16]) -> Option<Spread> {
    Some(Spread {
        median: median(sorted),
        middle: (nearest_rank(sorted, 0.25), nearest_rank(sorted, 0.75)),
        ends: (*sorted.first()?, *sorted.last()?),
        games: sorted.len() as u32,
    })
}

/// The alarm by turn, as far as at least a quarter of the games came: the rest is the tale of a few.
fn alarm(games: &[&Record]) -> Vec<Point> {
    let curves: Vec<&[u16]> =
        games.iter().map(|game| game.alarm.as_slice()).filter(|alarm| !alarm.is_empty()).collect();
    let longest = curves.iter().map(|curve| curve.len()).max().unwrap_or(0);
    let point = |at: usize| {
        let mut levels: Vec<u16> = curves.iter().filter_map(|curve| curve.get(at).copied()).collect();
        levels.sort_unstable();
        let count = levels.len() as u32;
        let sum: f64 = levels.iter().map(|level| f64::from(*level)).sum();
        let band = (nearest_rank(&levels, 0.1), nearest_rank(&levels, 0.9));
        let enough = levels.len() * 4 >= curves.len();
        enough.then(|| Point { turn: at as u16 + 1, mean: sum / f64::from(count.max(1)), band, games: count })
    };
    (0..longest).map_while(point).collect()
}

/// Causes by enemy kind, most often first; each with the sector it most often happened in.
fn falls(games: &[&Record]) -> Vec<(Fall, u32)> {
    let lost: Vec<&Fall> =
        games.iter().filter(|game| !game.won).map(|game| game.fall.as_ref().unwrap_or(&Fall::Unknown)).collect();
    let mut kinds: BTreeMap<&str, BTreeMap<&str, u32>> = BTreeMap::new();
    let mut counts: Vec<(Fall, u32)> = Vec::new();
    for fall in &lost {
        if let Fall::Attack { by, sector } = fall {
            *kinds.entry(by).or_default().entry(sector).or_default() += 1;
        }
    }
    for (by, sectors) in kinds {
        let most = sectors.iter().max_by_key(|(_, count)| **count).map_or("", |(sector, _)| sector);
        let sector = most.to_owned();
        counts.push((Fall::Attack { by: by.to_owned(), sector }, sectors.values().sum()));
    }
    for other in [Fall::GivenUp, Fall::Unknown] {
        let count = lost.iter().filter(|fall| ***fall == other).count() as u32;
        counts.extend((count > 0).then_some((other, count)));
    }
    counts.sort_by(|(a, a_count), (b, b_count)| b_count.cmp(a_count).then_with(|| a.cmp(b)));
    counts
}

/// The middle of sorted numbers, or the mean of the two in the middle; 0 where there are none.
pub fn median(sorted: &[u16]) -> f64 {
    let half = sorted.len() / 2;
    let at = |place: usize| sorted.get(place).copied().map_or(0.0, f64::from);
    if sorted.len() % 2 == 1 { at(half) } else { f64::midpoint(at(half.saturating_sub(1)), at(half)) }
}

/// The smallest of sorted numbers that this share of them does not pass; 0 where there are none.
pub fn nearest_rank(sorted: &[u16], share: f64) -> u16 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
}
