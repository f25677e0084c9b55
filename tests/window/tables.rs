//! Whole tables of Social Deduction with real mouse and key events, from the title to the end, beside the same game
//! without a window.

use std::{fs, path::Path, thread, time::Duration};

use egui::Key;
use ghostline::{
    deduction::{Action, Deduction, Deed},
    engine::{Dice, StateHash},
    save::{self, Slots},
    session::table::{Level, Seating},
    ui::{Screen, Settings, Speed},
    words::{Words, deduction::Teller},
};

use super::{
    display::{Display, wait_for},
    game::Game,
    player::Player,
};

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
    words: Words,
}

/// The fingerprint of the newest table in a folder of saves.
fn newest(folder: &Slots) -> Option<StateHash> {
    let named = folder.list().into_iter().map(|(slot, _)| slot);
    let mut found: Vec<_> = named.filter_map(|slot| Some((folder.written(&slot)?, slot))).collect();
    found.sort();
    let file = folder.file(&found.pop()?.1).ok()?;
    Some(save::load_with::<Deduction, Seating>(&save::Disk, &file).ok()?.0.game.hash())
}

impl<'a> Duet<'a> {
    /// Both at their title.
    fn open(display: &'a Display, data: &'a Path, hands: Hands, size: (u32, u32), text_scale: u16) -> Self {
        let settings = Settings {
            speed: Speed::Instant,
            lessons: false,
            reduced_motion: true,
            text_scale,
            ..Settings::default()
        };
        save::keep(&mut save::Disk, &data.join("settings.ron"), &settings).unwrap();
        let game = Game::start(display, data, &["--seed", "7"]);
        game.resize(size.0, size.1);
        let folder = tempfile::tempdir().unwrap();
        fs::copy(data.join("settings.ron"), folder.path().join("settings.ron")).unwrap();
        let double = Player::at(egui::vec2(size.0 as f32, size.1 as f32), folder);
        thread::sleep(Duration::from_millis(400));
        Self { game, double, data, hands, dice: Dice::new(5), words: Words::english() }
    }

    /// Presses the control of this name in both.
    fn press(&mut self, label: &str) {
        if self.hands == Hands::Mouse {
            let place = self.double.place(label);
            self.game.click(place.x, place.y);
            return self.double.click_at(place);
        }
        self.tab_to(label);
        self.key("Return", Key::Enter);
    }

    fn key(&mut self, name: &str, key: Key) {
        self.game.key(name);
        thread::sleep(Duration::from_millis(60));
        self.double.key(key);
    }

    /// Goes to a control by keys alone: arrows within a group, Tab to the next.
    fn tab_to(&mut self, label: &str) {
        for _ in 0..12 {
            for (name, key) in [("Down", Key::ArrowDown), ("Right", Key::ArrowRight)] {
                for _ in 0..24 {
                    let before = self.double.focused();
                    if before.as_deref().is_some_and(|name| name.starts_with(label)) {
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

    /// Waits until the window has kept what the double has kept.
    fn agree(&mut self) {
        self.double.settle();
        let wanted = newest(&Slots::of_tables(self.double.folder()));
        let data = self.data;
        wait_for("the same table in the window", || (newest(&Slots::of_tables(data)) == wanted).then_some(()));
    }

    /// Decides whatever the person is asked; whether there was something to decide.
    fn decide(&mut self) -> bool {
        let Some(Screen::Table(table)) = self.double.app().top() else { return false };
        let table = table.game();
        if table.curtain().is_some() {
            self.press("I am ");
            return true;
        }
        let me = table.screen();
        let (view, names) = (table.view(me), table.names());
        let teller = Teller::new(&self.words, table.rules()).named(&names);
        let options = table.options(me);
        let fires = |option: &Action| matches!(option, Action::Announce(Deed::Shoot(_)));
        let talks = |option: &Action| matches!(option, Action::Claim(_));
        let label = |option: &Action| teller.action(&view, option);
        let labels: Vec<String> = options.iter().filter(|option| !talks(option)).map(label).collect();
        let shot = options.iter().find(|option| fires(option)).map(label);
        let direct: Vec<String> = labels.into_iter().filter(|label| self.double.sees(label)).collect();
        let verbs = ["Investigate", "Take the "].into_iter().find(|verb| self.double.sees_part(verb));
        let at = self.dice.below(direct.len().max(1));
        let chosen = shot.filter(|label| direct.contains(label)).or_else(|| direct.get(at).cloned());
        let chosen = match (chosen, verbs) {
            (Some(label), None) => label,
            (Some(label), Some(_)) if self.dice.below(2) == 0 => label,
            (_, Some(verb)) => verb.to_owned(),
            (None, None) => names.into_iter().find(|name| self.double.sees(name)).unwrap(),
        };
        self.press(&chosen);
        true
    }
}

/// Plays a table from the title to its end.
fn play_to_the_end(hands: Hands, clicks: &[&str], size: (u32, u32), text_scale: u16) {
    let Some(display) = Display::start(&format!("{}x{}", size.0, size.1)) else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut duet = Duet::open(&display, folder.path(), hands, size, text_scale);
    for label in clicks {
        duet.press(label);
    }
    for _ in 0..600 {
        duet.agree();
        if !duet.decide() {
            break;
        }
    }
    let _ = Level::Random;
    duet.double.settle();
    assert!(duet.double.sees_part("WHAT EVERYBODY WAS"), "{:#?}", duet.double.labels());
    let wanted = newest(&Slots::of_replays(duet.double.folder()));
    assert!(wanted.is_some());
    wait_for("the same end in the window", || (newest(&Slots::of_replays(folder.path())) == wanted).then_some(()));
    assert!(duet.game.close().success());
}

#[test]
fn a_table_of_four_is_played_from_the_title_to_its_end_by_mouse() {
    play_to_the_end(Hands::Mouse, &["Social Deduction", "Cops vs the world", "Sit down"], (1280, 720), 100);
}
