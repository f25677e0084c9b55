//! The plan below everything: free cells, floors with their art, what stands between sectors, and the ways.

use egui::{Color32, Pos2, Rect, Stroke, Vec2, vec2};

use super::{Drawing, Pen};
use crate::{
    content::{Bar, Edge, Sheet, Thing},
    stealth::{Cell, Sector},
    ui::{
        map::{
            canvas::Canvas,
            edges, ground,
            layout::{Edge as Drawn, Side},
            path, routes,
        },
        theme::{Weight, icons},
    },
};

/// Below this side of a sector doors, free cells and numbers are too small to be told apart.
const TINY: f32 = 12.0;

/// The free cells and the floors.
pub fn ground(canvas: &mut Canvas, drawing: &Drawing) {
    free(canvas, drawing);
    floors(canvas, drawing.sheet);
}

/// The cells that can be drawn on: a dashed frame with a plus.
fn free(canvas: &mut Canvas, drawing: &Drawing) {
    let line = Stroke::new(1.0, canvas.palette.line_soft);
    let (columns, rows) = drawing.grid;
    let inside = |at: &Sector| at.column() <= columns && at.row() <= rows;
    let free = canvas.frame.cells().filter(|at| inside(at) && drawing.sheet.square(*at).is_none());
    let free: Vec<Sector> = free.filter(|_| canvas.tile() >= TINY).collect();
    canvas.kept(("draft gaps", ""), &free, |canvas| {
        for &at in &free {
            let rect = canvas.frame.rect(at);
            if canvas.tile() >= 30.0 {
                canvas.dashed_outline(rect.shrink(3.0), line, &[2.0, 5.0]);
            }
            let (middle, arm) = (rect.center(), (canvas.tile() * 0.07).max(1.5));
            canvas.segment([middle - vec2(arm, 0.0), middle + vec2(arm, 0.0)], line);
            canvas.segment([middle - vec2(0.0, arm), middle + vec2(0.0, arm)], line);
        }
    });
}

/// The floors with their art; what is no cell of a map has a frame of its own.
fn floors(canvas: &mut Canvas, sheet: &Sheet) {
    let drawn = canvas.frame.cells().filter_map(|at| Some((at, sheet.square(at)?.room()?.tile)));
    let cells: Vec<Cell> = drawn.map(|(sector, tile)| Cell { sector, tile, letter: None }).collect();
    let key: Vec<(Sector, u16)> = cells.iter().map(|cell| (cell.sector, cell.tile)).collect();
    canvas.kept(("draft floors", ""), key, |canvas| {
        let floor = canvas.palette.floor;
        for row in cells.chunk_by(|a, b| a.sector.row() == b.sector.row() && a.sector.column() + 1 == b.sector.column())
        {
            if let [first, .., last] | [first @ last] = row {
                canvas.fill(canvas.frame.rect(first.sector).union(canvas.frame.rect(last.sector)), floor);
            }
        }
        ground::motifs(canvas, &cells);
    });
    let error = canvas.palette.error;
    for (at, _) in sheet.squares().filter(|(_, square)| square.room().is_none()) {
        let rect = canvas.frame.rect(at);
        canvas.outline(rect.shrink(4.0), Stroke::new(1.5, error));
    }
}

/// Doors, walls, vents and bars.
pub fn edges(canvas: &mut Canvas, sheet: &Sheet) {
    let is_lock = |thing: &Thing| matches!(thing, Thing::Lock(_));
    let locked = sheet.places().iter().filter(|place| place.things.iter().any(is_lock));
    let locked: Vec<Sector> = locked.filter_map(|place| place.spot.sector()).collect();
    let drawn: Vec<Sector> = canvas.frame.cells().filter(|at| sheet.square(*at).is_some()).collect();
    let bars: Vec<(Edge, bool)> = sheet.edges().map(|(edge, bar)| (edge, bar == Bar::Wall)).collect();
    canvas.kept(("draft edges", ""), (&drawn, &bars, &locked), |canvas| {
        ground::locked(canvas, locked.iter().copied());
        let tiny = canvas.tile() < TINY;
        let sides = drawn.iter().flat_map(|&at| Side::ALL.map(|side| (at, side)));
        let edges = sides.filter_map(|(at, side)| {
            let next = side.of(at).filter(|next| sheet.square(*next).is_some());
            let edge = match next {
                // Its neighbour has named it, where it is in view.
                Some(next) if next < at && drawn.binary_search(&next).is_ok() => return None,
                Some(next) => what(sheet, &locked, (at, next)),
                None => Drawn::Wall,
            };
            (!tiny || edge != Drawn::Door).then_some((at, side, edge))
        });
        edges::these(canvas, edges.collect());
    });
}

/// What stands between two drawn neighbours.
fn what(sheet: &Sheet, locked: &[Sector], (a, b): (Sector, Sector)) -> Drawn {
    match Edge::between(a, b).map_or(Bar::Open, |edge| sheet.bar(edge)) {
        Bar::Wall => Drawn::Wall,
        Bar::Vent => Drawn::Vent,
        Bar::Open if locked.contains(&a) || locked.contains(&b) => Drawn::Barred,
        Bar::Open => Drawn::Door,
    }
}

/// The rounds of patrols and the ways to win.
pub fn ways(canvas: &mut Canvas, lines: &[(Pen, Vec<Sector>)]) {
    canvas.kept(("draft ways", ""), lines, |canvas| {
        let room = canvas.frame.room().expand(canvas.tile());
        let seen = |at: Sector| room.intersects(canvas.frame.rect(at));
        let seen: Vec<(Pen, &[Sector])> = lines
            .iter()
            // Ways through a map much larger than the screen are drawn where they can be seen.
            .flat_map(|(pen, walk)| walk.chunk_by(|a, b| seen(*a) && seen(*b)).map(|part| (*pen, part)))
            .collect();
        for (pen, walk) in seen {
            line(canvas, pen, walk);
        }
    });
    for (pen, walk) in lines {
        sign(canvas, *pen, walk);
    }
}

/// How a way to win is told from the others: colour, dashes, how far aside in parts of a sector, and its glyph.
fn look(canvas: &Canvas, pen: Pen) -> Option<(Color32, &'static [f32], f32, &'static str)> {
    let palette = canvas.palette;
    match pen {
        Pen::Patrol(_) | Pen::Chosen(_) => None,
        Pen::Way => Some((palette.agent, &[6.0, 4.0], 0.0, icons::FLAG_CHECKERED)),
        Pen::Harmless => Some((palette.safe, &[1.5, 4.0], 0.09, icons::HAND_PALM)),
        Pen::Unseen => Some((palette.text_hi, &[14.0, 3.0, 2.0, 3.0], -0.09, icons::EYE_SLASH)),
    }
}

/// The places of a walk, so far aside.
fn points(canvas: &Canvas, walk: &[Sector], aside: f32) -> Vec<Pos2> {
    let shift = Vec2::splat(aside * canvas.tile());
    let points: Vec<Pos2> = walk.iter().map(|at| canvas.frame.rect(*at).center() + shift).collect();
    path::rounded(&points, routes::ROUND * canvas.tile())
}

fn line(canvas: &mut Canvas, pen: Pen, walk: &[Sector]) {
    match pen {
        Pen::Patrol(colour) => routes::walk(canvas, colour, walk, (1.5, 0.6)),
        Pen::Chosen(colour) => routes::walk(canvas, colour, walk, (2.0, 1.0)),
        Pen::Way | Pen::Harmless | Pen::Unseen => {
            if let Some((colour, dash, aside, _)) = look(canvas, pen) {
                let points = points(canvas, walk, aside);
                canvas.dashed(&points, Stroke::new(2.0, colour), dash, 0.0);
            }
        }
    }
}

/// The glyph of a way, on a disc near its beginning: each kind in another door.
fn sign(canvas: &mut Canvas, pen: Pen, walk: &[Sector]) {
    let Some((colour, _, aside, glyph)) = look(canvas, pen).filter(|_| canvas.tile() >= 24.0) else { return };
    let path = points(canvas, walk, aside);
    let far = canvas.tile()
        * match pen {
            Pen::Way => 0.5,
            Pen::Harmless => 1.5,
            _ => 2.5,
        };
    let Some(&at) = path::part(&path, far, far + 1.0).first() else { return };
    let radius = (canvas.tile() * 0.1).clamp(8.0, 11.0);
    let ink = canvas.palette.ink;
    canvas.disc(at, radius, ink);
    canvas.ring(at, radius, Stroke::new(1.5, colour));
    canvas.icon(at, glyph, Weight::Fill, radius * 1.3, colour);
}

/// The line between two sectors.
pub fn between(canvas: &Canvas, edge: Edge) -> Rect {
    let [a, b] = edge.ends().map(|end| canvas.frame.rect(end));
    a.intersect(b)
}
