//! How likely the best play found wins, by playing.

use serde::Serialize;

use crate::{
    engine::{Bot, arena},
    stealth::{
        Outcome, Setup, Stealth,
        bots::{Cautious, Effort, Planner},
    },
};

/// The normal quantile for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// More decisions than any sensible game has.
pub const MOST_DECISIONS: u32 = 2000;

/// How often the best bot won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WinChance {
    /// The share of games won.
    pub rate: f64,
    /// Where the true share lies with 95 % confidence.
    pub ci95: [f64; 2],
    /// How many games were played.
    pub games: u32,
}

/// Plays with the cautious bot and the planner; the better of the two, and all games that were won.
pub(super) fn win_chance(setup: &Setup, games: u32, effort: Effort) -> (WinChance, Vec<Outcome>) {
    let mut best = WinChance { rate: 0.0, ci95: wilson(0, games), games };
    let mut won = Vec::new();
    for planner in [false, true] {
        let before = won.len();
        won.extend((0..games).filter_map(|seed| {
            let bot: Box<dyn Bot<Stealth>> =
                if planner { Box::new(Planner::new(effort)) } else { Box::new(Cautious::default()) };
            let played = arena::play::<Stealth>(setup, seed.into(), &mut [bot], MOST_DECISIONS);
            played.ok().and_then(|played| played.outcome).filter(|outcome| outcome.won)
        }));
        let wins = (won.len() - before) as u32;
        let rate = f64::from(wins) / f64::from(games.max(1));
        if rate > best.rate {
            best = WinChance { rate, ci95: wilson(wins, games), games };
        }
    }
    (best, won)
}

/// Wilson's score interval for `wins` of `games`, at 95 %.
pub fn wilson(wins: u32, games: u32) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let n = f64::from(games);
    let rate = f64::from(wins) / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / scale;
    let half = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    // At the ends the formula gives the end itself, but for rounding.
    let low = if wins == 0 { 0.0 } else { middle - half };
    let high = if wins == games { 1.0 } else { middle + half };
    [low.max(0.0), high.min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out apart from this code.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |[low, high]: [f64; 2], expected: [f64; 2]| {
            assert!((low - expected[0]).abs() < 1e-4 && (high - expected[1]).abs() < 1e-4, "{low} {high}");
        };
        close(wilson(8, 10), [0.4902, 0.9433]);
        close(wilson(0, 10), [0.0, 0.2775]);
        close(wilson(10, 10), [0.7225, 1.0]);
        close(wilson(160, 200), [0.7391, 0.8496]);
    }
}
