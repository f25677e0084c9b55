//! The step bar: the parts of a turn, done, now and later.

use egui::Ui;

use super::Room;
use crate::{stealth::Phase, ui::Desk};

/// The step bar with `phase` as the part being played.
pub fn steps(ui: &mut Ui, desk: &Desk, phase: Phase, _room: Room) {
    ui.label(desk.text(match phase {
        Phase::Free => "phase-free",
        Phase::Second => "phase-second",
        Phase::Enemies => "phase-enemies",
        Phase::End => "phase-end",
        Phase::Won => "phase-won",
        Phase::Lost => "phase-lost",
    }));
}
