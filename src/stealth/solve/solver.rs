//! The solver one question at a time: each is answered by itself, and can be given up.

use std::sync::Arc;

use super::{
    Budget, Errand, Found, Goal, Locks, Route, SoftLock,
    search::{Beam, Search},
    soft_lock,
    world::{Faces, World},
};
use crate::{
    engine::{Dice, Game},
    stealth::{AGENT, Effect, GearEffect, Mission, Sector, Setup, Stealth},
};

/// How many worlds of each moment the quick search keeps where everything is to be found out.
const WIDTH: usize = 250;
/// What the patient search keeps: enough of every place that those who wait are not crowded out.
const PATIENT: Beam = Beam { width: 1_000, crowd: 20 };

/// Whether a search goes on; asked at every state.
pub type GoOn<'a> = &'a dyn Fn() -> bool;

/// A mission with all that its searches share.
pub struct Solver<'a> {
    setup: &'a Setup,
    budget: Budget,
    shut: Errand,
    /// Where the agent opens locks without keys.
    open: Option<Errand>,
    faces: Faces,
    start: World,
    go_on: GoOn<'a>,
}

impl<'a> Solver<'a> {
    /// Studies a mission.
    pub fn new(setup: &'a Setup, budget: Budget) -> Self {
        let mission = &setup.mission;
        let faces = Faces::new(&mission.plan().deck);
        Self {
            setup,
            budget,
            shut: Errand::new(mission, Locks::Shut),
            open: opens_locks(setup).then(|| Errand::new(mission, Locks::Open)),
            start: start(setup, &faces),
            faces,
            go_on: &|| true,
        }
    }

    /// The same, but every search ends when `go_on` says no. What was not found by then is not proved.
    #[must_use]
    pub fn unless_stopped(self, go_on: GoOn<'a>) -> Self {
        Self { go_on, ..self }
    }

    /// How the map alone can make a win impossible.
    pub fn soft_locks(&self) -> Vec<SoftLock> {
        soft_lock::soft_locks(&self.setup.mission, &self.shut)
    }

    /// No line wins in an earlier turn than this; `None` where no way leads to a win at all.
    pub fn at_least(&self) -> Option<u16> {
        self.search(Beam::wide(WIDTH)).earliest(&self.start)
    }

    /// The fastest line, or what is known of it.
    pub fn fastest(&self) -> Found {
        self.find(Goal::Win)
    }

    /// The fastest line that keeps to a goal, given the fastest of all.
    pub fn clean(&self, goal: Goal, fastest: &Found) -> Found {
        // Where the fastest line is clean already, there is no faster clean one.
        let clean = fastest.route.as_ref().is_some_and(|route| goal.is_kept(route.kills, route.seen));
        if clean { fastest.clone() } else { self.find(goal) }
    }

    /// The fastest line that keeps to a goal; where none is found within the slack, any that a patient search finds.
    fn find(&self, goal: Goal) -> Found {
        let found = self.search(Beam::wide(WIDTH)).find(&self.start, goal);
        if found.route.is_some() || found.proved || self.budget.patience == 0 {
            return found;
        }
        let patient = Search { slack: self.budget.patience, ..self.search(PATIENT) };
        Found { route: patient.find_any(&self.start, goal), ..found }
    }

    /// A line that luck quickly finds, `width` worlds wide. It excludes nothing.
    pub fn quickly(&self, goal: Goal, width: usize) -> Option<Route> {
        self.search(Beam::wide(width)).find_quickly(&self.start, goal)
    }

    fn search(&self, beam: Beam) -> Search<'_> {
        let Self { setup, budget, go_on, .. } = *self;
        let errand = self.open.as_ref().unwrap_or(&self.shut);
        let (saved, slack) = (saved_turns(setup), budget.slack);
        Search { setup, faces: &self.faces, errand, saved, budget: budget.states, slack, beam, go_on }
    }
}

/// The mission before the first decision, its stacked cards forgotten: the solver chooses the cards.
fn start(setup: &Setup, faces: &Faces) -> World {
    let plain = Arc::new(Setup { stack: Vec::new(), ..setup.clone() });
    World::of(&Stealth::deal_shared(&plain, &mut Dice::new(0)).view(AGENT), faces)
}

/// Every effect the agent can use, with its price.
fn effects(setup: &Setup) -> impl Iterator<Item = (Option<u8>, Effect)> {
    let gear = setup.gear.iter().flat_map(|gear| &gear.effects).filter_map(|effect| match effect {
        GearEffect::Use { energy, effect } => Some((Some(*energy), *effect)),
        _ => None,
    });
    gear.chain(setup.items.iter().map(|item| (None, item.effect)))
}

fn opens_locks(setup: &Setup) -> bool {
    effects(setup).any(|(_, effect)| matches!(effect, Effect::Unlock(_)))
}

/// How many turns one crossing of a wall can save at most; without limit where it leads to where no door does.
fn longest_detour(mission: &Mission) -> u16 {
    let walk = mission.walk();
    let beside = |&from: &Sector| walk.sectors().iter().filter(move |to| from.touches(**to)).map(move |&to| (from, to));
    let detours = walk.sectors().iter().flat_map(beside).map(|(from, to)| walk.distance(from, to));
    detours.map(|moves| moves.map_or(u16::MAX, |moves| moves / 2)).max().unwrap_or(0)
}

/// How many turns the agent's effects can save at most: a movement or an action more stands for a declined part.
fn saved_turns(setup: &Setup) -> u16 {
    let recharged: u16 =
        effects(setup).map(|(_, effect)| if let Effect::Recharge(n) = effect { n.into() } else { 0 }).sum();
    let energy = u16::from(setup.max_energy()).saturating_add(recharged);
    let saves = |(price, effect): (Option<u8>, Effect)| {
        let each = match effect {
            Effect::Dash | Effect::Encore => 1,
            Effect::Climb => longest_detour(&setup.mission),
            _ => 0,
        };
        let uses = price.map_or(1, |price| energy.checked_div(price.into()).unwrap_or(u16::MAX));
        each.saturating_mul(uses)
    };
    effects(setup).map(saves).fold(0, u16::saturating_add)
}
