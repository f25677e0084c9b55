//! Gear and items: cards as data in a small closed language of effects.

use serde::{Deserialize, Serialize};

/// One gear card, owned for the whole campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// The drawer of the shop it lies in.
    pub kind: GearKind,
    /// Energy it holds while equipped (ST-GEAR-03).
    pub energy: u8,
    /// What it gives.
    pub effects: Vec<GearEffect>,
}

impl Gear {
    /// The weapon on this card.
    pub fn weapon(&self) -> Option<&Weapon> {
        self.effects.iter().find_map(|effect| match effect {
            GearEffect::Weapon(weapon) => Some(weapon),
            _ => None,
        })
    }

    /// The effect that energy buys, with its price.
    pub fn usable(&self) -> Option<(u8, Effect)> {
        self.effects.iter().find_map(|effect| match effect {
            GearEffect::Use { energy, effect } => Some((*energy, *effect)),
            _ => None,
        })
    }

    /// The armor it adds.
    pub fn armor(&self) -> i8 {
        self.effects.iter().map(|effect| if let GearEffect::Armor(n) = effect { *n } else { 0 }).sum()
    }

    /// The health it adds at the start of a mission.
    pub fn health(&self) -> u8 {
        self.effects.iter().map(|effect| if let GearEffect::Health(n) = effect { *n } else { 0 }).sum()
    }
}

/// The family a gear card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum GearKind {
    Weapon,
    Armour,
    Movement,
    Hacking,
    Senses,
}

/// What a gear card gives while equipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GearEffect {
    /// Attacks with it.
    Weapon(Weapon),
    /// More armor.
    Armor(i8),
    /// More health at the start.
    Health(u8),
    /// An effect bought with energy (ST-ACT-15).
    Use {
        /// The price.
        energy: u8,
        /// What it does.
        effect: Effect,
    },
}

/// A weapon's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Added to the card when the player attacks.
    pub power: i8,
    /// Whether its attacks leave no noise.
    pub silent: bool,
    /// How many moves away a target may be; 0 is the player's own sector.
    #[serde(default)]
    pub range: u8,
    /// Whom one attack strikes.
    #[serde(default)]
    pub targets: Targets,
    /// Energy each attack costs.
    #[serde(default)]
    pub energy: u8,
}

/// Whom one attack strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Targets {
    /// One enemy.
    #[default]
    One,
    /// Every enemy in the target's sector, with a draw for each.
    Sector,
}

/// One item card, used once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effect: Effect,
}

/// Everything a used card can do. A new card with these effects needs no code; a new effect is one arm of `use_tool`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Gives back health, up to the health at the start.
    Heal(u8),
    /// Gives back energy, up to the maximum.
    Recharge(u8),
    /// Adds armor until the end of the turn.
    Shield(i8),
    /// Adds power to the attacks of this turn.
    Aim(i8),
    /// The second movement and the attacks of this turn leave no noise.
    Silence,
    /// Puts a noise token in a sector up to this many moves away.
    Decoy(u8),
    /// Lowers the alarm.
    Calm(u8),
    /// Looks at the next cards of the deck.
    Peek(u8),
    /// Discards the top card of the deck unused.
    Burn,
    /// Hides at once, even beside an enemy that has not detected the player.
    Vanish,
    /// Gives one more free movement this turn.
    Dash,
    /// Opens a lock up to this many moves away.
    Unlock(u8),
    /// An enemy up to this many moves away does not act this turn.
    Jam(u8),
    /// Removes a body from the player's sector.
    Dispose,
    /// Removes a detection token up to this many moves away.
    Erase(u8),
}
