//! Two turns with real mouse and key events, beside the same two turns without a window: the same states, kept for good.

use std::{fs, path::Path};

use egui::{Id, Key};
use ghostline::{
    content::{Catalog, Disk},
    engine::StateHash,
    save::{self, Slots},
    stealth::{Action, Auto, Sector, Stealth},
    ui::{Screen, Settings, Speed, screens::Mission},
};

use super::{
    display::{Display, wait_for},
    game::Game,
    player::Player,
};

/// Settings with which nothing moves and nobody asks or teaches.
pub fn quick() -> Settings {
    let (speed, auto) = (Speed::Instant, Auto::ALL);
    Settings { speed, auto, lessons: false, reduced_motion: true, ..Settings::default() }
}

/// The fingerprint of the game that is kept in a data folder.
fn kept(data: &Path) -> Option<StateHash> {
    let file = Slots::under(data).file(Slots::AUTO).unwrap();
    Some(save::load::<Stealth>(&save::Disk, &file).ok()?.game.hash())
}

/// Somebody who plays the same without a window, in a data folder of their own that begins as a copy of `data`.
pub fn double(data: &Path) -> Player {
    let folder = tempfile::tempdir().unwrap();
    for name in ["settings.ron", "saves/autosave.ron", "tables/autosave.ron", "beginnings/autosave.ron"] {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        let _ = fs::copy(data.join(name), file);
    }
    Player::at(egui::vec2(1280.0, 720.0), folder)
}

fn mission(player: &Player) -> &Mission {
    match player.app().top() {
        Some(Screen::Mission(mission)) => mission,
        _ => panic!("no mission among {:#?}", player.labels()),
    }
}

/// The sector of the last step there is.
fn step(player: &Player) -> Sector {
    let options = mission(player).options();
    let mut steps = options.iter().filter_map(|action| if let Action::Move { to } = action { Some(*to) } else { None });
    steps.next_back().unwrap()
}

/// Waits until the kept game is the one the double plays.
fn agree(data: &Path, double: &Player) {
    let wanted = mission(double).game().hash();
    wait_for("the same state in the window", || kept(data).filter(|hash| *hash == wanted));
}

/// Walks with the mouse and ends the turn, in the window and without.
fn play_turn(game: &Game, data: &Path, double: &mut Player) {
    let place = double.place_of(Id::new(("sector", step(double))));
    game.click(place.x, place.y);
    double.click_at(place);
    agree(data, double);
    game.key("space");
    double.key(Key::Space);
    agree(data, double);
}

/// Clicks the same control in the window and without.
fn click(game: &Game, double: &mut Player, label: &str) {
    let place = double.place(label);
    game.click(place.x, place.y);
    double.click_at(place);
}

/// A new game at its first turn, and its double.
fn begin<'a>(display: &'a Display, data: &Path) -> (Game<'a>, Player) {
    save::keep(&mut save::Disk, &data.join("settings.ron"), &quick()).unwrap();
    let game = Game::start(display, data, &["play", "--mission", "night_audit", "--seed", "7"]);
    let mut double = double(data);
    double.app_mut().brief(Catalog::shipped().unwrap().find(&Disk, "night_audit").unwrap());
    double.wait();
    click(&game, &mut double, "Begin");
    (game, double)
}

/// The game opened again and continued, and its double.
fn go_on<'a>(display: &'a Display, data: &Path) -> (Game<'a>, Player) {
    let game = Game::start(display, data, &[]);
    let mut double = double(data);
    click(&game, &mut double, "Continue");
    (game, double)
}

#[test]
fn two_turns_are_played_closed_and_continued_at_the_same_state() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (game, mut first) = begin(&display, data);
    play_turn(&game, data, &mut first);
    play_turn(&game, data, &mut first);
    assert!(game.close().success());
    agree(data, &first);
    let (game, mut second) = go_on(&display, data);
    assert_eq!(mission(&second).game().hash(), mission(&first).game().hash());
    // What the window shows is the same state: the next turn leads both to the same one again.
    play_turn(&game, data, &mut second);
    assert!(game.close().success());
    agree(data, &second);
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (game, mut first) = begin(&display, data);
    play_turn(&game, data, &mut first);
    game.kill();
    let (game, mut second) = go_on(&display, data);
    assert_eq!(mission(&second).game().hash(), mission(&first).game().hash());
    play_turn(&game, data, &mut second);
    game.kill();
    agree(data, &second);
}
