//! Saves: listed, loaded, written, replaced, deleted, taken out, brought in; damaged ones with their fault.

use std::fs;

use egui::{Key, vec2};
use ghostline::ui::Screen;

use super::player::Player;

/// Somebody in a mission that was saved under a name.
fn saved() -> Player {
    let mut player = in_mission(Player::new());
    player.key(Key::F10);
    player.click("Save");
    player.click("Save under this name");
    player.settle();
    player
}

fn in_mission(mut player: Player) -> Player {
    player.open_briefing();
    player.enter("Begin");
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{:#?}", player.labels());
    player
}

#[test]
fn a_game_is_saved_listed_and_loaded() {
    let player = saved();
    assert!(player.sees("Saved as night_audit-1."), "{:#?}", player.labels());
    let mut player = player.reopen();
    player.click("Load game");
    assert!(player.sees("night_audit-1") && player.sees_part("just now") || player.sees("night_audit-1"));
    player.click("night_audit-1");
    player.click("Load");
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{:#?}", player.labels());
}

#[test]
fn saving_over_a_save_asks_first() {
    let mut player = saved();
    player.enter("Save here");
    assert!(player.sees("Replace night_audit-1?"));
    player.key(Key::Escape);
    assert!(!player.sees("Replace night_audit-1?") && player.sees("Save the game"));
    player.enter("Save here");
    player.click("Replace it");
    player.settle();
    assert!(player.sees("Saved as night_audit-1."));
}

#[test]
fn a_save_is_deleted_after_a_question() {
    let mut player = saved();
    player.enter("Delete");
    player.click("Cancel");
    assert!(player.sees("night_audit-1"));
    player.enter("Delete");
    player.click("Delete it");
    assert!(!player.folder().join("saves/night_audit-1.ron").exists());
    assert!(player.sees("Deleted night_audit-1."), "{:#?}", player.labels());
}

#[test]
fn a_save_is_taken_out_and_brought_in_again() {
    let mut player = saved();
    player.enter("Export");
    let file = player.folder().join("exports/night_audit-1.ron");
    assert!(file.is_file(), "{:#?}", player.labels());
    let elsewhere = player.folder().join("my game.ron");
    fs::rename(&file, &elsewhere).unwrap();
    player.click("File to import");
    player.type_text(&elsewhere.display().to_string());
    player.enter("Import");
    assert!(player.sees("Brought in as my_game."), "{:#?}", player.labels());
    assert!(player.folder().join("saves/my_game.ron").is_file());
}

#[test]
fn what_is_no_save_is_not_brought_in() {
    let mut player = saved();
    let file = player.folder().join("note.ron");
    fs::write(&file, "milk, bread").unwrap();
    player.click("File to import");
    player.type_text(&file.display().to_string());
    player.enter("Import");
    assert!(player.sees_part("not a save of this game"), "{:#?}", player.labels());
    assert!(!player.folder().join("saves/note.ron").exists());
}

#[test]
fn a_damaged_save_is_listed_with_its_fault_and_loading_it_says_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("saves")).unwrap();
    fs::write(folder.path().join("saves/old.ron"), "milk, bread\n").unwrap();
    let mut player = Player::at(vec2(1280.0, 720.0), folder);
    player.click("Load game");
    assert!(player.sees_part("not a save of this game"), "{:#?}", player.labels());
    player.click("Load");
    assert!(matches!(player.app().top(), Some(Screen::Saves(_))));
}

#[test]
fn a_damaged_game_to_continue_says_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("saves")).unwrap();
    fs::write(folder.path().join("saves/autosave.ron"), "milk, bread\n").unwrap();
    let mut player = Player::at(vec2(1280.0, 720.0), folder);
    player.click("Continue");
    assert!(player.sees_part("autosave.ron"), "{:#?}", player.labels());
    assert!(matches!(player.app().top(), Some(Screen::Title(_))));
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("saves"), "a file where a folder should be").unwrap();
    let mut player = in_mission(Player::at(vec2(1280.0, 720.0), folder));
    player.key(Key::F10);
    player.click("Save");
    player.click("Save under this name");
    player.settle();
    assert!(player.sees_part("saves"), "{:#?}", player.labels());
    assert!(!player.sees("Saved as night_audit-1."));
    player.key(Key::Escape);
    player.key(Key::Escape);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))));
}

#[test]
fn keys_typed_into_a_name_are_letters() {
    let mut player = in_mission(Player::new());
    player.key(Key::F10);
    player.click("Save");
    player.click("Name");
    // M would mute everything.
    player.key(Key::M);
    player.type_text("m");
    assert!(!player.app().desk().settings.mute);
}
