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
    deduction::{
        Action, Deduction, Outcome, Setup, Team, Victory, View,
        bots::{Level, by_level},
    },
    engine::{Bot, Dice, Seat, arena},
    records::{median, nearest_rank},
    stealth::solve::wilson,
    words::deduction::fault_text,
};

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
    /// How many claims a player of Social Deduction may make in a turn
    #[arg(long, value_name = "N", default_value_t = 1)]
    talk: u8,
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
    /// How often the seats of each bot won, and how long it thought.
    bots: BTreeMap<&'static str, BotShare>,
}

/// How the seats of one bot did.
#[derive(Clone, Copy, Debug, Serialize)]
struct BotShare {
    #[serde(flatten)]
    share: Share,
    /// What a choice took, in milliseconds, and the longest.
    mean_ms: f64,
    slowest_ms: f64,
}

/// A game played at a table.
struct TableGame {
    outcome: Option<Outcome>,
    decisions: u32,
    /// By seat.
    thought: Vec<Thought>,
}

/// How long a seat thought.
#[derive(Clone, Copy, Debug, Default)]
struct Thought {
    choices: u32,
    seconds: f64,
    slowest: f64,
}

/// A bot with a watch beside it.
struct Timed<'a> {
    bot: Box<dyn Bot<Deduction> + Send>,
    thought: &'a mut Thought,
}

impl Bot<Deduction> for Timed<'_> {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        let began = Instant::now();
        let choice = self.bot.choose(view, options, dice);
        let seconds = began.elapsed().as_secs_f64();
        self.thought.choices += 1;
        self.thought.seconds += seconds;
        self.thought.slowest = self.thought.slowest.max(seconds);
        choice
    }
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
        let mut report = self.report(setup, bot, &played, started.elapsed().as_secs_f64());
        for level in Level::ALL.into_iter().filter(|level| levels.contains(level)) {
            report.bots.insert(level.name(), of_bot(level, levels, &played));
        }
        Ok(report)
    }

    fn report(&self, setup: &Setup, bot: &str, played: &[TableGame], seconds: f64) -> TableReport {
        let games = self.games;
        let decisions: u64 = played.iter().map(|game| u64::from(game.decisions)).sum();
        let outcomes: Vec<Outcome> = played.iter().filter_map(|game| game.outcome.clone()).collect();
        let outcomes = outcomes.as_slice();
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
            bots: BTreeMap::new(),
        }
    }
}

/// The levels of a table, such as `sound` or `sound+sharp`: they take the seats in turn, one seat further in every game.
fn levels(bot: &str, context: &Context) -> Result<Vec<Level>, Failure> {
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

/// All seats one bot had.
fn of_bot(level: Level, levels: &[Level], played: &[TableGame]) -> BotShare {
    let (mut wins, mut seats, mut all) = (0, 0, Thought::default());
    for (game, record) in (0..).zip(played) {
        for (seat, thought) in
            record.thought.iter().enumerate().filter(|(seat, _)| level_at(levels, *seat, game) == level)
        {
            let won = record.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(Seat(seat as u8)));
            (wins, seats) = (wins + u32::from(won), seats + 1);
            all.choices += thought.choices;
            all.seconds += thought.seconds;
            all.slowest = all.slowest.max(thought.slowest);
        }
    }
    let mean_ms = all.seconds * 1e3 / f64::from(all.choices.max(1));
    BotShare { share: Share::new(wins, seats), mean_ms, slowest_ms: all.slowest * 1e3 }
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
            (0..).zip(&outcome.teams).map(move |(seat, own)| (*own, outcome.winners.contains(Seat(seat))))
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
    let won = |outcome: &&Outcome| outcome.winners.contains(Seat(seat));
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
        for (bot, BotShare { share, mean_ms, slowest_ms }) in &report.bots {
            let line = [
                ("bot", (*bot).into()),
                ("wins", share.wins.into()),
                ("seats", share.of.into()),
                ("rate", percent(share.win_rate)),
                ("low", percent(share.ci95[0])),
                ("high", percent(share.ci95[1])),
                ("mean", format!("{mean_ms:.2}").into()),
                ("slowest", format!("{slowest_ms:.1}").into()),
            ];
            writeln!(output, "{}", context.words.with("cli-sim-seats", &line))?;
        }
    }
    Ok(())
}
