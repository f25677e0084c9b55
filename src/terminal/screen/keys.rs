//! What each key does.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{
    super::{
        app::App,
        command::{self, Command},
    },
    Screen,
};

impl Screen {
    /// Does what a key means here.
    pub fn key(&mut self, app: &mut App, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return app.leave();
        }
        self.message.clear();
        if self.pager.is_open() {
            self.pager.key(key.code);
        } else if let Some(typed) = self.typed.take() {
            self.type_on(app, typed, key.code);
        } else {
            self.press(app, key);
        }
    }

    /// Goes on with the command line.
    fn type_on(&mut self, app: &mut App, mut typed: String, code: KeyCode) {
        match code {
            KeyCode::Enter => return self.run(app, &command::parse(&typed)),
            KeyCode::Esc => return,
            KeyCode::Backspace if typed.pop().is_none() => return,
            KeyCode::Char(letter) => typed.push(letter),
            _ => {}
        }
        self.keep(app, typed);
    }

    /// Keeps a command line open; a number that can be no other choice is chosen at once.
    fn keep(&mut self, app: &mut App, typed: String) {
        match typed.parse::<usize>() {
            Ok(number) if number > 0 && number.saturating_mul(10) > app.choices().len() => {
                self.run(app, &Command::Pick(number));
            }
            _ => self.typed = Some(typed),
        }
    }

    /// A key while nothing is typed or read.
    fn press(&mut self, app: &mut App, key: KeyEvent) {
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up if shift => self.pan.1 -= 1,
            KeyCode::Down if shift => self.pan.1 += 1,
            KeyCode::Left if shift => self.pan.0 -= 1,
            KeyCode::Right if shift => self.pan.0 += 1,
            KeyCode::Up => self.select(app, self.selected.checked_sub(1)),
            KeyCode::Down => self.select(app, Some(self.selected + 1)),
            KeyCode::Home => self.selected = 0,
            KeyCode::PageUp => {
                self.back += self.pager.step();
                self.pager.scrolled = self.pager.scrolled.saturating_sub(self.pager.step());
            }
            KeyCode::PageDown => {
                self.back = self.back.saturating_sub(self.pager.step());
                self.pager.scrolled += self.pager.step();
            }
            KeyCode::Enter => self.run(app, &Command::Pick(self.selected + 1)),
            KeyCode::Tab => self.run(app, &Command::Inspect(None)),
            KeyCode::Char(letter) => self.letter(app, letter),
            _ => {}
        }
    }

    fn letter(&mut self, app: &mut App, letter: char) {
        match letter {
            ':' | '/' => self.typed = Some(String::new()),
            'S' => self.typed = Some("save ".to_owned()),
            'L' => self.typed = Some("load ".to_owned()),
            'y' => self.typed = Some("why ".to_owned()),
            '0'..='9' => self.keep(app, letter.to_string()),
            ' ' => self.run(app, &Command::Press('.')),
            letter if app.choices().iter().any(|choice| choice.key == Some(letter)) => {
                self.run(app, &Command::Press(letter));
            }
            letter => self.run(app, &command::parse(&letter.to_string())),
        }
    }

    fn run(&mut self, app: &mut App, command: &Command) {
        let acts =
            matches!(command, Command::Pick(_) | Command::Press(_) | Command::Undo | Command::Load(_) | Command::Quit);
        if acts {
            self.known = app.session().map_or(0, |session| session.log().len());
        }
        app.command(command.clone());
        if acts {
            self.selected = 0;
            self.back = 0;
            self.pager.scrolled = 0;
            self.pan = (0, 0);
        }
        self.listen(app);
    }

    /// Selects a choice; past either end it goes on at the other.
    fn select(&mut self, app: &App, at: Option<usize>) {
        let count = app.choices().len();
        self.selected = match at {
            Some(at) if at < count => at,
            Some(_) => 0,
            None => count.saturating_sub(1),
        };
    }
}
