//! One finished game in figures, as the profile keeps it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Day;
use crate::{
    engine::Match,
    session::{
        badges::{Par, Verdict, badges},
        summary::{Brought, Summary},
    },
    stealth::{Difficulty, Mode, Stealth},
};

/// The most turns whose alarm is kept.
const MOST_TURNS: usize = 200;
/// The most letters of a mission's name that are kept.
const MOST_LETTERS: usize = 60;

/// How the ids of contracts begin.
const CONTRACT: &str = "contract_";

/// What a mission was played as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Played {
    #[default]
    Single,
    Campaign,
    Contract,
}

impl Played {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Campaign, Self::Single, Self::Contract];
}

/// Why a game was not won.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fall {
    /// The attack of an enemy took the last health.
    Attack {
        /// The id of the enemy's kind.
        by: String,
        /// Where the agent stood.
        sector: String,
    },
    /// The player gave up.
    GivenUp,
    /// Nobody knows.
    Unknown,
}

/// How a game ended, where the rules alone do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Played,
    /// The player gave up.
    GivenUp,
}

impl End {
    /// Whether a game that ended so in this turn counts: one given up in its first turn was not played.
    pub fn counts(self, turn: u16) -> bool {
        self == Self::Played || turn > 1
    }
}

/// One finished game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The id of the mission.
    pub mission: String,
    /// Its name, as it was then.
    #[serde(default)]
    pub name: String,
    /// The day it ended.
    #[serde(default)]
    pub day: Day,
    /// What it was played as.
    #[serde(default)]
    pub played: Played,
    /// How hard it was made.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Whether bodies that were found woke up.
    #[serde(default)]
    pub mode: Mode,
    /// Where the dice started.
    #[serde(default)]
    pub seed: u64,
    /// How many actions were taken.
    #[serde(default)]
    pub moves: u32,
    /// Whether it was won.
    #[serde(default)]
    pub won: bool,
    /// The turn it ended in.
    #[serde(default)]
    pub turns: u16,
    /// The fewest turns the solver knows, once it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub par: Option<u16>,
    /// Enemies taken out.
    #[serde(default)]
    pub kills: u16,
    /// Times an enemy newly noticed the player.
    #[serde(default)]
    pub seen: u16,
    /// Health left, of how much.
    #[serde(default)]
    pub health: (u8, u8),
    /// The alarm at the end of each turn; empty where there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alarm: Vec<u16>,
    /// Why it was not won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fall: Option<Fall>,
    /// The ids of the gear brought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<String>,
    /// The ids of the gear attacked with or used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear_used: Vec<String>,
    /// The ids of the items brought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// The ids of the items used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items_used: Vec<String>,
    /// The ids of the badges earned.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub badges: BTreeSet<String>,
}

impl Record {
    /// The record of a game with its figures. `issued` is the gear every agent starts with, by id.
    pub fn of(game: &Match<Stealth>, summary: &Summary, par: Par, issued: &[String], end: End) -> Self {
        let journal = game.journal();
        let setup = &journal.setup;
        let plan = setup.mission.plan();
        let (gear, gear_used) = split(&summary.kit.gear);
        let (items, items_used) = split(&summary.kit.items);
        let won = summary.won && end == End::Played;
        Self {
            mission: plan.id.clone(),
            name: plan.name.chars().take(MOST_LETTERS).collect(),
            day: Day::today(),
            played: if plan.id.starts_with(CONTRACT) { Played::Contract } else { Played::Single },
            difficulty: setup.terms.difficulty,
            mode: setup.mode,
            seed: journal.seed,
            moves: u32::try_from(journal.actions.len()).unwrap_or(u32::MAX),
            won,
            turns: summary.turns,
            par: if let Par::Turns(par) = par { Some(par) } else { None },
            kills: summary.kills,
            seen: summary.seen,
            health: summary.health,
            alarm: summary.alarm.iter().flat_map(|curve| &curve.levels).take(MOST_TURNS).copied().collect(),
            fall: (!won).then(|| fall(summary, end)),
            gear,
            gear_used,
            items,
            items_used,
            badges: if won { earned(summary, par, issued) } else { BTreeSet::new() },
        }
    }

    /// The same, played as this; what is known to be a contract stays one.
    #[must_use]
    pub fn played(mut self, played: Played) -> Self {
        if self.played == Played::Single {
            self.played = played;
        }
        self
    }

    /// Whether another record is of the same game, known better or worse.
    pub fn is_same_game(&self, other: &Self) -> bool {
        (self.seed, self.moves, &self.mission) == (other.seed, other.moves, &other.mission)
    }

    /// The same with everything an earlier record of this game knew and this one does not.
    #[must_use]
    pub(super) fn with_what_was_known(mut self, before: &Self) -> Self {
        self.day = before.day;
        self.par = self.par.or(before.par);
        self.badges.extend(before.badges.iter().cloned());
        if self.played == Played::Single {
            self.played = before.played;
        }
        self
    }

    /// The same with nothing larger than a book has room for, whatever a file said.
    #[must_use]
    pub(super) fn checked(mut self) -> Self {
        self.alarm.truncate(MOST_TURNS);
        for list in [&mut self.gear, &mut self.gear_used, &mut self.items, &mut self.items_used] {
            list.truncate(crate::stealth::MAX_TOOLS);
        }
        if self.name.chars().count() > MOST_LETTERS {
            self.name = self.name.chars().take(MOST_LETTERS).collect();
        }
        self
    }
}

/// The ids of all, and of those that were used.
fn split(brought: &[Brought]) -> (Vec<String>, Vec<String>) {
    let ids = |all: bool| brought.iter().filter(move |card| all || card.used).map(|card| card.id.clone()).collect();
    (ids(true), ids(false))
}

fn fall(summary: &Summary, end: End) -> Fall {
    match (&summary.fatal, end) {
        (_, End::GivenUp) => Fall::GivenUp,
        (Some((by, sector)), End::Played) => Fall::Attack { by: by.clone(), sector: sector.to_string() },
        (None, End::Played) => Fall::Unknown,
    }
}

fn earned(summary: &Summary, par: Par, issued: &[String]) -> BTreeSet<String> {
    let judged = badges(summary, par, issued).into_iter();
    judged.filter(|(_, verdict)| *verdict == Verdict::Earned).map(|(badge, _)| badge.id().to_owned()).collect()
}
