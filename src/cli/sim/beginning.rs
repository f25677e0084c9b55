//! Tables of The Beginning played by bots: which faction wins, and how games end.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    time::Instant,
};

use serde::Serialize;

use super::{
    super::{Context, Failure, jobs},
    Sim,
    tally::{Share, Turns, lengths},
};
use crate::{
    beginning::{Beginning, Faction, Outcome, SEATS, Setup},
    content::beginning::shipped_library,
    engine::{Seat, arena},
};

/// What no game should need of decisions.
const DECISION_LIMIT: u32 = 1_000_000;
/// How many play where nothing is said.
const USUAL_SEATS: u8 = 5;
/// The bots there are.
const BOT: &str = "random";

/// All that a simulation found out.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    seats_at_the_table: u8,
    seed: u64,
    bot: &'static str,
    games: u32,
    /// Games that somebody at the table won.
    wins: u32,
    win_rate: f64,
    ci95: [f64; 2],
    seconds: f64,
    decisions: u64,
    decisions_per_second: f64,
    /// Rounds.
    turns: Turns,
    /// Why games ended.
    endings: BTreeMap<String, Share>,
    /// How often each faction won of all games.
    victories: BTreeMap<String, Share>,
    /// Members of each faction at the end, and how often they won.
    teams: BTreeMap<String, Share>,
    /// How often each seat won.
    seats: Vec<Share>,
}

impl Sim {
    /// Plays all tables of The Beginning.
    pub(super) fn beginning(&self, context: &Context) -> Result<Report, Failure> {
        if let Some(unknown) = self.bots.iter().find(|name| *name != BOT) {
            let unknown = [("bot", unknown.as_str().into()), ("known", BOT.into())];
            return Err(Failure::new(context.words.with("cli-sim-unknown-bot", &unknown)));
        }
        let seats = self.table.seats.unwrap_or(USUAL_SEATS);
        if !SEATS.contains(&seats) {
            return Err(Failure::new(context.words.with("cli-sim-beginning-seats", &[("seats", seats.into())])));
        }
        let setup = Setup { talk: self.table.talk, ..Setup::new(shipped_library()?, seats) };
        let progress = super::progress(self.games.into());
        let started = Instant::now();
        let played = jobs::spread(self.games, self.jobs_wanted(), |game| {
            let seed = self.seed.wrapping_add(game.into());
            let played = arena::play_at_random::<Beginning>(&setup, seed, DECISION_LIMIT);
            progress.inc(1);
            played
        });
        progress.finish_and_clear();
        let played = played.into_iter().collect::<Result<Vec<_>, _>>();
        let played = played.map_err(|fault| Failure::new(fault.to_string()))?;
        Ok(Report::of(seats, self.seed, &played, started.elapsed().as_secs_f64()))
    }
}

impl Report {
    fn of(seats: u8, seed: u64, played: &[arena::Played<Outcome>], seconds: f64) -> Self {
        let games = played.len() as u32;
        let outcomes: Vec<&Outcome> = played.iter().filter_map(|game| game.outcome.as_ref()).collect();
        let decisions: u64 = played.iter().map(|game| u64::from(game.decisions)).sum();
        let won = outcomes.iter().filter(|outcome| !outcome.winners.is_empty()).count() as u32;
        let Share { wins, win_rate, ci95, .. } = Share::new(won, games);
        let counted = |name: &dyn Fn(&Outcome) -> String| {
            let mut counts: BTreeMap<String, u32> = BTreeMap::new();
            for outcome in &outcomes {
                *counts.entry(name(outcome)).or_default() += 1;
            }
            counts.into_iter().map(|(name, count)| (name, Share::new(count, games))).collect()
        };
        Self {
            game: "beginning",
            seats_at_the_table: seats,
            seed,
            bot: BOT,
            games,
            wins,
            win_rate,
            ci95,
            seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(f64::EPSILON),
            turns: lengths(played.iter().map(|game| game.rounds)),
            endings: counted(&|outcome| format!("{:?}", outcome.ending).to_lowercase()),
            victories: counted(&|outcome| format!("{:?}", outcome.faction).to_lowercase()),
            teams: Faction::PLAYED.into_iter().map(|faction| of_faction(&outcomes, faction)).collect(),
            seats: (0..seats).map(Seat).map(|seat| of_seat(&outcomes, seat, games)).collect(),
        }
    }
}

fn of_faction(outcomes: &[&Outcome], faction: Faction) -> (String, Share) {
    let (mut wins, mut of) = (0, 0);
    for outcome in outcomes {
        for (seat, _) in (0..).map(Seat).zip(&outcome.factions).filter(|(_, own)| **own == faction) {
            of += 1;
            wins += u32::from(outcome.winners.contains(seat));
        }
    }
    (format!("{faction:?}").to_lowercase(), Share::new(wins, of))
}

fn of_seat(outcomes: &[&Outcome], seat: Seat, games: u32) -> Share {
    Share::new(outcomes.iter().filter(|outcome| outcome.winners.contains(seat)).count() as u32, games)
}

/// The report in words.
pub fn tell(report: &Report, context: &Context, output: &mut impl Write) -> io::Result<()> {
    let line = [
        ("bot", report.bot.into()),
        ("seats", report.seats_at_the_table.into()),
        ("games", report.games.into()),
        ("median", format!("{}", report.turns.median).into()),
        ("ninety", format!("{}", report.turns.p90).into()),
        ("seconds", format!("{:.2}", report.seconds).into()),
        ("speed", format!("{:.0}", f64::from(report.games) / report.seconds.max(f64::EPSILON)).into()),
    ];
    writeln!(output, "{}", context.words.with("cli-sim-tables", &line))?;
    for (name, share) in report.victories.iter().chain(&report.endings) {
        let rate = format!("{:.1}", share.win_rate * 100.0).into();
        let line = [("name", name.as_str().into()), ("wins", share.wins.into()), ("rate", rate)];
        writeln!(output, "{}", context.words.with("cli-sim-victory", &line))?;
    }
    Ok(())
}
