//! Objectives (TB-OBJ).

use serde::{Deserialize, Serialize};

use crate::beginning::Badge;

/// An objective (TB-OBJ).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What is to be done, in words.
    pub text: String,
    /// What is to be done.
    pub goal: Goal,
    /// What is to be done instead where three play: each of them has more turns.
    #[serde(default)]
    pub at_three: Option<Goal>,
}

impl ObjectiveCard {
    /// What is to be done at a table of so many.
    pub fn goal(&self, seats: u8) -> Goal {
        self.at_three.filter(|_| seats == 3).unwrap_or(self.goal)
    }
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Brought so many chips into the Network that are not blue.
    NonBlue(u8),
    /// Brought this many chips in.
    Brought(u8),
    /// This many boosts.
    Boosts(u8),
    /// This many level 2 boosts.
    SecondBoosts(u8),
    /// This many eliminations.
    Eliminated(u8),
    /// This badge at the end.
    Badge(Badge),
    /// Full health and no wound at the end.
    Unhurt,
    /// This many cards in hand at the end.
    Hand(u8),
    /// This many programs at the end.
    Programs(u8),
    /// Used a Recon card.
    Recon,
    /// Dropped this many chips in the Junkyard.
    Dropped(u8),
    /// Took this many different City actions.
    CityActions(u8),
    /// An own Censure Motion detained somebody.
    Censure,
    /// A supply box equipped at the end.
    Equipped,
}
