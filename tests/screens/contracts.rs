//! The contracts screen: today's, a new one, one from a code; looked at, briefed and played.

use egui::{Key, vec2};
use ghostline::{
    contracts::Contract,
    stealth::Difficulty,
    ui::{Screen, input::PadButton},
};

use super::player::Player;

/// A small contract that is quickly made.
const CODE: &str = "GL-0EHV-PSZC";
const NAME: &str = "Navarre Quay";

/// Somebody who looks at the contract with this code.
fn looking(code: &str) -> Player {
    let mut player = Player::new();
    player.click("Contracts");
    player.click("Share code");
    player.type_text(code);
    player.enter("Look it up");
    player
}

#[test]
fn a_code_leads_to_its_contract_its_briefing_and_its_mission() {
    let mut player = looking(CODE);
    assert!(player.sees(NAME) && player.sees(CODE), "{:#?}", player.labels());
    assert!(player.sees_part("Can be won in"));
    player.enter("Briefing");
    assert!(player.sees("Begin") && player.sees(NAME), "{:#?}", player.labels());
    player.enter("Begin");
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    let setup = &mission.game().journal().setup;
    assert_eq!(Contract::of_mission(&setup.mission.plan().id), CODE.parse().ok());
    assert_eq!(setup.terms.difficulty, Difficulty::Standard);
}

#[test]
fn a_mistyped_code_is_told_in_one_sentence() {
    let player = looking("GL-0EHV-PSZ7");
    assert!(player.sees_part("mistyped"), "{:#?}", player.labels());
    assert!(!player.sees("Briefing"));
}

#[test]
fn the_code_can_be_copied() {
    let mut player = looking(CODE);
    player.enter("Copy the code");
    assert!(player.sees_part("is on the clipboard"), "{:#?}", player.labels());
}

#[test]
fn a_new_one_is_asked_for_by_keys_alone() {
    let mut player = Player::new();
    player.arrow_to("Contracts");
    player.key(Key::Enter);
    player.arrow_to("Size");
    player.key(Key::ArrowLeft);
    player.arrow_to("Draw it up");
    player.key(Key::Enter);
    assert!(player.sees("Briefing"), "{:#?}", player.labels());
}

#[test]
fn everything_is_reached_by_the_pad() {
    let mut player = Player::new();
    player.stick_to("Contracts");
    player.pad(PadButton::Confirm);
    for control in ["Place", "Size", "Difficulty", "Seed", "Draw it up", "Share code", "Look it up"] {
        player.stick_to(control);
    }
    player.pad(PadButton::Back);
    assert!(matches!(player.app().top(), Some(Screen::Title(_))));
}

#[test]
fn the_dice_give_another_seed() {
    let mut player = Player::new();
    player.click("Contracts");
    let before = player.value("Seed");
    player.click("Throw another seed");
    assert_ne!(player.value("Seed"), before);
}

#[test]
fn a_narrow_screen_shows_offers_and_contract_in_turn() {
    let mut player = Player::at(vec2(640.0, 360.0), tempfile::tempdir().unwrap());
    player.enter("Contracts");
    player.enter("Size");
    player.enter("Size");
    player.enter("Draw it up");
    assert!(player.sees("Briefing") && !player.sees("Draw it up"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(player.sees("Draw it up"));
}
