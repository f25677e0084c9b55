//! The table without a terminal: commands in, news out, and the curtain between people.
//!
//! Both faces, full screen and plain lines, drive this with commands and show what it says.

use super::{
    super::{app::Page, ink::plain},
    Shown, TableOptions,
    choices::Group,
    command::{self, Command},
    news::News,
};
use crate::{
    engine::Seat,
    save::Slots,
    session::table::Table,
    terminal::front::Tells as _,
    words::{Fill, Words},
};

/// How many lines of the log are shown where no number is named.
const LOG: usize = 20;

/// A table as the people at one screen meet it.
pub struct TableApp<G: Shown> {
    pub(super) words: Words,
    pub(super) table: Table<G>,
    pub(super) names: Vec<String>,
    pub(super) slots: Option<Slots>,
    /// The name the game was last saved or loaded under.
    pub(super) name: Option<String>,
    pub(super) place: Place,
    /// The kind of options that is open on the full screen.
    pub(super) group: Option<Group<G::Kind>>,
    /// Whether the player is being asked what to do about an unsaved game.
    pub(super) leaving: bool,
    pub(super) news: Vec<News>,
    pub(super) done: bool,
    /// Whether the player goes on to the game that follows this one.
    pub(super) onward: bool,
}

/// Who may look at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The person who sits at it.
    Open,
    /// Still that person, who has seen the outcome and hands over next.
    HandOver(Seat),
    /// Nobody, until this person has sat down.
    Curtain(Seat),
}

impl<G: Shown> TableApp<G> {
    /// A table just dealt, with the first question; or why it cannot be.
    pub fn new(options: TableOptions<G>) -> Result<Self, G::Fault> {
        let words = Words::english();
        let table = options.table(&words)?;
        Ok(Self::around(table, options.saves))
    }

    /// A table that is there, with saves in this place.
    pub fn around(table: Table<G>, saves: Option<Slots>) -> Self {
        let mut app = Self {
            words: Words::english(),
            names: Vec::new(),
            table,
            slots: saves,
            name: None,
            place: Place::Open,
            group: None,
            leaving: false,
            news: Vec::new(),
            done: false,
            onward: false,
        };
        app.open();
        app
    }

    /// The finished table, where the player goes on to the game that follows it.
    pub fn sequel(self) -> Option<Table<G>> {
        self.onward.then_some(self.table)
    }

    /// Shows the table from its beginning, or from where it was loaded.
    pub(super) fn open(&mut self) {
        self.names = self.table.game().game().names(self.table.names());
        (self.leaving, self.group) = (false, None);
        self.table.run();
        match self.table.curtain() {
            Some(next) => self.draw_curtain(next),
            None => self.sit_down(),
        }
    }

    /// The words of the game.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who may look at the screen.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Whether the player left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Leaves at once, without a question.
    pub fn leave(&mut self) {
        self.done = true;
    }

    /// Whether nobody may look at the screen until the next person has sat down.
    pub fn is_curtained(&self) -> bool {
        matches!(self.place, Place::Curtain(_))
    }

    /// What was said since this was last asked.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// The same in plain lines.
    pub fn take_lines(&mut self) -> Vec<String> {
        self.take_news().into_iter().flat_map(News::lines).collect()
    }

    /// Does what was typed.
    pub fn line(&mut self, line: &str) {
        self.command(command::parse(line));
    }

    /// Does what is meant. Whatever cannot be done is said and changes nothing.
    pub fn command(&mut self, command: Command) {
        match (self.place, command) {
            (_, Command::Quit) => self.quit(),
            (Place::Curtain(seat), Command::Nothing) => {
                self.table.sit(seat);
                self.sit_down();
            }
            (Place::Curtain(seat), _) => self.draw_curtain(seat),
            (Place::HandOver(next), Command::Nothing) => self.draw_curtain(next),
            (_, command) => self.obey(command),
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Nothing => self.ask(),
            Command::Pick(number) => self.pick(number),
            Command::Say(number) => self.talk(number),
            Command::Table => self.page("term-table-page-table", &G::table_lines(self)),
            Command::Me => self.page("term-table-page-me", &G::own_lines(self)),
            Command::Log(count) => self.page("term-table-page-log", &self.log_lines(count.unwrap_or(LOG))),
            Command::Claims => self.page("term-table-page-claims", &G::claim_lines(self)),
            Command::Know => self.page("term-table-page-know", &G::known_lines(self)),
            Command::Why(number) => self.why(number),
            Command::Mind(number) => self.mind(number),
            Command::Card(name) => self.show_card(&name),
            Command::Codex(query) => self.show_codex(query.as_deref()),
            Command::Note(number, text) => self.note(number, text),
            Command::Ask(ask) => self.agree(ask),
            Command::Skip => self.skip(),
            Command::Save(name) => self.save(name),
            Command::Load(name) => self.load(name),
            Command::Onward => self.go_onward(),
            Command::Help => self.page("help-title", &[self.words.text(G::HELP)]),
            Command::Explain(number) => self.explain(number),
            Command::Quit => self.quit(),
            Command::Unknown(text) => self.read(text),
        }
    }

    /// The teller at the place of whoever sits at the screen.
    pub(super) fn teller(&self) -> G::Teller<'_> {
        G::teller(&self.words, self.table.rules(), &self.names).seen_from(self.table.screen())
    }

    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let name = self.names.get(usize::from(seat.0)).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| self.teller().heading(seat))
    }

    /// The seat with this number, from 1.
    pub(super) fn has_seat(&self, number: usize) -> Option<Seat> {
        let at = number.checked_sub(1).filter(|at| *at < self.names.len())?;
        u8::try_from(at).ok().map(Seat)
    }

    /// Opens a page that only this game has.
    fn read(&mut self, word: String) {
        match G::page(self, &word) {
            Some((title, lines)) => self.page(title, &lines),
            None => self.say("term-unknown", &[("text", word.into())]),
        }
    }

    /// Says one sentence.
    pub(super) fn say(&mut self, key: &'static str, fill: &[Fill]) {
        self.news.push(News::Said(self.words.with(key, fill)));
    }

    /// Opens a page.
    pub(super) fn page(&mut self, title: &'static str, lines: &[String]) {
        let lines = lines.iter().flat_map(|line| line.lines()).map(plain).collect();
        self.news.push(News::Page(Page { title: self.words.text(title), lines }));
    }

    /// Lets nobody look until the next person has sat down.
    pub(super) fn draw_curtain(&mut self, next: Seat) {
        self.news.clear();
        (self.place, self.group) = (Place::Curtain(next), None);
        self.say("term-table-curtain", &[("name", self.seat_name(next).into())]);
    }

    /// Somebody looks at the screen: what happened since, how things stand, and what is asked.
    fn sit_down(&mut self) {
        self.place = Place::Open;
        self.news.push(News::Shown(G::table_lines(self)));
        self.tell_news();
        self.news.push(News::Shown(G::own_lines(self)));
        self.ask();
    }

    /// Shows the question and the options; claims are listed by themselves.
    fn ask(&mut self) {
        let reminder = if self.table.outcome().is_none() { G::reminder(self) } else { None };
        let mut lines: Vec<_> = reminder.into_iter().chain(self.question()).collect();
        if let Some(outcome) = self.table.outcome() {
            lines.extend(G::end_lines(self, &outcome));
            lines.push(self.words.text("term-table-over"));
            lines.extend(self.has_sequel().then(|| self.words.text("term-table-goes-on")));
        } else if !self.leaving {
            let labels = self.options().into_iter().map(|(_, label)| label).enumerate();
            lines.extend(labels.map(|(at, label)| format!("{:>3}. {label}", at + 1)));
            let talk = self.claims().len();
            if talk > 0 {
                lines.push(self.words.with("term-table-can-talk", &[("count", talk.into())]));
            }
        }
        self.news.push(News::Shown(lines));
    }

    fn pick(&mut self, number: usize) {
        let option = number.checked_sub(1).and_then(|at| self.options().get(at).map(|(action, _)| *action));
        match option {
            Some(action) => self.act(action),
            None => self.say("term-no-choice", &[("number", number.into())]),
        }
    }

    fn talk(&mut self, number: Option<usize>) {
        let claims = self.claims();
        let Some(number) = number else {
            if claims.is_empty() {
                return self.say("term-table-no-talk", &[]);
            }
            let listed = claims.iter().enumerate().map(|(at, (_, label))| format!("{:>3}. {label}", at + 1));
            return self.news.push(News::Shown(listed.collect()));
        };
        match number.checked_sub(1).and_then(|at| claims.get(at)) {
            Some((claim, _)) => self.act(*claim),
            None => self.say("term-no-choice", &[("number", number.into())]),
        }
    }

    /// Does something in the game, and lets bots act until somebody is asked.
    pub(super) fn act(&mut self, action: G::Action) {
        let screen = self.table.screen();
        let round = self.table.game().game().round();
        (self.group, self.leaving) = (None, false);
        if let Err(refusal) = self.table.act(screen, action) {
            let text = self.teller().refusal(refusal);
            return self.say("term-refused", &[("text", text.into()), ("rule", refusal.rule.0.into())]);
        }
        self.table.run();
        if self.table.game().game().round() != round || self.table.outcome().is_some() {
            self.autosave();
        }
        self.tell_news();
        match self.table.curtain() {
            Some(next) => {
                self.place = Place::HandOver(next);
                self.news.push(News::Shown(vec![self.words.text("term-table-hand-over")]));
            }
            None => self.ask(),
        }
    }

    fn skip(&mut self) {
        let screen = self.table.screen();
        self.table.pass_until_turn(screen);
        self.say("term-table-skip", &[]);
        self.table.run();
        self.tell_news();
        match self.table.curtain() {
            Some(next) => self.draw_curtain(next),
            None => self.ask(),
        }
    }

    /// Whether another game follows this one, which is over.
    pub(super) fn has_sequel(&self) -> bool {
        self.table.outcome().is_some() && G::has_sequel(&self.table)
    }

    fn go_onward(&mut self) {
        if !self.has_sequel() {
            return self.say("term-table-no-sequel", &[]);
        }
        (self.onward, self.done) = (true, true);
    }

    fn quit(&mut self) {
        let unsaved = self.table.is_unsaved() && self.table.outcome().is_none();
        if unsaved && !self.leaving {
            self.leaving = true;
            return self.say("term-table-unsaved", &[]);
        }
        self.done = true;
    }
}
