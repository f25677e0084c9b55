//! The situations of an errand, numbered as they are found, and the ways between them.

use std::collections::BTreeMap;

use super::Holding;
use crate::stealth::{Mission, Sector};

/// The most situations an errand is computed for; beyond that only its bound is known.
const MOST: usize = 400_000;
/// The most entries of its table.
const MOST_ENTRIES: usize = 8 * MOST;

/// No way leads to a win from here.
pub(super) const NEVER: u16 = u16::MAX;

/// Half a turn at a place with a holding: the free movement comes next, or the second action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub holding: Holding,
    pub sector: Sector,
    pub second: bool,
}

/// The number of a situation, in the order they are found.
type Number = u32;

/// All situations found so far.
pub(super) struct Situations {
    /// The row of each holding.
    rows: BTreeMap<Holding, usize>,
    /// By row, sector and half of the turn: the situation's number.
    numbers: Vec<Option<Number>>,
    nodes: Vec<Node>,
    /// Ways as pairs (to, from).
    ways: Vec<(Number, Number)>,
    /// How many of the nodes were looked at.
    looked_at: usize,
    /// Entries per row.
    width: usize,
    /// The holding that came up last, and its row.
    last: Option<(Holding, usize)>,
}

impl Situations {
    /// None yet.
    pub fn new(mission: &Mission) -> Self {
        let width = mission.walk().sectors().len() * 2;
        let (rows, numbers, nodes, ways) = (BTreeMap::new(), Vec::new(), Vec::new(), Vec::new());
        Self { rows, numbers, nodes, ways, looked_at: 0, width, last: None }
    }

    /// The number of a situation, which joins the others where it is new; `None` where there are too many.
    pub fn enter(&mut self, mission: &Mission, node: Node) -> Option<Number> {
        let row = self.row(node.holding)?;
        let column = mission.walk().dense(node.sector)? * 2 + usize::from(node.second);
        let number = self.numbers.get_mut(row * self.width + column)?;
        if let Some(known) = *number {
            return Some(known);
        }
        let new = self.nodes.len() as Number;
        *number = Some(new);
        self.nodes.push(node);
        (self.nodes.len() <= MOST).then_some(new)
    }

    /// The row of a holding, a new one where it is new; `None` where there are too many.
    fn row(&mut self, holding: Holding) -> Option<usize> {
        if let Some((_, row)) = self.last.filter(|(last, _)| *last == holding) {
            return Some(row);
        }
        let fresh = self.rows.len();
        let row = *self.rows.entry(holding).or_insert(fresh);
        if row == fresh {
            self.numbers.resize((fresh + 1) * self.width, None);
        }
        self.last = Some((holding, row));
        (self.numbers.len() <= MOST_ENTRIES).then_some(row)
    }

    /// The next situation that was not looked at yet.
    pub fn next(&mut self) -> Option<(Node, Number)> {
        let (node, at) = (*self.nodes.get(self.looked_at)?, self.looked_at);
        self.looked_at += 1;
        Some((node, at as Number))
    }

    /// Notes that one part leads from one situation to another.
    pub fn join(&mut self, from: Number, to: Number) {
        self.ways.push((to, from));
    }

    /// All holdings in rising order, and for each, by sector and half of the turn, the parts from there to where play is
    /// `won`; `None` where play cannot come.
    pub fn tabulate(mut self, won: impl Fn(&Node) -> bool) -> (Vec<Holding>, Vec<Option<u16>>) {
        let parts = self.walk_back(won);
        let mut table = vec![None; self.numbers.len()];
        for (rank, row) in self.rows.values().enumerate() {
            let (to, from) = (rank * self.width, row * self.width);
            for column in 0..self.width {
                table[to + column] = self.numbers[from + column].map(|number| parts[number as usize]);
            }
        }
        (self.rows.into_keys().collect(), table)
    }

    /// The parts from every situation to the nearest won one.
    fn walk_back(&mut self, won: impl Fn(&Node) -> bool) -> Vec<u16> {
        self.ways.sort_unstable();
        let mut parts = vec![NEVER; self.nodes.len()];
        let ends = self.nodes.iter().enumerate().filter(|(_, node)| won(node));
        let mut reached: Vec<Number> = ends.map(|(at, _)| at as Number).collect();
        for &at in &reached {
            parts[at as usize] = 0;
        }
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            next += 1;
            let first = self.ways.partition_point(|&(to, _)| to < at);
            for &(_, from) in self.ways[first..].iter().take_while(|&&(to, _)| to == at) {
                if parts[from as usize] == NEVER {
                    parts[from as usize] = (parts[at as usize] + 1).min(NEVER - 1);
                    reached.push(from);
                }
            }
        }
        parts
    }
}
