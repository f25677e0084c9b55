//! What a map means, for a screen to lay over it: rounds as guards will walk them, how far each comes in a turn,
//! distances, choke points, what a noise attracts. Every answer is there for faulty missions too, as far as they go.

use std::collections::{BTreeMap, BTreeSet};

use super::reach::{Gait, joints, rooms};
use crate::{
    content::{Bar, Cards, Sheet, Thing, ThingAt},
    stealth::{Colour, Ground, Nature, Patrol, Sector, Step, senses::hears_within},
};

/// A map with its routes.
#[derive(Clone, Debug)]
pub struct Survey {
    walk: Ground,
    /// Where it differs from `walk`.
    fly: Option<Ground>,
    patrols: BTreeMap<(Colour, Gait), Patrol>,
    guards: Vec<Guard>,
}

/// An enemy on the map.
#[derive(Clone, Debug)]
struct Guard {
    thing: ThingAt,
    at: Sector,
    colour: Colour,
    gait: Gait,
    nature: Nature,
    /// The most moves its card gives it in one turn.
    moves: u8,
}

/// A patrol's round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Whose.
    pub colour: Colour,
    /// How those who walk it get about.
    pub gait: Gait,
    /// The sectors, the first waypoint first and last; a waypoint alone where it is the only one. Empty where some
    /// waypoint cannot be reached.
    pub walk: Vec<Sector>,
}

impl Survey {
    /// The map of a sheet. Enemies of unknown kinds are left out.
    pub fn of(sheet: &Sheet, cards: &Cards) -> Self {
        let sectors: Vec<Sector> = rooms(sheet).collect();
        let ground = |gait: Gait| {
            let ways: Vec<_> =
                joints(sheet).filter(|(_, bar)| gait.passes(*bar)).map(|(edge, _)| edge.into()).collect();
            Ground::new(&sectors, &ways)
        };
        let guards: Vec<Guard> = guards(sheet, cards).collect();
        let vents = joints(sheet).any(|(_, bar)| bar == Bar::Vent);
        let fly = (vents && guards.iter().any(|guard| guard.gait == Gait::Flies)).then(|| ground(Gait::Flies));
        let mut survey = Self { walk: ground(Gait::Walks), fly, patrols: BTreeMap::new(), guards };
        survey.plot(sheet);
        survey
    }

    fn plot(&mut self, sheet: &Sheet) {
        let used: BTreeSet<(Colour, Gait)> = self.guards.iter().map(|guard| (guard.colour, guard.gait)).collect();
        for (colour, gait) in used {
            let stops = super::route::stops(sheet, colour).into_iter();
            let stops: Vec<Sector> = stops.filter_map(|stop| sheet.sector_of(stop)).collect();
            if stops.iter().all(|stop| self.walk.contains(*stop)) {
                self.patrols.insert((colour, gait), Patrol::new(self.ground(gait), &stops));
            }
        }
    }

    fn ground(&self, gait: Gait) -> &Ground {
        match (gait, &self.fly) {
            (Gait::Flies, Some(fly)) => fly,
            _ => &self.walk,
        }
    }

    fn guard(&self, thing: ThingAt) -> Option<&Guard> {
        self.guards.iter().find(|guard| guard.thing == thing)
    }

    /// The round of every patrol somebody walks.
    pub fn rounds(&self) -> Vec<Round> {
        let round = |(&(colour, gait), patrol): (&(Colour, Gait), &Patrol)| {
            let walk = patrol.round(self.ground(gait));
            let walk = if walk.len() < 2 && patrol.stops().len() > 1 { Vec::new() } else { walk };
            Round { colour, gait, walk }
        };
        self.patrols.iter().map(round).collect()
    }

    /// Where a guard may be after each move of its first turn, undisturbed: the sectors after one move, after two and so
    /// on, as many as its card gives it at most.
    pub fn reach(&self, thing: ThingAt) -> Vec<BTreeSet<Sector>> {
        let Some(guard) = self.guard(thing).filter(|guard| guard.nature != Nature::Camera) else { return Vec::new() };
        let Some(patrol) = self.patrols.get(&(guard.colour, guard.gait)) else { return Vec::new() };
        let ground = self.ground(guard.gait);
        let mut places = BTreeSet::from([(guard.at, None, patrol.first_target(guard.at))]);
        let mut turns = Vec::new();
        for _ in 0..guard.moves {
            let step = |(at, came_from, target): (Sector, Option<Sector>, u8)| {
                let ways = match patrol.stops() {
                    [only] => ground.toward(at, *only).collect(),
                    _ => patrol.steps(ground, at, came_from, target),
                };
                ways.into_iter().map(move |next| {
                    let arrived = patrol.stops().get(usize::from(target)) == Some(&next);
                    (next, Some(at), if arrived { patrol.next_target(target) } else { target })
                })
            };
            places = places.into_iter().flat_map(step).collect();
            if places.is_empty() {
                break;
            }
            turns.push(places.iter().map(|place| place.0).collect());
        }
        turns
    }

    /// How many moves every sector is from here, walking; sectors no way leads to are left out.
    pub fn distances(&self, from: Sector) -> BTreeMap<Sector, u16> {
        let far = self.walk.nearest(&[from]);
        self.walk.sectors().iter().copied().zip(far).filter(|(_, far)| *far != u16::MAX).collect()
    }

    /// The sectors without which some others could no longer reach each other.
    pub fn choke_points(&self) -> Vec<Sector> {
        self.walk.choke_points()
    }

    /// The guards a noise here draws, with their first steps.
    pub fn attracted(&self, noise: Sector) -> Vec<(ThingAt, Vec<Sector>)> {
        let drawn = |guard: &Guard| {
            let ground = self.ground(guard.gait);
            let far = ground.distance(noise, guard.at)?;
            let hears = guard.nature != Nature::Camera && (1..=hears_within(guard.nature)).contains(&far);
            hears.then(|| (guard.thing, ground.toward(guard.at, noise).collect()))
        };
        self.guards.iter().filter_map(drawn).collect()
    }
}

fn guards(sheet: &Sheet, cards: &Cards) -> impl Iterator<Item = Guard> {
    sheet.things().filter_map(|(thing, spot, what)| {
        let Thing::Enemy { kind, colour, .. } = what else { return None };
        let card = cards.kind(kind)?;
        let at = spot.sector().filter(|at| sheet.room(*at).is_some())?;
        let moves = card.behaviour.iter().map(|band| {
            let moves = band.steps.iter().map(|step| if let Step::Move(moves) = step { *moves } else { 0 });
            moves.fold(0u8, u8::saturating_add)
        });
        let moves = moves.max().unwrap_or(0);
        Some(Guard { thing, at, colour: *colour, gait: Gait::of(kind, cards), nature: card.nature, moves })
    })
}
