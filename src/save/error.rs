//! What can go wrong with a save, each with its cure.

use std::{io, path::PathBuf};

use crate::engine::{ResumeError, StateHash};

/// A save that could not be stored or loaded. Nothing was changed.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", .file.display())]
pub struct SaveError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it.
    pub fault: SaveFault,
}

/// What is wrong with a save.
#[derive(Debug, thiserror::Error)]
pub enum SaveFault {
    /// No such file.
    #[error("there is no such save; check the name")]
    Missing,
    /// A directory, a device or the like.
    #[error("this is a directory or a device; name a file")]
    NotAFile,
    /// Larger than any save.
    #[error("larger than {limit} bytes, which no save is; name another file")]
    TooLarge {
        /// The most a save may have.
        limit: u64,
    },
    /// Not UTF-8.
    #[error("not text: the save is damaged, or this is not a save; load an older one")]
    NotText,
    /// The first line is not that of a save.
    #[error("not a save of this game, or cut off at its start; load another one")]
    NotASave,
    /// Written by a newer game.
    #[error("this save is of version {version}, this game reads up to {reads}: update the game")]
    Newer {
        /// The version of the save.
        version: u32,
        /// The newest version that can be read.
        reads: u32,
    },
    /// A save of another game.
    #[error("a save of the game `{found}`, not of `{wanted}`; load it there")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game that was to go on.
        wanted: &'static str,
    },
    /// The seal does not fit.
    #[error(
        "changed or cut off after it was written (its hash is {found}, {recorded} was recorded); load an older one"
    )]
    Broken {
        /// What the first line says.
        recorded: StateHash,
        /// What the rest has.
        found: StateHash,
    },
    /// What stands in it is no match.
    #[error("what is saved cannot be read: {0}; load an older one")]
    Unreadable(Box<ron::error::SpannedError>),
    /// The match in it cannot be played on.
    #[error("{0}; load an older one")]
    Unplayable(Box<ResumeError>),
    /// A match that cannot be written as text.
    #[error("the match cannot be written down: {0}")]
    Unwritable(Box<ron::Error>),
    /// The disk refused.
    #[error("the disk refused: {0}; check space and permissions")]
    Disk(#[from] io::Error),
}

impl From<ron::error::SpannedError> for SaveFault {
    fn from(cause: ron::error::SpannedError) -> Self {
        Self::Unreadable(Box::new(cause))
    }
}

impl From<ron::Error> for SaveFault {
    fn from(cause: ron::Error) -> Self {
        Self::Unwritable(Box::new(cause))
    }
}

impl From<ResumeError> for SaveFault {
    fn from(cause: ResumeError) -> Self {
        Self::Unplayable(Box::new(cause))
    }
}

impl SaveFault {
    /// Whether the previous save may stand in: the file is gone or damaged, not merely another thing.
    pub fn is_damage(&self) -> bool {
        !matches!(self, Self::NotAFile | Self::Newer { .. } | Self::OtherGame { .. } | Self::Unwritable(_))
    }

    /// The error of `file` with this fault.
    pub fn of(self, file: &std::path::Path) -> SaveError {
        SaveError { file: file.to_owned(), fault: self }
    }
}
