//! What dice are rolled for, and what is bought.

use serde::{Deserialize, Serialize};

use crate::beginning::{Figure, Item};

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Activation: orange, red, white, white.
    Activation,
    /// An enemy of a raid: red, white, white.
    Raid,
    /// City action 1: pink.
    Riot {
        /// Declared minus.
        minus: bool,
    },
    /// City action 2: pink.
    Morale {
        /// The blue cards played.
        cards: u8,
    },
    /// City action 4: pink.
    Fate {
        /// Who acts.
        by: Figure,
    },
    /// The Nexus: pink.
    Nexus {
        /// Who acts.
        by: Figure,
        /// The blue cards played.
        cards: u8,
    },
    /// An interrogation: pink.
    Interrogation,
    /// A supply box: orange.
    Drop,
}

/// What is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goods {
    /// An open program, by its place.
    Market(u8),
    /// The top of the pile.
    Random,
    /// An HQ weapon.
    Weapon(Item),
    /// A Recon card.
    Recon(Figure),
}
