//! Checks of the card files.

use super::{
    super::{
        cards::Recruit,
        fault::{Code, Fault},
        locate::Step,
        parse::{check_format, parse},
        raw_cards::{RawAgent, RawAlarmTable, RawDeck, RawEnemies, RawGear, RawGearFile, RawItemFile, RawKind},
        report::{Place, Report},
    },
    check_count,
    texts::{check_id, check_text, repeated},
};
use crate::stealth::{Agent, Bonus, EnemyKind, Gear, GearEffect, Item, MAX_BEHAVIOUR, MAX_CARDS, Modifier};

/// The most energy there is (ST-GEAR-03).
const ENERGY: u8 = 16;
/// The most enemy kinds, gear or item cards of one file.
const MOST: usize = 99;

/// A value of a list entry.
fn field(list: &'static str, at: usize, name: &'static str) -> Place {
    Place::Value(vec![Step::Field(list), Step::Nth(at), Step::Field(name)])
}

fn top(name: &'static str) -> Place {
    Place::Value(vec![Step::Field(name)])
}

/// Checks the agent's file.
pub fn agent(file: &str, text: &str) -> (Recruit, Vec<Fault>) {
    let mut report = Report::default();
    let read: Option<RawAgent> = parse(text, &mut report);
    let known = read.is_some();
    let raw = read.unwrap_or_default();
    if known {
        check_format(raw.format, &mut report);
        range("health", i64::from(raw.health), 1..=20, &mut report);
        range("armor", i64::from(raw.armor), 0..=20, &mut report);
        range("energy", i64::from(raw.energy), 0..=i64::from(ENERGY), &mut report);
    }
    let agent = Agent { health: raw.health, armor: raw.armor, energy: raw.energy };
    (Recruit { agent, starts_with: raw.starts_with }, report.finish(file, text))
}

fn range(name: &'static str, value: i64, may: std::ops::RangeInclusive<i64>, report: &mut Report) {
    if !may.contains(&value) {
        let help = format!("write a number from {} to {}", may.start(), may.end());
        report.add(Code::OutOfRange, top(name), format!("{name} {value} is out of range"), help);
    }
}

/// Checks a modifier deck: cards, and exactly one choose card among them (ST-DECK-03).
pub fn deck(file: &str, text: &str) -> (Vec<Modifier>, Vec<Fault>) {
    let mut report = Report::default();
    let cards = parse(text, &mut report).map_or_else(Vec::new, |raw: RawDeck| {
        check_format(raw.format, &mut report);
        check_count(raw.cards.len(), MAX_CARDS, "cards", top("cards"), &mut report);
        let choose = raw.cards.iter().filter(|card| **card == Modifier::Choose).count();
        if choose != 1 {
            let message = format!("the deck has {choose} choose cards");
            report.add(Code::ChooseCard, top("cards"), message, "put \"choose\" among the cards once");
        }
        raw.cards
    });
    (cards, report.finish(file, text))
}

/// Checks the alarm table: levels rise, from 0 on.
pub fn alarm_table(file: &str, text: &str) -> (Vec<Bonus>, Vec<Fault>) {
    let mut report = Report::default();
    let bonus = parse(text, &mut report).map_or_else(Vec::new, |raw: RawAlarmTable| {
        check_format(raw.format, &mut report);
        check_count(raw.bonus.len(), MOST, "rows", top("bonus"), &mut report);
        if raw.bonus.first().is_none_or(|row| row.from != 0) {
            report.add(
                Code::TableOrder,
                top("bonus"),
                "the table does not begin at level 0",
                "begin with `(from: 0, bonus: 0)`",
            );
        }
        for (at, pair) in raw.bonus.windows(2).enumerate().filter(|(_, pair)| pair[0].from >= pair[1].from) {
            let message = format!("level {} does not follow {}", pair[1].from, pair[0].from);
            report.add(Code::TableOrder, field("bonus", at + 1, "from"), message, "list the levels in rising order");
        }
        raw.bonus
    });
    (bonus, report.finish(file, text))
}

/// What every card has.
struct Words<'a> {
    list: &'static str,
    at: usize,
    id: &'a str,
    name: &'a str,
    text: &'a str,
}

impl Words<'_> {
    fn check(&self, report: &mut Report) {
        check_id(self.id, field(self.list, self.at, "id"), report);
        check_text(self.name, "the name", field(self.list, self.at, "name"), report);
        check_text(self.text, "the text", field(self.list, self.at, "text"), report);
    }
}

fn check_ids<'a>(list: &'static str, ids: impl ExactSizeIterator<Item = &'a str>, report: &mut Report) {
    check_count(ids.len(), MOST, "cards", top(list), report);
    for (id, at) in repeated(ids) {
        report.add(
            Code::RepeatedId,
            field(list, at, "id"),
            format!("{id:?} is there twice"),
            "give each card its own id",
        );
    }
}

/// Checks the enemy kinds.
pub fn enemies(file: &str, text: &str) -> (Vec<EnemyKind>, Vec<Fault>) {
    let mut report = Report::default();
    let kinds = parse(text, &mut report).map_or_else(Vec::new, |raw: RawEnemies| {
        check_format(raw.format, &mut report);
        check_ids("kinds", raw.kinds.iter().map(|kind| kind.id.as_str()), &mut report);
        raw.kinds.into_iter().enumerate().map(|(at, kind)| enemy(at, kind, &mut report)).collect()
    });
    (kinds, report.finish(file, text))
}

fn enemy(at: usize, raw: RawKind, report: &mut Report) -> EnemyKind {
    let RawKind { id, name, text, attack, armor, vigilance, nature, behaviour } = raw;
    Words { list: "kinds", at, id: &id, name: &name, text: &text }.check(report);
    let row = |nth| Place::Value(vec![Step::Field("kinds"), Step::Nth(at), Step::Field("behaviour"), Step::Nth(nth)]);
    for (nth, pair) in behaviour.windows(2).enumerate() {
        let rises = pair[1].up_to.is_none_or(|bound| pair[0].up_to.is_some_and(|before| before < bound));
        if !rises || pair[0].up_to.is_none() {
            report.add(Code::TableOrder, row(nth + 1), "this row can never come up", "list the rows by rising `up_to`");
        }
    }
    let steps = behaviour.iter().map(|band| band.steps.len()).max().unwrap_or(0);
    for (count, what) in [(behaviour.len(), "rows"), (steps, "steps in a row")] {
        check_count(count, MAX_BEHAVIOUR, what, field("kinds", at, "behaviour"), report);
    }
    if behaviour.last().is_none_or(|last| last.up_to.is_some()) {
        let message = "the behaviour table has no last row for all higher results";
        report.add(Code::NoLastRow, field("kinds", at, "behaviour"), message, "end it with a row without `up_to`");
    }
    EnemyKind { id, name, text, attack, armor, vigilance, nature, behaviour }
}

/// Checks the gear cards.
pub fn gear(file: &str, text: &str) -> (Vec<Gear>, Vec<Fault>) {
    let mut report = Report::default();
    let gear = parse(text, &mut report).map_or_else(Vec::new, |raw: RawGearFile| {
        check_format(raw.format, &mut report);
        check_ids("gear", raw.gear.iter().map(|gear| gear.id.as_str()), &mut report);
        raw.gear.into_iter().enumerate().map(|(at, gear)| one_gear(at, gear, &mut report)).collect()
    });
    check_same("gear", "effects", &gear, |gear: &Gear| (&gear.id, &gear.effects), &mut report);
    (gear, report.finish(file, text))
}

fn one_gear(at: usize, raw: RawGear, report: &mut Report) -> Gear {
    let RawGear { id, name, text, kind, energy, effects } = raw;
    Words { list: "gear", at, id: &id, name: &name, text: &text }.check(report);
    if energy > ENERGY {
        let message = format!("it holds {energy} energy, there are only {ENERGY}");
        report.add(
            Code::OutOfRange,
            field("gear", at, "energy"),
            message,
            format!("write a number from 0 to {ENERGY}"),
        );
    }
    let place = || field("gear", at, "effects");
    let effects: Vec<GearEffect> = effects.into_iter().map(Into::into).collect();
    let weapons = effects.iter().filter(|effect| matches!(effect, GearEffect::Weapon(_))).count();
    let uses = effects.iter().filter(|effect| matches!(effect, GearEffect::Use { .. })).count();
    if effects.is_empty() {
        report.add(Code::NoEffect, place(), "the card does nothing", "list at least one effect");
    }
    for (nth, _) in effects.iter().enumerate().filter(|(_, effect)| effect.is_nothing()) {
        let steps = vec![Step::Field("gear"), Step::Nth(at), Step::Field("effects"), Step::Nth(nth)];
        report.add(Code::NoEffect, Place::Value(steps), "this effect does nothing", "write a number above 0");
    }
    for (count, what) in [(weapons, "weapons"), (uses, "effects to use")] {
        if count > 1 {
            report.add(
                Code::TwoEffects,
                place(),
                format!("the card has {count} {what}"),
                "keep one, or make two cards",
            );
        }
    }
    Gear { id, name, text, kind, energy, effects }
}

/// Tells of every card that does exactly what one before it does.
fn check_same<'a, C, E: PartialEq>(
    list: &'static str,
    name: &'static str,
    cards: &'a [C],
    of: impl Fn(&'a C) -> (&'a String, E),
    report: &mut Report,
) {
    for (at, card) in cards.iter().enumerate() {
        let (_, effects) = of(card);
        let same = cards.iter().take(at).map(&of).find(|(_, before)| *before == effects);
        if let Some((id, _)) = same {
            let message = format!("it does exactly what {id:?} does");
            report.add(Code::SameEffect, field(list, at, name), message, "change a number or an effect, or drop one");
        }
    }
}

/// Checks the item cards.
pub fn items(file: &str, text: &str) -> (Vec<Item>, Vec<Fault>) {
    let mut report = Report::default();
    let items = parse(text, &mut report).map_or_else(Vec::new, |raw: RawItemFile| {
        check_format(raw.format, &mut report);
        check_ids("items", raw.items.iter().map(|item| item.id.as_str()), &mut report);
        for (at, item) in raw.items.iter().enumerate() {
            Words { list: "items", at, id: &item.id, name: &item.name, text: &item.text }.check(&mut report);
            if item.effect.is_nothing() {
                let place = field("items", at, "effect");
                report.add(Code::NoEffect, place, "this effect does nothing", "write a number above 0");
            }
        }
        let item = |raw: super::super::raw_cards::RawItem| Item {
            id: raw.id,
            name: raw.name,
            text: raw.text,
            effect: raw.effect,
        };
        raw.items.into_iter().map(item).collect()
    });
    check_same("items", "effect", &items, |item: &Item| (&item.id, item.effect), &mut report);
    (items, report.finish(file, text))
}
