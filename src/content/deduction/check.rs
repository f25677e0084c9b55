//! Checks of the deduction files: nothing twice, nothing empty, and the counts of every edition.

use super::{
    super::{
        check::{
            entries::{check_keys, count, field, top},
            texts::check_text,
        },
        fault::Code,
        report::Report,
    },
    RawTables,
};
use crate::deduction::{Boss, Effect, Faction, IdCard, Library, ProgramCard, SEATS, Scenario, Set, Tag, Timing};

/// Reports lists inside lists inside lists: an `If` holds no further `If`.
fn check_depth(effects: &[Effect], list: &'static str, at: usize, name: &'static str, report: &mut Report) {
    let nested = |effect: &Effect| match effect {
        Effect::If(_, yes, no) => yes.iter().chain(no).any(|inner| matches!(inner, Effect::If(..))),
        _ => false,
    };
    if effects.iter().any(nested) {
        let help = "write the inner `If` after the outer one";
        report.add(Code::Nesting, field(list, at, name), "an `If` stands inside an `If`", help);
    }
}

/// Checks the ID cards (SD-COMP-01, SD-COMP-07, HG-COMP-01).
pub fn check_ids(ids: &[IdCard], report: &mut Report) {
    check_keys("ids", ids.iter().map(|card| card.key.as_str()), report);
    for (at, card) in ids.iter().enumerate() {
        check_text(&card.name, "the name", field("ids", at, "name"), report);
        check_text(&card.text, "the text", field("ids", at, "text"), report);
        check_depth(&card.on_reveal, "ids", at, "on_reveal", report);
    }
    let printed = || ids.iter().filter(|card| card.reprint_of.is_none());
    let of = |set: Set| printed().filter(|card| card.set == set).count();
    count("ID cards of the base game", of(Set::Core), 43, top("ids"), report);
    count("ID cards of Hell Gate", of(Set::HellGate), 17, top("ids"), report);
    for faction in Faction::ALL {
        let prototype = printed().filter(|card| card.faction == faction && card.tags.contains(&Tag::Prototype)).count();
        count(&format!("{faction:?} ID cards of the prototype"), prototype, 9, top("ids"), report);
    }
    let known = |key: &String| ids.iter().any(|card| card.key == *key);
    check_reprints("ids", ids.iter().map(|card| card.reprint_of.as_ref()), known, report);
}

/// Reports reprints of cards that are not there.
fn check_reprints<'a>(
    list: &'static str,
    of: impl Iterator<Item = Option<&'a String>>,
    known: impl Fn(&String) -> bool,
    report: &mut Report,
) {
    for (at, key) in of.enumerate().filter_map(|(at, key)| Some((at, key?))) {
        if !known(key) {
            let message = format!("no card has the key {key:?}");
            report.add(
                Code::UnknownId,
                field(list, at, "reprint_of"),
                message,
                "name the card this one takes the place of",
            );
        }
    }
}

/// Checks the programs (SD-COMP-03, SD-COMP-09, HG-COMP-06).
pub fn check_programs(programs: &[ProgramCard], report: &mut Report) {
    check_keys("programs", programs.iter().map(|card| card.key.as_str()), report);
    for (at, card) in programs.iter().enumerate() {
        check_text(&card.name, "the name", field("programs", at, "name"), report);
        check_text(&card.text, "the text", field("programs", at, "text"), report);
        check_depth(&card.effects, "programs", at, "effects", report);
        let idle = card.effects.is_empty() && card.powers.is_empty();
        let speaks = matches!(card.timing, Timing::Portal(_)) || card.spam == crate::deduction::Spam::Always;
        if idle && !speaks {
            let help = "give it `effects` or `powers`";
            report.add(Code::NoEffect, field("programs", at, "key"), "the program does nothing", help);
        }
    }
    let of = |set: Set| {
        let printed = programs.iter().filter(|card| card.reprint_of.is_none() && card.set == set);
        printed.map(|card| usize::from(card.copies)).sum::<usize>()
    };
    let prototype = programs.iter().map(|card| usize::from(card.prototype)).sum::<usize>();
    count("programs of the base game", of(Set::Core), 66, top("programs"), report);
    count("programs of Hell Gate", of(Set::HellGate), 27, top("programs"), report);
    count("programs of the prototype", prototype, 55, top("programs"), report);
    let known = |key: &String| programs.iter().any(|card| card.key == *key);
    check_reprints("programs", programs.iter().map(|card| card.reprint_of.as_ref()), known, report);
}

/// Checks loyalty cards, bosses and the setup table (SD-COMP-02, SD-TAB, HG-COMP).
pub fn check_tables(raw: &RawTables, report: &mut Report) {
    check_keys("loyalty", raw.loyalty.iter().map(|card| card.key.as_str()), report);
    let loyalty = raw.loyalty.iter().map(|card| usize::from(card.copies)).sum();
    count("loyalty cards", loyalty, 22, top("loyalty"), report);
    count("cards of Exitus", raw.exitus.len(), 10, top("exitus"), report);
    count("cards of Legion God", raw.legion.len(), 3, top("legion"), report);
    for boss in Boss::ALL {
        let cards = raw.bosses.iter().filter(|card| card.boss == boss).count();
        count(&format!("cards of the boss {boss:?}"), cards, 1, top("bosses"), report);
    }
    for seats in SEATS {
        let rows = raw.rows.iter().filter(|row| row.seats == seats).count();
        count(&format!("rows for {seats} players"), rows, 1, top("rows"), report);
    }
    for (at, row) in raw.rows.iter().enumerate() {
        let sum =
            |(human, machine, outlaw): (u8, u8, u8)| usize::from(human) + usize::from(machine) + usize::from(outlaw);
        let loyalty = if row.seats < 9 { usize::from(row.seats) * 2 } else { 16 };
        count(
            "loyalty cards in the row",
            sum(row.loyalty) + sum(row.double),
            loyalty,
            field("rows", at, "loyalty"),
            report,
        );
        count("IDs in the row", sum(row.ids), usize::from(row.seats) + 1, field("rows", at, "ids"), report);
    }
}

/// Checks the scenarios by themselves.
pub fn check_scenarios(scenarios: &[Scenario], report: &mut Report) {
    check_keys("scenarios", scenarios.iter().map(|scenario| scenario.key.as_str()), report);
    for (at, scenario) in scenarios.iter().enumerate() {
        check_text(&scenario.name, "the name", field("scenarios", at, "name"), report);
        check_text(&scenario.text, "the text", field("scenarios", at, "text"), report);
        let random = scenario.random;
        let ids = scenario.ids.len() + usize::from(random.0) + usize::from(random.1) + usize::from(random.2);
        count("IDs in the deal", ids, usize::from(scenario.seats) + 1, field("scenarios", at, "ids"), report);
    }
}

/// Checks what the files say about one another: scenarios name cards that are there and in their box.
pub fn check_whole(library: &Library, report: &mut Report) {
    for (at, scenario) in library.scenarios.iter().enumerate() {
        for key in &scenario.ids {
            let card = library.id_by_key(key).and_then(|no| library.id(no));
            let fault = match card {
                None => Some((Code::UnknownId, format!("no ID has the key {key:?}"), "name an ID of ids.ron")),
                Some(card) if card.set == Set::HellGate && !scenario.hell_gate => {
                    let message = format!("{key} comes with Hell Gate, but the scenario does without");
                    Some((Code::UnknownId, message, "write `hell_gate: true`"))
                }
                Some(_) => None,
            };
            if let Some((code, message, help)) = fault {
                report.add(code, field("scenarios", at, "ids"), message, help);
            }
        }
    }
}
