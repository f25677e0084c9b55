//! The deck tracker: what is left, what was drawn, what that means.

use egui::Ui;

use crate::{stealth::View, ui::Desk};

/// The deck tracker.
pub fn deck(ui: &mut Ui, _desk: &Desk, view: &View) {
    ui.label(view.left.len().to_string());
}
