//! The search of a patrol's round: the shortest closed walk through all waypoints that never turns straight back where
//! another way exists (ST-EN-17), and the tables play looks steps up in.

use pathfinding::prelude::astar;

use super::{
    Sector,
    ground::Ground,
    patrol::{Costs, NEVER, Patrol, Position, position},
};

impl Patrol {
    /// Searches the tables and the sectors of the round.
    pub(super) fn plot(&mut self, ground: &Ground) {
        let first = self.stops[0];
        let doors = ground.neighbours(first).iter().filter_map(|&door| position(ground, first, door));
        // A round is closed: it comes back to the first waypoint through the door the next one counts on.
        let rounds: Vec<_> = doors.filter_map(|close| Some((close, self.round_length(ground, close)?))).collect();
        let Some(shortest) = rounds.iter().map(|&(_, length)| length).min() else { return };
        // Rounds that are equally short are all walked: the player chooses among them (ST-EN-16).
        let closes: Vec<_> = rounds.iter().filter(|round| round.1 == shortest).map(|round| round.0).collect();
        let later = self.round_costs(ground, &closes);
        let approach = self.leg_costs(ground, first, |place| later[0][self.index(place)]);
        self.costs = std::iter::once(approach).chain(later).collect();
        self.mark_round(ground, &closes);
    }

    /// The moves of the shortest round that leaves and closes at `close`; `None` where there is none.
    ///
    /// A node is a position and the waypoint headed for; the way home has the number of waypoints for a target.
    fn round_length(&self, ground: &Ground, close: Position) -> Option<u32> {
        let count = self.stops.len();
        let stop = |target: usize| self.stops[target % count];
        let leg = |target: usize| ground.distance(stop(target), stop(target + 1)).map(u32::from);
        // What is left after reaching each waypoint, walls respected and turning back allowed: never too much.
        let rest: Vec<u32> = (0..=count).map(|from| (from..count).filter_map(leg).sum()).collect();
        let ahead = |&((at, _), target): &(Position, usize)| match rest.get(target) {
            Some(rest) => rest + ground.distance(stop(target), ground.sectors()[at]).map_or(0, u32::from),
            None => 0,
        };
        let next = |&(place, target): &(Position, usize)| {
            let at = ground.sectors()[place.0];
            let ways =
                ground.neighbours(at).iter().filter(move |&&next| target <= count && may_step(ground, place, next));
            ways.filter_map(move |&next| {
                let target = target + usize::from(next == stop(target));
                Some(((position(ground, next, at)?, target), 1))
            })
        };
        astar(&(close, 1), next, ahead, |node| *node == (close, count + 1)).map(|(_, length)| length)
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

    /// Moves to go from every position heading for `stop`, where arriving there costs `after`: backwards from the
    /// arrivals, one move further each time.
    fn leg_costs(&self, ground: &Ground, stop: Sector, after: impl Fn(Position) -> u16) -> Costs {
        let size = ground.sectors().iter().map(|&sector| ground.neighbours(sector).len() + 1).sum();
        let mut costs = vec![NEVER; size];
        let arrivals = ground.neighbours(stop).iter().filter_map(|&door| position(ground, stop, door));
        let mut ends: Vec<_> = arrivals.map(|place| (after(place), place)).filter(|(cost, _)| *cost != NEVER).collect();
        ends.sort_unstable_by_key(|(cost, _)| std::cmp::Reverse(*cost));
        let mut reached: Vec<Position> = Vec::new();
        let mut moves = ends.last().map_or(NEVER, |(cost, _)| *cost);
        while moves < NEVER && !(reached.is_empty() && ends.is_empty()) {
            while let Some((_, place)) = ends.pop_if(|(cost, _)| *cost <= moves) {
                reached.push(place);
            }
            reached.retain(|&place| costs[self.index(place)] == NEVER);
            for &place in &reached {
                costs[self.index(place)] = moves;
            }
            reached = reached.iter().flat_map(|&place| came_from(ground, place, stop)).collect();
            reached.sort_unstable();
            reached.dedup();
            moves += 1;
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
        self.back = ground.nearest(&round);
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

/// Whether a walker in this position may step to `next`: not straight back, unless there is no other way.
fn may_step(ground: &Ground, (at, slot): Position, next: Sector) -> bool {
    let ways = ground.neighbours(ground.sectors()[at]);
    ways.len() == 1 || ways.get(slot) != Some(&next)
}

/// The positions from which one step leads to `place`, on the way to `stop`.
fn came_from(ground: &Ground, (at, slot): Position, stop: Sector) -> impl Iterator<Item = Position> {
    let at = ground.sectors()[at];
    let before = ground.neighbours(at).get(slot).copied().filter(|&before| before != stop);
    let positions = before.and_then(|before| Some((ground.dense(before)?, ground.neighbours(before).len())));
    let slots = positions.into_iter().flat_map(|(dense, slots)| (0..=slots).map(move |slot| (dense, slot)));
    slots.filter(move |&place| may_step(ground, place, at))
}
