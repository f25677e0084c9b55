//! What quick games say of a mission: how often it is won, and where the agent is detected.

use std::collections::BTreeMap;

use crate::stealth::{Event, Sector, solve::wilson};

/// How hard a mission is for rules of thumb with what an agent starts with. The bounds are those contracts are made to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Half of the games or more are won.
    Easy,
    /// A quarter or more.
    Fair,
    /// Eight of a hundred or more.
    Hard,
    /// Hardly any.
    Deadly,
}

impl Band {
    /// Every band with the least share of games won that makes it, the easiest first.
    pub const ALL: [(Self, f64); 4] = [(Self::Easy, 0.50), (Self::Fair, 0.25), (Self::Hard, 0.08), (Self::Deadly, 0.0)];

    /// The band of a share of games won.
    pub fn of(share: f64) -> Self {
        Self::ALL.into_iter().find(|(_, least)| share >= *least).map_or(Self::Deadly, |(band, _)| band)
    }
}

/// What the games played so far come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Estimate {
    /// How many were played.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// How often the agent was detected in each sector, in all games; sectors without are left out.
    pub heat: BTreeMap<Sector, u32>,
}

impl Estimate {
    /// The share of games won.
    pub fn share(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.games.max(1))
    }

    /// Where the true share lies with 95 % confidence.
    pub fn interval(&self) -> [f64; 2] {
        wilson(self.wins, self.games)
    }

    /// The band of the share.
    pub fn band(&self) -> Band {
        Band::of(self.share())
    }

    /// The hardest band and the easiest that the true share may well lie in.
    pub fn bands(&self) -> [Band; 2] {
        self.interval().map(Band::of)
    }

    /// How hot a sector is: 1 for the one with most detections, 0 where nobody was ever detected.
    pub fn warmth(&self, at: Sector) -> f32 {
        let most = self.heat.values().max().copied().unwrap_or(1);
        self.heat.get(&at).copied().unwrap_or(0) as f32 / most.max(1) as f32
    }

    /// Adds a game: what was told of it, and whether it was won.
    pub(super) fn add(&mut self, detected: &[Sector], won: bool) {
        self.games += 1;
        self.wins += u32::from(won);
        for &at in detected {
            *self.heat.entry(at).or_default() += 1;
        }
    }
}

/// Where the agent is detected, if this is such an event.
pub(super) const fn detected(event: &Event) -> Option<Sector> {
    match event {
        Event::Detected { sector, .. } => Some(*sector),
        _ => None,
    }
}
