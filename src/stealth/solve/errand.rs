//! The errand: how many parts of turns the player still needs if no enemy were there, from everywhere, computed once.
//!
//! No play can be faster, so it bounds the solver from below; bots find their way by it.

use super::situations::{NEVER, Node, Situations};
use crate::stealth::{Mission, Phase, Public, Sector, setup::bit};

/// The most locks of which every choice opened by other means is looked at.
const MOST_PICKED: usize = 4;

/// What the player has taken and opened: all that decides what is left to do and where they may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holding {
    /// Required objectives taken, one bit each.
    pub taken: u32,
    /// Keys picked up, one bit each.
    pub gone: u32,
    /// Keys in hand, one bit each.
    pub held: u32,
    /// Locks opened, one bit each.
    pub opened: u32,
}

/// Whether locks bar the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locks {
    /// Each needs its key.
    Shut,
    /// Each needs its key, or was opened by other means.
    Picked,
    /// The player has other means to open them.
    Open,
}

/// Parts of turns to go, by holding, sector and phase.
#[derive(Clone, Debug)]
pub struct Errand {
    locks: Locks,
    required: u32,
    /// The bit of each lock's key.
    keys: Vec<u32>,
    /// Every holding that can come about, in rising order. Empty where there are too many.
    holdings: Vec<Holding>,
    /// Two entries per sector, all sectors per holding; `None` where play cannot come.
    parts: Vec<Option<u16>>,
    sectors: usize,
}

impl Errand {
    /// The errand of a mission.
    pub fn new(mission: &Mission, locks: Locks) -> Self {
        let sectors = mission.walk().sectors().len();
        let keys = mission.plan().locks.iter().map(|lock| bit(lock.key.0)).collect();
        let required = mission.required();
        let mut errand = Self { locks, required, keys, holdings: Vec::new(), parts: Vec::new(), sectors };
        if let Some(situations) = errand.explore(mission) {
            let won = |node: &Node| errand.is_won(mission, *node);
            (errand.holdings, errand.parts) = situations.tabulate(won);
        }
        errand
    }

    /// How many parts of turns (movements and second actions, declined ones included) are needed from here to win;
    /// `None` where no way leads there. Never more than what any play needs.
    pub fn parts(&self, mission: &Mission, public: &Public, sector: Sector, phase: Phase) -> Option<u16> {
        self.parts_holding(mission, self.holding(public), sector, phase)
    }

    /// The same for a holding of the player's.
    pub fn parts_holding(&self, mission: &Mission, holding: Holding, sector: Sector, phase: Phase) -> Option<u16> {
        if self.holdings.is_empty() {
            return self.bound(mission, holding, sector);
        }
        let entry = self.entry(mission, holding, sector, phase == Phase::Second);
        entry.and_then(|at| self.parts[at]).filter(|&parts| parts != NEVER)
    }

    /// The earliest turn in which the mission can be won, from the situation of the moment.
    pub fn earliest(&self, mission: &Mission, public: &Public) -> Option<u16> {
        let (turn, phase) = match public.phase {
            Phase::Free | Phase::Second | Phase::Won => (public.turn, public.phase),
            // The player's part of this turn is over.
            _ => (public.turn.saturating_add(1), Phase::Free),
        };
        let parts = self.parts(mission, public, public.player.sector, phase)?;
        let done = u16::from(phase == Phase::Second);
        Some(turn.saturating_add((parts + done).saturating_sub(1) / 2))
    }

    /// What the player holds, as far as the errand cares.
    pub fn holding(&self, public: &Public) -> Holding {
        let taken = public.taken & self.required;
        match self.locks {
            Locks::Shut => Holding { taken, gone: public.keys_gone, held: public.keys_held, opened: public.opened },
            Locks::Picked => {
                // A lock that is open needs no key any more: it is as if that were used up.
                let used = self.keys_of(public.opened);
                let (gone, held) = (public.keys_gone | used, public.keys_held & !used);
                Holding { taken, gone, held, opened: public.opened }
            }
            Locks::Open => Holding { taken, ..Holding::default() },
        }
    }

    /// The keys of these locks, one bit each.
    fn keys_of(&self, locks: u32) -> u32 {
        let listed = self.keys.iter().enumerate().filter(|(at, _)| locks & bit(*at as u8) != 0);
        listed.fold(0, |keys, (_, key)| keys | key)
    }

    /// What the player may hold at the start: nothing, or any locks opened that can be by other means.
    fn beginnings(&self) -> impl Iterator<Item = Holding> + '_ {
        let few = self.locks == Locks::Picked && self.keys.len() <= MOST_PICKED;
        let sets = if few { 1u32 << self.keys.len() } else { 1 };
        (0..sets).map(|opened| Holding { opened, gone: self.keys_of(opened), ..Holding::default() })
    }

    /// Whether every situation was looked at; if not, only a bound is known.
    pub fn is_complete(&self) -> bool {
        !self.holdings.is_empty()
    }

    /// The holdings that can come about but from which no win is possible.
    pub fn dead_ends(&self) -> impl Iterator<Item = Holding> + '_ {
        let rows = self.parts.chunks(self.sectors.max(1) * 2);
        let dead = |row: &[Option<u16>]| row.iter().flatten().all(|&parts| parts == NEVER);
        self.holdings.iter().zip(rows).filter(move |(_, row)| dead(row)).map(|(&holding, _)| holding)
    }

    /// Whether the player can ever come to this sector.
    pub fn reaches(&self, mission: &Mission, sector: Sector) -> bool {
        let visited = |&holding: &Holding| {
            [false, true]
                .into_iter()
                .any(|second| self.entry(mission, holding, sector, second).is_some_and(|at| self.parts[at].is_some()))
        };
        self.holdings.is_empty() || self.holdings.iter().any(visited)
    }

    fn entry(&self, mission: &Mission, holding: Holding, sector: Sector, second: bool) -> Option<usize> {
        let row = self.holdings.binary_search(&holding).ok()?;
        let column = mission.walk().dense(sector)?;
        Some((row * self.sectors + column) * 2 + usize::from(second))
    }

    /// A bound where there are too many situations: the farthest thing, the way out from there, one part per thing.
    fn bound(&self, mission: &Mission, holding: Holding, sector: Sector) -> Option<u16> {
        let plan = mission.plan();
        let ground = mission.walk();
        let wanted = |at: &usize| self.required & bit(*at as u8) & !holding.taken != 0;
        let mut longest = ground.distance(sector, plan.exit)?;
        let mut things = 0;
        for at in (0..plan.objectives.len()).filter(wanted) {
            let place = plan.objectives[at].sector;
            longest = longest.max(ground.distance(sector, place)? + ground.distance(place, plan.exit)?);
            things += 1;
        }
        Some(longest + things)
    }

    /// Every situation play can come to; `None` where there are too many.
    fn explore(&self, mission: &Mission) -> Option<Situations> {
        let start = |holding| Node { holding, sector: mission.plan().start, second: false };
        let mut situations = Situations::new(mission);
        for holding in self.beginnings() {
            situations.enter(mission, start(holding))?;
        }
        let mut after = Vec::new();
        while let Some((node, from)) = situations.next() {
            after.clear();
            self.steps(mission, node, &mut after);
            for &next in &after {
                let to = situations.enter(mission, next)?;
                situations.join(from, to);
            }
        }
        Some(situations)
    }

    /// The nodes one part later.
    fn steps(&self, mission: &Mission, node: Node, into: &mut Vec<Node>) {
        if self.is_won(mission, node) {
            return;
        }
        let Node { holding, sector, second } = node;
        let second_next = !second;
        into.push(Node { holding, sector, second: second_next });
        for &to in mission.walk().neighbours(sector) {
            if let Some(holding) = self.enter(mission, holding, to) {
                into.push(Node { holding, sector: to, second: second_next });
            }
        }
        if second {
            let picked = self.pick_ups(mission, holding, sector);
            into.extend(picked.map(|holding| Node { holding, sector, second: false }));
        }
    }

    /// The holding after entering a sector; `None` where it is locked.
    fn enter(&self, mission: &Mission, holding: Holding, to: Sector) -> Option<Holding> {
        let lock = mission.lock_at(to).filter(|lock| self.locks != Locks::Open && holding.opened & bit(lock.0) == 0);
        let Some(lock) = lock else { return Some(holding) };
        let key = bit(mission.plan().locks[lock.index()].key.0);
        let opened = holding.opened | bit(lock.0);
        (holding.held & key != 0).then_some(Holding { held: holding.held & !key, opened, ..holding })
    }

    /// The holdings after picking up what lies in a sector and matters.
    fn pick_ups(&self, mission: &Mission, holding: Holding, sector: Sector) -> impl Iterator<Item = Holding> {
        let wanted = self.required & !holding.taken;
        let objectives = mission.objectives_at(sector).map(|id| bit(id.0)).filter(move |bit| bit & wanted != 0);
        let keys = mission.plan().keys.iter().enumerate().filter(move |(_, key)| **key == sector);
        let keys = keys.map(|(at, _)| bit(at as u8)).filter(move |bit| bit & holding.gone == 0);
        let keys = keys.filter(|_| self.locks != Locks::Open);
        let taken = objectives.map(move |bit| Holding { taken: holding.taken | bit, ..holding });
        taken.chain(keys.map(move |bit| Holding { gone: holding.gone | bit, held: holding.held | bit, ..holding }))
    }

    fn is_won(&self, mission: &Mission, node: Node) -> bool {
        node.holding.taken == self.required && node.sector == mission.plan().exit
    }
}
