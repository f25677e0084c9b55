//! Tables of The Beginning whose games are kept.

use std::io;

use ghostline::{
    beginning::Setup,
    cli::tales::{self, Tale},
    engine::Level,
};

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
    type Game = Tale;

    fn name(&self) -> String {
        let names: Vec<&str> = self.levels.iter().map(|level| level.name()).collect();
        format!("{}-{}-from-{}", self.setup.seats.len(), names.join("-"), self.seed)
    }

    fn play(&self, at: u32) -> io::Result<Tale> {
        tales::play(&self.setup, self.seed + u64::from(at), at, &self.levels).map_err(io::Error::other)
    }

    /// Times aside, which differ.
    fn same(one: &Tale, other: &Tale) -> bool {
        (&one.outcome, one.decisions, one.bars) == (&other.outcome, other.decisions, other.bars)
    }
}
