//! The file that a typed name stands for.

use std::path::PathBuf;

use crate::{
    save::Slots,
    words::{Words, saves::name_refusal},
};

/// The file of a name: a path where it looks like one, else a slot. Where there is none, why.
pub fn file(words: &Words, slots: Option<&Slots>, name: &str) -> Result<PathBuf, String> {
    if name.contains(['/', '\\', '.']) {
        return Ok(PathBuf::from(name));
    }
    let slots = slots.ok_or_else(|| words.text("term-no-slots"))?;
    slots.file(name).map_err(|error| name_refusal(words, &error))
}

/// The file that the game keeps by itself, where there is a place for it.
pub fn auto(slots: Option<&Slots>) -> Option<PathBuf> {
    slots.and_then(|slots| slots.file(Slots::AUTO).ok())
}

/// The name to go on with after this one was loaded: what the game itself kept has none.
pub fn kept(loaded: String, before: &mut Option<String>) -> Option<String> {
    Some(loaded).filter(|name| name != Slots::AUTO).or_else(|| before.take())
}
