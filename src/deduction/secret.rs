//! Faces of cards, and what only some seats may know.

use serde::{Deserialize, Serialize};

use super::{IdNo, LoyaltyNo, ProgramNo};
use crate::engine::{Seat, Seats};

/// The face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// An ID.
    Id(IdNo),
    /// A loyalty card.
    Loyalty(LoyaltyNo),
    /// A program.
    Program(ProgramNo),
}

/// Something only some seats may know; `None` for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret<T> {
    /// What it is.
    pub what: Option<T>,
    /// Who may know.
    pub to: Seats,
}

impl<T: Copy> Secret<T> {
    /// Known to these.
    pub const fn of(what: T, to: Seats) -> Self {
        Self { what: Some(what), to }
    }

    /// The same as `seat` may know it.
    #[must_use]
    pub fn seen_by(self, seat: Seat) -> Self {
        Self { what: self.what.filter(|_| self.to.contains(seat)), to: Seats::default() }
    }
}
