//! Cards in hands, piles and the pool, with who knows them.

use serde::{Deserialize, Serialize};

use crate::{
    beginning::{InfluenceNo, ProgramNo},
    engine::{Seat, Seats},
};

/// A card with who knows its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot<K> {
    /// The face; `None` in the view of whoever does not know it.
    pub kind: Option<K>,
    /// Who knows it.
    pub seen: Seats,
}

/// Something only one seat knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen<K> {
    /// What.
    pub what: K,
    /// Who.
    pub by: Option<Seat>,
}

/// An influence card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InHand {
    /// Which.
    pub card: InfluenceNo,
    /// Whether it came from the own Personal deck: its back tells.
    pub own: bool,
    /// Who has seen it in the hand it is in, beside its owner.
    pub seen: Seats,
}

/// A card played into what is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Put {
    /// Which.
    pub card: InfluenceNo,
    /// Whether it came from the Personal deck of the player.
    pub own: bool,
    /// By whom; `None` for cards of the General deck.
    pub by: Option<Seat>,
    /// For a vote: before whom it lies.
    pub to: Option<Seat>,
    /// For a wild card: whether it counts as red.
    pub red: bool,
    /// Whether it lies open.
    pub up: bool,
}

/// A program with its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub kind: ProgramNo,
    /// Whether it lies open.
    pub up: bool,
    /// Charges left.
    pub charges: u8,
}
