//! The bands missions must stay in: what the balance of the campaign is measured against.

use ghostline::stealth::Difficulty;

use crate::cell::Bot;

/// From the lowest to the highest share of games won that a mission may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

/// The planner on standard in the first mission and in the last, with what a player could own by then.
const FIRST: Band = Band { low: 0.85, high: 0.95 };
const LAST: Band = Band { low: 0.45, high: 0.65 };
/// How many missions lie on a way through the campaign.
const STAGES: f64 = 9.0;
/// What story adds for the planner, and how near to it a mission should come.
const STORY: f64 = 0.15;
const NEAR: f64 = 0.05;
/// No mission has to be won more often than this: nobody wins more than every game.
const CEILING: f64 = 0.90;
/// What hard takes away at the most, and at the least.
const HARD: Band = Band { low: 0.25, high: 0.15 };
/// The cautious bot on standard.
const CAUTIOUS: Band = Band { low: 0.15, high: 0.60 };
/// The random bot from the second mission on.
const RANDOM: Band = Band { low: 0.0, high: 0.10 };

/// By how much a mission may be won more often on standard than one that leads to it: not at all, and less by no more than
/// a player takes for a step.
pub const STEP: Band = Band { low: -0.15, high: 0.0 };
/// The planner's median of turns on every difficulty.
pub const TURNS: (f64, f64) = (10.0, 25.0);
/// The most a gear card may change the planner's share of games won.
pub const GEAR: f64 = 0.20;

/// The band of a campaign mission, by how many missions were won before it; `None` where none is asked for.
pub fn band(bot: Bot, difficulty: Difficulty, depth: usize) -> Option<Band> {
    let standard = along(depth);
    match (bot, difficulty) {
        (Bot::Planner, Difficulty::Standard) => Some(standard),
        (Bot::Planner, Difficulty::Story) => {
            Some(Band { low: (standard.low + STORY).min(CEILING), high: (standard.high + STORY).min(1.0) })
        }
        (Bot::Planner, Difficulty::Hard) => {
            Some(Band { low: standard.low - HARD.low, high: standard.high - HARD.high })
        }
        (Bot::Cautious, Difficulty::Standard) => Some(CAUTIOUS),
        (Bot::Random, Difficulty::Standard) if depth > 0 => Some(RANDOM),
        _ => None,
    }
}

/// By how much the share of games won on a difficulty should be higher than a mission's own on standard; `None` on
/// standard.
pub fn lead(difficulty: Difficulty, standard: f64) -> Option<Band> {
    match difficulty {
        Difficulty::Story => Some(Band { low: (STORY - NEAR).min(CEILING - standard), high: STORY + NEAR }),
        Difficulty::Standard => None,
        Difficulty::Hard => Some(Band { low: -HARD.low, high: -HARD.high }),
    }
}

/// The band falls steadily from the first mission to the last.
fn along(depth: usize) -> Band {
    let part = (depth as f64 / (STAGES - 1.0)).min(1.0);
    let between = |first: f64, last: f64| first + (last - first) * part;
    Band { low: between(FIRST.low, LAST.low), high: between(FIRST.high, LAST.high) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_planners_band_falls_from_the_first_mission_to_the_last() {
        let at = |depth| band(Bot::Planner, Difficulty::Standard, depth).unwrap();
        assert_eq!((at(0), at(8)), (FIRST, LAST));
        assert!((1..9).all(|depth| at(depth).low < at(depth - 1).low && at(depth).high < at(depth - 1).high));
    }

    #[test]
    fn story_need_not_lead_beyond_the_ceiling() {
        let low = |standard| lead(Difficulty::Story, standard).unwrap().low;
        assert!((low(0.6) - 0.10).abs() < 1e-9 && (low(0.85) - 0.05).abs() < 1e-9 && low(0.95) < 0.0);
    }
}
