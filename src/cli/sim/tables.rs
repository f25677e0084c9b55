//! What reports of both tables say of their bots and games, as data and in words.

use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use serde::Serialize;

use super::{
    super::Context,
    tally::{Share, Turns},
};
use crate::words::Fill;

/// How the seats of one bot did.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BotShare {
    #[serde(flatten)]
    pub share: Share,
    /// What a choice took, in milliseconds, and the longest.
    pub mean_ms: f64,
    pub slowest_ms: f64,
}

/// The games of one report.
pub struct Played<'a> {
    pub bot: &'a str,
    pub seats: u8,
    pub games: u32,
    pub rounds: Turns,
    pub seconds: f64,
}

/// A share in percent.
pub fn percent(name: &'static str, share: f64) -> Fill<'static> {
    (name, format!("{:.1}", share * 100.0).into())
}

impl Played<'_> {
    /// How many there were and how long they took.
    pub fn tell(&self, context: &Context, output: &mut impl Write) -> io::Result<()> {
        let line = [
            ("bot", self.bot.into()),
            ("seats", self.seats.into()),
            ("games", self.games.into()),
            ("median", format!("{}", self.rounds.median).into()),
            ("ninety", format!("{}", self.rounds.p90).into()),
            ("seconds", format!("{:.2}", self.seconds).into()),
            ("speed", format!("{:.0}", f64::from(self.games) / self.seconds.max(f64::EPSILON)).into()),
        ];
        writeln!(output, "{}", context.words.with("cli-sim-tables", &line))
    }
}

/// How often games were decided in each way.
pub fn tell_victories<'a>(
    victories: impl Iterator<Item = (&'a String, &'a Share)>,
    context: &Context,
    output: &mut impl Write,
) -> io::Result<()> {
    for (name, share) in victories {
        let line = [("name", name.as_str().into()), ("wins", share.wins.into()), percent("rate", share.win_rate)];
        writeln!(output, "{}", context.words.with("cli-sim-victory", &line))?;
    }
    Ok(())
}

/// How the seats of every bot did.
pub fn tell_bots(
    bots: &BTreeMap<&'static str, BotShare>,
    context: &Context,
    output: &mut impl Write,
) -> io::Result<()> {
    for (bot, BotShare { share, mean_ms, slowest_ms }) in bots {
        let line = [
            ("bot", (*bot).into()),
            ("wins", share.wins.into()),
            ("seats", share.of.into()),
            percent("rate", share.win_rate),
            percent("low", share.ci95[0]),
            percent("high", share.ci95[1]),
            ("mean", format!("{mean_ms:.2}").into()),
            ("slowest", format!("{slowest_ms:.1}").into()),
        ];
        writeln!(output, "{}", context.words.with("cli-sim-seats", &line))?;
    }
    Ok(())
}
