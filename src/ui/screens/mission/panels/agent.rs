//! Who you are: health, armor, energy, whether you are seen, what you carry.

use egui::Ui;

use crate::{stealth::View, ui::Desk};

/// The agent's block.
pub fn agent(ui: &mut Ui, desk: &Desk, view: &View) {
    let fill = [("health", view.public.player.health.into()), ("most", view.setup.max_health().into())];
    ui.label(desk.with("term-health", &fill));
}
