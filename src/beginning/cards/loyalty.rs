//! Loyalty cards and how their stack is made (TB-LOY).

use serde::{Deserialize, Serialize};

use crate::beginning::Faction;

/// A loyalty card and how often it exists (TB-OPEN-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoyaltyCard {
    /// Whose side.
    pub faction: Faction,
    /// What it asks for, in words.
    pub text: String,
    /// Copies.
    pub count: u8,
}

/// How the loyalty stack is made for a number of players (TB-LOY-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// For how many players.
    pub seats: u8,
    /// Cards that are always in.
    pub always: Vec<Faction>,
    /// Cards of which some are drawn unseen.
    pub from: Vec<Faction>,
    /// How many are drawn.
    pub random: u8,
}
