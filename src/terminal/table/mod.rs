//! A deduction table in the terminal: full screen or plain lines, for one person or several at one screen.
//!
//! | file | what stands there |
//! |---|---|
//! | `command` | what a player types |
//! | `app` | the table without a terminal: commands in, news out, and the curtain between people |
//! | `choices` | what is asked, and what may be chosen |
//! | `saves` | saving and loading by name |
//! | `wishes` | reasons, notes, the rulebook, and when to be asked |
//! | `show` | seats, own cards, claims and what is known, as lines |
//! | `board` | the seats in as little room as there is |
//! | `screen` | the full screen |

mod app;
mod board;
mod choices;
mod command;
mod saves;
mod screen;
mod show;
mod wishes;

use std::io::{self, BufRead, IsTerminal, Write};

pub use app::{News, Place, TableApp};
pub use choices::{Choice, Deed, Group};
pub use command::Command;
pub use screen::TableScreen;

use super::{Face, TerminalError, protocol};
use crate::{
    deduction::{Setup, SetupFault},
    engine::{Level, Seat},
    save::Slots,
    session::{deduction::Table, table::Chair},
    words::{Words, deduction::player_name},
};

/// What a table in the terminal starts with.
#[derive(Clone, Debug)]
pub struct TableOptions {
    /// What is played.
    pub setup: Setup,
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

impl TableOptions {
    /// The table, dealt; or why that cannot be.
    fn table(&self, words: &Words) -> Result<Table, SetupFault> {
        let seats = self.setup.seats;
        let chair = |at| match at {
            // One person alone is simply you.
            0 if self.people == 1 => Chair::person(""),
            at if at < self.people => Chair::person(player_name(words, Seat(at))),
            at => Chair::bot(player_name(words, Seat(at)), self.level),
        };
        Table::new(self.setup.clone(), self.seed, (0..seats).map(chair).collect())
    }
}

/// Plays until the player leaves or the input ends.
pub fn run(options: TableOptions) -> Result<Result<(), TerminalError>, SetupFault> {
    let real = io::stdin().is_terminal() && io::stdout().is_terminal();
    let full = real && options.face == Face::Fitting && !super::is_dumb();
    let mut app = TableApp::new(options)?;
    Ok(if full { screen::play(&mut app) } else { play_table(app, real, io::stdin().lock(), io::stdout().lock()) })
}

/// Plays over any input and output. Where it `clears`, the curtain wipes what the last person saw off the terminal.
pub fn play_table(
    mut app: TableApp,
    clears: bool,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), TerminalError> {
    let mut input = protocol::Lines::new(input);
    match talk(&mut app, clears, &mut input, &mut output) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

fn talk(
    app: &mut TableApp,
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
