//! Patrol routes: the shortest whole round that never turns straight back where another way exists.
//!
//! A walker's position is a sector and the sector it came from, because the second decides where it may go next
//! (ST-EN-17). For each waypoint a table holds, for every such position, how many moves the rest of the round takes;
//! the best next step is then a look-up. The tables are searched once per mission, backwards from the round's end.

use pathfinding::prelude::dijkstra_all;

use super::{
    Sector,
    ground::{Ground, Steps},
};

/// No way leads on from here.
const NEVER: u16 = u16::MAX;

/// Moves still to go, by position.
type Costs = Vec<u16>;

/// The route through the waypoints of one colour.
#[derive(Clone, Debug)]
pub struct Patrol {
    /// The waypoints in order.
    stops: Vec<Sector>,
    /// Where the positions of each sector begin in a cost table, by dense number.
    base: Vec<u32>,
    /// By target: moves to finish the round. Entry 0 leads to the first waypoint and once around from there, entry `t`
    /// from heading for waypoint `t` to the end of the round, the last entry home to the first waypoint.
    costs: Vec<Costs>,
    /// Moves to the nearest sector of the round, by dense number.
    back: Vec<u16>,
    /// Which targets the walker may have when it passes a sector on its round: one bit each, by dense number.
    legs: Vec<u64>,
}

/// A position in a search: dense number and the slot of the neighbour it came from (the number of neighbours for none).
type Position = (usize, usize);

impl Patrol {
    /// The route through `stops` on this ground.
    pub fn new(ground: &Ground, stops: &[Sector]) -> Self {
        let degrees = ground.sectors().iter().map(|&sector| ground.neighbours(sector).len() as u32 + 1);
        let base = degrees.scan(0, |next, degree| Some(std::mem::replace(next, *next + degree))).collect();
        let mut patrol = Self { stops: stops.to_vec(), base, costs: Vec::new(), back: Vec::new(), legs: Vec::new() };
        if stops.len() > 1 {
            patrol.plot(ground);
        }
        patrol
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
        if self.costs.is_empty() {
            return Steps::new();
        }
        let ways = ground.neighbours(at);
        let barred = came_from.filter(|_| ways.len() > 1);
        let cost = |next: Sector| self.cost_after(ground, at, next, target.into());
        let open = || ways.iter().copied().filter(|&next| Some(next) != barred);
        let best = open().map(cost).min().unwrap_or(NEVER);
        open().filter(|&next| best != NEVER && cost(next) == best).collect()
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
        let legs = ground.dense(at).and_then(|at| self.legs.get(at)).copied().filter(|&legs| legs != 0)?;
        let count = self.stops.len() as u8;
        (0..count).map(|later| (target + later) % count).find(|&t| legs & 1 << t != 0)
    }

    fn distance_back(&self, ground: &Ground, at: Sector) -> u16 {
        ground.dense(at).and_then(|at| self.back.get(at)).copied().unwrap_or(NEVER)
    }

    /// Moves left after stepping from `at` to `next` with this target.
    fn cost_after(&self, ground: &Ground, at: Sector, next: Sector, target: usize) -> u16 {
        let arrived = self.stops.get(target) == Some(&next);
        let place = position(ground, next, at).map(|place| self.index(place));
        let costs = self.costs.get(target + usize::from(arrived));
        costs.zip(place).and_then(|(costs, place)| costs.get(place)).copied().unwrap_or(NEVER)
    }

    /// Where a position stands in a cost table.
    fn index(&self, (sector, slot): Position) -> usize {
        self.base[sector] as usize + slot
    }

    /// Searches the tables and the sectors of the round.
    fn plot(&mut self, ground: &Ground) {
        let first = self.stops[0];
        let doors = ground.neighbours(first).iter().filter_map(|&door| position(ground, first, door));
        // A round is closed: it comes back to the first waypoint through the door the next one counts on.
        let rounds: Vec<_> = doors.map(|close| (close, self.round_costs(ground, &[close]))).collect();
        let length = |(close, costs): &(Position, Vec<Costs>)| costs[0][self.index(*close)];
        let shortest = rounds.iter().map(length).min().filter(|&moves| moves != NEVER);
        let Some(shortest) = shortest else { return };
        // Rounds that are equally short are all walked: the player chooses among them (ST-EN-16).
        let closes: Vec<_> = rounds.iter().filter(|round| length(round) == shortest).map(|&(close, _)| close).collect();
        let later = self.round_costs(ground, &closes);
        let approach = self.leg_costs(ground, first, |place| later[0][self.index(place)]);
        self.costs = std::iter::once(approach).chain(later).collect();
        self.mark_round(ground, &closes);
    }

    /// The tables for targets 1 to the last and then home, where the round closes at one of `closes`.
    fn round_costs(&self, ground: &Ground, closes: &[Position]) -> Vec<Costs> {
        let home = self.leg_costs(ground, self.stops[0], |place| if closes.contains(&place) { 0 } else { NEVER });
        let mut tables = vec![home];
        for &stop in self.stops[1..].iter().rev() {
            let next = tables.last().map_or(&[][..], |costs| costs);
            let costs = self.leg_costs(ground, stop, |place| next[self.index(place)]);
            tables.push(costs);
        }
        tables.reverse();
        tables
    }

    /// Moves to go from every position heading for `stop`, where arriving there costs `after`.
    fn leg_costs(&self, ground: &Ground, stop: Sector, after: impl Fn(Position) -> u16) -> Costs {
        let size = ground.sectors().len() + ground.sectors().iter().map(|&s| ground.neighbours(s).len()).sum::<usize>();
        let mut costs = vec![NEVER; size];
        let arrivals: Vec<_> =
            ground.neighbours(stop).iter().filter_map(|&door| position(ground, stop, door)).collect();
        let ends = arrivals.iter().map(|&place| (place, after(place))).filter(|(_, cost)| *cost != NEVER);
        let ends: Vec<_> = ends.map(|(place, cost)| (Some(place), u32::from(cost))).collect();
        // `None` is where the backward search starts: one virtual step before all arrivals.
        let found = dijkstra_all(&None, |place: &Option<Position>| match place {
            None => ends.clone(),
            Some(place) => came_from(ground, *place, stop).into_iter().map(|before| (Some(before), 1)).collect(),
        });
        for (place, (_, cost)) in found {
            if let Some(place) = place {
                costs[self.index(place)] = cost.min(u32::from(NEVER - 1)) as u16;
            }
        }
        costs
    }

    /// Notes every sector a walker may pass on a shortest round, and with which target.
    fn mark_round(&mut self, ground: &Ground, closes: &[Position]) {
        self.legs = vec![0; ground.sectors().len()];
        let last = self.stops.len();
        let mut open: Vec<_> = closes.iter().map(|&close| (close, 1)).collect();
        let mut seen = vec![0u64; self.costs[0].len()];
        while let Some((place, target)) = open.pop() {
            let bit = 1u64 << (target % last);
            let marks = &mut seen[self.index(place)];
            if *marks & bit != 0 {
                continue;
            }
            *marks |= bit;
            self.legs[place.0] |= bit;
            open.extend(self.round_steps(ground, place, target).into_iter().filter(|&(_, next)| next <= last));
        }
        let round: Vec<Sector> =
            (0..self.legs.len()).filter(|&at| self.legs[at] != 0).map(|at| ground.sectors()[at]).collect();
        let nearest = |&at: &Sector| round.iter().filter_map(|&on| ground.distance(at, on)).min().unwrap_or(NEVER);
        self.back = ground.sectors().iter().map(nearest).collect();
    }

    /// The positions after `place` on a shortest round, with the target they then have; the way home is target `stops`.
    fn round_steps(&self, ground: &Ground, place: Position, target: usize) -> Vec<(Position, usize)> {
        let at = ground.sectors()[place.0];
        let goal = self.stops[target % self.stops.len()];
        let left = self.costs[target][self.index(place)];
        let step = |&next: &Sector| {
            let place = position(ground, next, at)?;
            let arrived = next == goal;
            let (target, cost) = if !arrived {
                (target, self.costs[target][self.index(place)])
            } else if target < self.stops.len() {
                (target + 1, self.costs[target + 1][self.index(place)])
            } else {
                (target + 1, self.costs[target][self.index(place)])
            };
            (cost.checked_add(1) == Some(left)).then_some((place, target))
        };
        let may = |next: &&Sector| may_step(ground, place, **next);
        ground.neighbours(at).iter().filter(may).filter_map(step).collect()
    }
}

/// The position of a walker at `at` that came from `from`.
fn position(ground: &Ground, at: Sector, from: Sector) -> Option<Position> {
    let slot = ground.neighbours(at).iter().position(|&next| next == from)?;
    Some((ground.dense(at)?, slot))
}

/// Whether a walker in this position may step to `next`: not straight back, unless there is no other way.
fn may_step(ground: &Ground, (at, slot): Position, next: Sector) -> bool {
    let ways = ground.neighbours(ground.sectors()[at]);
    ways.len() == 1 || ways.get(slot) != Some(&next)
}

/// The positions from which one step leads to `place`, on the way to `stop`.
fn came_from(ground: &Ground, (at, slot): Position, stop: Sector) -> Vec<Position> {
    let at = ground.sectors()[at];
    let Some(&before) = ground.neighbours(at).get(slot) else { return Vec::new() };
    let Some(dense) = ground.dense(before).filter(|_| before != stop) else { return Vec::new() };
    let slots = 0..=ground.neighbours(before).len();
    slots.map(|slot| (dense, slot)).filter(|&place| may_step(ground, place, at)).collect()
}
