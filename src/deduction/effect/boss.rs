//! What the cards of EX bosses do.

use serde::{Deserialize, Serialize};

/// What an EX boss does to the players beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BossEffect {
    /// Soft hits.
    SoftHit(Side),
    /// Hard hits.
    HardHit(Side),
    /// Damage.
    Damage(Side, u8),
    /// Each discards a program of the own choice.
    Discard(Side),
    /// Weapons are dropped.
    Drop(Side),
    /// Soft hits on all players with no revealed card.
    SoftHitUnrevealed,
    /// An EX loyalty card is turned face-down again, or else 1 HP healed.
    Recover,
}

/// Which neighbours of a boss (HG-POS-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// The one before it in turn order.
    Left,
    /// The one after it in turn order.
    Right,
    /// Both.
    Both,
}
