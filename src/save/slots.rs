//! The folder of the player's saves, one slot per file.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{Disk, Header, SaveError, SaveFault, backup, peek};

/// The variable that puts the player's data somewhere else.
pub const DATA: &str = "GHOSTLINE_DATA";

/// The folder of the person playing: where [`DATA`] says, or where this system keeps such things. `None` where it has
/// no such place.
pub fn data_folder() -> Option<PathBuf> {
    let wanted = env::var_os(DATA).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    wanted.or_else(|| Some(directories::ProjectDirs::from("", "", "ghostline")?.data_dir().to_owned()))
}

/// A name no slot can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` cannot name a save: use up to 40 letters, digits, - and _")]
pub struct BadSlot(String);

impl BadSlot {
    /// The name, as far as it was read.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// The player's saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slots {
    folder: PathBuf,
}

impl Slots {
    /// The slot the game itself saves to.
    pub const AUTO: &str = "autosave";

    /// The slots in this data folder.
    pub fn under(data: &Path) -> Self {
        Self { folder: data.join("saves") }
    }

    /// Finished games in this data folder, kept to be watched again.
    pub fn of_replays(data: &Path) -> Self {
        Self { folder: data.join("replays") }
    }

    /// Campaigns in this data folder.
    pub fn of_campaigns(data: &Path) -> Self {
        Self { folder: data.join("campaigns") }
    }

    /// Deduction tables in this data folder.
    pub fn of_tables(data: &Path) -> Self {
        Self { folder: data.join("tables") }
    }

    /// Tables of The Beginning in this data folder.
    pub fn of_beginnings(data: &Path) -> Self {
        Self { folder: data.join("beginnings") }
    }

    /// Games in this data folder that are to be given away.
    pub fn of_exports(data: &Path) -> Self {
        Self { folder: data.join("exports") }
    }

    /// The data folder these slots are in.
    pub fn data(&self) -> Option<PathBuf> {
        self.folder.parent().map(Path::to_owned)
    }

    /// The slots of the person playing; `None` where the system has no place for them.
    pub fn of_player() -> Option<Self> {
        Some(Self::under(&data_folder()?))
    }

    /// The file of a slot.
    pub fn file(&self, slot: &str) -> Result<PathBuf, BadSlot> {
        let plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        if slot.is_empty() || slot.chars().count() > 40 || !slot.chars().all(plain) {
            return Err(BadSlot(slot.chars().take(40).collect()));
        }
        Ok(self.folder.join(format!("{slot}.ron")))
    }

    /// When the save of a slot was written; `None` where there is none.
    pub fn written(&self, slot: &str) -> Option<SystemTime> {
        fs::metadata(self.file(slot).ok()?).and_then(|about| about.modified()).ok()
    }

    /// Deletes the save of a slot, with the one before it.
    pub fn delete(&self, slot: &str) -> Result<(), SaveError> {
        let Ok(file) = self.file(slot) else { return Ok(()) };
        let gone = |result: std::io::Result<()>| match result {
            Err(cause) if cause.kind() != std::io::ErrorKind::NotFound => Err(SaveFault::Disk(cause)),
            _ => Ok(()),
        };
        gone(fs::remove_file(&file)).map_err(|fault| fault.of(&file))?;
        let before = backup(&file);
        gone(fs::remove_file(&before)).map_err(|fault| fault.of(&before))
    }

    /// How many slots are in use, damaged ones included. Looks into none of them.
    pub fn count(&self) -> usize {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter(|entry| dated(entry.path()).is_some()).count()
    }

    /// Every slot in use with what its save says of itself, newest first; damaged ones are listed with their fault.
    pub fn list(&self) -> Vec<(String, Result<Header, SaveError>)> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut found: Vec<_> = entries.flatten().filter_map(|entry| dated(entry.path())).collect();
        found.sort_by(|(a_time, a, _), (b_time, b, _)| b_time.cmp(a_time).then_with(|| a.cmp(b)));
        found.into_iter().map(|(_, slot, file)| (slot, peek(&Disk, &file))).collect()
    }
}

/// A save file with its slot and when it was written.
fn dated(file: PathBuf) -> Option<(SystemTime, String, PathBuf)> {
    let slot = file.file_stem()?.to_str()?.to_owned();
    let is_save = file.extension().is_some_and(|end| end == "ron") && !slot.starts_with('.');
    let time = fs::metadata(&file).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    is_save.then_some((time, slot, file))
}
