//! The command line from outside: what is printed where, and the exit codes.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{
    fs,
    io::{Read, Write},
    process::{Output, Stdio},
};

use serde_json::json;
use talk::{MISSION, Talk, ghostline};

/// The output of a command that has no input.
fn run(args: &[&str]) -> Output {
    ghostline().args(args).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn help_and_version_stand_on_every_command() {
    let commands = [
        &[][..],
        &["play"],
        &["check"],
        &["contract"],
        &["new"],
        &["share"],
        &["pack"],
        &["format"],
        &["solve"],
        &["sim"],
        &["replay"],
        &["protocol"],
        &["map"],
        &["shots"],
        &["stats"],
    ];
    for command in commands {
        let help = run(&[command, &["--help"]].concat());
        assert!(help.status.success() && help.stdout.len() > 100, "{command:?}");
    }
    let version = run(&["--version"]);
    assert_eq!(text(&version.stdout), format!("ghostline {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_new_mission_passes_the_check_and_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("first_try.ron");
    let file = file.to_str().unwrap();
    assert_eq!(run(&["new", file]).status.code(), Some(0));
    assert!(fs::read_to_string(file).unwrap().contains("name: \"First Try\""));
    assert_eq!(run(&["check", file]).status.code(), Some(0));
    fs::write(file, "mine").unwrap();
    let again = run(&["new", file]);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("is there already"));
    assert_eq!(fs::read_to_string(file).unwrap(), "mine");
}

#[test]
fn what_cannot_run_exits_with_2_and_says_why() {
    let cases: [(&[&str], &str); 16] = [
        (&["fly"], "fly"),
        (&["map", MISSION], "--output"),
        (&["map", "nowhere", "-o", "x.svg"], "night_audit"),
        (&["map", MISSION, "-o", "/"], "directory"),
        (&["replay", "nowhere.ron"], "no such save"),
        (&["replay", "src"], "directory"),
        (&["replay", "Cargo.toml"], "not a save"),
        (&["play", "--game", "chess"], "it has: stealth, deduction"),
        (&["play", "--scenario", "hell_gate"], "--scenario"),
        (&["play", "--seats", "4"], "--seats"),
        (&["play", "--mission", "nowhere"], "night_audit"),
        (&["play", "--mission", "night_audit", "--campaign"], "--campaign"),
        (&["shots", "pictures"], "there is no display"),
        (&["shots", "pictures", "--size", "12x9"], "1280x720"),
        (&["shots", "pictures", "--scale", "500"], "80 to 200"),
        (&["shots", "pictures", "--only", "nonsense"], "title"),
    ];
    for (args, words) in cases {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = text(&output.stderr);
        assert!(said.contains(words), "{args:?} says {said}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

/// A saved game a few turns long.
fn saved(file: &std::path::Path) {
    let mut talk = Talk::playing(4);
    for _ in 0..8 {
        // Waiting at the start; a question about the guards gets its first answer.
        let asked = !talk.look()["view"]["question"].is_null();
        talk.ok(&if asked { json!({"act": 0}) } else { json!({"act": "pass"}) });
    }
    talk.ok(&json!({"save": file}));
}

#[test]
fn a_saved_game_is_told_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    saved(&file);
    let told = run(&["replay", file.to_str().unwrap()]);
    assert!(told.status.success());
    let log = text(&told.stdout);
    assert!(log.starts_with("Night Audit, seed 4, 8 actions\n> "), "{log}");
    assert!(log.lines().count() > 12, "{log}");
    let verified = run(&["replay", file.to_str().unwrap(), "--verify"]);
    assert!(verified.status.success());
    assert!(text(&verified.stdout).starts_with("Verified: 8 actions, "), "{}", text(&verified.stdout));
}

#[test]
fn a_journal_that_does_not_play_as_recorded_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    saved(&file);
    // Another seed deals other cards; the seal is made to fit, as by somebody who wants to boast.
    let forged = fs::read_to_string(&file).unwrap().replace("seed: 4", "seed: 5");
    let (line, rest) = forged.split_once('\n').unwrap();
    let head = line.split("hash:").next().unwrap();
    let hash = xxhash_rust::xxh3::xxh3_64(rest.as_bytes());
    fs::write(&file, format!("{head}hash:\"{hash:016x}\",\n{rest}")).unwrap();
    let verified = run(&["replay", file.to_str().unwrap(), "--verify"]);
    assert_eq!(verified.status.code(), Some(1), "{}", text(&verified.stderr));
    assert!(text(&verified.stdout).contains("differs"), "{}", text(&verified.stdout));
    assert_eq!(run(&["replay", file.to_str().unwrap()]).status.code(), Some(1));
}

#[test]
fn a_map_is_drawn_with_every_sector_letter_and_waypoint() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.svg");
    let output = run(&["map", MISSION, "-o", file.to_str().unwrap()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let picture = fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    for letter in 'A'..='K' {
        assert!(picture.contains(&format!(">{letter}</text>")), "no letter {letter}");
    }
    assert_eq!(picture.matches("scale(0.94)").count(), 16, "one floor for each sector");
    assert!(picture.contains(">Night Audit</text>"));
    assert!(picture.contains("1 objective · par 6 turns</text>"), "the title block tells the par");
    let opened = picture.matches("<g ").count();
    assert_eq!(opened, picture.matches("</g>").count());
}

#[test]
fn a_map_has_no_line_of_a_patrol_that_is_walked_on_hard_only() {
    let folder = tempfile::tempdir().unwrap();
    let (mission, picture) = (folder.path().join("night_audit.ron"), folder.path().join("map.svg"));
    let blue = r#"Enemy(kind: "guard", colour: Blue"#;
    let written = fs::read_to_string("missions/campaign/01_night_audit.ron").unwrap();
    for (sheet, lines) in
        [(written.clone(), 1), (written.replace(&format!("{blue})"), &format!("{blue}, from: hard)")), 0)]
    {
        fs::write(&mission, sheet).unwrap();
        let output = run(&["map", mission.to_str().unwrap(), "-o", picture.to_str().unwrap()]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let drawn = fs::read_to_string(&picture).unwrap();
        assert_eq!(drawn.matches(r#"stroke-dasharray="10 3 2 3""#).count(), lines, "lines of the blue patrol");
    }
}

#[test]
fn the_picture_in_the_readme_is_the_map_as_it_is_drawn_now() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("map.svg");
    assert!(run(&["map", MISSION, "-o", file.to_str().unwrap()]).status.success());
    let picture = "assets/pictures/night_audit.svg";
    assert!(fs::read_to_string("README.md").unwrap().contains(picture));
    let same = fs::read_to_string(&file).unwrap() == fs::read_to_string(picture).unwrap();
    assert!(same, "draw it again: ghostline map night_audit -o {picture}");
}

#[test]
fn the_game_says_in_one_line_that_it_has_no_window_and_starts_in_the_terminal() {
    let output = run(&[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(
        text(&output.stderr),
        "No window can be opened here (there is no display); the game is in the terminal.\n"
    );
    assert!(text(&output.stdout).contains("Night Audit"), "the menu lists the first mission");
    let asked = run(&["play", "--terminal", "--mission", MISSION, "--seed", "3"]);
    assert!(asked.status.success() && asked.stderr.is_empty(), "{}", text(&asked.stderr));
    assert!(text(&asked.stdout).contains("Night Audit"));
}

#[test]
fn a_campaign_is_named_on_the_command_line_and_begun_where_there_is_none() {
    let data = tempfile::tempdir().unwrap();
    let play = |args: &[&str], lines: &str| {
        let mut command = ghostline();
        command.args(["play", "--plain"]).args(args).env("GHOSTLINE_DATA", data.path());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        text(&child.wait_with_output().unwrap().stdout)
    };
    assert!(play(&["--campaign", "mine"], "b\nquit\n").contains("== A new campaign: mine =="));
    assert!(play(&["--campaign", "mine"], "quit\n").contains("The campaign mine goes on."));
    assert!(play(&["--campaign"], "quit\n").contains("mine: Night Audit, 0 ByteBucks, Standard"));
}

#[test]
fn a_reader_that_leaves_early_is_no_reason_to_complain() {
    let mut child =
        ghostline().args(["protocol", "--schema"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Closing the pipe before anything is read.
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(said, "");
}
