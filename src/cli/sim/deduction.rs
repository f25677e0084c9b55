//! Games of Social Deduction between bots: who wins, which team, how long it takes.

use std::{
    io::{self, Write},
    time::Instant,
};

use serde::Serialize;

use super::super::{Context, Failure, jobs};
use crate::{
    content::shipped_library,
    deduction::{
        Deduction, Outcome, Setup, Team, Victory,
        bots::{Level, by_level},
    },
    engine::{Bot, arena},
    records::{median, nearest_rank},
    stealth::solve::wilson,
};

/// What a game can hardly have of decisions.
const DECISIONS: u32 = 60_000;

/// The options about the table.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// Social Deduction: how many sit at the table; bots take the seats in turn, one seat further in every game
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(4..=16))]
    seats: u8,
    /// Social Deduction: the scenario, by its key such as SC-01
    #[arg(long, value_name = "KEY")]
    scenario: Option<String>,
    /// Social Deduction: with Project: Hell Gate
    #[arg(long)]
    hell_gate: bool,
    /// Social Deduction: how many claims a player may make in a turn
    #[arg(long, default_value_t = 1, value_name = "N")]
    talk: u8,
}

/// All that the games come to.
#[derive(Debug, Serialize)]
pub struct TableReport {
    game: &'static str,
    seats: u8,
    seed: u64,
    games: u32,
    seconds: f64,
    decisions: u64,
    /// Games that were still going on when they were stopped.
    unfinished: u32,
    /// Lengths in rounds: half of the games are no longer, nine of ten.
    rounds: [f64; 2],
    /// What decided the games.
    teams: Vec<TeamReport>,
    /// How the seats of each bot did.
    bots: Vec<SeatReport>,
}

/// One way a game can end.
#[derive(Debug, Serialize)]
struct TeamReport {
    team: String,
    wins: u32,
    win_rate: f64,
    /// How many seats were of this team at the end, and the share of them that won.
    seats: u32,
    seat_win_rate: f64,
}

/// All seats one bot had.
#[derive(Debug, Serialize)]
struct SeatReport {
    bot: &'static str,
    seats: u32,
    wins: u32,
    win_rate: f64,
    ci95: [f64; 2],
    /// The longest a choice took, and the mean, in milliseconds.
    slowest_ms: f64,
    mean_ms: f64,
}

/// One game played.
struct Record {
    outcome: Option<Outcome>,
    decisions: u32,
    rounds: u32,
    /// By seat: choices made, all their seconds, the longest.
    thought: Vec<(u32, f64, f64)>,
}

/// A bot whose thinking is timed.
struct Timed<'a> {
    bot: Box<dyn Bot<Deduction> + Send>,
    thought: &'a mut (u32, f64, f64),
}

impl Bot<Deduction> for Timed<'_> {
    fn choose(
        &mut self,
        view: &crate::deduction::View,
        options: &[crate::deduction::Action],
        dice: &mut crate::engine::Dice,
    ) -> usize {
        let began = Instant::now();
        let choice = self.bot.choose(view, options, dice);
        let seconds = began.elapsed().as_secs_f64();
        *self.thought = (self.thought.0 + 1, self.thought.1 + seconds, self.thought.2.max(seconds));
        choice
    }
}

/// Plays the games.
pub fn play(
    table: &TableArgs,
    names: &[String],
    (games, seed, jobs): (u32, u64, usize),
    context: &Context,
) -> Result<TableReport, Failure> {
    let mut levels = Vec::new();
    for name in names {
        let known = Level::ALL.map(Level::name).join(", ");
        let unknown = || {
            context.words.with("cli-sim-unknown-bot", &[("bot", name.as_str().into()), ("known", known.as_str().into())])
        };
        levels.push(Level::by_name(name).ok_or_else(|| Failure::new(unknown()))?);
    }
    let library = shipped_library()?;
    let setup = Setup {
        hell_gate: table.hell_gate,
        scenario: table.scenario.clone(),
        talk: table.talk,
        ..Setup::new(library, table.seats)
    };
    setup.rules().map_err(|fault| Failure::new(fault.to_string()))?;
    let began = Instant::now();
    let played = jobs::spread(games, jobs, |game| play_one(&setup, seed.wrapping_add(game.into()), game, &levels));
    let played: Vec<Record> = played.into_iter().collect::<Result<_, _>>()?;
    Ok(report(table.seats, seed, &levels, &played, began.elapsed().as_secs_f64()))
}

/// The level that sits at a seat in a game.
fn level_at(levels: &[Level], seat: usize, game: u32) -> Level {
    let turned = seat.wrapping_add(game as usize).checked_rem(levels.len()).unwrap_or(0);
    levels.get(turned).copied().unwrap_or_default()
}

fn play_one(setup: &Setup, seed: u64, game: u32, levels: &[Level]) -> Result<Record, Failure> {
    let mut thought = vec![(0, 0.0, 0.0); usize::from(setup.seats)];
    let mut bots: Vec<Box<dyn Bot<Deduction> + '_>> = Vec::new();
    for (seat, thought) in thought.iter_mut().enumerate() {
        let style = seed.wrapping_mul(31).wrapping_add(seat as u64);
        let bot = by_level(level_at(levels, seat, game), style);
        bots.push(Box::new(Timed { bot, thought }));
    }
    let played = arena::play::<Deduction>(setup, seed, &mut bots, DECISIONS);
    drop(bots);
    let played = played.map_err(|fault| Failure::new(fault.to_string()))?;
    Ok(Record { outcome: played.outcome, decisions: played.decisions, rounds: played.rounds, thought })
}

fn report(seats: u8, seed: u64, levels: &[Level], played: &[Record], seconds: f64) -> TableReport {
    let mut rounds: Vec<u32> = played.iter().map(|record| record.rounds).collect();
    rounds.sort_unstable();
    let mut kinds: Vec<Level> = levels.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let short: Vec<u16> = rounds.iter().map(|&n| u16::try_from(n).unwrap_or(u16::MAX)).collect();
    TableReport {
        game: "deduction",
        seats,
        seed,
        games: played.len() as u32,
        seconds,
        decisions: played.iter().map(|record| u64::from(record.decisions)).sum(),
        unfinished: played.iter().filter(|record| record.outcome.is_none()).count() as u32,
        rounds: [median(&short), f64::from(nearest_rank(&short, 0.9))],
        teams: teams(played),
        bots: kinds.into_iter().map(|level| seats_of(level, levels, played)).collect(),
    }
}

/// How a game ended, in a word.
fn ending(victory: Victory) -> String {
    match victory {
        Victory::Team(team) => format!("{team:?}"),
        Victory::Alone(_) => "Alone".to_owned(),
        Victory::Boss(boss) => format!("{boss:?}"),
        Victory::Nobody => "Nobody".to_owned(),
        Victory::Stalemate => "Stalemate".to_owned(),
    }
}

fn teams(played: &[Record]) -> Vec<TeamReport> {
    let outcomes: Vec<&Outcome> = played.iter().filter_map(|record| record.outcome.as_ref()).collect();
    let mut names: Vec<String> = Team::ALL.map(|team| format!("{team:?}")).into();
    for outcome in &outcomes {
        let name = ending(outcome.victory);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let one = |team: String| {
        let wins = outcomes.iter().filter(|outcome| ending(outcome.victory) == team).count() as u32;
        let (mut seats, mut won) = (0u32, 0u32);
        for outcome in &outcomes {
            for (at, own) in (0..).zip(&outcome.teams).filter(|(_, own)| format!("{own:?}") == team) {
                let _ = own;
                seats += 1;
                won += u32::from(outcome.winners.contains(crate::engine::Seat(at)));
            }
        }
        let share = |n: u32, of: u32| f64::from(n) / f64::from(of.max(1));
        let win_rate = share(wins, played.len() as u32);
        TeamReport { team, wins, win_rate, seats, seat_win_rate: share(won, seats) }
    };
    names.into_iter().map(one).collect()
}

fn seats_of(level: Level, levels: &[Level], played: &[Record]) -> SeatReport {
    let (mut seats, mut wins, mut choices, mut seconds, mut slowest) = (0, 0, 0u32, 0.0, 0.0f64);
    for (game, record) in (0..).zip(played) {
        for (seat, thought) in record.thought.iter().enumerate() {
            if level_at(levels, seat, game) != level {
                continue;
            }
            seats += 1;
            let won = |outcome: &Outcome| outcome.winners.contains(crate::engine::Seat(seat as u8));
            wins += u32::from(record.outcome.as_ref().is_some_and(won));
            choices += thought.0;
            seconds += thought.1;
            slowest = slowest.max(thought.2);
        }
    }
    SeatReport {
        bot: level.name(),
        seats,
        wins,
        win_rate: f64::from(wins) / f64::from(seats.max(1)),
        ci95: wilson(wins, seats),
        slowest_ms: slowest * 1e3,
        mean_ms: seconds * 1e3 / f64::from(choices.max(1)),
    }
}

/// Tells the games in words.
pub fn tell(report: &TableReport, context: &Context, output: &mut impl Write) -> io::Result<()> {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let title = [
        ("seats", report.seats.into()),
        ("seed", report.seed.to_string().into()),
        ("games", report.games.into()),
        ("median", report.rounds[0].to_string().into()),
        ("ninety", report.rounds[1].to_string().into()),
    ];
    writeln!(output, "{}", context.words.with("cli-sim-table", &title))?;
    for team in &report.teams {
        let line = [("team", team.team.as_str().into()), ("wins", team.wins.into()), ("rate", percent(team.win_rate).into())];
        writeln!(output, "{}", context.words.with("cli-sim-team", &line))?;
    }
    for bot in &report.bots {
        let line = [
            ("bot", bot.bot.into()),
            ("wins", bot.wins.into()),
            ("seats", bot.seats.into()),
            ("rate", percent(bot.win_rate).into()),
            ("low", percent(bot.ci95[0]).into()),
            ("high", percent(bot.ci95[1]).into()),
            ("mean", format!("{:.2}", bot.mean_ms).into()),
            ("slowest", format!("{:.1}", bot.slowest_ms).into()),
        ];
        writeln!(output, "{}", context.words.with("cli-sim-seats", &line))?;
    }
    Ok(())
}
