//! Learning by playing: lessons beside the mission, read by mouse, keys and pad.

use egui::{Key, Modifiers, vec2};
use ghostline::{
    stealth::{Action, Modifier, Setup},
    ui::{Screen, input::PadButton, screens::Mission},
    words::Words,
};

use super::player::Player;

/// Somebody who wants to be taught, at the beginning of the first mission.
fn pupil() -> Player {
    let mut player = Player::new();
    begin(&mut player);
    player
}

fn begin(player: &mut Player) {
    player.app_mut().desk_mut().settings.lessons = true;
    let catalog = player.app().desk().catalog.clone();
    let mission = catalog.mission("night_audit").unwrap();
    let stack = vec![Modifier::Value(0); 12];
    let setup = Setup { stack, ..Setup::new(mission, catalog.starting_gear()) };
    player.app_mut().open(Screen::Mission(Box::new(Mission::begin(setup, 7))));
    player.wait();
}

/// Whether the lesson with these words is on the screen.
fn hears(player: &Player, key: &str) -> bool {
    player.sees(&format!("Lesson: {}", Words::english().text(key)))
}

fn hears_anything(player: &Player) -> bool {
    player.sees_part("Lesson:")
}

#[test]
fn the_first_mission_begins_with_its_goal_and_the_free_step() {
    let mut player = pupil();
    assert!(hears(&player, "ui-lesson-goal"), "{:#?}", player.labels());
    player.click("Got it");
    assert!(hears(&player, "ui-lesson-free") && !hears(&player, "ui-lesson-goal"));
    player.click("Got it");
    assert!(!hears_anything(&player));
}

#[test]
fn a_lesson_is_read_by_key_and_by_pad_and_focus_returns() {
    let mut player = pupil();
    assert_eq!(player.focused().as_deref(), Some("Got it"));
    player.key(Key::Tab);
    assert_ne!(player.focused().as_deref(), Some("Got it"));
    player.keys(Modifiers::SHIFT, Key::Tab);
    player.key(Key::Enter);
    assert!(hears(&player, "ui-lesson-free"));
    assert_eq!(player.focused().as_deref(), Some("Got it"));
    player.pad(PadButton::Confirm);
    assert!(!hears_anything(&player));
    // Back where it was: on the player's own sector.
    assert!(player.focused().is_some_and(|name| name.starts_with("Sector F")), "{:?}", player.focused());
}

#[test]
fn what_was_read_does_not_come_again_after_reopening() {
    let mut player = pupil();
    player.click("Got it");
    player.click("Got it");
    let mut player = player.reopen();
    begin(&mut player);
    assert!(!hears_anything(&player), "{:#?}", player.labels());
}

#[test]
fn skipping_all_switches_lessons_off() {
    let mut player = pupil();
    player.click("Skip all");
    assert!(!hears_anything(&player));
    assert!(!player.app().desk().settings.lessons);
    player.key(Key::Space);
    assert!(!hears_anything(&player));
}

#[test]
fn more_opens_the_codex_at_the_rule_and_back_returns() {
    let mut player = pupil();
    player.click("More");
    assert!(matches!(player.app().top(), Some(Screen::Codex(_))));
    assert!(player.sees_part("ST-OBJ-01"));
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
    assert!(hears(&player, "ui-lesson-free"));
}

#[test]
fn playing_on_leaves_a_lesson_that_no_longer_matters() {
    let mut player = pupil();
    player.key(Key::Space);
    assert!(!hears(&player, "ui-lesson-goal") && hears_anything(&player), "{:#?}", player.labels());
}

#[test]
fn every_layout_has_room_for_a_lesson() {
    for (width, height) in [(1920.0, 1080.0), (1280.0, 720.0), (960.0, 540.0), (640.0, 360.0), (480.0, 270.0)] {
        let mut player = Player::at(vec2(width, height), tempfile::tempdir().unwrap());
        begin(&mut player);
        player.click("Got it");
        assert!(hears(&player, "ui-lesson-free"), "{width}");
    }
}

#[test]
fn the_player_can_act_while_a_lesson_stands() {
    let mut player = pupil();
    let options = |player: &Player| match player.app().top() {
        Some(Screen::Mission(mission)) => mission.options(),
        _ => Vec::new(),
    };
    assert!(options(&player).iter().any(|action| matches!(action, Action::Move { .. })));
    player.key(Key::Space);
    assert!(!options(&player).is_empty());
}
