//! Influence cards (TB-INF).

use serde::{Deserialize, Serialize};

use crate::beginning::{Character, Effect};

/// Where an influence card belongs at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// The General deck.
    General,
    /// A character's own.
    Personal(Character),
}

/// A kind of influence card (TB-INF).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    #[serde(default)]
    pub text: String,
    /// Its deck.
    pub deck: Deck,
    /// What it shows.
    pub face: Face,
    /// Copies.
    pub count: u8,
}

/// What an influence card shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// Worth this much.
    Blue(u8),
    /// Worth this much below 0.
    Red(u8),
    /// No value.
    Grey,
    /// No value.
    Green,
    /// Matters in checks of events only (TB-EVT-23).
    Special(Special),
    /// A unique card: works for its character, is void for others (TB-INF-03).
    Unique(Unique),
}

/// A special card of the General deck, by what it does to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Special {
    /// The total moves so much towards the target.
    Ease(u8),
    /// The total moves so much away from the target.
    Burden(u8),
    /// The strongest other card counts twice.
    Echo,
    /// The strongest other card counts nothing.
    Mute,
}

/// What a unique card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unique {
    /// Free action in the own turn.
    Free(Vec<Effect>),
    /// Joins an own attack beyond the limit of red cards.
    Attack {
        /// Red value.
        red: u8,
        /// More damage.
        damage: u8,
        /// Whether a hit strikes every enemy in range.
        all: bool,
    },
    /// Blue or red with this value, as played.
    Wild(u8),
    /// Cancels a wound as it is drawn.
    CancelWound,
    /// Brings Kuro back; while he is in play it is blue with this value.
    Kuro(u8),
}
