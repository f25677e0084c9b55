//! `ghostline stats`: what all finished games of the player come to.

use std::io::{self, Write};

use serde::Serialize;

use super::{Context, Failure, Format, Verdict};
use crate::{
    records::{self, Book, Fall, Filter, Pace, Rate, Row},
    save::{self, Disk},
    stealth::Difficulty,
    terminal,
};

/// Tells what all finished games come to: win rates, turns, alarm, causes of failure, badges.
#[derive(Debug, clap::Args)]
pub struct Stats {
    /// Only games of this mission, by its id
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    /// Only games made this hard: story, standard or hard
    #[arg(long, value_name = "NAME", value_parser = difficulty)]
    difficulty: Option<Difficulty>,
    /// Text for people, or JSON
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

fn difficulty(text: &str) -> Result<Difficulty, String> {
    let named = Difficulty::ALL.into_iter().find(|known| known.word() == text);
    named.ok_or_else(|| "story, standard or hard".to_owned())
}

/// Everything in the answer for programs.
#[derive(Serialize)]
struct Report {
    games: u32,
    wins: u32,
    win_rate: f64,
    ci95: [f64; 2],
    missions: Vec<MissionReport>,
    alarm: Vec<PointReport>,
    lost_to: Vec<FallReport>,
}

#[derive(Serialize)]
struct MissionReport {
    mission: String,
    name: String,
    games: u32,
    wins: u32,
    win_rate: f64,
    ci95: [f64; 2],
    best_turns: Option<u16>,
    turns: Option<TurnsReport>,
    par_turns: Option<u16>,
    badges: Vec<String>,
}

#[derive(Serialize)]
struct TurnsReport {
    median: f64,
    p25: u16,
    p75: u16,
    least: u16,
    most: u16,
}

#[derive(Serialize)]
struct PointReport {
    turn: u16,
    mean: f64,
    p10: u16,
    p90: u16,
    games: u32,
}

#[derive(Serialize)]
struct FallReport {
    cause: &'static str,
    enemy: Option<String>,
    sector: Option<String>,
    games: u32,
}

impl Stats {
    /// Reads the records and tells what they come to.
    pub fn run(&self, context: &Context) -> Result<Verdict, Failure> {
        let data = save::data_folder().ok_or_else(|| Failure::new(context.words.text("cli-stats-nowhere")))?;
        let (book, trouble) = records::open(&mut Disk, &data);
        if let Some(trouble) = trouble {
            writeln!(io::stderr(), "ghostline: {}", trouble.text(&context.words))?;
        }
        let filter = Filter { mission: self.mission.clone(), difficulty: self.difficulty, played: None };
        let stats = self.count(context, &book, &filter)?;
        let mut output = io::stdout().lock();
        match self.format {
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, &report(&book, &stats)).map_err(io::Error::from)?;
                writeln!(output)?;
            }
            Format::Text if stats.missions.is_empty() => {
                writeln!(output, "{}", context.words.text("term-records-none"))?;
            }
            Format::Text => {
                let lines = terminal::records_table(&context.words, &context.catalog, &book, &stats);
                lines.iter().try_for_each(|line| writeln!(output, "{line}"))?;
            }
        }
        Ok(Verdict::Clean)
    }

    /// The figures, of one mission where one is asked for. One that was never played is refused.
    fn count(&self, context: &Context, book: &Book, filter: &Filter) -> Result<records::Stats, Failure> {
        let mut stats = records::Stats::of(book, filter);
        if let Some(mission) = &self.mission {
            let known: Vec<&str> = stats.missions.iter().map(|row| row.mission.as_str()).collect();
            if !known.contains(&mission.as_str()) {
                let fill = [("mission", mission.as_str().into()), ("known", known.join(", ").into())];
                return Err(Failure::new(context.words.with("cli-stats-unknown", &fill)));
            }
            stats.missions.retain(|row| row.mission == *mission);
        }
        Ok(stats)
    }
}

fn report(book: &Book, stats: &records::Stats) -> Report {
    let Rate { wins, games } = stats.rate;
    let point = |point: &records::Point| PointReport {
        turn: point.turn,
        mean: point.mean,
        p10: point.band.0,
        p90: point.band.1,
        games: point.games,
    };
    Report {
        games,
        wins,
        win_rate: stats.rate.share(),
        ci95: stats.rate.ci95(),
        missions: stats.missions.iter().map(|row| mission(book, row)).collect(),
        alarm: stats.alarm.iter().map(point).collect(),
        lost_to: stats.falls.iter().map(|(cause, games)| fall(cause, *games)).collect(),
    }
}

fn mission(book: &Book, row: &Row) -> MissionReport {
    let Pace { spread, par } = row.pace;
    let best = book.best(&row.mission);
    MissionReport {
        mission: row.mission.clone(),
        name: row.name.clone(),
        games: row.rate.games,
        wins: row.rate.wins,
        win_rate: row.rate.share(),
        ci95: row.rate.ci95(),
        best_turns: best.map(|best| best.turns),
        turns: spread.map(|spread| TurnsReport {
            median: spread.median,
            p25: spread.middle.0,
            p75: spread.middle.1,
            least: spread.ends.0,
            most: spread.ends.1,
        }),
        par_turns: par,
        badges: best.map(|best| best.badges.iter().cloned().collect()).unwrap_or_default(),
    }
}

fn fall(cause: &Fall, games: u32) -> FallReport {
    let (cause, enemy, sector) = match cause {
        Fall::Attack { by, sector } => ("attack", Some(by.clone()), Some(sector.clone())),
        Fall::GivenUp => ("given_up", None, None),
        Fall::Unknown => ("unknown", None, None),
    };
    FallReport { cause, enemy, sector, games }
}
