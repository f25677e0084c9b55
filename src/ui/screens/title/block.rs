//! The title block in the corner of the sheet: which plan this is, the seed, the build.

use egui::{Painter, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2};

use super::living::{Living, missions};
use crate::ui::{
    Desk,
    theme::{Palette, Type, mono},
};

/// Draws it.
pub fn show(ui: &mut Ui, desk: &Desk, rect: Rect, living: &Living) {
    let palette = Palette::of(ui.ctx());
    let middle = pos2(rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    frame(ui.painter(), palette, rect, middle.y, middle.x);
    let mission = living.setup.mission.plan().name.clone();
    let fill =
        [("mission", mission.into()), ("number", (living.number + 1).into()), ("count", missions(desk).len().into())];
    let sheet = desk.with("ui-title-sheet-of", &fill);
    let seed = desk.seed.map_or_else(|| desk.text("ui-title-seed-any"), |seed| seed.to_string());
    let top = Rect::from_min_max(rect.min, pos2(rect.right(), middle.y));
    let left = Rect::from_min_max(pos2(rect.left(), middle.y), pos2(middle.x, rect.bottom()));
    let right = Rect::from_min_max(middle, rect.max);
    cell(ui, top, &desk.text("ui-title-sheet"), Type::Body.text(sheet, palette.text_hi));
    let number = |text: String| egui::RichText::new(text).font(mono(13.0)).color(palette.text_hi);
    let seed = if desk.seed.is_some() { number(seed) } else { Type::Dense.text(seed, palette.text_hi) };
    cell(ui, left, &desk.text("ui-title-seed"), seed);
    cell(ui, right, &desk.text("ui-title-build"), number(env!("CARGO_PKG_VERSION").to_owned()));
}

fn frame(painter: &Painter, palette: &Palette, rect: Rect, across: f32, down: f32) {
    let line = Stroke::new(1.0, palette.line_edge);
    painter.rect(rect, 0, palette.table, line, StrokeKind::Inside);
    painter.hline(rect.x_range(), across.round() + 0.5, line);
    painter.vline(down.round() + 0.5, across..=rect.bottom(), line);
}

fn cell(ui: &mut Ui, rect: Rect, label: &str, text: egui::RichText) {
    let palette = Palette::of(ui.ctx());
    let inside = rect.shrink2(egui::vec2(10.0, 6.0));
    ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(Type::Label.text(label, palette.text_dim));
        ui.add(egui::Label::new(text).truncate());
    });
}
