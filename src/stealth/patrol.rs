//! Patrol routes: the shortest whole round that never turns straight back where another way exists.
//!
//! A walker's position is a sector and the sector it came from, because the second decides where it may go next
//! (ST-EN-17). For each waypoint a table holds, for every such position, the best next steps, so that play only looks
//! them up. The tables are searched once per mission, backwards from the round's end, when they are first asked for.

use std::sync::OnceLock;

use super::{
    Sector,
    ground::{Ground, Steps},
    positions::Positions,
};

/// No way leads on from here.
pub(super) const NEVER: u16 = u16::MAX;

/// The route through the waypoints of one colour.
#[derive(Clone, Debug)]
pub struct Patrol {
    /// The waypoints in order.
    pub(super) stops: Vec<Sector>,
    /// What the tables have an entry for.
    pub(super) positions: Positions,
    /// Searched when somebody first walks it; `None` where there is no round.
    round: OnceLock<Option<Tables>>,
}

/// What play looks steps up in.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// By target, then by position: the neighbours to go to next, one bit each in their order.
    pub ways: Vec<Vec<u8>>,
    /// Moves to the nearest sector of the round, by dense number.
    pub back: Vec<u16>,
    /// Which targets the walker may have when it passes a sector on its round: one bit each, by dense number.
    pub legs: Vec<u64>,
}

impl Patrol {
    /// The route through `stops` on this ground.
    pub fn new(ground: &Ground, stops: &[Sector]) -> Self {
        Self { stops: stops.to_vec(), positions: Positions::new(ground), round: OnceLock::new() }
    }

    /// The tables, where there is a round to walk. The same ground must be given every time.
    fn tables(&self, ground: &Ground) -> Option<&Tables> {
        let search = || (self.stops.len() > 1).then(|| self.plot(ground)).flatten();
        self.round.get_or_init(search).as_ref()
    }

    /// The waypoints in order.
    pub fn stops(&self) -> &[Sector] {
        &self.stops
    }

    /// The target of a walker that begins at `start`: the waypoint after the one it stands on, else the first.
    pub fn first_target(&self, start: Sector) -> u8 {
        let here = self.stops.iter().position(|&stop| stop == start);
        here.map_or(0, |at| ((at + 1) % self.stops.len()) as u8)
    }

    /// The target after reaching the one at `target`.
    pub fn next_target(&self, target: u8) -> u8 {
        if usize::from(target) + 1 < self.stops.len() { target + 1 } else { 0 }
    }

    /// Where a walker at `at` that came from `came_from` may go next: one sector, or several that are equally short
    /// over the whole round. Empty where it stays.
    pub fn steps(&self, ground: &Ground, at: Sector, came_from: Option<Sector>, target: u8) -> Steps {
        let place = self.positions.of(ground, at, came_from);
        let ways = self.tables(ground).and_then(|tables| tables.ways.get(usize::from(target)));
        let best = ways.zip(place).and_then(|(ways, place)| ways.get(place)).copied().unwrap_or(0);
        let numbered = ground.neighbours(at).iter().enumerate();
        numbered.filter(|(door, _)| best & way_bit(*door) != 0).map(|(_, &next)| next).collect()
    }

    /// The sectors of one whole round, the first waypoint first and last. Where it forks, the first way in reading order.
    pub fn round(&self, ground: &Ground) -> Vec<Sector> {
        let Some(&first) = self.stops.first() else { return Vec::new() };
        let (mut at, mut came_from, mut target) = (first, None, self.first_target(first));
        let mut round = vec![first];
        // No round is longer than every sector once for every leg.
        let most = ground.sectors().len() * (self.stops.len() + 1);
        while round.len() <= most {
            let Some(&next) = self.steps(ground, at, came_from, target).first() else { break };
            round.push(next);
            (came_from, at) = (Some(at), next);
            if self.stops.get(usize::from(target)) == Some(&next) {
                if target == 0 {
                    break;
                }
                target = self.next_target(target);
            }
        }
        round
    }

    /// The next steps back to the round from `at`, by a shortest way to its nearest sector (ST-EN-19).
    pub fn steps_back(&self, ground: &Ground, at: Sector) -> Steps {
        let far = self.distance_back(ground, at);
        let nearer = |next: &Sector| far != NEVER && self.distance_back(ground, *next) + 1 == far;
        ground.neighbours(at).iter().copied().filter(nearer).collect()
    }

    /// The target with which a walker resumes its round at `at`: its old one where the round passes here on the way to
    /// it, else the next in order. `None` where the round does not pass here.
    pub fn resume(&self, ground: &Ground, at: Sector, target: u8) -> Option<u8> {
        let legs = self.tables(ground)?.legs.get(ground.dense(at)?).copied().filter(|&legs| legs != 0)?;
        let count = self.stops.len() as u8;
        (0..count).map(|later| (target + later) % count).find(|&t| legs & 1 << t != 0)
    }

    fn distance_back(&self, ground: &Ground, at: Sector) -> u16 {
        let back = self.tables(ground).map_or(&[][..], |tables| &tables.back);
        ground.dense(at).and_then(|at| back.get(at)).copied().unwrap_or(NEVER)
    }
}

/// The bit of a neighbour, by its place in the list; a sector has one on each side at the most.
pub(super) const fn way_bit(door: usize) -> u8 {
    if door < 8 { 1 << door } else { 0 }
}
