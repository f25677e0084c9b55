//! The left rail of the compact layout: glyph over number.

use egui::Ui;

use crate::{stealth::View, ui::Desk};

/// The rail: health, armor, energy, gear, items and deck in 56 points.
pub fn rail(ui: &mut Ui, _desk: &Desk, view: &View) {
    ui.label(view.public.player.health.to_string());
}
