//! The edges of sectors: doors, walls, vents, and the bars in the doors of locked sectors.

use egui::{Pos2, Stroke};

use super::{canvas::Canvas, ground};
use crate::stealth::{Mission, Sector};

/// Where the gap of a door begins and ends along its edge.
const GAP: (f32, f32) = (0.33, 0.67);

/// The cells right of, below, left of and above a sector.
pub fn sides(sector: Sector) -> [Option<Sector>; 4] {
    let (column, row) = (sector.column(), sector.row());
    [Sector::at(column + 1, row), Sector::at(column, row + 1), Sector::at(column - 1, row), Sector::at(column, row - 1)]
}

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Door,
    Barred,
    Vent,
    Wall,
}

/// Every edge of every sector, each drawn once; `opened` are the locks that bar no doors any more, one bit each.
pub fn edges(canvas: &mut Canvas, mission: &Mission, opened: u32) {
    let locked: Vec<Sector> = ground::closed(mission, opened).collect();
    let is_barred = |a: &Sector, b: &Sector| locked.contains(a) || locked.contains(b);
    let mut walls = Vec::new();
    for here in mission.plan().sectors.iter().map(|cell| cell.sector) {
        for (side, next) in sides(here).into_iter().enumerate() {
            let next = next.filter(|&next| mission.walk().contains(next));
            let edge = match next {
                // Its neighbour has drawn it.
                Some(next) if next < here => continue,
                Some(next) if mission.walk().adjacent(here, next) && is_barred(&here, &next) => Edge::Barred,
                Some(next) if mission.walk().adjacent(here, next) => Edge::Door,
                Some(next) if is_vent(mission, here, next) => Edge::Vent,
                _ => Edge::Wall,
            };
            let ends = Ends::of(canvas, here, side);
            match edge {
                Edge::Door | Edge::Barred => door(canvas, ends, edge),
                Edge::Vent | Edge::Wall => walls.push((ends, edge)),
            }
        }
    }
    // Walls lie over the ends of the lines beside doors.
    for (ends, edge) in walls {
        wall(canvas, ends, edge);
    }
}

fn is_vent(mission: &Mission, a: Sector, b: Sector) -> bool {
    mission.plan().vents.iter().any(|&pair| pair == (a, b) || pair == (b, a))
}

/// How wide walls are: they grow with the sectors, but slower.
fn wall_width(canvas: &Canvas) -> f32 {
    let width = 4.0 * (canvas.tile() / 94.0).sqrt();
    if canvas.palette.high_contrast { width.clamp(2.5, 5.0) } else { width.max(1.2) }
}

/// The ends of an edge.
#[derive(Clone, Copy)]
struct Ends(Pos2, Pos2);

impl Ends {
    /// The ends of a sector's edge, by side.
    fn of(canvas: &Canvas, sector: Sector, side: usize) -> Self {
        let rect = canvas.frame.rect(sector);
        match side {
            0 => Self(rect.right_top(), rect.right_bottom()),
            1 => Self(rect.left_bottom(), rect.right_bottom()),
            2 => Self(rect.left_top(), rect.left_bottom()),
            _ => Self(rect.left_top(), rect.right_top()),
        }
    }

    /// The place this far along, moved this far across, both in parts of its length.
    fn along(self, part: f32, across: f32) -> Pos2 {
        let way = self.1 - self.0;
        self.0 + way * part + way.rot90() * across
    }
}

fn door(canvas: &mut Canvas, ends: Ends, edge: Edge) {
    let tile = canvas.tile();
    let width = if tile < 36.0 { 1.0 } else { 1.5 };
    let line = Stroke::new(width, canvas.palette.line_door);
    let jamb = Stroke::new(width, canvas.palette.line_wall);
    for (from, to) in [(0.0, GAP.0), (1.0, GAP.1)] {
        canvas.segment([ends.along(from, 0.0), ends.along(to, 0.0)], line);
        canvas.segment([ends.along(to, -0.045), ends.along(to, 0.045)], jamb);
    }
    if edge == Edge::Barred {
        let bar = [ends.along(GAP.0, 0.0), ends.along(GAP.1, 0.0)];
        let stroke = Stroke::new((tile / 94.0 * 4.0).clamp(2.0, 6.0), canvas.palette.locked);
        canvas.dashed(&bar, stroke, &[4.0, 2.5], 0.0);
    }
}

/// A wall with square ends, so that corners close; a vent has slots in it.
fn wall(canvas: &mut Canvas, ends: Ends, edge: Edge) {
    let width = wall_width(canvas);
    let more = width / 2.0 / canvas.tile();
    let stroke = Stroke::new(width, canvas.palette.line_wall);
    canvas.segment([ends.along(-more, 0.0), ends.along(1.0 + more, 0.0)], stroke);
    if edge == Edge::Vent {
        let slot = Stroke::new(width + 1.0, canvas.palette.floor);
        let half = 1.0 / canvas.tile();
        for at in [0.44, 0.5, 0.56] {
            canvas.segment([ends.along(at - half, 0.0), ends.along(at + half, 0.0)], slot);
        }
    }
}
