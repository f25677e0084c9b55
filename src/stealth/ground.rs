//! The map as something to move on: neighbours, distances and shortest steps between named sectors.

use smallvec::SmallVec;

use super::{Sector, ids::GRID};
use crate::engine::{SectorGraph, SectorId};

/// Sectors an enemy may enter next, at most one per side.
pub type Steps = SmallVec<[Sector; 4]>;

/// One way of moving over a mission's map.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The graph over dense numbers.
    graph: SectorGraph,
    /// Dense number by cell of the grid; [`NOWHERE`] for gaps.
    number: Vec<u16>,
    /// Sector by dense number.
    sectors: Vec<Sector>,
    /// Neighbours by dense number, in reading order.
    neighbours: Vec<Steps>,
}

/// The dense number of a gap in the layout.
const NOWHERE: u16 = u16::MAX;

impl Ground {
    /// The ground over `sectors` with these ways between them. Ways to sectors that are not there are left out.
    pub fn new<'a>(sectors: &[Sector], ways: impl IntoIterator<Item = &'a (Sector, Sector)>) -> Self {
        let mut number = vec![NOWHERE; usize::from(GRID * GRID)];
        number.truncate(sectors.iter().map(|sector| sector.cell() + 1).max().unwrap_or(0));
        for (dense, sector) in sectors.iter().enumerate() {
            number[sector.cell()] = dense as u16;
        }
        let dense = |sector: &Sector| number.get(sector.cell()).copied().filter(|&n| n != NOWHERE).map(SectorId);
        let edges = ways.into_iter().filter_map(|(a, b)| Some((dense(a)?, dense(b)?)));
        let graph = SectorGraph::new(sectors.len(), edges);
        let named = |id: u16| graph.neighbours(SectorId(id)).iter().map(|next| sectors[next.0 as usize]).collect();
        let neighbours = (0..sectors.len() as u16).map(named).collect();
        Self { graph, number, sectors: sectors.to_vec(), neighbours }
    }

    /// All sectors, in reading order.
    pub fn sectors(&self) -> &[Sector] {
        &self.sectors
    }

    /// Whether the layout has this sector.
    pub fn contains(&self, sector: Sector) -> bool {
        self.dense(sector).is_some()
    }

    /// The sectors one move away.
    pub fn neighbours(&self, sector: Sector) -> &[Sector] {
        self.dense(sector).map_or(&[], |at| &self.neighbours[at])
    }

    /// Whether one move leads from `a` to `b`.
    pub fn adjacent(&self, a: Sector, b: Sector) -> bool {
        self.neighbours(a).contains(&b)
    }

    /// The number of moves from `a` to `b` (ST-MAP-08); `None` where no way leads there.
    pub fn distance(&self, a: Sector, b: Sector) -> Option<u16> {
        let id = |sector| self.dense(sector).map(|at| SectorId(at as u16));
        self.graph.distance(id(a)?, id(b)?)
    }

    /// Whether `b` is at most `range` moves from `a`.
    pub fn within(&self, a: Sector, b: Sector, range: u8) -> bool {
        self.distance(a, b).is_some_and(|distance| distance <= u16::from(range))
    }

    /// The neighbours of `from` that lie on a shortest way to `to` (ST-EN-16).
    pub fn toward(&self, from: Sector, to: Sector) -> impl Iterator<Item = Sector> {
        let far = self.distance(to, from).unwrap_or(0);
        // Asked from the goal's side, so that all look-ups fall into one row of the distance table.
        let nearer = move |next: &Sector| self.distance(to, *next).is_some_and(|near| near + 1 == far);
        self.neighbours(from).iter().copied().filter(nearer)
    }

    /// The number of moves from every sector to the nearest of `goals`, by [`Self::dense`] number; the largest number
    /// where no way leads there.
    pub fn nearest(&self, goals: &[Sector]) -> Vec<u16> {
        let goals = goals.iter().filter_map(|&goal| self.dense(goal));
        self.graph.nearest(goals.map(|at| SectorId(at as u16)))
    }

    /// The sectors without which some others could no longer reach each other, in reading order.
    pub fn choke_points(&self) -> Vec<Sector> {
        self.graph.choke_points().into_iter().filter_map(|id| self.sectors.get(id.index()).copied()).collect()
    }

    /// The place of a sector in tables with one entry per sector.
    pub fn dense(&self, sector: Sector) -> Option<usize> {
        self.number.get(sector.cell()).copied().filter(|&n| n != NOWHERE).map(usize::from)
    }
}
