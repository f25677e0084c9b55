//! Patrol routes: the shortest whole round that never turns straight back where another way exists.
//!
//! A walker's position is a sector and the sector it came from, because the second decides where it may go next
//! (ST-EN-17). For each waypoint a table holds, for every such position, how many moves the rest of the round takes;
//! the best next step is then a look-up. The tables are searched once per mission, backwards from the round's end, when
//! they are first asked for.

use std::sync::OnceLock;

use super::{
    Sector,
    ground::{Ground, Steps},
    positions::Positions,
};

/// No way leads on from here.
pub(super) const NEVER: u16 = u16::MAX;

/// Moves still to go, by position.
pub(super) type Costs = Vec<u16>;

/// The route through the waypoints of one colour.
#[derive(Clone, Debug)]
pub struct Patrol {
    /// The waypoints in order.
    pub(super) stops: Vec<Sector>,
    /// What cost tables have an entry for.
    pub(super) positions: Positions,
    /// Searched when somebody first walks it; `None` where there is no round.
    round: OnceLock<Option<Tables>>,
}

/// What play looks steps up in.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// By target: moves to finish the round. Entry 0 leads to the first waypoint and once around from there, entry `t`
    /// from heading for waypoint `t` to the end of the round, the last entry home to the first waypoint.
    pub costs: Vec<Costs>,
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
        let Some(tables) = self.tables(ground) else { return Steps::new() };
        let ways = ground.neighbours(at);
        let barred = came_from.filter(|_| ways.len() > 1);
        let cost = |next: Sector| self.cost_after(tables, ground, at, next, target.into());
        let open = || ways.iter().copied().filter(|&next| Some(next) != barred);
        let best = open().map(cost).min().unwrap_or(NEVER);
        open().filter(|&next| best != NEVER && cost(next) == best).collect()
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

    /// Moves left after stepping from `at` to `next` with this target.
    fn cost_after(&self, tables: &Tables, ground: &Ground, at: Sector, next: Sector, target: usize) -> u16 {
        let arrived = self.stops.get(target) == Some(&next);
        let place = self.positions.find(ground, next, at);
        let costs = tables.costs.get(target + usize::from(arrived));
        costs.zip(place).and_then(|(costs, place)| costs.get(place)).copied().unwrap_or(NEVER)
    }
}
