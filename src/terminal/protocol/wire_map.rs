//! The parts of a mission that do not change in play, as they go out: the map and the enemies' cards.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::stealth::{Colour, Sector};

/// The map.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MapOut {
    /// Where the player began.
    pub start: Sector,
    /// Where reinforcements come in.
    pub entrance: Option<Sector>,
    /// Every sector, in reading order.
    pub sectors: Vec<SectorOut>,
    /// Sectors by letter.
    pub letters: BTreeMap<String, Sector>,
    /// Neighbours with no wall between them.
    pub doors: Vec<(Sector, Sector)>,
    /// Neighbours with a wall between them, vents included.
    pub walls: Vec<(Sector, Sector)>,
    /// Walls with a vent.
    pub vents: Vec<(Sector, Sector)>,
    /// The waypoints of all patrols.
    pub waypoints: Vec<WaypointOut>,
}

/// A sector.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SectorOut {
    /// Which.
    pub sector: Sector,
    /// The number of its artwork.
    pub tile: u16,
    /// Its letter.
    pub letter: Option<String>,
}

/// One stop of a patrol.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WaypointOut {
    /// Whose patrol.
    pub colour: Colour,
    /// Its number, from 1.
    pub number: u8,
    /// Where.
    pub sector: Sector,
}

/// An enemy kind's card.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct KindOut {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What is special about it.
    pub text: String,
    /// Added to the card when it attacks.
    pub attack: i8,
    /// What an attack on it must reach.
    pub armor: i8,
    /// By how much it raises the alarm.
    pub vigilance: u8,
    /// What it does, by the result of its behaviour draw.
    pub behaviour: Vec<BandOut>,
}

/// One row of a behaviour table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BandOut {
    /// The highest result of this row; null in the last.
    pub up_to: Option<i8>,
    /// What the enemy does, in order; nothing where it is empty.
    pub steps: Vec<StepOut>,
}

/// One thing a behaviour makes an enemy do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StepOut {
    /// Moves up to this many sectors.
    Move(u8),
    /// Searches its sector.
    Search,
    /// Goes on overwatch.
    Overwatch,
}
