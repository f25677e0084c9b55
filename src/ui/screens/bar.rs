//! What the top bars of tables share: the parts of a turn, and how fast and when one is asked.

use std::cmp::Ordering;

use egui::{Color32, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::{
    session::table::Ask,
    ui::{
        Desk, Speed,
        parts::lay,
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// One part of a turn, before, at or after the current one; left out where there is no room for it.
pub fn phase(ui: &mut Ui, name: &str, place: Ordering) {
    let palette = Palette::of(ui.ctx());
    let now = place == Ordering::Equal;
    let (fill, ink) = if now { (palette.agent, palette.ink) } else { (palette.raised, palette.text_dim) };
    let glyph = (place == Ordering::Less).then_some(icons::CHECK);
    let words = lay(ui, name, Type::Dense.font(), ink, f32::INFINITY);
    let indent = if glyph.is_some() { 24.0 } else { 9.0 };
    let wide = indent + words.size().x + 9.0;
    if ui.available_width() < wide {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
    ui.painter().rect_filled(rect, 0, fill);
    if let Some(glyph) = glyph {
        let font = icon_font(Weight::Regular, 14.0);
        ui.painter().text(pos2(rect.left() + 13.0, rect.center().y), egui::Align2::CENTER_CENTER, glyph, font, ink);
    }
    let at = pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, Color32::PLACEHOLDER);
}

/// The glyph and the name of the switch for how fast things happen.
pub fn speed_switch(desk: &Desk) -> (&'static str, String) {
    let speed = desk.settings.speed;
    let glyph = match speed {
        Speed::Slow => icons::PLAY_CIRCLE,
        Speed::Normal => icons::PLAY,
        Speed::Fast => icons::FAST_FORWARD,
        Speed::Instant => icons::SKIP_FORWARD,
    };
    (glyph, desk.with("ui-speed-button", &[("speed", desk.text(speed.name()).into())]))
}

/// The glyph and the name of the switch for when one is asked.
pub fn ask_switch(desk: &Desk, ask: Ask) -> (&'static str, String) {
    let (glyph, words) = match ask {
        Ask::Always => (icons::BELL_RINGING, "ui-table-ask-always"),
        Ask::Playable => (icons::BELL, "ui-table-ask-playable"),
        Ask::Concerned => (icons::BELL_SIMPLE_SLASH, "ui-table-ask-concerned"),
    };
    (glyph, desk.text(words))
}
