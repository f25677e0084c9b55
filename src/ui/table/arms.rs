//! Weapons, drawn in lines.

use std::sync::LazyLock;

use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::{
    deduction::WeaponKind,
    ui::{
        map::art::{Form, Piece, Point, strokes},
        parts::dashed,
    },
};

/// The file with the art of every weapon, in the order of [`WeaponKind::ALL`].
const ART: &str = include_str!("../../../assets/art/weapons.txt");

static WEAPONS: LazyLock<Vec<Vec<Piece>>> =
    LazyLock::new(|| ART.lines().filter(|line| !line.starts_with('#')).map(strokes).collect());

/// The room of a weapon this wide.
pub fn weapon_size(width: f32) -> Vec2 {
    vec2(width, width / 2.0)
}

/// A weapon that fills `rect`, which is twice as wide as high.
pub fn weapon(painter: &Painter, kind: WeaponKind, rect: Rect, stroke: Stroke) {
    let unit = rect.width() / 100.0;
    let place = |(x, y): Point| pos2(rect.left() + x * unit, rect.top() + y * unit);
    for piece in WEAPONS.get(kind as usize).map_or(&[][..], Vec::as_slice) {
        match &piece.form {
            Form::Line(a, b) => {
                painter.line_segment([place(*a), place(*b)], stroke);
            }
            Form::Dashed(a, b) => dashed(painter, &[place(*a), place(*b)], stroke, &[3.0, 3.0]),
            &Form::Rect((x, y), (w, h)) => {
                let rect = Rect::from_two_pos(place((x, y)), place((x + w, y + h)));
                painter.rect_stroke(rect, 0, stroke, egui::StrokeKind::Middle);
            }
            Form::Circle(centre, radius) => {
                painter.circle_stroke(place(*centre), radius * unit, stroke);
            }
            Form::Arc(centre, radius, angles) => {
                painter.add(Shape::line(arc(place(*centre), radius * unit, *angles), stroke));
            }
            Form::Path(points) => {
                painter.add(Shape::line(points.iter().map(|&point| place(point)).collect(), stroke));
            }
        }
    }
}

/// Part of a circle, in degrees; 0 is right, clockwise.
fn arc(centre: Pos2, radius: f32, (from, to): (f32, f32)) -> Vec<Pos2> {
    let at = |piece: u8| {
        let angle = (from + (to - from) * f32::from(piece) / 12.0).to_radians();
        centre + Vec2::angled(angle) * radius
    };
    (0..=12).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weapon_has_a_drawing_and_every_stroke_is_understood() {
        assert_eq!(WEAPONS.len(), WeaponKind::ALL.len());
        let lines = ART.lines().filter(|line| !line.starts_with('#'));
        for (line, art) in lines.zip(WEAPONS.iter()) {
            assert_eq!(art.len(), line.matches("; ").count() + 1, "{line}");
        }
    }
}
