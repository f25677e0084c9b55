//! The tokens of the map, small, in a panel.

use egui::{Pos2, Ui};

use crate::{
    stealth::{EnemyId, Scene, View},
    ui::{map::portrait, theme::Palette},
};

/// The agent as on the map.
pub(super) fn agent(ui: &Ui, centre: Pos2, size: f32, view: &View) {
    let scene = Scene { setup: &view.setup, public: &view.public };
    portrait::agent(ui.painter(), Palette::of(ui.ctx()), (centre, size), scene);
}

/// An enemy as on the map.
pub(super) fn enemy(ui: &Ui, centre: Pos2, size: f32, view: &View, id: EnemyId) {
    let scene = Scene { setup: &view.setup, public: &view.public };
    if let Some(enemy) = view.public.enemies.get(id.index()) {
        portrait::enemy(ui.painter(), Palette::of(ui.ctx()), (centre, size), scene, enemy);
    }
}
