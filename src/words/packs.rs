//! Sentences about missions that are passed on: what is wrong with a share code, and the cure.

use super::Words;
use crate::content::{MOST_BYTES, share::WrongShare};

/// Why a text is not the share code of a mission, in a sentence.
pub fn wrong_share(words: &Words, wrong: &WrongShare) -> String {
    match wrong {
        WrongShare::NotACode => words.text("ui-share-not-a-code"),
        WrongShare::Version(version) => words.with("ui-share-version", &[("version", version.to_string().into())]),
        WrongShare::Sign { sign, at } => {
            words.with("ui-share-sign", &[("sign", sign.to_string().into()), ("at", (*at).into())])
        }
        WrongShare::Short(signs) => words.with("ui-share-short", &[("signs", (*signs).into())]),
        WrongShare::Long(signs) => words.with("ui-share-long", &[("signs", (*signs).into())]),
        WrongShare::Damaged => words.text("ui-share-damaged"),
        WrongShare::TooLarge => words.with("ui-share-too-large", &[("bytes", MOST_BYTES.into())]),
    }
}
