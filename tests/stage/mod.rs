//! A table on a sheet in memory, driven by keys.

#![allow(dead_code, clippy::unwrap_used)]

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ghostline::terminal::{
    Palette,
    table::{Shown, TableApp, TableScreen},
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
}
