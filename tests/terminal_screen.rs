//! The full screen, painted on a sheet in memory and driven by keys.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ghostline::{
    content::Catalog,
    engine::Dice,
    save::Slots,
    terminal::{App, Palette, Screen, TerminalOptions},
};
use ratatui::{Terminal, backend::TestBackend, style::Color};

/// A game on a sheet of a certain size.
struct Stage {
    app: App,
    screen: Screen,
    palette: Palette,
    terminal: Terminal<TestBackend>,
    _data: tempfile::TempDir,
}

impl Stage {
    fn new(width: u16, height: u16) -> Self {
        let data = tempfile::tempdir().unwrap();
        let catalog = Catalog::shipped().unwrap();
        let mission = Some(catalog.mission("night_audit").unwrap());
        let saves = Some(Slots::under(data.path()));
        let options = TerminalOptions { mission, seed: Some(7), saves, ..TerminalOptions::new(catalog) };
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut stage =
            Self { app: App::new(options), screen: Screen::default(), palette: Palette::Plain, terminal, _data: data };
        stage.paint();
        stage
    }

    /// A mission in play.
    fn in_play(width: u16, height: u16) -> Self {
        let mut stage = Self::new(width, height);
        stage.type_keys("1");
        stage
    }

    fn press(&mut self, code: KeyCode) {
        self.press_with(code, KeyModifiers::NONE);
    }

    fn press_with(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.screen.key(&mut self.app, KeyEvent::new(code, modifiers));
        self.paint();
    }

    fn type_keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    fn paint(&mut self) {
        self.terminal.draw(|frame| self.screen.paint(&self.app, self.palette, frame)).unwrap();
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.paint();
    }

    /// The rows as painted.
    fn rows(&self) -> Vec<String> {
        let buffer = self.terminal.backend().buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..buffer.area.height).map(row).collect()
    }

    fn text(&self) -> String {
        self.rows().join("\n")
    }

    fn shows(&self, part: &str) {
        assert!(self.text().contains(part), "{part:?} is not on the screen:\n{}", self.text());
    }
}

#[test]
fn the_whole_game_fits_80_by_24() {
    let stage = Stage::in_play(80, 24);
    let expected = [
        " Night Audit · Turn 1, Free movement",
        "      1       2       3       4       5     Health 3/3  Armor 4",
        "          ┏━━━━━━━┯━━━━━━━┯━━━━━━━┓         In the open in F",
        " 1        ┃A      ╵       ╵B ◆    ┃         To take: Ledger core (B)",
        "          ┃       ╷       ╷       ┃         Gear: Silenced pistol",
        "          ┠──   ──┾━━━━━━━┽──   ──┨         Deck 21 cards, 57% are 0 or more",
        " 2        ┃       ╵       ╵C      ┃         G1  Guard, red in C",
        "          ┃       ╷       ╷G1     ┃         G2  Guard, blue in E",
        "          ┣━━━━━━━┽──   ──┼──   ──┨",
        " 3        ┃D      ╵       ╵E      ┃         What now?",
        "          ┃       ╷       ╷G2     ┃         ▸1 d Move to G",
        "  ┏━━━━━━━╃──   ──┼──   ──┼──   ──╄━━━━━━━┓  2 . Stay here",
        " 4┃F      ╵G      ╵H      ╵       ╵I >    ┃",
        "  ┃@      ╷       ╷       ╷       ╷       ┃",
        "  ┗━━━━━━━╅──   ──┼──   ──╆━━━━━━━┷━━━━━━━┛",
        " 5        ┃J      ╵K      ┃",
        "          ┃       ╷       ┃",
        "          ┗━━━━━━━┷━━━━━━━┛",
    ];
    let rows = stage.rows();
    assert_eq!(rows[..expected.len()], expected, "\n{}", stage.text());
    assert!(rows[18].starts_with("Log─") && rows[23].starts_with("? help"), "\n{}", stage.text());
}

#[test]
fn keys_arrows_and_numbers_choose() {
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys("d");
    stage.shows("You move to G.");
    stage.press(KeyCode::Down);
    stage.shows("▸2 a Second move to F (noise)");
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Up);
    stage.shows("▸7 . No second action");
    stage.type_keys("u");
    stage.shows("Taken back.");
    stage.type_keys("2");
    stage.shows("You wait.");
    stage.press(KeyCode::Enter);
    stage.shows("new above, Page Up shows them");
    for _ in 0..4 {
        stage.press(KeyCode::PageUp);
    }
    stage.shows("You move on to G.");
}

#[test]
fn the_selected_choice_is_marked_on_the_map() {
    let mut stage = Stage::in_play(80, 24);
    let reversed = |stage: &Stage| {
        let buffer = stage.terminal.backend().buffer();
        let inside = |x: u16| buffer[(x, 13)].modifier.contains(ratatui::style::Modifier::REVERSED);
        (inside(4), inside(12))
    };
    assert_eq!(reversed(&stage), (false, true), "G is pointed at");
    stage.press(KeyCode::Down);
    assert_eq!(reversed(&stage), (false, false), "staying points at nothing");
}

#[test]
fn help_why_status_and_log_open_as_pages_and_any_key_goes_on() {
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys("?");
    stage.shows("undo (u) takes the last action back");
    stage.type_keys("x");
    stage.shows("What now?");
    stage.type_keys("d");
    stage.type_keys("y1");
    stage.shows(":why 1");
    stage.press(KeyCode::Enter);
    stage.shows("ST-ACT-01: ");
    stage.press(KeyCode::Esc);
    stage.type_keys("i");
    stage.shows("Guard 1, blue in H");
    stage.press(KeyCode::Enter);
    stage.type_keys("l");
    stage.shows("   1 You move to G.");
}

#[test]
fn a_command_can_be_typed_mended_and_left() {
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys(":autox");
    stage.press(KeyCode::Backspace);
    stage.press(KeyCode::Enter);
    stage.shows("choose card: you decide");
    stage.type_keys(":quit");
    stage.press(KeyCode::Esc);
    stage.shows("? help");
    assert!(!stage.app.is_done());
}

#[test]
fn tab_shows_one_patrol_after_the_other() {
    let mut stage = Stage::in_play(80, 24);
    stage.press(KeyCode::Tab);
    stage.shows("┃A 1    ╵       ╵B ◆ 2  ┃");
    stage.press(KeyCode::Tab);
    stage.shows("┃J 6    ╵K 1    ┃");
    stage.press(KeyCode::Tab);
    stage.shows("No patrol shown.");
}

#[test]
fn leaving_asks_only_where_moves_are_unsaved_and_control_c_never_asks() {
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys("d");
    stage.type_keys("q");
    stage.shows("moves that are not");
    stage.type_keys("n");
    assert!(!stage.app.is_done());
    stage.type_keys("q");
    stage.type_keys("s");
    assert!(stage.app.is_done());
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys("q");
    assert!(stage.app.is_done(), "nothing was played");
    let mut stage = Stage::in_play(80, 24);
    stage.type_keys("d");
    stage.press_with(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(stage.app.is_done());
}

#[test]
fn the_screen_follows_a_change_of_size_and_says_when_it_is_too_small() {
    let mut stage = Stage::in_play(80, 24);
    stage.resize(130, 45);
    stage.shows("┏━━━━━━━━━━━┯━━━━━━━━━━━┯━━━━━━━━━━━┓");
    stage.shows("1 d Move to G");
    stage.resize(60, 20);
    stage.shows("1 d Move to G");
    stage.shows("part of the map");
    stage.shows("Small window: 80×24 shows everything");
    stage.resize(40, 12);
    stage.shows("▸1 d Move to G");
    stage.shows("Small window");
    stage.type_keys("m");
    stage.press(KeyCode::PageDown);
    stage.shows("┃F    ╵G    ╵H");
    stage.type_keys("x");
    stage.resize(80, 24);
    stage.shows("? help");
}

#[test]
fn no_colour_stands_anywhere_where_none_is_wanted() {
    let mut stage = Stage::in_play(80, 24);
    let colours = |stage: &Stage| {
        let cells = stage.terminal.backend().buffer().content().iter();
        cells.filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert_eq!(colours(&stage), 0);
    stage.palette = Palette::Colours;
    stage.paint();
    assert!(colours(&stage) > 50);
}

#[test]
fn every_size_and_any_keys_leave_the_game_standing() {
    let mut dice = Dice::new(11);
    let mut stage = Stage::in_play(80, 24);
    let keys = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::Delete,
        KeyCode::F(3),
    ];
    for step in 0..3000 {
        if step % 20 == 0 {
            stage.resize(dice.below(140) as u16, dice.below(60) as u16);
        }
        let code = match dice.below(3) {
            0 => KeyCode::Char(char::from(b' ' + dice.below(95) as u8)),
            _ => keys[dice.below(keys.len())],
        };
        let modifiers = if dice.below(4) == 0 { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        stage.press_with(code, modifiers);
        if stage.app.is_done() {
            stage = Stage::in_play(80, 24);
        }
    }
}
