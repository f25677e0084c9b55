//! Choosing a mission, and the briefing.

use std::fs;

use egui::{Key, vec2};
use ghostline::{
    stealth::Mode,
    ui::{Screen, input::PadButton},
};

use super::player::Player;

const BROKEN: &str = "(format: 1, id: \"harbour\", name: \"Harbour Lights\", map: \"01A 02\",\n at: {\"A\": [Start]})";

/// Somebody with a broken mission of their own.
fn maker() -> Player {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("missions")).unwrap();
    fs::write(folder.path().join("missions/harbour.ron"), BROKEN).unwrap();
    Player::at(vec2(1280.0, 720.0), folder)
}

#[test]
fn every_shipped_mission_is_listed_and_can_be_briefed() {
    let mut player = Player::new();
    for name in ["Night Audit", "Glass Quay", "Kennel Row"] {
        player.click("Single mission");
        player.enter(name);
        if !matches!(player.app().top(), Some(Screen::Briefing(_))) {
            player.click("Briefing");
        }
        assert!(player.sees("Begin") && player.sees(name), "{:#?}", player.labels());
        player.key(Key::Escape);
        player.key(Key::Escape);
    }
}

#[test]
fn a_mission_is_chosen_by_keys_alone() {
    let mut player = Player::new();
    player.arrow_to("Single mission");
    player.key(Key::Enter);
    player.arrow_to("Kennel Row");
    player.key(Key::Enter);
    assert!(player.sees("Begin"), "{:#?}", player.labels());
    assert_eq!(player.focused().as_deref(), Some("Begin"));
    player.key(Key::Enter);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
}

#[test]
fn a_mission_is_chosen_by_the_pad() {
    let mut player = Player::new();
    player.stick_to("Single mission");
    player.pad(PadButton::Confirm);
    player.stick_to("Glass Quay");
    player.pad(PadButton::Confirm);
    player.pad(PadButton::Confirm);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{:#?}", player.labels());
}

#[test]
fn the_mode_that_is_chosen_is_the_mode_that_is_played() {
    let mut player = Player::new();
    player.open_briefing();
    player.click("Non-lethal");
    player.enter("Begin");
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    assert_eq!(mission.game().journal().setup.mode, Mode::NonLethal);
    assert_eq!(mission.game().journal().seed, 7, "the desk's seed wins");
}

#[test]
fn a_broken_mission_is_shown_with_its_faults_and_their_cures() {
    let mut player = maker();
    player.click("Single mission");
    player.enter("Harbour Lights");
    assert!(player.sees("This mission cannot be played"));
    assert!(player.sees_part("harbour.ron:"), "file, line and column");
    assert!(player.sees_part("there is no exit") && player.sees_part("To mend it:"), "{:#?}", player.labels());
    assert!(!player.sees("Briefing"), "what is broken cannot be played");
}

#[test]
fn a_mission_that_was_mended_can_be_played_without_opening_the_game_again() {
    let mut player = maker();
    player.click("Single mission");
    player.click("Harbour Lights");
    player.key(Key::Escape);
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/missions/single/kennel_row.ron")).unwrap();
    let mine = text.replace("kennel_row", "harbour").replace("Kennel Row", "Harbour Lights");
    fs::write(player.folder().join("missions/harbour.ron"), mine).unwrap();
    player.click("Single mission");
    player.click("Harbour Lights");
    player.click("Briefing");
    assert!(player.sees("Begin"), "{:#?}", player.labels());
}

#[test]
fn the_picker_says_where_own_missions_go() {
    let mut player = Player::new();
    player.click("Single mission");
    let folder = player.folder().join("missions").display().to_string();
    assert!(player.sees(&folder), "{:#?}", player.labels());
}

#[test]
fn a_narrow_screen_shows_the_list_and_the_mission_in_turn() {
    let mut player = Player::at(vec2(640.0, 360.0), tempfile::tempdir().unwrap());
    player.enter("Single mission");
    assert!(!player.sees("Briefing"));
    player.enter("Glass Quay");
    assert!(player.sees("Briefing"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees("Night Audit") && !player.sees("Briefing"));
}

#[test]
fn a_winning_play_of_a_campaign_mission_can_be_watched() {
    let mut player = Player::new();
    player.click("Single mission");
    player.enter("Watch a winning play");
    assert!(matches!(player.app().top(), Some(Screen::Replay(_))), "{:#?}", player.labels());
    player.key(Key::Escape);
    player.arrow_to("Kennel Row");
    assert!(!player.sees("Watch a winning play"), "single missions have none");
}
