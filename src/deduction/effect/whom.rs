//! Whom and which cards an effect concerns, and who decides that.

use serde::{Deserialize, Serialize};

/// A choice of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pick {
    /// Among whom.
    pub from: From,
    /// What must be true of the player; all of it.
    pub having: Vec<Trait>,
    /// Whether nobody may be chosen.
    pub may: bool,
}

/// Among whom a player is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// Living players but you.
    #[default]
    Others,
    /// Living players.
    Anyone,
    /// Eliminated players.
    Eliminated,
    /// Whoever caused this reveal; where nobody else did, living players but you.
    Culprit,
}

/// Something that must be true of a player who is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trait {
    /// Holds a weapon.
    Armed,
    /// Holds a weapon that can be aimed elsewhere.
    CanReaim,
    /// Holds a weapon with a target.
    Aiming,
    /// Has a face-down loyalty card.
    HiddenLoyalty,
    /// Has a revealed loyalty card.
    ShownLoyalty,
    /// Has a loyalty card.
    Loyalty,
    /// Has a face-down ID.
    HiddenId,
    /// Has an ability that can be copied on a revealed ID (V17).
    Copyable,
    /// Has 1 HP or a revealed ID.
    WeakOrShown,
    /// Has less than the most HP.
    Wounded,
    /// Holds programs.
    Programs,
    /// Holds a program that can be taken: not a played permanent.
    Takeable,
    /// Is not the one chosen before.
    Another,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner of the ID, or the player of the program (V1).
    You,
    /// The player chosen.
    Them,
    /// The player chosen second.
    Second,
    /// Every other living player.
    Others,
    /// The nearest living player on each side (V13).
    Neighbours,
    /// Every player aiming at you.
    Aimers,
}

/// Which cards of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sight {
    /// One loyalty card.
    Loyalty,
    /// All loyalty cards.
    AllLoyalty,
    /// The ID.
    Id,
    /// The ID or one loyalty card.
    IdOrLoyalty,
    /// All programs.
    Programs,
}

/// Who decides which program it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// Whoever gives it away by discarding, whoever takes it by taking; loyalty programs are not taken.
    Chosen,
    /// Chance.
    Random,
}

/// Whether something must be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Must {
    /// It is.
    Must,
    /// You decide.
    May,
}

/// Which loyalty card is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    /// One of the owner's choice; all choose at the same time, in secret.
    Chosen,
    /// The one on the side of the next player.
    Next,
}
