//! Wounds (TB-WND).

use serde::{Deserialize, Serialize};

/// A wound (TB-WND).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WoundCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Copies.
    pub count: u8,
    /// What it does.
    pub harm: Harm,
}

/// What a wound does until it is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Harm {
    /// Fewer cards drawn.
    Draw(u8),
    /// Fewer steps, at least 1.
    Moves(u8),
    /// Fewer red cards in an attack.
    Red(u8),
    /// Fewer blue cards in a defence.
    Blue(u8),
    /// Fewer cards kept.
    Hand(u8),
    /// Fewer programs kept.
    Programs(u8),
    /// No range.
    NoRange,
    /// At most so many cards in a check.
    Checks(u8),
    /// Contagious: the other discards so many cards by chance (TB-WND-05).
    Fever(u8),
    /// Contagious: the other loses so much health, never the last (TB-WND-05).
    Rot(u8),
}
