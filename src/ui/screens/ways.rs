//! Ways through a mission, found without playing it: the shortest errand, and what the solver knows.

use std::collections::{BTreeMap, VecDeque};

use crate::stealth::{
    Mission, Sector, Setup,
    solve::{Budget, solve},
};

/// The most situations looked at for the shortest errand.
const MOST: usize = 40_000;

/// How hard the solver may work beside a menu. It plays no games: par and routes are all that is wanted.
const EFFORT: Budget = Budget {
    states: 6_000,
    slack: 2,
    patience: 0,
    games: 0,
    effort: crate::stealth::bots::Effort { worlds: 1, turns: 1 },
};

/// What is known of a mission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The fewest turns it can be won in, where that is proved.
    pub par: Option<u16>,
    /// A way to win it unseen.
    pub unseen: Option<Vec<Sector>>,
}

/// Asks the solver. Takes a while: not within a frame.
pub fn find(setup: &Setup) -> Findings {
    let solution = solve(setup, EFFORT);
    let mut unseen: Option<Vec<Sector>> = solution.unseen.map(|route| route.sectors.into_iter().flatten().collect());
    if let Some(way) = &mut unseen {
        way.dedup();
    }
    Findings { par: solution.par_turns.filter(|_| solution.exact), unseen }
}

/// Where somebody stands and what they hold.
type Situation = (Sector, u32, u32);

/// The shortest way from the start over everything that must be taken to the exit, keys before their locks, as if
/// nobody were there. Only the start where there is none.
pub fn errand(mission: &Mission) -> Vec<Sector> {
    let plan = mission.plan();
    let first = arrive(mission, (plan.start, 0, 0));
    let mut before: BTreeMap<Situation, Option<Situation>> = BTreeMap::from([(first, None)]);
    let mut waiting = VecDeque::from([first]);
    while let Some(here) = waiting.pop_front() {
        if here.0 == plan.exit && here.1 & mission.required() == mission.required() {
            return walked(&before, here);
        }
        for &next in mission.walk().neighbours(here.0) {
            let shut = plan.locks.iter().any(|lock| lock.sector == next && here.2 >> lock.key.index() & 1 == 0);
            let there = arrive(mission, (next, here.1, here.2));
            if !shut && before.len() < MOST && !before.contains_key(&there) {
                before.insert(there, Some(here));
                waiting.push_back(there);
            }
        }
    }
    vec![plan.start]
}

/// The situation with all that lies in its sector taken.
fn arrive(mission: &Mission, (sector, taken, keys): Situation) -> Situation {
    let found = mission.objectives_at(sector).filter(|id| id.index() < 32);
    let taken = found.fold(taken, |taken, id| taken | mission.required() & 1 << id.index());
    let lying = mission.plan().keys.iter().take(32).enumerate().filter(|(_, at)| **at == sector);
    (sector, taken, lying.fold(keys, |keys, (at, _)| keys | 1 << at))
}

fn walked(before: &BTreeMap<Situation, Option<Situation>>, end: Situation) -> Vec<Sector> {
    let back = std::iter::successors(Some(end), |here| before.get(here).copied().flatten());
    let mut way: Vec<Sector> = back.map(|(sector, ..)| sector).collect();
    way.reverse();
    way
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn every_shipped_mission_has_an_errand_that_takes_everything_and_leaves() {
        let catalog = Catalog::shipped().expect("content");
        for mission in catalog.missions().iter().filter_map(|entry| entry.mission.clone()) {
            let (way, plan) = (errand(&mission), mission.plan());
            assert_eq!((way.first(), way.last()), (Some(&plan.start), Some(&plan.exit)), "{}", plan.id);
            assert!(way.windows(2).all(|step| mission.walk().adjacent(step[0], step[1])));
            for objective in plan.objectives.iter().filter(|o| o.need == crate::stealth::Need::Required) {
                assert!(way.contains(&objective.sector), "{}", objective.name);
            }
        }
    }
}
