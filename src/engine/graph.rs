//! The sector graph: who is next to whom, and how far everything is from everything, computed once.

use std::sync::OnceLock;

use petgraph::{
    algo::articulation_points::articulation_points,
    graph::{NodeIndex, UnGraph},
};
use serde::{Deserialize, Serialize};

/// The distance that stands for "no way".
const UNREACHABLE: u16 = u16::MAX;
/// Up to so many sectors all distances are computed at once.
const WHOLE: usize = 512;

/// One sector of a map, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SectorId(pub u16);

impl SectorId {
    /// The place of this sector in tables that hold one entry per sector.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Sectors and the ways between them; never changes after it was made.
///
/// Distances take two bytes per pair of sectors, so whoever reads maps from outside bounds their size first. On large
/// maps those from a sector are computed when they are first asked for.
/// An id that is no sector of this graph has no neighbours and no distance to anything.
#[derive(Clone, Debug)]
pub struct SectorGraph {
    /// The same ways for petgraph's algorithms.
    ways: UnGraph<(), ()>,
    /// Where each sector's neighbours begin in `neighbours`; one more entry marks the end.
    offsets: Vec<usize>,
    /// All neighbours, sector by sector, each in rising order.
    neighbours: Vec<SectorId>,
    distances: Distances,
}

/// How far everything is from everything.
#[derive(Clone, Debug)]
enum Distances {
    /// A square table, row by row.
    Whole(Vec<u16>),
    /// Its rows as they are asked for.
    Rows(Vec<OnceLock<Box<[u16]>>>),
}

impl SectorGraph {
    /// A graph of `count` sectors (at most 65 535). Ways go in both directions; repeated ways, ways from a sector to
    /// itself and ways to sectors beyond `count` are ignored.
    pub fn new(count: usize, edges: impl IntoIterator<Item = (SectorId, SectorId)>) -> Self {
        let count = count.min(usize::from(UNREACHABLE));
        let mut pairs: Vec<(SectorId, SectorId)> = edges
            .into_iter()
            .filter(|(a, b)| a != b && a.index() < count && b.index() < count)
            .flat_map(|(a, b)| [(a, b), (b, a)])
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        let ways = ways(count, &pairs);
        let offsets = (0..=count).map(|sector| pairs.partition_point(|(a, _)| a.index() < sector)).collect();
        let neighbours = pairs.into_iter().map(|(_, b)| b).collect();
        let mut graph = Self { ways, offsets, neighbours, distances: Distances::Rows(vec![OnceLock::new(); count]) };
        if count <= WHOLE {
            let rows = graph.sectors().flat_map(|from| graph.nearest([from]));
            graph.distances = Distances::Whole(rows.collect());
        }
        graph
    }

    /// How many sectors there are.
    pub fn len(&self) -> usize {
        self.ways.node_count()
    }

    /// Whether there is no sector at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All sectors in rising order.
    pub fn sectors(&self) -> impl Iterator<Item = SectorId> + use<> {
        (0..self.len() as u16).map(SectorId)
    }

    /// The sectors next to this one, in rising order.
    pub fn neighbours(&self, sector: SectorId) -> &[SectorId] {
        let at = sector.index();
        match (self.offsets.get(at), self.offsets.get(at + 1)) {
            (Some(&from), Some(&to)) => self.neighbours.get(from..to).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Whether one step leads from `a` to `b`.
    pub fn adjacent(&self, a: SectorId, b: SectorId) -> bool {
        self.slot(a, b).is_some()
    }

    /// The number of steps from `a` to `b`, or `None` where no way leads there.
    pub fn distance(&self, a: SectorId, b: SectorId) -> Option<u16> {
        if b.index() >= self.len() {
            return None;
        }
        let steps = match &self.distances {
            Distances::Whole(table) => table.get(a.index() * self.len() + b.index()),
            Distances::Rows(rows) => rows.get(a.index())?.get_or_init(|| self.nearest([a]).into()).get(b.index()),
        };
        steps.copied().filter(|&steps| steps != UNREACHABLE)
    }

    /// The number of steps from every sector to the nearest of `goals`; the largest number where no way leads there.
    pub fn nearest(&self, goals: impl IntoIterator<Item = SectorId>) -> Vec<u16> {
        let mut steps = vec![UNREACHABLE; self.len()];
        let mut reached: Vec<SectorId> = goals.into_iter().filter(|goal| goal.index() < self.len()).collect();
        for goal in &reached {
            steps[goal.index()] = 0;
        }
        let mut next = 0;
        while let Some(&here) = reached.get(next) {
            next += 1;
            let far = steps[here.index()] + 1;
            for &beside in self.neighbours(here) {
                if steps[beside.index()] == UNREACHABLE {
                    steps[beside.index()] = far;
                    reached.push(beside);
                }
            }
        }
        steps
    }

    /// The place of `neighbour` in the list of `sector`'s neighbours.
    pub fn slot(&self, sector: SectorId, neighbour: SectorId) -> Option<usize> {
        self.neighbours(sector).iter().position(|&other| other == neighbour)
    }

    /// The sectors without which some others could no longer reach each other, in rising order.
    pub fn choke_points(&self) -> Vec<SectorId> {
        let mut points: Vec<_> =
            articulation_points(&self.ways).into_iter().map(|node| SectorId(node.index() as u16)).collect();
        points.sort_unstable();
        points
    }
}

impl PartialEq for SectorGraph {
    /// Everything else follows from these two.
    fn eq(&self, other: &Self) -> bool {
        self.offsets == other.offsets && self.neighbours == other.neighbours
    }
}

impl Eq for SectorGraph {}

/// The petgraph of all `pairs`, which hold each way in both directions.
fn ways(count: usize, pairs: &[(SectorId, SectorId)]) -> UnGraph<(), ()> {
    let mut ways = UnGraph::with_capacity(count, pairs.len() / 2);
    for _ in 0..count {
        ways.add_node(());
    }
    for (a, b) in pairs.iter().filter(|(a, b)| a < b) {
        ways.add_edge(NodeIndex::new(a.index()), NodeIndex::new(b.index()), ());
    }
    ways
}

#[cfg(test)]
#[path = "tests/graph.rs"]
mod tests;
