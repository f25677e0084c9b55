//! The line art of the tiles as SVG.

use super::{
    palette,
    svg::{Paint, Point, Svg},
};
use crate::ui::map::art::{self, Form, Piece};

/// Draws the art of a tile number on 100 × 100 units.
pub fn draw(svg: &mut Svg, number: u16) {
    for piece in art::motif(number) {
        stroke(svg, piece);
    }
}

/// Draws one stroke.
fn stroke(svg: &mut Svg, piece: &Piece) {
    let paint = Paint::stroke(palette().line_motif, 1.0);
    let paint = if piece.faint { paint.faint(0.5) } else { paint };
    match &piece.form {
        Form::Line(a, b) => svg.line(wide(*a), wide(*b), paint),
        Form::Dashed(a, b) => svg.line(wide(*a), wide(*b), paint.dashed(&[5.0, 5.0])),
        Form::Rect(corner, size) => svg.rect(wide(*corner), wide(*size), paint),
        Form::Circle(centre, radius) => svg.circle(wide(*centre), f64::from(*radius), paint),
        Form::Arc(centre, radius, angles) => svg.path(&arc(wide(*centre), f64::from(*radius), wide(*angles)), paint),
        Form::Path(points) => svg.polyline(&points.iter().copied().map(wide).collect::<Vec<_>>(), paint),
    }
}

/// The same numbers with more room.
fn wide((a, b): art::Point) -> Point {
    (a.into(), b.into())
}

/// The path of an arc, clockwise from one angle to another.
fn arc((x, y): Point, r: f64, (from, to): Point) -> String {
    let end = |degrees: f64| (x + r * degrees.to_radians().cos(), y + r * degrees.to_radians().sin());
    let ((x1, y1), (x2, y2)) = (end(from), end(to));
    let large = u8::from(to - from > 180.0);
    format!("M{x1:.1} {y1:.1}A{r} {r} 0 {large} 1 {x2:.1} {y2:.1}")
}
