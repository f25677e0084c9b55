//! Reading the snapshot of every version. A new version keeps the old one's types in a file of its own and adds one
//! function here, from the old snapshot to the next.

use serde::Deserialize;

use super::SaveFault;
use crate::engine::{Game, Snapshot, StateHash};

/// The snapshot in the whole text of a save of a known version.
pub fn snapshot<G: Game>(version: u32, text: &str) -> Result<Snapshot<G>, SaveFault> {
    match version {
        1 => version_1(text),
        // The header has refused it already.
        _ => Err(SaveFault::NotASave),
    }
}

/// A save of version 1 as it stands in its file.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Version1<G: Game> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "mission")]
    _mission: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "turn")]
    _turn: u32,
    #[serde(rename = "hash")]
    _hash: StateHash,
    snapshot: Snapshot<G>,
}

fn version_1<G: Game>(text: &str) -> Result<Snapshot<G>, SaveFault> {
    let save: Version1<G> = ron::from_str(text)?;
    Ok(save.snapshot)
}
