//! `ghostline play`: straight into a game.

use std::io::{self, Write};

use super::{Context, Failure, Verdict};
use crate::terminal::{self, Face, TerminalError, TerminalOptions};
#[cfg(feature = "window")]
use crate::{
    ui::{App, Start, Store, Thinker},
    window,
    words::Words,
};

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
            let Some(why) = self.in_window(context) else { return Ok(Verdict::Clean) };
            writeln!(io::stderr(), "{why}")?;
        }
        let catalog = context.catalog.clone();
        let face = if self.plain { Face::Lines } else { Face::Fitting };
        let options = TerminalOptions { mission, seed: self.seed, face, ..TerminalOptions::new(catalog) };
        terminal::run(options).map_err(|TerminalError::Io(error)| error)?;
        Ok(Verdict::Clean)
    }

    /// Plays in the window; gives the reason where there is none.
    #[cfg(feature = "window")]
    fn in_window(&self, context: &Context) -> Option<String> {
        let (catalog, words, store) = (context.catalog.clone(), Words::english(), Store::of_player());
        let app = App::new(Start { catalog, words, store, thinker: Thinker::Beside, seed: self.seed });
        window::run(app).err().map(|why| context.no_window(&why))
    }

    /// The reason why there is no window.
    #[cfg(not(feature = "window"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self)] // The same as where there is one.
    fn in_window(&self, context: &Context) -> Option<String> {
        Some(context.words.text("cli-windowless"))
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
