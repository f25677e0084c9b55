//! What a person asks for beside playing: reasons, notes, and when to be asked.

use super::{Shown, app::TableApp, news::News};
use crate::{
    engine::Level,
    session::table::{Ask, Manner, Note, Truth, decisions},
    terminal::{codex, front::Tells as _},
    words::stealth::rule_text,
};

impl<G: Shown> TableApp<G> {
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
            None => self.say("term-table-no-why", &[]),
        }
    }

    /// Tells what moved a player: only after the game, and not where another game goes on with its secrets.
    pub(super) fn mind(&mut self, number: usize) {
        let Some(seat) = self.has_seat(number) else {
            return self.say("term-table-no-seat", &[("number", number.into())]);
        };
        if self.table.outcome().is_none() || self.has_sequel() {
            return self.say("term-table-mind-later", &[]);
        }
        let name = [("name", self.seat_name(seat).into())];
        let level = match self.table.seating().level(seat) {
            None => return self.say("term-table-mind-person", &name),
            Some(Level::Random) => return self.say("term-table-mind-random", &name),
            Some(level) => level,
        };
        let told = decisions(self.table.game().journal().clone(), seat, level);
        if told.is_empty() {
            return self.say("term-table-mind-none", &name);
        }
        let lines = told.iter().flat_map(|decision| {
            let (did, why) = G::moved(self, decision);
            let did = self.words.with("term-table-mind-did", &[("turn", decision.turn.into()), ("what", did.into())]);
            std::iter::once(did).chain(why.into_iter().map(|why| format!("  {why}")))
        });
        let lines: Vec<_> = std::iter::once(self.words.with("term-table-mind-told", &name)).chain(lines).collect();
        self.page("term-table-page-mind", &lines);
    }

    /// Tells what an option means.
    pub(super) fn explain(&mut self, number: usize) {
        let option = number.checked_sub(1).and_then(|at| self.options().get(at).map(|(action, _)| *action));
        let Some(action) = option else {
            return self.say("term-no-choice", &[("number", number.into())]);
        };
        let label = || self.teller().label(&self.table.view(self.table.screen()), &action);
        let text = G::explained(self, &action).unwrap_or_else(label);
        self.news.push(News::Said(text));
    }

    pub(super) fn note(&mut self, number: usize, text: String) {
        let Some(about) = self.has_seat(number) else {
            return self.say("term-table-no-seat", &[("number", number.into())]);
        };
        let screen = self.table.screen();
        let note = Note { text, ..self.table.note(screen, about) };
        self.table.set_note(screen, about, note);
        self.say("term-table-noted", &[]);
    }

    pub(super) fn agree(&mut self, ask: Option<Ask>) {
        let screen = self.table.screen();
        let manner = self.table.manner(screen);
        let ask = ask.unwrap_or(manner.ask);
        self.table.set_manner(screen, Manner { ask, ..manner });
        self.say(
            match ask {
                Ask::Always => "term-table-ask-always",
                Ask::Playable => "term-table-ask-playable",
                Ask::Concerned => "term-table-ask-concerned",
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

    /// A claim as a line, with what became of it.
    pub(super) fn claim_line(&self, turn: u32, said: String, truth: Truth) -> String {
        let verdict = self.words.text(match truth {
            Truth::True => "term-table-true",
            Truth::False => "term-table-false",
            Truth::Doubtful => "term-table-doubtful",
            Truth::Open => "term-table-open",
            Truth::Opinion => "term-table-opinion",
        });
        let fill = [("turn", turn.into()), ("said", said.into()), ("verdict", verdict.into())];
        self.words.with("term-table-claim", &fill)
    }

    /// What a card says, by its name or key.
    pub(super) fn show_card(&mut self, name: &str) {
        match G::card_lines(self, name) {
            found if found.is_empty() => self.say("term-table-no-card", &[("name", name.into())]),
            found => self.page("term-table-page-card", &found),
        }
    }

    /// What the rulebook has on these words, or its contents.
    pub(super) fn show_codex(&mut self, query: Option<&str>) {
        let page = codex::page(&self.words, None, query.unwrap_or_default());
        self.news.push(News::Page(page));
    }
}
