//! What the games of a cell come to: shares with their confidence, lengths, alarm curves, where agents are seen.

use std::collections::BTreeMap;

use ghostline::stealth::{Sector, solve::wilson};

use crate::{cell::Cell, game::Played};

/// The normal quantile for 95 %.
pub const Z: f64 = 1.96;

/// A cell with its games.
#[derive(Clone, Debug)]
pub struct Measured {
    /// What was measured.
    pub cell: Cell,
    /// The games by seed.
    pub games: BTreeMap<u64, Played>,
}

/// A share of games, with where the true share lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// As measured.
    pub rate: f64,
    /// At least.
    pub low: f64,
    /// At most.
    pub high: f64,
}

impl Share {
    /// By how much it is higher than another share measured apart from it (Newcombe's interval).
    pub fn against(self, other: Self) -> Self {
        let rate = self.rate - other.rate;
        let below = (self.rate - self.low).hypot(other.high - other.rate);
        let above = (self.high - self.rate).hypot(other.rate - other.low);
        Self { rate, low: rate - below, high: rate + above }
    }
}

impl Measured {
    /// The share of games won.
    pub fn won(&self) -> Share {
        self.share(|game| game.won)
    }

    /// The share of games of which this holds.
    pub fn share(&self, holds: impl Fn(&Played) -> bool) -> Share {
        let count = self.games.values().filter(|game| holds(game)).count() as u32;
        let [low, high] = wilson(count, self.games.len() as u32);
        Share { rate: f64::from(count) / self.games.len().max(1) as f64, low, high }
    }

    /// The turns that this share of the games does not pass.
    pub fn turns(&self, share: f64) -> f64 {
        let mut turns: Vec<f64> = self.games.values().map(|game| f64::from(game.turns)).collect();
        quantile(&mut turns, share)
    }

    /// The alarm at the end of each turn that at least a fifth of the games reach: lower quarter, middle, upper quarter.
    pub fn alarm(&self) -> Vec<[f64; 3]> {
        let longest = self.games.values().map(|game| game.alarm.len()).max().unwrap_or(0);
        let at = |turn: usize| -> Vec<f64> {
            self.games.values().filter_map(|game| game.alarm.get(turn)).map(|&level| f64::from(level)).collect()
        };
        let enough = |levels: &Vec<f64>| !levels.is_empty() && levels.len() * 5 >= self.games.len();
        let curves = (0..longest).map(at).take_while(enough);
        curves.map(|mut levels| [0.25, 0.5, 0.75].map(|share| quantile(&mut levels, share))).collect()
    }

    /// How often per game agents are seen in each sector.
    pub fn seen(&self) -> BTreeMap<Sector, f64> {
        let mut seen = BTreeMap::new();
        for sector in self.games.values().flat_map(|game| &game.seen) {
            *seen.entry(*sector).or_insert(0.0) += 1.0 / self.games.len().max(1) as f64;
        }
        seen
    }
}

/// The number that this share of the numbers does not pass; of two in the middle their mean.
fn quantile(numbers: &mut [f64], share: f64) -> f64 {
    numbers.sort_unstable_by(f64::total_cmp);
    let place = share * (numbers.len().saturating_sub(1)) as f64;
    let at = |place: f64| numbers.get(place as usize).copied().unwrap_or(0.0);
    f64::midpoint(at(place.floor()), at(place.ceil()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_less_certain_than_either_share() {
        let share = |rate: f64, off: f64| Share { rate, low: rate - off, high: rate + off };
        let lead = share(0.8, 0.03).against(share(0.6, 0.04));
        assert!((lead.rate - 0.2).abs() < 1e-9 && (lead.low - 0.15).abs() < 1e-9 && (lead.high - 0.25).abs() < 1e-9);
    }

    #[test]
    fn quantiles_lie_between_the_smallest_and_the_largest() {
        let mut numbers = [5.0, 1.0, 4.0, 2.0];
        for (share, wanted) in [(0.0, 1.0), (0.5, 3.0), (1.0, 5.0)] {
            assert!((quantile(&mut numbers, share) - wanted).abs() < 1e-9, "{share}");
        }
        assert!(quantile(&mut [], 0.5).abs() < 1e-9);
    }
}
