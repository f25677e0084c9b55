//! Patrols: what tells each colour apart without its colour, and the round it walks.

use super::art::{DIAMOND, HEXAGON, PENTAGON, Point, SQUARE, TRIANGLE_UP};
use crate::stealth::{Colour, KindId, Mission, Sector};

/// The side of a sector for which lanes are given.
pub const TILE: f32 = 94.0;

/// How one patrol is drawn besides its colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lane {
    /// Dashes and gaps of its line; none is solid.
    pub dash: &'static [f32],
    /// How far its line runs beside the middle, at a side of 94.
    pub offset: f32,
    /// The corners of its waypoints on 100 × 100 units; none is a circle.
    pub shape: &'static [Point],
}

impl Lane {
    /// The lane of a patrol.
    pub const fn of(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self { dash: &[], offset: -6.0, shape: &[] },
            Colour::Orange => Self { dash: &[9.0, 4.0], offset: 9.0, shape: SQUARE },
            Colour::Green => Self { dash: &[2.0, 4.0], offset: 6.0, shape: TRIANGLE_UP },
            Colour::Blue => Self { dash: &[10.0, 3.0, 2.0, 3.0], offset: -9.0, shape: DIAMOND },
            Colour::Purple => Self { dash: &[16.0, 5.0], offset: 3.0, shape: HEXAGON },
            Colour::White => Self { dash: &[10.0, 3.0, 2.0, 3.0, 2.0, 3.0], offset: -3.0, shape: PENTAGON },
        }
    }
}

/// The sectors of one whole round, the first waypoint first and last.
pub fn round(mission: &Mission, kind: KindId, colour: Colour) -> Vec<Sector> {
    mission.patrol(mission.patrol_of(kind, colour)).round(mission.ground(kind))
}
