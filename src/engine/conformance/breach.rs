//! How a game may break the contract.

use crate::engine::{Damaged, Refusal, ReplayError, ResumeError, Seat, StateHash, UndoError};

/// A broken promise, and where to find it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in the game with seed {seed}, after {step} decisions: {fault}")]
pub struct Breach {
    /// The seed of the game.
    pub seed: u64,
    /// How many decisions had been taken.
    pub step: u32,
    /// What is wrong.
    pub fault: Fault,
}

/// A format states are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The short one, which hashes are made of.
    Postcard,
    /// The readable one.
    Json,
}

/// What is wrong. Actions are kept as texts, so that faults are the same type for all games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Fault {
    #[error("the game goes on, but nobody may act")]
    NobodyToAct,
    #[error("seat {} is to act, but has no option", .0.0)]
    NoOption(Seat),
    #[error("seat {} may not act, but has options", .0.0)]
    OptionOutOfTurn(Seat),
    #[error("seat {} is offered {action} twice", .seat.0)]
    OfferedTwice { seat: Seat, action: String },
    #[error("seat {} is offered {action}, but it is {refusal}", .seat.0)]
    Refused { seat: Seat, action: String, refusal: Refusal },
    #[error("seat {} is not offered {action}, but it is accepted", .seat.0)]
    Accepted { seat: Seat, action: String },
    #[error("{action} by seat {} is refused, but changes the state or the dice", .seat.0)]
    RefusalChanges { seat: Seat, action: String },
    #[error("the state cannot be written and read as {format:?}: {why}")]
    Unwritable { format: Format, why: String },
    #[error("the state written and read as {0:?} is another one")]
    Changed(Format),
    #[error("the game does not take back its own state: {0}")]
    Damaged(Damaged),
    #[error("the game resumed from its own state has another turn, round or other options")]
    ResumeDiffers,
    #[error("a match does not come back from its own snapshot: {0}")]
    Resume(ResumeError),
    #[error("undo fails: {0}")]
    Undo(UndoError),
    #[error("actions taken back and taken again lead to another state")]
    UndoDiffers,
    #[error("the journal does not play again: {0}")]
    Replay(ReplayError),
    #[error("the journal plays to the state {found} instead of {recorded}")]
    ReplayDiffers { recorded: StateHash, found: StateHash },
    #[error("seat {} sees something else where only what it cannot know has changed", .0.0)]
    ViewLeaks(Seat),
    #[error("seat {} has other options where only what it cannot know has changed", .0.0)]
    OptionsLeak(Seat),
    #[error("seat {}'s bot chooses otherwise where only what it cannot know has changed", .0.0)]
    ChoiceLeaks(Seat),
    #[error("seat {}'s bot chooses option {choice} of {options}", .seat.0)]
    NoSuchOption { seat: Seat, choice: usize, options: usize },
    #[error("a world imagined by seat {} cannot be played on: {fault}", .seat.0)]
    Unplayable { seat: Seat, fault: Box<Fault> },
}

impl Fault {
    /// An offered action that is refused.
    pub(super) fn refused(seat: Seat, action: &impl std::fmt::Debug, refusal: Refusal) -> Self {
        Self::Refused { seat, action: format!("{action:?}"), refusal }
    }
}
