//! What was said at a table, newest first, and what became of it.

use egui::{Align2, Label, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    session::table::Truth,
    ui::{
        Desk,
        parts::{head_noted, lay},
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// How many claims are listed.
const MOST: usize = 60;

/// Draws the claims: each in words, with what is known of its truth, newest first.
pub fn show(ui: &mut Ui, desk: &Desk, claims: impl ExactSizeIterator<Item = (String, Truth)>) {
    let palette = Palette::of(ui.ctx());
    let count = claims.len();
    let note = desk.with("ui-table-claims-note", &[("count", count.into())]);
    head_noted(ui, &desk.text("ui-table-claims"), Some(&note).filter(|_| count > 0).map(String::as_str));
    if count == 0 {
        ui.add(Label::new(Type::Note.text(desk.text("ui-table-no-claims"), palette.text_dim)).wrap());
    }
    for (at, (said, truth)) in claims.take(MOST).enumerate() {
        claim(ui, desk, &said, truth, at + 1 < count);
    }
}

fn claim(ui: &mut Ui, desk: &Desk, said: &str, truth: Truth, ruled: bool) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour) = match truth {
        Truth::True => (icons::CHECK_CIRCLE, palette.safe),
        Truth::False => (icons::X_CIRCLE, palette.detection),
        Truth::Doubtful => (icons::WARNING, palette.overwatch),
        Truth::Open => (icons::QUESTION, palette.text_dim),
        Truth::Opinion => (icons::CHAT_CIRCLE, palette.text_dim),
    };
    let why = desk.text(verdict(truth));
    let note = lay(ui, &why, Type::Note.font(), palette.text_dim, ui.available_width() * 0.4);
    let room = ui.available_width() - note.size().x - 32.0;
    let words = lay(ui, said, Type::Dense.font(), palette.text_hi, room);
    let size = vec2(ui.available_width(), words.size().y.max(20.0) + 8.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{said} {why}")));
    let first = rect.top() + 13.0;
    let font = icon_font(Weight::Fill, 15.0);
    ui.painter().text(pos2(rect.left() + 8.0, first), Align2::CENTER_CENTER, glyph, font, colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.top() + 4.0), words, palette.text_hi);
    ui.painter().galley(pos2(rect.right() - note.size().x, first - note.size().y / 2.0), note, palette.text_dim);
    if ruled {
        ui.painter().hline(rect.x_range(), rect.bottom() + 2.5, Stroke::new(1.0, palette.line_soft));
    }
}

/// The key of what became of something said.
pub const fn verdict(truth: Truth) -> &'static str {
    match truth {
        Truth::True => "ui-table-claim-true",
        Truth::False => "ui-table-claim-false",
        Truth::Doubtful => "ui-table-claim-doubtful",
        Truth::Open => "ui-table-claim-open",
        Truth::Opinion => "ui-table-claim-opinion",
    }
}
