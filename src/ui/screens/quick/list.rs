//! The tables there are: a free one, and the scenarios with what is special about them.

use egui::Ui;

use super::wish::Wish;
use crate::ui::{
    Cue, Desk,
    focus::{self, Group},
    parts::{self, MenuRow},
    screens::{FIRST_TABLE, shared::first_focus},
    theme::{Palette, icons},
};

/// What was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A table to be set.
    Table,
    /// The table that was left in play.
    Left,
    /// The first game, which teaches.
    First,
}

/// Shows them; what was picked.
pub fn show(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish, is_left: bool, arrived: bool) -> Option<Picked> {
    let (mut goes_on, mut first) = (false, false);
    let (mut picked, mut follows): (Option<Option<String>>, bool) = (None, false);
    ui.spacing_mut().item_spacing.y = 4.0;
    focus::group(ui, Group::Main, |ui| {
        if is_left {
            let note = desk.text("ui-quick-go-on-note");
            let response = row(ui, &desk.text("ui-quick-go-on"), &note, icons::PLAY, false);
            first_focus(desk, arrived, &response);
            goes_on = response.clicked();
        }
        let is_new = !desk.progress.lessons.contains(FIRST_TABLE);
        let note = desk.text(if is_new { "ui-first-note" } else { "ui-first-note-again" });
        first = row(ui, &desk.text("ui-first"), &note, icons::GRADUATION_CAP, false).clicked();
        let free = wish.is_free();
        let response = row(ui, &desk.text("ui-quick-free"), &desk.text("ui-quick-free-note"), icons::USERS_THREE, free);
        first_focus(desk, arrived && !is_left, &response);
        if response.clicked() {
            picked = Some(None);
        }
        let note = desk.text("ui-quick-after-note");
        follows = row(ui, &desk.text("ui-quick-after"), &note, icons::FLAG_CHECKERED, wish.follows()).clicked();
        ui.add_space(6.0);
        parts::head(ui, &desk.text("ui-quick-scenarios"), Some(&wish.scenarios().len().to_string()));
        let chosen = wish.scenario().map(|scenario| scenario.key.clone());
        for scenario in wish.scenarios() {
            let fill = [("seats", scenario.seats.into()), ("text", scenario.text.as_str().into())];
            let key = if scenario.hell_gate { "ui-quick-scenario-gate" } else { "ui-quick-scenario" };
            let glyph = if scenario.hell_gate { icons::SPIRAL } else { icons::CARDS };
            let on = chosen.as_deref() == Some(&scenario.key);
            if row(ui, &scenario.name, &desk.with(key, &fill), glyph, on).clicked() {
                picked = Some(Some(scenario.key.clone()));
            }
        }
    });
    if goes_on || first {
        return Some(if first { Picked::First } else { Picked::Left });
    }
    if follows {
        desk.play(Cue::Choose);
        if !wish.follows() {
            wish.choose_after(None);
        }
        return Some(Picked::Table);
    }
    let key = picked?;
    desk.play(Cue::Choose);
    wish.choose(key.as_deref());
    Some(Picked::Table)
}

fn row(ui: &mut Ui, title: &str, note: &str, glyph: &str, chosen: bool) -> egui::Response {
    let row = MenuRow::list(glyph, title).note(note).chosen(chosen);
    if chosen { row.colour(Palette::of(ui.ctx()).agent) } else { row }.show(ui)
}
