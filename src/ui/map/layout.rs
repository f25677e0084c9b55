//! The layout of a plan: what stands between its sectors, and where it has holes.

use std::hash::Hash;

use crate::stealth::{Mission, Sector};

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// An open way.
    Door,
    /// A way closed by a lock.
    Barred,
    /// A wall drones pass.
    Vent,
    /// No way, or the end of the plan.
    Wall,
}

/// A side of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Side {
    Right,
    Below,
    Left,
    Above,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::Right, Self::Below, Self::Left, Self::Above];

    /// The cell on this side of a sector; none beyond the grid.
    pub const fn of(self, sector: Sector) -> Option<Sector> {
        let (column, row) = (sector.column(), sector.row());
        match self {
            Self::Right => Sector::at(column + 1, row),
            Self::Below => Sector::at(column, row + 1),
            Self::Left => Sector::at(column - 1, row),
            Self::Above => Sector::at(column, row - 1),
        }
    }
}

/// Every edge of every sector, each once; `opened` are the locks that bar no doors any more, one bit each.
pub fn edges(mission: &Mission, opened: u32) -> Vec<(Sector, Side, Edge)> {
    let locked: Vec<Sector> = closed(mission, opened).collect();
    let mut edges = Vec::with_capacity(mission.plan().sectors.len() * 3);
    for here in mission.plan().sectors.iter().map(|cell| cell.sector) {
        for side in Side::ALL {
            let next = side.of(here).filter(|&next| mission.walk().contains(next));
            let edge = match next {
                // Its neighbour has named it.
                Some(next) if next < here => continue,
                Some(next) if mission.walk().adjacent(here, next) => {
                    if locked.contains(&here) || locked.contains(&next) { Edge::Barred } else { Edge::Door }
                }
                Some(next) if is_vent(mission, here, next) => Edge::Vent,
                _ => Edge::Wall,
            };
            edges.push((here, side, edge));
        }
    }
    edges
}

fn is_vent(mission: &Mission, a: Sector, b: Sector) -> bool {
    mission.plan().vents.iter().any(|&pair| pair == (a, b) || pair == (b, a))
}

/// The sectors whose locks are not among those opened, one bit each.
pub fn closed(mission: &Mission, opened: u32) -> impl Iterator<Item = Sector> {
    let locks = mission.plan().locks.iter().enumerate();
    locks.filter(move |&(at, _)| at >= 32 || opened & 1 << at == 0).map(|(_, lock)| lock.sector)
}

/// What the drawn plan consists of, to notice that it changed.
pub fn drawn(mission: &Mission) -> impl Hash {
    let plan = mission.plan();
    let tiles: Vec<(Sector, u16)> = plan.sectors.iter().map(|cell| (cell.sector, cell.tile)).collect();
    let locks: Vec<Sector> = plan.locks.iter().map(|lock| lock.sector).collect();
    (tiles, &plan.doors, &plan.vents, locks)
}

/// Gaps with sectors on three sides or more.
pub fn holes(mission: &Mission) -> Vec<Sector> {
    let sectors = mission.plan().sectors.iter().map(|cell| cell.sector);
    let beside = sectors.flat_map(|sector| Side::ALL.into_iter().filter_map(move |side| side.of(sector)));
    let mut beside: Vec<Sector> = beside.filter(|&sector| !mission.walk().contains(sector)).collect();
    beside.sort_unstable();
    beside.chunk_by(|a, b| a == b).filter(|same| same.len() > 2).filter_map(|same| same.first()).copied().collect()
}

/// Where things in one sector stand around its middle, in parts of its side; of more than four, three and a number.
pub fn places(count: usize) -> &'static [(f32, f32)] {
    match count {
        0 | 1 => &[(0.0, 0.0)],
        2 => &[(-0.21, 0.0), (0.21, 0.0)],
        3 => &[(0.0, -0.18), (-0.23, 0.17), (0.23, 0.17)],
        _ => &[(-0.21, -0.18), (0.21, -0.18), (-0.21, 0.18), (0.21, 0.18)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn every_edge_is_named_once_and_every_door_is_open() {
        let catalog = Catalog::shipped().expect("content");
        for mission in catalog.missions().iter().filter_map(|entry| entry.mission.clone()) {
            let edges = edges(&mission, u32::MAX);
            let doors = edges.iter().filter(|(_, _, edge)| *edge == Edge::Door).count();
            assert_eq!(doors, mission.plan().doors.len());
            assert_eq!(edges.iter().filter(|(_, _, edge)| *edge == Edge::Vent).count(), mission.plan().vents.len());
            let inner = edges.iter().filter(|(at, side, _)| side.of(*at).is_some_and(|n| mission.walk().contains(n)));
            let inner = inner.count();
            assert_eq!(2 * inner + (edges.len() - inner), 4 * mission.plan().sectors.len());
        }
    }
}
