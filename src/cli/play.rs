//! `ghostline play`: straight into a game.

mod beginning;
mod table;

#[cfg(feature = "window")]
use std::{
    fs,
    path::{Path, PathBuf},
};
use std::{
    io::{self, Write},
    sync::Arc,
};

use self::{
    beginning::{BeginningArgs, Wish},
    table::TableArgs,
};
use super::{Context, Failure, Verdict};
use crate::{
    contracts::make,
    stealth::Mission,
    terminal::{self, Face, Opening, TerminalError, TerminalOptions},
};
#[cfg(feature = "window")]
use crate::{
    stealth::{Auto, Setup},
    ui::{App, Desk, Screen, Start, Store, Thinker},
    window,
    words::Words,
};

/// The seed of the measured game.
#[cfg(feature = "window")]
const MEASURED_SEED: u64 = 7;

/// Plays a game.
#[derive(Debug, Default, clap::Args)]
pub struct Play {
    /// The game: stealth, deduction or beginning; stealth where it is left out
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The mission: its id, or its file; a menu where it is left out
    #[arg(long, value_name = "ID|FILE")]
    mission: Option<String>,
    /// A contract instead: its share code, a day such as 2031-07-24, or daily
    #[arg(long, value_name = "CODE|DAY|daily", conflicts_with_all = ["mission", "campaign"])]
    contract: Option<String>,
    /// The campaign of this name, begun where there is none; all campaigns where it is left out. The Beginning takes
    /// no name: Social Deduction follows it
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "", conflicts_with = "mission")]
    campaign: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    beginning: BeginningArgs,
    /// Where the dice start; another place each time where it is left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Play in the terminal, also where a window could be opened
    #[arg(long)]
    terminal: bool,
    /// Play in plain lines, as screen readers want them; implies --terminal
    #[arg(long)]
    plain: bool,
    /// Play a scripted minute in the window instead, and write how quick it was to FILE as JSON
    #[cfg(feature = "window")]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["terminal", "plain"])]
    frame_stats: Option<PathBuf>,
}

impl Play {
    /// Plays until the player has had enough.
    pub fn run(&self, context: Context) -> Result<Verdict, Failure> {
        match self.game.as_deref() {
            Some("deduction") => return self.deduction(&context),
            Some("beginning") => return self.beginning(&context),
            _ => {}
        }
        let context = &context.around(self.mission.as_deref());
        self.check(context)?;
        let mission = self.named(context)?;
        #[cfg(feature = "window")]
        if let Some(file) = &self.frame_stats {
            return self.measure(context, mission, file);
        }
        if !self.terminal && !self.plain {
            let Some(why) = self.in_window(context, mission.clone()) else { return Ok(Verdict::Clean) };
            writeln!(io::stderr(), "{why}")?;
        }
        let catalog = context.catalog.clone();
        let campaign = self.campaign.clone().map(|slot| match slot {
            slot if slot.is_empty() => Opening::List,
            slot => Opening::Named(slot),
        });
        let file = self.mission.clone();
        let (seed, face) = (self.seed, self.face());
        let options = TerminalOptions { mission, file, campaign, seed, face, ..TerminalOptions::new(catalog) };
        terminal::run(options).map_err(|TerminalError::Io(error)| error)?;
        Ok(Verdict::Clean)
    }

    fn deduction(&self, context: &Context) -> Result<Verdict, Failure> {
        foreign(context, "cli-only-beginning", self.beginning.given())?;
        if !self.terminal && !self.plain {
            let Some(why) = self.table_in_window(context)? else { return Ok(Verdict::Clean) };
            writeln!(io::stderr(), "{why}")?;
        }
        self.table.run(context, self.seed, self.face())
    }

    fn beginning(&self, context: &Context) -> Result<Verdict, Failure> {
        foreign(context, "cli-only-deduction", self.table.own())?;
        if let Some(name) = self.campaign.as_deref().filter(|name| !name.is_empty()) {
            return Err(Failure::new(context.words.with("cli-beginning-campaign", &[("name", name.into())])));
        }
        let wish = Wish { seed: self.seed, face: self.face(), campaign: self.campaign.is_some() };
        if !self.terminal && !self.plain {
            let Some(why) = self.beginning_in_window(context, &wish)? else { return Ok(Verdict::Clean) };
            writeln!(io::stderr(), "{why}")?;
        }
        self.beginning.run(context, &self.table, &wish)
    }

    /// How a terminal shows the game.
    fn face(&self) -> Face {
        if self.plain { Face::Lines } else { Face::Fitting }
    }

    /// The mission or contract that was named.
    fn named(&self, context: &Context) -> Result<Option<Arc<Mission>>, Failure> {
        if let Some(code) = &self.contract {
            let made = make(context.contract(code)?, &context.catalog, &context.words);
            return made.map(|made| Some(made.mission)).map_err(|none| Failure::new(none.told(&context.words)));
        }
        self.mission.as_deref().map(|name| context.mission(name)).transpose()
    }

    /// Plays in the window; gives the reason where there is none.
    #[cfg(feature = "window")]
    fn in_window(&self, context: &Context, mission: Option<Arc<Mission>>) -> Option<String> {
        let mut app = self.app(context);
        if let Some(mission) = mission {
            app.desk_mut().file = self.mission.clone().map(|file| (mission.plan().id.clone(), file));
            app.brief(mission);
        } else if let Some(slot) = &self.campaign {
            app.campaigns(slot);
        }
        window::run(app).err().map(|why| context.no_window(&why))
    }

    /// Plays a table in the window; gives the reason where there is none.
    #[cfg(feature = "window")]
    fn table_in_window(&self, context: &Context) -> Result<Option<String>, Failure> {
        self.with_screen(context, |desk| self.table.screen(context, desk))
    }

    /// Plays a table of The Beginning in the window; gives the reason where there is none.
    #[cfg(feature = "window")]
    fn beginning_in_window(&self, context: &Context, wish: &Wish) -> Result<Option<String>, Failure> {
        self.with_screen(context, |desk| self.beginning.screen(context, &self.table, wish, desk))
    }

    /// Begins with this screen in the window; gives the reason where there is none.
    #[cfg(feature = "window")]
    fn with_screen(
        &self,
        context: &Context,
        screen: impl FnOnce(&Desk) -> Result<Screen, Failure>,
    ) -> Result<Option<String>, Failure> {
        let mut app = self.app(context);
        let screen = screen(app.desk())?;
        app.open(screen);
        Ok(window::run(app).err().map(|why| context.no_window(&why)))
    }

    #[cfg(feature = "window")]
    fn app(&self, context: &Context) -> App {
        let (catalog, words, store) = (context.catalog.clone(), Words::english(), Store::of_player());
        App::new(Start { catalog, words, store, thinker: Thinker::Beside, seed: self.seed })
    }

    /// Plays the script and writes its figures.
    #[cfg(feature = "window")]
    fn measure(&self, context: &Context, mission: Option<Arc<Mission>>, file: &Path) -> Result<Verdict, Failure> {
        let mission = mission.map_or_else(|| context.first_mission(), Ok)?;
        // The games of the script are saved as any others, and go with it.
        let folder = tempfile::tempdir()?;
        let (catalog, words, store) = (context.catalog.clone(), Words::english(), Store::under(folder.path().into()));
        let seed = self.seed.unwrap_or(MEASURED_SEED);
        let gear = catalog.starting_gear();
        let mut app = App::new(Start { catalog, words, store, thinker: Thinker::Beside, seed: Some(seed) });
        // The script has no eyes for questions.
        app.desk_mut().settings.auto = Auto::ALL;
        app.begin(Setup::new(mission, gear), seed);
        let figures = window::measure(app, context.started).map_err(|why| context.no_pictures(&why))?;
        let text = serde_json::to_string_pretty(&figures).map_err(io::Error::from)?;
        fs::write(file, format!("{text}\n")).map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
        Ok(Verdict::Clean)
    }

    /// The reason why there is no window.
    #[cfg(not(feature = "window"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self)] // The same as where there is one.
    fn in_window(&self, context: &Context, _mission: Option<Arc<Mission>>) -> Option<String> {
        Some(context.words.text("cli-windowless"))
    }

    /// The reason why there is no window.
    #[cfg(not(feature = "window"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self)] // The same as where there is one.
    fn table_in_window(&self, context: &Context) -> Result<Option<String>, Failure> {
        Ok(Some(context.words.text("cli-windowless")))
    }

    /// The reason why there is no window.
    #[cfg(not(feature = "window"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self)] // The same as where there is one.
    fn beginning_in_window(&self, context: &Context, _wish: &Wish) -> Result<Option<String>, Failure> {
        Ok(Some(context.words.text("cli-windowless")))
    }

    /// Refuses what this build does not have.
    fn check(&self, context: &Context) -> Result<(), Failure> {
        if let Some(game) = self.game.as_deref().filter(|game| *game != "stealth") {
            return Err(Failure::new(context.words.with("cli-unknown-game", &[("game", game.into())])));
        }
        foreign(context, "cli-only-deduction", self.table.given())?;
        foreign(context, "cli-only-beginning", self.beginning.given())
    }
}

/// Refuses an option that belongs to another game.
fn foreign(context: &Context, key: &str, option: Option<&str>) -> Result<(), Failure> {
    let refused = |option: &str| Failure::new(context.words.with(key, &[("option", option.into())]));
    option.map_or(Ok(()), |option| Err(refused(option)))
}
