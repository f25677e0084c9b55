//! Programs (TB-PROG).

use serde::{Deserialize, Serialize};

use crate::beginning::Effect;

/// A kind of program (TB-PROG).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it costs in the market.
    pub price: u8,
    /// Copies.
    pub count: u8,
    /// How it is used.
    pub used: Used,
    /// What it does when used.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// How a program is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Used {
    /// In the own turn, once.
    Own,
    /// At any time, once.
    Any,
    /// Laid open with two charges; each use at any time spends one (TB-PROG-05, TB-PROG-06).
    Charged,
    /// Laid open for good (TB-PROG-04).
    Permanent(Power),
}

/// What a permanent program gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Power {
    /// Range.
    Range(u8),
    /// Shield.
    Shield(u8),
    /// Strength.
    Strength(u8),
}
