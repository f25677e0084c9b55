//! Sentences about files the game keeps: what is wrong with one, and the cure.

use super::Words;
use crate::save::{BadSlot, SaveError, SaveFault};

/// Why a slot cannot be called so, in a sentence.
pub fn name_refusal(words: &Words, bad: &BadSlot) -> String {
    words.with("save-bad-name", &[("name", bad.name().into())])
}

/// Which file it is and what is wrong with it, in a sentence.
pub fn error_text(words: &Words, error: &SaveError) -> String {
    let fill = [("file", error.file.display().to_string().into()), ("fault", fault_text(words, &error.fault).into())];
    words.with("save-at", &fill)
}

/// What is wrong with a file, in a sentence.
pub fn fault_text(words: &Words, fault: &SaveFault) -> String {
    let because = |key: &str, cause: String| words.with(key, &[("cause", cause.into())]);
    match fault {
        SaveFault::Missing => words.text("save-fault-missing"),
        SaveFault::NotAFile => words.text("save-fault-not-a-file"),
        SaveFault::TooLarge { limit } => words.with("save-fault-too-large", &[("limit", (*limit).into())]),
        SaveFault::NotText => words.text("save-fault-not-text"),
        SaveFault::NotASave => words.text("save-fault-not-a-save"),
        SaveFault::Newer { version, reads } => {
            words.with("save-fault-newer", &[("version", (*version).into()), ("reads", (*reads).into())])
        }
        SaveFault::OtherGame { found, wanted } => {
            words.with("save-fault-other-game", &[("found", found.as_str().into()), ("wanted", (*wanted).into())])
        }
        SaveFault::Broken { .. } => words.text("save-fault-broken"),
        SaveFault::Unreadable(cause) => because("save-fault-unreadable", cause.to_string()),
        SaveFault::Unplayable(cause) => because("save-fault-unplayable", cause.to_string()),
        SaveFault::Unwritable(cause) => because("save-fault-unwritable", cause.to_string()),
        SaveFault::Disk(cause) => because("save-fault-disk", cause.to_string()),
    }
}
