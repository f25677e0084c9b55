//! Pages to read, one at a time, and how far they are scrolled.

use std::collections::VecDeque;

use crossterm::event::KeyCode;
use ratatui::{
    Frame as Sheet,
    layout::Rect,
    widgets::{Block, Borders, Clear},
};

use super::{
    super::{
        app::Page,
        ink::{Ink, Line},
        wrap::wrap,
    },
    brush::Brush,
};

/// What is being read.
#[derive(Debug, Default)]
pub struct Pager {
    /// Pages to read, one at a time.
    pub pages: VecDeque<Page>,
    /// How far the page is scrolled.
    pub scrolled: usize,
    /// Lines of what scrolls, as last painted.
    pub height: usize,
    /// Whether there is more than fits, as last painted.
    pub long: bool,
}

impl Pager {
    /// Whether a page is open.
    pub fn is_open(&self) -> bool {
        !self.pages.is_empty()
    }

    /// Scrolls the page that is read, or goes on to the next.
    pub fn key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled += 1,
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(self.step()),
            KeyCode::PageDown => self.scrolled += self.step(),
            _ => {
                self.pages.pop_front();
                self.scrolled = 0;
            }
        }
    }

    /// How many lines a page key scrolls: a page less one line, to keep the thread.
    pub fn step(&self) -> usize {
        self.height.saturating_sub(1).max(1)
    }

    /// The page that is read, over everything but title and foot.
    pub fn paint(&mut self, brush: Brush, middle: Rect, sheet: &mut Sheet) {
        let Some(page) = self.pages.front() else { return };
        sheet.render_widget(Clear, middle);
        let block =
            Block::new().borders(Borders::ALL).title(page.title.as_str()).border_style(brush.palette.style(Ink::Agent));
        let inside = block.inner(middle);
        sheet.render_widget(block, middle);
        let lines: Vec<Line> = page.lines.iter().flat_map(|line| wrap(line, inside.width.into(), 2)).collect();
        brush.lines(self.seen(&lines, inside), inside, sheet);
    }

    /// The lines from the scrolled one on; scrolling ends with the last line at the bottom.
    pub fn seen<'a>(&mut self, lines: &'a [Line], area: Rect) -> &'a [Line] {
        let hidden = lines.len().saturating_sub(area.height.into());
        self.long = hidden > 0;
        self.height = area.height.into();
        self.scrolled = self.scrolled.min(hidden);
        lines.get(self.scrolled..).unwrap_or_default()
    }
}
