//! Checks of the files of The Beginning: nothing twice, nothing empty, and the counts of the rules.

use super::{
    super::{
        check::{
            entries::{check_keys, count, field, top},
            texts::check_text,
        },
        fault::Code,
        report::Report,
    },
    RawBoard, RawCards, RawDeck,
};
use crate::beginning::{
    Bar, Character, CharacterCard, Colour, Deck, Effect, EnemyKind, EventCard, EventKind, Face, Faction, Half, Item,
    Level, SEATS,
};

/// Every entry has words.
fn check_words<'a>(list: &'static str, entries: impl Iterator<Item = (&'a str, &'a str)>, report: &mut Report) {
    for (at, (name, text)) in entries.enumerate() {
        check_text(name, "the name", field(list, at, "name"), report);
        check_text(text, "the text", field(list, at, "text"), report);
    }
}

/// Reports a choice inside a choice: an `Either` holds no further `Either`.
fn check_depth<'a>(
    list: &'static str,
    at: usize,
    name: &'static str,
    mut effects: impl Iterator<Item = &'a Effect>,
    report: &mut Report,
) {
    let nested = |effect: &Effect| match effect {
        Effect::Either(a, b) => a.iter().chain(b).any(|inner| matches!(inner, Effect::Either(..))),
        _ => false,
    };
    if effects.any(nested) {
        let help = "write the inner `Either` after the outer one";
        report.add(Code::Nesting, field(list, at, name), "an `Either` stands inside an `Either`", help);
    }
}

/// Checks the board (TB-COMP-15, TB-COMP-16, TB-MAP, TB-SPAWN-01).
pub fn check_board(raw: &RawBoard, report: &mut Report) {
    let board = &raw.board;
    let chips = |colour: Colour| {
        let of = |&(blue, red, purple): &(u8, u8, u8)| match colour {
            Colour::Blue => blue,
            Colour::Red => red,
            Colour::Purple => purple,
        };
        board.sectors.iter().map(of).map(usize::from).sum::<usize>()
    };
    for (colour, wanted) in Colour::ALL.into_iter().zip([16, 17, 7]) {
        count(&format!("{colour:?} chips"), chips(colour), wanted, top("board"), report);
    }
    for number in 2..=12 {
        if !board.spawns.iter().any(|spawn| spawn.numbers.contains(&number)) {
            let message = format!("no spawn location bears the number {number}");
            report.add(Code::OutOfRange, top("board"), message, "two white dice can show it: add a location");
        }
    }
    count("spaces of the red path", board.red.len(), 4, top("board"), report);
    count("spaces of the blue path", board.blue.len(), 3, top("board"), report);
    let markers = raw.enemies.iter().map(|card| usize::from(card.markers) * 3).sum();
    count("enemy markers", markers, 36, top("enemies"), report);
    for kind in EnemyKind::ALL {
        let found = raw.enemies.iter().filter(|card| card.kind == kind).count();
        count(&format!("entries for {kind:?}"), found, 1, top("enemies"), report);
    }
    check_words("enemies", raw.enemies.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
}

/// Checks the smaller decks (TB-COMP-08 to -14, TB-COMP-28).
pub fn check_cards(raw: &RawCards, report: &mut Report) {
    let copies = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
    let programs = copies(&mut raw.programs.iter().map(|card| card.count));
    let wounds = copies(&mut raw.wounds.iter().map(|card| card.count));
    let boxes = copies(&mut raw.boxes.iter().map(|card| card.stack + card.hq));
    let loyalty = copies(&mut raw.loyalty.iter().map(|card| card.count));
    count("programs", programs, 40, top("programs"), report);
    count("objectives", raw.objectives.len(), 15, top("objectives"), report);
    count("wounds", wounds, 20, top("wounds"), report);
    count("interrogation cards", raw.interrogations.len(), 5, top("interrogations"), report);
    count("All-Rounder cards", raw.all_rounders.len(), 7, top("all_rounders"), report);
    count("Recon cards", raw.recons.len(), 6, top("recons"), report);
    count("supply boxes", boxes, 12, top("boxes"), report);
    count("loyalty cards", loyalty, 7, top("loyalty"), report);
    let traps = raw.boxes.iter().filter(|card| Item::is_trap(card.item)).count();
    count("traps", traps, 4, top("boxes"), report);
    check_keys("programs", raw.programs.iter().map(|card| card.key.as_str()), report);
    check_keys("objectives", raw.objectives.iter().map(|card| card.key.as_str()), report);
    check_keys("wounds", raw.wounds.iter().map(|card| card.key.as_str()), report);
    check_keys("interrogations", raw.interrogations.iter().map(|card| card.key.as_str()), report);
    check_keys("all_rounders", raw.all_rounders.iter().map(|card| card.key.as_str()), report);
    check_words("programs", raw.programs.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    check_words("objectives", raw.objectives.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    check_words("wounds", raw.wounds.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    check_words("all_rounders", raw.all_rounders.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    check_words("recons", raw.recons.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    check_words("boxes", raw.boxes.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    for (at, card) in raw.programs.iter().enumerate() {
        check_depth("programs", at, "effects", card.effects.iter(), report);
        let raises = |effect: &&Effect| matches!(effect, Effect::Bar(Bar::Resource, by) if *by > 0);
        if card.effects.iter().any(|effect| raises(&effect)) {
            let help = "only events and the City raise Resource (TB-CITY-11)";
            report.add(Code::OutOfRange, field("programs", at, "effects"), "a program raises Resource", help);
        }
    }
    for (at, card) in raw.interrogations.iter().enumerate() {
        for faction in Faction::PLAYED {
            let lines = card.lines.iter().filter(|line| line.factions.contains(&faction)).count();
            count(&format!("lines for {faction:?}"), lines, 1, field("interrogations", at, "lines"), report);
        }
    }
    for seats in SEATS {
        let found = raw.recipes.iter().filter(|recipe| recipe.seats == seats).count();
        count(&format!("loyalty stacks for {seats} players"), found, 1, top("recipes"), report);
    }
}

/// Checks the characters (TB-COMP-03).
pub fn check_characters(characters: &[CharacterCard], report: &mut Report) {
    for who in Character::ALL {
        let found = characters.iter().filter(|card| card.who == who).count();
        count(&format!("boards of {who:?}"), found, 1, top("characters"), report);
    }
    check_words("characters", characters.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
}

/// Checks the events (TB-COMP-07, TB-OPEN-01).
pub fn check_events(events: &[EventCard], report: &mut Report) {
    for (level, wanted) in Level::ALL.into_iter().zip([18, 16, 14, 13]) {
        let found = events.iter().filter(|card| card.level == level).count();
        count(&format!("events of level {level:?}"), found, wanted, top("events"), report);
    }
    check_keys("events", events.iter().map(|card| card.key.as_str()), report);
    check_words("events", events.iter().map(|card| (card.name.as_str(), card.text.as_str())), report);
    for (at, card) in events.iter().enumerate() {
        let halves: Vec<&Half> = (0..).map_while(|half| card.kind.half(half)).collect();
        for half in &halves {
            check_text(&half.text, "the text of a half", field("events", at, "kind"), report);
            check_depth("events", at, "kind", half.effects.iter(), report);
        }
        if let EventKind::Count { steps, .. } = &card.kind {
            let rising = steps.windows(2).all(|pair| matches!(pair, [(a, _), (b, _)] if a < b));
            if !rising || steps.first().is_none_or(|(need, _)| *need != 0) {
                let help = "begin with 0 and let each step need more than the one before";
                report.add(
                    Code::OutOfRange,
                    field("events", at, "kind"),
                    "the steps of a count do not rise from 0",
                    help,
                );
            }
        }
    }
}

/// Checks the influence decks (TB-COMP-05, TB-COMP-06, TB-INF-03).
pub fn check_decks(decks: &[RawDeck], report: &mut Report) {
    let size = |deck: &RawDeck| {
        let plain = deck.blue.iter().chain(&deck.red).chain([&deck.grey, &deck.green]);
        plain.map(|count| usize::from(*count)).sum::<usize>() + deck.own.len()
    };
    let all = std::iter::once((Deck::General, 40)).chain(Character::ALL.map(|who| (Deck::Personal(who), 30)));
    for (which, wanted) in all {
        let found = decks.iter().filter(|deck| deck.deck == which).map(size).sum();
        count(&format!("influence cards of {which:?}"), found, wanted, top("decks"), report);
    }
    for (at, deck) in decks.iter().enumerate() {
        let unique = deck.own.iter().filter(|card| matches!(card.face, Face::Unique(_))).count();
        let wanted = if deck.deck == Deck::General { 0 } else { 2 };
        count("unique cards", unique, wanted, field("decks", at, "own"), report);
        for card in &deck.own {
            check_text(&card.name, "the name", field("decks", at, "own"), report);
            check_text(&card.text, "the text", field("decks", at, "own"), report);
        }
    }
}
