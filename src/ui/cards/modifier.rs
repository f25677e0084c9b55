//! The modifier card, front and back. It takes no side, so it has no good or bad colour.

use egui::{Align2, Color32, Context, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::{
    stealth::Modifier,
    ui::theme::{Palette, faded, mono},
};

/// The card's own measure: everything on it is placed on 100 × 140.
const SIZE: Vec2 = vec2(100.0, 140.0);

/// The highest number the scale shows, and the lowest below zero.
const SCALE: i8 = 5;

/// Places and lengths on a card of another size.
struct Sheet {
    rect: Rect,
    scale: f32,
}

impl Sheet {
    fn new(rect: Rect) -> Self {
        Self { rect, scale: rect.width() / SIZE.x }
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y) * self.scale
    }

    fn line(&self, points: &[(f32, f32)], width: f32, colour: Color32) -> Shape {
        let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        Shape::line(points, Stroke::new((width * self.scale).max(0.75), colour))
    }

    fn plate(&self, fill: Color32, border: Color32) -> Shape {
        let shape = egui::epaint::RectShape::new(
            self.rect,
            (5.0 * self.scale).round(),
            fill,
            Stroke::new(1.5, border),
            StrokeKind::Inside,
        );
        Shape::Rect(shape)
    }
}

/// The front of a card.
pub fn face(ctx: &Context, rect: Rect, card: Modifier) -> Vec<Shape> {
    let palette = Palette::of(ctx);
    let sheet = Sheet::new(rect);
    let ink = if card == Modifier::Choose { palette.agent } else { palette.text_hi };
    let frame = sheet.rect.shrink(6.0 * sheet.scale);
    let mut shapes = vec![
        sheet.plate(palette.raised, ink),
        Shape::rect_stroke(frame, 3, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside),
    ];
    shapes.extend(scale(&sheet, palette, card));
    shapes.push(number(ctx, &sheet, card, ink));
    shapes.extend(chevrons(&sheet, card, ink));
    shapes
}

/// The back of a card: nested brackets and the line.
pub fn back(ctx: &Context, rect: Rect) -> Vec<Shape> {
    let palette = Palette::of(ctx);
    let sheet = Sheet::new(rect);
    let mut shapes = vec![sheet.plate(palette.field, palette.line_ctrl)];
    for (depth, strength) in [(0.0, 1.0), (1.0, 0.8), (2.0, 0.65), (3.0, 0.5)] {
        let (left, top) = (12.0 + 10.0 * depth, 14.0 + 14.0 * depth);
        let (right, bottom) = (SIZE.x - left, SIZE.y - top);
        let arm = 16.0 - 3.0 * depth;
        let colour = faded(palette.line_ctrl, strength);
        for (x, y, dx, dy) in
            [(left, top, arm, arm), (right, top, -arm, arm), (right, bottom, -arm, -arm), (left, bottom, arm, -arm)]
        {
            shapes.push(sheet.line(&[(x + dx, y), (x, y), (x, y + dy)], 1.2, colour));
        }
    }
    shapes.push(sheet.line(&[(8.0, 70.0), (36.0, 70.0)], 2.0, palette.agent));
    let third = [sheet.at(38.0, 70.0), sheet.at(62.0, 70.0)];
    let dash = 5.0 * sheet.scale;
    shapes.extend(Shape::dashed_line(&third, Stroke::new(2.0 * sheet.scale, palette.agent), dash, dash * 0.6));
    shapes.push(sheet.line(&[(64.0, 70.0), (92.0, 70.0)], 2.0, palette.agent));
    shapes
}

/// The scale on the left, with a pointer at the card's own number.
fn scale(sheet: &Sheet, palette: &Palette, card: Modifier) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for tick in -SCALE..=SCALE {
        let y = 70.0 - 10.0 * f32::from(tick);
        let long = if tick == 0 { 9.0 } else { 5.0 };
        let (own, lit) = (card == Modifier::Value(tick), card == Modifier::Choose);
        let colour = match (own, lit) {
            (true, _) => palette.text_hi,
            (_, true) => palette.agent,
            _ => palette.line_edge,
        };
        let width = if own || lit { 2.0 } else { 1.0 };
        shapes.push(sheet.line(&[(12.0, y), (12.0 + long, y)], width, colour));
        if own {
            let x = 15.0 + long;
            let points = vec![sheet.at(x, y), sheet.at(x + 6.0, y - 4.0), sheet.at(x + 6.0, y + 4.0)];
            shapes.push(Shape::convex_polygon(points, palette.text_hi, Stroke::NONE));
        }
    }
    shapes
}

fn number(ctx: &Context, sheet: &Sheet, card: Modifier, colour: Color32) -> Shape {
    let font = mono(44.0 * sheet.scale);
    ctx.fonts(|fonts| Shape::text(fonts, sheet.at(60.0, 71.0), Align2::CENTER_CENTER, card, font, colour))
}

/// As many chevrons as the number is far from zero: upwards above it, downwards below.
fn chevrons(sheet: &Sheet, card: Modifier, colour: Color32) -> Vec<Shape> {
    let Modifier::Value(value) = card else { return Vec::new() };
    let (y, point) = if value > 0 { (112.0, -4.0) } else { (28.0, 4.0) };
    let count = value.unsigned_abs().min(6);
    let first = 60.0 - 5.0 * (f32::from(count) - 1.0);
    let chevron = |at: u8| {
        let x = first + 10.0 * f32::from(at);
        sheet.line(&[(x - 3.5, y), (x, y + point), (x + 3.5, y)], 1.6, colour)
    };
    (0..count).map(chevron).collect()
}
