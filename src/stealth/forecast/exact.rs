//! The exact forecast: every card that may come, with its weight, and equal worlds merged after every draw.

use std::collections::HashMap;

use xxhash_rust::xxh3::xxh3_128;

use super::{
    Forecast, Kind, Totals, idle, is_past,
    sightings::{Sightings, around},
};
use crate::stealth::{
    Action, DrawFor, Effect, Event, Modifier, Scene, Strike, View, draw,
    solve::world::{Faces, Stop, World},
};

/// How many worlds may be open before sampling is the better way.
const MOST_WORLDS: usize = 1200;

/// One course of events so far.
struct Course {
    world: World,
    sightings: Sightings,
    weight: f64,
}

/// The exact forecast; `None` where it would branch too much.
pub(super) fn forecast(view: &View, action: Option<Action>) -> Option<Forecast> {
    if burns(view, action) || expected_worlds(view) > MOST_WORLDS {
        return None;
    }
    let action = action.filter(|_| !peeks(view, action));
    let plain = merge_cards(view);
    let faces = Faces::new(&[&plain.left[..], &plain.drawn].concat());
    let mut ahead = Ahead { view, faces, totals: Totals::new(&view.setup.mission, &view.public) };
    let mut start = Course { world: World::of(&plain, &ahead.faces), sightings: Sightings::default(), weight: 1.0 };
    if let Some(action) = action {
        start.world.begin(&view.setup, action, &mut witness(view, &mut start.sightings));
        ahead.totals.add_rows(&mut start.sightings, 1.0);
    }
    let mut courses = vec![start];
    while !courses.is_empty() {
        courses = ahead.draw_once(courses);
        if courses.len() > MOST_WORLDS {
            return None;
        }
    }
    Some(ahead.totals.forecast(Kind::Exact))
}

/// Whether an action throws a card away unseen, which is left to sampling.
fn burns(view: &View, action: Option<Action>) -> bool {
    matches!(effect(view, action), Some(Effect::Burn))
}

/// Whether an action only looks at cards, which changes no chance before they are seen.
fn peeks(view: &View, action: Option<Action>) -> bool {
    matches!(effect(view, action), Some(Effect::Peek(_)))
}

/// The effect of the tool an action uses.
fn effect(view: &View, action: Option<Action>) -> Option<Effect> {
    let Some(Action::Use { tool, .. }) = action else { return None };
    let scene = Scene { setup: &view.setup, public: &view.public };
    scene.tool(tool).map(|(_, effect)| effect)
}

/// A rough count of the worlds to come: the rows of all that may act, multiplied.
fn expected_worlds(view: &View) -> usize {
    let rows = |enemy: &crate::stealth::Enemy| view.setup.mission.kind(enemy.kind).behaviour.len().max(1);
    let active = view.public.enemies.iter().filter(|enemy| enemy.is_up() && !enemy.dazed);
    active.map(rows).fold(1, usize::saturating_mul)
}

/// The same view with cards that can make no difference to the enemy phase written as one.
fn merge_cards(view: &View) -> View {
    let scene = Scene { setup: &view.setup, public: &view.public };
    let mut classes: Vec<(Vec<u8>, Modifier)> = Vec::new();
    let mut merged = |card: Modifier| {
        let Modifier::Value(value) = card else { return card };
        let effect = effects(scene, value.into());
        if let Some((_, same)) = classes.iter().find(|(other, _)| *other == effect) {
            return *same;
        }
        classes.push((effect, card));
        card
    };
    let mut view = view.clone();
    let known = view.public.known.iter_mut();
    view.left.iter_mut().chain(&mut view.drawn).chain(known).for_each(|card| *card = merged(*card));
    view
}

/// All that a card of this number can do before the turn ends.
fn effects(scene: Scene, value: i32) -> Vec<u8> {
    let mission = scene.mission();
    let up = || scene.enemies().filter(|(_, enemy)| enemy.is_up());
    let most: u16 = up().map(|(_, enemy)| 2 * u16::from(mission.kind(enemy.kind).vigilance)).sum();
    let levels = scene.public.alarm..=scene.public.alarm.saturating_add(most);
    let mut bonuses: Vec<i32> = levels.map(|level| mission.alarm().map_or(0, |_| mission.bonus(level))).collect();
    bonuses.dedup();
    let mut effects = Vec::new();
    for (id, enemy) in up() {
        effects.extend(bonuses.iter().map(|bonus| mission.kind(enemy.kind).band(bonus + value) as u8));
        let weapons = scene.setup.weapons().map(|(gear, _)| DrawFor::Attack { gear, target: id, how: Strike::Action });
        for draw in weapons.chain([DrawFor::EnemyAttack { enemy: id, how: Strike::Action }]) {
            let sum = draw::sum(scene, draw);
            effects.push(u8::from(sum.against.is_some_and(|against| sum.base + value >= against)));
        }
    }
    effects
}

/// The going through.
struct Ahead<'a> {
    view: &'a View,
    faces: Faces,
    totals: Totals<'a>,
}

impl Ahead<'_> {
    /// Runs every course to its next draw, draws every card, and merges what came out equal.
    fn draw_once(&mut self, courses: Vec<Course>) -> Vec<Course> {
        let mut after: Vec<Course> = Vec::new();
        let mut places: HashMap<u128, usize> = HashMap::new();
        let mut key = Vec::new();
        for mut course in courses {
            let Some(draw) = self.run(&mut course) else {
                self.totals.add(&course.sightings, course.weight);
                continue;
            };
            for mut next in self.draws(&course, draw) {
                key = next.world.write_key(std::mem::take(&mut key));
                next.sightings.write_key(&mut key);
                match places.entry(xxh3_128(&key)) {
                    std::collections::hash_map::Entry::Occupied(place) => after[*place.get()].weight += next.weight,
                    std::collections::hash_map::Entry::Vacant(place) => {
                        place.insert(after.len());
                        after.push(next);
                    }
                }
                key.clear();
            }
        }
        after
    }

    /// Runs on to the next draw; `None` where the enemy phase is over.
    fn run(&mut self, course: &mut Course) -> Option<DrawFor> {
        let setup = &self.view.setup;
        let Course { world, sightings, weight } = course;
        loop {
            let stop = world.run(setup, &mut witness(self.view, sightings));
            self.totals.add_rows(sightings, *weight);
            if is_past(&world.public, self.view.public.turn) {
                return None;
            }
            match stop {
                Stop::Draw(draw) => return Some(draw),
                Stop::Over => return None,
                Stop::Decision => {
                    let action = idle(Scene { setup, public: &world.public })?;
                    world.begin(setup, action, &mut witness(self.view, sightings));
                }
            }
        }
    }

    /// The courses after each card.
    fn draws(&mut self, course: &Course, draw: DrawFor) -> Vec<Course> {
        let coming = course.world.coming(&self.faces);
        let all: f64 = coming.iter().map(|(_, count)| f64::from(*count)).sum();
        let mut after = Vec::with_capacity(coming.len());
        for (face, count) in coming {
            let weight = course.weight * f64::from(count) / all;
            let mut next = Course { world: course.world.clone(), sightings: course.sightings.clone(), weight };
            let Course { world, sightings, .. } = &mut next;
            world.turn_up(&self.view.setup, draw, face, &self.faces, &mut witness(self.view, sightings));
            self.totals.add_rows(&mut next.sightings, weight);
            after.push(next);
        }
        after
    }
}

/// An ear that notes what happens.
fn witness<'a>(view: &'a View, sightings: &'a mut Sightings) -> impl FnMut(Event) + 'a {
    move |event| sightings.witness(&event, &|enemy, sector| around(&view.setup.mission, &view.public, enemy, sector))
}
