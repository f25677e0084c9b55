//! Patrols: the line each walks in its lane, and its waypoints.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align2, Color32, Pos2, Stroke, vec2};

use super::{
    Picture, Routes,
    canvas::Canvas,
    lane::{self, Lane},
    layout, path,
};
use crate::{
    stealth::{Colour, KindId, Mission, Sector},
    ui::theme::{faded, mono},
};

/// The rounded corners of lines, in parts of a sector's side.
pub const ROUND: f32 = 0.22;

/// The patrol of the enemy looked at.
fn inspected(picture: &Picture) -> Option<Colour> {
    let enemy = picture.inspected.and_then(|id| picture.public.enemies.get(id.index()))?;
    enemy.is_up().then_some(enemy.colour)
}

/// The line of every patrol somebody walks, that of the enemy looked at on top.
pub fn lines(canvas: &mut Canvas, picture: &Picture) {
    if picture.routes == Routes::None || canvas.tile() < 36.0 {
        return;
    }
    let chosen = inspected(picture);
    let up = picture.public.enemies.iter().filter(|enemy| enemy.is_up());
    let walkers: BTreeMap<Colour, KindId> = up.map(|enemy| (enemy.colour, enemy.kind)).collect();
    let (mission, all) = (&picture.setup.mission, picture.routes == Routes::All);
    let stops: Vec<_> = mission.plan().waypoints.iter().map(|stop| (stop.colour, stop.number, stop.sector)).collect();
    let key = (layout::drawn(mission), stops, &walkers, chosen, all);
    canvas.kept(("routes", &mission.plan().id), key, |canvas| {
        for walker in walkers.iter().filter(|walker| all && Some(*walker.0) != chosen) {
            line(canvas, mission, walker, (1.5, 0.42));
        }
        for walker in walkers.iter().filter(|walker| Some(*walker.0) == chosen) {
            line(canvas, mission, walker, (2.0, 0.85));
        }
    });
}

/// One patrol line, so wide and so strong.
fn line(canvas: &mut Canvas, mission: &Mission, (&colour, &kind): (&Colour, &KindId), (width, alpha): (f32, f32)) {
    walk(canvas, colour, &lane::round(mission, kind, colour), (width, alpha));
}

/// A walk in the lane of its patrol, so wide and so strong.
pub fn walk(canvas: &mut Canvas, colour: Colour, walk: &[Sector], (width, alpha): (f32, f32)) {
    let lane = Lane::of(colour);
    let (width, alpha) = if canvas.palette.high_contrast { (width + 0.4, alpha.max(0.7)) } else { (width, alpha) };
    let stroke = Stroke::new(width, faded(canvas.palette.patrol(colour), alpha));
    for chain in chains(walk) {
        let points = in_lane(canvas, lane, &chain);
        canvas.dashed(&points, stroke, lane.dash, 0.0);
    }
}

/// The walk cut into ways of which none is walked twice: a line over itself would lose its dashes.
fn chains(walk: &[Sector]) -> Vec<Vec<Sector>> {
    let mut drawn: BTreeSet<(Sector, Sector)> = BTreeSet::new();
    let mut chains: Vec<Vec<Sector>> = vec![Vec::new()];
    for pair in walk.windows(2) {
        let leg = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        if !drawn.insert(leg) {
            chains.push(Vec::new());
            continue;
        }
        if let Some(chain) = chains.last_mut() {
            if chain.is_empty() {
                chain.push(pair[0]);
            }
            chain.push(pair[1]);
        }
    }
    chains.retain(|chain| !chain.is_empty());
    chains
}

/// The places of a chain in its lane, corners rounded; a closed one is round where it closes too.
fn in_lane(canvas: &Canvas, lane: Lane, chain: &[Sector]) -> Vec<Pos2> {
    let shift = lane.offset * canvas.tile() / lane::TILE;
    let place = |sector: &Sector| canvas.frame.rect(*sector).center() + vec2(shift, shift);
    let mut points: Vec<Pos2> = chain.iter().map(place).collect();
    if let [first, second, .., last] = points[..]
        && first == last
        && points.len() > 3
    {
        let half = first.lerp(second, 0.5);
        points.remove(0);
        points.insert(0, half);
        points.push(half);
    }
    path::rounded(&points, ROUND * canvas.tile())
}

/// Every waypoint with its number, at the bottom left of its sector; on smaller plans those of the enemy looked at.
pub fn waypoints(canvas: &mut Canvas, picture: &Picture) {
    let tile = canvas.tile();
    let chosen = inspected(picture);
    let is_shown = |colour: Colour| match picture.routes {
        Routes::None => false,
        Routes::All if tile >= 84.0 => true,
        _ => tile >= 56.0 && Some(colour) == chosen,
    };
    let size = (0.19 * tile).clamp(17.0, 24.0);
    let mut taken: BTreeMap<Sector, u16> = BTreeMap::new();
    for stop in picture.setup.mission.plan().waypoints.iter().filter(|stop| is_shown(stop.colour)) {
        let place = taken.entry(stop.sector).or_default();
        let corner = canvas.frame.rect(stop.sector).left_bottom();
        let at = corner + vec2(9.0 + size * (0.5 + 1.2 * f32::from(*place)), -9.0 - size * 0.5);
        *place += 1;
        let colour = canvas.palette.patrol(stop.colour);
        waypoint(canvas, (at, size), Lane::of(stop.colour), (stop.number, colour));
    }
}

/// One waypoint: its patrol's shape with its number.
pub fn waypoint(canvas: &mut Canvas, (at, size): (Pos2, f32), lane: Lane, (number, colour): (u8, Color32)) {
    let ink = faded(canvas.palette.ink, 0.85);
    let stroke = Stroke::new(if canvas.palette.high_contrast { 1.8 } else { 1.4 }, colour);
    // Triangles stand lower in their box than the others.
    let drop = if lane.shape == super::art::TRIANGLE_UP { 0.12 } else { 0.0 };
    if lane.shape.is_empty() {
        canvas.disc(at, size * 0.5, ink);
        canvas.ring(at, size * 0.5, stroke);
    } else {
        canvas.polygon(lane.shape, (at, size * 1.12), ink, stroke);
    }
    let text = at + vec2(0.0, drop * size);
    // Smaller ones are their shape alone.
    if size >= 12.0 {
        canvas.text(text, Align2::CENTER_CENTER, number.to_string(), mono((size * 0.66).max(11.0)), colour);
    }
}

/// The badge of an enemy's next waypoint, beside its token.
pub fn badge(canvas: &mut Canvas, at: Pos2, size: f32, (colour, number): (Colour, u8)) {
    let shade = canvas.palette.patrol(colour);
    let at = super::canvas::beside(at, size, (0.48, 0.46));
    waypoint(canvas, (at, (size * 0.5).max(15.0)), Lane::of(colour), (number, shade));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_way_is_drawn_twice() {
        let at = |column| Sector::at(column, 1).expect("on the grid");
        let walk = [at(1), at(2), at(3), at(2), at(1)];
        assert_eq!(chains(&walk), [vec![at(1), at(2), at(3)]]);
    }
}
