//! The edges of sectors: doors, walls, vents, and the bars in the doors of locked sectors.

use egui::{Pos2, Stroke};

use super::{
    canvas::Canvas,
    layout::{self, Edge, Side},
};
use crate::stealth::{Mission, Sector};

/// Where the gap of a door begins and ends along its edge.
const GAP: (f32, f32) = (0.33, 0.67);

/// Every edge of every sector; `opened` are the locks that bar no doors any more, one bit each.
pub fn edges(canvas: &mut Canvas, mission: &Mission, opened: u32) {
    these(canvas, layout::edges(mission, opened));
}

/// These edges.
pub fn these(canvas: &mut Canvas, edges: Vec<(Sector, Side, Edge)>) {
    // Walls lie over the ends of the lines beside doors.
    let (doors, walls): (Vec<_>, Vec<_>) =
        edges.into_iter().partition(|(_, _, edge)| matches!(edge, Edge::Door | Edge::Barred));
    for (sector, side, edge) in doors {
        door(canvas, Ends::of(canvas, sector, side), edge);
    }
    for (sector, side, edge) in walls {
        wall(canvas, Ends::of(canvas, sector, side), edge);
    }
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
    fn of(canvas: &Canvas, sector: Sector, side: Side) -> Self {
        let rect = canvas.frame.rect(sector);
        match side {
            Side::Right => Self(rect.right_top(), rect.right_bottom()),
            Side::Below => Self(rect.left_bottom(), rect.right_bottom()),
            Side::Left => Self(rect.left_top(), rect.left_bottom()),
            Side::Above => Self(rect.left_top(), rect.right_top()),
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
