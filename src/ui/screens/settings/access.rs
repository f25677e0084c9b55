//! What makes the game easier to see, to follow and to learn.

use egui::Ui;

use super::{display::text_scale, row::switch};
use crate::ui::{
    Cue, Desk, Tone,
    parts::{self, Button},
    theme::{Palette, Type, icons},
};

/// Shows the settings of access.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    switch(ui, desk, ("ui-settings-reduced-motion", "ui-settings-reduced-motion-note"), |settings| {
        &mut settings.reduced_motion
    });
    switch(ui, desk, ("ui-settings-high-contrast", "ui-settings-high-contrast-note"), |settings| {
        &mut settings.high_contrast
    });
    text_scale(ui, desk);
    sight(ui, desk);
    switch(ui, desk, ("ui-settings-lessons", "ui-settings-lessons-note"), |settings| &mut settings.lessons);
    lessons(ui, desk);
}

/// What the game does for colour-blind sight, always.
fn sight(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_top(|ui| {
        parts::glyph(ui, icons::INFO, crate::ui::theme::Weight::Fill, 20.0, palette.info);
        ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-settings-sight"), palette.text_body)).wrap());
    });
}

fn lessons(ui: &mut Ui, desk: &mut Desk) {
    let known = desk.progress.lessons.len();
    let button = Button::new(desk.text("ui-settings-lessons-again")).icon(icons::ARROW_COUNTER_CLOCKWISE);
    let response = button.enabled(known > 0).show(ui);
    if known == 0 {
        parts::tip(ui, &response, &desk.text("ui-settings-lessons-none"));
    }
    if response.clicked() {
        desk.progress.lessons.clear();
        desk.store.keep_progress(&desk.progress);
        desk.say(Tone::Done, desk.text("ui-settings-lessons-done"));
        desk.play(Cue::Choose);
    }
}
