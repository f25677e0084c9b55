//! What players say: structured claims, true or not (TB-INFO-09, TB-OPEN-24).

use serde::{Deserialize, Serialize};

use super::{Colour, Faction};
use crate::engine::Seat;

/// Something a player says. No claim names a number (TB-INFO-09) or shows a card (TB-INFO-01, TB-INFO-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Claim {
    /// How much I put in, or will.
    Give(Amount),
    /// My faction is this one.
    Faction(Faction),
    /// That player belongs to this faction.
    Accuse(Seat, Faction),
    /// I trust that player.
    Vouch(Seat),
    /// The chip I carry has this colour.
    Carry(Colour),
    /// That player should be detained.
    Detain(Seat),
    /// That player should not be detained.
    Spare(Seat),
}

/// How much, in the three words there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A lot.
    Lot,
    /// A little.
    Little,
    /// Nothing.
    Nothing,
}

/// A claim with who made it and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Who.
    pub by: Seat,
    /// In which turn of the game.
    pub turn: u32,
    /// What.
    pub claim: Claim,
}
