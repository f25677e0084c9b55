//! The player's saves as files: what there is, deleting, taking out and bringing in.

use std::{
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::{
    save::{self, Disk, Header, LIMIT, SaveError, Slots, Storage},
    stealth::Stealth,
};

/// One slot in use.
pub struct Kept {
    /// Its name.
    pub slot: String,
    /// When it was written.
    pub when: SystemTime,
    /// What its save says of itself, or what is wrong with it.
    pub header: Result<Header, SaveError>,
}

/// Every slot in use, newest first.
pub fn list(slots: &Slots) -> Vec<Kept> {
    let found = slots.list().into_iter();
    let dated = found.map(|(slot, header)| {
        let when = slots.written(&slot).unwrap_or(SystemTime::UNIX_EPOCH);
        Kept { slot, when, header }
    });
    dated.collect()
}

/// Copies a save to a file of the player's choice.
pub fn export(slots: &Slots, slot: &str, to: &Path) -> Result<(), SaveError> {
    let Ok(from) = slots.file(slot) else { return Ok(()) };
    copy(&from, to)
}

/// Brings a save in from a file, under the file's name; the slot it is in now. Nothing is brought in that does not load.
pub fn import(slots: &Slots, from: &Path) -> Result<String, SaveError> {
    save::open::<Stealth>(&Disk, from)?;
    let slot = slot_of(from);
    let Ok(to) = slots.file(&slot) else { return Ok(slot) };
    copy(from, &to)?;
    Ok(slot)
}

/// The slot a file would be brought in as: its name, as far as a slot may be called so.
pub fn slot_of(file: &Path) -> String {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let plain = |c: char| if c.is_alphanumeric() || c == '-' || c == '_' { c } else { '_' };
    let name: String = stem.chars().take(40).map(plain).collect();
    if name.is_empty() || name == Slots::AUTO { "imported".to_owned() } else { name }
}

/// Where a save goes unless the player says otherwise.
pub fn export_path(slots: &Slots, slot: &str) -> PathBuf {
    let saves = slots.file(slot).unwrap_or_default();
    let data = saves.parent().and_then(Path::parent).unwrap_or(Path::new("."));
    data.join("exports").join(format!("{slot}.ron"))
}

fn copy(from: &Path, to: &Path) -> Result<(), SaveError> {
    let failed = |file: &Path, fault| SaveError { file: file.to_owned(), fault };
    let bytes = Disk.read(from, LIMIT).map_err(|fault| failed(from, fault))?;
    Disk.replace(to, &bytes).map_err(|fault| failed(to, fault))
}
