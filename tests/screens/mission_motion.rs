//! What happened is shown one thing after the other, and can be hurried.

use egui::Key;
use ghostline::{
    stealth::{Action, Auto},
    ui::{Screen, Speed, screens::Mission},
};

use super::{
    mission::{game, open, setup},
    player::Player,
};

/// A mission at normal speed, after these moves.
fn moving(player: &mut Player, seed: u64, steps: &[&str]) {
    player.app_mut().desk_mut().settings.speed = Speed::Normal;
    player.app_mut().desk_mut().settings.auto = Auto::ALL;
    let setup = setup(player, "night_audit", &[]);
    let steps: Vec<Action> = steps.iter().map(|to| Action::Move { to: to.parse().unwrap() }).collect();
    let mission = Mission::after(player.app().desk(), setup, seed, &steps);
    player.app_mut().open(Screen::Mission(Box::new(mission)));
    player.wait();
}

#[test]
fn what_happened_is_shown_one_thing_after_the_other_and_then_all_is_told() {
    let mut player = Player::new();
    moving(&mut player, 7, &[]);
    let first = "Why: Turn 2 begins.";
    player.key(Key::Space);
    assert_eq!(game(&player).public().turn, 2);
    assert!(!player.sees(first), "the log runs ahead of what is shown");
    for _ in 0..600 {
        player.step();
    }
    assert!(player.sees(first), "{:#?}", player.labels());
}

#[test]
fn skip_shows_everything_at_once() {
    let mut player = Player::new();
    moving(&mut player, 7, &[]);
    player.key(Key::Space);
    assert!(!player.sees("Why: Turn 2 begins."));
    player.key(Key::S);
    assert!(player.sees("Why: Turn 2 begins."));
}

#[test]
fn a_second_press_of_end_turn_only_sees_the_first_through() {
    let mut player = Player::new();
    moving(&mut player, 7, &[]);
    player.key(Key::Space);
    player.key(Key::Space);
    assert_eq!(game(&player).public().turn, 2, "a turn was ended unseen");
    assert!(player.sees("Why: Turn 2 begins."));
}

#[test]
fn play_waits_after_what_matters_for_those_who_set_that() {
    // In the open, and heard by two guards: with some of the seeds one of them comes and sees.
    let waits = |seed| {
        let mut player = Player::new();
        player.app_mut().desk_mut().settings.pause_on_events = true;
        moving(&mut player, seed, &["2-4", "2-3"]);
        player.key(Key::Space);
        for _ in 0..900 {
            player.step();
        }
        player.sees("Go on").then_some(player)
    };
    let mut player = (0..12).find_map(waits).unwrap();
    player.click("Go on");
    assert!(!player.sees("Go on"));
}

#[test]
fn an_idle_mission_rests() {
    let mut player = Player::new();
    open(&mut player, "glass_quay", &[]);
    assert!(player.rests());
}
