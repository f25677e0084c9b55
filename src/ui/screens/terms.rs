//! How hard and how a mission is played: the choices, each with what it changes written beside it.

use egui::Ui;

use crate::{
    stealth::{Difficulty, Terms},
    ui::{
        Cue, Desk,
        parts::MenuRow,
        theme::{Palette, icons},
    },
    words::added,
};

/// The name of a difficulty.
pub fn name(desk: &Desk, difficulty: Difficulty) -> String {
    desk.text(match difficulty {
        Difficulty::Story => "ui-difficulty-story",
        Difficulty::Standard => "ui-difficulty-standard",
        Difficulty::Hard => "ui-difficulty-hard",
    })
}

/// What a difficulty changes, from its numbers.
pub fn changes(desk: &Desk, terms: Terms) -> String {
    let parts = [
        ("ui-difficulty-health", terms.health),
        ("ui-difficulty-armor", terms.armor),
        ("ui-difficulty-alertness", terms.alertness),
    ];
    let changed = parts.into_iter().filter(|(_, by)| *by != 0);
    let said: Vec<String> = changed.map(|(key, by)| desk.with(key, &[("by", added(by.into()).into())])).collect();
    if said.is_empty() { desk.text("ui-difficulty-as-written") } else { said.join(" · ") }
}

/// One row per difficulty; the one that was chosen anew.
pub fn difficulties(ui: &mut Ui, desk: &mut Desk, chosen: Difficulty) -> Option<Difficulty> {
    let mut anew = None;
    for difficulty in Difficulty::ALL {
        let (name, note) = (name(desk, difficulty), changes(desk, desk.catalog.cards().terms(difficulty)));
        if radio(ui, &name, &note, difficulty == chosen) && difficulty != chosen {
            desk.play(Cue::Choose);
            anew = Some(difficulty);
        }
    }
    anew
}

/// One of several: whether it was clicked.
pub fn radio(ui: &mut Ui, name: &str, note: &str, chosen: bool) -> bool {
    let glyph = if chosen { icons::RADIO_BUTTON } else { icons::CIRCLE };
    let row = MenuRow::list(glyph, name).note(note).chosen(chosen);
    if chosen { row.colour(Palette::of(ui.ctx()).agent) } else { row }.show(ui).clicked()
}
