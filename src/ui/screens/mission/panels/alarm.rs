//! The alarm track: its level, who comes when, what it adds to behaviour, where it may stand after this turn.

use egui::Ui;

use super::Room;
use crate::{stealth::View, ui::Desk};

/// The alarm track with its level at `shown`, which may still be on the way to the true one.
pub fn alarm(ui: &mut Ui, _desk: &Desk, _view: &View, shown: u16, _room: Room) {
    ui.label(shown.to_string());
}
