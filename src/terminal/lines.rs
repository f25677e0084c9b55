//! Plain lines in and out: for pipes, screen readers and tests. No colour, no cursor, no escape codes.

use std::io::{self, BufRead, Write};

use super::{
    TerminalError,
    app::{App, News, Page, log_lines},
    command::{self, Command},
    ink::{Line, text_of},
    map::{self, Focus, Frame, Room},
    protocol, status,
};
use crate::{
    session::Session,
    stealth::{PatrolId, View},
};

/// Plays until the player leaves or the input ends. An output nobody reads any more ends it too.
pub fn play_lines(app: &mut App, input: impl BufRead, output: impl Write) -> Result<(), TerminalError> {
    match (Lines { output, shown: 0, place: None }).play(app, input) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// The printing side: it remembers what was printed already.
struct Lines<W> {
    output: W,
    /// How much of the log was printed.
    shown: usize,
    /// The heading of the page printed last, so that it is not printed again.
    place: Option<String>,
}

impl<W: Write> Lines<W> {
    fn play(&mut self, app: &mut App, input: impl BufRead) -> io::Result<()> {
        let mut input = protocol::Lines::new(input);
        loop {
            app.look();
            self.show(app)?;
            let command = match input.read()? {
                None => return self.output.flush(),
                Some(protocol::Line::Text(line)) => command::parse(&line),
                Some(protocol::Line::NotText | protocol::Line::TooLong) => Command::Unknown("…".to_owned()),
            };
            app.command(command);
            if app.is_done() {
                self.tell(app)?;
                return self.output.flush();
            }
        }
    }

    /// Prints what is new, then what may be chosen, then the prompt.
    fn show(&mut self, app: &mut App) -> io::Result<()> {
        self.log(app)?;
        self.tell(app)?;
        self.place(app)?;
        if let Some(question) = app.question() {
            writeln!(self.output, "{question}")?;
        }
        for (at, choice) in app.choices().iter().enumerate() {
            let key = choice.key.map(|key| format!(" [{key}]")).unwrap_or_default();
            writeln!(self.output, "{:>3}.{key} {}", at + 1, choice.label)?;
        }
        write!(self.output, "{} ", app.words().text("term-prompt"))?;
        self.output.flush()
    }

    /// Prints the log lines that were not printed yet.
    fn log(&mut self, app: &App) -> io::Result<()> {
        let Some(session) = app.session() else {
            self.shown = 0;
            return Ok(());
        };
        // Undo and loading make the log shorter.
        self.shown = self.shown.min(session.log().len());
        for line in log_lines(session).skip(self.shown) {
            writeln!(self.output, "{}", text_of(&line))?;
        }
        self.shown = session.log().len();
        Ok(())
    }

    /// Prints what was said.
    fn tell(&mut self, app: &mut App) -> io::Result<()> {
        for news in app.take_news() {
            match news {
                News::Said(text) => writeln!(self.output, "{text}")?,
                News::Page(page) => self.page(&page)?,
                News::Map => self.map(app)?,
            }
        }
        Ok(())
    }

    /// Prints where the player is: a page once, a mission in play with its map once and then in one line.
    fn place(&mut self, app: &App) -> io::Result<()> {
        let page = app.page();
        let heading =
            page.as_ref().map_or_else(|| format!("{:?}", app.session().map(seed)), |page| format!("{page:?}"));
        let new = self.place.as_ref() != Some(&heading);
        self.place = Some(heading);
        match (page, app.session()) {
            (Some(page), _) if new => self.page(&page),
            (None, Some(session)) => {
                if new {
                    self.map(app)?;
                }
                self.moment(app, &session.view())
            }
            _ => Ok(()),
        }
    }

    /// The one line that says how things stand.
    fn moment(&mut self, app: &App, view: &View) -> io::Result<()> {
        let mut parts = vec![status::moment(app.words(), view)];
        parts.extend(status::status(app.words(), view).iter().take(2).map(|line| text_of(line)));
        writeln!(self.output, "\n{}", parts.join(" · "))
    }

    fn page(&mut self, page: &Page) -> io::Result<()> {
        writeln!(self.output, "\n== {} ==", page.title)?;
        self.write_lines(&page.lines)?;
        writeln!(self.output)
    }

    /// Prints the map and who is on it.
    fn map(&mut self, app: &App) -> io::Result<()> {
        let Some(session) = app.session() else { return Ok(()) };
        let view = session.view();
        let canvas = map::draw(
            &view,
            &Frame::fit(&view, Room::ENDLESS, (0, 0)),
            Focus { sector: None, patrol: inspected(app, &view) },
        );
        self.write_lines(&canvas.lines())?;
        self.write_lines(&status::roster(app.words(), &view))
    }

    fn write_lines(&mut self, lines: &[Line]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{}", text_of(line)))
    }
}

/// What tells one mission in play from another.
fn seed(session: &Session) -> (u64, String) {
    let journal = session.game().journal();
    (journal.seed, journal.setup.mission.plan().id.clone())
}

/// The patrol of the enemy that is inspected.
pub fn inspected(app: &App, view: &View) -> Option<PatrolId> {
    app.inspected().and_then(|id| view.public.enemies.get(id.index())).map(|enemy| enemy.patrol)
}
