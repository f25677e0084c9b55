//! Enemies, gear and items as pages of the codex.

use egui::{Label, RichText, Ui, vec2};

use super::{
    page::{Reader, heading, stop, text},
    shelf::Spot,
};
use crate::{
    stealth::{EnemyKind, Modifier, Nature},
    ui::{
        Desk,
        cards::{Lie, gear_card},
        map::art::Silhouette,
        parts,
        theme::{Palette, Rule, Type, mono},
    },
    words::{decks::Deck, stealth::steps_text},
};

/// The alarm bonuses a behaviour table is shown for.
const BONUSES: [i32; 3] = [0, 2, 4];

/// An enemy: its numbers, what sets it apart, and what it does by the card that is drawn.
pub(super) fn enemy(reader: &mut Reader, ui: &mut Ui, at: usize) {
    let desk = reader.desk;
    let Some(kind) = reader.shelf.catalog.cards().kinds().get(at) else { return };
    let palette = Palette::of(ui.ctx());
    reader.title_with(ui, Silhouette::of(&kind.id));
    text(ui, &kind.text);
    ui.horizontal_wrapped(|ui| {
        let number = |key, value: i64| desk.with(key, &[("value", value.into())]);
        parts::tag(ui, &number("ui-codex-attack", kind.attack.into()), palette.text_hi);
        parts::tag(ui, &number("ui-codex-armor", kind.armor.into()), palette.text_hi);
        parts::tag(ui, &number("ui-codex-vigilance", kind.vigilance.into()), palette.text_hi);
    });
    heading(ui, &desk.text("ui-codex-nature"));
    text(ui, &desk.text(nature(kind.nature)));
    heading(ui, &desk.text("ui-codex-table"));
    text(ui, &desk.text("ui-codex-table-how"));
    behaviour(ui, desk, kind);
}

/// The behaviour table, with the share of cards that lead to each row at several levels of alarm.
fn behaviour(ui: &mut Ui, desk: &Desk, kind: &EnemyKind) {
    let palette = Palette::of(ui.ctx());
    let cards = desk.catalog.cards().deck();
    let wide = ui.available_width() > 430.0;
    let bonuses = if wide { &BONUSES[..] } else { &BONUSES[..1] };
    let grid = egui::Grid::new(("behaviour", &kind.id)).num_columns(2 + bonuses.len()).spacing(vec2(Rule::GROUP, 8.0));
    let shown = grid.show(ui, |ui| {
        ui.label(Type::Label.text(desk.text("ui-codex-result"), palette.text_dim));
        ui.label(Type::Label.text(desk.text("ui-codex-does"), palette.text_dim));
        for bonus in bonuses {
            let head = desk.with("ui-codex-alarm-bonus", &[("bonus", (*bonus).into())]);
            ui.label(Type::Label.text(head, palette.text_dim));
        }
        ui.end_row();
        for (band, row) in kind.behaviour.iter().enumerate() {
            let below = band.checked_sub(1).and_then(|before| kind.behaviour.get(before)?.up_to);
            ui.label(RichText::new(range(below, row.up_to)).font(mono(13.0)).color(palette.text_hi));
            let does = Label::new(Type::Body.text(steps_text(&desk.words, &row.steps), palette.text_body));
            ui.add(if wide { does.extend() } else { does.wrap() });
            for bonus in bonuses {
                let chance = chance(kind, cards, *bonus, band);
                ui.label(RichText::new(format!("{chance}%")).font(mono(13.0)).color(palette.text_hi));
            }
            ui.end_row();
        }
    });
    stop(ui, &shown.response, "");
}

/// The results of a row: above the bound of the one before it, up to its own.
fn range(below: Option<i8>, up_to: Option<i8>) -> String {
    let first = below.map(|bound| Modifier::Value(bound.saturating_add(1)).to_string());
    match (first, up_to.map(|bound| Modifier::Value(bound).to_string())) {
        (None, None) => "–".to_owned(),
        (None, Some(last)) => format!("≤ {last}"),
        (Some(first), None) => format!("≥ {first}"),
        (Some(first), Some(last)) if first == last => first,
        (Some(first), Some(last)) => format!("{first} … {last}"),
    }
}

/// How many per cent of the numbered cards lead to a row.
fn chance(kind: &EnemyKind, deck: &[Modifier], bonus: i32, band: usize) -> usize {
    let values: Vec<i32> =
        deck.iter().filter_map(|card| if let Modifier::Value(n) = card { Some(i32::from(*n)) } else { None }).collect();
    let hits = values.iter().filter(|value| kind.band(*value + bonus) == band).count();
    (hits * 100 + values.len() / 2) / values.len().max(1)
}

const fn nature(nature: Nature) -> &'static str {
    match nature {
        Nature::ByTheBook => "ui-codex-nature-by-the-book",
        Nature::Thorough => "ui-codex-nature-thorough",
        Nature::KeenEars => "ui-codex-nature-keen-ears",
        Nature::Vents => "ui-codex-nature-vents",
        Nature::Camera => "ui-codex-nature-camera",
        Nature::Brutal => "ui-codex-nature-brutal",
        Nature::Tracker => "ui-codex-nature-tracker",
        Nature::Commander => "ui-codex-nature-commander",
    }
}

/// All gear cards.
pub(super) fn gear(reader: &mut Reader, ui: &mut Ui) {
    reader.title(ui);
    text(ui, &reader.desk.text("ui-codex-gear-intro"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(Rule::GROUP, Rule::GROUP);
        for (at, gear) in reader.shelf.catalog.cards().all_gear().iter().enumerate() {
            let shown = gear_card(ui, reader.desk, gear, Lie::Rest);
            reader.mark(ui, &shown, Spot::Card(at));
        }
    });
}

/// All item cards.
pub(super) fn items(reader: &mut Reader, ui: &mut Ui) {
    reader.title(ui);
    text(ui, &reader.desk.text("ui-codex-items-intro"));
    for (at, item) in reader.shelf.catalog.cards().all_items().iter().enumerate() {
        card(reader, ui, at, (&item.name, &item.text, ""));
    }
}

/// Cards of a game at a table, with how many there are.
pub(super) fn deck(reader: &mut Reader, ui: &mut Ui, deck: Deck) {
    let (words, libraries) = (&reader.desk.words, &reader.shelf.libraries);
    reader.title(ui);
    text(ui, &deck.intro(words, libraries));
    for (at, listed) in deck.cards(words, libraries).iter().enumerate() {
        card(reader, ui, at, (&listed.name, &listed.text, &listed.note));
    }
}

/// One card in a list: its name, its words, and what is noted below them.
fn card(reader: &Reader, ui: &mut Ui, at: usize, (name, words, note): (&str, &str, &str)) {
    let palette = Palette::of(ui.ctx());
    let frame = egui::Frame::new().fill(palette.panel).inner_margin(egui::Margin::same(10)).corner_radius(4);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(Type::Subtitle.text(name, palette.text_hi));
        ui.add(Label::new(Type::Body.text(words, palette.text_body)).wrap());
        if !note.is_empty() {
            ui.add(Label::new(Type::Note.text(note, palette.text_dim)).wrap());
        }
    });
    stop(ui, &shown.response, "");
    reader.mark(ui, &shown.response, Spot::Card(at));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn the_guard_waits_on_the_lowest_cards_and_never_when_alarmed() {
        let catalog = Catalog::shipped().unwrap();
        let (guard, deck) = (catalog.kind("guard").unwrap(), catalog.cards().deck());
        // −5, −4 and both −3, of twenty numbers.
        assert_eq!(chance(guard, deck, 0, 0), 20);
        assert_eq!(chance(guard, deck, 4, 0), 0);
        let all: usize = (0..guard.behaviour.len()).map(|band| chance(guard, deck, 0, band)).sum();
        assert_eq!(all, 100);
    }

    #[test]
    fn a_row_tells_its_results() {
        assert_eq!(range(None, Some(-3)), "≤ −3");
        assert_eq!(range(Some(-3), Some(0)), "−2 … 0");
        assert_eq!(range(Some(-1), Some(0)), "0");
        assert_eq!(range(Some(3), None), "≥ +4");
    }
}
