//! What the solver says of a mission, as far as it has come.

use crate::stealth::{
    Mission, Outcome, Sector,
    solve::{Found, Route, SoftLock},
};

/// Whether a mission can be won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// Not known yet.
    #[default]
    Searching,
    /// It can.
    Winnable,
    /// It cannot, whatever the player does and whatever the cards are.
    Unwinnable,
    /// It was not found out: the mission is too large to be searched through.
    Open,
    /// There is no mission yet: the check finds errors.
    Faulty,
}

/// A special way to win, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Line {
    /// It is still looked for.
    #[default]
    Searching,
    /// There is one.
    Found(Route),
    /// There is none.
    None,
    /// None was found; there may be one.
    NotFound,
}

impl Line {
    /// The way, where one is known.
    pub const fn route(&self) -> Option<&Route> {
        match self {
            Self::Found(route) => Some(route),
            Self::Searching | Self::None | Self::NotFound => None,
        }
    }
}

impl From<Found> for Line {
    fn from(found: Found) -> Self {
        match (found.route, found.proved) {
            (Some(route), _) => Self::Found(route),
            (None, true) => Self::None,
            (None, false) => Self::NotFound,
        }
    }
}

/// A way in which the map spoils its mission, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// What is wrong.
    pub lock: SoftLock,
    /// The sectors it is about.
    pub places: Vec<Sector>,
}

/// All that is known so far. What is known only becomes more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Whether it can be won.
    pub verdict: Verdict,
    /// The fewest turns of any way to win found so far.
    pub par: Option<u16>,
    /// Whether no way is shorter than `par`.
    pub exact: bool,
    /// No way is shorter than this.
    pub at_least: Option<u16>,
    /// The fastest way found.
    pub fastest: Option<Route>,
    /// A way to win without defeating anybody.
    pub no_kill: Line,
    /// A way to win without ever being detected.
    pub unseen: Line,
    /// How the map spoils the mission.
    pub soft_locks: Vec<Trap>,
}

impl Proof {
    /// There is nothing to prove yet.
    pub(super) fn faulty() -> Self {
        Self { verdict: Verdict::Faulty, no_kill: Line::None, unseen: Line::None, ..Self::default() }
    }

    /// Whether nothing more will be found out.
    pub fn is_finished(&self) -> bool {
        self.verdict != Verdict::Searching && self.no_kill != Line::Searching && self.unseen != Line::Searching
    }

    /// Notes the soft-locks.
    pub(super) fn trapped(&mut self, mission: &Mission, locks: Vec<SoftLock>) {
        let trap = |lock: SoftLock| Trap { places: lock.places(mission), lock };
        self.soft_locks = locks.into_iter().map(trap).collect();
    }

    /// Notes a way to win; the shortest is kept, and whatever is clean about it.
    pub(super) fn won(&mut self, route: Route) {
        self.won_in(route.turns);
        for (line, kept) in [(&mut self.no_kill, route.kills == 0), (&mut self.unseen, route.seen == 0)] {
            let longer = line.route().is_none_or(|known| known.turns > route.turns);
            if kept && longer {
                *line = Line::Found(route.clone());
            }
        }
        if self.fastest.as_ref().is_none_or(|known| known.turns > route.turns) {
            self.fastest = Some(route);
        }
    }

    /// Notes a game that was won.
    pub(super) fn played(&mut self, outcome: Outcome) {
        if outcome.won {
            self.won_in(outcome.turns);
        }
    }

    /// Notes what the whole search for the fastest way found.
    pub(super) fn searched(&mut self, found: &Found) {
        if found.is_impossible() {
            (self.verdict, self.no_kill, self.unseen) = (Verdict::Unwinnable, Line::None, Line::None);
        }
        self.at_least = found.at_least;
        if let Some(route) = found.route.clone() {
            self.won(route);
        }
        self.exact = found.proved;
    }

    fn won_in(&mut self, turns: u16) {
        self.verdict = Verdict::Winnable;
        self.par = Some(self.par.map_or(turns, |known| known.min(turns)));
    }
}
