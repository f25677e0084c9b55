//! Chips, spawn locations and boxes on the board.

use serde::{Deserialize, Serialize};

use crate::{
    beginning::{Area, Colour, Enemy, Item},
    engine::{Seat, Seats},
};

/// A data chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chip {
    /// Its colour; `None` in the view of whoever does not know it.
    pub colour: Option<Colour>,
    /// Whether it lies open.
    pub up: bool,
    /// Who knows it though it does not.
    pub seen: Seats,
    /// The Sector it comes from, from 0; unknown once chips were mixed (TB-HUM-02).
    pub from: Option<u8>,
}

/// A chip in the Junkyard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Junk {
    /// The chip; `None` once it was removed.
    pub chip: Option<Chip>,
    /// Who dropped it; `None` for chips nobody dropped themselves (TB-OPEN-26).
    pub by: Option<Seat>,
}

/// A spawn location in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// Who stands there.
    pub enemy: Option<Enemy>,
    /// Whether it was destroyed (TB-SPAWN-07).
    pub dead: bool,
}

/// A supply box on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crate {
    /// What is in it; `None` in the view of whoever does not know it.
    pub item: Option<Item>,
    /// Where.
    pub area: Area,
    /// Whether it lies open: an HQ weapon that was dropped (TB-AMB-63).
    pub up: bool,
    /// Who knows it: Kuro sniffed, or it was dropped.
    pub seen: Seats,
}
