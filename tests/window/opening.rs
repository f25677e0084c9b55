//! Opening and closing.

use std::process::{Command, Stdio};

use super::{
    display::{Display, program, wait_for},
    game::Game,
};

#[test]
fn the_window_opens_takes_any_size_and_closes_cleanly() {
    let Some(display) = Display::start("1600x900") else { return };
    let folder = tempfile::tempdir().unwrap();
    let game = Game::start(&display, folder.path(), &[]);
    for (width, height) in [(960, 540), (1600, 900), (640, 360), (1280, 720)] {
        game.resize(width, height);
    }
    assert!(game.close().success());
}

#[test]
fn a_game_that_is_asked_to_end_does() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    let game = Game::start(&display, folder.path(), &[]);
    // A key that changes a setting shows that it listens, and leaves something to be written.
    game.key("m");
    wait_for("the setting", || folder.path().join("settings.ron").is_file().then_some(()));
    assert!(game.terminate().success());
}

#[test]
fn a_data_folder_that_cannot_be_made_does_not_end_the_game() {
    let Some(display) = Display::start("1280x720") else { return };
    let game = Game::start(&display, "/dev/null/ghostline".as_ref(), &[]);
    game.key("F11");
    game.key("m");
    assert!(game.close().success());
}

#[test]
fn a_display_that_is_not_there_leads_to_the_terminal() {
    let mut command = Command::new(program());
    command.env("DISPLAY", ":4711").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    let output = command.output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said, "No window can be opened here (there is no display); the game is in the terminal.\n");
    assert!(String::from_utf8(output.stdout).unwrap().contains("Night Audit"));
}

#[test]
fn a_display_without_opengl_leads_to_the_terminal() {
    let Some(display) = Display::start("1280x720") else { return };
    let folder = tempfile::tempdir().unwrap();
    // Without a driver Xlib ends the process that asks for OpenGL.
    let mut command = display.command(program());
    command.env("LIBGL_DRIVERS_PATH", folder.path()).env("GHOSTLINE_DATA", folder.path()).stdin(Stdio::null());
    let output = command.output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    let cause = "No window can be opened here (there is no OpenGL the game can use); the game is in the terminal.\n";
    assert!(said.ends_with(cause), "{said}");
    assert!(String::from_utf8(output.stdout).unwrap().contains("Night Audit"));
}
