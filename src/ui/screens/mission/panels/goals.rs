//! What is to be done: chips for the top bar, and a list.

use egui::Ui;

use super::Room;
use crate::{stealth::View, ui::Desk, words::stealth::Teller};

/// The goals as chips for the top bar.
pub fn goals(ui: &mut Ui, desk: &Desk, view: &View, _room: Room) {
    objectives(ui, desk, view);
}

/// The goals as a list, for the wide layout.
pub fn objectives(ui: &mut Ui, desk: &Desk, view: &View) {
    ui.label(Teller::of(&desk.words, view).sector(view.setup.mission.plan().exit));
}
