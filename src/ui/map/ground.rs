//! The ground: floors with their art, gaps, locked sectors, and where the player may go.

use egui::{Pos2, Rect, Stroke, pos2};

use super::{
    art::{self, Form, Piece, Point},
    canvas::{Canvas, Crossed},
    layout,
};
use crate::{
    stealth::{Cell, Mission, Sector},
    ui::theme::faded,
};

/// Every sector's floor with its art, and hatches where the layout has a hole.
pub fn floors(canvas: &mut Canvas, mission: &Mission) {
    let plan = mission.plan();
    plain(canvas, &plan.sectors);
    let hatch = Stroke::new(1.0, canvas.palette.line_soft);
    for gap in layout::holes(mission) {
        canvas.hatch(canvas.frame.rect(gap), 8.0, hatch, Crossed::No);
    }
    motifs(canvas, &plan.sectors);
}

/// The floors of these sectors, without their art.
pub fn plain(canvas: &mut Canvas, cells: &[Cell]) {
    for cell in cells {
        let (rect, floor) = (canvas.frame.rect(cell.sector), canvas.palette.floor);
        canvas.fill(rect, floor);
    }
}

/// The art of these sectors, where they are large enough for it.
pub fn motifs(canvas: &mut Canvas, cells: &[Cell]) {
    let alpha = motif_strength(canvas.tile());
    if canvas.palette.high_contrast || alpha <= 0.0 {
        return;
    }
    for cell in cells {
        motif(canvas, *cell, alpha);
    }
}

/// The art of a tile in a square, for palettes.
pub fn sample(canvas: &mut Canvas, rect: Rect, tile: u16, stroke: Stroke) {
    let on = Turned { rect, turns: 0 };
    for piece in art::motif(tile) {
        draw(canvas, on, piece, stroke);
    }
}

/// How strong the art of the tiles is, by the side of a sector.
fn motif_strength(tile: f32) -> f32 {
    match tile {
        84.0.. => 1.0,
        56.0.. => 0.6 + 0.2 * (tile - 56.0) / 28.0,
        _ => 0.0,
    }
}

/// The art of one sector, turned so that equal tiles differ.
fn motif(canvas: &mut Canvas, cell: Cell, alpha: f32) {
    let turns = art::quarter_turns(cell.sector.column(), cell.sector.row());
    let on = Turned { rect: canvas.frame.rect(cell.sector), turns };
    let width = (canvas.tile() / 100.0).sqrt().clamp(1.0, 1.4);
    let stroke =
        |faint: bool| Stroke::new(width, faded(canvas.palette.line_motif, if faint { alpha * 0.5 } else { alpha }));
    let (strong, faint) = (stroke(false), stroke(true));
    for piece in art::motif(cell.tile) {
        draw(canvas, on, piece, if piece.faint { faint } else { strong });
    }
}

/// A sector whose art is turned by quarters.
#[derive(Clone, Copy)]
struct Turned {
    rect: Rect,
    turns: u16,
}

impl Turned {
    /// A place on 100 × 100 units.
    fn place(self, (x, y): Point) -> Pos2 {
        let (x, y) = match self.turns {
            0 => (x, y),
            1 => (100.0 - y, x),
            2 => (100.0 - x, 100.0 - y),
            _ => (y, 100.0 - x),
        };
        pos2(self.rect.left() + x * self.unit(), self.rect.top() + y * self.unit())
    }

    fn unit(self) -> f32 {
        self.rect.width() / 100.0
    }
}

fn draw(canvas: &mut Canvas, on: Turned, piece: &Piece, stroke: Stroke) {
    match &piece.form {
        Form::Line(a, b) => canvas.segment([on.place(*a), on.place(*b)], stroke),
        Form::Dashed(a, b) => canvas.dashed(&[on.place(*a), on.place(*b)], stroke, &[5.0, 5.0], 0.0),
        &Form::Rect((x, y), (w, h)) => {
            let rect = Rect::from_two_pos(on.place((x, y)), on.place((x + w, y + h)));
            canvas.outline(rect, stroke);
        }
        Form::Circle(centre, radius) => canvas.arc(on.place(*centre), radius * on.unit(), (0.0, 360.0), stroke),
        Form::Arc(centre, radius, (from, to)) => {
            let turn = f32::from(on.turns) * 90.0;
            canvas.arc(on.place(*centre), radius * on.unit(), (from + turn, to + turn), stroke);
        }
        Form::Path(points) => canvas.line(points.iter().map(|&point| on.place(point)).collect(), stroke),
    }
}

/// Where the player may go: a breath of their colour in a dashed frame.
pub fn reachable(canvas: &mut Canvas, sectors: &[Sector]) {
    let agent = canvas.palette.agent;
    for &sector in sectors {
        let rect = canvas.frame.rect(sector).shrink(inset(canvas.tile()) + 1.5);
        canvas.fill(rect, faded(agent, 0.10));
        canvas.dashed_outline(rect, Stroke::new(1.2, agent), &[4.0, 3.0]);
    }
}

/// How far inside a sector its patterns and frames stand.
pub fn inset(tile: f32) -> f32 {
    if tile < 56.0 { 3.5 } else { 5.0 }
}

/// The sectors that are still locked; `opened` are the locks that are not, one bit each.
pub fn locks(canvas: &mut Canvas, mission: &Mission, opened: u32) {
    locked(canvas, layout::closed(mission, opened));
}

/// These sectors as locked ones.
pub fn locked(canvas: &mut Canvas, sectors: impl Iterator<Item = Sector>) {
    let locked = canvas.palette.locked;
    let alpha = if canvas.palette.high_contrast { 0.9 } else { 0.45 };
    for lock in sectors {
        let rect = canvas.frame.rect(lock).shrink((inset(canvas.tile()) + 1.0).min(canvas.tile() / 8.0));
        canvas.hatch(rect, 9.0, Stroke::new(1.2, faded(locked, alpha)), Crossed::No);
        canvas.outline(rect, Stroke::new(1.5, locked));
    }
}
