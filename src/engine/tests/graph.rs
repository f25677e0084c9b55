//! Tests of the sector graph.

use std::collections::VecDeque;

use super::*;
use crate::engine::Dice;

/// Sectors 0 to 5 in two rows of three, with a wall between 1 and 4, and sector 6 on its own.
fn two_rows() -> SectorGraph {
    graph(7, &[(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (2, 5)])
}

fn graph(count: usize, edges: &[(u16, u16)]) -> SectorGraph {
    SectorGraph::new(count, edges.iter().map(|&(a, b)| (SectorId(a), SectorId(b))))
}

fn ids(sectors: &[u16]) -> Vec<SectorId> {
    sectors.iter().copied().map(SectorId).collect()
}

/// A square grid with as many rows as columns.
fn grid(side: u16) -> SectorGraph {
    let across = (0..side * side).filter(|at| at % side + 1 < side).map(|at| (SectorId(at), SectorId(at + 1)));
    let down = (0..side * (side - 1)).map(|at| (SectorId(at), SectorId(at + side)));
    SectorGraph::new(usize::from(side * side), across.chain(down))
}

/// The slow way to the same distance, written without petgraph.
fn walked(graph: &SectorGraph, from: SectorId, to: SectorId) -> Option<u16> {
    let mut known = vec![None; graph.len()];
    known[from.index()] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        for &next in graph.neighbours(here) {
            if known[next.index()].is_none() {
                known[next.index()] = known[here.index()].map(|steps: u16| steps + 1);
                queue.push_back(next);
            }
        }
    }
    known[to.index()]
}

#[test]
fn neighbours_come_in_rising_order_and_both_ways() {
    let graph = two_rows();
    assert_eq!(graph.neighbours(SectorId(0)), ids(&[1, 3]));
    assert_eq!(graph.neighbours(SectorId(5)), ids(&[2, 4]));
    assert!(graph.adjacent(SectorId(4), SectorId(3)) && graph.adjacent(SectorId(3), SectorId(4)));
    assert!(!graph.adjacent(SectorId(1), SectorId(4)));
}

#[test]
fn repeated_ways_loops_and_ways_out_of_the_map_are_ignored() {
    let messy = graph(3, &[(1, 0), (0, 1), (1, 0), (2, 2), (2, 3), (9, 0)]);
    assert_eq!(messy, graph(3, &[(0, 1)]));
    assert_eq!(messy.neighbours(SectorId(1)), ids(&[0]));
    assert_eq!(messy.neighbours(SectorId(2)), []);
}

#[test]
fn an_unknown_sector_is_nowhere_and_never_panics() {
    let graph = two_rows();
    for strange in [SectorId(7), SectorId(u16::MAX)] {
        assert_eq!(graph.neighbours(strange), []);
        assert_eq!(graph.distance(SectorId(0), strange), None);
        assert_eq!(graph.distance(strange, SectorId(0)), None);
        assert_eq!(graph.slot(SectorId(0), strange), None);
    }
}

#[test]
fn a_graph_without_sectors_is_empty() {
    let nothing = graph(0, &[]);
    assert!(nothing.is_empty());
    assert_eq!(nothing.distance(SectorId(0), SectorId(0)), None);
    assert!(nothing.choke_points().is_empty());
}

#[test]
fn distances_go_round_walls_and_stop_at_islands() {
    let graph = two_rows();
    assert_eq!(graph.distance(SectorId(1), SectorId(4)), Some(3));
    assert_eq!(graph.distance(SectorId(2), SectorId(2)), Some(0));
    assert_eq!(graph.distance(SectorId(2), SectorId(6)), None);
}

#[test]
fn a_slot_is_the_place_among_the_neighbours() {
    let graph = two_rows();
    for sector in graph.sectors() {
        for (at, &next) in graph.neighbours(sector).iter().enumerate() {
            assert_eq!(graph.slot(sector, next), Some(at));
        }
    }
}

#[test]
fn choke_points_are_the_sectors_that_hold_the_map_together() {
    assert_eq!(graph(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]).choke_points(), ids(&[2, 3]));
    assert!(two_rows().choke_points().is_empty());
}

#[test]
fn random_maps_agree_with_a_plain_walk() {
    let mut dice = Dice::new(11);
    for _ in 0..40 {
        let count = 1 + dice.below(24);
        let ways = dice.below(2 * count);
        let mut end = || SectorId(dice.below(count) as u16);
        let graph = SectorGraph::new(count, (0..ways).map(|_| (end(), end())).collect::<Vec<_>>());
        for (from, to) in graph.sectors().flat_map(|from| graph.sectors().map(move |to| (from, to))) {
            assert_eq!(graph.distance(from, to), walked(&graph, from, to), "{from:?} to {to:?} in {graph:?}");
        }
    }
}

#[test]
fn a_map_of_4096_sectors_is_measured_in_full() {
    let graph = grid(64);
    assert_eq!(graph.len(), 4096);
    assert_eq!(graph.distance(SectorId(0), SectorId(4095)), Some(126));
    let ways: usize = graph.sectors().map(|sector| graph.neighbours(sector).len()).sum();
    assert_eq!(ways, 2 * 2 * 64 * 63);
}
