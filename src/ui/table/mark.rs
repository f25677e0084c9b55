//! The marks of the teams: a shape each, so that no colour alone names one.

use egui::{Align2, Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::{
    deduction::Team,
    ui::{
        parts::polygon,
        theme::{Palette, mono},
    },
};

/// How a mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What lies open, or is certain.
    Filled,
    /// What only you know.
    Hollow,
}

/// A hexagon point up, on 100 × 100 units.
const HEXAGON: &[(f32, f32)] = &[(50.0, 4.0), (91.0, 27.0), (91.0, 73.0), (50.0, 96.0), (9.0, 73.0), (9.0, 27.0)];
const TRIANGLE: &[(f32, f32)] = &[(50.0, 96.0), (4.0, 12.0), (96.0, 12.0)];
const DIAMOND: &[(f32, f32)] = &[(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)];
const SQUARE: &[(f32, f32)] = &[(8.0, 8.0), (92.0, 8.0), (92.0, 92.0), (8.0, 92.0)];

/// The place of a team in lists that follow [`Team::ALL`].
pub fn team_index(team: Team) -> usize {
    Team::ALL.iter().position(|&other| other == team).unwrap_or(0)
}

/// The letter of a team's mark, drawn in high contrast: a sign like its shape, the same in all languages.
pub const fn letter(team: Team) -> &'static str {
    match team {
        Team::Human => "H",
        Team::Machine => "M",
        Team::Outlaw => "O",
        Team::Legion => "L",
        Team::Fallen => "F",
    }
}

/// The mark of a team, `size` wide; in high contrast with its letter.
pub fn mark(painter: &Painter, palette: &Palette, team: Team, centre: Pos2, size: f32, ink: Ink) {
    let colour = palette.team(team);
    let (fill, line, inner) = match ink {
        Ink::Filled => (colour, Stroke::NONE, palette.ink),
        Ink::Hollow => (Color32::TRANSPARENT, Stroke::new((size / 10.0).clamp(1.2, 2.4), colour), colour),
    };
    painter.add(match team {
        Team::Human => {
            Shape::Circle(egui::epaint::CircleShape { center: centre, radius: size / 2.0, fill, stroke: line })
        }
        Team::Machine => polygon(SQUARE, centre, size, fill, line),
        Team::Outlaw => polygon(DIAMOND, centre, size, fill, line),
        Team::Legion => polygon(HEXAGON, centre, size, fill, line),
        Team::Fallen => polygon(TRIANGLE, centre, size, fill, line),
    });
    if palette.high_contrast && size >= 9.0 {
        // The triangle is widest at its top.
        let lift = if team == Team::Fallen { size * 0.12 } else { 0.0 };
        let font = mono((size * 0.78).max(9.0));
        painter.text(centre - vec2(0.0, lift), Align2::CENTER_CENTER, letter(team), font, inner);
    } else {
        inside(painter, team, centre, size, inner);
    }
}

/// The sign within the shape.
fn inside(painter: &Painter, team: Team, centre: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new((size * 0.11).max(1.2), colour);
    let at = |x: f32, y: f32| pos2(centre.x + x * size, centre.y + y * size);
    let line = |a: Pos2, b: Pos2| {
        painter.line_segment([a, b], stroke);
    };
    match team {
        Team::Human => {
            painter.circle_filled(centre, size * 0.17, colour);
        }
        Team::Machine => {
            line(at(-0.22, 0.0), at(0.22, 0.0));
            line(at(0.0, -0.22), at(0.0, 0.22));
        }
        Team::Outlaw => line(at(-0.16, 0.16), at(0.16, -0.16)),
        Team::Legion => {
            for offset in [vec2(0.0, -0.19), vec2(-0.18, 0.13), vec2(0.18, 0.13)] {
                painter.circle_filled(centre + offset * size, (size * 0.08).max(1.0), colour);
            }
        }
        Team::Fallen => line(at(0.0, -0.2), at(0.0, 0.16)),
    }
}
