//! Every card as something to look up: its name, its words, and how many there are in each edition.

use super::{
    super::{Words, listed::Listed},
    capital,
    names::{colour_name, team_name, timing_name, weapon_name, weapon_text},
};
use crate::deduction::{
    BossCard, Faction, IdCard, Library, LoyaltyCard, ProgramCard, Row, Scenario, Set, Tag, Timing, WeaponKind,
};

/// Cards that are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The IDs of a colour.
    Ids(Faction),
    /// The Boss IDs.
    BossIds,
    /// The programs of the core game.
    Programs,
    /// The programs of Hell Gate.
    HellGatePrograms,
    /// The loyalty cards.
    Loyalty,
    /// The weapons.
    Weapons,
    /// The bosses of Hell Gate.
    Bosses,
    /// The cards of Exitus and of Legion God.
    Ex,
    /// The scenarios.
    Scenarios,
}

impl Deck {
    /// Every deck, in reading order.
    pub const ALL: [Self; 11] = [
        Self::Ids(Faction::Human),
        Self::Ids(Faction::Machine),
        Self::Ids(Faction::Outlaw),
        Self::BossIds,
        Self::Programs,
        Self::HellGatePrograms,
        Self::Loyalty,
        Self::Weapons,
        Self::Bosses,
        Self::Ex,
        Self::Scenarios,
    ];

    /// The name links use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ids(Faction::Human) => "table-humans",
            Self::Ids(Faction::Machine) => "table-machines",
            Self::Ids(Faction::Outlaw) => "table-outlaws",
            Self::BossIds => "table-boss-ids",
            Self::Programs => "table-programs",
            Self::HellGatePrograms => "table-hell-gate-programs",
            Self::Loyalty => "table-loyalty",
            Self::Weapons => "table-weapon-cards",
            Self::Bosses => "table-boss-cards",
            Self::Ex => "table-ex-cards",
            Self::Scenarios => "table-scenario-cards",
        }
    }

    /// What it is called.
    pub fn title(self, words: &Words) -> String {
        words.text(match self {
            Self::Ids(Faction::Human) => "card-sd-humans",
            Self::Ids(Faction::Machine) => "card-sd-machines",
            Self::Ids(Faction::Outlaw) => "card-sd-outlaws",
            Self::BossIds => "card-sd-boss-ids",
            Self::Programs => "card-sd-programs",
            Self::HellGatePrograms => "card-sd-hell-gate-programs",
            Self::Loyalty => "card-sd-loyalty",
            Self::Weapons => "card-sd-weapons",
            Self::Bosses => "card-sd-bosses",
            Self::Ex => "card-sd-ex",
            Self::Scenarios => "card-sd-scenarios",
        })
    }

    /// How many there are in each edition, in a sentence.
    pub fn intro(self, words: &Words, library: &Library) -> String {
        let listed = self.cards(words, library).len();
        let (core, hell_gate, prototype) = match self {
            Self::Ids(_) | Self::BossIds => self.id_counts(library),
            Self::Programs | Self::HellGatePrograms => program_counts(library),
            Self::Loyalty => loyalty_counts(library),
            Self::Weapons => weapon_counts(library),
            Self::Bosses | Self::Ex => return words.with("card-sd-intro-bosses", &[("count", listed.into())]),
            Self::Scenarios => return words.with("card-sd-intro-scenarios", &[("count", listed.into())]),
        };
        let fill = [("core", core.into()), ("both", hell_gate.into()), ("prototype", prototype.into())];
        words.with("card-sd-intro", &fill)
    }

    /// Its cards, in the order of their files.
    pub fn cards(self, words: &Words, library: &Library) -> Vec<Listed> {
        let teller = Lister { words, library };
        match self {
            Self::Ids(_) | Self::BossIds => {
                library.ids.iter().filter(|card| self.has_id(card)).map(|card| teller.id(card)).collect()
            }
            Self::Programs => teller.programs(Set::Core),
            Self::HellGatePrograms => teller.programs(Set::HellGate),
            Self::Loyalty => library.loyalty.iter().map(|card| teller.loyalty(card)).collect(),
            Self::Weapons => WeaponKind::ALL.into_iter().map(|kind| teller.weapon(kind)).collect(),
            Self::Bosses => library.bosses.iter().map(|card| teller.boss(card)).collect(),
            Self::Ex => teller.ex(),
            Self::Scenarios => library.scenarios.iter().map(|scenario| teller.scenario(scenario)).collect(),
        }
    }

    fn has_id(self, card: &IdCard) -> bool {
        let boss = card.tags.contains(&Tag::Boss);
        match self {
            Self::Ids(faction) => !boss && card.faction == faction,
            _ => boss,
        }
    }

    /// IDs of this deck in the core game, with Hell Gate, and in the prototype. New prints add to no count.
    fn id_counts(self, library: &Library) -> (usize, usize, usize) {
        let own = || library.ids.iter().filter(|card| self.has_id(card) && card.reprint_of.is_none());
        let core = own().filter(|card| card.set == Set::Core).count();
        let prototype = own().filter(|card| card.tags.contains(&Tag::Prototype) && self != Self::BossIds).count();
        (core, own().count(), prototype)
    }
}

fn program_counts(library: &Library) -> (usize, usize, usize) {
    let own = || library.programs.iter().filter(|card| card.reprint_of.is_none());
    let copies =
        |set: Set| -> usize { own().filter(|card| card.set == set).map(|card| usize::from(card.copies)).sum() };
    let prototype = own().map(|card| usize::from(card.prototype)).sum();
    (copies(Set::Core), copies(Set::Core) + copies(Set::HellGate), prototype)
}

fn loyalty_counts(library: &Library) -> (usize, usize, usize) {
    let all: usize = library.loyalty.iter().map(|card| usize::from(card.copies)).sum();
    let plain = library.loyalty.iter().filter(|card| card.faction.is_some()).map(|card| usize::from(card.copies));
    (all, all, plain.sum())
}

fn weapon_counts(library: &Library) -> (usize, usize, usize) {
    let all = |of: fn(&Library, WeaponKind) -> usize| -> usize {
        WeaponKind::ALL.into_iter().map(|kind| of(library, kind)).sum()
    };
    let core = all(copies_final);
    (core, core + 1, all(copies_prototype))
}

/// How often a weapon lies on the fullest table of the final edition; a locked one is there once.
fn copies_final(library: &Library, kind: WeaponKind) -> usize {
    let most = most_in(library, kind, |row| [&row.weapons, &row.or_weapons]);
    if kind == WeaponKind::HellGate { 0 } else { most.max(1) }
}

/// The same for the prototype.
fn copies_prototype(library: &Library, kind: WeaponKind) -> usize {
    most_in(library, kind, |row| [&row.prototype, &row.or_prototype])
}

fn most_in(library: &Library, kind: WeaponKind, sets: impl Fn(&Row) -> [&Vec<WeaponKind>; 2]) -> usize {
    let count = |set: &Vec<WeaponKind>| set.iter().filter(|weapon| **weapon == kind).count();
    library.rows.iter().flat_map(sets).map(count).max().unwrap_or(0)
}

/// Lists cards of a library.
struct Lister<'a> {
    words: &'a Words,
    library: &'a Library,
}

impl Lister<'_> {
    fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn count(&self, key: &str, count: usize) -> String {
        self.words.with(key, &[("count", count.into())])
    }

    fn set(&self, set: Set) -> String {
        self.text(if set == Set::Core { "card-sd-core" } else { "card-sd-with-hell-gate" })
    }

    fn id(&self, card: &IdCard) -> Listed {
        let has = |tag: Tag| card.tags.contains(&tag);
        let boss = has(Tag::Boss);
        let kind = match card.faction {
            _ if boss => "card-sd-boss-id",
            Faction::Human => "card-sd-human-id",
            Faction::Machine => "card-sd-machine-id",
            Faction::Outlaw => "card-sd-outlaw-id",
        };
        let always =
            card.always.map(|team| self.words.with("card-sd-always", &[("team", team_name(self.words, team).into())]));
        let notes = [
            Some(self.text(kind)),
            always,
            Some(self.set(card.set)),
            card.reprint_of.as_ref().map(|_| self.text("card-sd-new-print")),
            (has(Tag::Prototype) && !boss).then(|| self.text("card-sd-in-prototype")),
            has(Tag::First).then(|| self.text("card-sd-first")),
            has(Tag::NotShared).then(|| self.text("card-sd-not-shared")),
            has(Tag::Changes).then(|| self.text("card-sd-changes")),
        ];
        Listed::new(&card.name, &card.text, notes)
    }

    fn programs(&self, set: Set) -> Vec<Listed> {
        let own = self.library.programs.iter().filter(|card| card.set == set);
        own.map(|card| self.program(card)).collect()
    }

    fn program(&self, card: &ProgramCard) -> Listed {
        let notes = [
            Some(capital(&timing_name(self.words, card.timing))),
            Some(self.count("card-sd-copies", card.copies.into())),
            Some(self.set(card.set)),
            card.reprint_of.as_ref().map(|_| self.text("card-sd-new-print")),
            (card.prototype > 0).then(|| self.count("card-sd-prototype", card.prototype.into())),
            card.tags.contains(&Tag::RedDot).then(|| self.text("card-sd-red-dot")),
            card.tags.contains(&Tag::Changes).then(|| self.text("card-sd-changes")),
        ];
        Listed::new(&card.name, &card.text, notes)
    }

    fn loyalty(&self, card: &LoyaltyCard) -> Listed {
        let text = match card.faction {
            Some(faction) => {
                let fill = [("counts", card.counts.into()), ("colour", colour_name(self.words, faction).into())];
                self.words.with("card-sd-loyalty-text", &fill)
            }
            None => self.text("card-sd-legion-text"),
        };
        let copies = usize::from(card.copies);
        let notes = [
            Some(self.text("card-sd-loyalty-card")),
            Some(self.count("card-sd-copies", copies)),
            card.faction.map(|_| self.count("card-sd-prototype", copies)),
        ];
        Listed::new(&card.name, &text, notes)
    }

    fn weapon(&self, kind: WeaponKind) -> Listed {
        let (copies, prototype) = (copies_final(self.library, kind), copies_prototype(self.library, kind));
        let from = self.library.rows.iter().filter(|row| row.weapons.contains(&kind)).map(|row| row.seats).min();
        let place = match from {
            Some(seats) if seats <= 4 => self.text("card-sd-middle"),
            Some(seats) => self.count("card-sd-middle-from", seats.into()),
            None => self.text("card-sd-locked"),
        };
        let notes = [
            Some(self.text("card-sd-weapon")),
            Some(self.count("card-sd-copies", copies.max(1))),
            (copies == 0).then(|| self.text("card-sd-with-hell-gate")),
            (prototype > 0).then(|| self.count("card-sd-prototype", prototype)),
            Some(place),
        ];
        Listed::new(&capital(&weapon_name(self.words, kind)), &weapon_text(self.words, kind), notes)
    }

    fn boss(&self, card: &BossCard) -> Listed {
        let calls = |program: &&ProgramCard| program.timing == Timing::Portal(card.boss);
        let portals: u8 = self.library.programs.iter().filter(calls).map(|program| program.copies).sum();
        let notes = [
            Some(self.words.with("card-sd-boss", &[("number", card.boss.number().into())])),
            Some(self.text("card-sd-with-hell-gate")),
            (card.shields > 0).then(|| self.count("card-sd-shields", card.shields.into())),
            Some(self.count("card-sd-portals", portals.into())),
        ];
        Listed::new(&card.name, &card.text, notes)
    }

    fn ex(&self) -> Vec<Listed> {
        let note = || [Some(self.text("card-sd-with-hell-gate"))];
        let exitus = self.library.exitus.iter().enumerate().map(|(at, card)| {
            let name = self.words.with("card-sd-exitus", &[("number", (at + 1).into())]);
            Listed::new(&name, &card.text, note())
        });
        let legion = self.library.legion.iter().map(|card| {
            let name = self.words.with("card-sd-legion-card", &[("name", card.name.as_str().into())]);
            Listed::new(&name, &card.text, note())
        });
        exitus.chain(legion).collect()
    }

    fn scenario(&self, scenario: &Scenario) -> Listed {
        let named = scenario.ids.iter().filter_map(|key| self.library.id(self.library.id_by_key(key)?));
        let ids = named.map(|card| card.name.as_str()).collect::<Vec<_>>().join(", ");
        let (blue, red, gray) = scenario.random;
        let random = usize::from(blue) + usize::from(red) + usize::from(gray);
        let notes = [
            Some(self.count("card-sd-players", scenario.seats.into())),
            Some(self.set(if scenario.hell_gate { Set::HellGate } else { Set::Core })),
            (!ids.is_empty()).then_some(ids),
            (random > 0).then(|| self.count("card-sd-by-lot", random)),
        ];
        Listed::new(&scenario.name, &scenario.text, notes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::shipped_library;

    /// SD-COMP-01
    /// SD-COMP-03
    /// HG-COMP-11
    #[test]
    fn the_counts_told_are_those_of_the_editions() {
        let (words, library) = (Words::english(), shipped_library().unwrap());
        assert_eq!(
            Deck::Programs.intro(&words, &library),
            "66 in the core game, 93 with Hell Gate, 55 in the prototype."
        );
        assert_eq!(
            Deck::Loyalty.intro(&words, &library),
            "22 in the core game, 22 with Hell Gate, 21 in the prototype."
        );
        assert_eq!(Deck::Weapons.intro(&words, &library), "7 in the core game, 8 with Hell Gate, 6 in the prototype.");
        let decks = [Faction::Human, Faction::Machine, Faction::Outlaw].map(Deck::Ids);
        let sum = decks.iter().chain([&Deck::BossIds]).map(|deck| deck.id_counts(&library));
        assert_eq!(sum.fold((0, 0, 0), |a, b| (a.0 + b.0, a.1 + b.1, a.2 + b.2)), (43, 60, 27));
    }

    #[test]
    fn every_card_of_the_library_is_listed_once_with_words() {
        let (words, library) = (Words::english(), shipped_library().unwrap());
        let all: Vec<_> = Deck::ALL.into_iter().flat_map(|deck| deck.cards(&words, &library)).collect();
        let cards = library.ids.len() + library.programs.len() + library.loyalty.len() + library.bosses.len();
        let rest = WeaponKind::ALL.len() + library.exitus.len() + library.legion.len() + library.scenarios.len();
        assert_eq!(all.len(), cards + rest);
        for card in all {
            assert!(!card.name.is_empty() && !card.text.is_empty() && !card.note.is_empty(), "{card:?}");
            assert!(!card.note.contains("card-sd") && !card.note.contains("{$"), "{card:?}");
        }
    }
}
