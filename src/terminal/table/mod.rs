//! A table in the terminal: full screen or plain lines, for one person or several at one screen, for any game around a
//! table.
//!
//! | file | what stands there |
//! |---|---|
//! | `command` | what a player types |
//! | `app` | the table without a terminal: commands in, news out, and the curtain between people |
//! | `news` | what the person at the screen is told |
//! | `choices` | what is asked, and what may be chosen |
//! | `saves` | saving and loading by name |
//! | `wishes` | reasons, notes, the rulebook, and when to be asked |
//! | `shown` | what a game must show so that it can be played here |
//! | `deduction` `beginning` | the two games |
//! | `fit` | texts made to fit the room there is |
//! | `screen` | the full screen |

mod app;
pub mod beginning;
mod choices;
mod command;
pub mod deduction;
mod fit;
mod news;
mod saves;
mod screen;
mod shown;
mod wishes;

use std::io::{self, BufRead, IsTerminal, Write};

pub use app::{Place, TableApp};
pub use choices::{Choice, Deed, Group};
pub use command::Command;
pub use news::News;
pub use screen::TableScreen;
pub use shown::Shown;

use super::{Face, TerminalError, protocol};
use crate::{
    engine::{Level, Seat},
    save::Slots,
    session::table::{Chair, Table},
    words::Words,
};

/// What a table in the terminal starts with.
#[derive(Clone, Debug)]
pub struct TableOptions<G: Shown> {
    /// What is played.
    pub setup: G::Setup,
    /// Where the dice start.
    pub seed: u64,
    /// How many people share the screen, from the first seat on.
    pub people: u8,
    /// How well the others play.
    pub level: Level,
    /// Where saves are kept; without a place, saves need a path.
    pub saves: Option<Slots>,
    /// How the game is shown.
    pub face: Face,
}

impl<G: Shown> TableOptions<G> {
    /// The table, dealt; or why that cannot be.
    pub fn table(&self, words: &Words) -> Result<Table<G>, G::Fault> {
        let seats = G::seats(&self.setup);
        let chair = |at| match at {
            // One person alone is simply you.
            0 if self.people == 1 => Chair::person(""),
            at if at < self.people => Chair::person(G::chair_name(words, Seat(at))),
            at => Chair::bot(G::chair_name(words, Seat(at)), self.level),
        };
        Table::new(self.setup.clone(), self.seed, (0..seats).map(chair).collect())
    }
}

/// Plays until the player leaves or the input ends. The answer is the finished table where the player goes on to the
/// game that follows it.
pub fn run<G: Shown>(options: TableOptions<G>) -> Result<Result<Option<Table<G>>, TerminalError>, G::Fault> {
    let face = options.face;
    Ok(play(TableApp::new(options)?, face))
}

/// The same with a table that is there.
pub fn play<G: Shown>(mut app: TableApp<G>, face: Face) -> Result<Option<Table<G>>, TerminalError> {
    let real = io::stdin().is_terminal() && io::stdout().is_terminal();
    if real && face == Face::Fitting && !super::is_dumb() {
        screen::play(&mut app)?;
    } else {
        play_lines(&mut app, real, io::stdin().lock(), io::stdout().lock())?;
    }
    Ok(app.sequel())
}

/// Plays over any input and output. Where it `clears`, the curtain wipes what the last person saw off the terminal.
pub fn play_table<G: Shown>(
    mut app: TableApp<G>,
    clears: bool,
    input: impl BufRead,
    output: impl Write,
) -> Result<(), TerminalError> {
    play_lines(&mut app, clears, input, output)
}

fn play_lines<G: Shown>(
    app: &mut TableApp<G>,
    clears: bool,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), TerminalError> {
    let mut input = protocol::Lines::new(input);
    match talk(app, clears, &mut input, &mut output) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

fn talk<G: Shown>(
    app: &mut TableApp<G>,
    clears: bool,
    input: &mut protocol::Lines<impl BufRead>,
    output: &mut impl Write,
) -> io::Result<()> {
    loop {
        if clears && app.is_curtained() {
            // Clears the screen and what can be scrolled back to.
            write!(output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        for line in app.take_lines() {
            writeln!(output, "{line}")?;
        }
        if app.is_done() {
            return output.flush();
        }
        write!(output, "{} ", app.words().text("term-prompt"))?;
        output.flush()?;
        match input.read()? {
            None => return Ok(()),
            Some(protocol::Line::Text(line)) => app.line(&line),
            Some(protocol::Line::NotText | protocol::Line::TooLong) => app.line("…"),
        }
    }
}
