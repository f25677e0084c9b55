//! What only some seats know, and where chips were looked at.

use serde::Serialize;

use super::{Column, Figure};
use crate::engine::{Seat, Seats};

/// Something that some seats know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Secret<T> {
    /// What; `None` for whoever does not know.
    pub what: Option<T>,
    /// Who knows.
    pub known: Seats,
}

impl<T: Clone> Secret<T> {
    /// Something that one seat knows.
    pub const fn of(what: T, seat: Seat) -> Self {
        Self { what: Some(what), known: Seats::one(seat) }
    }

    /// Something that these seats know.
    pub const fn among(what: T, known: Seats) -> Self {
        Self { what: Some(what), known }
    }

    /// The same as a seat knows it.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        if self.known.contains(seat) { self.clone() } else { Self { what: None, known: Seats::default() } }
    }
}

/// Where chips were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Spot {
    /// The top of a Sector, from 0.
    Sector(u8),
    /// A position of the Junkyard.
    Junkyard(u8),
    /// A chip of the Network: a column and a Tier from 0.
    Network(Column, u8),
    /// Carried by a figure.
    Carried(Figure),
}
