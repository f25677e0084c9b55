//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Column, Faction};
use crate::engine::{Seat, Seats};

/// Why the game ended (TB-WIN).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// Tier 3 is full.
    Network,
    /// Resource is at 0.
    Resource,
    /// Deus entered the Network.
    Deus,
    /// Morale is at its bottom.
    Morale,
    /// Security is at 0.
    Security,
    /// Threat is at its top.
    Threat,
    /// Tier 3 can no longer be filled.
    Exhausted,
    /// No end in sight: a guard against endless play.
    Stalled,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Which faction won.
    pub faction: Faction,
    /// Whether it won by the files in the Junkyard (TB-FIN-11).
    pub by_files: bool,
    /// Who led each column, where the columns were counted.
    pub columns: Option<[Option<Faction>; 3]>,
    /// The factions at the end, by seat.
    pub factions: Vec<Faction>,
    /// Who met all own objectives.
    pub fulfilled: Seats,
    /// Who won (TB-FIN-14).
    pub winners: Seats,
    /// Who took the last turn.
    pub last: Seat,
}

impl Outcome {
    /// Who led a column.
    pub fn column(&self, column: Column) -> Option<Faction> {
        self.columns.and_then(|columns| columns.get(column as usize).copied().flatten())
    }
}
