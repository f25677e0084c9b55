//! Waypoints and patrols: numbered without gaps, reachable, and walkable.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{
        cards::Cards,
        draft::{Draft, Found},
        fault::Code,
        raw::RawMission,
        report::{Place, Report},
    },
    goals,
    reach::{Reached, Ways},
};
use crate::stealth::{Colour, MAX_STOPS, Nature, Sector, Step};

/// A waypoint as drafted.
type Stop<'a> = &'a Found<(Colour, i64)>;

/// An enemy or reinforcement: its kind's id, its colour and where it begins.
struct Walker<'a> {
    kind: &'a str,
    colour: Colour,
    start: Option<Sector>,
}

/// Where enemies get, worked out once for all that begin in the same part of the map.
struct Reach {
    walk: (Ways, Vec<Reached>),
    fly: (Ways, Vec<Reached>),
}

impl Reach {
    fn new(draft: &Draft<'_>) -> Self {
        let (walk, fly) = (Ways::new(&draft.doors), Ways::new(draft.doors.iter().chain(&draft.vents)));
        Self { walk: (walk, Vec::new()), fly: (fly, Vec::new()) }
    }

    /// Where one that begins at `start` gets. Ways lead both ways: all in one part of the map get everywhere in it.
    fn from(&mut self, start: Sector, nature: Nature) -> &Reached {
        let (ways, parts) = if nature == Nature::Vents { &mut self.fly } else { &mut self.walk };
        let known = parts.iter().position(|part| part.contains(start));
        let at = known.unwrap_or_else(|| {
            parts.push(ways.from(start, &BTreeSet::new()));
            parts.len() - 1
        });
        &parts[at]
    }
}

/// Checks the waypoints of every colour.
pub fn check(raw: &RawMission, draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    let walkers = walkers(raw, draft);
    let mut reach = Reach::new(draft);
    let mut colours: BTreeMap<Colour, Vec<Stop<'_>>> = BTreeMap::new();
    for stop in &draft.waypoints {
        colours.entry(stop.what.0).or_default().push(stop);
    }
    for (colour, mut stops) in colours {
        stops.sort_by_key(|stop| stop.what.1);
        check_numbers(colour, &stops, report);
        if walkers.iter().any(|walker| walker.colour == colour) {
            check_ways(colour, &stops, &walkers, &mut reach, cards, report);
        } else {
            let message = format!("no enemy has the colour {}", colour.key());
            report.add(
                Code::UnusedWaypoints,
                stops[0].place(),
                message,
                "give an enemy this colour, or remove its waypoints",
            );
        }
    }
    check_homes(draft, cards, report);
    check_walks(raw, draft, cards, report);
}

fn walkers<'a>(raw: &'a RawMission, draft: &Draft<'a>) -> Vec<Walker<'a>> {
    let posts = draft.enemies.iter().map(|e| Walker { kind: e.what.0, colour: e.what.1, start: Some(e.sector) });
    let entrance = draft.entrances.first().map(|found| found.sector);
    let later = raw.alarm.iter().flat_map(|alarm| &alarm.reinforcements);
    posts.chain(later.map(|r| Walker { kind: &r.kind, colour: r.colour.into(), start: entrance })).collect()
}

/// Numbers run from 1 without gaps and without repetition.
fn check_numbers(colour: Colour, stops: &[Stop<'_>], report: &mut Report) {
    let name = colour.key();
    if stops.len() > MAX_STOPS {
        super::check_count(stops.len(), MAX_STOPS, &format!("{name} waypoints"), goals::at(), report);
        return;
    }
    let mut expected = 1;
    for stop in stops {
        let number = stop.what.1;
        if number < expected && number > 0 {
            let message = format!("{name} waypoint {number} is there twice");
            report.add(
                Code::RepeatedWaypoint,
                stop.field("number"),
                message,
                "give each waypoint of a colour its own number",
            );
        } else if number != expected {
            let message = format!("{name} waypoint {expected} is missing; {number} comes instead");
            report.add(
                Code::WaypointGap,
                stop.field("number"),
                message,
                "number the waypoints of a colour 1, 2, 3 and so on",
            );
        }
        expected = expected.max(number.clamp(0, 9999) + 1);
    }
    let next = stops.iter().cycle().skip(1);
    for (_, second) in stops.iter().zip(next).filter(|(a, b)| a.sector == b.sector && stops.len() > 1) {
        let message = format!("two {name} waypoints in a row are at {}", second.sector);
        report.add(Code::IdleWaypoint, second.place(), message, "remove one of them, or put another waypoint between");
    }
}

/// Every walker of the colour can get to every waypoint.
fn check_ways(
    colour: Colour,
    stops: &[Stop<'_>],
    walkers: &[Walker<'_>],
    reach: &mut Reach,
    cards: &Cards,
    report: &mut Report,
) {
    let mut told = BTreeSet::new();
    for walker in walkers.iter().filter(|walker| walker.colour == colour) {
        let Some((start, kind)) = walker.start.zip(cards.kind(walker.kind)) else { continue };
        let reached = reach.from(start, kind.nature);
        for stop in stops.iter().filter(|stop| !reached.contains(stop.sector) && told.insert(stop.from)) {
            let message =
                format!("{} waypoint {} at {} cannot be reached from {start}", colour.key(), stop.what.1, stop.sector);
            report.add(
                Code::UnreachableWaypoint,
                stop.place(),
                message,
                "open a wall between them, or move the waypoint",
            );
        }
    }
}

/// Enemies whose colour has no waypoints stay where they are; cameras are meant to.
fn check_homes(draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    let colours: BTreeSet<Colour> = draft.waypoints.iter().map(|stop| stop.what.0).collect();
    for enemy in draft.enemies.iter().filter(|enemy| !colours.contains(&enemy.what.1)) {
        let still = cards.kind(enemy.what.0).is_some_and(|kind| kind.nature == Nature::Camera);
        if !still {
            let message =
                format!("no waypoint has this enemy's colour, {}: it stays at {}", enemy.what.1.key(), enemy.sector);
            report.add(
                Code::NoWaypoints,
                enemy.field("colour"),
                message,
                "add waypoints of its colour, or one where it stands if it is to stay",
            );
        }
    }
}

/// Every enemy with two waypoints or more can walk. Where it can reach them all, a step always leads on.
fn check_walks(raw: &RawMission, draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    let stops = |colour: Colour| draft.waypoints.iter().filter(|stop| stop.what.0 == colour).count();
    for enemy in &draft.enemies {
        let (id, colour, _) = enemy.what;
        let Some(kind) = cards.kind(id).filter(|_| stops(colour) > 1) else { continue };
        let mut deeds = kind.behaviour.iter().flat_map(|band| &band.steps);
        let walks = kind.nature != Nature::Camera && deeds.any(|deed| matches!(deed, Step::Move(1..)));
        if !walks {
            stuck(id, colour, enemy.place(), report);
        }
    }
    for one in raw.alarm.iter().flat_map(|alarm| &alarm.reinforcements) {
        let colour = one.colour.into();
        if stops(colour) > 1 && cards.kind(&one.kind).is_some_and(|kind| kind.nature == Nature::Camera) {
            let place = draft.entrances.first().map_or(Place::File, Found::place);
            stuck(&one.kind, colour, place, report);
        }
    }
}

fn stuck(kind: &str, colour: Colour, place: Place, report: &mut Report) {
    let message = format!("the {} patrol of this {kind} cannot move", colour.key());
    report.add(Code::StuckPatrol, place, message, "choose a kind that walks, or remove the waypoints of its colour");
}
