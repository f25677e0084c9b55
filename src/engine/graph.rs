//! The sector graph: who is next to whom, and how far everything is from everything, computed once.

use petgraph::{
    algo::articulation_points::articulation_points,
    graph::{NodeIndex, UnGraph},
    visit::Bfs,
};
use serde::{Deserialize, Serialize};

/// The distance that stands for "no way".
const UNREACHABLE: u16 = u16::MAX;

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
/// Distances take two bytes per pair of sectors, so whoever reads maps from outside bounds their size first.
/// An id that is no sector of this graph has no neighbours and no distance to anything.
#[derive(Clone, Debug)]
pub struct SectorGraph {
    /// The same ways for petgraph's algorithms.
    ways: UnGraph<(), ()>,
    /// Where each sector's neighbours begin in `neighbours`; one more entry marks the end.
    offsets: Vec<usize>,
    /// All neighbours, sector by sector, each in rising order.
    neighbours: Vec<SectorId>,
    /// A square table, row by row.
    distances: Vec<u16>,
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
        let distances = distances(&ways);
        Self { ways, offsets, neighbours, distances }
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
        let steps = self.distances.get(a.index() * self.len() + b.index()).copied();
        steps.filter(|&steps| steps != UNREACHABLE)
    }

    /// The neighbours of `from` that lie on a shortest path to `to`, in rising order; none on arrival.
    pub fn steps_toward(&self, from: SectorId, to: SectorId) -> impl Iterator<Item = SectorId> {
        let left = self.distance(from, to).and_then(|steps| steps.checked_sub(1));
        let nearer = move |step: &SectorId| left.is_some() && self.distance(*step, to) == left;
        self.neighbours(from).iter().copied().filter(nearer)
    }

    /// The place of `neighbour` in the list of `sector`'s neighbours.
    pub fn slot(&self, sector: SectorId, neighbour: SectorId) -> Option<usize> {
        self.neighbours(sector).iter().position(|&other| other == neighbour)
    }

    /// How many neighbours all sectors before this one have together. With [`Self::slot`] it numbers all pairs of
    /// sector and neighbour without gaps, so that tables over (sector, came from) can be flat.
    pub fn edge_offset(&self, sector: SectorId) -> usize {
        self.offsets.get(sector.index()).copied().unwrap_or(self.neighbours.len())
    }

    /// The number of all pairs of sector and neighbour: the length of a flat table over them.
    pub fn edge_slots(&self) -> usize {
        self.neighbours.len()
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

/// One breadth-first walk per sector fills one row of the table each.
fn distances(ways: &UnGraph<(), ()>) -> Vec<u16> {
    let count = ways.node_count();
    let mut table = vec![UNREACHABLE; count * count];
    for (start, row) in ways.node_indices().zip(table.chunks_exact_mut(count.max(1))) {
        let mut walk = Bfs::new(ways, start);
        row[start.index()] = 0;
        while let Some(here) = walk.next(ways) {
            let steps = row[here.index()] + 1;
            for next in ways.neighbors(here) {
                let known = &mut row[next.index()];
                *known = steps.min(*known);
            }
        }
    }
    table
}

#[cfg(test)]
#[path = "tests/graph.rs"]
mod tests;
