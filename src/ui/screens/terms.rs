//! How hard and how a mission is played: the choices, each with what it changes written beside it.

use egui::Ui;

use crate::{
    stealth::{Difficulty, Plan},
    ui::{
        Cue, Desk,
        parts::MenuRow,
        theme::{Palette, icons},
    },
    words::campaign::{difficulty_name, terms_changes},
};

/// The name of a difficulty.
pub fn name(desk: &Desk, difficulty: Difficulty) -> String {
    difficulty_name(&desk.words, difficulty)
}

/// One row per difficulty with what it changes, in the mission where one is named; the one that was chosen anew.
pub fn difficulties(ui: &mut Ui, desk: &mut Desk, chosen: Difficulty, plan: Option<&Plan>) -> Option<Difficulty> {
    let mut anew = None;
    for difficulty in Difficulty::ALL {
        let cards = desk.catalog.cards();
        let terms = plan.map_or_else(|| cards.terms(difficulty), |plan| cards.terms_in(&plan.id, difficulty));
        let (name, note) = (name(desk, difficulty), terms_changes(&desk.words, terms, plan));
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
