//! What the player has learned, and which endings were seen. Kept in `progress.ron` of the data folder.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::records::Best;

/// Lessons understood and endings seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// Lessons that need not come again, by id.
    pub lessons: BTreeSet<String>,
    /// The best of every mission as games kept it that had no records. The book of records has taken it over; here it
    /// stays for those games.
    pub missions: BTreeMap<String, Best>,
    /// The endings of the campaign that were reached, by id.
    pub endings: BTreeSet<String>,
}
