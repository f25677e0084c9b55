//! The command line: one file per command, and what they share.

mod check;
mod contract;
mod format;
pub mod jobs;
pub mod map;
mod new;
mod pack;
mod play;
mod protocol;
mod replay;
mod share;
#[cfg(feature = "window")]
mod shots;
mod sim;
mod solve;
mod stats;
pub mod tales;
pub mod thought;
#[cfg(feature = "window")]
mod windows;

use std::{
    io::{self, Write},
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use clap::{Parser, Subcommand, ValueEnum};

use crate::{
    content::{self, Catalog, Faults},
    save,
    stealth::Mission,
    words::Words,
};

/// A solo stealth mission game: one agent, one deck of cards, an alarm that climbs.
#[derive(Debug, Parser)]
#[command(name = "ghostline", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game
    Play(play::Play),
    /// Find out whether a mission can be won, how fast and how likely
    Solve(solve::Solve),
    /// Let bots play a mission or a table many times
    Sim(sim::Sim),
    /// Tell what all your finished games come to
    Stats(stats::Stats),
    /// Check missions and all content
    Check(check::Check),
    /// Write a small mission to begin with
    New(new::New),
    /// Make one file of a folder with missions, story and cards
    Pack(pack::Pack),
    /// Print a mission as a text that can be pasted
    Share(share::Share),
    /// Make a mission from a seed or a share code
    Contract(contract::MakeContract),
    /// Play a journal again, or verify its hashes
    Replay(replay::Replay),
    /// Talk JSON: one object per line in, one out
    Protocol(protocol::Protocol),
    /// Print the format of missions, packs and cards, field by field, as Markdown
    Format,
    /// Draw a mission as an SVG picture
    Map(map::Map),
    /// Take a picture of every screen of the game
    #[cfg(feature = "window")]
    Shots(shots::Shots),
}

/// How results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// For programs
    Json,
}

/// How a command ended that could run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Clean,
    /// It ran and found faults.
    Faults,
}

/// Why a command could not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// In words.
    #[error("{0}")]
    Said(String),
    /// Input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    /// A failure in words.
    pub fn new(words: impl Into<String>) -> Self {
        Self::Said(words.into())
    }

    /// Whether the reader of our output has gone: no reason to complain.
    fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<Faults> for Failure {
    fn from(faults: Faults) -> Self {
        Self::Said(faults.to_string())
    }
}

/// What commands share: the words and the content.
pub struct Context {
    /// The words.
    pub words: Words,
    /// The content inside the program and the user's own.
    pub catalog: Arc<Catalog>,
    /// When the program was started.
    pub started: Instant,
}

impl Context {
    fn new() -> Result<Self, Failure> {
        let started = Instant::now();
        let mut catalog = Catalog::shipped()?;
        if let Some(folder) = own_missions() {
            Arc::make_mut(&mut catalog).add_own(&folder);
        }
        Ok(Self { words: Words::english(), catalog, started })
    }

    /// The same with the pack around the mission that is named, where it lies in one: its agents bring what it says.
    #[must_use]
    pub fn around(mut self, mission: Option<&str>) -> Self {
        if let Some(catalog) = mission.and_then(|name| self.catalog.with_pack_around(name)) {
            self.catalog = Arc::new(catalog);
        }
        self
    }

    /// The mission a user names.
    pub fn mission(&self, name: &str) -> Result<Arc<Mission>, Failure> {
        Ok(self.catalog.find(&content::Disk, name)?)
    }
}

/// The folder of the user's own missions, where the system has a place for them.
pub fn own_missions() -> Option<String> {
    save::data_folder()?.join("missions").to_str().map(str::to_owned)
}

/// Runs the command line. Exit codes: 0 clean, 1 faults found, 2 could not run.
pub fn run() -> ExitCode {
    match Cli::parse().run() {
        Ok(Verdict::Clean) => ExitCode::SUCCESS,
        Ok(Verdict::Faults) => ExitCode::from(1),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Where even this cannot be told, the code still says it.
            let _ = writeln!(io::stderr(), "ghostline: {failure}");
            ExitCode::from(2)
        }
    }
}

impl Cli {
    fn run(self) -> Result<Verdict, Failure> {
        match self.command.unwrap_or_else(|| Command::Play(play::Play::default())) {
            Command::Play(play) => play.run(Context::new()?),
            Command::Solve(solve) => solve.run(Context::new()?),
            Command::Sim(sim) => sim.run(Context::new()?),
            Command::Stats(stats) => stats.run(&Context::new()?),
            Command::Check(check) => check.run(),
            Command::New(new) => new.run(&Words::english()),
            Command::Pack(pack) => pack.run(&Words::english()),
            Command::Format => format::run(),
            Command::Share(share) => share.run(&Context::new()?),
            Command::Contract(contract) => contract.run(&Context::new()?),
            Command::Replay(replay) => replay.run(&Words::english()),
            Command::Protocol(protocol) => protocol.run(Context::new()?),
            Command::Map(map) => map.run(Context::new()?),
            #[cfg(feature = "window")]
            Command::Shots(shots) => shots.run(&Context::new()?),
        }
    }
}
