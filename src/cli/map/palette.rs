//! The standard colours of the map, and how each patrol is told apart without them.

use super::svg::Point;
use crate::stealth::Colour;

pub const TABLE: &str = "#0A101C";
pub const FLOOR: &str = "#0F1828";
pub const INK: &str = "#060A12";
pub const GRID: &str = "#131D2F";
pub const MOTIF: &str = "#35496C";
pub const SOFT: &str = "#283852";
pub const DOOR: &str = "#54698C";
pub const WALL: &str = "#8FA8CE";
pub const TEXT: &str = "#F3F7FF";
pub const DIM: &str = "#98ABC8";
pub const AGENT: &str = "#7DE7FF";
pub const EXIT: &str = "#38D894";
pub const OBJECTIVE: &str = "#FFBE3B";
pub const LOCKED: &str = "#A99BFF";
pub const ALARM: &str = "#FF7F50";

/// How one patrol is drawn: its colour, and what tells it apart in grey.
pub struct Lane {
    /// The colour.
    pub colour: &'static str,
    /// Dashes and gaps of its line.
    pub dash: &'static str,
    /// How far its line runs beside the middle.
    pub offset: f64,
    /// The corners of its waypoints on 100 × 100 units; none is a circle.
    pub shape: &'static [Point],
}

/// The lane of a patrol.
pub const fn lane(colour: Colour) -> Lane {
    match colour {
        Colour::Red => Lane { colour: "#FF6C97", dash: "", offset: -6.0, shape: &[] },
        Colour::Orange => Lane { colour: "#FB9F48", dash: "9 4", offset: 9.0, shape: SQUARE },
        Colour::Green => Lane { colour: "#ABE972", dash: "2 4", offset: 6.0, shape: TRIANGLE_UP },
        Colour::Blue => Lane { colour: "#50A1FC", dash: "10 3 2 3", offset: -9.0, shape: DIAMOND },
        Colour::Purple => Lane { colour: "#E8AEFF", dash: "16 5", offset: 3.0, shape: HEXAGON },
        Colour::White => Lane { colour: "#ECF0F5", dash: "10 3 2 3 2 3", offset: -3.0, shape: PENTAGON },
    }
}

/// The silhouette of an enemy kind; kinds the look does not know are plain guards.
pub fn silhouette(kind: &str) -> &'static [Point] {
    match kind {
        "veteran" => PENTAGON,
        "hound" => &[(50.0, 94.0), (6.0, 16.0), (94.0, 16.0)],
        "drone" => DIAMOND,
        "camera" | "camera_operator" | "operator" => SQUARE,
        "heavy" => HEXAGON,
        "hunter" => &[(50.0, 2.0), (92.0, 36.0), (50.0, 98.0), (8.0, 36.0)],
        "commander" => OCTAGON,
        _ => SHIELD,
    }
}

const SQUARE: &[Point] = &[(14.0, 14.0), (86.0, 14.0), (86.0, 86.0), (14.0, 86.0)];
const TRIANGLE_UP: &[Point] = &[(50.0, 8.0), (94.0, 88.0), (6.0, 88.0)];
const DIAMOND: &[Point] = &[(50.0, 2.0), (98.0, 50.0), (50.0, 98.0), (2.0, 50.0)];
const HEXAGON: &[Point] = &[(50.0, 4.0), (91.0, 27.0), (91.0, 73.0), (50.0, 96.0), (9.0, 73.0), (9.0, 27.0)];
const PENTAGON: &[Point] = &[(50.0, 5.0), (95.0, 38.0), (78.0, 92.0), (22.0, 92.0), (5.0, 38.0)];
const OCTAGON: &[Point] =
    &[(31.0, 4.0), (69.0, 4.0), (96.0, 31.0), (96.0, 69.0), (69.0, 96.0), (31.0, 96.0), (4.0, 69.0), (4.0, 31.0)];
const SHIELD: &[Point] =
    &[(50.0, 4.0), (88.0, 16.0), (88.0, 52.0), (76.0, 76.0), (50.0, 96.0), (24.0, 76.0), (12.0, 52.0), (12.0, 16.0)];
