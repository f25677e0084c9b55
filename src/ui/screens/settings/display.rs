//! What the picture looks like.

use egui::Ui;

use super::row::{row, switch};
use crate::ui::{
    Desk, TEXT_SCALES,
    parts::{self, Scale},
};

/// Shows the display settings.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    switch(ui, desk, ("ui-settings-full-screen", ""), |settings| &mut settings.full_screen);
    text_scale(ui, desk);
    switch(ui, desk, ("ui-settings-high-contrast", "ui-settings-high-contrast-note"), |settings| {
        &mut settings.high_contrast
    });
}

/// The text scale, applied while it is set.
pub(super) fn text_scale(ui: &mut Ui, desk: &mut Desk) {
    let scale = Scale { least: *TEXT_SCALES.start(), most: *TEXT_SCALES.end(), step: 10 };
    let (name, note) = (desk.text("ui-settings-text-scale"), desk.text("ui-settings-text-scale-note"));
    let value = desk.settings.text_scale;
    let shown = desk.with("ui-percent", &[("value", value.into())]);
    let new = row(ui, &name, &note, |ui| parts::stepper(ui, &mut desk.input, &name, scale, value, &shown));
    if let Some(new) = new {
        desk.set(|settings| settings.text_scale = new);
    }
}
