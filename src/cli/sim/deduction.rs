//! Tables of Social Deduction played by bots: how often each team, seat and boss wins.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::Arc,
    time::Instant,
};

use clap::builder::RangedU64ValueParser;
use serde::Serialize;

use super::{
    super::{Context, Failure},
    Sim,
    tally::Turns,
};
use crate::{
    content::shipped_library,
    deduction::{Deduction, Outcome, Setup, Team, Victory},
    engine::arena,
    records::{median, nearest_rank},
    stealth::solve::wilson,
};

/// The bots that can sit at a table.
const BOTS: [&str; 1] = ["random"];
/// What no game should need of decisions.
const DECISION_LIMIT: u32 = 1_000_000;

/// How a table of Social Deduction is laid.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// How many play Social Deduction; a scenario's number without it, 6 without both
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u8>::new().range(4..=16))]
    seats: Option<u8>,
    /// The scenario of Social Deduction, such as SC-01
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// Play Social Deduction with Project: Hell Gate; scenarios that need it have it anyway
    #[arg(long)]
    hell_gate: bool,
}

/// All that a simulation of tables found out.
#[derive(Debug, Serialize)]
pub struct TableReport {
    game: &'static str,
    seats_at_the_table: u8,
    scenario: Option<String>,
    hell_gate: bool,
    seed: u64,
    bot: String,
    games: u32,
    /// Games that somebody at the table won.
    wins: u32,
    win_rate: f64,
    ci95: [f64; 2],
    seconds: f64,
    decisions: u64,
    decisions_per_second: f64,
    turns: Turns,
    rounds: Turns,
    /// How games were decided: by a team, alone, by a boss, or not at all.
    victories: BTreeMap<String, Share>,
    /// Members of each team at the end, and how often they won.
    teams: BTreeMap<String, Share>,
    /// How often each seat won.
    seats: Vec<Share>,
}

/// How often something came true.
#[derive(Clone, Copy, Debug, Serialize)]
struct Share {
    wins: u32,
    of: u32,
    win_rate: f64,
    ci95: [f64; 2],
}

impl Share {
    fn new(wins: u32, of: u32) -> Self {
        Self { wins, of, win_rate: f64::from(wins) / f64::from(of.max(1)), ci95: wilson(wins, of) }
    }
}

impl TableArgs {
    /// The table to be played at.
    fn setup(&self) -> Result<Setup, Failure> {
        let library = shipped_library()?;
        let scenario = self.scenario.as_deref().and_then(|key| library.scenario(key));
        let seats = self.seats.or(scenario.map(|scenario| scenario.seats)).unwrap_or(6);
        let hell_gate = self.hell_gate || scenario.is_some_and(|scenario| scenario.hell_gate);
        let setup = Setup { hell_gate, scenario: self.scenario.clone(), ..Setup::new(Arc::clone(&library), seats) };
        match setup.rules() {
            Ok(_) => Ok(setup),
            Err(fault) => Err(Failure::new(fault.to_string())),
        }
    }
}

impl Sim {
    /// Plays all tables; one report for each bot named.
    pub(super) fn tables(&self, context: &Context) -> Result<Vec<TableReport>, Failure> {
        if let Some(unknown) = self.bots.iter().find(|name| !BOTS.contains(&name.as_str())) {
            let known = BOTS.join(", ");
            return Err(Failure::new(
                context.words.with("cli-sim-unknown-bot", &[("bot", unknown.as_str().into()), ("known", known.into())]),
            ));
        }
        let setup = self.table.setup()?;
        self.bots.iter().map(|bot| self.play_tables(&setup, bot)).collect()
    }

    fn play_tables(&self, setup: &Setup, bot: &str) -> Result<TableReport, Failure> {
        let progress = super::progress(self.games.into());
        let started = Instant::now();
        let played = super::super::jobs::spread(self.games, self.jobs_wanted(), |game| {
            let seed = self.seed.wrapping_add(game.into());
            let played = arena::play_at_random::<Deduction>(setup, seed, DECISION_LIMIT);
            progress.inc(1);
            played.map_err(|fault| Failure::new(fault.to_string()))
        });
        progress.finish_and_clear();
        let played = played.into_iter().collect::<Result<Vec<_>, _>>()?;
        let decisions = played.iter().map(|game| u64::from(game.decisions)).sum();
        let outcomes: Vec<Outcome> = played.into_iter().filter_map(|game| game.outcome).collect();
        Ok(self.report(setup, bot, &outcomes, decisions, started.elapsed().as_secs_f64()))
    }

    fn report(&self, setup: &Setup, bot: &str, outcomes: &[Outcome], decisions: u64, seconds: f64) -> TableReport {
        let games = self.games;
        let won = outcomes.iter().filter(|outcome| outcome.winners.iter().next().is_some()).count() as u32;
        let Share { win_rate, ci95, .. } = Share::new(won, games);
        TableReport {
            game: "deduction",
            seats_at_the_table: setup.seats,
            scenario: setup.scenario.clone(),
            hell_gate: setup.hell_gate,
            seed: self.seed,
            bot: bot.to_owned(),
            games,
            wins: won,
            win_rate,
            ci95,
            seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(f64::EPSILON),
            turns: lengths(outcomes.iter().map(|outcome| outcome.turns)),
            rounds: lengths(outcomes.iter().map(|outcome| outcome.rounds)),
            victories: victories(outcomes, games),
            teams: teams(outcomes),
            seats: (0..setup.seats).map(|seat| of_seat(outcomes, seat, games)).collect(),
        }
    }
}

fn lengths(lengths: impl Iterator<Item = u32>) -> Turns {
    let mut sorted: Vec<u16> = lengths.map(|n| u16::try_from(n).unwrap_or(u16::MAX)).collect();
    sorted.sort_unstable();
    Turns { median: median(&sorted), p90: f64::from(nearest_rank(&sorted, 0.9)) }
}

fn victories(outcomes: &[Outcome], games: u32) -> BTreeMap<String, Share> {
    let mut counts = BTreeMap::new();
    for outcome in outcomes {
        let key = match outcome.victory {
            Victory::Team(team) => format!("{team:?}").to_lowercase(),
            Victory::Alone(_) => "alone".to_owned(),
            Victory::Boss(boss) => format!("boss_{boss:?}").to_lowercase(),
            Victory::Nobody => "nobody".to_owned(),
            Victory::Stalemate => "stalemate".to_owned(),
        };
        *counts.entry(key).or_insert(0) += 1;
    }
    counts.into_iter().map(|(key, wins)| (key, Share::new(wins, games))).collect()
}

fn teams(outcomes: &[Outcome]) -> BTreeMap<String, Share> {
    let share = |team: Team| {
        let members = outcomes.iter().flat_map(|outcome| {
            (0..)
                .zip(&outcome.teams)
                .map(move |(seat, own)| (*own, outcome.winners.contains(crate::engine::Seat(seat))))
        });
        let (mut wins, mut of) = (0, 0);
        for (_, won) in members.filter(|(own, _)| *own == team) {
            of += 1;
            wins += u32::from(won);
        }
        (format!("{team:?}").to_lowercase(), Share::new(wins, of))
    };
    Team::ALL.into_iter().map(share).collect()
}

fn of_seat(outcomes: &[Outcome], seat: u8, games: u32) -> Share {
    let won = |outcome: &&Outcome| outcome.winners.contains(crate::engine::Seat(seat));
    Share::new(outcomes.iter().filter(won).count() as u32, games)
}

/// The reports in words.
pub(super) fn tell(reports: &[TableReport], context: &Context, output: &mut impl Write) -> io::Result<()> {
    let percent = |share: f64| format!("{:.1}", share * 100.0).into();
    for report in reports {
        let line = [
            ("bot", report.bot.as_str().into()),
            ("seats", report.seats_at_the_table.into()),
            ("games", report.games.into()),
            ("median", format!("{}", report.rounds.median).into()),
            ("ninety", format!("{}", report.rounds.p90).into()),
            ("seconds", format!("{:.2}", report.seconds).into()),
            ("speed", format!("{:.0}", f64::from(report.games) / report.seconds.max(f64::EPSILON)).into()),
        ];
        writeln!(output, "{}", context.words.with("cli-sim-tables", &line))?;
        for (name, share) in &report.victories {
            let line = [("name", name.as_str().into()), ("wins", share.wins.into()), ("rate", percent(share.win_rate))];
            writeln!(output, "{}", context.words.with("cli-sim-victory", &line))?;
        }
    }
    Ok(())
}
