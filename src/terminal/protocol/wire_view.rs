//! The view of a stealth mission as it goes out: everything the player knows, nothing of the deck's order.

use schemars::JsonSchema;
use serde::Serialize;

use super::wire_map::{KindOut, MapOut};
use crate::stealth::{
    Colour, Difficulty, Draw, EnemyId, GearId, ItemId, LockId, Lure, Modifier, ObjectiveId, Phase, Sector,
};

/// What the player sees.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ViewOut {
    /// What is played.
    pub mission: MissionOut,
    /// The turn, from 1.
    pub turn: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// The decision the rules ask for before anything goes on.
    pub question: Option<QuestionOut>,
    /// The agent.
    pub player: PlayerOut,
    /// The enemies on the map, bodies included.
    pub enemies: Vec<EnemyOut>,
    /// Sectors with a noise token.
    pub noise: Vec<Sector>,
    /// Sectors with a detection token.
    pub detection: Vec<Sector>,
    /// Bodies on the map, in the order they fell.
    pub bodies: Vec<BodyOut>,
    /// What there is to take.
    pub objectives: Vec<ObjectiveOut>,
    /// The alarm.
    pub alarm: AlarmOut,
    /// The modifier deck, as far as counting goes.
    pub deck: DeckOut,
    /// Where the player leaves.
    pub exit: Sector,
    /// The locked sectors.
    pub locks: Vec<LockOut>,
    /// The keys.
    pub keys: Vec<KeyOut>,
    /// The map.
    pub map: MapOut,
    /// The cards of the enemy kinds.
    pub kinds: Vec<KindOut>,
}

/// What is played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MissionOut {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Whether bodies that are found wake up.
    pub non_lethal: bool,
    /// How hard it is made.
    pub difficulty: Difficulty,
}

/// A decision inside an enemy's move or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum QuestionOut {
    /// Which of the equally near enemies acts next.
    Order,
    /// Which way an enemy takes.
    Way {
        /// The enemy.
        enemy: EnemyId,
        /// What draws it.
        lure: Lure,
    },
    /// What number the choose card is.
    Card {
        /// What the card was drawn for.
        #[serde(rename = "for")]
        reason: Draw,
        /// The enemy that acts or is attacked.
        enemy: Option<EnemyId>,
    },
}

/// The agent.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerOut {
    /// Where.
    pub sector: Sector,
    /// Health left.
    pub health: u8,
    /// Armor, boosts included.
    pub armor: i32,
    /// Energy left.
    pub energy: u8,
    /// Whether hidden.
    pub hidden: bool,
    /// Whether on overwatch.
    pub overwatch: bool,
    /// The weapon held on overwatch.
    pub overwatch_with: Option<GearId>,
    /// The body being carried.
    pub carried: Option<EnemyId>,
    /// The equipped gear.
    pub gear: Vec<GearOut>,
    /// The items left.
    pub items: Vec<ItemOut>,
}

/// A piece of equipped gear.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GearOut {
    /// Its number, as actions name it.
    pub id: GearId,
    /// The name files use.
    pub card: String,
    /// The name people read.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// An item not yet used.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ItemOut {
    /// Its number, as actions name it.
    pub id: ItemId,
    /// The name files use.
    pub card: String,
    /// The name people read.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// An enemy on the map.
#[allow(clippy::struct_excessive_bools)] // Each is a marker of its own that can lie on the enemy's card.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EnemyOut {
    /// Its number.
    pub id: EnemyId,
    /// Its kind, by id.
    pub kind: String,
    /// The colour of its patrol.
    pub colour: Colour,
    /// Where it is.
    pub sector: Sector,
    /// Whether it stands or lies.
    pub state: Stance,
    /// Whether it is on overwatch.
    pub overwatch: bool,
    /// Whether it has the player detected.
    pub detects: bool,
    /// The sector it just left.
    pub came_from: Option<Sector>,
    /// The number of the waypoint it is heading for; null where its colour has none.
    pub target: Option<u8>,
    /// Whether it sits out its next turn.
    pub dazed: bool,
    /// Whether it does not detect the player this turn.
    pub fooled: bool,
    /// The row of its table it will act by, counted from 0, where that was drawn in advance.
    pub foreseen: Option<u8>,
}

/// Whether an enemy stands or lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    /// On its feet.
    Up,
    /// A body.
    Down,
}

/// A body on the map.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BodyOut {
    /// The enemy it was.
    pub id: EnemyId,
    /// Where it lies.
    pub sector: Sector,
}

/// Something to take.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ObjectiveOut {
    /// Its number.
    pub id: ObjectiveId,
    /// The name people read.
    pub name: String,
    /// Where it lies, or lay.
    pub sector: Sector,
    /// Whether the player has it.
    pub taken: bool,
    /// Whether the mission can be won without it.
    pub optional: bool,
}

/// The alarm.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AlarmOut {
    /// The level.
    pub level: u16,
    /// What is added at the end of each turn; null where the mission has no alarm.
    pub alertness: Option<i8>,
    /// The level at which the next reinforcement comes; null where none is left.
    pub next: Option<u16>,
    /// What the level adds to behaviour draws.
    pub bonus: i32,
}

/// The modifier deck.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeckOut {
    /// The cards not yet drawn, in rising order.
    pub left: Vec<Modifier>,
    /// The cards drawn since the last shuffle, oldest first.
    pub drawn: Vec<Modifier>,
    /// The cards on top the player has looked at, first to come first.
    pub known: Vec<Modifier>,
}

/// A locked sector.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LockOut {
    /// Its number.
    pub id: LockId,
    /// The locked sector.
    pub sector: Sector,
    /// The key that opens it.
    pub key: LockId,
    /// Whether it was opened.
    pub open: bool,
}

/// A key.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct KeyOut {
    /// Its number.
    pub id: LockId,
    /// Where it lies, or lay.
    pub sector: Sector,
    /// Whether it is still there, held or used.
    pub state: KeyState,
}

/// What became of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KeyState {
    /// On the map.
    Lying,
    /// With the player.
    Held,
    /// Discarded with its lock.
    Used,
}
