//! The board under everything that moves: areas, ways, paths, spawn locations, towers.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::{Look, plan::Plan, say};
use crate::{
    beginning::{Area, Spawn, SpawnNo},
    deduction::Team,
    ui::{
        map::art::{HEXAGON, OCTAGON},
        parts::{dashed, hatch, stretched},
        theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
    },
    words::beginning::area_name,
};

/// Paints it.
pub fn paint(painter: &Painter, palette: &'static Palette, look: Look<'_>, plan: Plan) {
    ways(painter, palette, look, plan);
    for area in Area::ALL {
        self::area(painter, palette, look, plan, area);
    }
    if !palette.high_contrast && plan.unit() >= 0.7 {
        motifs(painter, palette, plan);
    }
    quarters(painter, palette, look, plan);
    ties(painter, palette, look, plan);
    paths(painter, palette, plan);
}

/// Floor, wall, number and name of an area.
fn area(painter: &Painter, palette: &Palette, look: Look<'_>, plan: Plan, area: Area) {
    let rect = plan.area(area);
    let width = if palette.high_contrast { 2.5 } else { 2.0 };
    painter.rect(rect, 0, palette.floor, Stroke::new(width, palette.line_wall), StrokeKind::Inside);
    let size = (14.0 * plan.unit()).clamp(12.0, 18.0);
    let at = rect.min + vec2(8.0, 7.0) * plan.unit().clamp(0.6, 1.4);
    let left = number(painter, palette, at, size, area);
    let font = egui::FontId { size, ..Type::Body.font() };
    let words = painter.layout_no_wrap(area_name(look.words, area), font, palette.text_hi);
    if left + words.size().x <= rect.right() - 4.0 {
        painter.galley(pos2(left, at.y + (size + 4.0 - words.size().y) / 2.0), words, palette.text_hi);
    }
}

/// The number of an area on its plate, where it has one; gives where the name begins.
fn number(painter: &Painter, palette: &Palette, at: Pos2, size: f32, area: Area) -> f32 {
    let plate = Rect::from_min_size(at, Vec2::splat(size + 4.0));
    let Some(number) = area.number() else { return at.x };
    painter.rect(plate, 0, palette.ink, Stroke::new(1.0, palette.line_door), StrokeKind::Inside);
    painter.text(plate.center(), Align2::CENTER_CENTER, number.to_string(), mono(size - 1.0), palette.text_hi);
    plate.right() + 6.0
}

/// The places inside Area 2.
fn quarters(painter: &Painter, palette: &Palette, look: Look<'_>, plan: Plan) {
    let line = Stroke::new(1.0, palette.line_door);
    let [left, right] = plan.quarters();
    painter.hline(left.left()..=right.right(), left.top(), line);
    painter.vline(left.right(), left.y_range(), line);
    let size = (13.0 * plan.unit()).clamp(11.0, 16.0);
    for (rect, key) in [(left, "ui-board-place-dark-net"), (right, "ui-board-place-factory")] {
        let at = rect.min + vec2(8.0, 5.0) * plan.unit().clamp(0.5, 1.4);
        let font = egui::FontId { size, ..Type::Dense.font() };
        let words = painter.layout_no_wrap(look.words.text(key), font, palette.text_dim);
        if words.size().x < rect.width() - 8.0 {
            painter.galley(at, words, palette.text_dim);
        }
    }
}

/// Ways between areas: a corridor with an arrow at each end; free ones in orange with one arrow.
fn ways(painter: &Painter, palette: &Palette, look: Look<'_>, plan: Plan) {
    let board = &look.view.rules.library().board;
    for &(from, to) in &board.arrows {
        let line = plan.way(from, to);
        let width = plan.token(9.0);
        painter.add(Shape::line(line.clone(), Stroke::new(width, palette.line_edge)));
        painter.add(Shape::line(line.clone(), Stroke::new(width - 3.0, palette.table)));
        ends(painter, &line, plan.token(6.0), palette.line_wall);
    }
    for &from in &board.orange {
        let [a, b] = plan.orange(from);
        painter.line_segment([a, b], Stroke::new(2.0, palette.overwatch));
        arrow(painter, b, b - a, plan.token(8.0), palette.overwatch);
    }
    let scene = look.scene();
    if scene.rules.many() {
        blockade(painter, palette, plan, scene.blocked(Area::City, Area::Network));
    }
}

/// An arrow at each end of a way.
fn ends(painter: &Painter, line: &[Pos2], size: f32, colour: Color32) {
    let (Some([second, first]), Some([before, last])) =
        (line.first_chunk::<2>().map(|[a, b]| [*b, *a]), line.last_chunk::<2>())
    else {
        return;
    };
    arrow(painter, first, first - second, size, colour);
    arrow(painter, *last, *last - *before, size, colour);
}

/// An arrow head with its tip at a place, pointing along a way.
fn arrow(painter: &Painter, tip: Pos2, way: Vec2, size: f32, colour: Color32) {
    let way = way.normalized();
    let (back, aside) = (tip - way * size, way.rot90() * size * 0.55);
    painter.add(Shape::convex_polygon(vec![tip, back + aside, back - aside], colour, Stroke::NONE));
}

/// The blockade on the way into the Network: a bar, closed with a cross-hatch while it stops everybody.
fn blockade(painter: &Painter, palette: &Palette, plan: Plan, closed: bool) {
    let line = plan.way(Area::City, Area::Network);
    let (Some(a), Some(b)) = (line.first(), line.last()) else { return };
    let rect = Rect::from_center_size(a.lerp(*b, 0.5), vec2(plan.token(7.0), plan.token(24.0)));
    let colour = if closed { palette.detection } else { palette.line_ctrl };
    painter.rect(rect, 1, palette.ink, Stroke::new(1.5, colour), StrokeKind::Inside);
    if closed {
        hatch(painter, rect.shrink(1.0), 4.0, Stroke::new(1.2, colour), true);
    }
}

/// Dashed ties from towers to their areas.
fn ties(painter: &Painter, palette: &Palette, look: Look<'_>, plan: Plan) {
    let towers = look.view.rules.library().board.spawns.iter().filter(|spawn| is_tower(spawn));
    let stroke = Stroke::new(1.5, palette.overwatch);
    for spawn in towers {
        let at = plan.spawn(spawn);
        for &area in &spawn.areas {
            let end = plan.area(area).shrink(10.0 * plan.unit()).clamp(at);
            dashed(painter, &[at, end], stroke, &[2.0, 3.0]);
        }
    }
}

/// Whether a spawn location is a watchtower.
pub fn is_tower(spawn: &Spawn) -> bool {
    spawn.areas.len() > 1
}

/// The red path in one line with square spaces, the blue one dashed with round spaces.
fn paths(painter: &Painter, palette: &Palette, plan: Plan) {
    let (red, blue) = (palette.team(Team::Machine), palette.team(Team::Human));
    dashed(painter, &plan.blue_line(), Stroke::new(2.0, blue), &[6.0, 4.0]);
    let [line, way_in] = plan.red_line();
    painter.add(Shape::line(line, Stroke::new(2.0, red)));
    painter.add(Shape::line(way_in.clone(), Stroke::new(2.0, red)));
    if let [from, to] = way_in[..] {
        arrow(painter, to, to - from, plan.token(8.0), red);
    }
    let size = plan.token(21.0);
    for at in 0..2 {
        let centre = plan.blue(at);
        painter.circle(centre, size / 2.0, palette.floor, Stroke::new(1.8, blue));
        space_number(painter, centre, at, size, blue);
    }
    for at in 0..4 {
        let centre = plan.red(at);
        if at == 3 {
            let ring: Vec<Pos2> =
                (0..=24u8).map(|n| centre + Vec2::angled(f32::from(n) * 15f32.to_radians()) * size * 0.74).collect();
            painter.circle_filled(centre, size * 0.74, palette.floor);
            dashed(painter, &ring, Stroke::new(1.8, blue), &[5.0, 3.0]);
        }
        let rect = Rect::from_center_size(centre, Vec2::splat(size));
        painter.rect(rect, 0, palette.floor, Stroke::new(1.8, red), StrokeKind::Inside);
        space_number(painter, centre, at, size, palette.text_hi);
    }
}

fn space_number(painter: &Painter, at: Pos2, number: u8, size: f32, colour: Color32) {
    painter.text(at, Align2::CENTER_CENTER, (number + 1).to_string(), mono((size * 0.62).max(11.0)), colour);
}

/// A spawn location without an enemy: a hexagon, an octagon for towers, crossed out where it is a dead zone.
pub fn spawn(painter: &Painter, palette: &Palette, look: Look<'_>, plan: Plan, no: SpawnNo) {
    let Some(spawn) = look.view.rules.library().spawn(no) else { return };
    let dead = look.view.table.sites.get(usize::from(no.0)).is_some_and(|site| site.dead);
    let (at, tower) = (plan.spawn(spawn), is_tower(spawn));
    let (corners, size) = if tower { (OCTAGON, plan.token(28.0)) } else { (HEXAGON, plan.token(26.0)) };
    let colour = match (dead, tower) {
        (true, _) => palette.text_off,
        (_, true) => palette.overwatch,
        _ => palette.line_ctrl,
    };
    let (text, font) = (say::numbers(spawn), mono((size * 0.46).clamp(11.0, 18.0)));
    let words = painter.layout_no_wrap(text, font, palette.text_hi);
    // Two numbers stretch the shape until they stand inside it.
    let wide = if spawn.numbers.len() > 1 { (words.size().x + 12.0).max(size) } else { size };
    painter.add(stretched(corners, at, vec2(wide, size), palette.ink, Stroke::new(1.5, colour)));
    if dead {
        painter.text(at, Align2::CENTER_CENTER, icons::X, icon_font(Weight::Bold, size * 0.6), palette.text_dim);
    } else {
        painter.galley(at - words.size() / 2.0, words, palette.text_hi);
    }
}

/// Faint drawings that make the areas places.
fn motifs(painter: &Painter, palette: &Palette, plan: Plan) {
    let stroke = Stroke::new(1.0, faded(palette.line_motif, 0.75));
    let frame = |min, max| painter.rect_stroke(plan.rect((min, max)), 0, stroke, StrokeKind::Middle);
    for at in 0..5u8 {
        let left = 228.0 + f32::from(at) * 22.0;
        frame((left, if at == 4 { 122.0 } else { 130.0 }), (left + 17.0, 164.0));
    }
    frame((480.0, 14.0), (542.0, 74.0));
    let ring = |at, radius: f32| {
        painter.circle_stroke(plan.at(at), radius * plan.unit(), stroke);
    };
    ring((511.0, 44.0), 22.0);
    ring((511.0, 44.0), 12.0);
    for inset in [0.0, 9.0, 18.0] {
        frame((597.0 + inset, 92.0 + inset * 1.6), (657.0 - inset, 252.0 - inset * 1.6));
    }
    ring((312.0, 254.0), 12.0);
    ring((312.0, 254.0), 5.0);
    let cross = plan.at((53.0, 58.0));
    let font = icon_font(Weight::Light, plan.token(40.0));
    painter.text(cross, Align2::CENTER_CENTER, icons::CROSS, font, stroke.color);
}
