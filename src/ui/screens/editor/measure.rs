//! What the solver measured: a line with a number and its unit, and a scale with the range a value lies in.

use egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::ui::{
    parts::lay,
    theme::{Palette, Type, Weight, icon_font, mono},
};

/// A line: glyph, words, number, unit.
pub struct Told {
    /// Its glyph.
    pub glyph: &'static str,
    /// The colour of the glyph.
    pub colour: Color32,
    /// The words.
    pub words: String,
    /// The number; none where the unit says it all.
    pub number: String,
    /// What the number counts.
    pub unit: String,
}

/// The room of the glyph.
const INDENT: f32 = 24.0;
/// The room of units, where they are short.
const UNIT: f32 = 64.0;

impl Told {
    /// Draws it over the whole width.
    pub fn show(self, ui: &mut Ui) {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let number = lay(ui, &self.number, mono(15.0), palette.text_hi, width);
        let unit = lay(ui, &self.unit, Type::Dense.font(), palette.text_dim, width * 0.5);
        let last = if self.unit.is_empty() { 0.0 } else { unit.size().x.max(if width > 240.0 { UNIT } else { 0.0 }) };
        let taken = last + number.size().x + if number.size().x > 0.0 { 18.0 } else { 10.0 };
        let words = lay(ui, &self.words, Type::Body.font(), palette.text_body, width - INDENT - taken);
        let height = words.size().y.max(unit.size().y).max(24.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let said = [&self.words, &self.number, &self.unit].map(String::as_str);
        let said: Vec<&str> = said.into_iter().filter(|part| !part.is_empty()).collect();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, said.join(" ")));
        let middle = |galley: &egui::Galley| rect.center().y - galley.size().y / 2.0;
        let at = pos2(rect.left() + 8.0, rect.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, self.glyph, icon_font(Weight::Fill, 17.0), self.colour);
        let places = [
            pos2(rect.left() + INDENT, middle(&words)),
            pos2(rect.right() - last - 10.0 - number.size().x, middle(&number)),
            pos2(rect.right() - unit.size().x, middle(&unit)),
        ];
        for (at, galley) in places.into_iter().zip([words, number, unit]) {
            ui.painter().galley(at, galley, palette.text_body);
        }
    }
}

/// Into how many cells a scale is cut.
const CELLS: u8 = 10;

/// A scale from nothing to all: a value, and the range it lies in drawn below it; the words behind it say the same.
pub fn scale(ui: &mut Ui, name: &str, (value, low, high): (f32, f32, f32), words: &str) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let label = lay(ui, name, Type::Dense.font(), palette.text_dim, width * 0.4);
    let left = label.size().x + 10.0;
    let cell = ((width * 0.62 - left) / f32::from(CELLS) - 3.0).clamp(6.0, 12.0);
    let long = (cell + 3.0) * f32::from(CELLS);
    let beside = width - left - long - 8.0 >= 80.0;
    let told =
        lay(ui, words, Type::Dense.font(), palette.text_body, if beside { width - left - long - 8.0 } else { width });
    let high_enough = if beside { told.size().y.max(26.0) } else { 26.0 + told.size().y };
    let (rect, response) = ui.allocate_exact_size(vec2(width, high_enough), Sense::hover());
    let said = format!("{name}: {words}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    let row = Rect::from_min_size(rect.min, vec2(width, if beside { rect.height() } else { 26.0 }));
    let y = row.center().y;
    ui.painter().galley(pos2(rect.left(), y - label.size().y / 2.0), label, palette.text_dim);
    let from = rect.left() + left;
    let filled = (value * f32::from(CELLS)).round().clamp(1.0, f32::from(CELLS)) as u8;
    for at in 0..CELLS {
        let corner = pos2(from + f32::from(at) * (cell + 3.0), y - cell / 2.0 - 1.0);
        let square = Rect::from_min_size(corner, vec2(cell, cell));
        if at < filled {
            ui.painter().rect_filled(square, 0, palette.overwatch);
        } else {
            ui.painter().rect_stroke(square, 0, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        }
    }
    let (line, under) = (Stroke::new(1.5, palette.text_hi), y + cell / 2.0 + 3.5);
    let x = |share: f32| from + share.clamp(0.0, 1.0) * (long - 3.0);
    ui.painter().hline(x(low)..=x(high), under, line);
    for end in [low, high] {
        ui.painter().vline(x(end), under - 2.5..=under + 2.5, line);
    }
    let at = if beside { pos2(from + long + 8.0, y - told.size().y / 2.0) } else { pos2(rect.left(), row.bottom()) };
    ui.painter().galley(at, told, palette.text_body);
}
