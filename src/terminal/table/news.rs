//! What the person at the screen is told: sentences, pages, and the log.

use super::{Shown, app::TableApp};
use crate::terminal::{app::Page, front::Tells as _, ink::text_of};

/// Something the person at the screen is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// One sentence.
    Said(String),
    /// A page to read.
    Page(Page),
    /// What a full screen shows at all times: seats, own cards, what happened, the question.
    Shown(Vec<String>),
}

impl News {
    /// The same in plain lines; pages with their title.
    pub(super) fn lines(self) -> Vec<String> {
        match self {
            Self::Said(text) => vec![text],
            Self::Shown(lines) => lines,
            Self::Page(page) => {
                let title = format!("== {} ==", page.title);
                [title].into_iter().chain(page.lines.iter().map(|line| text_of(line))).collect()
            }
        }
    }
}

impl<G: Shown> TableApp<G> {
    /// Tells what the person at the screen has not read yet.
    pub(super) fn tell_news(&mut self) {
        let screen = self.table.screen();
        let log = self.table.log(screen);
        let known = log.len() - self.table.unread(screen).min(log.len());
        self.news.push(News::Shown(self.log_from(known).map(|(_, text)| text).collect()));
        self.table.note_read(screen);
    }

    /// The last lines of the log.
    pub(super) fn log_lines(&self, count: usize) -> Vec<String> {
        let told: Vec<_> = self.log_from(0).map(|(_, text)| text).collect();
        let from = told.len().saturating_sub(count);
        told.into_iter().skip(from).collect()
    }

    /// The log from a line on: where each line stands, and its sentence with its number.
    pub(super) fn log_from(&self, first: usize) -> impl Iterator<Item = (usize, String)> {
        let teller = self.teller();
        let log = self.table.log(self.table.screen()).iter().enumerate().skip(first);
        log.filter_map(move |(at, line)| Some((at, format!("#{} {}", at + 1, teller.told(&line.event)?))))
    }
}
