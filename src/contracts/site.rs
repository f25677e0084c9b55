//! Where things stand in a place: start and exit, what is to be taken, locks and keys, cameras.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Contract, Size, doors, fit, layouts,
    rounds::{self, Round},
    sketch::{At, Sketch, Tile},
};
use crate::{engine::Dice, stealth::Difficulty};

/// A place with everything in it but the people.
#[derive(Clone, Debug)]
pub struct Site {
    /// The place.
    pub sketch: Sketch,
    /// Where the player begins.
    pub start: At,
    /// Where the player leaves.
    pub exit: At,
    /// Where reinforcements come in.
    pub entrance: At,
    /// What must be taken.
    pub goals: Vec<At>,
    /// What may be taken.
    pub extra: Option<At>,
    /// The locked goal and where its key lies.
    pub vault: Option<Vault>,
    /// Rounds to walk, the most needed first.
    pub rounds: Vec<Round>,
    /// Where cameras could hang.
    pub cameras: Vec<At>,
}

/// A locked place and its key's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Vault {
    pub lock: At,
    pub key: At,
}

/// The steps between two places nobody should meet in.
const APART: usize = 3;

impl Site {
    /// A site of a contract; `None` where the dice drew a place that has no room for all of it.
    pub fn draw(contract: Contract, dice: &mut Dice) -> Option<Self> {
        let mut sketch = layouts::draw(contract.theme, contract.size, dice);
        let start = start(&sketch, dice)?;
        let steps = sketch.steps(start, &BTreeSet::new());
        let entrance = far_edge(&sketch, &steps, &[start], dice)?;
        let exit = match dice.below(5) {
            0 | 1 => far_edge(&sketch, &steps, &[start, entrance], dice).unwrap_or(start),
            _ => start,
        };
        let mut taken = vec![start, exit, entrance];
        let goals = goals(&sketch, &steps, count(contract, dice), &mut taken, dice);
        if goals.is_empty() {
            return None;
        }
        let vault = vault(&sketch, start, (&goals, &mut taken), contract, dice);
        let extra = extra(&sketch, &steps, &mut taken, dice);
        fit::mark(&mut sketch, start, layouts::threshold(contract.theme));
        fit::mark(&mut sketch, entrance, layouts::entrance(contract.theme));
        doors::vent(&mut sketch, contract.size.sectors() / 9, dice);
        let rounds = rounds::draw(&sketch, start, &goals, dice);
        let cameras = cameras(&sketch, &steps, dice);
        Some(Self { sketch, start, exit, entrance, goals, extra, vault, rounds, cameras })
    }
}

/// How many things must be taken.
fn count(contract: Contract, dice: &mut Dice) -> usize {
    let hard = usize::from(contract.difficulty == Difficulty::Hard);
    match contract.size {
        Size::Small => 1 + dice.below(1 + hard),
        Size::Medium => 1 + dice.below(2),
        Size::Large => 2 + dice.below(2),
    }
}

/// Whether a place lies at the outer edge.
fn at_edge(sketch: &Sketch, at: At) -> bool {
    at.around().iter().any(|next| !sketch.places.contains_key(next) && !sketch.voids.contains(next))
}

/// A way in: at the edge, and far from something.
fn start(sketch: &Sketch, dice: &mut Dice) -> Option<At> {
    let mut ways: Vec<At> =
        sketch.places.keys().copied().filter(|&at| sketch.is_way(at) && at_edge(sketch, at)).collect();
    if ways.is_empty() {
        ways = sketch.places.keys().copied().filter(|&at| at_edge(sketch, at)).collect();
    }
    dice.shuffle(&mut ways);
    ways.truncate(3);
    let farthest = |at: &At| sketch.steps(*at, &BTreeSet::new()).into_values().max().unwrap_or(0);
    ways.into_iter().max_by_key(farthest)
}

/// A place at the edge as far from the start as half of all places are, or farther.
fn far_edge(sketch: &Sketch, steps: &BTreeMap<At, usize>, taken: &[At], dice: &mut Dice) -> Option<At> {
    let most = steps.values().copied().max()?;
    let fits = |at: &&At| {
        !taken.contains(at)
            && at_edge(sketch, **at)
            && steps.get(at).is_some_and(|&gone| gone > APART && gone * 2 > most)
    };
    let found: Vec<At> = sketch.places.keys().filter(fits).copied().collect();
    // Ways and stairs are where people come in.
    let comes = |at: &&At| sketch.is_way(**at) || sketch.tile(**at) == Tile::Stairs;
    let likely: Vec<At> = found.iter().filter(comes).copied().collect();
    dice.pick(if likely.is_empty() { &found } else { &likely }).copied()
}

/// Places in rooms far from the start and from each other.
fn goals(sketch: &Sketch, steps: &BTreeMap<At, usize>, count: usize, taken: &mut Vec<At>, dice: &mut Dice) -> Vec<At> {
    let most = steps.values().copied().max().unwrap_or(0);
    let mut rooms: Vec<At> = steps
        .iter()
        .filter(|(at, gone)| !sketch.is_way(**at) && !taken.contains(at) && **gone >= APART && **gone * 5 >= most * 3)
        .map(|(&at, _)| at)
        .collect();
    dice.shuffle(&mut rooms);
    let mut goals: Vec<At> = Vec::new();
    while goals.len() < count {
        let near = |at: &At| {
            let from = sketch.steps(*at, &BTreeSet::new());
            goals.iter().filter_map(|goal| from.get(goal)).copied().min().unwrap_or(0)
        };
        let best = if goals.is_empty() { rooms.first().copied() } else { rooms.iter().copied().max_by_key(near) };
        let Some(best) = best.filter(|best| goals.is_empty() || near(best) >= APART) else { break };
        rooms.retain(|&at| at != best);
        taken.push(best);
        goals.push(best);
    }
    goals
}

/// Locks a goal that nothing else lies behind, and puts its key elsewhere.
fn vault(
    sketch: &Sketch,
    start: At,
    (goals, taken): (&[At], &mut Vec<At>),
    contract: Contract,
    dice: &mut Dice,
) -> Option<Vault> {
    let likely = match contract.size {
        Size::Small => 35,
        Size::Medium => 65,
        Size::Large => 85,
    };
    if dice.below(100) >= likely {
        return None;
    }
    // The fewer doors, the more of a vault.
    let lock = goals.iter().copied().min_by_key(|&at| sketch.next(at).count())?;
    let shut = BTreeSet::from([lock]);
    let open = sketch.steps(start, &shut);
    if open.len() + 1 < sketch.len() {
        return None;
    }
    let from_lock = sketch.steps(lock, &BTreeSet::new());
    let far = |steps: &BTreeMap<At, usize>, at: &At| steps.get(at).is_some_and(|&gone| gone >= APART);
    let fits = |at: &&At| !sketch.is_way(**at) && !taken.contains(at) && far(&open, at) && far(&from_lock, at);
    let keys: Vec<At> = sketch.places.keys().filter(fits).copied().collect();
    let key = *dice.pick(&keys)?;
    taken.push(key);
    Some(Vault { lock, key })
}

/// Something to take in a room off the way.
fn extra(sketch: &Sketch, steps: &BTreeMap<At, usize>, taken: &mut Vec<At>, dice: &mut Dice) -> Option<At> {
    let fits = |at: &&At| !sketch.is_way(**at) && !taken.contains(at) && steps.get(at).is_some_and(|&gone| gone > 2);
    let mut rooms: Vec<At> = sketch.places.keys().filter(fits).copied().collect();
    dice.shuffle(&mut rooms);
    let extra = rooms.into_iter().min_by_key(|&at| sketch.next(at).count())?;
    taken.push(extra);
    Some(extra)
}

/// Where ways meet, away from the start and from each other.
fn cameras(sketch: &Sketch, steps: &BTreeMap<At, usize>, dice: &mut Dice) -> Vec<At> {
    let meets = |at: &&At| {
        sketch.is_way(**at)
            && steps.get(at).is_some_and(|&gone| gone > APART)
            && sketch.next(**at).filter(|&next| sketch.is_way(next)).count() >= 2
    };
    let mut found: Vec<At> = sketch.places.keys().filter(meets).copied().collect();
    dice.shuffle(&mut found);
    found.sort_by_key(|&at| std::cmp::Reverse(sketch.next(at).count()));
    let mut cameras: Vec<At> = Vec::new();
    for at in found {
        let from = sketch.steps(at, &BTreeSet::new());
        if cameras.iter().all(|camera| from.get(camera).is_none_or(|&gone| gone > APART)) {
            cameras.push(at);
        }
    }
    cameras
}
