//! The map of a mission drawn in box characters: one drawing for every kind of terminal.
//!
//! | file | what stands there |
//! |---|---|
//! | `canvas` | the sheet of cells |
//! | `edges` | walls, doors, vents and corners |
//! | `tokens` | the signs of people and things |
//! | `frame` | which part is shown, and how large |

mod canvas;
mod edges;
mod frame;
pub mod tokens;

pub use canvas::{Canvas, Glyph};
use edges::{Edge, between, corner};
pub use frame::{Frame, Room, Tile};

use super::ink::{Ink, Piece};
use crate::stealth::{PatrolId, Sector, View};

/// What is pointed out on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    /// The sector that is pointed at.
    pub sector: Option<Sector>,
    /// The patrol whose waypoints are shown.
    pub patrol: Option<PatrolId>,
}

/// Draws the part of the map that `frame` shows, with column and row numbers at its sides.
pub fn draw(view: &View, frame: &Frame, focus: Focus) -> Canvas {
    let (width, height) = frame.size();
    let mut canvas = Canvas::new(width, height);
    number_sides(&mut canvas, frame);
    for row in frame.rows() {
        for column in frame.columns() {
            if let Some(sector) = Sector::at(column, row).filter(|&at| view.setup.mission.walk().contains(at)) {
                fill_sector(&mut canvas, view, frame, sector, focus);
            }
        }
    }
    draw_lines(&mut canvas, view, frame);
    canvas
}

/// Column numbers above, row numbers on the left; the way to what is not shown in the corners.
fn number_sides(canvas: &mut Canvas, frame: &Frame) {
    for column in frame.columns() {
        let (x, _) = frame.inside(column, 0);
        canvas.write(x + frame.tile().width / 2, 0, &column.to_string(), Ink::Dim);
    }
    for row in frame.rows() {
        let (_, y) = frame.inside(0, row);
        canvas.write(0, y, &format!("{row:>2}"), Ink::Dim);
    }
}

/// Writes what is in a sector: fixtures on its first line, people on its last, traces at the right end of the first.
fn fill_sector(canvas: &mut Canvas, view: &View, frame: &Frame, sector: Sector, focus: Focus) {
    let (x, y) = frame.inside(sector.column(), sector.row());
    let Tile { width, height } = frame.tile();
    if tokens::scene(view).lock(sector).is_some() {
        for line in 0..height {
            canvas.write(x, y + line, &"░".repeat(width), Ink::Lock);
        }
    }
    let traces = tokens::traces(view, sector);
    let reserved = traces.iter().map(|sign| sign.text.chars().count()).sum::<usize>();
    write_signs(canvas, (x, y), width.saturating_sub(reserved), &tokens::fixtures(view, sector, focus.patrol));
    write_signs(canvas, (x + width - reserved.min(width), y), reserved, &traces);
    write_signs(canvas, (x, y + height - 1), width, &tokens::people(view, sector));
    if focus.sector == Some(sector) {
        canvas.mark(x, y, width, height);
    }
}

/// Writes signs into `room` cells: with blanks between where they fit, else close, else cut with an ellipsis.
fn write_signs(canvas: &mut Canvas, (mut x, y): (usize, usize), room: usize, signs: &[Piece]) {
    let wide = |sign: &Piece| sign.text.chars().count();
    let total: usize = signs.iter().map(wide).sum();
    let gap = usize::from(total + signs.len().saturating_sub(1) <= room);
    let end = x + room;
    for (at, sign) in signs.iter().enumerate() {
        let last = at + 1 == signs.len();
        if x + wide(sign) + usize::from(!last && gap == 0 && total > room) > end {
            canvas.write(x.min(end.saturating_sub(1)), y, "…", Ink::Plain);
            return;
        }
        canvas.write(x, y, &sign.text, sign.ink);
        x += wide(sign) + gap;
    }
}

/// Draws every edge and corner of the shown part.
fn draw_lines(canvas: &mut Canvas, view: &View, frame: &Frame) {
    let mission = &view.setup.mission;
    let (first, last) = (*frame.columns().start(), *frame.columns().end());
    let (top, bottom) = (*frame.rows().start(), *frame.rows().end());
    for row in top..=bottom + 1 {
        for column in first..=last + 1 {
            // The corner at the upper left of this place, and the edges that leave it to the right and down.
            let above = between(mission, (column - 1, row - 1), (column, row - 1));
            let below = between(mission, (column - 1, row), (column, row));
            let right = between(mission, (column, row - 1), (column, row));
            let left = between(mission, (column - 1, row - 1), (column - 1, row));
            let sign = corner(above, right, below, left);
            let heavy = [above, right, below, left].iter().any(|edge| matches!(edge, Edge::Wall | Edge::Vent));
            let (x, y) = frame.inside(column, row);
            canvas.write(x - 1, y - 1, &sign.to_string(), if heavy { Ink::Wall } else { Ink::Dim });
            if column <= last {
                draw_across(canvas, (x, y - 1), frame.tile().width, right);
            }
            if row <= bottom {
                draw_down(canvas, (x - 1, y), frame.tile().height, below);
            }
        }
    }
}

/// Draws the edge above a sector; a door is a gap between two jambs.
fn draw_across(canvas: &mut Canvas, (x, y): (usize, usize), width: usize, edge: Edge) {
    let jamb = width / 3;
    let gap = width - 2 * jamb;
    match edge {
        Edge::Nothing => {}
        Edge::Wall => canvas.write(x, y, &"━".repeat(width), Ink::Wall),
        Edge::Vent => {
            let (side, middle) = ("━".repeat(jamb), "≡".repeat(gap));
            canvas.write(x, y, &format!("{side}{middle}{side}"), Ink::Wall);
        }
        Edge::Door => {
            let (side, middle) = ("─".repeat(jamb), " ".repeat(gap));
            canvas.write(x, y, &format!("{side}{middle}{side}"), Ink::Dim);
        }
    }
}

/// Draws the edge at the left of a sector; a door is a gap between two short jambs.
fn draw_down(canvas: &mut Canvas, (x, y): (usize, usize), height: usize, edge: Edge) {
    for line in 0..height {
        let (sign, ink) = match edge {
            Edge::Nothing => return,
            Edge::Wall => ("┃", Ink::Wall),
            Edge::Vent => ("≡", Ink::Wall),
            Edge::Door if line == 0 => ("╵", Ink::Dim),
            Edge::Door if line + 1 == height => ("╷", Ink::Dim),
            Edge::Door => continue,
        };
        canvas.write(x, y + line, sign, ink);
    }
}
