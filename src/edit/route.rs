//! The waypoints of a patrol, kept in their order.

use super::Refusal;
use crate::{
    content::{Sheet, Thing, ThingAt},
    stealth::{Colour, Sector},
};

/// The waypoints of a patrol in their order.
pub fn stops(sheet: &Sheet, colour: Colour) -> Vec<ThingAt> {
    let stop = |(at, _, thing): (ThingAt, _, &Thing)| match thing {
        Thing::Waypoint { colour: its, number } if *its == colour => Some((*number, at)),
        _ => None,
    };
    let mut stops: Vec<_> = sheet.things().filter_map(stop).collect();
    stops.sort_unstable();
    stops.into_iter().map(|(_, at)| at).collect()
}

/// Numbers waypoints from 1 in this order.
pub fn renumber(sheet: &mut Sheet, stops: &[ThingAt]) {
    for (to, &stop) in (1..).zip(stops) {
        if let Some(Thing::Waypoint { number, .. }) = sheet.thing_mut(stop) {
            *number = to;
        }
    }
}

/// Adds a waypoint, as the one with this number or the last.
pub fn add(sheet: &mut Sheet, colour: Colour, at: Sector, number: Option<usize>) {
    let stops = stops(sheet, colour);
    let before = number.map_or(stops.len(), |number| number.saturating_sub(1)).min(stops.len());
    renumber(sheet, &stops);
    for &stop in stops.iter().skip(before) {
        if let Some(Thing::Waypoint { number, .. }) = sheet.thing_mut(stop) {
            *number += 1;
        }
    }
    sheet.put(at, Thing::Waypoint { colour, number: before as i64 + 1 });
}

/// Takes a thing away; the waypoints behind a waypoint move up.
pub fn remove(sheet: &mut Sheet, thing: ThingAt) -> Result<(), Refusal> {
    if let Thing::Waypoint { colour, .. } = sheet.take(thing).ok_or(Refusal::NotThere)? {
        let left = stops(sheet, colour);
        renumber(sheet, &left);
    }
    Ok(())
}

/// Gives a waypoint another number; the others make room.
pub fn reorder(sheet: &mut Sheet, thing: ThingAt, number: usize) -> Result<(), Refusal> {
    let Thing::Waypoint { colour, .. } = *sheet.thing(thing).ok_or(Refusal::NotThere)? else {
        return Err(Refusal::NotAWaypoint);
    };
    let mut stops = stops(sheet, colour);
    stops.retain(|&stop| stop != thing);
    stops.insert(number.saturating_sub(1).min(stops.len()), thing);
    renumber(sheet, &stops);
    Ok(())
}
