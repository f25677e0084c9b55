//! What happened, each with the rule that caused it.

use serde::{Deserialize, Serialize, Serializer};

use super::{
    EnemyId, GearId, LockId, Lure, Modifier, Sector, Thing, Tool,
    agenda::{Movement, Strike},
};
use crate::engine::Rule;

/// One thing that happened. In JSON `{"moved":{"who":"player","from":"1-4","to":"2-4","rule":"ST-ACT-01"}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
#[rustfmt::skip]
pub enum Event {
    /// A turn begins.
    TurnBegan { turn: u16, rule: Rule },
    /// Somebody moved; `movement` only for the player, `lure` only for enemies.
    Moved {
        who: Actor, from: Sector, to: Sector,
        #[serde(skip_serializing_if = "Option::is_none")] movement: Option<Movement>,
        #[serde(skip_serializing_if = "Option::is_none")] lure: Option<Lure>,
        rule: Rule,
    },
    /// The player declined a part of their turn.
    Passed { rule: Rule },
    /// A card was drawn and, with the base, gave a total; `value` is the card's number, or the one chosen for it.
    Drew {
        #[serde(rename = "for")] reason: Draw,
        who: Actor, base: i32, card: Modifier, value: i8, total: i32,
        #[serde(skip_serializing_if = "Option::is_none")] against: Option<i32>,
        rule: Rule,
    },
    /// The choose card came up; the player decides its number.
    ChooseCard { #[serde(rename = "for")] reason: Draw, who: Actor, rule: Rule },
    /// All cards were shuffled.
    Shuffled { rule: Rule },
    /// An attack was carried out.
    Attacked { by: Actor, target: Actor, hit: bool, occasion: Strike, rule: Rule },
    /// An enemy fell and is a body now.
    Defeated { enemy: EnemyId, sector: Sector, rule: Rule },
    /// The player lost health.
    Hurt { by: EnemyId, lost: u8, health: u8, rule: Rule },
    /// An enemy does what its card says: the row of its table.
    Behaved { enemy: EnemyId, band: u8, rule: Rule },
    /// An enemy sat out its turn.
    SatOut { enemy: EnemyId, rule: Rule },
    /// An enemy searched its sector.
    Searched { enemy: EnemyId, sector: Sector, found: bool, rule: Rule },
    /// An enemy detected the player.
    Detected { by: EnemyId, sector: Sector, rule: Rule },
    /// A noise token was put down.
    NoisePlaced { sector: Sector, rule: Rule },
    /// Noise went away at the end of the turn.
    NoiseRemoved { sector: Sector, rule: Rule },
    /// A detection token was put down.
    DetectionPlaced { sector: Sector, rule: Rule },
    /// A detection token was cleared; by an enemy, or by the player's gear.
    DetectionRemoved { sector: Sector, by: Actor, rule: Rule },
    /// A body was removed or woken; by an enemy, or by the player's gear.
    BodyHandled { enemy: EnemyId, by: Actor, sector: Sector, woken: bool, rule: Rule },
    /// A body was taken up.
    Carried { enemy: EnemyId, rule: Rule },
    /// The alarm level changed.
    AlarmChanged {
        from: u16, to: u16, because: Cause,
        #[serde(skip_serializing_if = "Option::is_none")] by: Option<EnemyId>,
        rule: Rule,
    },
    /// An enemy came in at the entrance.
    Reinforcement { enemy: EnemyId, level: u16, sector: Sector, rule: Rule },
    /// The player took something.
    PickedUp { thing: Thing, sector: Sector, rule: Rule },
    /// The player opened a lock.
    Unlocked { lock: LockId, sector: Sector, rule: Rule },
    /// The player hid.
    Hid { sector: Sector, rule: Rule },
    /// The player is no longer hidden.
    Unhid { rule: Rule },
    /// Somebody went on overwatch.
    Overwatch {
        who: Actor,
        #[serde(skip_serializing_if = "Option::is_none")] gear: Option<GearId>,
        rule: Rule,
    },
    /// Overwatch ended.
    OverwatchEnded { who: Actor, rule: Rule },
    /// The player used an item or a gear effect.
    Used { tool: Tool, energy: u8, rule: Rule },
    /// The player looked at a card on top of the deck, or threw it away.
    Peeked { card: Modifier, kept: bool, rule: Rule },
    /// An enemy will sit out its next turn.
    Jammed { enemy: EnemyId, rule: Rule },
    /// An enemy's behaviour was drawn in advance: the row of its table it will act by.
    Foreseen { enemy: EnemyId, band: u8, rule: Rule },
    /// An enemy does not detect the player this turn.
    Fooled { enemy: EnemyId, rule: Rule },
    /// An enemy heads for another waypoint, counted from 0.
    Rerouted { enemy: EnemyId, target: u8, rule: Rule },
    /// Every enemy lost sight of the player.
    Forgotten { rule: Rule },
    /// The mission is won.
    Won { turn: u16, rule: Rule },
    /// The mission is lost.
    Lost { turn: u16, rule: Rule },
}

/// Who did it: the player, or an enemy by number. In JSON `"player"` or the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Actor {
    Player,
    Enemy(EnemyId),
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Player => to.serialize_str("player"),
            Self::Enemy(id) => id.serialize(to),
        }
    }
}

impl schemars::JsonSchema for Actor {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Actor".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "oneOf": [{ "const": "player" }, { "type": "integer", "minimum": 0 }] })
    }
}

/// What a card is drawn for, as told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Draw {
    Attack,
    EnemyAttack,
    Behaviour,
    Alarm,
}

/// What a card is drawn for, with all that is needed to go on once its number is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawFor {
    /// The player's attack.
    Attack {
        /// With this weapon.
        gear: GearId,
        /// On this enemy.
        target: EnemyId,
        /// By action or on overwatch.
        how: Strike,
    },
    /// An enemy's attack.
    EnemyAttack {
        /// The attacker.
        enemy: EnemyId,
        /// On which occasion.
        how: Strike,
    },
    /// An enemy's behaviour.
    Behaviour {
        /// The enemy.
        enemy: EnemyId,
    },
    /// The alarm at the end of the turn.
    Alarm,
}

/// Why the alarm changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Cause {
    EndOfTurn,
    Detection,
    Body,
    Attack,
    Gear,
    Objective,
}
