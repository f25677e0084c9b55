//! `ghostline play --game deduction`: a table of Social Deduction.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::builder::RangedU64ValueParser;

use super::super::{Context, Failure, Verdict};
use crate::{
    content::{Disk, handover, shipped_library},
    deduction::{Setup, SetupFault},
    engine::Level,
    save::{Slots, data_folder},
    session::table::TALK,
    terminal::{
        Face, TerminalError,
        table::{self, deduction::TableOptions},
    },
    words::deduction::fault_text,
};
#[cfg(feature = "window")]
use crate::{
    deduction::Deduction,
    engine::Seat,
    session::{self, table::Chair},
    ui::{
        Desk, Screen,
        screens::{Quick, Table},
    },
    words::deduction::player_name,
};

/// How many play where nothing is said.
const SEATS: u8 = 6;

/// How a table is laid.
#[derive(Debug, Default, clap::Args)]
pub struct TableArgs {
    /// The scenario of Social Deduction, such as SC-01
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// Plays on after a game of The Beginning: the file with its record
    #[arg(long, value_name = "FILE", conflicts_with = "scenario")]
    after: Option<String>,
    /// How many seats the table has: 4 to 16, or 3 to 6 in The Beginning; as many as the scenario or the record says,
    /// or 6, or 5 in The Beginning, where it is left out
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many people share the screen; the other seats are bots
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u8>::new().range(1..=16))]
    people: Option<u8>,
    /// How well the bots play: random, simple, sound or sharp; sound where it is left out
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// Play with Project: Hell Gate; scenarios that need it have it anyway
    #[arg(long)]
    hell_gate: bool,
}

impl TableArgs {
    /// The first of these that was given.
    pub fn given(&self) -> Option<&'static str> {
        let given =
            [("--seats", self.seats.is_some()), ("--people", self.people.is_some()), ("--bots", self.bots.is_some())];
        self.own().or_else(|| given.into_iter().find(|(_, given)| *given).map(|(option, _)| option))
    }

    /// The first that was given of those that only Social Deduction is told.
    pub fn own(&self) -> Option<&'static str> {
        let given = [
            ("--scenario", self.scenario.is_some()),
            ("--after", self.after.is_some()),
            ("--hell-gate", self.hell_gate),
        ];
        given.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }

    /// How many seats are asked for.
    pub fn seats(&self) -> Option<u8> {
        self.seats
    }

    /// How many people share the screen.
    pub fn people(&self) -> u8 {
        self.people.unwrap_or(1)
    }

    /// Plays in the terminal until the player has had enough.
    pub fn run(&self, context: &Context, seed: Option<u64>, face: Face) -> Result<Verdict, Failure> {
        let options = TableOptions { face, ..self.options(context, seed)? };
        let played = table::run(options).map_err(|fault| refused(context, &fault))?;
        played.map_err(|TerminalError::Io(error)| error)?;
        Ok(Verdict::Clean)
    }

    /// The screen to begin with in the window: the table, or, where one was left in play, the question what becomes of it.
    #[cfg(feature = "window")]
    pub fn screen(&self, context: &Context, desk: &Desk) -> Result<Screen, Failure> {
        let options = self.options(context, desk.seed)?;
        if desk.store.has_table::<Deduction>() {
            let quick = Quick::new(desk);
            let quick = match (&self.scenario, options.setup.after) {
                (Some(key), _) => quick.at(key),
                (None, Some(record)) => quick.after(record, Some(Seat(0))),
                (None, None) => quick,
            };
            return Ok(Screen::Quick(Box::new(quick)));
        }
        let chair = |at| match player_name(&context.words, Seat(at)) {
            name if at < options.people => Chair::person(name),
            name => Chair::bot(name, options.level),
        };
        let chairs = (0..options.setup.seats).map(chair).collect();
        let dealt = session::deduction::Table::new(options.setup, options.seed, chairs);
        Ok(Screen::Table(Box::new(Table::new(dealt.map_err(|fault| refused(context, &fault))?))))
    }

    fn options(&self, context: &Context, seed: Option<u64>) -> Result<TableOptions, Failure> {
        let setup = self.setup(context)?;
        Ok(TableOptions {
            people: self.people().min(setup.seats),
            setup,
            seed: seed.unwrap_or_else(fresh_seed),
            level: self.level(context)?,
            saves: data_folder().map(|data| Slots::of_tables(&data)),
            face: Face::default(),
        })
    }

    /// What is to be played.
    fn setup(&self, context: &Context) -> Result<Setup, Failure> {
        let library = shipped_library()?;
        let scenario = self.scenario.as_ref().and_then(|key| library.scenario(key));
        let after = self.after.as_deref().map(|file| handover(&Disk, file)).transpose()?;
        let players = after.as_ref().and_then(|record| u8::try_from(record.players.len()).ok());
        let seats = self.seats.or(scenario.map(|scenario| scenario.seats)).or(players).unwrap_or(SEATS);
        let hell_gate = self.hell_gate || scenario.is_some_and(|scenario| scenario.hell_gate);
        let plain = Setup::new(library, seats);
        let setup = Setup { scenario: self.scenario.clone(), hell_gate, after, talk: TALK, ..plain };
        setup.rules().map_err(|fault| refused(context, &fault))?;
        Ok(setup)
    }

    /// How well the bots play.
    pub fn level(&self, context: &Context) -> Result<Level, Failure> {
        let Some(name) = &self.bots else { return Ok(Level::default()) };
        Level::by_name(name).ok_or_else(|| {
            let known = Level::ALL.map(Level::name).join(", ");
            let fill = [("bot", name.as_str().into()), ("known", known.into())];
            Failure::new(context.words.with("cli-sim-unknown-bot", &fill))
        })
    }
}

/// A table that cannot be dealt.
fn refused(context: &Context, fault: &SetupFault) -> Failure {
    Failure::new(fault_text(&context.words, fault))
}

/// A seed nobody has chosen.
pub fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64
}
