//! What a person asks for beside playing: reasons, notes, and when to be asked.

use super::app::{News, TableApp};
use crate::{
    session::{
        deduction::Note,
        table::{Ask, Manner},
    },
    terminal::codex,
    words::stealth::rule_text,
};

impl TableApp {
    pub(super) fn why(&mut self, number: Option<usize>) {
        let log = self.table.log(self.table.screen());
        let teller = self.teller();
        let told = |at: &usize| log.get(*at).is_some_and(|line| teller.told(&line.event).is_some());
        let last = || (0..log.len()).rev().find(told);
        let line = number.map_or_else(last, |number| number.checked_sub(1)).and_then(|at| log.get(at));
        let explained = line.and_then(|line| {
            let rule = teller.why(&line.event)?;
            let said = rule_text(&self.words, rule).unwrap_or_default();
            Some(format!("{} [{rule}] {said}", teller.told(&line.event)?))
        });
        match explained {
            Some(text) => self.news.push(News::Said(text)),
            None => self.say("term-sd-no-why", &[]),
        }
    }

    pub(super) fn note(&mut self, number: usize, text: String) {
        let Some(about) = self.has_seat(number) else {
            return self.say("term-sd-no-seat", &[("number", number.into())]);
        };
        let screen = self.table.screen();
        let note = Note { text, ..self.table.note(screen, about) };
        self.table.set_note(screen, about, note);
        self.say("term-sd-noted", &[]);
    }

    pub(super) fn agree(&mut self, ask: Option<Ask>) {
        let screen = self.table.screen();
        let manner = self.table.manner(screen);
        let ask = ask.unwrap_or(manner.ask);
        self.table.set_manner(screen, Manner { ask, ..manner });
        self.say(
            match ask {
                Ask::Always => "term-sd-ask-always",
                Ask::Playable => "term-sd-ask-playable",
                Ask::Concerned => "term-sd-ask-concerned",
            },
            &[],
        );
    }

    /// The next way of being asked.
    pub fn next_manner(&mut self) {
        let now = self.table.manner(self.table.screen()).ask;
        let at = Ask::ALL.iter().position(|&ask| ask == now).map_or(0, |at| at + 1);
        self.agree(Ask::ALL.get(at % Ask::ALL.len()).copied());
    }

    /// What the rulebook has on these words, or its contents.
    pub(super) fn show_codex(&mut self, query: Option<&str>) {
        let page = codex::page(&self.words, None, query.unwrap_or_default());
        self.news.push(News::Page(page));
    }
}
