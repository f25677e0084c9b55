//! Painting the living plan: the mission, the line from the word into it, and the shade it fades into.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, pos2};

use super::{layout::Layout, living::Living};
use crate::ui::{
    Desk, Paper,
    map::{self, Frame, Line, Picture},
    parts,
    theme::{Palette, faded},
};

/// The plan's strength under the menu.
const UNDER: f32 = 0.35;

/// The way from the end of the word to the start of the mission.
pub fn lead(frame: &Frame, living: &Living, foot: Pos2) -> Vec<Pos2> {
    let start = frame.rect(living.setup.mission.plan().start).center();
    if (start.y - foot.y).abs() < 1.0 {
        return vec![foot, start];
    }
    let turn = foot.x.max(frame.bounds().left() - 22.0);
    vec![foot, pos2(turn, foot.y), pos2(turn, start.y), start]
}

/// The length of a way.
pub fn length(points: &[Pos2]) -> f32 {
    points.windows(2).map(|pair| pair.iter().skip(1).zip(pair).map(|(b, a)| a.distance(*b)).sum::<f32>()).sum()
}

/// Paints it.
pub fn paint(painter: &Painter, desk: &mut Desk, layout: &Layout, frame: Frame, living: &Living, lead: &[Pos2]) {
    let palette = desk.palette();
    desk.paper = Paper { origin: frame.bounds().min, cell: frame.tile() / 4.0 };
    let strength = living.strength() * if layout.is_under_menu { UNDER } else { 1.0 };
    let inside = living.is_inside(length(lead));
    let line = if inside { Line::through(living.walked().iter().copied()) } else { Line::default() };
    let (motion, fans) = (living.motion(), living.fans());
    let still = desk.settings.reduced_motion;
    let picture = Picture {
        line: &line,
        planned: if inside && !still { living.planned() } else { &[] },
        motion: if still { &[] } else { &motion },
        fans: &fans,
        names: false,
        strength,
        ..Picture::new(&living.setup, &living.public, frame)
    };
    map::paint(painter, &picture);
    shade(painter, palette, layout, frame.bounds());
    let mut painter = painter.clone();
    painter.multiply_opacity(strength);
    parts::glow(&painter, &cut(&rounded(lead, 0.22 * frame.tile()), living.lead()), 3.0, palette.agent, palette);
}

/// The left edge of the plan, fading into the table.
fn shade(painter: &Painter, palette: &Palette, layout: &Layout, plan: Rect) {
    if layout.is_under_menu || palette.high_contrast {
        return;
    }
    let dark = faded(palette.table, 1.0 - UNDER);
    let (left, right) = (plan.left() - 4.0, plan.left() + plan.width().min(180.0));
    let mut mesh = Mesh::default();
    for (x, colour) in [(left, dark), (right, Color32::TRANSPARENT)] {
        mesh.colored_vertex(pos2(x, plan.top() - 4.0), colour);
        mesh.colored_vertex(pos2(x, plan.bottom() + 4.0), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// The way with its corners rounded.
fn rounded(points: &[Pos2], radius: f32) -> Vec<Pos2> {
    let mut path: Vec<Pos2> = points.first().copied().into_iter().collect();
    for three in points.windows(3) {
        let &[before, corner, after] = three else { continue };
        let reach = radius.min(before.distance(corner) / 2.0).min(after.distance(corner) / 2.0);
        let (enter, leave) =
            (corner + (before - corner).normalized() * reach, corner + (after - corner).normalized() * reach);
        for piece in 0..=6u8 {
            let t = f32::from(piece) / 6.0;
            path.push(enter.lerp(corner, t).lerp(corner.lerp(leave, t), t));
        }
    }
    path.extend(points.last().filter(|_| points.len() > 1));
    path
}

/// The first `most` points of a way.
fn cut(path: &[Pos2], most: f32) -> Vec<Pos2> {
    let mut kept: Vec<Pos2> = path.first().copied().into_iter().collect();
    let mut left = most;
    for pair in path.windows(2) {
        let &[from, to] = pair else { continue };
        let long = from.distance(to);
        if long >= left {
            kept.push(from.lerp(to, if long > 0.0 { left / long } else { 0.0 }));
            break;
        }
        left -= long;
        kept.push(to);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_cut_to_its_length() {
        let way = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0)];
        assert_eq!(cut(&way, 15.0).last(), Some(&pos2(10.0, 5.0)));
        assert_eq!(cut(&way, 0.0).last(), Some(&pos2(0.0, 0.0)));
        assert_eq!(cut(&way, 99.0).len(), 3);
        assert!((length(&way) - 20.0).abs() < 0.01);
    }
}
