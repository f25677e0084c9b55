//! Panels: their fill, their heads, and full-screen pages.

use egui::{Color32, Frame, Margin, Rect, Stroke, Ui, pos2, vec2};

use super::lay;
use crate::ui::theme::{Palette, Rule, Type, Weight, icon_font};

/// The height of a panel's head.
const HEAD: f32 = 20.0;

/// The frame of a panel: filled, padded, without a shadow.
pub fn panel_frame(palette: &Palette) -> Frame {
    Frame::new().fill(palette.panel).inner_margin(Margin::same(Rule::PADDING as i8))
}

/// The head of a panel: a label, a hairline to the right edge, and a note where there is one.
pub fn head(ui: &mut Ui, label: &str, note: Option<&str>) {
    let palette = Palette::of(ui.ctx());
    let note = note.map(|note| {
        let font = crate::ui::theme::mono(12.0);
        ui.fonts(|fonts| fonts.layout_no_wrap(note.to_owned(), font, palette.text_hi))
    });
    let room = head_with(ui, label, note.as_ref().map_or(0.0, |note| note.size().x));
    if let Some(note) = note {
        let at = pos2(room.left(), room.center().y - note.size().y / 2.0);
        ui.painter().galley(at, note, palette.text_hi);
    }
}

/// The head of a panel with `taken` points left free at its right end, for something that stands there. Gives that room.
pub fn head_with(ui: &mut Ui, label: &str, taken: f32) -> Rect {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let gap = if taken > 0.0 { Rule::GAP } else { 0.0 };
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let row = ui.allocate_ui_with_layout(vec2(width, HEAD), layout, |ui| {
        ui.set_min_size(vec2(width, HEAD));
        let label = egui::Label::new(Type::Label.text(label, palette.text_body)).truncate();
        ui.scope(|ui| {
            ui.set_max_width((width - taken - gap).max(1.0));
            ui.add(label)
        })
        .inner
        .rect
    });
    let (label, rect) = (row.inner, row.response.rect);
    let y = rect.center().y.round() + 0.5;
    let (left, right) = (label.right() + Rule::GAP, rect.left() + width - taken - gap);
    if left < right {
        ui.painter().hline(left..=right, y, Stroke::new(1.0, palette.line_soft));
    }
    Rect::from_min_size(pos2(rect.left() + width - taken, rect.top()), vec2(taken, rect.height()))
}

/// A head with a note in running text; the note goes first where there is no room for both.
pub fn head_noted(ui: &mut Ui, label: &str, note: Option<&str>) {
    let palette = Palette::of(ui.ctx());
    let note = note.map(|note| lay(ui, note, Type::Note.font(), palette.text_dim, f32::INFINITY));
    let own = lay(ui, &label.to_uppercase(), Type::Label.font(), palette.text_body, f32::INFINITY).size().x;
    // Labels are set with a point more between letters.
    let own = own + label.chars().count() as f32 + 2.0 * Rule::GAP;
    let note = note.filter(|note| own + note.size().x <= ui.available_width());
    let room = head_with(ui, label, note.as_ref().map_or(0.0, |note| note.size().x));
    if let Some(note) = note {
        let at = pos2(room.left(), room.center().y - note.size().y / 2.0);
        ui.painter().galley(at, note, palette.text_dim);
    }
}

/// The head of a panel with a legend at its right end.
pub fn head_legend(ui: &mut Ui, label: &str, (glyph, weight): (&str, Weight), colour: Color32, legend: &str) {
    let palette = Palette::of(ui.ctx());
    let lay = |text: &str, font, colour| ui.fonts(|fonts| fonts.layout_no_wrap(text.to_owned(), font, colour));
    let glyph = lay(glyph, icon_font(weight, 14.0), colour);
    let words = lay(legend, Type::Note.font(), palette.text_dim);
    let room = head_with(ui, label, glyph.size().x + 6.0 + words.size().x);
    let at = |x: f32, galley: &egui::Galley| pos2(x, room.center().y - galley.size().y / 2.0);
    let (first, second) = (at(room.left(), &glyph), at(room.right() - words.size().x, &words));
    ui.painter().galley(first, glyph, colour);
    ui.painter().galley(second, words, palette.text_dim);
}

/// A panel in the middle of a page: filled, framed, padded.
pub fn boxed(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    ui.painter().rect_filled(room, 0, palette.panel);
    ui.painter().rect_stroke(room, 0, Stroke::new(1.0, palette.line_soft), egui::StrokeKind::Inside);
    let inside = room.shrink(if room.width() < 300.0 { 8.0 } else { Rule::PADDING });
    ui.scope_builder(egui::UiBuilder::new().max_rect(inside), |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        // Rows of words and heads; nothing here is a button.
        ui.spacing_mut().interact_size.y = 20.0;
        content(ui);
    });
}

/// A hairline along the lower edge of what was drawn last.
pub fn rule_below(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let room = ui.available_rect_before_wrap();
    ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
    ui.add_space(1.0);
}

/// The bar on top of a screen: filled, with a hairline below; what it holds stands in its middle, from left to right.
pub fn bar(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    fill(ui, room, palette.panel);
    ui.painter().hline(room.x_range(), room.bottom() - 0.5, Stroke::new(1.0, palette.line_soft));
    let flow = egui::Layout::left_to_right(egui::Align::Center);
    let builder = egui::UiBuilder::new().max_rect(room.shrink2(vec2(10.0, 2.0))).layout(flow);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(room);
        content(ui);
    });
}

/// Fills a rectangle with one colour.
pub fn fill(ui: &Ui, rect: Rect, colour: Color32) {
    ui.painter().rect_filled(rect, 0, colour);
}

/// A full-screen page on the table: margins around it, never wider than 1440 points, centred.
pub fn page<T>(ctx: &egui::Context, content: impl FnOnce(&mut Ui) -> T) -> T {
    page_within(ctx, Rule::PAGE, content)
}

/// The same, never wider than `most` points.
pub fn page_within<T>(ctx: &egui::Context, most: f32, content: impl FnOnce(&mut Ui) -> T) -> T {
    let frame = Frame::new().fill(Palette::of(ctx).table);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let room = ui.max_rect();
        let margin = Rule::MARGIN.min(room.width() * 0.03);
        let width = (room.width() - 2.0 * margin).min(most);
        let inside = Rect::from_center_size(room.center(), vec2(width, room.height() - 2.0 * margin.min(16.0)));
        ui.scope_builder(egui::UiBuilder::new().max_rect(inside), content).inner
    });
    shown.inner
}
