//! Where games, settings and records are kept: what fails is said, and nothing crashes.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

#[cfg(unix)]
mod talk;

use std::{fs, path::Path};

use ghostline::{
    content::{Catalog, Disk},
    engine::Match,
    stealth::{Setup, Stealth},
    ui::{App, Settings, Start, Store, Thinker},
    words::Words,
};

fn game() -> Match<Stealth> {
    let catalog = Catalog::shipped().unwrap();
    let (mission, gear) = (catalog.find(&Disk, "night_audit").unwrap(), catalog.starting_gear());
    Match::new(Setup::new(mission, gear), 7)
}

/// What is said after everything there is was to be kept in a folder.
fn faults(folder: &Path) -> Vec<String> {
    let mut store = Store::under(folder.to_owned());
    store.keep_settings(&Settings::default());
    store.autosave(&game());
    store.finish().into_iter().map(|fault| fault.to_string()).collect()
}

#[test]
fn what_is_kept_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(faults(folder.path()), [""; 0]);
    let store = Store::under(folder.path().to_owned());
    assert_eq!(store.settings().0, Settings::default());
    let file = store.slots().unwrap().file("autosave").unwrap();
    assert_eq!(store.load(&file).unwrap().game.hash(), game().hash());
}

#[test]
fn a_folder_that_cannot_be_made_is_said_and_nothing_crashes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "here stands something else").unwrap();
    let said = faults(&file.join("ghostline"));
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().all(|said| said.contains("the disk refused")), "{said:?}");
}

#[test]
fn broken_settings_are_said_on_the_screen_and_the_game_starts_as_new() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.ron"), "(text_scale: \"large\")").unwrap();
    let store = Store::under(folder.path().to_owned());
    let catalog = Catalog::shipped().unwrap();
    let app = App::new(Start { catalog, words: Words::english(), store, thinker: Thinker::AtOnce, seed: None });
    assert_eq!(app.desk().settings, Settings::default());
    assert!(app.desk().messages.iter().any(|message| message.text.contains("settings.ron")));
}

/// What a game of two commands tells whose saves the system refuses, started by a line of the shell.
#[cfg(unix)]
fn refused(shell: &str, data: &Path) -> String {
    use std::{
        io::Write,
        process::{Command, Stdio},
    };
    let program = talk::ghostline();
    let line = format!("{shell} exec \"$0\" play --plain --mission night_audit --seed 3");
    let mut game = Command::new("sh");
    game.args(["-c", &line]).arg(program.get_program()).env("GHOSTLINE_DATA", data);
    let mut game = game.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    game.stdin.take().unwrap().write_all(b"b\nsave x\nquit\n").unwrap();
    let output = game.wait_with_output().unwrap();
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(unix)]
#[test]
fn a_full_disk_or_a_folder_that_cannot_be_made_does_not_end_the_game() {
    let folder = tempfile::tempdir().unwrap();
    // No file may grow: what is written fails as on a full disk.
    let full = refused("trap '' XFSZ; ulimit -f 0;", folder.path());
    assert!(full.contains("the disk refused"), "{full}");
    let nowhere = refused("", Path::new("/dev/null/ghostline"));
    assert!(nowhere.contains("the disk refused"), "{nowhere}");
}
