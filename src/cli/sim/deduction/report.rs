//! What games at a table come to: how often each team, seat, bot and boss wins, and how long it took.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use serde::Serialize;

use super::{
    super::{
        super::{Context, thought::Thought},
        tables::{BotShare, Played, percent, tell_bots, tell_victories},
        tally::{Share, Turns, lengths},
    },
    TableGame, level_at,
};
use crate::{
    deduction::{Outcome, Setup, Team, Victory, bots::Level},
    engine::Seat,
};

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
    /// Games in which each team had a member at the end, and how many of them it won.
    teams: BTreeMap<String, Share>,
    /// Members of each team at the end, and how often they won.
    members: BTreeMap<String, Share>,
    /// How often each seat won.
    seats: Vec<Share>,
    /// How often the seats of each bot won, and how long it thought.
    bots: BTreeMap<&'static str, BotShare>,
}

impl TableReport {
    /// What these games come to.
    pub(super) fn of(
        setup: &Setup,
        (bot, seed): (&str, u64),
        levels: &[Level],
        played: &[TableGame],
        seconds: f64,
    ) -> Self {
        let games = played.len() as u32;
        let bots = Level::ALL.into_iter().filter(|level| levels.contains(level));
        let decisions: u64 = played.iter().map(|game| u64::from(game.decisions)).sum();
        let outcomes: Vec<Outcome> = played.iter().filter_map(|game| game.outcome.clone()).collect();
        let outcomes = outcomes.as_slice();
        let won = outcomes.iter().filter(|outcome| outcome.winners.iter().next().is_some()).count() as u32;
        let Share { win_rate, ci95, .. } = Share::new(won, games);
        Self {
            game: "deduction",
            seats_at_the_table: setup.seats,
            scenario: setup.scenario.clone(),
            hell_gate: setup.hell_gate,
            seed,
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
            teams: by_team(|team| rate(outcomes, team)),
            members: by_team(|team| members(outcomes, team)),
            seats: (0..setup.seats).map(|seat| of_seat(outcomes, seat, games)).collect(),
            bots: bots.map(|level| (level.name(), of_bot(level, levels, played))).collect(),
        }
    }
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
            all = all.and(*thought);
        }
    }
    BotShare { share: Share::new(wins, seats), mean_ms: all.mean_ms(), slowest_ms: all.slowest_ms() }
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

fn by_team(share: impl Fn(Team) -> Share) -> BTreeMap<String, Share> {
    Team::ALL.into_iter().map(|team| (format!("{team:?}").to_lowercase(), share(team))).collect()
}

/// How often a team won of the games in which it had a member.
fn rate(outcomes: &[Outcome], team: Team) -> Share {
    let with = outcomes.iter().filter(|outcome| outcome.had(team));
    let won = with.clone().filter(|outcome| outcome.winning_team() == Some(team));
    Share::new(won.count() as u32, with.count() as u32)
}

/// How often the members of a team won.
fn members(outcomes: &[Outcome], team: Team) -> Share {
    let members = outcomes.iter().flat_map(|outcome| {
        let own = (0..).zip(&outcome.teams).filter(move |(_, own)| **own == team);
        own.map(|(seat, _)| outcome.winners.contains(Seat(seat)))
    });
    let (wins, of) = members.fold((0, 0), |(wins, of), won| (wins + u32::from(won), of + 1));
    Share::new(wins, of)
}

fn of_seat(outcomes: &[Outcome], seat: u8, games: u32) -> Share {
    let won = |outcome: &&Outcome| outcome.winners.contains(Seat(seat));
    Share::new(outcomes.iter().filter(won).count() as u32, games)
}

/// The reports in words.
pub fn tell(reports: &[TableReport], context: &Context, output: &mut impl Write) -> io::Result<()> {
    for report in reports {
        let games = Played {
            bot: &report.bot,
            seats: report.seats_at_the_table,
            games: report.games,
            rounds: report.rounds,
            seconds: report.seconds,
        };
        games.tell(context, output)?;
        tell_victories(report.victories.iter(), context, output)?;
        for (name, share) in report.teams.iter().filter(|(_, share)| share.of > 0) {
            let line = [
                ("name", name.as_str().into()),
                ("wins", share.wins.into()),
                ("games", share.of.into()),
                percent("rate", share.win_rate),
                percent("low", share.ci95[0]),
                percent("high", share.ci95[1]),
            ];
            writeln!(output, "{}", context.words.with("cli-sim-team", &line))?;
        }
        tell_bots(&report.bots, context, output)?;
    }
    Ok(())
}
