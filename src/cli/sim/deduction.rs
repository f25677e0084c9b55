//! Tables of Social Deduction played by bots.

mod report;

use std::{sync::Arc, time::Instant};

use clap::builder::RangedU64ValueParser;

pub(super) use self::report::{TableReport, tell};
use super::{
    super::{
        Context, Failure,
        thought::{Thought, Timed},
    },
    Sim,
};
use crate::{
    content::shipped_library,
    deduction::{
        Deduction, Outcome, Setup,
        bots::{Level, by_level},
    },
    engine::{Bot, arena},
    words::deduction::fault_text,
};

/// What no game should need of decisions.
const DECISION_LIMIT: u32 = 1_000_000;

/// How a table of Social Deduction is laid.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// How many play at a table; a scenario's number without it, 6 without both (The Beginning: 3 to 6, 5 without it)
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u8>::new().range(3..=16))]
    pub seats: Option<u8>,
    /// The scenario of Social Deduction, such as SC-01
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// Play Social Deduction with Project: Hell Gate; scenarios that need it have it anyway
    #[arg(long)]
    hell_gate: bool,
    /// How many claims a player may make in a turn
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub talk: u8,
}

/// A game played at a table.
struct TableGame {
    outcome: Option<Outcome>,
    decisions: u32,
    /// By seat.
    thought: Vec<Thought>,
}

impl TableArgs {
    /// The table to be played at.
    fn setup(&self, context: &Context) -> Result<Setup, Failure> {
        let library = shipped_library()?;
        let scenario = self.scenario.as_deref().and_then(|key| library.scenario(key));
        let seats = self.seats.or(scenario.map(|scenario| scenario.seats)).unwrap_or(6);
        let hell_gate = self.hell_gate || scenario.is_some_and(|scenario| scenario.hell_gate);
        let setup = Setup {
            hell_gate,
            scenario: self.scenario.clone(),
            talk: self.talk,
            ..Setup::new(Arc::clone(&library), seats)
        };
        match setup.rules() {
            Ok(_) => Ok(setup),
            Err(fault) => Err(Failure::new(fault_text(&context.words, &fault))),
        }
    }
}

impl Sim {
    /// Plays all tables; one report for each bot named.
    pub(super) fn tables(&self, context: &Context) -> Result<Vec<TableReport>, Failure> {
        let setup = self.table.setup(context)?;
        let tables = self.bots.iter().map(|bot| Ok((bot, levels(bot, context)?)));
        let tables: Vec<(&String, Vec<Level>)> = tables.collect::<Result<_, Failure>>()?;
        tables.iter().map(|(bot, levels)| self.play_tables(&setup, bot, levels)).collect()
    }

    fn play_tables(&self, setup: &Setup, bot: &str, levels: &[Level]) -> Result<TableReport, Failure> {
        let progress = super::progress(self.games.into());
        let started = Instant::now();
        let played = super::super::jobs::spread(self.games, self.jobs_wanted(), |game| {
            let played = play_one(setup, self.seed.wrapping_add(game.into()), game, levels);
            progress.inc(1);
            played
        });
        progress.finish_and_clear();
        let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(TableReport::of(setup, (bot, self.seed), levels, &played, started.elapsed().as_secs_f64()))
    }
}

/// The levels of a table, such as `sound` or `sound+sharp`: they take the seats in turn, one seat further in every game.
pub(super) fn levels(bot: &str, context: &Context) -> Result<Vec<Level>, Failure> {
    let level = |name: &str| {
        let known = Level::ALL.map(Level::name).join(", ");
        let unknown = [("bot", name.to_owned().into()), ("known", known.into())];
        Level::by_name(name).ok_or_else(|| Failure::new(context.words.with("cli-sim-unknown-bot", &unknown)))
    };
    bot.split('+').map(level).collect()
}

/// The level that sits at a seat in a game.
fn level_at(levels: &[Level], seat: usize, game: u32) -> Level {
    let turned = seat.wrapping_add(game as usize).checked_rem(levels.len()).unwrap_or(0);
    levels.get(turned).copied().unwrap_or_default()
}

/// One game; without any thinking where all bots are random.
fn play_one(setup: &Setup, seed: u64, game: u32, levels: &[Level]) -> Result<TableGame, Failure> {
    let mut thought = vec![Thought::default(); usize::from(setup.seats)];
    let played = if levels.iter().all(|level| *level == Level::Random) {
        arena::play_at_random::<Deduction>(setup, seed, DECISION_LIMIT)
    } else {
        let seat = |(seat, thought)| {
            let style = seed.wrapping_mul(31).wrapping_add(seat as u64);
            let bot = by_level(level_at(levels, seat, game), style);
            Box::new(Timed { bot, thought }) as Box<dyn Bot<Deduction> + '_>
        };
        let mut bots: Vec<_> = thought.iter_mut().enumerate().map(seat).collect();
        arena::play::<Deduction>(setup, seed, &mut bots, DECISION_LIMIT)
    };
    let played = played.map_err(|fault| Failure::new(fault.to_string()))?;
    Ok(TableGame { outcome: played.outcome, decisions: played.decisions, thought })
}
