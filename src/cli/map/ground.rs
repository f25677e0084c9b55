//! The ground of the picture: floors with their art, gaps, doors, walls, vents and locked sectors.

use std::collections::BTreeSet;

use super::{
    S, corner, palette,
    svg::{Paint, Point, Svg},
    tiles,
};
use crate::stealth::{Plan, Sector};

/// Hatches used by the ground, as SVG definitions.
pub fn definitions() -> String {
    let hatch = |id: &str, step: u8, colour: &str, opacity: f64| {
        format!(
            "<pattern id=\"{id}\" width=\"{step}\" height=\"{step}\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"{step}\" stroke=\"{colour}\" \
             stroke-width=\"1.2\" opacity=\"{opacity}\"/></pattern>\n"
        )
    };
    hatch("gap", 8, palette::SOFT, 1.0) + &hatch("lock", 9, palette::LOCKED, 0.45)
}

/// Graph paper: quarters of a tile over the whole picture.
pub fn paper(svg: &mut Svg, (w, h): Point) {
    svg.rect((0.0, 0.0), (w, h), Paint::fill(palette::TABLE));
    let paint = Paint::stroke(palette::GRID, 1.0);
    let lines = |length: f64| (1..(length / S * 4.0) as u32).map(|at| f64::from(at) * S / 4.0);
    lines(w).for_each(|x| svg.line((x, 0.0), (x, h), paint));
    lines(h).for_each(|y| svg.line((0.0, y), (w, y), paint));
}

/// Every sector's floor, and hatches where the layout has a hole.
pub fn floors(svg: &mut Svg, plan: &Plan) {
    for cell in &plan.sectors {
        let (x, y) = corner(cell.sector);
        svg.rect((x, y), (S, S), Paint::fill(palette::FLOOR));
        let turn = (7 * cell.sector.column() + 13 * cell.sector.row()) % 4 * 90;
        let transform = format!("translate({x} {y}) scale({}) rotate({turn} 50 50)", S / 100.0);
        svg.group(&transform, |svg| tiles::draw(svg, cell.tile));
    }
    for gap in holes(plan) {
        svg.rect(corner(gap), (S, S), Paint::fill("url(#gap)"));
    }
    for lock in &plan.locks {
        let (x, y) = corner(lock.sector);
        svg.rect((x, y), (S, S), Paint::fill("url(#lock)"));
        let frame = Paint::stroke(palette::LOCKED, 1.5);
        svg.rect((x + 6.0, y + 6.0), (S - 12.0, S - 12.0), frame);
    }
}

/// Gaps with sectors on three sides or more.
fn holes(plan: &Plan) -> Vec<Sector> {
    let mut beside: Vec<Sector> = plan.sectors.iter().flat_map(|cell| sides(cell.sector)).flatten().collect();
    beside.sort_unstable();
    let mut holes: Vec<Sector> =
        beside.chunk_by(|a, b| a == b).filter(|same| same.len() > 2).flatten().copied().collect();
    holes.dedup();
    holes.retain(|&sector| !is_sector(plan, sector));
    holes
}

fn is_sector(plan: &Plan, sector: Sector) -> bool {
    plan.sectors.binary_search_by_key(&sector, |cell| cell.sector).is_ok()
}

/// The cells right of, below, left of and above a sector.
fn sides(sector: Sector) -> [Option<Sector>; 4] {
    let (column, row) = (sector.column(), sector.row());
    [Sector::at(column + 1, row), Sector::at(column, row + 1), Sector::at(column - 1, row), Sector::at(column, row - 1)]
}

/// Every edge of every sector, each drawn once.
pub fn edges(svg: &mut Svg, plan: &Plan) {
    let (doors, vents) = (ordered(&plan.doors), ordered(&plan.vents));
    for cell in &plan.sectors {
        for (side, next) in sides(cell.sector).into_iter().enumerate() {
            let next = next.filter(|&next| is_sector(plan, next));
            let edge = edge(cell.sector, side);
            match next {
                // Its neighbour has drawn it.
                Some(next) if next < cell.sector => {}
                Some(next) if doors.contains(&(cell.sector, next)) => {
                    door(svg, edge, barred(plan, cell.sector, next));
                }
                Some(next) if vents.contains(&(cell.sector, next)) => vent(svg, edge),
                _ => wall(svg, edge),
            }
        }
    }
}

/// Pairs with the earlier sector first.
fn ordered(pairs: &[(Sector, Sector)]) -> BTreeSet<(Sector, Sector)> {
    pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect()
}

/// A wall with square ends, so that corners close.
fn wall(svg: &mut Svg, edge: (Point, Point)) {
    let more = 2.0 / S;
    svg.line(along(edge, -more, 0.0), along(edge, 1.0 + more, 0.0), Paint::stroke(palette::WALL, 4.0));
}

/// Whether a door is closed by a lock.
fn barred(plan: &Plan, a: Sector, b: Sector) -> Bar {
    let locked = |sector| plan.locks.iter().any(|lock| lock.sector == sector);
    if locked(a) || locked(b) { Bar::Locked } else { Bar::None }
}

/// What stands in a door.
#[derive(Clone, Copy)]
enum Bar {
    None,
    Locked,
}

/// The ends of a sector's edge, by side.
fn edge(sector: Sector, side: usize) -> (Point, Point) {
    let (x, y) = corner(sector);
    match side {
        0 => ((x + S, y), (x + S, y + S)),
        1 => ((x, y + S), (x + S, y + S)),
        2 => ((x, y), (x, y + S)),
        _ => ((x, y), (x + S, y)),
    }
}

/// The point this far along an edge, moved this far across it.
fn along((a, b): (Point, Point), part: f64, across: f64) -> Point {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    (a.0 + dx * part - dy * across, a.1 + dy * part + dx * across)
}

fn door(svg: &mut Svg, edge: (Point, Point), bar: Bar) {
    let line = Paint::stroke(palette::DOOR, 1.5);
    for (from, jamb, to) in [(0.0, 0.33, 0.33), (1.0, 0.67, 0.67)] {
        svg.line(along(edge, from, 0.0), along(edge, to, 0.0), line);
        svg.line(along(edge, jamb, -0.045), along(edge, jamb, 0.045), Paint::stroke(palette::WALL, 1.5));
    }
    if let Bar::Locked = bar {
        let paint = Paint::stroke(palette::LOCKED, 4.0).dashed("4 2.5");
        svg.line(along(edge, 0.33, 0.0), along(edge, 0.67, 0.0), paint);
    }
}

fn vent(svg: &mut Svg, edge: (Point, Point)) {
    wall(svg, edge);
    for slot in [0.4, 0.5, 0.6] {
        let paint = Paint::stroke(palette::FLOOR, 5.0);
        svg.line(along(edge, slot - 0.02, 0.0), along(edge, slot + 0.02, 0.0), paint);
    }
}
