//! `ghostline sim`: bots play a mission or a table many times, and how often they win.

mod beginning;
mod deduction;
mod kit;
mod tables;
mod tally;

use std::{
    io::{self, IsTerminal, Write},
    num::NonZeroUsize,
    time::Instant,
};

use clap::{ArgAction, ValueEnum, builder::RangedU64ValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use self::{
    deduction::TableArgs,
    kit::{Kit, KitArgs},
    tally::{Record, Tally},
};
use super::{Context, Failure, Format, Verdict, jobs};
use crate::{
    engine::{Bot, arena},
    stealth::{Setup, Stealth, bots},
};

/// A game that is not over after this many turns counts as lost.
const TURN_LIMIT: u16 = 200;
/// What one turn can hardly have of decisions; with the turns it bounds the time of a game.
const DECISIONS_PER_TURN: u32 = 20;
/// The most games of one call.
const MOST_GAMES: u64 = 10_000_000;

/// Lets bots play a mission or a table many times.
#[derive(Debug, clap::Args)]
pub struct Sim {
    /// The game
    #[arg(long, value_enum)]
    game: Game,
    /// The mission: its id, or its file; without it the first of the campaign
    #[arg(long, value_name = "ID|FILE")]
    mission: Option<String>,
    /// Who plays: random, cautious, planner; at tables random, simple, sound, sharp, or several at one table, such as
    /// sound+sharp. Several names play the same games one after the other
    #[arg(long, value_name = "NAME[,NAME…]", value_delimiter = ',', required = true, action = ArgAction::Append)]
    bots: Vec<String>,
    /// How many games each bot plays
    #[arg(long, value_parser = RangedU64ValueParser::<u32>::new().range(1..=MOST_GAMES))]
    games: u32,
    /// The first game's seed; the next ones count on from it
    #[arg(long)]
    seed: u64,
    /// How many games are played at the same time; without it one per processor. The results are the same
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    #[command(flatten)]
    kit: KitArgs,
    #[command(flatten)]
    table: TableArgs,
    /// Text for people, or JSON
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The games that can be simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Game {
    /// The stealth missions
    Stealth,
    /// Social Deduction
    Deduction,
    /// The Beginning
    Beginning,
}

/// All that a simulation found out.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    mission: String,
    seed: u64,
    /// Games beyond this turn count as lost.
    turn_limit: u16,
    /// All bots together.
    #[serde(flatten)]
    total: Tally,
    bots: Vec<BotReport>,
}

/// One bot's games.
#[derive(Debug, Serialize)]
struct BotReport {
    bot: String,
    #[serde(flatten)]
    tally: Tally,
}

impl Sim {
    /// Plays all games and tells how they went.
    pub fn run(&self, context: Context) -> Result<Verdict, Failure> {
        let context = &context.around(self.mission.as_deref());
        let mut output = io::stdout().lock();
        match (self.game, self.format) {
            (Game::Stealth, Format::Json) => write_json(&self.stealth(context)?, &mut output)?,
            (Game::Stealth, Format::Text) => tell(&self.stealth(context)?, context, &mut output)?,
            (Game::Beginning, Format::Json) => match self.beginning(context)?.as_slice() {
                [only] => write_json(only, &mut output)?,
                several => write_json(&several, &mut output)?,
            },
            (Game::Beginning, Format::Text) => beginning::tell(&self.beginning(context)?, context, &mut output)?,
            (Game::Deduction, Format::Text) => deduction::tell(&self.tables(context)?, context, &mut output)?,
            (Game::Deduction, Format::Json) => match self.tables(context)?.as_slice() {
                [only] => write_json(only, &mut output)?,
                several => write_json(&several, &mut output)?,
            },
        }
        Ok(Verdict::Clean)
    }

    fn stealth(&self, context: &Context) -> Result<Report, Failure> {
        if let Some(unknown) = self.bots.iter().find(|name| bots::by_name(name).is_none()) {
            let known = bots::NAMES.join(", ");
            return Err(Failure::new(
                context.words.with("cli-sim-unknown-bot", &[("bot", unknown.as_str().into()), ("known", known.into())]),
            ));
        }
        let kit = self.kit(context)?;
        let progress = progress(u64::from(self.games) * self.bots.len() as u64);
        let (mut records, mut reports) = (Vec::new(), Vec::new());
        let started = Instant::now();
        for bot in &self.bots {
            let began = Instant::now();
            let played = self.play(&kit, bot, &progress)?;
            let tally = Tally::new(&played, began.elapsed().as_secs_f64());
            reports.push(BotReport { bot: bot.clone(), tally });
            records.extend(played);
        }
        progress.finish_and_clear();
        let total = Tally::new(&records, started.elapsed().as_secs_f64());
        let mission = kit.mission().plan().id.clone();
        Ok(Report { game: "stealth", mission, seed: self.seed, turn_limit: TURN_LIMIT, total, bots: reports })
    }

    /// The mission with what is brought to it.
    fn kit<'a>(&self, context: &'a Context) -> Result<Kit<'a>, Failure> {
        let first = context.catalog.missions().first().map(|entry| entry.id.as_str());
        let name = self.mission.as_deref().or(first).unwrap_or_default();
        self.kit.kit(context.mission(name)?, context)
    }

    /// How many games are played at the same time.
    fn jobs_wanted(&self) -> usize {
        self.jobs.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }

    /// One bot's games, each with a fresh bot, so that no game depends on which were played before it.
    fn play(&self, kit: &Kit, bot: &str, progress: &ProgressBar) -> Result<Vec<Record>, Failure> {
        let records = jobs::spread(self.games, self.jobs_wanted(), |game| {
            let seed = self.seed.wrapping_add(game.into());
            let record = play_one(&kit.setup(seed), seed, bot);
            progress.inc(1);
            record
        });
        records.into_iter().collect()
    }
}

fn write_json(report: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *output, report).map_err(io::Error::from)?;
    writeln!(output)
}

fn play_one(setup: &Setup, seed: u64, bot: &str) -> Result<Record, Failure> {
    let seat: Vec<Box<dyn Bot<Stealth>>> =
        bots::by_name(bot).map(|bot| bot as Box<dyn Bot<Stealth>>).into_iter().collect();
    let limit = u32::from(TURN_LIMIT) * DECISIONS_PER_TURN;
    let played = arena::play::<Stealth>(setup, seed, &mut { seat }, limit);
    let played = played.map_err(|fault| Failure::new(fault.to_string()))?;
    let won = played.outcome.is_some_and(|outcome| outcome.won && outcome.turns <= TURN_LIMIT);
    let turns = played.outcome.map_or(TURN_LIMIT, |outcome| outcome.turns.min(TURN_LIMIT));
    Ok(Record { won, turns, decisions: played.decisions })
}

/// A bar on a terminal, nothing in a pipe.
fn progress(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} / {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(report: &Report, context: &Context, output: &mut impl Write) -> io::Result<()> {
    let title = [
        ("mission", report.mission.as_str().into()),
        ("seed", report.seed.to_string().into()),
        ("limit", report.turn_limit.into()),
    ];
    writeln!(output, "{}", context.words.with("cli-sim-title", &title))?;
    for BotReport { bot, tally } in &report.bots {
        let percent = |share: f64| format!("{:.1}", share * 100.0).into();
        let line = [
            ("bot", bot.as_str().into()),
            ("wins", tally.wins.into()),
            ("games", tally.games.into()),
            ("rate", percent(tally.win_rate)),
            ("low", percent(tally.ci95[0])),
            ("high", percent(tally.ci95[1])),
            ("median", format!("{}", tally.turns.median).into()),
            ("ninety", format!("{}", tally.turns.p90).into()),
            ("seconds", format!("{:.2}", tally.seconds).into()),
            ("speed", format!("{:.0}", tally.decisions_per_second).into()),
        ];
        writeln!(output, "{}", context.words.with("cli-sim-bot", &line))?;
    }
    Ok(())
}
