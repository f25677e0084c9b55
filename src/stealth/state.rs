//! Everything that changes in a mission: what the player can see, and the order of the deck, which they cannot.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Colour, EnemyId, GearId, KindId, Modifier, PatrolId, Sector,
    agenda::{Act, Task},
    boost::Boost,
    event::DrawFor,
};
use crate::engine::Deck;

/// The whole state: public knowledge and the secret deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the player knows.
    pub public: Public,
    /// The modifier deck; its order is the only secret.
    pub deck: Deck<Modifier>,
}

/// All that is open to the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// The turn being played, from 1.
    pub turn: u16,
    /// Which part of the turn.
    pub phase: Phase,
    /// The agent.
    pub player: Player,
    /// All enemies that were ever on the map, by number.
    pub enemies: Vec<Enemy>,
    /// Defeated enemies lying on the map, in the order they fell.
    pub bodies: SmallVec<[EnemyId; 4]>,
    /// Sectors with a noise token.
    pub noise: SmallVec<[Sector; 4]>,
    /// Sectors with a detection token.
    pub detection: SmallVec<[Sector; 4]>,
    /// Where the latest detection token was put, for those who remember it.
    pub trail: Option<Sector>,
    /// Objectives taken, one bit each.
    pub taken: u32,
    /// Keys held, one bit each.
    pub keys_held: u32,
    /// Keys no longer on the map, one bit each.
    pub keys_gone: u32,
    /// Locks opened, one bit each.
    pub opened: u32,
    /// The alarm level.
    pub alarm: u16,
    /// Reinforcements that came, one bit each.
    pub arrived: u64,
    /// What gear and items have done, most of it until the end of the turn.
    pub boost: Boost,
    /// Cards on top of the deck the player has looked at, first to come first.
    pub known: SmallVec<[Modifier; 8]>,
    /// The enemies still to act this turn, nearest last.
    pub queue: SmallVec<[EnemyId; 8]>,
    /// How many at the end of the queue are equally near and may act next.
    pub tied: u16,
    /// What is still to happen before the player decides again, next last.
    pub agenda: SmallVec<[Task; 8]>,
    /// What the player must answer before it goes on.
    pub question: Option<Question>,
    /// What the debrief counts.
    pub tally: Tally,
}

/// Which part of the turn is being played (ST-TURN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The player's free movement.
    Free,
    /// The player's second action.
    Second,
    /// The enemies act.
    Enemies,
    /// End-of-turn events.
    End,
    /// Over, won.
    Won,
    /// Over, lost.
    Lost,
}

/// The agent on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Where.
    pub sector: Sector,
    /// Health left.
    pub health: u8,
    /// Energy left.
    pub energy: u8,
    /// Whether hidden.
    pub hidden: bool,
    /// The weapon held on overwatch.
    pub overwatch: Option<GearId>,
    /// The body being carried.
    pub carried: Option<EnemyId>,
    /// Whether carrying has spent this turn's second action.
    pub spent: bool,
    /// Items not yet used, one bit each.
    pub items: u32,
}

/// An enemy on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is a marker of its own that can lie on the enemy's card.
pub struct Enemy {
    /// Its kind.
    pub kind: KindId,
    /// The colour of its patrol.
    pub colour: Colour,
    /// Its patrol.
    pub patrol: PatrolId,
    /// Where it is.
    pub sector: Sector,
    /// Where it came to the map: its post when its colour has no waypoints (ST-AMB-07).
    pub home: Sector,
    /// The sector it just left.
    pub came_from: Option<Sector>,
    /// The waypoint it is heading for, counted from 0.
    pub target: u8,
    /// Whether it stands, lies or is gone.
    pub condition: Condition,
    /// Whether it is on overwatch.
    pub overwatch: bool,
    /// Whether it has the player detected.
    pub detects: bool,
    /// Whether it raised the alarm this turn.
    pub raised: bool,
    /// Whether an investigation took it off its patrol.
    pub astray: bool,
    /// Whether it sits out the coming enemy actions: just woken, or jammed.
    pub dazed: bool,
}

impl Enemy {
    /// Whether it is on its feet.
    pub fn is_up(&self) -> bool {
        self.condition == Condition::Up
    }
}

/// Whether an enemy stands, lies or is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// On its feet.
    Up,
    /// A body on the map.
    Down,
    /// Removed from the map.
    Gone,
}

/// What the debrief counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Enemies defeated.
    pub kills: u16,
    /// Times an enemy newly detected the player.
    pub seen: u16,
    /// Hits taken.
    pub hits: u16,
}

/// A decision the rules give to the player inside what is happening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Which of the equally near enemies acts next (ST-EN-01).
    Order,
    /// Which way an enemy takes among equals.
    Way {
        /// The enemy and what is left of its card.
        act: Act,
        /// What draws it.
        lure: Lure,
    },
    /// What number the choose card is (ST-DECK-03).
    Card {
        /// What the card was drawn for.
        draw: DrawFor,
    },
}

/// What draws an enemy's next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lure {
    /// A noise token (ST-EN-10).
    Noise,
    /// A detection token (ST-EN-12).
    Detection,
    /// Its patrol, or the way back to it (ST-EN-15).
    Patrol,
}
