//! Tokens: standees, enemies, mechs, boxes, scanners and data chips.

use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::glyph;
use crate::{
    beginning::{Chip, Enemy},
    ui::{
        map::art::OCTAGON,
        parts::{dashed_rect, polygon},
        table::{Ink, mark},
        theme::{Palette, Weight, faded, icon_font, icons, mono},
    },
};

/// Whose figure a standee is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Yours.
    Mine,
    /// Somebody else's.
    Other,
}

/// A standee: a disc with its glyph.
pub fn pawn(painter: &Painter, palette: &Palette, (at, size): (Pos2, f32), glyph: &str, whose: Whose) {
    let fill = if whose == Whose::Mine { palette.agent } else { palette.text_hi };
    painter.circle_filled(at, size / 2.0 + 3.0, faded(palette.ink, 0.85));
    painter.circle_filled(at, size / 2.0, fill);
    if palette.high_contrast {
        painter.circle_stroke(at, size / 2.0 + 2.0, Stroke::new(1.0, palette.text_hi));
    }
    painter.text(at, Align2::CENTER_CENTER, glyph, icon_font(Weight::Fill, size * 0.6), palette.ink);
}

/// An enemy: its shape and glyph, its level in squares and its health in diamonds below.
pub fn enemy(painter: &Painter, palette: &Palette, (at, size): (Pos2, f32), enemy: Enemy) {
    let (corners, sign) = glyph::enemy(enemy.kind);
    shape(painter, palette, (at, size), (corners, palette.alarm), sign);
    let (square, gap) = ((size * 0.19).max(4.5), (size * 0.06).max(1.5));
    let (level, health) = (f32::from(enemy.level), f32::from(enemy.health));
    let width = (level + health) * (square + gap) + gap;
    let y = at.y + size / 2.0 + square / 2.0 + 1.0;
    let row = Rect::from_center_size(pos2(at.x, y), vec2(width + 2.0, square + 3.0));
    painter.rect_filled(row, 2, faded(palette.ink, 0.85));
    let mut x = at.x - width / 2.0 + gap / 2.0 + square / 2.0;
    for _ in 0..enemy.level {
        let rect = Rect::from_center_size(pos2(x, y), Vec2::splat(square));
        painter.rect_filled(rect, 0, glyph::level(palette, enemy.level));
        x += square + gap;
    }
    x += gap;
    for _ in 0..enemy.health {
        painter.add(polygon(crate::ui::map::art::DIAMOND, pos2(x, y), square + 1.5, palette.health, Stroke::NONE));
        x += square + gap;
    }
}

/// Apex or Deus: an octagon, with its health beside it.
pub fn mech(painter: &Painter, palette: &Palette, (at, size): (Pos2, f32), (sign, fill): (&str, Color32), health: i8) {
    shape(painter, palette, (at, size), (OCTAGON, fill), sign);
    tag(painter, palette, at + vec2(size, -size) * 0.46, &health.to_string(), palette.text_hi);
}

/// A filled shape on its halo, with a glyph.
fn shape(
    painter: &Painter,
    palette: &Palette,
    (at, size): (Pos2, f32),
    (corners, fill): (&[(f32, f32)], Color32),
    sign: &str,
) {
    painter.add(polygon(corners, at, size + 6.0, faded(palette.ink, 0.85), Stroke::NONE));
    let line = if palette.high_contrast { Stroke::new(1.5, palette.text_hi) } else { Stroke::NONE };
    painter.add(polygon(corners, at, size, fill, line));
    painter.text(at, Align2::CENTER_CENTER, sign, icon_font(Weight::Fill, size * 0.5), palette.ink);
}

/// A small number on an ink plate, beside a token.
pub fn tag(painter: &Painter, palette: &Palette, at: Pos2, text: &str, colour: Color32) {
    let words = painter.layout_no_wrap(text.to_owned(), mono(11.0), colour);
    let rect = Rect::from_center_size(at, words.size() + vec2(5.0, 0.0));
    painter.rect(rect, 2, palette.ink, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
    painter.galley(rect.center() - words.size() / 2.0, words, colour);
}

/// A supply box; with its glyph where its content is known.
pub fn crate_box(painter: &Painter, palette: &Palette, (at, size): (Pos2, f32), known: Option<&str>) {
    let rect = Rect::from_center_size(at, Vec2::splat(size * 0.86));
    painter.rect_filled(rect.expand(2.5), 2, faded(palette.ink, 0.85));
    painter.rect(rect, 2, palette.field, Stroke::new(1.5, palette.objective), StrokeKind::Inside);
    let sign = known.unwrap_or(icons::PACKAGE);
    painter.text(at, Align2::CENTER_CENTER, sign, icon_font(Weight::Regular, size * 0.6), palette.objective);
}

/// Scanners that lie in their area: the frame, the number they bear, and how many.
pub fn scanner(painter: &Painter, palette: &Palette, rect: Rect, number: u8, count: u8) {
    let colour = if count == 0 { palette.text_off } else { palette.safe };
    let stroke = Stroke::new(1.5, colour);
    if count == 0 {
        dashed_rect(painter, rect, stroke, &[4.0, 3.0]);
    } else {
        painter.rect_stroke(rect, 0, stroke, StrokeKind::Inside);
    }
    let (left, right) = (rect.left() + rect.width() * 0.3, rect.left() + rect.width() * 0.72);
    let size = (rect.height() * 0.6).clamp(11.0, 22.0);
    let at = |x: f32| pos2(x, rect.center().y);
    painter.text(at(left), Align2::CENTER_CENTER, icons::CORNERS_OUT, icon_font(Weight::Bold, size), colour);
    painter.text(at(right), Align2::CENTER_CENTER, number.to_string(), mono(size.max(12.0) - 1.0), colour);
    if count > 1 {
        tag(painter, palette, rect.right_top(), &format!("×{count}"), palette.text_hi);
    }
}

/// A data chip: face-down with a bar, open in its faction's colour, dashed where only you know it.
pub fn chip(painter: &Painter, palette: &Palette, rect: Rect, chip: Chip) {
    let Some(colour) = chip.colour else {
        painter.rect(rect, 1, palette.field, Stroke::new(1.0, palette.line_ctrl), StrokeKind::Inside);
        let half = rect.width() * 0.24;
        let bar = [rect.center() - vec2(half, 0.0), rect.center() + vec2(half, 0.0)];
        painter.line_segment(bar, Stroke::new(1.5, palette.text_dim));
        return;
    };
    let team = glyph::team(colour.faction());
    let size = rect.height() * 0.74;
    if chip.up {
        painter.rect_filled(rect, 1, palette.team(team));
        // The mark in ink, so that it is seen on its own colour.
        painter.circle_filled(rect.center(), size * 0.56, palette.ink);
        mark(painter, palette, team, rect.center(), size * 0.8, Ink::Filled);
    } else {
        painter.rect_filled(rect, 1, palette.field);
        dashed_rect(painter, rect.shrink(0.5), Stroke::new(1.0, palette.team(team)), &[3.0, 2.0]);
        mark(painter, palette, team, rect.center(), size, Ink::Hollow);
    }
}
