//! What many games come to: win rate with its confidence interval, lengths and speed.

use serde::Serialize;

use crate::{
    records::{median, nearest_rank},
    stealth::solve::wilson,
};

/// One game played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// Whether it was won.
    pub won: bool,
    /// How many turns it took.
    pub turns: u16,
    /// How many decisions were taken.
    pub decisions: u32,
}

/// Many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// The share won.
    pub win_rate: f64,
    /// Where the true rate lies with 95 % confidence, by Wilson's score interval.
    pub ci95: [f64; 2],
    /// How long they took.
    pub seconds: f64,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions per second of waiting, all jobs together.
    pub decisions_per_second: f64,
    /// How many turns the games took.
    pub turns: Turns,
}

/// Lengths of games in turns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Turns {
    /// Half of the games are no longer.
    pub median: f64,
    /// Nine of ten games are no longer.
    pub p90: f64,
}

impl Tally {
    /// Counts the games.
    pub fn new(records: &[Record], seconds: f64) -> Self {
        let games = records.len() as u32;
        let wins = records.iter().filter(|record| record.won).count() as u32;
        let decisions = records.iter().map(|record| u64::from(record.decisions)).sum();
        let mut turns: Vec<u16> = records.iter().map(|record| record.turns).collect();
        turns.sort_unstable();
        Self {
            games,
            wins,
            win_rate: f64::from(wins) / f64::from(games.max(1)),
            ci95: wilson(wins, games),
            seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(f64::EPSILON),
            turns: Turns { median: median(&turns), p90: f64::from(nearest_rank(&turns, 0.9)) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_told_by_median_and_nearest_rank() {
        let record = |turns| Record { won: turns < 4, turns, decisions: 10 };
        let tally = Tally::new(&[5, 1, 4, 2, 3, 6, 7, 8, 9, 10].map(record), 2.0);
        assert_eq!((tally.turns.median, tally.turns.p90), (5.5, 9.0));
        assert_eq!((tally.games, tally.wins, tally.decisions), (10, 3, 100));
        assert!((tally.decisions_per_second - 50.0).abs() < 1e-9 && (tally.win_rate - 0.3).abs() < 1e-9);
    }
}

/// How often something came true.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    pub wins: u32,
    pub of: u32,
    pub win_rate: f64,
    pub ci95: [f64; 2],
}

impl Share {
    /// So often of so many.
    pub fn new(wins: u32, of: u32) -> Self {
        Self { wins, of, win_rate: f64::from(wins) / f64::from(of.max(1)), ci95: wilson(wins, of) }
    }
}

/// How long games were.
pub fn lengths(lengths: impl Iterator<Item = u32>) -> Turns {
    let mut sorted: Vec<u16> = lengths.map(|n| u16::try_from(n).unwrap_or(u16::MAX)).collect();
    sorted.sort_unstable();
    Turns { median: median(&sorted), p90: f64::from(nearest_rank(&sorted, 0.9)) }
}
