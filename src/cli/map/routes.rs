//! Patrols on the picture: the line each colour walks, and its waypoints.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    S, centre, corner, palette,
    svg::{Paint, Point, Svg, Type},
    things::placed,
};
use crate::stealth::{Colour, KindId, Mission, Sector};

/// The rounded corners of a patrol line.
const ROUND: f64 = 0.22 * S;

/// The line of every patrol in use.
pub fn lines(svg: &mut Svg, mission: &Mission) {
    let plan = mission.plan();
    let posts = plan.enemies.iter().map(|post| (post.colour, post.kind));
    let later = plan.alarm.iter().flat_map(|alarm| &alarm.reinforcements).map(|one| (one.colour, one.kind));
    let walkers: BTreeMap<Colour, KindId> = posts.chain(later).collect();
    for (colour, kind) in walkers {
        let lane = palette::lane(colour);
        let shifted = |sector| {
            let (x, y) = centre(sector);
            (x + lane.offset, y + lane.offset)
        };
        let round: Vec<Point> = walk(mission, kind, colour).into_iter().map(shifted).collect();
        if round.len() > 1 {
            svg.path(&smooth(&round), Paint::stroke(lane.colour, 2.0).dashed(lane.dash).faint(0.85));
        }
    }
}

/// The sectors of one whole round, the first waypoint first and last.
fn walk(mission: &Mission, kind: KindId, colour: Colour) -> Vec<Sector> {
    let (ground, patrol) = (mission.ground(kind), mission.patrol(mission.patrol_of(kind, colour)));
    let Some(&first) = patrol.stops().first() else { return Vec::new() };
    let (mut at, mut came_from, mut target) = (first, None, patrol.first_target(first));
    let mut round = vec![first];
    // No round is longer than every sector once for every leg.
    let most = ground.sectors().len() * (patrol.stops().len() + 1);
    while round.len() <= most {
        let Some(&next) = patrol.steps(ground, at, came_from, target).first() else { break };
        round.push(next);
        (came_from, at) = (Some(at), next);
        if patrol.stops().get(usize::from(target)) == Some(&next) {
            if target == 0 {
                break;
            }
            target = patrol.next_target(target);
        }
    }
    round
}

/// A path through the points, its corners rounded.
fn smooth(points: &[Point]) -> String {
    let toward = |(x, y): Point, (to_x, to_y): Point| {
        let length = f64::hypot(to_x - x, to_y - y).max(1.0);
        (x + (to_x - x) / length * ROUND, y + (to_y - y) / length * ROUND)
    };
    let mut path = String::new();
    let mut add = |letter: char, (x, y): Point| {
        let _ = write!(path, "{letter}{x:.1} {y:.1} ");
    };
    points.first().into_iter().for_each(|&first| add('M', first));
    for three in points.windows(3) {
        let &[before, corner, after] = three else { continue };
        add('L', toward(corner, before));
        add('Q', corner);
        add(' ', toward(corner, after));
    }
    points.last().into_iter().for_each(|&last| add('L', last));
    path
}

/// Every waypoint with its number, at the bottom left of its sector.
pub fn waypoints(svg: &mut Svg, mission: &Mission) {
    let size = 0.19 * S;
    let mut taken: BTreeMap<Sector, u32> = BTreeMap::new();
    for stop in &mission.plan().waypoints {
        let place = taken.entry(stop.sector).or_default();
        let (x, y) = corner(stop.sector);
        let at = (x + 6.0 + size * (0.5 + 1.15 * f64::from(*place)), y + S - 6.0 - size * 0.5);
        *place += 1;
        let lane = palette::lane(stop.colour);
        let paint = Paint::fill(palette::INK).outlined(lane.colour, 1.5);
        match lane.shape {
            [] => svg.circle(at, size * 0.5, paint),
            shape => svg.polygon(&placed(shape, at, size * 1.1), paint),
        }
        let set = Type { size: 10.0, colour: lane.colour, anchor: "middle" };
        svg.text((at.0, at.1 + 3.5), &stop.number.to_string(), set);
    }
}
