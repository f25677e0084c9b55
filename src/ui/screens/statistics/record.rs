//! The best of one mission, wherever the mission is told of.

use egui::Ui;

use crate::{
    records::Best,
    stealth::Plan,
    ui::{
        Desk, parts,
        theme::{Palette, Type},
    },
};

/// How often a mission was won, in how many turns at best, and its badges; nothing where it was not won yet.
pub fn record(ui: &mut Ui, desk: &Desk, plan: &Plan) {
    let Some(best) = desk.records.best(&plan.id) else { return };
    let palette = Palette::of(ui.ctx());
    ui.label(Type::Dense.text(won(desk, best), palette.text_dim));
    parts::badge_row(ui, desk, &parts::badges_of(plan), &best.badges, 32.0);
}

/// The best a player did in a mission, in words.
pub fn won(desk: &Desk, best: &Best) -> String {
    desk.with("ui-picker-won", &[("wins", best.wins.into()), ("turns", best.turns.into())])
}
