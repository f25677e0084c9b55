//! Items in their slots.

use egui::{Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Lie, glyph::effect_glyph};
use crate::{
    stealth::Item,
    ui::{
        Desk, focus, parts,
        theme::{Palette, Type, Weight, icon_font},
    },
};

/// The size of an item's slot.
pub const ITEM_SLOT: egui::Vec2 = vec2(58.0, 52.0);

/// The glyph of an item.
pub fn item_glyph(item: &Item) -> &'static str {
    effect_glyph(item.effect)
}

/// An item in its slot; an empty slot where there is none. What it does stands in its tooltip.
pub fn item_slot(ui: &mut Ui, desk: &Desk, item: Option<&Item>, lie: Lie) -> Response {
    item_slot_sized(ui, desk, item, lie, ITEM_SLOT)
}

/// The same in a slot of another size.
pub fn item_slot_sized(ui: &mut Ui, desk: &Desk, item: Option<&Item>, lie: Lie, size: egui::Vec2) -> Response {
    let name = item.map_or_else(|| desk.text("ui-item-empty"), |item| item.name.clone());
    let sense = if item.is_some() { Sense::click() } else { Sense::hover() };
    let palette = Palette::of(ui.ctx());
    let (rect, mut response) = ui.allocate_exact_size(size, sense);
    let kind = if item.is_some() { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::labeled(kind, lie != Lie::Off, &name));
    let Some(item) = item else {
        dashed_slot(ui, rect, palette);
        slot_name(ui, (rect.center(), size.x), &name, palette.text_off);
        return response;
    };
    let text = slot_frame(ui, rect, &response, lie);
    if lie == Lie::Off {
        parts::refuse_click(&mut response);
    }
    let glyph = effect_glyph(item.effect);
    let at = pos2(rect.center().x, rect.top() + 16.0);
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Regular, 20.0), text);
    slot_name(ui, (pos2(rect.center().x, rect.bottom() - 15.0), size.x), &name, text);
    focus::join(ui, &response);
    parts::tip(ui, &response, &format!("{}\n{}", item.name, item.text));
    response
}

/// The frame of a slot that holds something. Gives the colour of what stands in it.
fn slot_frame(ui: &Ui, rect: Rect, response: &Response, lie: Lie) -> Color32 {
    let palette = Palette::of(ui.ctx());
    if lie == Lie::Off {
        dashed_slot(ui, rect, palette);
        return palette.text_off;
    }
    let (border, text) = match lie {
        Lie::Chosen => (palette.agent, palette.agent),
        _ if response.hovered() => (palette.line_ctrl, palette.text_hi),
        _ => (palette.line_edge, palette.text_hi),
    };
    let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => palette.press,
        (_, true) => palette.hover,
        _ => palette.field,
    };
    ui.painter().rect(rect, 3, fill, Stroke::new(1.0, border), StrokeKind::Inside);
    text
}

fn dashed_slot(ui: &Ui, rect: Rect, palette: &Palette) {
    let line = Stroke::new(1.0, if palette.high_contrast { palette.text_off } else { palette.line_soft });
    parts::dashed_rect(ui.painter(), rect.shrink(0.5), line, &[4.0, 3.0]);
}

/// The name in a slot: two lines, then an ellipsis.
fn slot_name(ui: &Ui, (centre, width): (egui::Pos2, f32), name: &str, colour: Color32) {
    let width = width - 6.0;
    let mut job = egui::text::LayoutJob::simple(name.to_owned(), Type::Note.font(), colour, width);
    job.wrap.max_rows = 2;
    job.halign = egui::Align::Center;
    let words = ui.fonts(|fonts| fonts.layout_job(job));
    let top = centre.y - words.size().y / 2.0;
    ui.painter().galley(pos2(centre.x, top), words, colour);
}
