//! Tables of Social Deduction whose games are kept.

use std::io;

use ghostline::deduction::{Outcome, Setup, bots::Level};

use super::play;
use crate::kept::Kept;

/// Tables of one kind, seeds counting on from the first.
pub struct Kind {
    /// How the table is laid.
    pub setup: Setup,
    /// Who sits there, in turn.
    pub levels: Vec<Level>,
    /// The first game's seed.
    pub seed: u64,
}

impl Kept for Kind {
    type Game = Outcome;

    fn name(&self) -> String {
        let names: Vec<&str> = self.levels.iter().map(|level| level.name()).collect();
        format!("{}-{}-from-{}", self.setup.seats, names.join("-"), self.seed)
    }

    fn play(&self, at: u32) -> io::Result<Outcome> {
        let levels = play::seated(&self.levels, self.setup.seats, at);
        play::game(&self.setup, self.seed + u64::from(at), &levels)
    }

    fn same(one: &Outcome, other: &Outcome) -> bool {
        one == other
    }
}
