//! The full screen: painting the game with ratatui and reading keys.

pub(super) mod brush;
mod keys;
pub(super) mod layout;
pub(super) mod pager;
mod paint;
mod palette;

use std::time::Duration;

use crossterm::{
    event::{self, Event},
    terminal::{Clear, ClearType},
};
use pager::Pager;
pub use palette::Palette;

use super::{
    TerminalError,
    app::{App, News, Page},
};

/// How long nobody looks at the mission's file.
const PAUSE: Duration = Duration::from_millis(700);

/// What the full screen remembers beside the game: the selection, what is being typed, what is being read.
#[derive(Debug, Default)]
pub struct Screen {
    /// The selected choice.
    selected: usize,
    /// The command line, while it is open.
    typed: Option<String>,
    /// What is being read.
    pager: Pager,
    /// How far the log is scrolled back.
    back: usize,
    /// How much of the log there was before the last action.
    known: usize,
    /// How far a map that does not fit was moved.
    pan: (i16, i16),
    /// What was said last.
    message: String,
    /// Cells across, as last painted.
    width: usize,
    /// Whether the map was left out for want of room, as last painted.
    mapless: bool,
}

/// Plays on the real terminal. However this ends, the terminal is as it was before.
pub(super) fn play(app: &mut App) -> Result<(), TerminalError> {
    let mut terminal = ratatui::try_init()?;
    let _restored = Restored;
    let palette = Palette::of_environment();
    let mut screen = Screen::default();
    while !app.is_done() {
        terminal.draw(|frame| screen.paint(app, palette, frame))?;
        screen.wait(app)?;
    }
    Ok(())
}

/// Gives the terminal back when dropped. Panics are covered by the hook that `try_init` sets.
pub(super) struct Restored;

impl Drop for Restored {
    fn drop(&mut self) {
        // Some terminals that grew meanwhile would leave lines of the game behind. Nothing is lost where this fails.
        let _ = crossterm::execute!(std::io::stdout(), Clear(ClearType::All));
        ratatui::restore();
    }
}

impl Screen {
    /// Waits for whatever comes next: a key, another size, or a change of the mission's file.
    fn wait(&mut self, app: &mut App) -> Result<(), TerminalError> {
        while !event::poll(PAUSE)? {
            if app.look() {
                self.listen(app);
                return Ok(());
            }
        }
        if let Event::Key(key) = event::read()? {
            self.key(app, key);
        }
        Ok(())
    }

    /// Takes over what the game has said.
    fn listen(&mut self, app: &mut App) {
        let mut said = Vec::new();
        for news in app.take_news() {
            match news {
                News::Said(text) => said.push(text),
                News::Page(page) => self.pager.pages.push_back(page),
                News::Map if self.mapless => self.pager.pages.extend(paint::map_page(app, self.width)),
                News::Map => {}
            }
        }
        self.message = said.join(" ");
        if self.message.chars().count() > self.width {
            self.pager.pages.push_front(Page::story("", &std::mem::take(&mut self.message)));
        }
    }
}
