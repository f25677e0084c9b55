//! Lines from those who hold weapons to those they are aimed at, from plate edge to plate edge.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::{
    deduction::WeaponKind,
    ui::{
        parts::{dashed, glow},
        theme::Palette,
    },
};

/// One line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// The plate of the one who holds the weapon.
    pub from: Rect,
    /// The plate, or the place, it is aimed at.
    pub to: Rect,
    /// The weapon.
    pub weapon: WeaponKind,
    /// Whether a shot is announced.
    pub announced: bool,
    /// Whether it is yours.
    pub yours: bool,
    /// Whether both aim at each other: the two lines stand apart.
    pub mutual: bool,
}

/// Draws the lines, announced ones last.
pub fn aim_lines(painter: &Painter, palette: &Palette, lines: &[Line]) {
    for line in lines.iter().filter(|line| !line.announced) {
        draw(painter, palette, line);
    }
    for line in lines.iter().filter(|line| line.announced) {
        draw(painter, palette, line);
    }
}

fn draw(painter: &Painter, palette: &Palette, line: &Line) {
    let way = (line.to.center() - line.from.center()).normalized();
    let aside = if line.mutual { way.rot90() * 3.5 } else { Vec2::ZERO };
    let from = edge(line.from.expand(4.0), line.to.center()) + aside;
    let to = edge(line.to.expand(5.0), line.from.center()) + aside;
    let colour = match (line.announced, line.yours) {
        (true, _) => palette.detection,
        (false, true) => palette.agent,
        (false, false) => palette.text_body,
    };
    let head = if line.announced { 10.0 } else { 7.0 };
    let tip = to - way * head * 0.8;
    strokes(painter, palette, line, (from, tip), way, colour);
    let side = way.rot90() * head * 0.5;
    let back = to - way * head;
    painter.add(Shape::convex_polygon(vec![to, back + side, back - side], colour, Stroke::NONE));
}

/// The strokes that tell the weapon.
fn strokes(painter: &Painter, palette: &Palette, line: &Line, (from, to): (Pos2, Pos2), way: Vec2, colour: Color32) {
    let side = way.rot90() * 2.2;
    let both = |stroke: Stroke, pattern: &[f32]| {
        dashed(painter, &[from + side, to + side], stroke, pattern);
        dashed(painter, &[from - side, to - side], stroke, pattern);
    };
    if line.announced {
        glow(painter, &[from, to], 1.6, colour, palette);
    }
    match line.weapon {
        WeaponKind::Pistol => dashed(painter, &[from, to], Stroke::new(1.6, colour), &[]),
        WeaponKind::Rifle => both(Stroke::new(1.8, colour), &[]),
        WeaponKind::Companion => dashed(painter, &[from, to], Stroke::new(2.0, colour), &[2.0, 5.0]),
        WeaponKind::RocketLauncher => dashed(painter, &[from, to], Stroke::new(1.8, colour), &[12.0, 5.0]),
        WeaponKind::Laser => dashed(painter, &[from, to], Stroke::new(3.0, colour), &[]),
        WeaponKind::HellGate => both(Stroke::new(1.6, colour), &[7.0, 3.0, 2.0, 3.0]),
    }
}

/// Where the way from the middle of a plate to a place leaves the plate.
fn edge(plate: Rect, towards: Pos2) -> Pos2 {
    let way = towards - plate.center();
    let half = plate.size() / 2.0;
    let reach = |way: f32, half: f32| if way.abs() < 0.01 { f32::INFINITY } else { half / way.abs() };
    plate.center() + way * reach(way.x, half.x).min(reach(way.y, half.y)).min(1.0)
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_line_begins_at_the_edge_of_its_plate() {
        let plate = Rect::from_center_size(pos2(100.0, 100.0), vec2(40.0, 20.0));
        assert_eq!(edge(plate, pos2(300.0, 100.0)), pos2(120.0, 100.0));
        assert_eq!(edge(plate, pos2(100.0, 0.0)), pos2(100.0, 90.0));
        assert_eq!(edge(plate, pos2(105.0, 100.0)), pos2(105.0, 100.0), "what lies inside is reached");
    }
}
