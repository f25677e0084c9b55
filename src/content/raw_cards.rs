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

/// The enemy cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Enemies", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawEnemies {
    pub format: i64,
    pub kinds: Vec<RawKind>,
}

/// One enemy card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Kind", deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawKind {
    pub id: String,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub text: String,
    pub attack: i8,
    pub armor: i8,
    pub vigilance: u8,
    #[serde(rename = "trait")]
    pub nature: Nature,
    #[serde(default)]
    pub behaviour: Vec<Band>,
}

/// The gear cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "GearCards", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawGearFile {
    pub format: i64,
    pub gear: Vec<RawGear>,
}

/// One gear card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Gear", deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawGear {
    pub id: String,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub text: String,
    pub kind: GearKind,
    pub energy: u8,
    #[serde(default)]
    pub effects: Vec<RawGearEffect>,
}

/// What a gear card gives, as written.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "GearEffect", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum RawGearEffect {
    Weapon {
        power: i8,
        silent: bool,
        #[serde(default)]
        range: u8,
        #[serde(default)]
        targets: crate::stealth::Targets,
        #[serde(default)]
        energy: u8,
        #[serde(default)]
        ambush: i8,
        #[serde(default)]
        remains: crate::stealth::Remains,
    },
    Armor(i8),
    Health(u8),
    Dodge(i8),
    Watch(i8),
    Lull(i8),
    SoftStep,
    Use {
        energy: u8,
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

/// The item cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "ItemCards", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawItemFile {
    pub format: i64,
    pub items: Vec<RawItem>,
}

/// One item card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Item", deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawItem {
    pub id: String,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub text: String,
    pub effect: Effect,
}
