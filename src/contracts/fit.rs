//! Cuts a place to the number of sectors asked for, so that its outline stays tidy.

use super::{
    Size,
    sketch::{At, Role, Sketch, Tile},
};
use crate::engine::Dice;

/// The most places a room grows to.
const ROOMY: usize = 4;

/// Takes places from rooms, or adds some, until there are about `wanted`.
pub fn fit(sketch: &mut Sketch, wanted: usize, dice: &mut Dice) {
    while sketch.len() > wanted + Size::LEEWAY {
        let Some(at) = spare(sketch, dice) else { return };
        remove(sketch, at);
    }
    while sketch.len() + Size::LEEWAY < wanted {
        let Some((at, room)) = free(sketch, dice) else { return };
        sketch.places.insert(at, room);
        if let Some(room) = sketch.rooms.get_mut(room) {
            room.places.insert(at);
        }
    }
}

/// A place of a room at a corner of the outline without which all else hangs together.
fn spare(sketch: &Sketch, dice: &mut Dice) -> Option<At> {
    let mut corners: Vec<At> = sketch.places.keys().copied().filter(|&at| !sketch.is_way(at)).collect();
    dice.shuffle(&mut corners);
    corners.sort_by_key(|&at| sketch.neighbours(at));
    corners.into_iter().find(|&at| {
        let mut without = sketch.clone();
        remove(&mut without, at);
        is_whole(&without)
    })
}

fn remove(sketch: &mut Sketch, at: At) {
    if let Some(room) = sketch.places.remove(&at).and_then(|room| sketch.rooms.get_mut(room)) {
        room.places.remove(&at);
    }
}

/// Whether all places hang together, and each room does.
fn is_whole(sketch: &Sketch) -> bool {
    let connected = |places: &mut dyn Iterator<Item = At>| {
        let mut left: std::collections::BTreeSet<At> = places.collect();
        let Some(first) = left.pop_first() else { return true };
        let mut waiting = vec![first];
        while let Some(at) = waiting.pop() {
            waiting.extend(at.around().into_iter().filter(|next| left.remove(next)));
        }
        left.is_empty()
    };
    connected(&mut sketch.places.keys().copied())
        && sketch.rooms.iter().all(|room| connected(&mut room.places.iter().copied()))
}

/// A place beside a room that fills a notch of the outline, and the room it goes to.
fn free(sketch: &Sketch, dice: &mut Dice) -> Option<(At, usize)> {
    let (rows, columns) = sketch.extent();
    let inside = |at: &At| (rows.0..=rows.1).contains(&at.row) && (columns.0..=columns.1).contains(&at.column);
    let is_free = |at: &At| !sketch.places.contains_key(at) && !sketch.voids.contains(at);
    let mut found: Vec<(At, usize)> = sketch
        .places
        .iter()
        .filter(|(at, _)| !sketch.is_way(**at))
        .flat_map(|(at, &room)| at.around().into_iter().filter(is_free).map(move |next| (next, room)))
        .filter(|&(_, room)| sketch.rooms.get(room).is_some_and(|room| room.places.len() < ROOMY))
        .collect();
    dice.shuffle(&mut found);
    found.sort_by_key(|(at, _)| (!inside(at), std::cmp::Reverse(sketch.neighbours(*at))));
    found.first().copied()
}

/// Gives a place a tile of its own: as a part of the way where it was one, as a room otherwise.
pub fn mark(sketch: &mut Sketch, at: At, tile: Tile) {
    let Some(old) = sketch.places.get(&at).copied() else { return };
    let Some(room) = sketch.rooms.get_mut(old) else { return };
    if room.places.len() == 1 {
        room.tile = tile;
    } else if room.role == Role::Way {
        room.places.remove(&at);
        sketch.places.insert(at, sketch.rooms.len());
        let places = std::collections::BTreeSet::from([at]);
        sketch.rooms.push(super::sketch::Room { tile, role: Role::Way, places });
    }
}
