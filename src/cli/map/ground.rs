//! The ground of the picture: floors with their art, gaps, doors, walls, vents and locked sectors.

use super::{
    S, corner, palette,
    svg::{Paint, Point, Svg, hex},
    tiles,
};
use crate::{
    stealth::{Mission, Sector},
    ui::{
        map::{
            art,
            layout::{self, Edge, Side},
        },
        theme::Shade,
    },
};

/// Hatches used by the ground, as SVG definitions.
pub fn definitions() -> String {
    let hatch = |id: &str, step: u8, colour: Shade, opacity: f64| {
        let colour = hex(colour);
        format!(
            "<pattern id=\"{id}\" width=\"{step}\" height=\"{step}\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"{step}\" stroke=\"{colour}\" \
             stroke-width=\"1.2\" opacity=\"{opacity}\"/></pattern>\n"
        )
    };
    hatch("gap", 8, palette().line_soft, 1.0) + &hatch("lock", 9, palette().locked, 0.45)
}

/// Graph paper: quarters of a tile over the whole picture.
pub fn paper(svg: &mut Svg, (w, h): Point) {
    svg.rect((0.0, 0.0), (w, h), Paint::fill(palette().table));
    let paint = Paint::stroke(palette().line_grid, 1.0);
    let lines = |length: f64| (1..(length / S * 4.0) as u32).map(|at| f64::from(at) * S / 4.0);
    lines(w).for_each(|x| svg.line((x, 0.0), (x, h), paint));
    lines(h).for_each(|y| svg.line((0.0, y), (w, y), paint));
}

/// Every sector's floor, and hatches where the layout has a hole.
pub fn floors(svg: &mut Svg, mission: &Mission) {
    for cell in &mission.plan().sectors {
        let (x, y) = corner(cell.sector);
        svg.rect((x, y), (S, S), Paint::fill(palette().floor));
        let turn = art::quarter_turns(cell.sector.column(), cell.sector.row()) * 90;
        let transform = format!("translate({x} {y}) scale({}) rotate({turn} 50 50)", S / 100.0);
        svg.group(&transform, |svg| tiles::draw(svg, cell.tile));
    }
    for gap in layout::holes(mission) {
        svg.rect(corner(gap), (S, S), Paint::pattern("gap"));
    }
    for lock in &mission.plan().locks {
        let (x, y) = corner(lock.sector);
        svg.rect((x, y), (S, S), Paint::pattern("lock"));
        let frame = Paint::stroke(palette().locked, 1.5);
        svg.rect((x + 6.0, y + 6.0), (S - 12.0, S - 12.0), frame);
    }
}

/// Shades a sector's floor; 0 not at all.
pub fn shade(svg: &mut Svg, sector: Sector, share: f64) {
    if share > 0.0 {
        let opacity = 0.08 + 0.72 * share.min(1.0);
        svg.rect(corner(sector), (S, S), Paint::fill(palette().detection).faint((opacity * 100.0).round() / 100.0));
    }
}

/// Every edge of every sector, each drawn once.
pub fn edges(svg: &mut Svg, mission: &Mission) {
    for (sector, side, edge) in layout::edges(mission, 0) {
        let ends = ends(sector, side);
        match edge {
            Edge::Door | Edge::Barred => door(svg, ends, edge),
            Edge::Vent => vent(svg, ends),
            Edge::Wall => wall(svg, ends),
        }
    }
}

/// A wall with square ends, so that corners close.
fn wall(svg: &mut Svg, edge: (Point, Point)) {
    let more = 2.0 / S;
    svg.line(along(edge, -more, 0.0), along(edge, 1.0 + more, 0.0), Paint::stroke(palette().line_wall, 4.0));
}

/// The ends of a sector's edge, by side.
fn ends(sector: Sector, side: Side) -> (Point, Point) {
    let (x, y) = corner(sector);
    match side {
        Side::Right => ((x + S, y), (x + S, y + S)),
        Side::Below => ((x, y + S), (x + S, y + S)),
        Side::Left => ((x, y), (x, y + S)),
        Side::Above => ((x, y), (x + S, y)),
    }
}

/// The point this far along an edge, moved this far across it.
fn along((a, b): (Point, Point), part: f64, across: f64) -> Point {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    (a.0 + dx * part - dy * across, a.1 + dy * part + dx * across)
}

fn door(svg: &mut Svg, ends: (Point, Point), edge: Edge) {
    let line = Paint::stroke(palette().line_door, 1.5);
    for (from, jamb, to) in [(0.0, 0.33, 0.33), (1.0, 0.67, 0.67)] {
        svg.line(along(ends, from, 0.0), along(ends, to, 0.0), line);
        svg.line(along(ends, jamb, -0.045), along(ends, jamb, 0.045), Paint::stroke(palette().line_wall, 1.5));
    }
    if edge == Edge::Barred {
        let paint = Paint::stroke(palette().locked, 4.0).dashed(&[4.0, 2.5]);
        svg.line(along(ends, 0.33, 0.0), along(ends, 0.67, 0.0), paint);
    }
}

fn vent(svg: &mut Svg, edge: (Point, Point)) {
    wall(svg, edge);
    for slot in [0.4, 0.5, 0.6] {
        let paint = Paint::stroke(palette().floor, 5.0);
        svg.line(along(edge, slot - 0.02, 0.0), along(edge, slot + 0.02, 0.0), paint);
    }
}
