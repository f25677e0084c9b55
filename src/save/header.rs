//! The first line of a save: what it is, and the seal over everything after it.
//!
//! A save is one RON value whose first line holds the header's fields and whose other lines hold the snapshot. So the
//! header can be read, and damage noticed, before anything else is looked at, in every version to come.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::SaveFault;
use crate::{
    campaign::{Place, Rules},
    engine::{Game, StateHash},
};

/// The word every save begins with.
pub const FORMAT: &str = "ghostline-save";
/// The version this game writes, and the newest it reads.
pub const VERSION: u32 = 1;

/// What the first line of a save says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// [`FORMAT`].
    pub format: String,
    /// The version it was written in.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The id of what is played.
    pub mission: String,
    /// Its name, for people.
    pub name: String,
    /// The turn that was reached.
    pub turn: u32,
    /// What a campaign says of itself; `None` for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Summary>,
    /// The hash of everything after the first line.
    pub hash: StateHash,
}

/// What a campaign says of itself, without being loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Where it stands.
    pub place: Place,
    /// How it is played.
    pub rules: Rules,
    /// Money.
    pub bytebucks: u16,
    /// How many missions were won.
    pub won: usize,
}

/// A game whose matches can be saved.
pub trait Savable: Game {
    /// The word for the game in a save.
    const NAME: &'static str;

    /// What is played, for the list of saves.
    fn title(setup: &Self::Setup) -> Title;
}

/// What is played in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
}

impl Header {
    /// The header of a save's text, and the text under its seal. The seal is not looked at yet.
    pub fn split(text: &str) -> Result<(Self, &str), SaveFault> {
        let (line, rest) = text.split_once('\n').ok_or(SaveFault::NotASave)?;
        let fields = line.trim_end().strip_suffix(',').ok_or(SaveFault::NotASave)?;
        let header: Self = ron::from_str(&format!("{fields})")).map_err(|_| SaveFault::NotASave)?;
        match header.version {
            _ if header.format != FORMAT => Err(SaveFault::NotASave),
            0 => Err(SaveFault::NotASave),
            version if version > VERSION => Err(SaveFault::Newer { version, reads: VERSION }),
            _ => Ok((header, rest)),
        }
    }

    /// Whether `rest` is what was sealed.
    pub fn check(&self, rest: &str) -> Result<(), SaveFault> {
        let found = seal(rest);
        if found == self.hash { Ok(()) } else { Err(SaveFault::Broken { recorded: self.hash, found }) }
    }

    /// The first line.
    pub(super) fn line(&self) -> Result<String, SaveFault> {
        let mut line = ron::to_string(self)?;
        line.pop();
        line.push_str(",\n");
        Ok(line)
    }
}

/// The hash of the text after the first line.
pub(super) fn seal(rest: &str) -> StateHash {
    StateHash(xxh3_64(rest.as_bytes()))
}
