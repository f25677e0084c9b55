//! Whole tables of hidden roles played in the real window by keys alone, to their ends.

use std::{path::Path, time::Duration};

use ghostline::{
    beginning::Beginning,
    save::{self, Savable, Slots},
    ui::{Settings, Speed},
};

use super::{
    display::{Display, wait_at_most},
    game::Game,
};

/// How many times something is pressed at most.
const PRESSES: usize = 3000;

/// Settings with which nothing moves.
fn quick() -> Settings {
    Settings { speed: Speed::Instant, lessons: false, reduced_motion: true, ..Settings::default() }
}

/// A table in a real window, and where it is kept.
struct Sitting<'a> {
    game: Game<'a>,
    data: &'a Path,
    slots: Slots,
    /// The name of its replay.
    replay: &'static str,
}

impl Sitting<'_> {
    /// How many decisions the table in play has taken.
    fn decisions<G: Savable>(&self) -> Option<usize> {
        let file = self.slots.file(Slots::AUTO).unwrap();
        Some(save::load::<G>(&save::Disk, &file).ok()?.game.journal().actions.len())
    }

    /// Whether the finished table was put among the replays, which the end screen follows.
    fn is_over(&self) -> bool {
        Slots::of_replays(self.data).written(self.replay).is_some()
    }

    /// Presses keys; whether something was decided by them within a moment.
    fn press<G: Savable>(&self, keys: &[&str]) -> bool {
        let before = self.decisions::<G>();
        keys.iter().for_each(|key| self.game.key(key));
        let moved = || (self.is_over() || self.decisions::<G>() != before).then_some(());
        wait_at_most(Duration::from_millis(400), moved).is_some()
    }

    /// Goes on with Space, or takes the first answer, until the table is over.
    fn play<G: Savable>(&self) {
        for _ in 0..PRESSES {
            if self.is_over() {
                return;
            }
            if !self.press::<G>(&["space"]) {
                self.press::<G>(&["Down", "Return"]);
            }
        }
        panic!("no end after {PRESSES} presses and {:?} decisions", self.decisions::<G>());
    }
}

#[test]
fn a_table_of_the_beginning_is_played_to_its_end_by_keys_alone() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    save::keep(&mut save::Disk, &data.join("settings.ron"), &quick()).unwrap();
    let arguments = ["play", "--game", "beginning", "--seats", "3", "--seed", "7"];
    let game = Game::start(&display, data, &arguments);
    let sitting = Sitting { game, data, slots: Slots::of_beginnings(data), replay: "beginning-3-7" };
    sitting.play::<Beginning>();
    // The end screen closes as every other does, and nothing is left to go on with.
    assert!(sitting.game.close().success());
    assert!(Slots::of_beginnings(data).written(Slots::AUTO).is_none());
}
