//! The full screen of a table: seats, the own cards and choices, and one of log, claims or what is known.

mod keys;
mod paint;

use crossterm::event::{self, Event};

use super::{
    super::{
        TerminalError,
        app::Page,
        screen::{Palette, Restored, pager::Pager},
    },
    Shown,
    app::TableApp,
    news::News,
};

/// What the lower panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Panel {
    /// What happened.
    #[default]
    Log,
    /// What was said.
    Claims,
    /// What can be known: the deduction board.
    Known,
}

/// What the full screen remembers beside the table: the selection, what is being typed, what is being read.
#[derive(Debug, Default)]
pub struct TableScreen {
    /// The selected choice.
    selected: usize,
    /// The command line, while it is open.
    typed: Option<String>,
    /// What is being read.
    pager: Pager,
    panel: Panel,
    /// How far the panel is scrolled back.
    back: usize,
    /// How much of the log there was before the last action.
    known: usize,
    /// What was said last.
    message: String,
    /// Cells across, as last painted.
    width: usize,
}

/// Plays on the real terminal. However this ends, the terminal is as it was before.
pub(super) fn play<G: Shown>(app: &mut TableApp<G>) -> Result<(), TerminalError> {
    let mut terminal = ratatui::try_init()?;
    let _restored = Restored;
    let palette = Palette::of_environment();
    let mut screen = TableScreen::default();
    screen.listen(app);
    while !app.is_done() {
        terminal.draw(|frame| screen.paint(app, palette, frame))?;
        if let Event::Key(key) = event::read()? {
            screen.key(app, key);
        }
    }
    Ok(())
}

impl TableScreen {
    /// Takes over what the table has said. Behind the curtain nothing is kept of it.
    fn listen<G: Shown>(&mut self, app: &mut TableApp<G>) {
        let mut said = Vec::new();
        for news in app.take_news() {
            match news {
                News::Said(text) => said.push(text),
                News::Page(page) => self.pager.pages.push_back(page),
                News::Shown(_) => {}
            }
        }
        if app.is_curtained() {
            *self = Self { width: self.width, known: usize::MAX, ..Self::default() };
            return;
        }
        self.message = said.join(" ");
        if self.message.chars().count() > self.width && self.width > 0 {
            self.pager.pages.push_front(Page::story("", &std::mem::take(&mut self.message)));
        }
    }
}
