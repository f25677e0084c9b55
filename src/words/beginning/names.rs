//! What factions, chips, bars, areas and phases are called.

use super::{
    super::{Words, number},
    Teller,
};
use crate::beginning::{Amount, Area, Badge, Bar, Colour, Column, Counted, Era, Faction, Level, Place, Setup, Zone};

/// A faction as one of its members is called: `Human`.
pub fn faction_name(words: &Words, faction: Faction) -> String {
    words.text(match faction {
        Faction::Human => "name-tb-human",
        Faction::Machine => "name-tb-machine",
        Faction::Fallen => "name-tb-fallen",
        Faction::Legion => "name-tb-legion",
        Faction::Outlaw => "name-tb-outlaw",
    })
}

/// The colour of a data chip.
pub fn colour_name(words: &Words, colour: Colour) -> String {
    words.text(match colour {
        Colour::Blue => "name-tb-blue",
        Colour::Red => "name-tb-red",
        Colour::Purple => "name-tb-purple",
    })
}

/// A bar of the boards.
pub fn bar_name(words: &Words, bar: Bar) -> String {
    words.text(match bar {
        Bar::Morale => "name-tb-morale",
        Bar::Riot => "name-tb-riot",
        Bar::Security => "name-tb-security",
        Bar::Resource => "name-tb-resource",
        Bar::Apex => "name-tb-apex",
        Bar::Deus => "name-tb-deus",
        Bar::Threat => "name-tb-threat",
    })
}

/// An area as a heading: `City`.
pub fn area_name(words: &Words, area: Area) -> String {
    words.text(match area {
        Area::Sectors => "name-tb-sectors",
        Area::City => "name-tb-city",
        Area::Nexus => "name-tb-nexus",
        Area::Hq => "name-tb-hq",
        Area::Monolith => "name-tb-monolith",
        Area::Network => "name-tb-network",
        Area::Junkyard => "name-tb-junkyard",
        Area::MedCenter => "name-tb-med-center",
    })
}

/// Where a figure is, as a heading.
pub fn place_name(words: &Words, place: Place) -> String {
    match place {
        Place::In(area) => area_name(words, area),
        Place::Cube => words.text("name-tb-cube"),
        Place::Down => words.text("name-tb-down"),
        Place::Gone => words.text("name-tb-gone"),
    }
}

/// What the Network has come to.
pub fn era_name(words: &Words, era: Era) -> String {
    words.text(match era {
        Era::First => "name-tb-era-first",
        Era::Human => "name-tb-era-human",
        Era::Machine => "name-tb-era-machine",
    })
}

/// The back of an event.
pub fn level_name(words: &Words, level: Level) -> String {
    words.text(match level {
        Level::I => "name-tb-level-1",
        Level::II => "name-tb-level-2",
        Level::III => "name-tb-level-3",
        Level::Ex => "name-tb-level-ex",
    })
}

/// A column of the Network.
pub fn column_name(words: &Words, column: Column) -> String {
    words.text(match column {
        Column::Alpha => "name-tb-alpha",
        Column::Beta => "name-tb-beta",
        Column::Gamma => "name-tb-gamma",
    })
}

/// A badge.
pub fn badge_name(words: &Words, badge: Badge) -> String {
    words.text(match badge {
        Badge::Leader => "name-tb-leader",
        Badge::General => "name-tb-general",
    })
}

/// What a table is called.
pub fn table_name(words: &Words, setup: &Setup) -> String {
    let key = if setup.campaign { "name-tb-table-campaign" } else { "name-tb-table" };
    words.with(key, &[("seats", setup.seats.len().into())])
}

/// A Sector, counted from 0.
pub(super) const fn sector_key(at: u8) -> &'static str {
    match at {
        0 => "name-tb-sector-1",
        1 => "name-tb-sector-2",
        _ => "name-tb-sector-3",
    }
}

/// Which cards an event counts.
pub(super) const fn counted_key(of: Counted) -> &'static str {
    match of {
        Counted::Grey => "name-tb-grey-cards",
        Counted::Green => "name-tb-green-cards",
        Counted::Both => "name-tb-grey-green-cards",
    }
}

/// An end of the Riot bar.
pub fn zone_name(words: &Words, zone: Zone) -> String {
    words.text(match zone {
        Zone::Surveillance => "name-tb-surveillance",
        Zone::Anarchy => "name-tb-anarchy",
    })
}

impl Teller<'_> {
    /// A faction.
    pub fn faction(&self, faction: Faction) -> String {
        faction_name(self.words, faction)
    }

    /// A faction as a whole: `the Machines`.
    pub fn side(&self, faction: Faction) -> String {
        self.words.text(match faction {
            Faction::Human => "name-tb-humans",
            Faction::Machine => "name-tb-machines",
            Faction::Fallen => "name-tb-the-fallen",
            Faction::Legion => "name-tb-legion",
            Faction::Outlaw => "name-tb-outlaws",
        })
    }

    /// What a faction needs to win, in the words of its loyalty card.
    pub fn goal(&self, faction: Faction) -> String {
        let card = self.rules.library().loyalty.iter().find(|card| card.faction == faction);
        card.map(|card| card.text.clone()).unwrap_or_default()
    }

    /// An area inside a sentence: `the City`.
    pub fn area(&self, area: Area) -> String {
        self.words.text(match area {
            Area::Sectors => "name-tb-the-sectors",
            Area::City => "name-tb-the-city",
            Area::Nexus => "name-tb-the-nexus",
            Area::Hq => "name-tb-hq",
            Area::Monolith => "name-tb-the-monolith",
            Area::Network => "name-tb-the-network",
            Area::Junkyard => "name-tb-the-junkyard",
            Area::MedCenter => "name-tb-the-med-center",
        })
    }

    /// A bar.
    pub fn bar(&self, bar: Bar) -> String {
        bar_name(self.words, bar)
    }

    /// The colour of a chip, or that it is not known.
    pub fn chip(&self, colour: Option<Colour>) -> String {
        self.words.text(match colour {
            Some(Colour::Blue) => "name-tb-blue-chip",
            Some(Colour::Red) => "name-tb-red-chip",
            Some(Colour::Purple) => "name-tb-purple-chip",
            None => "name-tb-chip",
        })
    }

    /// A column of the Network.
    pub fn column(&self, column: Column) -> String {
        column_name(self.words, column)
    }

    /// A Sector, counted from 0.
    pub fn sector(&self, at: u8) -> String {
        self.words.text(sector_key(at))
    }

    /// How much somebody gives, in the three words there are.
    pub(super) fn amount(&self, amount: Amount) -> String {
        self.words.text(match amount {
            Amount::Lot => "name-tb-a-lot",
            Amount::Little => "name-tb-a-little",
            Amount::Nothing => "name-tb-nothing",
        })
    }

    /// A value of a bar, with a true minus sign.
    pub(super) fn value(value: i8) -> String {
        number(value.into())
    }
}
