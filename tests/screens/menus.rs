//! The title and its menu: every entry leads where it says, and back, by mouse, keys and pad.

use egui::{Key, vec2};
use ghostline::ui::{
    Screen,
    input::{Device, PadButton},
};

use super::player::Player;

/// The entries somebody new sees, and what the screens behind them show.
const ENTRIES: [(&str, &str); 5] = [
    ("Campaign", "New campaign"),
    ("Single mission", "Choose a mission"),
    ("Codex", "Close the codex"),
    ("Settings", "Text scale"),
    ("Credits", "macroquad"),
];

fn is_title(player: &Player) -> bool {
    matches!(player.app().top(), Some(Screen::Title(_)))
}

#[test]
fn the_menu_ends_the_game() {
    let mut player = Player::new();
    player.click("Quit");
    assert!(player.app().is_done());
}

#[test]
fn every_entry_leads_where_it_says_and_escape_leads_back() {
    let mut player = Player::new();
    for (entry, shown) in ENTRIES {
        player.click(entry);
        assert!(player.sees(shown), "{entry}: {:#?}", player.labels());
        player.key(Key::Escape);
        assert!(is_title(&player), "{entry}");
    }
}

#[test]
fn every_entry_is_reached_by_arrows_and_enter() {
    let mut player = Player::new();
    for (entry, shown) in ENTRIES {
        player.arrow_to(entry);
        player.key(Key::Enter);
        assert!(player.sees(shown), "{entry}: {:#?}", player.labels());
        player.key(Key::Escape);
        assert!(is_title(&player), "{entry}");
        assert_eq!(player.focused().as_deref(), Some(entry), "focus comes back to where it was");
    }
}

#[test]
fn every_entry_is_reached_by_the_pad_and_b_leads_back() {
    let mut player = Player::new();
    for (entry, shown) in ENTRIES {
        player.stick_to(entry);
        player.pad(PadButton::Confirm);
        assert!(player.sees(shown), "{entry}: {:#?}", player.labels());
        player.pad(PadButton::Back);
        assert!(is_title(&player), "{entry}");
    }
}

#[test]
fn the_way_back_can_be_clicked() {
    let mut player = Player::new();
    for entry in ["Campaign", "Single mission", "Settings", "Credits"] {
        player.click(entry);
        player.click("Back");
        assert!(is_title(&player), "{entry}");
    }
}

#[test]
fn the_first_entry_has_focus_from_the_start() {
    let player = Player::new();
    assert_eq!(player.focused().as_deref(), Some("Campaign"));
}

#[test]
fn prompts_follow_the_device_in_use() {
    let mut player = Player::new();
    player.key(Key::ArrowDown);
    assert!(player.sees("Enter") && player.sees("F1"));
    player.pad(PadButton::Nav(ghostline::ui::focus::Nav::Down));
    assert_eq!(player.app().desk().input.device(), Device::Pad);
    assert!(player.sees("Stick") && !player.sees("Enter"));
}

#[test]
fn the_codex_opens_by_its_key() {
    let mut player = Player::new();
    player.key(Key::F1);
    assert!(player.sees("Close the codex"));
}

#[test]
fn a_new_player_sees_nothing_that_does_not_work_yet() {
    let player = Player::new();
    assert!(!player.sees("Continue") && !player.sees("Load game"));
}

#[test]
fn the_title_keeps_its_menu_on_the_smallest_screen() {
    let mut player = Player::at(vec2(480.0, 270.0), tempfile::tempdir().unwrap());
    player.arrow_to("Quit");
    player.key(Key::Enter);
    assert!(player.app().is_done());
}

#[test]
fn a_mission_begins_pauses_is_left_and_goes_on() {
    let mut player = Player::new();
    player.open_briefing();
    player.click("Non-lethal");
    player.key(Key::Tab);
    player.enter("Begin");
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
    player.key(Key::F10);
    assert!(player.sees("Go on playing"), "{:#?}", player.labels());
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
    player.key(Key::F10);
    player.enter("Leave for the title");
    player.settle();
    assert!(is_title(&player) && player.sees("Continue"), "{:#?}", player.labels());
    player.click("Continue");
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
    let mut player = player.reopen();
    assert_eq!(player.focused().as_deref(), Some("Continue"));
    player.key(Key::Enter);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
}

#[test]
fn a_mission_begun_again_asks_first() {
    let mut player = Player::new();
    player.open_briefing();
    player.enter("Begin");
    player.key(Key::F10);
    player.click("Begin the mission again");
    assert!(player.sees("Begin again?"));
    player.key(Key::Escape);
    assert!(!player.sees("Begin again?") && player.sees("Go on playing"));
    player.enter("Begin the mission again");
    player.click("Cancel");
    assert!(player.sees("Go on playing"));
}
