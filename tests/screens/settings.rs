//! Settings: everything works at once, and is kept.

use std::fs;

use egui::{Key, vec2};
use ghostline::{
    stealth::Answer,
    ui::{
        Speed,
        input::{Command, PadButton},
    },
};

use super::player::Player;

fn at_settings() -> Player {
    let mut player = Player::new();
    player.click("Settings");
    player
}

#[test]
fn every_tab_opens() {
    let mut player = at_settings();
    for (tab, shown) in [
        ("Sound", "Mute everything"),
        ("Keys", "Reset all keys"),
        ("Access", "Reduced motion"),
        ("Play", "Speed"),
        ("Display", "Full screen"),
    ] {
        player.click(tab);
        assert!(player.sees(shown), "{tab}");
    }
}

#[test]
fn the_text_scale_grows_by_tens_and_everything_with_it() {
    let mut player = at_settings();
    let before = player.rect().width();
    player.enter("Text scale");
    assert_eq!(player.app().desk().settings.text_scale, 110);
    assert!(player.rect().width() < before, "applied at once");
    for _ in 0..12 {
        player.key(Key::ArrowRight);
    }
    assert_eq!(player.app().desk().settings.text_scale, 200);
    for _ in 0..14 {
        player.key(Key::ArrowLeft);
    }
    assert_eq!(player.app().desk().settings.text_scale, 80);
}

#[test]
fn what_was_set_is_there_after_opening_the_game_again() {
    let mut player = at_settings();
    player.click("High contrast");
    player.click("Sound");
    player.click("Mute everything");
    player.click("Access");
    player.click("Reduced motion");
    player.click("Play");
    player.click("Pause on important events");
    player.click("What number the choose card is");
    player.click("Speed");
    let player = player.reopen();
    let settings = &player.app().desk().settings;
    assert!(settings.high_contrast && settings.mute && settings.reduced_motion && settings.pause_on_events);
    assert_eq!(settings.auto.card, Answer::Decide);
    assert_eq!(settings.auto.order, Answer::Ask);
}

#[test]
fn sliders_are_set_by_keys_and_by_the_pad() {
    let mut player = at_settings();
    player.click("Sound");
    player.key(Key::ArrowDown);
    player.key(Key::Tab);
    player.arrow_to("Volume");
    player.key(Key::ArrowLeft);
    player.key(Key::ArrowLeft);
    assert_eq!(player.app().desk().settings.volume.master, 70);
    player.pad(PadButton::Nav(ghostline::ui::focus::Nav::Right));
    assert_eq!(player.app().desk().settings.volume.master, 75);
    player.key(Key::ArrowDown);
    assert_eq!(player.focused().as_deref(), Some("Effects"), "up and down still move focus");
}

#[test]
fn choices_go_both_ways() {
    let mut player = at_settings();
    player.click("Play");
    player.app_mut().desk_mut().settings.speed = Speed::Normal;
    player.key(Key::ArrowDown);
    player.key(Key::Tab);
    player.arrow_to("Speed");
    player.key(Key::ArrowRight);
    assert_eq!(player.app().desk().settings.speed, Speed::Fast);
    player.key(Key::ArrowLeft);
    player.key(Key::ArrowLeft);
    assert_eq!(player.app().desk().settings.speed, Speed::Slow);
}

#[test]
fn a_key_is_bound_by_pressing_it_and_kept() {
    let mut player = at_settings();
    player.click("Keys");
    player.enter("Key for Hide");
    player.key(Key::J);
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "J");
    let player = player.reopen();
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "J");
}

#[test]
fn a_key_that_two_commands_share_is_shown_at_both() {
    let mut player = at_settings();
    player.click("Keys");
    player.enter("Key for Hide");
    player.key(Key::Z);
    assert!(player.sees("also: Undo") && player.sees("also: Hide"), "{:#?}", player.labels());
}

#[test]
fn while_a_key_is_waited_for_keys_do_nothing_else() {
    let mut player = at_settings();
    player.click("Keys");
    player.enter("Key for Hide");
    // M mutes the game everywhere else.
    player.key(Key::M);
    assert!(!player.app().desk().settings.mute);
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "M");
}

#[test]
fn escape_leaves_the_key_as_it_was_and_fixed_keys_are_refused() {
    let mut player = at_settings();
    player.click("Keys");
    player.enter("Key for Hide");
    player.key(Key::Enter);
    assert!(player.sees_part("cannot be bound"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "4");
    assert!(player.sees("Display"), "still at the settings");
}

#[test]
fn all_keys_are_reset_after_a_question() {
    let mut player = at_settings();
    player.click("Keys");
    player.enter("Key for Hide");
    player.key(Key::J);
    player.enter("Reset all keys");
    player.click("Cancel");
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "J");
    player.enter("Reset all keys");
    player.click("Reset");
    assert_eq!(player.app().desk().settings.keys.press(Command::Hide).to_string(), "4");
}

#[test]
fn a_broken_settings_file_is_said_and_left_alone_until_something_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.ron");
    fs::write(&file, "(text_scale: what").unwrap();
    let mut player = Player::at(vec2(1280.0, 720.0), folder);
    assert!(player.sees_part("settings.ron"), "{:#?}", player.labels());
    assert_eq!(player.app().desk().settings.text_scale, 100);
    player.settle();
    assert_eq!(fs::read_to_string(&file).unwrap(), "(text_scale: what");
    player.click("Settings");
    player.click("High contrast");
    player.settle();
    assert!(fs::read_to_string(&file).unwrap().contains("high_contrast: true"));
}

#[test]
fn settings_that_cannot_be_written_are_said_and_work_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("settings.ron")).unwrap();
    let mut player = Player::at(vec2(1280.0, 720.0), folder);
    player.app_mut().desk_mut().messages.clear();
    player.click("Settings");
    player.click("High contrast");
    player.settle();
    assert!(player.sees_part("settings.ron"), "{:#?}", player.labels());
    assert!(player.app().desk().settings.high_contrast);
}

#[test]
fn lessons_can_be_shown_again() {
    let mut player = Player::new();
    player.app_mut().desk_mut().learned("noise");
    player.click("Settings");
    player.click("Access");
    player.click("Show all lessons again");
    assert!(player.app().desk().progress.lessons.is_empty());
}
