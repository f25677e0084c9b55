//! The names of the EX bosses (HG-B1 to HG-B8).

use serde::{Deserialize, Serialize};

/// An EX boss, in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Boss {
    /// Brings the eliminated back as Fallen.
    FallenAngel,
    /// Takes a card or blood from everybody each turn.
    DarkMateria,
    /// Moves around the table and strikes.
    Exitus,
    /// Wins by one more portal.
    Belial,
    /// Wins by open programs.
    Omega,
    /// Makes players Legion.
    LegionGod,
    /// Bursts.
    Parasite,
    /// Stands at a player and bites.
    Bloodbeast,
}

impl Boss {
    /// Every boss.
    pub const ALL: [Self; 8] = [
        Self::FallenAngel,
        Self::DarkMateria,
        Self::Exitus,
        Self::Belial,
        Self::Omega,
        Self::LegionGod,
        Self::Parasite,
        Self::Bloodbeast,
    ];

    /// The number on its portals.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
