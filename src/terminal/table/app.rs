//! The table without a terminal: commands in, lines out, and the curtain between people.

use super::{
    TableOptions,
    command::{self, Command},
};
use crate::{
    deduction::{Action, SetupFault},
    engine::Seat,
    save::Slots,
    session::table::Table,
    words::{Fill, Words, deduction::Teller},
};

/// How many lines of the log are shown where no number is named.
const LOG: usize = 20;

/// A table as the people at one screen meet it.
pub struct TableApp {
    pub(super) words: Words,
    pub(super) table: Table,
    pub(super) names: Vec<String>,
    pub(super) slots: Option<Slots>,
    /// The name the game was last saved or loaded under.
    pub(super) name: Option<String>,
    place: Place,
    /// Whether the player is being asked what to do about an unsaved game.
    leaving: bool,
    lines: Vec<String>,
    pub(super) done: bool,
}

/// Who may look at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The person who sits at it.
    Open,
    /// Still that person, who has seen the outcome and hands over next.
    HandOver(Seat),
    /// Nobody, until this person has sat down.
    Curtain(Seat),
}

impl TableApp {
    /// A table just dealt, with the first question; or why it cannot be.
    pub fn new(options: TableOptions) -> Result<Self, SetupFault> {
        let words = Words::english();
        let table = options.table(&words)?;
        let mut app = Self {
            words,
            names: table.names(),
            table,
            slots: options.saves,
            name: None,
            place: Place::Open,
            leaving: false,
            lines: Vec::new(),
            done: false,
        };
        app.open();
        Ok(app)
    }

    /// Shows the table from its beginning, or from where it was loaded.
    pub(super) fn open(&mut self) {
        self.names = self.table.names();
        self.leaving = false;
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
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the player left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether nobody may look at the screen until the next person has sat down.
    pub fn is_curtained(&self) -> bool {
        matches!(self.place, Place::Curtain(_))
    }

    /// What is to be shown since this was last asked.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    /// Does what was typed. Whatever cannot be done is said and changes nothing.
    pub fn line(&mut self, line: &str) {
        let command = command::parse(line);
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
            Command::Table => self.show_table(),
            Command::Me => self.show_own(),
            Command::Log(count) => self.show_log(count.unwrap_or(LOG)),
            Command::Claims => self.show_claims(),
            Command::Know => self.show_known(),
            Command::Why(number) => self.why(number),
            Command::Card(name) => self.show_card(&name),
            Command::Note(number, text) => self.note(number, text),
            Command::Ask(ask) => self.agree(ask),
            Command::Skip => self.skip(),
            Command::Save(name) => self.save(name),
            Command::Load(name) => self.load(name),
            Command::Help => self.say("term-sd-help", &[]),
            Command::Quit => self.quit(),
            Command::Unknown(text) => self.say("term-unknown", &[("text", text.into())]),
        }
    }

    /// The teller at the place of whoever sits at the screen.
    pub(super) fn teller(&self) -> Teller<'_> {
        Teller::new(&self.words, self.table.rules()).named(&self.names).seen_from(self.table.screen())
    }

    /// Shows one sentence.
    pub(super) fn say(&mut self, key: &'static str, fill: &[Fill]) {
        let text = self.words.with(key, fill);
        self.show(text);
    }

    /// Shows a line.
    pub(super) fn show(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// Shows lines.
    pub(super) fn show_all(&mut self, lines: impl IntoIterator<Item = String>) {
        self.lines.extend(lines);
    }

    /// Lets nobody look until the next person has sat down.
    fn draw_curtain(&mut self, next: Seat) {
        self.lines.clear();
        self.place = Place::Curtain(next);
        let name = self.names.get(usize::from(next.0)).cloned().unwrap_or_default();
        self.say("term-sd-curtain", &[("name", name.into())]);
    }

    /// Somebody looks at the screen: what happened since, how things stand, and what is asked.
    fn sit_down(&mut self) {
        self.place = Place::Open;
        self.show_table();
        self.tell_news();
        self.show_own();
        self.ask();
    }

    /// Tells what the person at the screen has not read yet.
    fn tell_news(&mut self) {
        let screen = self.table.screen();
        let log = self.table.log(screen);
        let known = log.len() - self.table.unread(screen).min(log.len());
        let teller = self.teller();
        let told = log.iter().enumerate().skip(known);
        let told = told.filter_map(|(at, line)| Some(format!("#{} {}", at + 1, teller.told(&line.event)?)));
        let told: Vec<_> = told.collect();
        self.lines.extend(told);
        self.table.note_read(screen);
    }

    /// Shows the question and the options; claims are listed by themselves.
    fn ask(&mut self) {
        if let Some(outcome) = self.table.outcome() {
            let result = self.teller().result(&outcome, self.table.screen());
            self.show(result);
            self.show_teams(&outcome);
            return self.say("term-sd-over", &[]);
        }
        if self.leaving {
            return self.say("term-sd-unsaved", &[]);
        }
        let view = self.table.view(self.table.screen());
        let teller = self.teller();
        let mut lines: Vec<_> = teller.question(&view).into_iter().collect();
        let options = self.options();
        lines.extend(
            options.iter().enumerate().map(|(at, option)| format!("{:>3}. {}", at + 1, teller.action(&view, option))),
        );
        let talk = self.claims().len();
        self.lines.extend(lines);
        if talk > 0 {
            self.say("term-sd-can-talk", &[("count", talk.into())]);
        }
    }

    /// What may be done, talk aside.
    fn options(&self) -> Vec<Action> {
        let mut options = self.table.options(self.table.screen());
        options.retain(|option| !matches!(option, Action::Claim(_)));
        options
    }

    /// What may be said.
    fn claims(&self) -> Vec<Action> {
        let mut options = self.table.options(self.table.screen());
        options.retain(|option| matches!(option, Action::Claim(_)));
        options
    }

    fn pick(&mut self, number: usize) {
        let option = number.checked_sub(1).and_then(|at| self.options().get(at).copied());
        match option {
            Some(action) => self.act(action),
            None => self.say("term-no-choice", &[("number", number.into())]),
        }
    }

    fn talk(&mut self, number: Option<usize>) {
        let claims = self.claims();
        let Some(number) = number else {
            let view = self.table.view(self.table.screen());
            let teller = self.teller();
            let listed = claims.iter().enumerate();
            let lines: Vec<_> =
                listed.map(|(at, claim)| format!("{:>3}. {}", at + 1, teller.action(&view, claim))).collect();
            if lines.is_empty() {
                self.say("term-sd-no-talk", &[]);
            }
            self.lines.extend(lines);
            return;
        };
        match number.checked_sub(1).and_then(|at| claims.get(at)) {
            Some(claim) => self.act(*claim),
            None => self.say("term-no-choice", &[("number", number.into())]),
        }
    }

    fn act(&mut self, action: Action) {
        let screen = self.table.screen();
        let round = self.table.view(screen).table.turn.round;
        if let Err(refusal) = self.table.act(screen, action) {
            let text = self.teller().refusal(refusal);
            return self.say("term-refused", &[("text", text.into()), ("rule", refusal.rule.0.into())]);
        }
        self.table.run();
        if self.table.view(screen).table.turn.round != round || self.table.outcome().is_some() {
            self.autosave();
        }
        self.tell_news();
        match self.table.curtain() {
            Some(next) => {
                self.place = Place::HandOver(next);
                self.say("term-sd-hand-over", &[]);
            }
            None => self.ask(),
        }
    }

    fn skip(&mut self) {
        let screen = self.table.screen();
        self.table.pass_until_turn(screen);
        self.say("term-sd-skip", &[]);
        self.table.run();
        self.tell_news();
        match self.table.curtain() {
            Some(next) => self.draw_curtain(next),
            None => self.ask(),
        }
    }

    fn quit(&mut self) {
        let unsaved = self.table.is_unsaved() && self.table.outcome().is_none();
        if unsaved && !self.leaving {
            self.leaving = true;
            return self.say("term-sd-unsaved", &[]);
        }
        self.done = true;
    }
}
