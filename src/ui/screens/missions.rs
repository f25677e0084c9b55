//! The ways into a mission: from its beginning, and from a save.

use super::mission::Mission;
use crate::{
    engine::{Dice, Match},
    stealth::{Setup, Stealth},
    ui::{Desk, Screen},
};

/// A mission from its first turn, with the seed the desk names or one nobody has chosen.
pub fn begin(desk: &Desk, setup: Setup) -> Screen {
    Screen::Mission(Box::new(Mission::begin(setup, desk.seed.unwrap_or_else(any_seed))))
}

/// A saved mission where it was left.
pub fn resume(desk: &Desk, game: Match<Stealth>) -> Screen {
    Screen::Mission(Box::new(Mission::resume(desk, game)))
}

/// A seed nobody has chosen, short enough to be read out.
fn any_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Dice::new(since.map_or(0, |since| since.as_nanos() as u64)).below(1_000_000) as u64
}
