//! What each key does at a table.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{
    super::{
        Shown,
        app::TableApp,
        choices::{Deed, Group},
        command::{self, Command},
    },
    Panel, TableScreen,
};

impl TableScreen {
    /// Does what a key means here.
    pub fn key<G: Shown>(&mut self, app: &mut TableApp<G>, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return app.leave();
        }
        self.message.clear();
        if app.is_curtained() {
            self.behind_the_curtain(app, key.code);
        } else if self.pager.is_open() {
            self.pager.key(key.code);
        } else if let Some(typed) = self.typed.take() {
            self.type_on(app, typed, key.code);
        } else {
            self.press(app, key.code);
        }
    }

    /// Only sitting down and leaving are possible.
    fn behind_the_curtain<G: Shown>(&mut self, app: &mut TableApp<G>, code: KeyCode) {
        match code {
            KeyCode::Enter => self.run(app, Command::Nothing),
            KeyCode::Char('q') => self.run(app, Command::Quit),
            _ => {}
        }
    }

    /// Goes on with the command line.
    fn type_on<G: Shown>(&mut self, app: &mut TableApp<G>, mut typed: String, code: KeyCode) {
        match code {
            KeyCode::Enter => return self.run(app, command::parse(&typed)),
            KeyCode::Esc => return,
            KeyCode::Backspace if typed.pop().is_none() => return,
            KeyCode::Char(letter) => typed.push(letter),
            _ => {}
        }
        self.keep(app, typed);
    }

    /// Keeps a command line open; a number that can be no other choice is chosen at once.
    fn keep<G: Shown>(&mut self, app: &mut TableApp<G>, typed: String) {
        match typed.parse::<usize>() {
            Ok(number) if number > 0 && number.saturating_mul(10) > app.choices().len() => self.choose(app, number - 1),
            _ => self.typed = Some(typed),
        }
    }

    /// A key while nothing is typed or read.
    fn press<G: Shown>(&mut self, app: &mut TableApp<G>, code: KeyCode) {
        match code {
            KeyCode::Up => self.select(app, self.selected.checked_sub(1)),
            KeyCode::Down => self.select(app, Some(self.selected + 1)),
            KeyCode::Home => self.selected = 0,
            KeyCode::PageUp => self.back += self.pager.step(),
            KeyCode::PageDown => self.back = self.back.saturating_sub(self.pager.step()),
            KeyCode::Enter => self.choose(app, self.selected),
            KeyCode::Esc => {
                app.perform(Deed::Close);
                self.selected = 0;
            }
            KeyCode::Tab => self.turn_over(),
            KeyCode::Char(letter) => self.letter(app, letter),
            _ => {}
        }
    }

    fn letter<G: Shown>(&mut self, app: &mut TableApp<G>, letter: char) {
        match letter {
            ':' | '/' => self.typed = Some(String::new()),
            'S' => self.typed = Some("save ".to_owned()),
            'L' => self.typed = Some("load ".to_owned()),
            'y' => self.typed = Some("why ".to_owned()),
            'n' => self.typed = Some("note ".to_owned()),
            'x' => self.typed = Some("codex ".to_owned()),
            'a' => {
                app.next_manner();
                self.listen(app);
            }
            's' => {
                let talk = app.choices().iter().position(|choice| choice.deed == Deed::Open(Group::Talk));
                match talk {
                    Some(at) => self.choose(app, at),
                    None => self.run(app, Command::Say(None)),
                }
            }
            '0'..='9' => self.keep(app, letter.to_string()),
            letter => self.run(app, command::parse(&letter.to_string())),
        }
    }

    /// The next panel.
    fn turn_over(&mut self) {
        self.back = 0;
        self.panel = match self.panel {
            Panel::Log => Panel::Claims,
            Panel::Claims => Panel::Known,
            Panel::Known => Panel::Log,
        };
    }

    fn choose<G: Shown>(&mut self, app: &mut TableApp<G>, at: usize) {
        match app.choices().get(at).map(|choice| choice.deed) {
            Some(deed) => {
                self.acts(app);
                app.perform(deed);
                self.listen(app);
            }
            None => self.message = app.words().with("term-no-choice", &[("number", (at + 1).into())]),
        }
    }

    fn run<G: Shown>(&mut self, app: &mut TableApp<G>, command: Command) {
        // Numbers are those on the screen, where options of a kind are one choice.
        if let Command::Pick(number) = command {
            return self.choose(app, number.saturating_sub(1));
        }
        if matches!(command, Command::Nothing | Command::Skip | Command::Load(_)) {
            self.acts(app);
        }
        app.command(command);
        self.listen(app);
    }

    /// Notes what was known before something changes, and begins at the first choice again.
    fn acts<G: Shown>(&mut self, app: &TableApp<G>) {
        let table = app.table();
        self.known = table.log(table.screen()).len();
        (self.selected, self.back) = (0, 0);
    }

    /// Selects a choice; past either end it goes on at the other.
    fn select<G: Shown>(&mut self, app: &TableApp<G>, at: Option<usize>) {
        let count = app.choices().len();
        self.selected = match at {
            Some(at) if at < count => at,
            Some(_) => 0,
            None => count.saturating_sub(1),
        };
    }
}
