//! A whole table with real mouse and key events, beside the same table without a window: the same states to the end.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use egui::Key;
use ghostline::{
    deduction::Deduction,
    engine::{Match, StateHash},
    save::{self, Slots},
    session::deduction::Seating,
    ui::Screen,
};

use super::{
    display::{Display, wait_for},
    game::Game,
    player::Player,
    playing::{double, quick},
};

/// When a key or a click that nothing came of is given again: a busy machine may have missed it.
const AGAIN: Duration = Duration::from_secs(4);

/// Some frames.
const FRAMES: Duration = Duration::from_millis(120);

/// The game in a file.
fn read(file: &Path) -> Option<Match<Deduction>> {
    save::load_with::<Deduction, Seating>(&save::Disk, file).ok().map(|(loaded, _)| loaded.game)
}

/// The fingerprint of the table that is kept in a data folder.
fn kept(data: &Path) -> Option<StateHash> {
    Some(read(&Slots::of_tables(data).file(Slots::AUTO).unwrap())?.hash())
}

/// The fingerprint of the finished table in a data folder.
fn finished(data: &Path) -> Option<StateHash> {
    let file = data.join("replays").read_dir().ok()?.next()?.ok()?.path();
    Some(read(&file)?.hash())
}

/// The fingerprint of the table that waits for the player; `None` once it is over. Others act meanwhile.
fn waiting(player: &mut Player) -> Option<StateHash> {
    loop {
        let Some(Screen::Table(table)) = player.app().top() else { return None };
        if !table.game().waiting().is_empty() {
            return Some(table.game().game().hash());
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

/// From the title to a table, with the mouse.
fn sit_down(game: &Game, data: &Path) {
    let mut guide = double(data);
    let at_title = guide.place("Social Deduction");
    guide.click("Social Deduction");
    let places = [at_title, guide.place("Cops vs the world"), guide.place("Sit down")];
    until("a table", || places.iter().for_each(|place| game.click(place.x, place.y)), || kept(data).is_some());
}

#[test]
fn a_whole_table_is_played_by_keys_to_its_end() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    save::keep(&mut save::Disk, &data.join("settings.ron"), &quick()).unwrap();
    let game = Game::start(&display, data, &[]);
    sit_down(&game, data);
    let mut double = double(data);
    double.click("Social Deduction");
    double.click("Go on with your table");
    while let Some(state) = waiting(&mut double) {
        wait_for("the same state in the window", || kept(data).filter(|kept| *kept == state));
        // The first answer, and what it leaves to be chosen. Only the last key of them changes the game.
        let mut keys = 0;
        while waiting(&mut double) == Some(state) {
            double.key(Key::Num1);
            keys += 1;
        }
        for _ in 1..keys {
            game.key("1");
            // Nothing tells that the window has taken it; two keys of one frame count as one.
            thread::sleep(FRAMES);
        }
        until("the game to go on", || game.key("1"), || kept(data) != Some(state));
    }
    let end = wait_for("the end in the window", || finished(data));
    double.settle();
    assert_eq!(Some(end), finished(double.folder()), "both games ended alike");
    assert!(double.sees("WHAT EVERYBODY WAS"), "{:#?}", double.labels());
    assert!(game.close().success());
}
