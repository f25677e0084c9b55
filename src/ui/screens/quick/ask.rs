//! How the table is played: seats, bots, people, variants, seed.

use egui::Ui;

use super::{after::Records, wish::Wish};
use crate::{
    deduction::{Edition, SEATS, Variant},
    engine::{Level, Seat},
    ui::{
        Desk,
        parts::{self, Scale},
        theme::{Palette, Rule, Type},
    },
};

/// Shows the choices.
pub fn show(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish, records: &mut Records) {
    let palette = Palette::of(ui.ctx());
    let (title, text) = match wish.scenario() {
        Some(scenario) => (scenario.name.clone(), scenario.text.clone()),
        None if wish.follows() => (desk.text("ui-quick-after"), desk.text("ui-quick-after-text")),
        None => (desk.text("ui-quick-free"), desk.text("ui-quick-free-text")),
    };
    ui.add(egui::Label::new(Type::Title.text(title, palette.text_hi)).wrap());
    ui.add(egui::Label::new(Type::Body.text(text, palette.text_body)).wrap());
    ui.add_space(Rule::GAP / 2.0);
    if wish.follows() {
        records.show(ui, desk, wish);
    }
    seats(ui, desk, wish);
    people(ui, desk, wish);
    level(ui, desk, wish);
    boxes(ui, desk, wish);
    named(ui, &desk.text("ui-quick-seed"), |ui| {
        let hint = desk.text("ui-quick-seed-hint");
        parts::field(ui, &mut desk.input, &desk.words.text("ui-quick-seed"), &hint, &mut wish.seed);
    });
}

/// A name and a control beside it, or below it where there is little room.
fn named(ui: &mut Ui, name: &str, control: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        let label = Type::Body.text(name, palette.text_body);
        let wide = (ui.available_width() * 0.42).min(190.0);
        ui.allocate_ui_with_layout(egui::vec2(wide, 28.0), egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(wide);
            ui.add(egui::Label::new(label).wrap());
        });
        control(ui);
    });
}

fn seats(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    if wish.is_free() {
        let name = desk.text("ui-quick-seats");
        named(ui, &name.clone(), |ui| {
            let scale = Scale { least: (*SEATS.start()).into(), most: (*SEATS.end()).into(), step: 1 };
            let shown = wish.seats().to_string();
            let value = parts::stepper(ui, &mut desk.input, &name, scale, wish.seats().into(), &shown);
            if let Some(seats) = value {
                wish.set_seats(seats as u8);
            }
        });
    }
    let name = desk.text("ui-quick-seat");
    let mut values = vec![desk.text("ui-quick-seat-any")];
    values.extend((1..=wish.seats()).map(|seat| desk.with("ui-quick-seat-nth", &[("number", seat.into())])));
    let at = wish.seat.map_or(0, |seat| usize::from(seat.0) + 1);
    named(ui, &name.clone(), |ui| {
        if let Some(at) = parts::choice(ui, &mut desk.input, &name, &values, at) {
            wish.seat = at.checked_sub(1).map(|at| Seat(at as u8));
        }
    });
}

fn people(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    let name = desk.text("ui-quick-people");
    named(ui, &name.clone(), |ui| {
        let scale = Scale { least: 1, most: wish.seats().into(), step: 1 };
        let shown = wish.people.to_string();
        if let Some(people) = parts::stepper(ui, &mut desk.input, &name, scale, wish.people.into(), &shown) {
            wish.people = people as u8;
        }
    });
}

fn level(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    let name = desk.text("ui-quick-level");
    let values = Level::ALL.map(|level| desk.text(level_name(level)));
    let at = Level::ALL.iter().position(|&level| level == wish.level).unwrap_or(0);
    named(ui, &name.clone(), |ui| {
        if let Some(level) = parts::choice(ui, &mut desk.input, &name, &values, at).and_then(|at| Level::ALL.get(at)) {
            wish.level = *level;
        }
    });
}

/// The key of a level's name.
fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "ui-quick-level-random",
        Level::Simple => "ui-quick-level-simple",
        Level::Sound => "ui-quick-level-sound",
        Level::Sharp => "ui-quick-level-sharp",
    }
}

/// Expansion, edition, talk and variants.
fn boxes(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    parts::head(ui, &desk.text("ui-quick-variants"), None);
    ui.spacing_mut().item_spacing.y = 4.0;
    if parts::check(ui, &desk.text("ui-quick-talk"), wish.talk).clicked() {
        wish.talk = !wish.talk;
    }
    if wish.is_free() {
        let prototype = wish.edition == Edition::Prototype;
        if parts::check(ui, &desk.text("ui-quick-prototype"), prototype).clicked() {
            wish.edition = if prototype { Edition::Final } else { Edition::Prototype };
        }
    }
    let fixed = wish.scenario().is_some_and(|scenario| scenario.hell_gate);
    if wish.edition == Edition::Final
        && !fixed
        && parts::check(ui, &desk.text("ui-quick-gate"), wish.hell_gate).clicked()
    {
        wish.hell_gate = !wish.hell_gate;
    }
    for variant in wish.offered() {
        if parts::check(ui, &desk.text(variant_name(variant)), wish.has(variant)).clicked() {
            wish.turn(variant);
        }
    }
}

/// The key of a variant's name.
fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::NoChanges => "ui-quick-no-changes",
        Variant::NoSpam => "ui-quick-no-spam",
        Variant::FirstSession => "ui-quick-first-session",
        Variant::LegionCard => "ui-quick-legion-card",
        Variant::SecondRifle => "ui-quick-second-rifle",
        Variant::PrintedTable => "ui-quick-printed-table",
        Variant::DeadMachinesWin => "ui-quick-dead-machines",
        Variant::BeastForward => "ui-quick-beast-forward",
    }
}
