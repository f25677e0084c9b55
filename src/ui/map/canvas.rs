//! Shapes gathered for one painting: all reach the painter at once, in the order they were drawn.

use std::{hash::Hash, sync::Arc};

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    epaint::{RectShape, Tessellator},
    pos2, vec2,
};

use super::{Frame, art::Point, path};
use crate::ui::theme::{Palette, Weight, icon_font};

/// What is being painted, and with what.
pub struct Canvas<'a> {
    painter: &'a Painter,
    /// The colours.
    pub palette: &'static Palette,
    /// Where the plan lies.
    pub frame: Frame,
    shapes: Vec<Shape>,
}

impl<'a> Canvas<'a> {
    /// An empty one.
    pub fn new(painter: &'a Painter, palette: &'static Palette, frame: Frame) -> Self {
        Self { painter, palette, frame, shapes: Vec::with_capacity(1024) }
    }

    /// Hands all shapes to the painter.
    pub fn finish(self) {
        self.painter.extend(self.shapes);
    }

    /// What `draw` draws, cut into triangles once and kept for as long as nothing of `key` changes, nor where the plan
    /// lies, nor the look. Only lines and plain fills: texts and discs have their own places in a texture that moves.
    pub fn kept(&mut self, name: (&str, &str), key: impl Hash, draw: impl FnOnce(&mut Self)) {
        let ctx = self.painter.ctx();
        let (id, points) = (Id::new(name), ctx.pixels_per_point());
        let look = (self.palette.high_contrast, std::ptr::from_ref(self.palette));
        let key = Id::new((key, self.frame.bits(), points.to_bits(), look));
        if let Some((_, mesh)) = ctx.data(|data| data.get_temp::<(Id, Arc<Mesh>)>(id)).filter(|kept| kept.0 == key) {
            self.shapes.push(Shape::Mesh(mesh));
            return;
        }
        let options = ctx.tessellation_options(|options| *options);
        let mut part = Self::new(self.painter, self.palette, self.frame);
        draw(&mut part);
        let mut tessellator = Tessellator::new(points, options, [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        for shape in part.shapes {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
        let mesh = Arc::new(mesh);
        ctx.data_mut(|data| data.insert_temp(id, (key, Arc::clone(&mesh))));
        self.shapes.push(Shape::Mesh(mesh));
    }

    /// The side of a sector.
    pub fn tile(&self) -> f32 {
        self.frame.tile()
    }

    /// Any shape.
    pub fn add(&mut self, shape: impl Into<Shape>) {
        self.shapes.push(shape.into());
    }

    /// A line from one place to another.
    pub fn segment(&mut self, ends: [Pos2; 2], stroke: Stroke) {
        self.shapes.push(Shape::line_segment(ends, stroke));
    }

    /// A line through several places.
    pub fn line(&mut self, points: Vec<Pos2>, stroke: Stroke) {
        match points[..] {
            [] | [_] => {}
            [a, b] => self.segment([a, b], stroke),
            _ => self.shapes.push(Shape::line(points, stroke)),
        }
    }

    /// A line of dashes and gaps; without a pattern it is solid.
    pub fn dashed(&mut self, points: &[Pos2], stroke: Stroke, pattern: &[f32], phase: f32) {
        for dash in path::dashes(points, pattern, phase) {
            self.line(dash, stroke);
        }
    }

    /// A filled rectangle.
    pub fn fill(&mut self, rect: Rect, colour: Color32) {
        self.shapes.push(Shape::rect_filled(rect, CornerRadius::ZERO, colour));
    }

    /// The outline of a rectangle, within it.
    pub fn outline(&mut self, rect: Rect, stroke: Stroke) {
        self.shapes.push(RectShape::stroke(rect, CornerRadius::ZERO, stroke, StrokeKind::Inside).into());
    }

    /// The outline of a rectangle in dashes.
    pub fn dashed_outline(&mut self, rect: Rect, stroke: Stroke, pattern: &[f32]) {
        let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        self.dashed(&corners, stroke, pattern, 0.0);
    }

    /// A disc.
    pub fn disc(&mut self, centre: Pos2, radius: f32, colour: Color32) {
        self.shapes.push(Shape::circle_filled(centre, radius, colour));
    }

    /// A ring.
    pub fn ring(&mut self, centre: Pos2, radius: f32, stroke: Stroke) {
        self.shapes.push(Shape::circle_stroke(centre, radius, stroke));
    }

    /// Part of a ring, clockwise from one angle to another in degrees; 0 is right.
    pub fn arc(&mut self, centre: Pos2, radius: f32, angles: (f32, f32), stroke: Stroke) {
        self.line(arc(centre, radius, angles), stroke);
    }

    /// A ring of dashes, turned by this much of a whole turn.
    pub fn dashed_ring(&mut self, (centre, radius): (Pos2, f32), stroke: Stroke, pattern: &[f32], turned: f32) {
        let ring = arc(centre, radius, (360.0 * turned, 360.0 * (turned + 1.0)));
        // Whole periods, so that no dash is cut where the ring closes.
        let (long, period) = (path::length(&ring), pattern.iter().sum::<f32>());
        let fit = long / (long / period).round().max(1.0) / period;
        let pattern: Vec<f32> = pattern.iter().map(|length| length * fit).collect();
        self.dashed(&ring, stroke, &pattern, 0.0);
    }

    /// A convex shape given on 100 × 100 units, `size` wide around its middle.
    pub fn polygon(&mut self, corners: &[Point], (centre, size): (Pos2, f32), fill: Color32, stroke: Stroke) {
        self.shapes.push(Shape::convex_polygon(placed(corners, centre, size), fill, stroke));
    }

    /// Lines at 45° through a rectangle, one every `step` points along its sides; both ways where `crossed`.
    pub fn hatch(&mut self, rect: Rect, step: f32, stroke: Stroke, crossed: Crossed) {
        // Counted from the corner of the plan, so that the lines of neighbours meet and the pattern moves with it.
        let origin = self.frame.bounds().min;
        // The ends of slanting lines stick out by half their width.
        let rect = rect.shrink(stroke.width / 2.0);
        let (low, high) = (rect.min - origin, rect.max - origin);
        let mut at = ((low.x + low.y) / step).ceil() * step;
        while at < high.x + high.y {
            let (left, right) = ((at - high.y).max(low.x), (at - low.y).min(high.x));
            self.segment([origin + vec2(left, at - left), origin + vec2(right, at - right)], stroke);
            at += step;
        }
        if crossed == Crossed::No {
            return;
        }
        let mut at = ((low.x - high.y) / step).ceil() * step;
        while at < high.x - low.y {
            let (left, right) = ((at + low.y).max(low.x), (at + high.y).min(high.x));
            self.segment([origin + vec2(left, left - at), origin + vec2(right, right - at)], stroke);
            at += step;
        }
    }

    /// A text, anchored where it stands.
    pub fn text(&mut self, at: Pos2, anchor: Align2, text: impl Into<String>, font: FontId, colour: Color32) -> Rect {
        let galley = self.painter.layout_no_wrap(text.into(), font, colour);
        let rect = anchor.anchor_size(at, galley.size());
        self.shapes.push(Shape::galley(rect.min, galley, colour));
        rect
    }

    /// The width of a text.
    pub fn width(&self, text: &str, font: FontId) -> f32 {
        self.painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
    }

    /// An icon around a middle.
    pub fn icon(&mut self, centre: Pos2, glyph: &str, weight: Weight, size: f32, colour: Color32) {
        self.text(centre, Align2::CENTER_CENTER, glyph, icon_font(weight, size), colour);
    }

    /// Four corner marks around a rectangle: this one.
    pub fn brackets(&mut self, rect: Rect, arm: f32, stroke: Stroke) {
        let (x, y) = (vec2(arm, 0.0), vec2(0.0, arm));
        let corners = [
            (rect.left_top(), x, y),
            (rect.right_top(), -x, y),
            (rect.right_bottom(), -x, -y),
            (rect.left_bottom(), x, -y),
        ];
        for (corner, dx, dy) in corners {
            self.line(vec![corner + dx, corner, corner + dy], stroke);
        }
    }
}

/// Whether a hatch has lines both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Crossed {
    No,
    Yes,
}

/// The places of a shape given on 100 × 100 units, `size` wide around its middle.
pub fn placed(corners: &[Point], centre: Pos2, size: f32) -> Vec<Pos2> {
    corners.iter().map(|&(x, y)| centre + vec2(x - 50.0, y - 50.0) * (size / 100.0)).collect()
}

/// The places along part of a ring.
pub fn arc(centre: Pos2, radius: f32, (from, to): (f32, f32)) -> Vec<Pos2> {
    let pieces = ((to - from).abs() / 360.0 * (10.0 + radius * 0.8)).ceil().max(3.0);
    let place = |piece: u16| {
        let angle = (from + (to - from) * f32::from(piece) / pieces).to_radians();
        centre + Vec2::angled(angle) * radius
    };
    (0..=pieces as u16).map(place).collect()
}

/// A place given by parts of a size around a middle.
pub fn beside(centre: Pos2, size: f32, (x, y): Point) -> Pos2 {
    pos2(centre.x + x * size, centre.y + y * size)
}
