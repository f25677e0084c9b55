//! Supply boxes and traps (TB-BOX, TB-TRAP).

use serde::{Deserialize, Serialize};

/// A supply box (TB-BOX, TB-TRAP).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxCard {
    /// What is in it.
    pub item: Item,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Copies in the supply stack.
    pub stack: u8,
    /// Copies at HQ.
    #[serde(default)]
    pub hq: u8,
    /// The price at HQ.
    #[serde(default)]
    pub price: u8,
}

/// What is in a supply box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// More attack and damage, and a program (TB-BOX-09).
    Pistol,
    /// More attack and damage (TB-BOX-10).
    Rifle,
    /// Strikes all enemies in range (TB-BOX-11).
    RocketLauncher,
    /// A step and an action (TB-BOX-12).
    Companion,
    /// Strikes any enemy on the board (TB-BOX-13).
    Laser,
    /// Three random cards are lost (TB-TRAP-03).
    TrapCards,
    /// A program is lost (TB-TRAP-04).
    TrapProgram,
    /// A chip goes to the Junkyard (TB-TRAP-05).
    TrapChip,
    /// No influence cards in the next event (TB-TRAP-06).
    TrapSilence,
}

impl Item {
    /// Whether it hurts whoever opens it.
    pub const fn is_trap(self) -> bool {
        matches!(self, Self::TrapCards | Self::TrapProgram | Self::TrapChip | Self::TrapSilence)
    }
}
