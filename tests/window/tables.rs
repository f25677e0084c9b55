//! Whole tables of Social Deduction with real mouse and key events, from the title to the end, beside the same game
//! without a window.

use std::{fs, path::Path, thread, time::Duration};

use egui::{Key, Pos2};
use ghostline::{
    deduction::{Action, Deduction, Deed},
    engine::{Dice, Match},
    save::{self, Slots},
    session::deduction::Seating,
    ui::{Screen, Settings, Speed},
    words::{Words, deduction::Teller},
};

use super::{
    display::{Display, wait_for},
    game::Game,
    player::Player,
};

/// The size of window and double.
const SIZE: (u32, u32) = (1280, 720);

/// Something done to both.
#[derive(Clone, Copy)]
enum Done {
    Click(Pos2),
    Key(Key),
}

/// With which hands it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    Mouse,
    Keys,
}

/// The game in its window, and its double without one: whatever is done is done in both.
struct Duet<'a> {
    game: Game<'a>,
    double: Player,
    data: &'a Path,
    hands: Hands,
    dice: Dice,
    done: Vec<Done>,
}

/// The newest table in a folder of saves.
fn newest(folder: &Slots) -> Option<Match<Deduction>> {
    let written = folder.list().into_iter().filter_map(|(slot, _)| Some((folder.written(&slot)?, slot)));
    let (_, slot) = written.max()?;
    let file = folder.file(&slot).ok()?;
    Some(save::load_with::<Deduction, Seating>(&save::Disk, &file).ok()?.0.game)
}

/// Somebody at the title, with the settings of a data folder.
fn double(data: &Path) -> Player {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(data.join("settings.ron"), folder.path().join("settings.ron")).unwrap();
    Player::at(egui::vec2(SIZE.0 as f32, SIZE.1 as f32), folder)
}

impl<'a> Duet<'a> {
    /// Both at a table that was reached from the title by pressing these.
    fn sit(display: &'a Display, data: &'a Path, hands: Hands, pressed: &[&str]) -> Self {
        let settings = Settings { speed: Speed::Instant, lessons: false, reduced_motion: true, ..Settings::default() };
        save::keep(&mut save::Disk, &data.join("settings.ron"), &settings).unwrap();
        let game = Game::start(display, data, &[]);
        game.resize(SIZE.0, SIZE.1);
        // The first frames have no title yet to be clicked.
        thread::sleep(Duration::from_millis(800));
        let mut duet = Self { game, double: double(data), data, hands, dice: Dice::new(5), done: Vec::new() };
        for label in pressed {
            duet.press(label);
        }
        // The window has dealt by a seed of its own: its double sits down again at the same table.
        let dealt = wait_for("the first save", || newest(&Slots::of_tables(data)));
        duet.double = double(data);
        duet.double.app_mut().desk_mut().seed = Some(dealt.journal().seed);
        for done in std::mem::take(&mut duet.done) {
            match done {
                Done::Click(place) => duet.double.click_at(place),
                Done::Key(key) => duet.double.key(key),
            }
        }
        duet
    }

    fn click(&mut self, place: Pos2) {
        self.game.click(place.x, place.y);
        self.double.click_at(place);
        self.done.push(Done::Click(place));
    }

    fn key(&mut self, name: &'static str, key: Key) {
        self.game.key(name);
        // A frame for each key.
        thread::sleep(Duration::from_millis(60));
        self.double.key(key);
        self.done.push(Done::Key(key));
    }

    /// Presses the first control whose name begins like this.
    fn press(&mut self, label: &str) {
        match self.hands {
            Hands::Mouse => self.click(self.double.place(label)),
            Hands::Keys => {
                self.go_to(label);
                self.key("Return", Key::Enter);
            }
        }
    }

    /// Goes to a control by keys alone: arrows within a group, Tab to the next.
    fn go_to(&mut self, label: &str) {
        let is_there = |name: &Option<String>| name.as_deref().is_some_and(|name| name.starts_with(label));
        for _ in 0..10 {
            for (name, key) in
                [("Down", Key::ArrowDown), ("Right", Key::ArrowRight), ("Up", Key::ArrowUp), ("Left", Key::ArrowLeft)]
            {
                for _ in 0..24 {
                    let before = self.double.focused();
                    if is_there(&before) {
                        return;
                    }
                    self.key(name, key);
                    if self.double.focused() == before {
                        break;
                    }
                }
            }
            self.key("Tab", Key::Tab);
        }
        panic!("no way by keys to {label:?} among {:#?}", self.double.labels());
    }

    /// Waits until the window has kept the table its double has kept.
    fn agree(&mut self) {
        self.double.settle();
        let hash = |data: &Path| newest(&Slots::of_tables(data)).map(|table| table.hash());
        let wanted = hash(self.double.folder());
        wait_for("the same table in the window", || (hash(self.data) == wanted).then_some(()));
    }

    /// Presses something of what a person may do now; whether there was anything. Shots are taken.
    fn decide(&mut self) -> bool {
        let Some(Screen::Table(table)) = self.double.app().top() else { return false };
        let table = table.game();
        if table.curtain().is_some() {
            self.press("I am ");
            return true;
        }
        let (me, names, words) = (table.screen(), table.names(), Words::english());
        let (view, teller) = (table.view(me), Teller::new(&words, table.rules()).named(&names));
        let options = table.options(me).into_iter().filter(|option| !matches!(option, Action::Claim(_)));
        let shown = options.map(|option| (option, teller.action(&view, &option)));
        let mut shown: Vec<_> = shown.filter(|(_, label)| self.double.sees(label)).collect();
        shown.sort_by_key(|(option, _)| !matches!(option, Action::Announce(Deed::Shoot(_))));
        let more = ["Investigate", "Take the"].into_iter().find(|verb| self.double.sees_part(verb));
        let at = self.dice.below(shown.len().max(1));
        let chosen = match (shown.first(), more) {
            (Some((Action::Announce(Deed::Shoot(_)), label)), _) => label.clone(),
            (Some(_), None) => shown.swap_remove(at).1,
            (Some(_), Some(_)) if self.dice.below(2) == 0 => shown.swap_remove(at).1,
            (_, Some(verb)) => verb.to_owned(),
            (None, None) => names.into_iter().find(|name| self.double.sees(name)).unwrap(),
        };
        self.press(&chosen);
        true
    }
}

/// What is pressed for bots that need no time to think.
const RANDOM: [&str; 2] = ["Bots", "Bots"];

/// Plays a table from the title to its end.
fn play_to_the_end(hands: Hands, pressed: &[&str]) {
    let Some(display) = Display::start(&format!("{}x{}", SIZE.0, SIZE.1)) else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut duet = Duet::sit(&display, folder.path(), hands, pressed);
    for _ in 0..2000 {
        duet.agree();
        if !duet.decide() {
            break;
        }
    }
    duet.double.settle();
    assert!(duet.double.sees("WHAT EVERYBODY WAS"), "{:#?}", duet.double.labels());
    let hash = |data: &Path| newest(&Slots::of_replays(data)).map(|table| table.hash());
    let wanted = hash(duet.double.folder());
    assert!(wanted.is_some());
    wait_for("the same end in the window", || (hash(folder.path()) == wanted).then_some(()));
    assert!(duet.game.close().success());
}

#[test]
#[ignore = "takes a minute: run it after changes of the table"]
fn a_table_of_four_is_played_from_the_title_to_its_end_by_mouse() {
    let first = ["Social Deduction", "Cops vs the world"];
    play_to_the_end(Hands::Mouse, &[&first[..], &RANDOM, &["Sit down"]].concat());
}

#[test]
#[ignore = "takes minutes: run it after changes of the table or of focus"]
fn a_table_of_eight_is_played_by_keys_alone() {
    let first = ["Social Deduction", "Players", "Players"];
    play_to_the_end(Hands::Keys, &[&first[..], &RANDOM, &["Sit down"]].concat());
}

#[test]
#[ignore = "takes minutes: run it after changes of the table"]
fn a_table_of_sixteen_is_played_by_mouse() {
    play_to_the_end(Hands::Mouse, &[&["Social Deduction"], &["Players"; 10][..], &RANDOM, &["Sit down"]].concat());
}

#[test]
#[ignore = "takes minutes: run it after changes of the curtain"]
fn two_people_at_one_screen_play_a_table_of_four() {
    let first = ["Social Deduction", "Cops vs the world", "People at this screen"];
    play_to_the_end(Hands::Mouse, &[&first[..], &RANDOM, &["Sit down"]].concat());
}
