//! The ways into a mission: from its beginning, and from a save.

use std::time::{SystemTime, UNIX_EPOCH};

use super::Mission;
use crate::{
    engine::Match,
    stealth::{Setup, Stealth},
    ui::{Desk, Screen},
};

/// A mission from its first turn, with the seed the desk names or one nobody has chosen.
pub fn begin(desk: &Desk, setup: Setup) -> Screen {
    let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
    Screen::Mission(Box::new(Mission::begin(setup, desk.seed.unwrap_or_else(fresh))))
}

/// A saved mission where it was left.
pub fn resume(desk: &Desk, game: Match<Stealth>) -> Screen {
    Screen::Mission(Box::new(Mission::resume(desk, game)))
}
