//! The files everything is played with, as they are written: agent, modifier deck, alarm table, enemies, gear, items.
//!
//! | file | holds |
//! |---|---|
//! | `agent.ron` | `(format: 1, health, armor, energy, starts_with: ["gear id", …])` |
//! | `decks/modifiers.ron` | `(format: 1, cards: [-5, 0, "choose", …])`, one entry per card |
//! | `alarm.ron` | `(format: 1, bonus: [(from: 0, bonus: 0), …])`, rising |
//! | `enemies.ron` | `(format: 1, kinds: [(id, name, text, attack, armor, vigilance, trait, behaviour: [(up_to, do), …]), …])` |
//! | `gear.ron` | `(format: 1, gear: [(id, name, text, kind, energy, effects: […]), …])` |
//! | `difficulty.ron` | `(format: 1, difficulties: [(difficulty: story, health, armor, alertness), …])`, what each adds |
//! | `campaign.ron` | `(format: 1, acts: [(name, text, stages: [(mission, then: Mission(id) or Fork or Ending(id)), …]), …], endings)` |
//! | `items.ron` | `(format: 1, items: [(id, name, text, effect), …])` |

use schemars::JsonSchema;
use serde::Deserialize;

use super::course::{Act, Ending};
use crate::stealth::{Band, Bonus, Effect, GearEffect, GearKind, Modifier, Nature, Terms, Weapon};

/// What the agent has without gear, and brings to the first mission.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Agent", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawAgent {
    pub format: i64,
    pub health: u8,
    pub armor: i8,
    pub energy: u8,
    pub starts_with: Vec<String>,
}

/// A modifier deck.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Deck", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawDeck {
    pub format: i64,
    pub cards: Vec<Modifier>,
}

/// The alarm table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "AlarmTable", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawAlarmTable {
    pub format: i64,
    pub bonus: Vec<Bonus>,
}

/// What each difficulty changes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Difficulties", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawDifficulties {
    pub format: i64,
    pub difficulties: Vec<Terms>,
}

/// A campaign's course.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Campaign", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawCourse {
    pub format: i64,
    pub acts: Vec<Act>,
    pub endings: Vec<Ending>,
}

/// Enemy cards: `cards/enemies.ron` of a pack.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Enemies", deny_unknown_fields, default)]
pub struct RawEnemies {
    /// The format number: 1.
    pub format: i64,
    /// The cards.
    pub kinds: Vec<RawKind>,
}

/// One enemy card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Kind", deny_unknown_fields)]
pub struct RawKind {
    /// The name missions use: 1 to 40 small letters, digits and underscores.
    pub id: String,
    /// The name people read. Must be there.
    #[serde(default)]
    pub name: String,
    /// What is special about it, in one sentence. Must be there.
    #[serde(default)]
    pub text: String,
    /// Added to the card when it attacks.
    pub attack: i8,
    /// What an attack on it must reach.
    pub armor: i8,
    /// By how much it raises the alarm.
    pub vigilance: u8,
    /// What sets it apart.
    #[serde(rename = "trait")]
    pub nature: Nature,
    /// What it does by the result of its draw: rows with rising bounds, the last without one.
    #[serde(default)]
    pub behaviour: Vec<Band>,
}

/// Gear cards: `cards/gear.ron` of a pack.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "GearCards", deny_unknown_fields, default)]
pub struct RawGearFile {
    /// The format number: 1.
    pub format: i64,
    /// The cards.
    pub gear: Vec<RawGear>,
}

/// One gear card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Gear", deny_unknown_fields)]
pub struct RawGear {
    /// The name files use: 1 to 40 small letters, digits and underscores.
    pub id: String,
    /// The name people read. Must be there.
    #[serde(default)]
    pub name: String,
    /// What it does, in one sentence. Must be there.
    #[serde(default)]
    pub text: String,
    /// The family it belongs to.
    pub kind: GearKind,
    /// How much of the agent's energy it holds while it is equipped, up to 16.
    pub energy: u8,
    /// What it gives: at least one effect, at most one weapon and one to be used.
    #[serde(default)]
    pub effects: Vec<RawGearEffect>,
}

/// What a gear card gives.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename = "GearEffect", deny_unknown_fields)]
pub enum RawGearEffect {
    /// A weapon.
    Weapon {
        /// Added to the card when it attacks.
        power: i8,
        /// Whether it leaves no noise.
        silent: bool,
        /// How many sectors away it strikes; 0 is the agent's own.
        #[serde(default)]
        range: u8,
        /// Whom one attack strikes.
        #[serde(default)]
        targets: crate::stealth::Targets,
        /// The energy an attack takes.
        #[serde(default)]
        energy: u8,
        /// Power added where the enemy does not know of the agent.
        #[serde(default)]
        ambush: i8,
        /// What it leaves of an enemy.
        #[serde(default)]
        remains: crate::stealth::Remains,
    },
    /// More armor.
    Armor(i8),
    /// More health.
    Health(u8),
    /// More armor against intercept attacks.
    Dodge(i8),
    /// More power on overwatch.
    Watch(i8),
    /// Less alertness.
    Lull(i8),
    /// The second movement is not heard in the sector entered.
    SoftStep,
    /// An effect to be used for energy.
    Use {
        /// The energy it takes.
        energy: u8,
        /// What it does.
        effect: Effect,
    },
}

impl From<RawGearEffect> for GearEffect {
    fn from(raw: RawGearEffect) -> Self {
        match raw {
            RawGearEffect::Weapon { power, silent, range, targets, energy, ambush, remains } => {
                Self::Weapon(Weapon { power, silent, range, targets, energy, ambush, remains })
            }
            RawGearEffect::Armor(n) => Self::Armor(n),
            RawGearEffect::Health(n) => Self::Health(n),
            RawGearEffect::Dodge(n) => Self::Dodge(n),
            RawGearEffect::Watch(n) => Self::Watch(n),
            RawGearEffect::Lull(n) => Self::Lull(n),
            RawGearEffect::SoftStep => Self::SoftStep,
            RawGearEffect::Use { energy, effect } => Self::Use { energy, effect },
        }
    }
}

/// Item cards: `cards/items.ron` of a pack.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "ItemCards", deny_unknown_fields, default)]
pub struct RawItemFile {
    /// The format number: 1.
    pub format: i64,
    /// The cards.
    pub items: Vec<RawItem>,
}

/// One item card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Item", deny_unknown_fields)]
pub struct RawItem {
    /// The name files use: 1 to 40 small letters, digits and underscores.
    pub id: String,
    /// The name people read. Must be there.
    #[serde(default)]
    pub name: String,
    /// What it does, in one sentence. Must be there.
    #[serde(default)]
    pub text: String,
    /// What it does when it is used up.
    pub effect: Effect,
}
