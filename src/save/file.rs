//! Storing a match and loading it again, with the previous save as the net below.

use std::path::{Path, PathBuf};

use super::{
    FORMAT, Header, Savable, SaveError, SaveFault, Storage, VERSION,
    header::{Title, seal},
    upgrade,
};
use crate::engine::{Game, Match, Snapshot};

/// The most bytes a save may have.
pub const LIMIT: u64 = 8 << 20;

/// A match that was loaded.
pub struct Loaded<G: Game> {
    /// The match, ready to go on.
    pub game: Match<G>,
    /// What its save says of itself.
    pub header: Header,
    /// Why the newest save could not be used, where the previous one stands in for it.
    pub warning: Option<SaveError>,
}

/// Stores a match: the file is whole or untouched at every moment, and the save before it stays as its [`backup`].
pub fn store<G: Savable>(storage: &mut impl Storage, file: &Path, game: &Match<G>) -> Result<Header, SaveError> {
    let (header, text) = write(game).map_err(|fault| fault.of(file))?;
    keep_previous(storage, file)?;
    storage.replace(file, text.as_bytes()).map_err(|fault| fault.of(file))?;
    Ok(header)
}

/// Loads a match; where the newest save is damaged, the one before it, with a warning.
pub fn load<G: Savable>(storage: &impl Storage, file: &Path) -> Result<Loaded<G>, SaveError> {
    let newest = match read(storage, file) {
        Ok((header, game)) => return Ok(Loaded { game, header, warning: None }),
        Err(fault) => fault,
    };
    if newest.is_damage()
        && let Ok((header, game)) = read(storage, &backup(file))
    {
        return Ok(Loaded { game, header, warning: Some(newest.of(file)) });
    }
    Err(newest.of(file))
}

/// The match of exactly this file, damaged or not there as it may be.
pub fn open<G: Savable>(storage: &impl Storage, file: &Path) -> Result<Match<G>, SaveError> {
    read(storage, file).map(|(_, game)| game).map_err(|fault| fault.of(file))
}

/// What a save says of itself, without loading it.
pub fn peek(storage: &impl Storage, file: &Path) -> Result<Header, SaveError> {
    let text = text(storage, file).map_err(|fault| fault.of(file))?;
    intact(&text).map_err(|fault| fault.of(file))
}

/// Where the previous save of `file` is kept.
pub fn backup(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".bak");
    name.into()
}

/// Copies the present save to its backup, unless it is damaged: a good backup is worth more than that.
fn keep_previous(storage: &mut impl Storage, file: &Path) -> Result<(), SaveError> {
    let present = match text(storage, file) {
        Ok(text) if intact(&text).is_ok() => text,
        // Another thing stands there; storing over it would lose it.
        Err(fault @ SaveFault::NotAFile) => return Err(fault.of(file)),
        _ => return Ok(()),
    };
    let backup = backup(file);
    storage.replace(&backup, present.as_bytes()).map_err(|fault| fault.of(&backup))
}

fn text(storage: &impl Storage, file: &Path) -> Result<String, SaveFault> {
    let bytes = storage.read(file, LIMIT)?;
    String::from_utf8(bytes).map_err(|_| SaveFault::NotText)
}

/// The header of a text that is as it was written.
fn intact(text: &str) -> Result<Header, SaveFault> {
    let (header, rest) = Header::split(text)?;
    header.check(rest)?;
    Ok(header)
}

fn read<G: Savable>(storage: &impl Storage, file: &Path) -> Result<(Header, Match<G>), SaveFault> {
    let text = text(storage, file)?;
    let header = intact(&text)?;
    if header.game != G::NAME {
        return Err(SaveFault::OtherGame { found: header.game, wanted: G::NAME });
    }
    let snapshot = upgrade::snapshot(header.version, &text)?;
    Ok((header, Match::resume(snapshot)?))
}

/// The whole text of a save.
fn write<G: Savable>(game: &Match<G>) -> Result<(Header, String), SaveFault> {
    let rest = body(&game.snapshot())?;
    let Title { id, name } = G::title(&game.journal().setup);
    let header = Header {
        format: FORMAT.into(),
        version: VERSION,
        game: G::NAME.into(),
        mission: id,
        name,
        turn: game.game().round(),
        hash: seal(&rest),
    };
    let text = header.line()? + &rest;
    if text.len() as u64 > LIMIT { Err(SaveFault::TooLarge { limit: LIMIT }) } else { Ok((header, text)) }
}

fn body<G: Game>(snapshot: &Snapshot<G>) -> Result<String, SaveFault> {
    // Two levels deep is where a person still finds what they look for.
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n");
    Ok(format!("snapshot: {},\n)\n", ron::ser::to_string_pretty(snapshot, pretty)?))
}
