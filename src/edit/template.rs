//! What a new mission begins with.

use super::fix::as_id;
use crate::content::Sheet;

/// A small mission without a fault.
const TEMPLATE: &str = include_str!("../../assets/template.ron");

/// A small mission that can be played as it is, with an id and a name made of what a person calls it.
pub fn template(called: &str) -> Sheet {
    let mut sheet = Sheet::read("template.ron", TEMPLATE).unwrap_or_default();
    if let Some(id) = as_id(called) {
        sheet.id = id;
        sheet.name = title(called);
    }
    sheet
}

/// The words of a name, each with a capital.
fn title(called: &str) -> String {
    let words = called.split(|c: char| c == '_' || c == '-' || c.is_whitespace()).filter(|word| !word.is_empty());
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    words.map(capital).collect::<Vec<_>>().join(" ")
}
