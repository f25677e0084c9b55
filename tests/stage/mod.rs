//! A table on a sheet in memory, driven by keys.

#![allow(dead_code, clippy::unwrap_used)]

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ghostline::{
    engine::Dice,
    terminal::{
        Palette,
        table::{Place, Shown, TableApp, TableScreen},
    },
};
use ratatui::{Terminal, backend::TestBackend, style::Color};

/// A table on a sheet of a certain size.
pub struct Stage<G: Shown> {
    pub app: TableApp<G>,
    pub palette: Palette,
    screen: TableScreen,
    terminal: Terminal<TestBackend>,
    _data: tempfile::TempDir,
}

impl<G: Shown> Stage<G> {
    /// A table whose saves go to a folder that is gone with it.
    pub fn of((width, height): (u16, u16), app: impl FnOnce(&Path) -> TableApp<G>) -> Self {
        let data = tempfile::tempdir().unwrap();
        let app = app(data.path());
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let screen = TableScreen::default();
        let mut stage = Self { app, screen, palette: Palette::Plain, terminal, _data: data };
        stage.paint();
        stage
    }

    pub fn press(&mut self, code: KeyCode) {
        self.screen.key(&mut self.app, KeyEvent::new(code, KeyModifiers::NONE));
        self.paint();
    }

    pub fn type_keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    pub fn resize(&mut self, (width, height): (u16, u16)) {
        self.terminal.backend_mut().resize(width, height);
    }

    pub fn paint(&mut self) {
        self.terminal.draw(|frame| self.screen.paint(&self.app, self.palette, frame)).unwrap();
    }

    pub fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
    }

    pub fn shows(&self, part: &str) {
        assert!(self.text().contains(part), "{part:?} is not on the screen:\n{}", self.text());
    }

    /// Whether anything on the sheet has a colour.
    pub fn is_coloured(&self) -> bool {
        self.terminal.backend().buffer().content.iter().any(|cell| cell.fg != Color::Reset)
    }

    /// Colours are there only with a palette that has them.
    pub fn is_coloured_only_with_colours(&mut self) {
        assert!(!self.is_coloured());
        self.palette = Palette::Colours;
        self.paint();
        assert!(self.is_coloured());
    }

    /// Saves under a name and quits; what is saved needs no second asking.
    pub fn save_and_quit(&mut self) {
        self.type_keys("S");
        self.type_keys("mine");
        self.press(KeyCode::Enter);
        self.shows("mine");
        self.type_keys("q");
        assert!(self.app.is_done(), "everything is saved");
    }

    /// People hand the screen around: behind the curtain none of these words shows, and none of these keys opens
    /// anything.
    pub fn hides_behind_the_curtain(&mut self, most: usize, secrets: &[&str], keys: &str) {
        let mut curtains = 0;
        for _ in 0..most {
            if self.app.table().outcome().is_some() || curtains > 3 {
                break;
            }
            if self.app.is_curtained() {
                curtains += 1;
                let text = self.text();
                assert!(text.contains("Hand the screen to"), "{text}");
                for secret in secrets {
                    assert!(!text.contains(secret), "{secret:?} shows:\n{text}");
                }
                self.type_keys(keys);
                assert_eq!(self.text(), text, "nothing can be asked for");
            }
            if matches!(self.app.place(), Place::HandOver(_)) {
                self.shows("Hand the screen over");
            }
            self.press(KeyCode::Enter);
            while self.text().contains("│") {
                self.press(KeyCode::Esc);
            }
        }
        assert!(curtains > 1);
    }

    /// Plays to the end by arrows, some of these many down each time, at sizes that hardly fit.
    pub fn play_to_the_end_at_odd_sizes(&mut self, most: usize, down: usize) {
        let mut dice = Dice::new(5);
        for turn in 0..most {
            if self.app.table().outcome().is_some() {
                break;
            }
            let sizes = [(80, 24), (120, 40), (40, 12), (20, 5), (200, 60), (1, 1), (80, 24)];
            self.resize(sizes[turn % sizes.len()]);
            for _ in 0..dice.below(down) {
                self.press(KeyCode::Down);
            }
            self.press(KeyCode::Enter);
        }
        assert!(self.app.table().outcome().is_some(), "{}", self.text());
    }
}
