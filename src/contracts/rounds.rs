//! Rounds that guards walk: through rooms and ways, past what is worth taking.

use std::collections::{BTreeMap, BTreeSet};

use super::sketch::{At, Sketch};
use crate::engine::Dice;

/// The stops of a patrol, in walking order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Three to five places, no two the same.
    pub stops: Vec<At>,
}

/// How many rounds a site has at most; each walks in a colour of its own.
pub const MOST: usize = 5;
/// How close to the start nobody stops.
const QUIET: usize = 2;

/// Draws rounds: past every goal first, then where nobody walks yet.
pub fn draw(sketch: &Sketch, start: At, goals: &[At], dice: &mut Dice) -> Vec<Round> {
    let near = sketch.steps(start, &BTreeSet::new());
    let may: Vec<At> =
        sketch.places.keys().copied().filter(|at| near.get(at).is_some_and(|&gone| gone > QUIET)).collect();
    let mut rounds: Vec<Round> = Vec::new();
    let mut centres: Vec<At> = goals.to_vec();
    while rounds.len() < MOST {
        let Some(centre) = centres.get(rounds.len()).copied().or_else(|| lonely(sketch, &may, &centres)) else { break };
        if rounds.len() >= centres.len() {
            centres.push(centre);
        }
        let Some(round) = around(sketch, centre, &may, dice) else { break };
        rounds.push(round);
    }
    rounds
}

/// The place farthest from all centres.
fn lonely(sketch: &Sketch, may: &[At], centres: &[At]) -> Option<At> {
    let from: Vec<BTreeMap<At, usize>> = centres.iter().map(|&centre| sketch.steps(centre, &BTreeSet::new())).collect();
    let near = |at: &At| from.iter().filter_map(|steps| steps.get(at)).copied().min().unwrap_or(0);
    may.iter().copied().filter(|at| !centres.contains(at)).max_by_key(near)
}

/// A round of stops in different rooms near a centre.
fn around(sketch: &Sketch, centre: At, may: &[At], dice: &mut Dice) -> Option<Round> {
    let gone = sketch.steps(centre, &BTreeSet::new());
    let reach = 3 + sketch.len() / 14;
    let mut near: Vec<At> =
        may.iter().copied().filter(|at| gone.get(at).is_some_and(|far| (2..=reach).contains(far))).collect();
    dice.shuffle(&mut near);
    let wanted = 3 + dice.below(3);
    // A round past a goal looks in at its door; all others begin in their middle.
    let first = if may.contains(&centre) { centre } else { near.pop()? };
    let mut stops = vec![first];
    for at in near {
        let from = sketch.steps(at, &BTreeSet::new());
        let apart = |stop: &At| from.get(stop).is_some_and(|&gone| gone > 1);
        let other = |stop: &At| sketch.is_way(at) || sketch.places.get(stop) != sketch.places.get(&at);
        if stops.len() < wanted && stops.iter().all(|stop| apart(stop) && other(stop)) {
            stops.push(at);
        }
    }
    (stops.len() > 1).then(|| Round { stops: in_order(sketch, stops) })
}

/// The stops in an order that walks from each to the nearest that is left.
fn in_order(sketch: &Sketch, stops: Vec<At>) -> Vec<At> {
    let mut left = stops;
    let mut ordered: Vec<At> = left.drain(..1).collect();
    while let Some(&last) = ordered.last() {
        let gone = sketch.steps(last, &BTreeSet::new());
        let nearest = left.iter().copied().min_by_key(|at| (gone.get(at).copied().unwrap_or(usize::MAX), *at));
        let Some(nearest) = nearest else { break };
        left.retain(|&at| at != nearest);
        ordered.push(nearest);
    }
    ordered
}
