//! A card being carried out.

use serde::{Deserialize, Serialize};

use crate::{
    beginning::{EventNo, Figure, InfluenceNo, ProgramNo},
    engine::{Seat, Seats},
};

/// Which card a script comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A half of an event: which event, which half by its place.
    Event(EventNo, u8),
    /// A program.
    Program(ProgramNo),
    /// An All-Rounder card.
    Rounder(u8),
    /// A unique card.
    Unique(InfluenceNo),
    /// A line of an interrogation card.
    Interrogation(u8, u8),
}

/// A card being carried out: where it stands, and what was chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The card.
    pub source: Source,
    /// Its owner; in events the active player.
    pub you: Seat,
    /// The figure chosen.
    pub them: Option<Figure>,
    /// The place in the list.
    pub at: u8,
    /// The place inside the list of an `Either`: which list, and where.
    pub inner: Option<(bool, u8)>,
    /// How often the current effect was carried out.
    pub done: u8,
    /// Who put cards into the check.
    pub gave: Seats,
}

impl Frame {
    /// A card from its first effect.
    pub const fn new(source: Source, you: Seat) -> Self {
        Self { source, you, them: None, at: 0, inner: None, done: 0, gave: Seats::NONE }
    }
}
