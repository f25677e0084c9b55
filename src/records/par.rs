//! Par: the fewest turns the solver finds, with the effort that is spent on it after a game.

use crate::{
    session::badges::Par,
    stealth::{
        Setup,
        bots::Effort,
        solve::{Budget, solve},
    },
};

/// How much the solver may do for par. It plays no games: par and routes are all that is wanted.
pub const BUDGET: Budget =
    Budget { states: 4000, slack: 6, patience: 16, games: 0, effort: Effort { worlds: 1, turns: 1 } };

/// Asks the solver. Takes a while: not within a frame.
pub fn par(setup: &Setup) -> Par {
    solve(setup, BUDGET).par_turns.map_or(Par::Unknown, Par::Turns)
}
