//! Cards being carried out, and abilities that wait for it.

use serde::{Deserialize, Serialize};

use super::{Cause, IdNo, ProgramNo, Spot};
use crate::engine::Seat;

/// The ability of a revealed ID that waits to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trigger {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub id: IdNo,
    /// Who caused the reveal.
    pub culprit: Option<Seat>,
}

/// Which card a script comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// An ID.
    Id(IdNo),
    /// A program.
    Program(ProgramNo),
}

/// A card being carried out: where it stands, and what was chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// The card.
    pub source: Source,
    /// Its owner (V1).
    pub you: Seat,
    /// The player chosen.
    pub them: Option<Seat>,
    /// The player chosen second.
    pub second: Option<Seat>,
    /// Who caused the reveal.
    pub culprit: Option<Seat>,
    /// The place in the list.
    pub at: u8,
    /// The place inside the list of an `If`: which list, and where.
    pub inner: Option<(bool, u8)>,
    /// How far the current effect has come.
    pub stage: u8,
    /// What it noted.
    pub note: u8,
    /// A card it chose.
    pub spot: Option<Spot>,
    /// Whether the card revealed last was not blue.
    pub not_human: bool,
}

impl Frame {
    /// A card from its first effect.
    pub const fn new(source: Source, you: Seat, culprit: Option<Seat>) -> Self {
        Self {
            source,
            you,
            them: None,
            second: None,
            culprit,
            at: 0,
            inner: None,
            stage: 0,
            note: 0,
            spot: None,
            not_human: false,
        }
    }

    /// The reason given for what the card does.
    pub const fn cause(&self) -> Cause {
        match self.source {
            Source::Id(id) => Cause::Ability(self.you, id),
            Source::Program(program) => Cause::Program(self.you, program),
        }
    }
}
