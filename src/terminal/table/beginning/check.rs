//! The event being resolved, step by step: its card, and who has put in how many cards.

use super::{TableApp, scene};
use crate::{
    beginning::{EventNo, Pending, Put, Source, View},
    terminal::{
        ink::{Ink, Line, piece},
        wrap::wrap,
    },
};

impl TableApp {
    /// The event being resolved: its card and what was put in so far; nothing while there is none.
    pub(super) fn check_lines(&self, view: &View) -> Vec<String> {
        let Some(event) = current(view) else { return Vec::new() };
        self.card_of(view, event).into_iter().chain(self.put_in_line(view)).collect()
    }

    /// The same as a page, which says so where there is no event.
    pub(super) fn event_lines(&self, view: &View) -> Vec<String> {
        match self.check_lines(view) {
            lines if lines.is_empty() => vec![self.words.text("term-tb-no-event")],
            lines => lines,
        }
    }

    fn card_of(&self, view: &View, event: EventNo) -> Vec<String> {
        let Some(card) = view.rules.library().event(event) else { return Vec::new() };
        let fill = [("name", card.name.as_str().into()), ("text", card.text.as_str().into())];
        let title = self.words.with("term-tb-event", &fill);
        [title].into_iter().chain(self.teller().cards().outcomes(card)).collect()
    }

    /// Who has put in how many cards; nothing before the first.
    fn put_in_line(&self, view: &View) -> Option<String> {
        let pool = &view.table.pool;
        let count = |whose: &dyn Fn(&Put) -> bool| pool.iter().filter(|put| whose(put)).count();
        let by = scene(view).all().map(|seat| (self.seat_name(seat), count(&|put| put.by == Some(seat))));
        let deck = (self.words.text("term-tb-the-deck"), count(&|put| put.by.is_none()));
        let given = by.chain([deck]).filter(|(_, count)| *count > 0);
        let given: Vec<_> = given.map(|(name, count)| format!("{name} {count}")).collect();
        (!given.is_empty()).then(|| self.words.with("term-tb-put-in", &[("list", given.join(", ").into())]))
    }

    /// The event in a row or two.
    pub(super) fn check_rows(&self, view: &View, width: usize) -> Vec<Line> {
        let Some(event) = current(view) else { return Vec::new() };
        let name = format!("{} ", self.teller().event_name(event));
        let mut row = vec![piece(self.words.text("term-tb-event-sign"), Ink::Alarm), piece(name, Ink::Title)];
        row.extend(self.put_in_line(view).map(|line| piece(line, Ink::Plain)));
        wrap(&row, width, 2)
    }
}

/// The event that is being resolved.
fn current(view: &View) -> Option<EventNo> {
    view.table.stack.iter().rev().find_map(|step| match step {
        Pending::Contribute { check, .. } | Pending::TopUp(check) | Pending::Judge(check) => Some(check.event),
        Pending::Decide(event) | Pending::Filed(event) => Some(*event),
        Pending::Script(frame) => match frame.source {
            Source::Event(event, _) => Some(event),
            _ => None,
        },
        _ => None,
    })
}
