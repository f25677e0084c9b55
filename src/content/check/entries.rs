//! Checks every list of cards needs: keys of their own, words, and the number of cards the rules name.

use super::{
    super::{
        fault::Code,
        locate::Step,
        report::{Place, Report},
    },
    texts::{check_text, repeated},
};

/// A value of a list entry.
pub fn field(list: &'static str, at: usize, name: &'static str) -> Place {
    Place::Value(vec![Step::Field(list), Step::Nth(at), Step::Field(name)])
}

/// A list as a whole.
pub fn top(name: &'static str) -> Place {
    Place::Value(vec![Step::Field(name)])
}

/// Reports a number of cards that is not the ledger's.
pub fn count(what: &str, found: usize, wanted: usize, place: Place, report: &mut Report) {
    if found != wanted {
        let message = format!("{found} {what}, not {wanted}");
        report.add(
            Code::OutOfRange,
            place,
            message,
            "the rules say how many cards each edition has: add or remove some",
        );
    }
}

/// Reports keys that are empty or stand twice.
pub fn check_keys<'a>(list: &'static str, keys: impl Iterator<Item = &'a str> + Clone, report: &mut Report) {
    for (at, key) in keys.clone().enumerate() {
        check_text(key, "the key", field(list, at, "key"), report);
    }
    for (first, again) in repeated(keys) {
        let message = format!("two entries have the key {first:?}");
        report.add(Code::RepeatedId, field(list, again, "key"), message, "give each card a key of its own");
    }
}
