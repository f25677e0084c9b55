//! Votes, choices with closed eyes, and the moments of prompts.

use serde::{Deserialize, Serialize};

use crate::{beginning::Figure, engine::Seat};

/// A closed-eye step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClosedStep {
    /// A lone Machine may convert a Human (TB-MACH-10).
    Convert,
    /// Legion may infect; how many more times (TB-MACH-12).
    Infect(u8),
}

/// What a player has chosen with closed eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chosen {
    /// Nothing yet.
    #[default]
    Open,
    /// Has answered, and it is not known what.
    Hidden,
    /// Nobody.
    Nobody,
    /// This player.
    Seat(Seat),
}

/// A secret vote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Vote {
    /// Not yet.
    #[default]
    Open,
    /// Has voted, and it is not known what.
    Hidden,
    /// In favour.
    Yes,
    /// Against.
    No,
}

/// What is voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Whether to detain somebody.
    Censure {
        /// Whose motion.
        by: Figure,
        /// Who.
        whom: Seat,
    },
    /// Who reaches out ("A Risky Chance").
    Gamble,
}

/// When a prompt for what may be used at any time is opened (TB-OPEN-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// Before the dice of the Activation Phase.
    BeforeDice,
    /// After an event was shown.
    Shown,
    /// Before the cards of a check are shown.
    Pooled,
    /// After the event.
    AfterEvent,
}
