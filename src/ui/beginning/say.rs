//! Signs that stand for names and are the same in all languages.

use crate::beginning::{Column, Spawn};

/// The letter of a column of the Network.
pub const fn letter(column: Column) -> &'static str {
    match column {
        Column::Alpha => "α",
        Column::Beta => "β",
        Column::Gamma => "γ",
    }
}

/// The number of a Sector, from 0.
pub const fn roman(sector: u8) -> &'static str {
    match sector {
        0 => "I",
        1 => "II",
        _ => "III",
    }
}

/// The numbers a spawn location bears.
pub fn numbers(spawn: &Spawn) -> String {
    spawn.numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}
