//! Tables of The Beginning played by bots.

mod report;

use std::time::Instant;

pub(super) use self::report::{Report, tell};
use super::{
    super::{Context, Failure, jobs, tales},
    Sim, deduction,
};
use crate::{
    beginning::{SEATS, Setup},
    content::beginning::shipped_library,
};

/// How many play where nothing is said.
const USUAL_SEATS: u8 = 5;

impl Sim {
    /// Plays all tables of The Beginning; one report for each bot named.
    pub(super) fn beginning(&self, context: &Context) -> Result<Vec<Report>, Failure> {
        let seats = self.table.seats.unwrap_or(USUAL_SEATS);
        if !SEATS.contains(&seats) {
            return Err(Failure::new(context.words.with("cli-sim-beginning-seats", &[("seats", seats.into())])));
        }
        let setup = Setup { talk: self.table.talk, ..Setup::new(shipped_library()?, seats) };
        self.bots.iter().map(|bot| self.play_beginning(&setup, bot, context)).collect()
    }

    fn play_beginning(&self, setup: &Setup, bot: &str, context: &Context) -> Result<Report, Failure> {
        let levels = deduction::levels(bot, context)?;
        let progress = super::progress(self.games.into());
        let started = Instant::now();
        let played = jobs::spread(self.games, self.jobs_wanted(), |game| {
            let played = tales::play(setup, self.seed.wrapping_add(game.into()), game, &levels);
            progress.inc(1);
            played
        });
        progress.finish_and_clear();
        let played = played.into_iter().collect::<Result<Vec<_>, _>>();
        let played = played.map_err(|fault| Failure::new(fault.to_string()))?;
        Ok(Report::of(setup, (bot, self.seed), &played, started.elapsed().as_secs_f64()))
    }
}
