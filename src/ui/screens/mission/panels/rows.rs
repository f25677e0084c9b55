//! Rows the panels share.

use egui::{Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::ui::{
    parts::lay,
    theme::{Palette, Type, mono},
};

/// A dim word on the left and its value on the right; below it where both do not fit beside each other.
pub(super) fn value(ui: &mut Ui, label: &str, value: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let numeric = value.starts_with(|c: char| c.is_ascii_digit());
    let (font, tone) = if numeric { (mono(12.0), palette.text_hi) } else { (Type::Dense.font(), palette.text_body) };
    let label_galley = lay(ui, label, Type::Dense.font(), palette.text_dim, width);
    let room = width - label_galley.size().x - 12.0;
    let whole = lay(ui, value, font.clone(), tone, f32::INFINITY);
    let beside = whole.size().x <= room;
    let galley = if beside { whole } else { lay(ui, value, font, tone, width) };
    let (label_height, value_height) = (label_galley.size().y, galley.size().y);
    let height = if beside { label_height.max(value_height) } else { label_height + value_height };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{label} {value}")));
    ui.painter().galley(rect.min, label_galley, palette.text_dim);
    let at = if beside {
        pos2(rect.right() - galley.size().x, rect.center().y - galley.size().y / 2.0)
    } else {
        pos2(rect.left(), rect.top() + label_height)
    };
    ui.painter().galley(at, galley, tone);
    response
}
