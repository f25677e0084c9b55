//! The tokens of the map, small, in a panel.

use egui::{Align2, Pos2, Stroke, Ui};

use crate::{
    stealth::View,
    ui::theme::{Palette, Weight, faded, icon_font, icons},
};

/// The agent as on the map.
pub(super) fn agent(ui: &Ui, centre: Pos2, size: f32, view: &View) {
    let palette = Palette::of(ui.ctx());
    let (radius, hidden) = (size / 2.0, view.public.player.hidden);
    let fill = if hidden { faded(palette.agent, 0.14) } else { palette.agent };
    ui.painter().circle_filled(centre, radius, fill);
    ui.painter().circle_stroke(centre, radius + 3.0, Stroke::new(1.0, palette.agent));
    let (weight, ink) = if hidden { (Weight::Regular, palette.agent) } else { (Weight::Fill, palette.ink) };
    ui.painter().text(centre, Align2::CENTER_CENTER, icons::GHOST, icon_font(weight, size * 0.6), ink);
}

/// An enemy as on the map.
pub(super) fn enemy(ui: &Ui, centre: Pos2, size: f32, view: &View, id: crate::stealth::EnemyId) {
    let palette = Palette::of(ui.ctx());
    let Some(enemy) = view.public.enemies.get(id.index()) else { return };
    ui.painter().circle_filled(centre, size / 2.0, palette.patrol(enemy.colour));
    let font = icon_font(Weight::Fill, size * 0.6);
    ui.painter().text(centre, Align2::CENTER_CENTER, icons::PERSON_SIMPLE_WALK, font, palette.ink);
}
