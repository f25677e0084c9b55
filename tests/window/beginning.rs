//! A whole table of The Beginning played in the real window by keys alone, to its end.

use std::{path::Path, time::Duration};

use ghostline::{
    beginning::{Action, Beginning, Choice},
    save::{self, Slots},
    session::beginning::{Seating, Table},
    ui::{Settings, Speed},
};

use super::{
    display::{Display, wait_at_most},
    game::Game,
};

/// How many times something is pressed at most.
const PRESSES: usize = 3000;
/// How long a press may take to show.
const MOMENT: Duration = Duration::from_secs(1);

/// Settings with which nothing moves.
fn quick() -> Settings {
    Settings { speed: Speed::Instant, lessons: false, reduced_motion: true, ..Settings::default() }
}

/// A table in a real window, as it is kept while it waits for the person at the screen.
struct Sitting<'a> {
    game: Game<'a>,
    data: &'a Path,
    /// The name its replay gets at the end.
    replay: &'static str,
}

impl Sitting<'_> {
    /// The table as it waits.
    fn table(&self) -> Option<Table> {
        let file = Slots::of_beginnings(self.data).file(Slots::AUTO).ok()?;
        let (kept, seating) = save::load_with::<Beginning, Seating>(&save::Disk, &file).ok()?;
        Some(Table::resume(kept.game, seating))
    }

    /// How many decisions were taken.
    fn decisions(&self) -> Option<usize> {
        Some(self.table()?.game().journal().actions.len())
    }

    /// Whether the finished table was put among the replays, which the end screen follows.
    fn is_over(&self) -> bool {
        Slots::of_replays(self.data).written(self.replay).is_some()
    }

    /// The keys that answer what is asked: Space goes on where that is offered, elsewhere the first answer is taken.
    fn keys(&self) -> &'static [&'static str] {
        let options = self.table().map(|table| table.options(table.screen())).unwrap_or_default();
        let goes_on = |action: &Action| matches!(action, Action::Pass | Action::Answer(Choice::Done));
        if options.iter().any(goes_on) { &["space"] } else { &["Down", "Return"] }
    }

    /// Answers whatever is asked until the table is over.
    fn play(&self) {
        for _ in 0..PRESSES {
            if self.is_over() {
                return;
            }
            let before = self.decisions();
            self.keys().iter().for_each(|key| self.game.key(key));
            wait_at_most(MOMENT, || (self.is_over() || self.decisions() != before).then_some(()));
        }
        panic!("no end after {PRESSES} presses and {:?} decisions", self.decisions());
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
    let sitting = Sitting { game, data, replay: "beginning-3-7" };
    sitting.play();
    // The end screen closes as every other does, and nothing is left to go on with.
    assert!(sitting.game.close().success());
    assert!(Slots::of_beginnings(data).written(Slots::AUTO).is_none());
}
