//! Small marks in a row of text: tags, chips, key caps, glyphs.

use egui::{Color32, Frame, Margin, Response, Stroke, Ui};

use crate::ui::theme::{Palette, Type, Weight, icon, mono};

/// A glyph in running text.
pub fn glyph(ui: &mut Ui, glyph: &str, weight: Weight, size: f32, colour: Color32) -> Response {
    ui.label(icon(glyph, weight, size, colour))
}

/// One property, in the number font.
pub fn tag(ui: &mut Ui, text: &str, colour: Color32) -> Response {
    let palette = Palette::of(ui.ctx());
    let frame = Frame::new().fill(palette.field).corner_radius(2).inner_margin(Margin::symmetric(6, 2));
    let text = egui::RichText::new(text).font(mono(11.0)).color(colour);
    frame.show(ui, |ui| ui.add(egui::Label::new(text).extend())).response
}

/// One goal or status in a round frame, with an icon.
pub fn chip(ui: &mut Ui, glyph: &str, text: &str, colour: Color32) -> Response {
    let palette = Palette::of(ui.ctx());
    let frame = Frame::new().stroke(Stroke::new(1.0, colour)).corner_radius(11).inner_margin(Margin::symmetric(8, 2));
    let shown = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.horizontal(|ui| {
            ui.label(icon(glyph, Weight::Fill, 14.0, colour));
            ui.add(egui::Label::new(Type::Dense.text(text, palette.text_body)).extend());
        });
    });
    shown.response
}

/// A key to press.
pub fn key_cap(ui: &mut Ui, key: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let frame = Frame::new()
        .fill(palette.press)
        .stroke(Stroke::new(1.0, palette.line_edge))
        .corner_radius(2)
        .inner_margin(Margin::symmetric(5, 1));
    let text = egui::RichText::new(key).font(mono(11.0)).color(palette.text_body);
    frame.show(ui, |ui| ui.add(egui::Label::new(text).extend())).response
}
