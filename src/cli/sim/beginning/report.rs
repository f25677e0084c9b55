//! What games of The Beginning come to: endings, factions, mechs, characters, objectives, and what was used.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use serde::Serialize;

use super::super::{
    super::{
        Context,
        tales::{Sitter, Tale, Thought},
    },
    tables::{BotShare, Played, tell_bots, tell_victories},
    tally::{Share, Turns, lengths},
};
use crate::{
    beginning::{Character, Faction, Outcome, Setup},
    engine::{Level, Seat},
};

/// All that a simulation found out.
#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    seats_at_the_table: u8,
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
    /// Rounds.
    turns: Turns,
    /// Why games ended.
    endings: BTreeMap<String, Share>,
    /// How often each faction won of all games.
    victories: BTreeMap<String, Share>,
    /// How often each faction won of the games it was in at the end.
    factions: BTreeMap<String, Share>,
    /// Members of each faction at the end, and how often they won.
    teams: BTreeMap<String, Share>,
    /// How often Apex and Deus came into play.
    mechs: BTreeMap<&'static str, Share>,
    /// How often each seat won.
    seats: Vec<Share>,
    /// How often each character won.
    characters: BTreeMap<String, Share>,
    /// How often each objective was met by its owner.
    objectives: BTreeMap<String, Share>,
    /// How often each event was shown.
    events: BTreeMap<String, u32>,
    /// How often each program was used.
    programs: BTreeMap<String, u32>,
    /// How often the seats of each bot won, and how long it thought.
    bots: BTreeMap<&'static str, BotShare>,
}

impl Report {
    /// What these games come to.
    pub(super) fn of(setup: &Setup, (bot, seed): (&str, u64), played: &[Tale], seconds: f64) -> Self {
        let games = played.len() as u32;
        let outcomes: Vec<&Outcome> = played.iter().filter_map(|tale| tale.outcome.as_ref()).collect();
        let decisions: u64 = played.iter().map(|tale| u64::from(tale.decisions)).sum();
        let won = outcomes.iter().filter(|outcome| !outcome.winners.is_empty()).count() as u32;
        let Share { wins, win_rate, ci95, .. } = Share::new(won, games);
        let share_of = |count: usize| Share::new(count as u32, games);
        Self {
            game: "beginning",
            seats_at_the_table: setup.seats.len() as u8,
            seed,
            bot: bot.to_owned(),
            games,
            wins,
            win_rate,
            ci95,
            seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds.max(f64::EPSILON),
            turns: lengths(played.iter().map(|tale| tale.rounds)),
            endings: counted(&outcomes, games, |outcome| name(&outcome.ending)),
            victories: counted(&outcomes, games, |outcome| name(&outcome.faction)),
            factions: Faction::PLAYED.into_iter().map(|faction| in_play(&outcomes, faction)).collect(),
            teams: Faction::PLAYED.into_iter().map(|faction| members(&outcomes, faction)).collect(),
            mechs: ["apex", "deus"]
                .into_iter()
                .zip([0, 1])
                .map(|(name, at): (_, usize)| {
                    let came = |tale: &&Tale| tale.mechs.get(at) == Some(&true);
                    (name, share_of(played.iter().filter(came).count()))
                })
                .collect(),
            seats: (0..setup.seats.len() as u8)
                .map(Seat)
                .map(|seat| share_of(outcomes.iter().filter(|outcome| outcome.winners.contains(seat)).count()))
                .collect(),
            characters: Character::ALL
                .into_iter()
                .map(|who| (name(&who), won_by(played, |it| it.character == who)))
                .collect(),
            objectives: objectives(setup, played),
            events: setup
                .library
                .events
                .iter()
                .zip(0..)
                .map(|(card, at)| {
                    let shown = played.iter().flat_map(|tale| &tale.shown).filter(|no| no.at() == at).count();
                    (card.key.clone(), shown as u32)
                })
                .collect(),
            programs: setup
                .library
                .programs
                .iter()
                .zip(0..)
                .map(|(card, at)| {
                    let used = played.iter().flat_map(|tale| &tale.used).filter(|no| no.at() == at).count();
                    (card.key.clone(), used as u32)
                })
                .collect(),
            bots: bots(played),
        }
    }
}

fn name(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}").to_lowercase()
}

fn counted(outcomes: &[&Outcome], games: u32, name: impl Fn(&Outcome) -> String) -> BTreeMap<String, Share> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for outcome in outcomes {
        *counts.entry(name(outcome)).or_default() += 1;
    }
    counts.into_iter().map(|(name, count)| (name, Share::new(count, games))).collect()
}

/// How often a faction won of the games it was in.
fn in_play(outcomes: &[&Outcome], faction: Faction) -> (String, Share) {
    let games = outcomes.iter().filter(|outcome| outcome.factions.contains(&faction));
    let (wins, of) = games.fold((0, 0), |(wins, of), outcome| (wins + u32::from(outcome.faction == faction), of + 1));
    (name(&faction), Share::new(wins, of))
}

fn members(outcomes: &[&Outcome], faction: Faction) -> (String, Share) {
    let (mut wins, mut of) = (0, 0);
    for outcome in outcomes {
        for (seat, _) in (0..).map(Seat).zip(&outcome.factions).filter(|(_, own)| **own == faction) {
            of += 1;
            wins += u32::from(outcome.winners.contains(seat));
        }
    }
    (name(&faction), Share::new(wins, of))
}

/// How often seats of one kind won.
fn won_by(played: &[Tale], is: impl Fn(&Sitter) -> bool) -> Share {
    let seats = played.iter().flat_map(|tale| &tale.seats).filter(|sitter| is(sitter));
    let (wins, of) = seats.fold((0, 0), |(wins, of), sitter| (wins + u32::from(sitter.won), of + 1));
    Share::new(wins, of)
}

fn objectives(setup: &Setup, played: &[Tale]) -> BTreeMap<String, Share> {
    let share = |at: usize| {
        let owned = played.iter().flat_map(|tale| &tale.seats).flat_map(|sitter| &sitter.objectives);
        let own = owned.filter(|(no, _)| no.at() == at);
        let (met, of) = own.fold((0, 0), |(met, of), (_, is)| (met + u32::from(*is), of + 1));
        Share::new(met, of)
    };
    setup.library.objectives.iter().zip(0..).map(|(card, at)| (card.key.clone(), share(at))).collect()
}

fn bots(played: &[Tale]) -> BTreeMap<&'static str, BotShare> {
    let seats = || played.iter().flat_map(|tale| &tale.seats);
    let there = Level::ALL.into_iter().filter(|level| seats().any(|sitter| sitter.level == *level));
    let share = |level: Level| {
        let own = seats().filter(|sitter| sitter.level == level).map(|sitter| sitter.thought);
        let thought = own.fold(Thought::default(), Thought::and);
        let share = won_by(played, |sitter| sitter.level == level);
        (level.name(), BotShare { share, mean_ms: thought.mean_ms(), slowest_ms: thought.slowest_ms() })
    };
    there.map(share).collect()
}

/// The reports in words.
pub fn tell(reports: &[Report], context: &Context, output: &mut impl Write) -> io::Result<()> {
    for report in reports {
        let games = Played {
            bot: &report.bot,
            seats: report.seats_at_the_table,
            games: report.games,
            rounds: report.turns,
            seconds: report.seconds,
        };
        games.tell(context, output)?;
        tell_victories(report.victories.iter().chain(&report.endings), context, output)?;
        tell_bots(&report.bots, context, output)?;
    }
    Ok(())
}
