//! What the player may decide.

use serde::{Deserialize, Serialize};

use super::{EnemyId, GearId, ItemId, LockId, ObjectiveId, Sector};

/// One decision of the player. In JSON `{"move":{"to":"4-2"}}`, `"hide"`, `"pass"` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Moves to an adjacent sector: the free movement, or the second one.
    Move {
        /// The sector to enter.
        to: Sector,
    },
    /// Takes up a body, to bring it along with the first movement; spends the second action.
    Carry {
        /// The defeated enemy.
        body: EnemyId,
    },
    /// Goes on overwatch.
    Overwatch {
        /// With this weapon.
        gear: GearId,
    },
    /// Hides.
    Hide,
    /// Takes one thing in the sector.
    PickUp {
        /// What.
        thing: Thing,
    },
    /// Attacks an enemy.
    Attack {
        /// With this weapon.
        gear: GearId,
        /// This enemy.
        target: EnemyId,
    },
    /// Uses an item, or a gear effect for its energy.
    Use {
        /// Which.
        tool: Tool,
        /// On what.
        #[serde(default, skip_serializing_if = "Target::is_none")]
        target: Target,
    },
    /// Declines the free movement or the second action.
    Pass,
    /// Decides which of the equally near enemies acts next.
    First {
        /// This one.
        enemy: EnemyId,
    },
    /// Decides which way the acting enemy takes.
    Way {
        /// The sector it enters.
        to: Sector,
    },
    /// Decides what the choose card is.
    Value {
        /// A whole number from −5 to +5.
        value: i8,
    },
}

/// Something that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// An objective, required or optional.
    Objective(ObjectiveId),
    /// A key.
    Key(LockId),
}

/// Something with an effect the player can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// A gear effect with a price in energy.
    Gear(GearId),
    /// An item.
    Item(ItemId),
}

/// What an effect is used on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    #[default]
    None,
    /// A sector.
    Sector(Sector),
    /// An enemy, up or down.
    Enemy(EnemyId),
}

impl Target {
    /// Whether it is no target at all.
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }
}
