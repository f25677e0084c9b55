//! Whole tables with real key events, beside the same tables without a window: the same states to the end.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use egui::Key;
use ghostline::{
    beginning::Beginning,
    deduction::Deduction,
    engine::{Match, StateHash},
    save::{self, Savable, Slots},
    session::table::{Seating, Table, Tabled},
    ui::Screen,
};

use super::{
    display::{Display, wait_for},
    game::Game,
    player::Player,
    playing::{double, quick},
};

/// When a key that nothing came of is given again: a busy machine may have missed it.
const AGAIN: Duration = Duration::from_secs(4);

/// Some frames.
const FRAMES: Duration = Duration::from_millis(120);

/// A game of tables in the window and beside it.
trait Seen: Tabled + Savable {
    /// Its name in the menu.
    const LABEL: &'static str;

    /// The table that is kept in a data folder.
    fn slots(data: &Path) -> Slots;

    /// The table on the screen.
    fn on(screen: &Screen) -> Option<&Table<Self>>;
}

impl Seen for Deduction {
    const LABEL: &'static str = "Social Deduction";

    fn slots(data: &Path) -> Slots {
        Slots::of_tables(data)
    }

    fn on(screen: &Screen) -> Option<&Table<Self>> {
        if let Screen::Table(table) = screen { Some(table.game()) } else { None }
    }
}

impl Seen for Beginning {
    const LABEL: &'static str = "The Beginning";

    fn slots(data: &Path) -> Slots {
        Slots::of_beginnings(data)
    }

    fn on(screen: &Screen) -> Option<&Table<Self>> {
        if let Screen::Beginning(table) = screen { Some(table.game()) } else { None }
    }
}

/// The game in a file.
fn read<G: Seen>(file: &Path) -> Option<Match<G>> {
    save::load_with::<G, Seating<G::Side>>(&save::Disk, file).ok().map(|(loaded, _)| loaded.game)
}

/// The fingerprint of the table that is kept in a data folder.
fn kept<G: Seen>(data: &Path) -> Option<StateHash> {
    Some(read::<G>(&G::slots(data).file(Slots::AUTO).unwrap())?.hash())
}

/// The fingerprint of the finished table in a data folder.
fn finished<G: Seen>(data: &Path) -> Option<StateHash> {
    let file = data.join("replays").read_dir().ok()?.next()?.ok()?.path();
    Some(read::<G>(&file)?.hash())
}

/// The fingerprint of the table that waits for the player; `None` once it is over. Others act meanwhile.
fn waiting<G: Seen>(player: &mut Player) -> Option<StateHash> {
    loop {
        let table = player.app().top().and_then(G::on)?;
        if !table.waiting().is_empty() {
            return Some(table.game().hash());
        }
        player.wait();
    }
}

/// Does something until it has come true, again where nothing came of it for long.
fn until(what: &str, act: impl Fn(), mut done: impl FnMut() -> bool) {
    let mut acted = None;
    wait_for(what, || {
        if acted.is_none_or(|at: Instant| at.elapsed() > AGAIN) && !done() {
            act();
            acted = Some(Instant::now());
        }
        done().then_some(())
    });
}

/// Plays a table to its end: the double finds the keys of each answer, and the window gets the same. Somebody must act
/// before the person does, so that the table is kept at once.
fn play<G: Seen>(arguments: &[&str]) {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    save::keep(&mut save::Disk, &data.join("settings.ron"), &quick()).unwrap();
    let game = Game::start(&display, data, arguments);
    wait_for("a table", || kept::<G>(data));
    let mut double = double(data);
    double.click(G::LABEL);
    double.click("Go on with your table");
    while let Some(state) = waiting::<G>(&mut double) {
        wait_for("the same state in the window", || kept::<G>(data).filter(|kept| *kept == state));
        // Going on where that is offered; else the first answer, and what it leaves to be chosen. Only the last key of
        // them changes the game.
        double.key(Key::Space);
        let goes_on = waiting::<G>(&mut double) != Some(state);
        let mut keys = 0;
        while waiting::<G>(&mut double) == Some(state) {
            double.key(Key::Num1);
            keys += 1;
        }
        for _ in 1..keys {
            game.key("1");
            // Nothing tells that the window has taken it; two keys of one frame count as one.
            thread::sleep(FRAMES);
        }
        let key = if goes_on { "space" } else { "1" };
        until("the game to go on", || game.key(key), || kept::<G>(data) != Some(state));
    }
    let end = wait_for("the end in the window", || finished::<G>(data));
    double.settle();
    assert_eq!(Some(end), finished::<G>(double.folder()), "both games ended alike");
    assert!(double.sees("WHAT EVERYBODY WAS"), "{:#?}", double.labels());
    assert!(game.close().success());
}

#[test]
fn a_whole_table_of_social_deduction_is_played_by_keys_to_its_end() {
    play::<Deduction>(&["play", "--game", "deduction", "--seats", "4", "--seed", "1"]);
}

#[test]
fn a_whole_table_of_the_beginning_is_played_by_keys_to_its_end() {
    play::<Beginning>(&["play", "--game", "beginning", "--seats", "3", "--seed", "3"]);
}
