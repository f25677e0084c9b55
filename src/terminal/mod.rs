//! The games in a terminal, and the JSON protocol: full screen on a real one, plain lines in a pipe or for a screen reader.
//!
//! | file | what stands there |
//! |---|---|
//! | `ink` `map` `status` | what is shown, as lines and cells with a meaning |
//! | `session` `command` `app` | what is played and chosen, without a terminal |
//! | `typed` `slot` | what was typed, and the files that names stand for, for both games |
//! | `codex` | the rulebook as pages |
//! | `records` | the records as a plain table |
//! | `lines` | plain lines in and out |
//! | `screen` | the full screen |
//! | `front` | what the fronts need of a game around a table |
//! | `table` | tables, full screen and in plain lines |
//! | `protocol` | JSON lines, for programs |

mod app;
mod codex;
mod command;
pub mod front;
mod ink;
mod lines;
pub mod map;
pub mod protocol;
mod records;
mod screen;
mod slot;
mod status;
pub mod table;
mod typed;
mod wrap;

use std::{
    io::{self, IsTerminal},
    sync::Arc,
};

pub use app::App;
pub use ink::Ink;
pub use lines::play_lines;
pub use records::table as records_table;
pub use screen::{Palette, Screen};

use crate::{
    content::Catalog,
    save::{Slots, data_folder},
    stealth::{Auto, Mission, Mode},
};

/// What a terminal game starts with.
#[derive(Clone, Debug)]
pub struct TerminalOptions {
    /// Everything that can be played.
    pub catalog: Arc<Catalog>,
    /// The mission to begin with; without one, the menu.
    pub mission: Option<Arc<Mission>>,
    /// The file that mission was named by, which may change while it is played.
    pub file: Option<String>,
    /// The campaign to begin with; without one, the menu.
    pub campaign: Option<Opening>,
    /// The seed of every mission begun; without one, another each time.
    pub seed: Option<u64>,
    /// How the mission is played.
    pub mode: Mode,
    /// Which questions are answered for the player.
    pub auto: Auto,
    /// Where saves are kept; without a place, saves need a path.
    pub saves: Option<Slots>,
    /// Where campaigns are kept; without a place, none can be.
    pub campaigns: Option<Slots>,
    /// How the game is shown.
    pub face: Face,
}

impl TerminalOptions {
    /// The menu of this catalog, saves in the player's own folder, shown as the terminal allows.
    pub fn new(catalog: Arc<Catalog>) -> Self {
        Self {
            catalog,
            mission: None,
            file: None,
            campaign: None,
            seed: None,
            mode: Mode::default(),
            auto: Auto::default(),
            saves: Slots::of_player(),
            campaigns: data_folder().map(|data| Slots::of_campaigns(&data)),
            face: Face::default(),
        }
    }
}

/// Which campaign to begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The list of campaigns.
    List,
    /// The one of this slot; a new one where it is empty.
    Named(String),
}

/// How the game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Full screen on a terminal, plain lines elsewhere.
    #[default]
    Fitting,
    /// Plain lines always, as screen readers want them.
    Lines,
}

/// Why the terminal game ended against the player's will.
#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    /// The terminal or pipe failed.
    #[error("the terminal failed: {0}")]
    Io(#[from] io::Error),
}

/// Plays until the player leaves or the input ends.
pub fn run(options: TerminalOptions) -> Result<(), TerminalError> {
    let real = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb();
    let face = options.face;
    let mut app = App::new(options);
    match face {
        Face::Fitting if real => screen::play(&mut app),
        Face::Fitting | Face::Lines => play_lines(&mut app, io::stdin().lock(), io::stdout().lock()),
    }
}

/// Whether the terminal says that it can do nothing but lines.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|name| name == "dumb")
}
