//! How the table is played: seats, bots, people, variants, seed.

use egui::Ui;

use super::{after::Records, wish::Wish};
use crate::{
    deduction::{Edition, SEATS, Variant},
    ui::{
        Desk, parts,
        screens::seating,
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
    // One line for each, close together: the seed is to be in sight too.
    ui.spacing_mut().item_spacing.y = 4.0;
    let ends = (*SEATS.start(), *SEATS.end());
    if wish.is_free()
        && let Some(seats) = seating::count(ui, desk, "ui-quick-seats", ends, wish.seats())
    {
        wish.set_seats(seats);
    }
    seating::seat(ui, desk, wish.seats(), &mut wish.seat);
    if let Some(people) = seating::count(ui, desk, "ui-quick-people", (1, wish.seats()), wish.people) {
        wish.people = people;
    }
    seating::level(ui, desk, &mut wish.level);
    seating::seed(ui, desk, &mut wish.seed);
    boxes(ui, desk, wish);
}

/// Expansion, edition, talk and variants.
fn boxes(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    parts::head(ui, &desk.text("ui-quick-variants"), None);
    ui.spacing_mut().item_spacing.y = 2.0;
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
