//! `ghostline play`: straight into a game.

use std::io::{self, Write};

use super::{Context, Failure, Verdict};
use crate::terminal::{self, Face, TerminalError, TerminalOptions};

/// Plays a game.
#[derive(Debug, Default, clap::Args)]
pub struct Play {
    /// The game; this build has stealth
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The mission: its id, or its file; a menu where it is left out
    #[arg(long, value_name = "ID|FILE")]
    mission: Option<String>,
    /// The scenario of a faction game
    #[arg(long, value_name = "ID")]
    scenario: Option<String>,
    /// How many seats a faction game has
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Where the dice start; another place each time where it is left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Play in the terminal, also where a window could be opened
    #[arg(long)]
    terminal: bool,
    /// Play in plain lines, as screen readers want them; implies --terminal
    #[arg(long)]
    plain: bool,
}

impl Play {
    /// Plays until the player has had enough.
    pub fn run(&self, context: &Context) -> Result<Verdict, Failure> {
        self.check(context)?;
        let mission = self.mission.as_deref().map(|name| context.mission(name)).transpose()?;
        if !self.terminal && !self.plain {
            writeln!(io::stderr(), "{}", context.words.text("cli-no-window"))?;
        }
        let catalog = context.catalog.clone();
        let face = if self.plain { Face::Lines } else { Face::Fitting };
        let options = TerminalOptions { mission, seed: self.seed, face, ..TerminalOptions::new(catalog) };
        terminal::run(options).map_err(|TerminalError::Io(error)| error)?;
        Ok(Verdict::Clean)
    }

    /// Refuses what this build does not have.
    fn check(&self, context: &Context) -> Result<(), Failure> {
        if let Some(game) = self.game.as_deref().filter(|game| *game != "stealth") {
            return Err(Failure::new(context.words.with("cli-unknown-game", &[("game", game.into())])));
        }
        let foreign = [("--scenario", self.scenario.is_some()), ("--seats", self.seats.is_some())];
        match foreign.into_iter().find(|(_, given)| *given) {
            Some((option, _)) => {
                Err(Failure::new(context.words.with("cli-only-other-games", &[("option", option.into())])))
            }
            None => Ok(()),
        }
    }
}
