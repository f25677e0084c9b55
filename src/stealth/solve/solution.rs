//! The solver's answer, and how it comes about.

use serde::Serialize;

use super::{Found, Goal, Route, SoftLock, Solver, WinChance, chance};
use crate::stealth::{Outcome, Setup, bots::Effort};

/// How much the solver may do. It counts states and games, not time, so that equal missions give equal answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// States looked at per depth of each search.
    pub states: u32,
    /// How many turns beyond the bound lines are looked for.
    pub slack: u16,
    /// How many turns beyond the bound any line is looked for where none was found by then; 0 for no such look.
    pub patience: u16,
    /// Games each bot plays for the win chance.
    pub games: u32,
    /// How hard the planner thinks in them.
    pub effort: Effort,
}

impl Default for Budget {
    fn default() -> Self {
        Self { states: 60_000, slack: 6, patience: 16, games: 20, effort: Effort { worlds: 48, turns: 40 } }
    }
}

/// What the solver found out about a mission.
///
/// A line is a sequence of decisions and card draws that the rules allow: decisions and cards are both chosen freely,
/// each card as often as the deck has it. So these are the results of best play with best luck; how likely a win is
/// without it, `win_chance` says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solution {
    /// Whether some line wins; `None` where the budget did not suffice to know.
    pub winnable: Option<bool>,
    /// Whether `winnable` and `par_turns` are proved; if not, `par_turns` is the best found and `par_at_least` a bound.
    pub exact: bool,
    /// The fewest turns of any winning line.
    pub par_turns: Option<u16>,
    /// No line wins in fewer turns than this.
    pub par_at_least: Option<u16>,
    /// The fastest line that was found; a bot that won may have been faster by luck.
    pub fastest: Option<Route>,
    /// A winning line on which no enemy is defeated.
    pub no_kill: Option<Route>,
    /// A winning line on which the player is never detected.
    pub unseen: Option<Route>,
    /// What is proved of the last two.
    pub proved: Proved,
    /// How the map alone can make a win impossible.
    pub soft_locks: Vec<SoftLock>,
    /// The share of games the best bot wins.
    pub win_chance: f64,
    /// Where the true share lies with 95 % confidence.
    pub win_chance_ci95: [f64; 2],
    /// How many games that was played.
    pub win_chance_games: u32,
}

/// What is proved about special lines: that the one given is the fastest of its kind, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// About lines without a kill.
    pub no_kill: bool,
    /// About lines never detected.
    pub unseen: bool,
}

/// The proof that a mission can be won, where one is found; nothing else is looked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// A line that wins.
    pub line: Option<Route>,
    /// How the map alone can make a win impossible.
    pub soft_locks: Vec<SoftLock>,
}

/// Looks for a winning line by the quick search alone, `width` worlds wide, up to `slack` turns beyond the bound.
pub fn prove(setup: &Setup, width: usize, slack: u16) -> Proof {
    let solver = Solver::new(setup, Budget { states: 0, slack, ..Budget::default() });
    Proof { line: solver.quickly(Goal::Win, width), soft_locks: solver.soft_locks() }
}

/// Solves a mission within a budget.
pub fn solve(setup: &Setup, budget: Budget) -> Solution {
    let solver = Solver::new(setup, budget);
    let fastest = solver.fastest();
    let no_kill = solver.clean(Goal::NoKill, &fastest);
    let unseen = solver.clean(Goal::Unseen, &fastest);
    let games = if fastest.is_impossible() { 0 } else { budget.games };
    let (win_chance, won) = chance::win_chance(setup, games, budget.effort);
    assemble(&fastest, no_kill, unseen, solver.soft_locks(), (win_chance, &won))
}

/// Puts the findings together; a game a bot won proves what no search found.
fn assemble(
    fastest: &Found,
    no_kill: Found,
    unseen: Found,
    soft_locks: Vec<SoftLock>,
    (win_chance, won): (WinChance, &[Outcome]),
) -> Solution {
    // Where the search for the fastest line is not exact, one for a clean line may have found a faster one.
    let lines = [&fastest.route, &no_kill.route, &unseen.route].into_iter().flatten();
    let quickest = lines.min_by_key(|route| route.turns).cloned();
    let played = won.iter().map(|outcome| outcome.turns).min();
    let par_turns = quickest.as_ref().map(|route| route.turns).into_iter().chain(played).min();
    let winnable = match par_turns {
        Some(_) => Some(true),
        None => fastest.proved.then_some(false),
    };
    Solution {
        winnable,
        exact: fastest.proved,
        par_turns,
        par_at_least: fastest.at_least,
        fastest: quickest,
        proved: Proved { no_kill: no_kill.proved, unseen: unseen.proved },
        no_kill: no_kill.route,
        unseen: unseen.route,
        soft_locks,
        win_chance: win_chance.rate,
        win_chance_ci95: win_chance.ci95,
        win_chance_games: win_chance.games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_line_found_faster_than_the_fastest_is_the_fastest() {
        let line = |turns, proved| {
            let route = Route { turns, sectors: Vec::new(), kills: 0, seen: 0 };
            Found { route: Some(route), proved, at_least: Some(11) }
        };
        let chance = WinChance { rate: 0.0, ci95: [0.0, 0.2], games: 20 };
        let found = assemble(&line(17, false), line(15, false), line(13, false), Vec::new(), (chance, &[]));
        assert_eq!((found.par_turns, found.fastest.unwrap().turns, found.exact), (Some(13), 13, false));
        assert_eq!((found.no_kill.unwrap().turns, found.unseen.unwrap().turns), (15, 13));
    }
}
