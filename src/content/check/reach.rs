//! What the player can walk to, taking keys on the way.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::super::{
    draft::Draft,
    fault::Code,
    layout::Edge,
    report::{Place, Report},
};
use crate::stealth::{GRID, Need, Sector};

/// Checks that everything to be taken and the exit can be reached from the start.
pub fn check(draft: &Draft<'_>, report: &mut Report) {
    let [start] = draft.starts.as_slice() else { return };
    let ways = Ways::new(&draft.doors);
    let open = ways.from(start.sector, &BTreeSet::new());
    let reached = with_keys(draft, &ways, start.sector);
    check_keys(draft, &ways, start.sector, &reached, report);
    let far = |sector: &Sector| !reached.contains(*sector);
    for goal in draft.goals.iter().filter(|goal| far(&goal.sector)) {
        let kind = if goal.what.need == Need::Required { "objective" } else { "optional objective" };
        tell(kind, goal.what.name, goal.sector, goal.place(), report);
    }
    for exit in draft.exits.iter().filter(|exit| far(&exit.sector)) {
        tell("exit", "", exit.sector, exit.place(), report);
    }
    let cut_off: Vec<_> = draft.layout.cells.iter().filter(|cell| !open.contains(cell.sector)).collect();
    if let [first, others @ ..] = cut_off.as_slice() {
        let more = if others.is_empty() { String::new() } else { format!(" and {} more", others.len()) };
        let message = format!("no way leads from the start to {}{more}", first.sector);
        report.add(Code::CutOff, Place::Map(first.offset), message, "open a wall, or draw a gap");
    }
}

/// Keys behind their own locks, or behind no way at all.
fn check_keys(draft: &Draft<'_>, ways: &Ways, start: Sector, reached: &Reached, report: &mut Report) {
    let open = ways.from(start, &BTreeSet::new());
    for key in draft.keys.iter().filter(|key| !reached.contains(key.sector)) {
        if open.contains(key.sector) {
            let message = format!("the key {:?} at {} lies behind a lock that it is needed for", key.what, key.sector);
            let help = "put the key where the player can go without it, or open another way";
            report.add(Code::KeyBehindLock, key.place(), message, help);
        } else {
            tell("key", key.what, key.sector, key.place(), report);
        }
    }
}

fn tell(kind: &str, name: &str, sector: Sector, place: Place, report: &mut Report) {
    let named = if name.is_empty() { String::new() } else { format!(" {name:?}") };
    let message = format!("the player cannot reach the {kind}{named} at {sector}");
    report.add(Code::Unreachable, place, message, "open a wall on the way, or put its key where the player can get it");
}

/// The sectors the player can reach, opening every lock whose key can be had.
fn with_keys(draft: &Draft<'_>, ways: &Ways, start: Sector) -> Reached {
    let mut shut: BTreeSet<Sector> = draft.locks.iter().map(|lock| lock.sector).collect();
    loop {
        let reached = ways.from(start, &shut);
        let held = |name: &str| draft.keys.iter().any(|key| key.what == name && reached.contains(key.sector));
        let opened: Vec<Sector> = draft
            .locks
            .iter()
            .filter(|lock| shut.contains(&lock.sector) && held(lock.what))
            .map(|lock| lock.sector)
            .collect();
        if opened.is_empty() {
            return reached;
        }
        for sector in opened {
            shut.remove(&sector);
        }
    }
}

/// Who is next to whom, by cell of the grid.
pub struct Ways(Vec<SmallVec<[Sector; 4]>>);

/// Sectors that were reached.
pub struct Reached(Vec<bool>);

impl Ways {
    /// The ways these edges give, in both directions.
    pub fn new<'a>(edges: impl IntoIterator<Item = &'a Edge>) -> Self {
        let mut ways = vec![SmallVec::new(); usize::from(GRID * GRID)];
        for &(a, b) in edges {
            ways[a.cell()].push(b);
            ways[b.cell()].push(a);
        }
        Self(ways)
    }

    /// Everything reachable without entering `shut`.
    pub fn from(&self, start: Sector, shut: &BTreeSet<Sector>) -> Reached {
        let mut reached = vec![false; self.0.len()];
        reached[start.cell()] = true;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for &next in self.0[at.cell()].iter().filter(|next| !shut.contains(next)) {
                if !std::mem::replace(&mut reached[next.cell()], true) {
                    open.push(next);
                }
            }
        }
        Reached(reached)
    }
}

impl Reached {
    /// Whether this sector was.
    pub fn contains(&self, sector: Sector) -> bool {
        self.0.get(sector.cell()).copied().unwrap_or(false)
    }
}
