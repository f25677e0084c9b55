//! Checks, attacks and blows under way.

use serde::{Deserialize, Serialize};

use crate::beginning::{EventNo, Figure, Foe, Item};

/// What cards are put in for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The event.
    pub event: EventNo,
}

/// Who makes an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// Who.
    pub by: Figure,
    /// At whom.
    pub foe: Foe,
    /// Red cards and weapon so far.
    pub red: u8,
    /// Red cards that may still be added.
    pub left: u8,
    /// More damage.
    pub damage: u8,
    /// Whether a hit strikes every enemy in range.
    pub all: bool,
    /// The weapon used.
    pub item: Option<Item>,
}

/// An enemy's attack on somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The enemy.
    pub foe: Foe,
    /// At whom; `None` for Apex.
    pub victim: Option<Figure>,
    /// Whether it is a theft (TB-ENM-15).
    pub theft: bool,
    /// Blue cards so far.
    pub blue: u8,
    /// Blue cards that may still be added.
    pub left: u8,
}
