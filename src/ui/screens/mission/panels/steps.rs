//! The step bar: the parts of a turn, done, now and later.

use egui::{Align2, Color32, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Room;
use crate::{
    stealth::Phase,
    ui::{
        Desk,
        parts::{lay, reason},
        theme::{Palette, Type, Weight, icon_font, icons},
    },
};

/// The parts of a turn, in order.
const PARTS: [Phase; 4] = [Phase::Free, Phase::Second, Phase::Enemies, Phase::End];

/// When a part comes, seen from now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Done,
    Now,
    Later,
}

/// The step bar with `phase` as the part being played.
pub fn steps(ui: &mut Ui, desk: &Desk, phase: Phase, room: Room) {
    let now = PARTS.iter().position(|&part| part == phase).unwrap_or(PARTS.len());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (at, part) in PARTS.into_iter().enumerate() {
            let when = match at.cmp(&now) {
                std::cmp::Ordering::Less => When::Done,
                std::cmp::Ordering::Equal => When::Now,
                std::cmp::Ordering::Greater => When::Later,
            };
            if when == When::Now || room != Room::Row {
                step(ui, desk, part, when, room);
            }
        }
    });
}

fn step(ui: &mut Ui, desk: &Desk, part: Phase, when: When, room: Room) -> Response {
    let palette = Palette::of(ui.ctx());
    let short = room == Room::Compact && when != When::Now;
    let name = desk.text(name(part));
    let shown = if short { desk.text(short_name(part)) } else { name.clone() };
    let (fill, ink) = match when {
        When::Now => (palette.agent, palette.ink),
        When::Done | When::Later => (palette.raised, palette.text_dim),
    };
    let glyph = match when {
        When::Done if !short => Some(icons::CHECK),
        When::Now => Some(glyph(part)),
        _ => None,
    };
    let words = lay(ui, &shown, Type::Body.font(), ink, f32::INFINITY);
    let indent = if glyph.is_some() { 28.0 } else { 9.0 };
    let size = vec2(indent + words.size().x + 9.0, 24.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    ui.painter().rect_filled(rect, 0, fill);
    if let Some(glyph) = glyph {
        icon_at(ui, pos2(rect.left() + 16.0, rect.center().y), glyph, when, ink);
    }
    ui.painter().galley(pos2(rect.left() + indent, rect.center().y - words.size().y / 2.0), words, ink);
    reason(ui, &response, || desk.text(told(part)));
    response
}

fn icon_at(ui: &Ui, at: egui::Pos2, glyph: &str, when: When, colour: Color32) {
    let weight = if when == When::Now { Weight::Fill } else { Weight::Regular };
    ui.painter().text(at, Align2::CENTER_CENTER, glyph, icon_font(weight, 16.0), colour);
}

fn glyph(part: Phase) -> &'static str {
    match part {
        Phase::Free => icons::FOOTPRINTS,
        Phase::Second => icons::CROSSHAIR,
        Phase::Enemies => icons::PERSON_SIMPLE_WALK,
        _ => icons::SIREN,
    }
}

fn name(part: Phase) -> &'static str {
    match part {
        Phase::Free => "ui-step-free",
        Phase::Second => "ui-step-second",
        Phase::Enemies => "ui-step-enemies",
        _ => "ui-step-end",
    }
}

fn short_name(part: Phase) -> &'static str {
    match part {
        Phase::Free => "ui-step-free-short",
        Phase::Second => "ui-step-second-short",
        Phase::Enemies => "ui-step-enemies-short",
        _ => "ui-step-end-short",
    }
}

/// What happens in a part of the turn.
fn told(part: Phase) -> &'static str {
    match part {
        Phase::Free => "ui-step-free-told",
        Phase::Second => "ui-step-second-told",
        Phase::Enemies => "ui-step-enemies-told",
        _ => "ui-step-end-told",
    }
}
