//! Patrols on the picture: the line each colour walks, and its waypoints.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    S, centre, corner, palette, placed,
    svg::{Paint, Point, Svg, Type},
};
use crate::{
    stealth::{Colour, Difficulty, KindId, Mission, Sector},
    ui::map::lane::{self, Lane},
};

/// The rounded corners of a patrol line.
const ROUND: f64 = 0.22 * S;

/// The line of every patrol in use.
pub fn lines(svg: &mut Svg, mission: &Mission) {
    for (colour, kind) in walkers(mission) {
        let lane = Lane::of(colour);
        let shifted = |sector| {
            let ((x, y), offset) = (centre(sector), f64::from(lane.offset));
            (x + offset, y + offset)
        };
        let round: Vec<Point> = lane::round(mission, kind, colour).into_iter().map(shifted).collect();
        if round.len() > 1 {
            let paint = Paint::stroke(palette().patrol(colour), 2.0);
            svg.path(&smooth(&round), paint.dashed(lane.dash).faint(0.85));
        }
    }
}

/// The patrols of a mission as on standard, each with a kind that walks it: those on the map and those that may come.
fn walkers(mission: &Mission) -> BTreeMap<Colour, KindId> {
    let plan = mission.plan();
    let posts = plan.posted(Difficulty::Standard).map(|post| (post.colour, post.kind));
    let later = plan.alarm.iter().flat_map(|alarm| &alarm.reinforcements).map(|one| (one.colour, one.kind));
    posts.chain(later).collect()
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
        let shade = palette().patrol(stop.colour);
        let paint = Paint::fill(palette().ink).outlined(shade, 1.5);
        match Lane::of(stop.colour).shape {
            [] => svg.circle(at, size * 0.5, paint),
            corners => svg.polygon(&placed(corners, at, size * 1.1), paint),
        }
        let set = Type { size: 10.0, colour: shade, anchor: "middle" };
        svg.text((at.0, at.1 + 3.5), &stop.number.to_string(), set);
    }
}
