//! The art of the map, on 100 × 100 units: silhouettes of the enemy kinds, and the line art of the tiles.

use std::sync::LazyLock;

use crate::ui::theme::icons;

/// A place on 100 × 100 units.
pub type Point = (f32, f32);

/// How an enemy kind is told apart: its outline and the glyph on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Silhouette {
    /// The corners; convex.
    pub corners: &'static [Point],
    /// The glyph.
    pub glyph: &'static str,
}

impl Silhouette {
    /// The silhouette of an enemy kind by its id; kinds the look does not know are plain guards.
    pub fn of(kind: &str) -> Self {
        let (corners, glyph) = match kind {
            "veteran" => (PENTAGON, icons::SHIELD_CHEVRON),
            "hound" => (TRIANGLE, icons::DOG),
            "drone" => (DIAMOND, icons::DRONE),
            "camera" | "camera_operator" | "operator" => (SQUARE, icons::SECURITY_CAMERA),
            "heavy" => (HEXAGON, icons::SHIELD_CHECKERED),
            "hunter" => (KITE, icons::CROSSHAIR),
            "commander" => (OCTAGON, icons::CROWN_SIMPLE),
            _ => (SHIELD, icons::PERSON_SIMPLE_WALK),
        };
        Self { corners, glyph }
    }

    /// Whether it stays upright when its bearer falls: on its side it would look the same, or like another.
    pub fn falls_upright(self) -> bool {
        self.corners == TRIANGLE || self.corners == SQUARE
    }
}

/// The plain guard.
pub const SHIELD: &[Point] =
    &[(50.0, 4.0), (88.0, 16.0), (88.0, 52.0), (76.0, 76.0), (50.0, 96.0), (24.0, 76.0), (12.0, 52.0), (12.0, 16.0)];
/// Point down.
pub const TRIANGLE: &[Point] = &[(50.0, 94.0), (6.0, 16.0), (94.0, 16.0)];
/// Point up.
pub const TRIANGLE_UP: &[Point] = &[(50.0, 8.0), (94.0, 88.0), (6.0, 88.0)];
/// On its side.
pub const SQUARE: &[Point] = &[(14.0, 14.0), (86.0, 14.0), (86.0, 86.0), (14.0, 86.0)];
/// Point up.
pub const HEXAGON: &[Point] = &[(50.0, 4.0), (91.0, 27.0), (91.0, 73.0), (50.0, 96.0), (9.0, 73.0), (9.0, 27.0)];
/// On its point.
pub const DIAMOND: &[Point] = &[(50.0, 2.0), (98.0, 50.0), (50.0, 98.0), (2.0, 50.0)];
/// Point down, shoulders high.
pub const KITE: &[Point] = &[(50.0, 2.0), (92.0, 36.0), (50.0, 98.0), (8.0, 36.0)];
/// On its side.
pub const OCTAGON: &[Point] =
    &[(31.0, 4.0), (69.0, 4.0), (96.0, 31.0), (96.0, 69.0), (69.0, 96.0), (31.0, 96.0), (4.0, 69.0), (4.0, 31.0)];
/// Point up.
pub const PENTAGON: &[Point] = &[(50.0, 5.0), (95.0, 38.0), (78.0, 92.0), (22.0, 92.0), (5.0, 38.0)];

/// The file with the art of every tile.
const TILES: &str = include_str!("../../../assets/art/tiles.txt");

/// The art of every tile, read once.
static MOTIFS: LazyLock<Vec<Vec<Piece>>> = LazyLock::new(|| tile_lines().map(strokes).collect());

/// One stroke of a tile's art.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Its form.
    pub form: Form,
    /// Whether it is half as bright.
    pub faint: bool,
}

/// The form of a stroke.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Form {
    Line(Point, Point),
    /// Dashes of 5, 5 apart.
    Dashed(Point, Point),
    /// By corner and size.
    Rect(Point, Point),
    Circle(Point, f32),
    /// Clockwise from one angle to another, in degrees; 0 is right.
    Arc(Point, f32, (f32, f32)),
    Path(Vec<Point>),
}

/// The art of a tile number. Numbers beyond the last tile begin again.
pub fn motif(number: u16) -> &'static [Piece] {
    let at = usize::from(number.saturating_sub(1)) % MOTIFS.len().max(1);
    MOTIFS.get(at).map_or(&[], Vec::as_slice)
}

/// How many quarter turns clockwise the art of a sector is turned, so that equal tiles differ.
pub const fn quarter_turns(column: u16, row: u16) -> u16 {
    (7 * column + 13 * row) % 4
}

fn tile_lines() -> impl Iterator<Item = &'static str> {
    TILES.lines().filter(|line| !line.starts_with('#'))
}

/// The strokes of one line, such as `02 Junction: C 50 50 19; C' 50 50 27`.
pub fn strokes(line: &str) -> Vec<Piece> {
    let strokes = line.split_once(": ").map_or("", |(_, strokes)| strokes);
    strokes.split("; ").filter_map(parse_piece).collect()
}

/// One stroke, such as `C' 50 50 27`.
fn parse_piece(text: &str) -> Option<Piece> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let numbers: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
    let form = match (kind.trim_end_matches('\''), numbers.as_slice()) {
        ("L", &[x1, y1, x2, y2]) => Form::Line((x1, y1), (x2, y2)),
        ("D", &[x1, y1, x2, y2]) => Form::Dashed((x1, y1), (x2, y2)),
        ("R", &[x, y, w, h]) => Form::Rect((x, y), (w, h)),
        ("C", &[x, y, r]) => Form::Circle((x, y), r),
        ("A", &[x, y, r, from, to]) => Form::Arc((x, y), r, (from, to)),
        ("P", points) => Form::Path(points.chunks_exact(2).filter_map(|p| Some((*p.first()?, *p.get(1)?))).collect()),
        _ => return None,
    };
    Some(Piece { form, faint: kind.ends_with('\'') })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn every_stroke_of_every_tile_is_understood() {
        assert_eq!(MOTIFS.len(), 11);
        for (line, motif) in tile_lines().zip(MOTIFS.iter()) {
            assert_eq!(motif.len(), line.matches("; ").count() + 1, "{line}");
        }
    }

    #[test]
    fn numbers_beyond_the_last_tile_begin_again() {
        assert_eq!(motif(12), motif(1));
        assert_ne!(motif(2), motif(1));
    }

    #[test]
    fn every_enemy_kind_has_a_silhouette_of_its_own() {
        let catalog = Catalog::shipped().expect("content");
        let shapes: Vec<Silhouette> = catalog.cards().kinds().iter().map(|kind| Silhouette::of(&kind.id)).collect();
        for (at, shape) in shapes.iter().enumerate() {
            let alike = |other: &&Silhouette| other.corners == shape.corners || other.glyph == shape.glyph;
            assert_eq!(shapes.iter().filter(alike).count(), 1, "kind {at}");
        }
    }

    #[test]
    fn every_silhouette_is_convex() {
        for corners in [SHIELD, TRIANGLE, TRIANGLE_UP, SQUARE, HEXAGON, DIAMOND, KITE, OCTAGON, PENTAGON] {
            let turn = |at: usize| {
                let corner = |more: usize| corners[(at + more) % corners.len()];
                let ((ax, ay), (bx, by), (cx, cy)) = (corner(0), corner(1), corner(2));
                ((bx - ax) * (cy - by) - (by - ay) * (cx - bx)).signum()
            };
            assert!((1..corners.len()).all(|at| (turn(at) - turn(0)).abs() < 0.5), "{corners:?}");
        }
    }
}
