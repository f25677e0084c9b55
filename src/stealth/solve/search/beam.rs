//! The quick search: all worlds go on side by side, and only the luckiest of each moment are kept. It excludes nothing.

use std::collections::{BTreeMap, HashMap, HashSet};

use xxhash_rust::xxh3::xxh3_64;

use super::{Goal, Mark, Search};
use crate::stealth::{
    Phase, Sector,
    solve::{
        Holding, Route,
        world::{Stop, World},
    },
};

/// How far a game has come, so that worlds are compared at the same moment: turn, phase, enemies that acted.
type Moment = (u16, u8, usize);

/// How many worlds of each moment are kept.
#[derive(Clone, Copy, Debug)]
pub(in crate::stealth::solve) struct Beam {
    /// In all.
    pub width: usize,
    /// Of those in one place with the same things in hand.
    pub crowd: usize,
}

impl Beam {
    /// A beam that keeps the luckiest, wherever they are.
    pub const fn wide(width: usize) -> Self {
        Self { width, crowd: width }
    }
}

/// A world of the beam and how it came about.
struct Lucky {
    world: World,
    stop: Stop,
    /// Its place in the trail of marks.
    mark: usize,
}

/// The trail back from every world that was kept: a mark, and the place of the one before it.
type Trail = Vec<(Mark, Option<usize>)>;

/// A winning line by turn `limit`, where luck is quickly found.
pub(super) fn search(search: &Search, start: &World, goal: Goal, limit: u16) -> Option<Route> {
    let mut trail = Trail::new();
    let mut moments: BTreeMap<Moment, Vec<Lucky>> = BTreeMap::new();
    let first = settle(search, start.clone(), start.public.turn, None, &mut trail);
    moments.insert(moment(&first.world), vec![first]);
    while let Some((_, mut worlds)) = moments.pop_first() {
        thin_out(search, &mut worlds);
        for lucky in worlds {
            if !(search.go_on)() {
                return None;
            }
            if lucky.stop == Stop::Over {
                return Some(Route::new(walk(&trail, lucky.mark), &lucky.world.public));
            }
            for next in search.after(&lucky.world, lucky.stop) {
                let next = settle(search, next, lucky.world.public.turn, Some(lucky.mark), &mut trail);
                if hopeful(search, &next, goal, limit) {
                    moments.entry(moment(&next.world)).or_default().push(next);
                }
            }
        }
    }
    None
}

/// Runs a world to where it stands still; what made it go on happened in `turn`.
fn settle(search: &Search, mut world: World, turn: u16, before: Option<usize>, trail: &mut Trail) -> Lucky {
    let stop = world.run(search.setup, &mut |_| ());
    trail.push((Mark { turn, sector: world.public.player.sector }, before));
    Lucky { world, stop, mark: trail.len() - 1 }
}

/// Whether a world may still win in time and keeps to the goal.
fn hopeful(search: &Search, lucky: &Lucky, goal: Goal, limit: u16) -> bool {
    let lost = lucky.world.public.phase == Phase::Lost;
    let in_time = search.earliest(&lucky.world).is_some_and(|turn| turn <= limit);
    !lost && goal.allows(lucky.world.public.tally) && in_time
}

fn moment(world: &World) -> Moment {
    let public = &world.public;
    let phase = match public.phase {
        Phase::Won | Phase::Lost => 0,
        Phase::Free => 1,
        Phase::Second => 2,
        Phase::Enemies => 3,
        Phase::End => 4,
    };
    (public.turn, phase, public.enemies.len() - public.queue.len().min(public.enemies.len()))
}

/// Keeps the luckiest worlds, one of each that looks the same to the player, and not too many of one place: those who
/// hurry would crowd out those who wait for a better moment.
fn thin_out(search: &Search, worlds: &mut Vec<Lucky>) {
    worlds.sort_by_cached_key(|lucky| worry(search, &lucky.world));
    let mut seen = HashSet::new();
    let mut crowds: HashMap<(Sector, Holding), usize> = HashMap::new();
    worlds.retain(|lucky| {
        let public = &lucky.world.public;
        let crowd = crowds.entry((public.player.sector, search.errand.holding(public))).or_default();
        if seen.len() >= search.beam.width || *crowd >= search.beam.crowd {
            return false;
        }
        let key = postcard::to_allocvec(&(public, public.turn));
        let new = key.is_ok_and(|key| seen.insert(xxh3_64(&key)));
        *crowd += usize::from(new);
        new
    });
}

/// What may yet go wrong: the way to go, wounds, tokens, the alarm, enemies near.
fn worry(search: &Search, world: &World) -> usize {
    if world.public.phase == Phase::Won {
        return 0;
    }
    let public = &world.public;
    let parts = search.errand.parts(&search.setup.mission, public, public.player.sector, Phase::Free);
    let scene = search.scene(world);
    let near = scene.enemies().filter(|(_, enemy)| enemy.is_up()).map(|(id, _)| 4 - scene.nearness(id).min(4));
    let near: u16 = near.map(|close| close * close).sum();
    let watched = public.enemies.iter().filter(|enemy| enemy.is_up() && enemy.overwatch).count();
    let tokens = public.detection.len() * 6;
    let wounds = usize::from(public.tally.hits) * 20 + usize::from(public.tally.seen) * 6;
    usize::from(parts.unwrap_or(999)) * 6
        + wounds
        + tokens
        + usize::from(near)
        + watched * 2
        + usize::from(public.alarm) / 3
}

/// The places walked to get here, in order.
fn walk(trail: &Trail, mut at: usize) -> impl Iterator<Item = (u16, Sector)> {
    let mut places = Vec::new();
    loop {
        let (mark, before) = trail[at];
        places.push((mark.turn, mark.sector));
        match before {
            Some(before) => at = before,
            None => return places.into_iter().rev(),
        }
    }
}
