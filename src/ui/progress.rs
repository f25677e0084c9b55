//! What the player has learned and reached. Kept in `progress.ron` of the data folder.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// Lessons understood and the best of every mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Lessons that need not come again, by id.
    pub lessons: BTreeSet<String>,
    /// The best of every mission that was won, by its id.
    pub missions: BTreeMap<String, Best>,
    /// The endings of the campaign that were reached, by id.
    pub endings: BTreeSet<String>,
}

/// The best a player did in one mission, over all times it was won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// How often it was won.
    pub wins: u32,
    /// The fewest turns.
    pub turns: u16,
    /// The badges earned at least once.
    pub badges: BTreeSet<String>,
}
