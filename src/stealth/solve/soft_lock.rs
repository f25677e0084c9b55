//! What can never be done on a map, whatever the enemies do: things behind locks that cannot be opened.

use serde::Serialize;

use super::Errand;
use crate::stealth::{LockId, Mission, Need, ObjectiveId, Sector, setup::bit};

/// A way in which a mission's map spoils it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SoftLock {
    /// A key lies where only itself would let the player.
    KeyBehindOwnLock {
        /// The key.
        key: LockId,
        /// Where it lies.
        sector: Sector,
    },
    /// No way leads to a key.
    KeyUnreachable {
        /// The key.
        key: LockId,
        /// Where it lies.
        sector: Sector,
    },
    /// No way leads to an objective.
    ObjectiveUnreachable {
        /// The objective.
        objective: ObjectiveId,
        /// Where it lies.
        sector: Sector,
        /// Whether the mission cannot be won without it.
        required: bool,
    },
    /// No way leads to the exit.
    ExitUnreachable {
        /// The exit.
        sector: Sector,
    },
    /// Keys can be spent on these locks so that no win is possible any more.
    KeySpentInVain {
        /// The locks that were opened.
        opened: Vec<LockId>,
    },
}

impl SoftLock {
    /// Where on the map it is.
    pub fn places(&self, mission: &Mission) -> Vec<Sector> {
        match self {
            Self::KeyBehindOwnLock { sector, .. }
            | Self::KeyUnreachable { sector, .. }
            | Self::ObjectiveUnreachable { sector, .. }
            | Self::ExitUnreachable { sector } => vec![*sector],
            Self::KeySpentInVain { opened } => {
                let locks = opened.iter().filter_map(|lock| mission.plan().locks.get(lock.index()));
                locks.map(|lock| lock.sector).collect()
            }
        }
    }
}

/// Every soft-lock of a mission. `errand` is the mission's, with its locks shut.
pub(super) fn soft_locks(mission: &Mission, errand: &Errand) -> Vec<SoftLock> {
    let plan = mission.plan();
    let open = openable(mission);
    let reached = reach(mission, open);
    let there = |sector: Sector| mission.walk().dense(sector).is_some_and(|at| reached[at]);
    let mut found = Vec::new();
    for (at, &sector) in plan.keys.iter().enumerate().filter(|(_, sector)| !there(**sector)) {
        let key = LockId(at as u8);
        let own = locks_of(mission, key);
        let behind = mission.walk().dense(sector).is_some_and(|at| reach(mission, open | own)[at]);
        let behind = behind && own != 0;
        found.push(if behind {
            SoftLock::KeyBehindOwnLock { key, sector }
        } else {
            SoftLock::KeyUnreachable { key, sector }
        });
    }
    for (at, objective) in plan.objectives.iter().enumerate().filter(|(_, objective)| !there(objective.sector)) {
        let (objective, sector, required) = (ObjectiveId(at as u8), objective.sector, objective.need == Need::Required);
        found.push(SoftLock::ObjectiveUnreachable { objective, sector, required });
    }
    if !there(plan.exit) {
        found.push(SoftLock::ExitUnreachable { sector: plan.exit });
    }
    // Where the start itself is a dead end, the reason stands above already.
    if found.is_empty() {
        let spent = errand.dead_ends().next().map(|holding| holding.opened);
        let opened = |bits: u32| (0..plan.locks.len() as u8).filter(|&at| bits & bit(at) != 0).map(LockId).collect();
        found.extend(spent.map(|bits| SoftLock::KeySpentInVain { opened: opened(bits) }));
    }
    found
}

/// The locks a key opens, one bit each.
fn locks_of(mission: &Mission, key: LockId) -> u32 {
    let locks = mission.plan().locks.iter().enumerate();
    locks.filter(|(_, lock)| lock.key == key).map(|(at, _)| bit(at as u8)).sum()
}

/// The locks that can be opened at best: those whose key can be reached through others of them.
fn openable(mission: &Mission) -> u32 {
    let mut open = 0;
    loop {
        let reached = reach(mission, open);
        let there = |sector: &Sector| mission.walk().dense(*sector).is_some_and(|at| reached[at]);
        let keys = mission.plan().keys.iter().enumerate().filter(|(_, sector)| there(sector));
        let more = keys.fold(open, |open, (at, _)| open | locks_of(mission, LockId(at as u8)));
        if more == open {
            return open;
        }
        open = more;
    }
}

/// Where the player can go with these locks open, by dense number.
fn reach(mission: &Mission, open: u32) -> Vec<bool> {
    let ground = mission.walk();
    let barred = |sector: Sector| mission.lock_at(sector).is_some_and(|lock| open & bit(lock.0) == 0);
    let mut reached = vec![false; ground.sectors().len()];
    let mut stack = vec![mission.plan().start];
    while let Some(sector) = stack.pop() {
        let Some(mark) = ground.dense(sector).and_then(|at| reached.get_mut(at)) else { continue };
        if !std::mem::replace(mark, true) {
            stack.extend(ground.neighbours(sector).iter().copied().filter(|&next| !barred(next)));
        }
    }
    reached
}
