//! Gear cards.

use egui::{Align2, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    glyph::{gear_glyph, kind_glyph},
    words::kind_name,
};
use crate::{
    stealth::{Gear, Weapon},
    ui::{
        Desk, focus,
        parts::{self, lay},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
};

/// The size of a gear card.
pub const GEAR_CARD: egui::Vec2 = vec2(196.0, 280.0);

/// The height of the drawing on a card, and the least that is left of it.
const DRAWING: f32 = 104.0;
const LEAST_DRAWING: f32 = 60.0;

/// How a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lie {
    /// Like any other.
    #[default]
    Rest,
    /// Chosen.
    Chosen,
    /// Not to be had now.
    Off,
}

/// A gear card.
pub fn gear_card(ui: &mut Ui, desk: &Desk, gear: &Gear, lie: Lie) -> Response {
    gear_card_sized(ui, desk, gear, lie, GEAR_CARD)
}

/// A gear card of another size; a low one has no drawing.
pub fn gear_card_sized(ui: &mut Ui, desk: &Desk, gear: &Gear, lie: Lie, size: egui::Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    // Whoever hears the card instead of seeing it hears all its words.
    let words = format!("{}. {}", gear.name, gear.text);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, lie != Lie::Off, lie == Lie::Chosen, &words));
    if ui.is_rect_visible(rect) {
        let palette = Palette::of(ui.ctx());
        let (fill, border) = match lie {
            Lie::Chosen => (palette.raised, Stroke::new(1.5, palette.agent)),
            _ if response.hovered() => (palette.raised, Stroke::new(1.5, palette.line_ctrl)),
            _ => (palette.panel, Stroke::new(1.5, palette.line_edge)),
        };
        ui.painter().rect(rect, 4, fill, border, StrokeKind::Inside);
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), 30.0));
        card_head(ui, desk, gear, head);
        // Many words leave less room for the drawing.
        let spare = size.y - low_card_height(ui, gear, size.x - 3.0);
        let high = if size.y < GEAR_CARD.y { 0.0 } else { spare.clamp(LEAST_DRAWING, DRAWING) };
        let drawing = Rect::from_min_size(head.left_bottom(), vec2(rect.width(), high)).shrink2(vec2(1.5, 0.0));
        if high > 0.0 {
            drawn(ui.painter(), drawing, gear_glyph(gear), palette);
        } else {
            ui.painter().hline(drawing.x_range(), drawing.top(), Stroke::new(1.0, palette.line_soft));
        }
        card_text(ui, desk, gear, Rect::from_min_max(drawing.left_bottom(), rect.max).shrink(12.0));
    }
    focus::join(ui, &response);
    response
}

/// How high a card without a drawing is at this width.
pub fn low_card_height(ui: &Ui, gear: &Gear, width: f32) -> f32 {
    let high = |text: &str, style: Type| lay(ui, text, style.font(), egui::Color32::PLACEHOLDER, width - 24.0).size().y;
    30.0 + 24.0 + high(&gear.name, Type::Subtitle) + 4.0 + high(&gear.text, Type::Dense) + 8.0 + 18.0
}

/// The kind and the energy the card holds.
fn card_head(ui: &Ui, desk: &Desk, gear: &Gear, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let glyph = pos2(rect.left() + 20.0, rect.center().y);
    painter.text(
        glyph,
        Align2::CENTER_CENTER,
        kind_glyph(gear.kind),
        icon_font(Weight::Regular, 16.0),
        palette.text_dim,
    );
    let label = kind_name(desk, gear.kind).to_uppercase();
    painter.text(pos2(rect.left() + 34.0, rect.center().y), Align2::LEFT_CENTER, label, mono(11.0), palette.text_body);
    let pill = Rect::from_center_size(pos2(rect.right() - 27.0, rect.center().y), vec2(38.0, 20.0));
    painter.rect_filled(pill, 10, palette.energy);
    let bolt = pos2(pill.left() + 12.0, pill.center().y);
    painter.text(bolt, Align2::CENTER_CENTER, icons::LIGHTNING, icon_font(Weight::Fill, 13.0), palette.ink);
    painter.text(pill.right_center() - vec2(11.0, 0.0), Align2::CENTER_CENTER, gear.energy, mono(13.0), palette.ink);
}

/// The drawing: graph paper, centre lines, the thing, a measure below it.
fn drawn(painter: &Painter, rect: Rect, glyph: &str, palette: &Palette) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    painter.rect_filled(rect, 0, palette.table);
    let grid = Stroke::new(1.0, palette.line_grid);
    for step in 1..=(rect.width() / 12.0) as u16 {
        painter.vline(rect.left() + 12.0 * f32::from(step), rect.y_range(), grid);
        painter.hline(rect.x_range(), rect.top() + 12.0 * f32::from(step), grid);
    }
    let axis = Stroke::new(1.0, palette.line_motif);
    let centre = rect.center();
    parts::dashed(&painter, &[rect.left_center(), rect.right_center()], axis, &[10.0, 3.0, 2.0, 3.0]);
    parts::dashed(&painter, &[rect.center_top(), rect.center_bottom()], axis, &[10.0, 3.0, 2.0, 3.0]);
    let font = icon_font(Weight::Light, 72.0_f32.min(rect.height() - 18.0));
    painter.text(centre - vec2(0.0, 4.0), Align2::CENTER_CENTER, glyph, font, palette.text_hi);
    measure(&painter, rect, Stroke::new(1.0, palette.line_ctrl));
    painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line_soft));
}

fn measure(painter: &Painter, rect: Rect, stroke: Stroke) {
    let (y, half) = (rect.bottom() - 8.5, 36.0);
    let (left, right) = (rect.center().x - half, rect.center().x + half);
    painter.hline(left..=right, y, stroke);
    for (x, inward) in [(left, 4.0), (right, -4.0)] {
        painter.vline(x, y - 4.0..=y + 4.0, stroke);
        painter.add(Shape::line(vec![pos2(x + inward, y - 3.0), pos2(x, y), pos2(x + inward, y + 3.0)], stroke));
    }
}

fn card_text(ui: &Ui, desk: &Desk, gear: &Gear, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let name = lay(ui, &gear.name, Type::Subtitle.font(), palette.text_hi, rect.width());
    let below = rect.top() + name.size().y + 4.0;
    ui.painter().galley(rect.min, name, palette.text_hi);
    let text = lay(ui, &gear.text, Type::Dense.font(), palette.text_body, rect.width());
    ui.painter().galley(pos2(rect.left(), below), text, palette.text_body);
    let mut x = rect.left();
    for tag in card_tags(desk, gear) {
        let words = lay(ui, &tag, mono(11.0), palette.text_body, rect.width());
        let plate = Rect::from_min_size(pos2(x, rect.bottom() - 18.0), vec2(words.size().x + 12.0, 18.0));
        if plate.right() > rect.right() + 1.0 {
            break;
        }
        ui.painter().rect_filled(plate, 2, palette.field);
        ui.painter().galley(plate.min + vec2(6.0, (18.0 - words.size().y) / 2.0), words, palette.text_body);
        x = plate.right() + 6.0;
    }
}

/// What to know at a glance: the price of a use, power, silent or loud.
fn card_tags(desk: &Desk, gear: &Gear) -> Vec<String> {
    let mut tags = Vec::new();
    if let Some((energy, _)) = gear.usable() {
        tags.push(desk.with("ui-card-use", &[("energy", energy.into())]));
    }
    if let Some(Weapon { power, silent, energy, .. }) = gear.weapon() {
        tags.push(desk.with("ui-card-power", &[("power", (*power).into())]));
        tags.push(desk.text(if *silent { "ui-card-silent" } else { "ui-card-loud" }));
        if *energy > 0 {
            tags.push(desk.with("ui-card-use", &[("energy", (*energy).into())]));
        }
    }
    tags
}
