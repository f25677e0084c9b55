//! The search of a patrol's round: the shortest closed walk through all waypoints that never turns straight back where
//! another way exists (ST-EN-17), and the tables play looks steps up in.

use super::{
    Sector,
    ground::Ground,
    patrol::{NEVER, Patrol, Tables, way_bit},
    positions::Positions,
};

/// Moves still to go, by position.
type Costs = Vec<u16>;

/// Moves from one arrival at a waypoint to each arrival at the next, by door; `None` where no way leads there.
type Leg = Vec<Option<u32>>;

impl Patrol {
    /// Searches the tables and the sectors of the round; `None` where there is none.
    pub(super) fn plot(&self, ground: &Ground) -> Option<Tables> {
        // A waypoint off the map is on no round.
        let stops = self.stops.iter().map(|&stop| ground.dense(stop)).collect::<Option<Vec<usize>>>()?;
        let search = Search { positions: &self.positions, stops };
        let closes = search.closes();
        if closes.is_empty() {
            return None;
        }
        let costs = search.costs(&closes);
        let legs = search.legs(&costs, &closes, ground.sectors().len());
        let round = legs.iter().zip(ground.sectors()).filter(|(legs, _)| **legs != 0);
        let round: Vec<Sector> = round.map(|(_, &sector)| sector).collect();
        Some(Tables { ways: search.ways(&costs), back: ground.nearest(&round), legs })
    }
}

/// A round being searched.
struct Search<'a> {
    positions: &'a Positions,
    /// The waypoints in order, by dense number.
    stops: Vec<usize>,
}

impl Search<'_> {
    fn stop(&self, target: usize) -> usize {
        self.stops[target % self.stops.len()]
    }

    /// The arrivals at the first waypoint at which a shortest round leaves and closes: it comes back through the door
    /// the next one counts on. Rounds that are equally short are all walked: the player chooses among them (ST-EN-16).
    fn closes(&self) -> Vec<usize> {
        let doors = self.positions.arrivals(self.stop(0));
        // By the door left from, the moves to each arrival at the waypoint come to.
        let start = |close: usize| (0..doors.len()).map(|door| (door == close).then_some(0)).collect();
        let mut moves: Vec<Leg> = (0..doors.len()).map(start).collect();
        for target in 1..=self.stops.len() {
            let legs: Vec<Leg> =
                self.positions.arrivals(self.stop(target - 1)).map(|from| self.leg(from, self.stop(target))).collect();
            for from in &mut moves {
                *from = onward(from, &legs);
            }
        }
        let rounds: Vec<Option<u32>> = moves.iter().enumerate().map(|(door, to)| to.get(door).copied()?).collect();
        let Some(shortest) = rounds.iter().flatten().min() else { return Vec::new() };
        doors.zip(&rounds).filter(|(_, length)| length.as_ref() == Some(shortest)).map(|(close, _)| close).collect()
    }

    /// The moves from a position to each arrival at `stop`, none of them passing it.
    fn leg(&self, from: usize, stop: usize) -> Leg {
        let arrivals = self.positions.arrivals(stop);
        let mut leg = vec![None; arrivals.len()];
        let mut missing = leg.len();
        let mut seen = vec![false; self.positions.len()];
        let (mut here, mut next, mut moves) = (vec![from], Vec::new(), 1);
        while missing > 0 && !here.is_empty() {
            for position in here.drain(..).flat_map(|at| self.positions.after(at)) {
                if std::mem::replace(&mut seen[position], true) {
                    continue;
                }
                match position.checked_sub(arrivals.start).and_then(|door| leg.get_mut(door)) {
                    Some(arrival) => {
                        *arrival = Some(moves);
                        missing -= 1;
                    }
                    None => next.push(position),
                }
            }
            std::mem::swap(&mut here, &mut next);
            moves += 1;
        }
        leg
    }

    /// By target: moves to finish the round. Entry 0 leads to the first waypoint and once around from there, entry `t`
    /// from heading for waypoint `t` to the end of the round, the last entry home to the first waypoint.
    fn costs(&self, closes: &[usize]) -> Vec<Costs> {
        let home = self.leg_costs(self.stop(0), |place| if closes.contains(&place) { 0 } else { NEVER });
        let mut tables = vec![home];
        for target in (0..self.stops.len()).rev() {
            let later = tables.last().map_or(&[][..], |costs| costs);
            let costs = self.leg_costs(self.stop(target), |place| later[place]);
            tables.push(costs);
        }
        tables.reverse();
        tables
    }

    /// Moves to go from every position heading for `stop`, where arriving there costs `after`: backwards from the
    /// arrivals, one move further each time.
    fn leg_costs(&self, stop: usize, after: impl Fn(usize) -> u16) -> Costs {
        let mut costs = vec![NEVER; self.positions.len()];
        let arrivals = self.positions.arrivals(stop).map(|place| (after(place), place));
        let mut ends: Vec<_> = arrivals.filter(|(cost, _)| *cost != NEVER).collect();
        ends.sort_unstable_by_key(|(cost, _)| std::cmp::Reverse(*cost));
        let (mut here, mut next) = (Vec::new(), Vec::new());
        let mut moves = ends.last().map_or(NEVER, |(cost, _)| *cost);
        while moves < NEVER && !(here.is_empty() && ends.is_empty()) {
            while let Some((_, place)) = ends.pop_if(|(cost, _)| *cost <= moves) {
                here.push(place);
            }
            for place in here.drain(..) {
                if costs[place] == NEVER {
                    costs[place] = moves;
                    let before = self.positions.before(place).filter(|&before| self.positions.sector(before) != stop);
                    next.extend(before.filter(|&before| costs[before] == NEVER));
                }
            }
            std::mem::swap(&mut here, &mut next);
            moves += 1;
        }
        costs
    }

    /// By target, then by position: the neighbours with the fewest moves left after stepping there, one bit each.
    fn ways(&self, costs: &[Costs]) -> Vec<Vec<u8>> {
        let best = |target: usize, place: usize| {
            let cost = |next: usize| {
                let arrived = self.positions.sector(next) == self.stop(target);
                costs.get(target + usize::from(arrived)).and_then(|costs| costs.get(next)).copied().unwrap_or(NEVER)
            };
            let least = self.positions.doors_after(place).map(|(_, next)| cost(next)).min().unwrap_or(NEVER);
            let open = self.positions.doors_after(place).filter(|&(_, next)| least != NEVER && cost(next) == least);
            open.fold(0, |ways, (door, _)| ways | way_bit(door))
        };
        let places = 0..self.positions.len();
        (0..self.stops.len()).map(|target| places.clone().map(|place| best(target, place)).collect()).collect()
    }

    /// Every sector a walker may pass on a shortest round, by dense number, with a bit for each target it may then have.
    fn legs(&self, costs: &[Costs], closes: &[usize], sectors: usize) -> Vec<u64> {
        let mut legs = vec![0; sectors];
        let last = self.stops.len();
        let mut open: Vec<_> = closes.iter().map(|&close| (close, 1)).collect();
        let mut seen = vec![0u64; self.positions.len()];
        while let Some((place, target)) = open.pop() {
            let bit = 1u64 << (target % last);
            if seen[place] & bit == 0 {
                seen[place] |= bit;
                legs[self.positions.sector(place)] |= bit;
                open.extend(self.steps(costs, place, target).filter(|&(_, next)| next <= last));
            }
        }
        legs
    }

    /// The positions after `place` on a shortest round, with the target they then have; the way home is target `stops`.
    fn steps(&self, costs: &[Costs], place: usize, target: usize) -> impl Iterator<Item = (usize, usize)> {
        let left = costs[target][place];
        let goal = self.stop(target);
        self.positions.after(place).filter_map(move |next| {
            let after = target + usize::from(self.positions.sector(next) == goal);
            // Home there is no table beyond the last.
            let cost = costs[after.min(costs.len() - 1)][next];
            (cost.checked_add(1) == Some(left)).then_some((next, after))
        })
    }
}

/// The moves so far, and those of the next leg from each arrival.
fn onward(so_far: &[Option<u32>], legs: &[Leg]) -> Leg {
    let doors = legs.first().map_or(0, Vec::len);
    let by =
        |door: usize| so_far.iter().zip(legs).filter_map(move |(before, leg)| Some((*before)? + (*leg.get(door)?)?));
    (0..doors).map(|door| by(door).min()).collect()
}
