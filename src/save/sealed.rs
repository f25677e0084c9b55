//! Sealed files: written whole or not at all, with the previous one as the net below, whatever stands in them.

use std::path::{Path, PathBuf};

use super::{FORMAT, Header, SaveError, SaveFault, Storage, Summary, VERSION, header::seal};

/// The most bytes a save may have.
pub const LIMIT: u64 = 8 << 20;

/// What the first line tells of what stands under it.
pub struct Told {
    /// The word for the game.
    pub game: &'static str,
    /// The id of what is played.
    pub mission: String,
    /// Its name, for people.
    pub name: String,
    /// The turn that was reached.
    pub turn: u32,
    /// What a campaign says of itself.
    pub about: Option<Summary>,
}

/// What was read, from the newest file or the one before it.
pub struct Opened<T> {
    /// What stood under the seal.
    pub value: T,
    /// What the file says of itself.
    pub header: Header,
    /// Why the newest file could not be used, where the previous one stands in for it.
    pub warning: Option<SaveError>,
}

/// Writes a file: it is whole or untouched at every moment, and the one before it stays as its [`backup`].
pub fn store(storage: &mut impl Storage, file: &Path, told: Told, body: &str) -> Result<Header, SaveError> {
    let (header, text) = write(told, body).map_err(|fault| fault.of(file))?;
    keep_previous(storage, file)?;
    storage.replace(file, text.as_bytes()).map_err(|fault| fault.of(file))?;
    Ok(header)
}

/// Reads a file of a game with `unseal`; where the newest is damaged, the one before it, with a warning.
pub fn load<T>(
    storage: &impl Storage,
    file: &Path,
    game: &'static str,
    unseal: impl Fn(u32, &str) -> Result<T, SaveFault>,
) -> Result<Opened<T>, SaveError> {
    let newest = match read(storage, file, game, &unseal) {
        Ok((header, value)) => return Ok(Opened { value, header, warning: None }),
        Err(fault) => fault,
    };
    if newest.is_damage()
        && let Ok((header, value)) = read(storage, &backup(file), game, &unseal)
    {
        return Ok(Opened { value, header, warning: Some(newest.of(file)) });
    }
    Err(newest.of(file))
}

/// What stands in exactly this file.
pub fn read<T>(
    storage: &impl Storage,
    file: &Path,
    game: &'static str,
    unseal: impl Fn(u32, &str) -> Result<T, SaveFault>,
) -> Result<(Header, T), SaveFault> {
    let text = text(storage, file)?;
    let (header, rest) = Header::split(&text)?;
    header.check(rest)?;
    if header.game != game {
        return Err(SaveFault::OtherGame { found: header.game, wanted: game });
    }
    let value = unseal(header.version, rest)?;
    Ok((header, value))
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

/// The text of a file.
pub fn text(storage: &impl Storage, file: &Path) -> Result<String, SaveFault> {
    let bytes = storage.read(file, LIMIT)?;
    String::from_utf8(bytes).map_err(|_| SaveFault::NotText)
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

/// The header of a text that is as it was written.
fn intact(text: &str) -> Result<Header, SaveFault> {
    let (header, rest) = Header::split(text)?;
    header.check(rest)?;
    Ok(header)
}

/// The whole text of a file.
fn write(told: Told, body: &str) -> Result<(Header, String), SaveFault> {
    let Told { game, mission, name, turn, about } = told;
    let (format, game, hash) = (FORMAT.into(), game.into(), seal(body));
    let header = Header { format, version: VERSION, game, mission, name, turn, about, hash };
    let text = header.line()? + body;
    if text.len() as u64 > LIMIT { Err(SaveFault::TooLarge { limit: LIMIT }) } else { Ok((header, text)) }
}
