//! Storing a match and loading it again.

use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};

use super::{
    Header, Savable, SaveError, SaveFault, Storage,
    header::Title,
    sealed::{self, Told},
    upgrade,
};
use crate::engine::{Game, Match, Snapshot};

/// A match that was loaded.
pub struct Loaded<G: Game> {
    /// The match, ready to go on.
    pub game: Match<G>,
    /// What its save says of itself.
    pub header: Header,
    /// Why the newest save could not be used, where the previous one stands in for it.
    pub warning: Option<SaveError>,
}

/// Stores a match: the file is whole or untouched at every moment, and the save before it stays as its backup.
pub fn store<G: Savable>(storage: &mut impl Storage, file: &Path, game: &Match<G>) -> Result<Header, SaveError> {
    let body = body(&game.snapshot()).map_err(|fault| fault.of(file))?;
    sealed::store(storage, file, told(game), &body)
}

/// What the first line says of a match.
fn told<G: Savable>(game: &Match<G>) -> Told {
    let Title { id, name } = G::title(&game.journal().setup);
    Told { game: G::NAME, mission: id, name, turn: game.game().round(), about: None }
}

/// Stores a match with what belongs beside it, such as who sits where. Read without it, it is a save like any other.
pub fn store_with<G: Savable>(
    storage: &mut impl Storage,
    file: &Path,
    game: &Match<G>,
    beside: &impl Serialize,
) -> Result<Header, SaveError> {
    let body = body_with(&game.snapshot(), beside).map_err(|fault| fault.of(file))?;
    sealed::store(storage, file, told(game), &body)
}

/// Loads a match with what belongs beside it, where that is there; where the newest save is damaged, the one before it.
pub fn load_with<G: Savable, T: DeserializeOwned>(
    storage: &impl Storage,
    file: &Path,
) -> Result<(Loaded<G>, Option<T>), SaveError> {
    let unseal = |version, rest: &str| {
        let (snapshot, beside) = upgrade::snapshot_with(version, rest)?;
        Ok((Match::resume(snapshot)?, beside))
    };
    let opened = sealed::load(storage, file, G::NAME, unseal)?;
    let (game, beside) = opened.value;
    Ok((Loaded { game, header: opened.header, warning: opened.warning }, beside))
}

/// Loads a match; where the newest save is damaged, the one before it, with a warning.
pub fn load<G: Savable>(storage: &impl Storage, file: &Path) -> Result<Loaded<G>, SaveError> {
    let opened = sealed::load(storage, file, G::NAME, unseal)?;
    Ok(Loaded { game: opened.value, header: opened.header, warning: opened.warning })
}

/// The match of exactly this file, damaged or not there as it may be.
pub fn open<G: Savable>(storage: &impl Storage, file: &Path) -> Result<Match<G>, SaveError> {
    sealed::read(storage, file, G::NAME, unseal).map(|(_, game)| game).map_err(|fault| fault.of(file))
}

fn unseal<G: Game>(version: u32, rest: &str) -> Result<Match<G>, SaveFault> {
    Ok(Match::resume(upgrade::snapshot(version, rest)?)?)
}

fn body<G: Game>(snapshot: &Snapshot<G>) -> Result<String, SaveFault> {
    Ok(format!("snapshot: {},\n)\n", ron::ser::to_string_pretty(snapshot, pretty())?))
}

fn body_with<G: Game>(snapshot: &Snapshot<G>, beside: &impl Serialize) -> Result<String, SaveFault> {
    let beside = ron::ser::to_string_pretty(beside, pretty())?;
    Ok(format!("snapshot: {},\nbeside: {beside},\n)\n", ron::ser::to_string_pretty(snapshot, pretty())?))
}

/// Two levels deep is where a person still finds what they look for.
pub fn pretty() -> ron::ser::PrettyConfig {
    ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n")
}
