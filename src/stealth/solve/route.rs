//! A winning line as a person reads it: the sectors walked, turn by turn.

use serde::Serialize;

use crate::stealth::{Public, Sector};

/// One way to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Route {
    /// In how many turns.
    pub turns: u16,
    /// The sectors the player is in during each turn, the one it begins in first.
    pub sectors: Vec<Vec<Sector>>,
    /// Enemies defeated on it.
    pub kills: u16,
    /// Times the player is detected on it.
    pub seen: u16,
}

impl Route {
    /// The sectors in the order they are walked.
    pub fn walk(&self) -> Vec<Sector> {
        let mut walk = self.sectors.concat();
        walk.dedup();
        walk
    }

    /// The route through these places, each with the turn it was seen in, in order.
    pub(super) fn new(places: impl Iterator<Item = (u16, Sector)>, end: &Public) -> Self {
        let mut sectors: Vec<Vec<Sector>> = Vec::new();
        let mut last = None;
        for (turn, sector) in places {
            while sectors.len() < usize::from(turn) {
                sectors.push(last.into_iter().collect());
            }
            if let Some(walked) = sectors.last_mut().filter(|walked| walked.last() != Some(&sector)) {
                walked.push(sector);
            }
            last = Some(sector);
        }
        Self { turns: end.turn, sectors, kills: end.tally.kills, seen: end.tally.seen }
    }
}
