//! The reason of something, unfolded below it, and the tag of the rule behind it.

use egui::{Frame, Margin, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2};

use super::{fact::lay, tip::tip};
use crate::ui::{
    focus,
    theme::{Palette, mono},
};

/// A raised box with a rule at its left, under what it explains.
pub fn unfolded<T>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui.ctx());
    let frame = Frame::new().fill(palette.raised).inner_margin(Margin { left: 10, right: 8, top: 6, bottom: 6 });
    let shown = ui.horizontal(|ui| {
        ui.add_space(32.0);
        frame.show(ui, |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                ui.set_width(ui.available_width());
                content(ui)
            })
            .inner
        })
    });
    let rect = shown.inner.response.rect;
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0, palette.info);
    ui.add_space(6.0);
    shown.inner.inner
}

/// The number of a rule, as a control that opens the codex there; `told` says so.
pub fn rule_tag(ui: &mut Ui, rule: &str, told: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let words = lay(ui, rule, mono(11.0), palette.info, f32::INFINITY);
    let (rect, response) = ui.allocate_exact_size(words.size() + vec2(12.0, 4.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, rule));
    let fill = if response.hovered() { palette.hover } else { palette.field };
    ui.painter().rect_filled(rect, 2, fill);
    if response.hovered() {
        ui.painter().rect_stroke(rect, 2, Stroke::new(1.0, palette.line_ctrl), StrokeKind::Inside);
    }
    ui.painter().galley(rect.min + vec2(6.0, 2.0), words, palette.info);
    focus::join(ui, &response);
    tip(ui, &response, told);
    response
}
