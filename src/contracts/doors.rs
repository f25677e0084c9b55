//! Doors: every room has one to a way, some have more, and all places hang together.

use std::collections::BTreeSet;

use super::sketch::{At, Edge, Role, Sketch};
use crate::engine::Dice;

/// How many doors there are beyond the first of each room, in per cent.
#[derive(Clone, Copy, Debug)]
pub struct Openness {
    /// A second door to a way.
    pub second: usize,
    /// A door to a room beside it.
    pub between: usize,
}

/// Opens the doors of a place.
pub fn open(sketch: &mut Sketch, openness: Openness, dice: &mut Dice) {
    for room in 0..sketch.rooms.len() {
        open_room(sketch, room, openness, dice);
    }
    join(sketch, dice);
    for pair in neighbours(sketch) {
        if dice.below(100) < openness.between
            && let Some(&door) = dice.pick(&pair)
        {
            sketch.doors.insert(door);
        }
    }
}

/// Opens a room to the ways beside it.
fn open_room(sketch: &mut Sketch, room: usize, openness: Openness, dice: &mut Dice) {
    let Some(built) = sketch.rooms.get(room).filter(|built| built.role == Role::Room) else { return };
    let roomy = built.places.len() > 2;
    let mut doors: Vec<Edge> = sketch
        .edges()
        .into_iter()
        .filter(|&(a, b)| leads_out(sketch, room, a, b) || leads_out(sketch, room, b, a))
        .collect();
    dice.shuffle(&mut doors);
    let Some(first) = doors.pop() else { return };
    sketch.doors.insert(first);
    if !roomy && dice.below(100) >= openness.second {
        return;
    }
    // The second door is elsewhere, at best on another side.
    let far = |&(a, b): &Edge| (a.row.abs_diff(first.0.row) + b.column.abs_diff(first.1.column)) as usize;
    doors.sort_by_key(far);
    if let Some(second) = doors.pop().filter(|door| far(door) > 0) {
        sketch.doors.insert(second);
    }
}

/// Whether an edge leads from a place of a room to a way.
fn leads_out(sketch: &Sketch, room: usize, from: At, to: At) -> bool {
    sketch.places.get(&from) == Some(&room) && sketch.is_way(to)
}

/// The edges between rooms, by pair of rooms.
fn neighbours(sketch: &Sketch) -> Vec<Vec<Edge>> {
    let mut pairs: std::collections::BTreeMap<(usize, usize), Vec<Edge>> = std::collections::BTreeMap::new();
    for (a, b) in sketch.edges().into_iter().filter(|&(a, b)| !sketch.is_open(a, b)) {
        if let (Some(&one), Some(&other)) = (sketch.places.get(&a), sketch.places.get(&b))
            && !sketch.is_way(a)
            && !sketch.is_way(b)
        {
            pairs.entry((one.min(other), one.max(other))).or_default().push((a, b));
        }
    }
    pairs.into_values().collect()
}

/// Opens doors until every place can be reached from every other.
fn join(sketch: &mut Sketch, dice: &mut Dice) {
    while let Some(first) = sketch.places.keys().next().copied() {
        let reached = sketch.steps(first, &BTreeSet::new());
        let borders = |&(a, b): &Edge| reached.contains_key(&a) != reached.contains_key(&b);
        let doors: Vec<Edge> = sketch.edges().into_iter().filter(borders).collect();
        let Some(&door) = dice.pick(&doors) else { return };
        sketch.doors.insert(door);
    }
}

/// Makes vents in walls that are a long way around to walk.
pub fn vent(sketch: &mut Sketch, count: usize, dice: &mut Dice) {
    let mut walls: Vec<Edge> = sketch.edges().into_iter().filter(|&(a, b)| !sketch.is_open(a, b)).collect();
    dice.shuffle(&mut walls);
    let around = |&(a, b): &Edge| sketch.steps(a, &BTreeSet::new()).get(&b).copied().unwrap_or(0);
    walls.sort_by_cached_key(|wall| std::cmp::Reverse(around(wall).min(6)));
    sketch.vents = walls.into_iter().take(count).collect();
}
