//! The page of statistics: figures by mission, filters, and what a new player sees.

use std::collections::BTreeMap;

use egui::{Key, vec2};
use ghostline::{
    engine::Turn,
    records::{Book, Day, Fall, Played, Record},
    stealth::Difficulty,
    ui::{
        Screen,
        focus::Nav,
        input::PadButton,
        screens::{Debrief, Statistics},
    },
};

use super::player::Player;

/// A game told from others by its seed; even seeds win.
fn game(mission: &str, seed: u64) -> Record {
    let won = seed.is_multiple_of(2);
    Record {
        mission: mission.into(),
        name: mission.into(),
        day: Day(20_000),
        seed,
        won,
        turns: 10 + seed as u16,
        par: Some(9),
        alarm: vec![2, 5, 9, 14],
        fall: (!won).then(|| Fall::Attack { by: "hound".into(), sector: "2·3".into() }),
        badges: if won { ["ghost".to_owned()].into() } else { [].into() },
        ..Record::default()
    }
}

/// Somebody with seven games of two missions.
fn veteran(size: (f32, f32)) -> Player {
    let mut player = Player::at(vec2(size.0, size.1), tempfile::tempdir().unwrap());
    let mut games: Vec<Record> = (0..5).map(|seed| game("glass_quay", seed)).collect();
    games.push(Record { difficulty: Difficulty::Hard, ..game("night_audit", 6) });
    games.push(Record { fall: Some(Fall::GivenUp), ..game("night_audit", 7) }.played(Played::Campaign));
    player.app_mut().desk_mut().records = Book::new(games, BTreeMap::new());
    player.app_mut().open(Screen::Statistics(Box::default()));
    player.wait();
    player
}

#[test]
fn a_new_player_is_told_what_will_be_here_and_led_to_a_mission() {
    let mut player = Player::new();
    assert!(!player.sees("Statistics"), "there is nothing to see yet");
    player.app_mut().open(Screen::Statistics(Box::default()));
    player.wait();
    assert!(player.sees("No finished game yet"));
    player.click("Choose a mission");
    assert!(matches!(player.app().top(), Some(Screen::Picker(_))));
}

#[test]
fn every_plot_says_what_it_means() {
    let player = veteran((1280.0, 720.0));
    for told in [
        "Won 4 of 7: 57%. With 95% confidence your true rate lies between 25% and 84%.",
        "All missions: won 4 of 7, 57%, between 25% and 84%",
        "2 Glass Quay: won 3 of 5, 60%, between 23% and 88%",
        "Half of your 4 wins took 13 turns or fewer; 0 of them were on par.",
        "Glass Quay: median 12 turns, half between 10 and 14, par 9",
        "In turn 4 the alarm stands at 14 on average; eight of ten games have it between 14 and 14.",
        "Hound: 2 of 3 lost games, 67%",
        "Given up: 1 of 3 lost games, 33%",
        "Hound took the last health in 2 of 3 lost games.",
        "Glass Quay: 1 of 10, best in 10 turns",
    ] {
        assert!(player.sees(told), "{told}: {:#?}", player.labels());
    }
    assert!(player.sees_part("Ghost, earned: nobody noticed you"));
}

#[test]
fn a_row_chooses_its_mission_for_everything_else() {
    let mut player = veteran((1280.0, 720.0));
    player.click_part("2 Glass Quay");
    assert!(player.sees("Half of 3 wins took 12 turns or fewer, the quickest 10; par is 9."), "{:#?}", player.labels());
    assert!(player.sees("Hound took the last health in 2 of 2 lost games, most often in 2·3."));
    assert!(player.sees("Ghost, earned 3 times: nobody noticed you"));
    assert!(player.sees("Felt, not yet: your moves and attacks made no noise"));
    player.click_part("All missions");
    assert!(player.sees_part("Half of your 4 wins"));
}

#[test]
fn filters_leave_only_the_games_that_fit() {
    let mut player = veteran((1280.0, 720.0));
    player.click("Difficulty");
    assert!(player.sees_part("No game fits this choice."), "no game on story: {:#?}", player.labels());
    player.click("Difficulty");
    player.click("Difficulty");
    assert!(player.sees_part("Won 1 of 1: 100%") && !player.sees_part("Glass Quay"), "{:#?}", player.labels());
    player.click("Difficulty");
    player.click("Played in");
    assert!(player.sees_part("Won 0 of 1: 0%") && player.sees_part("Given up: 1 of 1 lost games"));
}

#[test]
fn the_page_is_read_by_keys_alone() {
    let mut player = veteran((1280.0, 720.0));
    player.key(Key::Escape);
    player.arrow_to("Statistics");
    player.key(Key::Enter);
    player.arrow_to("2 Glass Quay: won 3 of 5, 60%, between 23% and 88%");
    player.key(Key::Enter);
    assert!(player.sees_part("Half of 3 wins"));
    player.key(Key::Tab);
    assert_ne!(player.focused().as_deref(), Some("2 Glass Quay: won 3 of 5, 60%, between 23% and 88%"));
    player.key(Key::Escape);
    assert!(!matches!(player.app().top(), Some(Screen::Statistics(_))));
}

#[test]
fn the_page_is_read_by_the_pad_alone() {
    let mut player = veteran((1280.0, 720.0));
    player.pad(PadButton::Back);
    player.stick_to("Statistics");
    player.pad(PadButton::Confirm);
    player.stick_to("1 Night Audit: won 1 of 2, 50%, between 9% and 91%");
    player.pad(PadButton::Confirm);
    assert!(player.sees("The one win took 16 turns; par is 9."), "{:#?}", player.labels());
    player.pad(PadButton::Nav(Nav::Next));
    player.pad(PadButton::Back);
    assert!(!matches!(player.app().top(), Some(Screen::Statistics(_))));
}

#[test]
fn a_narrow_screen_shows_list_plots_and_badges_in_turn() {
    let mut player = veteran((640.0, 360.0));
    assert!(player.sees_part("2 Glass Quay") && !player.sees_part("took the last health"));
    player.enter("Plots");
    assert!(player.sees("Hound took the last health in 2 of 3 lost games."), "{:#?}", player.labels());
    player.enter("Badges");
    assert!(player.sees("Glass Quay: 1 of 10, best in 10 turns"));
}

#[test]
fn a_finished_game_is_in_the_statistics_from_the_title_on_and_after_closing() {
    let mut player = Player::new();
    let catalog = player.app().desk().catalog.clone();
    let setup = ghostline::stealth::Setup::new(catalog.mission("night_audit").unwrap(), catalog.starting_gear());
    let by_a_bot = |seed| {
        ghostline::session::demo::played(setup.clone(), seed, &mut ghostline::stealth::bots::Cautious::default())
    };
    let game = (0..200).map(by_a_bot).find(|game| matches!(game.turn(), Turn::Over(end) if end.won)).unwrap();
    Debrief::of(&game, player.app_mut().desk_mut());
    let mut player = player.reopen();
    player.click("Statistics");
    assert!(player.sees_part("Won 1 of 1: 100%"), "{:#?}", player.labels());
    assert!(player.rests(), "the page stands still");
}

#[test]
fn the_picker_shows_the_record_and_badges_of_a_mission() {
    let mut player = veteran((1280.0, 720.0));
    player.key(Key::Escape);
    player.click("Single mission");
    player.click("Glass Quay");
    assert!(player.sees_part("best in 10") || player.sees_part("10 turns"), "{:#?}", player.labels());
    assert!(player.sees("Ghost, earned: nobody noticed you"));
    assert!(player.sees("Felt, not earned yet: your moves and attacks made no noise"));
}

#[test]
fn a_mission_asked_for_that_was_never_played_shows_all() {
    let mut player = veteran((1280.0, 720.0));
    player.app_mut().open(Screen::Statistics(Box::new(Statistics::at("nowhere"))));
    player.wait();
    assert!(player.sees_part("Won 4 of 7"));
}
