//! Small marks in a row of text: tags, chips, key caps, glyphs. Each has its own height, whatever row it stands in.

use std::sync::Arc;

use egui::{
    Align2, Color32, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::ui::theme::{Palette, Type, Weight, icon, icon_font, mono};

/// A glyph in running text.
pub fn glyph(ui: &mut Ui, glyph: &str, weight: Weight, size: f32, colour: Color32) -> Response {
    ui.label(icon(glyph, weight, size, colour))
}

/// One property, in the number font.
pub fn tag(ui: &mut Ui, text: &str, colour: Color32) -> Response {
    let palette = Palette::of(ui.ctx());
    let words = ui.fonts(|fonts| fonts.layout_no_wrap(text.to_owned(), mono(11.0), colour));
    let (rect, response) = mark(ui, text, vec2(words.size().x + 12.0, 18.0));
    ui.painter().rect_filled(rect, 2, palette.field);
    write(ui, rect, words);
    response
}

/// One goal or status in a round frame, with an icon.
pub fn chip(ui: &mut Ui, glyph: &str, text: &str, colour: Color32) -> Response {
    let palette = Palette::of(ui.ctx());
    let room = (ui.available_width() - 38.0).max(60.0);
    let words = ui.fonts(|fonts| fonts.layout(text.to_owned(), Type::Dense.font(), palette.text_body, room));
    let height = if words.rows.len() > 1 { words.size().y + 8.0 } else { 22.0 };
    let (rect, response) = mark(ui, text, vec2(words.size().x + 38.0, height));
    ui.painter().rect_stroke(rect, 11, Stroke::new(1.0, colour), StrokeKind::Inside);
    let at = egui::pos2(rect.left() + 16.0, rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, 14.0), colour);
    write(ui, rect.with_min_x(rect.left() + 18.0), words);
    response
}

/// A key to press.
pub fn key_cap(ui: &mut Ui, key: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let words = ui.fonts(|fonts| fonts.layout_no_wrap(key.to_owned(), mono(11.0), palette.text_body));
    let (rect, response) = mark(ui, key, vec2(words.size().x + 10.0, 18.0));
    ui.painter().rect(rect, 2, palette.press, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
    write(ui, rect, words);
    response
}

/// Room for a mark that says `text`.
fn mark(ui: &mut Ui, text: &str, size: Vec2) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    (rect, response)
}

/// Words in the middle.
fn write(ui: &Ui, rect: Rect, words: Arc<Galley>) {
    ui.painter().galley(rect.center() - words.size() / 2.0, words, Color32::PLACEHOLDER);
}
