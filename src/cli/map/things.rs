//! What stands in the sectors: letters, start, exit, entrance, objectives, keys, locks and posts.

use std::collections::BTreeMap;

use super::{
    S, corner, palette, placed,
    svg::{Paint, Point, Svg, Type},
};
use crate::{
    stealth::{Colour, Difficulty, Need, Plan, Sector},
    ui::{
        map::{art::Silhouette, layout},
        theme::Shade,
    },
};

/// The size of a thing in the middle of a sector.
const SIZE: f64 = 0.32 * S;

/// The letter of every lettered sector, on its plate.
pub fn letters(svg: &mut Svg, plan: &Plan) {
    for cell in &plan.sectors {
        let Some(letter) = cell.letter.map(|letter| letter.to_string()) else { continue };
        let (x, y) = corner(cell.sector);
        let width = 9.0 + 7.0 * letter.chars().count() as f64;
        svg.rect((x + 8.0, y + 8.0), (width, 16.0), Paint::fill(palette().ink).outlined(palette().line_door, 1.0));
        let set = Type { size: 11.0, colour: palette().text_hi, anchor: "middle" };
        svg.text((x + 8.0 + width / 2.0, y + 20.0), &letter, set);
    }
}

/// Something in the middle of a sector.
#[derive(Clone, Copy)]
enum Thing<'a> {
    Start,
    Exit,
    Entrance,
    Objective(Need),
    Post(&'a str, &'a str, Colour),
}

/// Everything that is placed, sector by sector.
pub fn things(svg: &mut Svg, plan: &Plan) {
    let mut middle: BTreeMap<Sector, Vec<Thing>> = BTreeMap::new();
    let mut put = |sector, thing| middle.entry(sector).or_default().push(thing);
    put(plan.start, Thing::Start);
    put(plan.exit, Thing::Exit);
    plan.entrance.into_iter().for_each(|sector| put(sector, Thing::Entrance));
    plan.objectives.iter().for_each(|objective| put(objective.sector, Thing::Objective(objective.need)));
    for post in plan.posted(Difficulty::Standard) {
        let kind = plan.kinds.get(post.kind.index());
        let (id, name) = kind.map_or(("", ""), |kind| (&kind.id, &kind.name));
        put(post.sector, Thing::Post(id, name, post.colour));
    }
    for (sector, things) in middle {
        let centre = super::centre(sector);
        let shown = if things.len() > 4 { 3 } else { things.len() };
        for (thing, &(dx, dy)) in things.iter().zip(layout::places(things.len())).take(shown) {
            draw(svg, *thing, (centre.0 + f64::from(dx) * S, centre.1 + f64::from(dy) * S));
        }
        if things.len() > shown {
            let more = format!("+{}", things.len() - shown);
            svg.text((centre.0 + 0.14 * S, centre.1 + 0.2 * S), &more, plain(palette().text_hi));
        }
    }
    keys_and_locks(svg, plan);
}

fn plain(colour: Shade) -> Type {
    Type { size: 12.0, colour, anchor: "middle" }
}

fn draw(svg: &mut Svg, thing: Thing, at: Point) {
    match thing {
        Thing::Start => {
            svg.circle(at, SIZE * 0.5, Paint::stroke(palette().agent, 1.5).dashed(&[4.0, 3.2]));
            svg.circle(at, SIZE * 0.12, Paint::fill(palette().agent));
        }
        Thing::Exit => exit(svg, at),
        Thing::Entrance => entrance(svg, at),
        Thing::Objective(need) => objective(svg, at, need),
        Thing::Post(id, name, colour) => {
            let (shape, fill) = (Silhouette::of(id).corners, palette().patrol(colour));
            svg.polygon(&placed(shape, at, SIZE + 9.0), Paint::fill(palette().ink).faint(0.85));
            svg.polygon(&placed(shape, at, SIZE + 4.0), Paint::fill(fill));
            let initial: String = name.chars().take(1).collect();
            svg.text((at.0, at.1 + 4.5), &initial, plain(palette().ink));
        }
    }
}

/// A door frame, open below, with an arrow leading out.
fn exit(svg: &mut Svg, (x, y): Point) {
    let (half, paint) = (SIZE * 0.42, Paint::stroke(palette().safe, 2.5));
    svg.polyline(&[(x - half, y + half), (x - half, y - half), (x + half, y - half), (x + half, y + half)], paint);
    svg.line((x, y - half * 0.4), (x, y + half), paint);
    svg.polyline(&[(x - 5.0, y + half - 5.0), (x, y + half), (x + 5.0, y + half - 5.0)], paint);
}

/// Three chevrons pointing in.
fn entrance(svg: &mut Svg, (x, y): Point) {
    for (at, opacity) in [(-9.0, 0.5), (0.0, 0.75), (9.0, 1.0)] {
        let chevron = [(x - 9.0, y + at - 5.0), (x, y + at + 3.0), (x + 9.0, y + at - 5.0)];
        svg.polyline(&chevron, Paint::stroke(palette().alarm, 2.5).faint(opacity));
    }
}

fn objective(svg: &mut Svg, (x, y): Point, need: Need) {
    let half = SIZE * 0.5;
    let diamond = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)];
    match need {
        Need::Required => svg.polygon(&diamond, Paint::fill(palette().objective).outlined(palette().ink, 2.0)),
        Need::Optional => {
            let paint = Paint::stroke(palette().objective, 1.5);
            svg.polygon(&diamond, paint.dashed(&[4.0, 3.0]));
            svg.line((x - 5.0, y), (x + 5.0, y), paint);
            svg.line((x, y - 5.0), (x, y + 5.0), paint);
        }
    }
}

/// Keys are rings, locks are squares with the same number, at the top right.
fn keys_and_locks(svg: &mut Svg, plan: &Plan) {
    for (at, &sector) in plan.keys.iter().enumerate() {
        let (x, y) = slot(sector);
        svg.circle((x, y), 0.1 * S, Paint::fill(palette().ink).outlined(palette().objective, 3.0));
        svg.text((x, y + 4.0), &(at + 1).to_string(), plain(palette().objective));
    }
    for lock in &plan.locks {
        let (x, y) = slot(lock.sector);
        let half = 0.105 * S;
        svg.rect(
            (x - half, y - half),
            (2.0 * half, 2.0 * half),
            Paint::fill(palette().locked).outlined(palette().ink, 2.0),
        );
        svg.text((x, y + 4.0), &(lock.key.index() + 1).to_string(), plain(palette().ink));
    }
}

/// The slot at the top right.
fn slot(sector: Sector) -> Point {
    let (x, y) = corner(sector);
    (x + S - 18.0, y + 18.0)
}
