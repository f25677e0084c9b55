//! How the table is played: seats, character, bots, people, variants, seed.

use egui::Ui;

use super::wish::{CAMPAIGN, Wish};
use crate::{
    beginning::{Character, SEATS},
    ui::{
        Desk,
        parts::{self, tip},
        screens::seating,
        theme::{Palette, Rule, Type},
    },
};

/// Shows the choices.
pub fn show(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    let palette = Palette::of(ui.ctx());
    ui.add(egui::Label::new(Type::Body.text(desk.text("ui-begin-quick-text"), palette.text_body)).wrap());
    ui.add_space(Rule::GAP / 2.0);
    let ends = (*SEATS.start(), *SEATS.end());
    if let Some(seats) = seating::count(ui, desk, "ui-quick-seats", ends, wish.seats()) {
        wish.set_seats(seats);
    }
    character(ui, desk, wish);
    seating::seat(ui, desk, wish.seats(), &mut wish.seat);
    if let Some(people) = seating::count(ui, desk, "ui-quick-people", (1, wish.seats()), wish.people) {
        wish.people = people;
    }
    seating::level(ui, desk, &mut wish.level);
    variants(ui, desk, wish);
    seating::seed(ui, desk, &mut wish.seed);
}

/// The own character, or one by lot, and what it is about.
fn character(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    let name = |who: Character| wish.library().character(who).map(|card| card.name.clone()).unwrap_or_default();
    let mut values = vec![desk.text("ui-begin-quick-any")];
    values.extend(Character::ALL.map(name));
    let at = wish.who.and_then(|who| Character::ALL.iter().position(|&other| other == who)).map_or(0, |at| at + 1);
    if let Some(at) = seating::one_of(ui, desk, "ui-begin-quick-character", &values, at) {
        wish.who = at.checked_sub(1).and_then(|at| Character::ALL.get(at)).copied();
    }
}

fn variants(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish) {
    parts::head(ui, &desk.text("ui-quick-variants"), None);
    ui.spacing_mut().item_spacing.y = 4.0;
    let check = |ui: &mut Ui, key: &str, on: &mut bool| {
        let response = parts::check(ui, &desk.text(key), *on);
        if response.clicked() {
            *on = !*on;
        }
        response
    };
    check(ui, "ui-quick-talk", &mut wish.talk);
    check(ui, "ui-begin-quick-first", &mut wish.first_game);
    let enough = wish.seats() >= CAMPAIGN;
    let mut campaign = wish.campaign;
    let response = check(ui, "ui-begin-quick-campaign", &mut campaign);
    wish.campaign = campaign && enough;
    tip(ui, &response, &desk.text(if enough { "ui-begin-quick-campaign-tip" } else { "ui-begin-quick-campaign-few" }));
}
