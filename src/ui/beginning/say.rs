//! What things on the board are called, where the cards do not say it themselves.

use crate::{
    beginning::{Area, Bar, Column, Faction, Spawn},
    words::Words,
};

/// An area.
pub fn area(words: &Words, area: Area) -> String {
    words.text(match area {
        Area::Sectors => "ui-board-area-sectors",
        Area::City => "ui-board-area-city",
        Area::Nexus => "ui-board-area-nexus",
        Area::Hq => "ui-board-area-hq",
        Area::Monolith => "ui-board-area-monolith",
        Area::Network => "ui-board-area-network",
        Area::Junkyard => "ui-board-area-junkyard",
        Area::MedCenter => "ui-board-area-med-center",
    })
}

/// A bar.
pub fn bar(words: &Words, bar: Bar) -> String {
    words.text(match bar {
        Bar::Morale => "ui-board-bar-morale",
        Bar::Riot => "ui-board-bar-riot",
        Bar::Security => "ui-board-bar-security",
        Bar::Resource => "ui-board-bar-resource",
        Bar::Apex => "ui-board-bar-apex",
        Bar::Deus => "ui-board-bar-deus",
        Bar::Threat => "ui-board-bar-threat",
    })
}

/// A faction.
pub fn faction(words: &Words, faction: Faction) -> String {
    words.text(match faction {
        Faction::Human => "ui-board-faction-human",
        Faction::Machine => "ui-board-faction-machine",
        Faction::Fallen => "ui-board-faction-fallen",
        Faction::Legion => "ui-board-faction-legion",
        Faction::Outlaw => "ui-board-faction-outlaw",
    })
}

/// A column of the Network.
pub fn column(words: &Words, column: Column) -> String {
    words.text(match column {
        Column::Alpha => "ui-board-column-alpha",
        Column::Beta => "ui-board-column-beta",
        Column::Gamma => "ui-board-column-gamma",
    })
}

/// The letter of a column, the same in all languages.
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
