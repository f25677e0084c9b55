//! `ghostline stats` from outside, and the records of games played in the terminal.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Output, Stdio},
};

use ghostline::{
    content::Catalog,
    engine::{Match, Turn},
    records::{self, Fall, Record},
    save::Disk,
    session::demo,
    stealth::{Difficulty, Setup, Stealth, bots::Cautious},
};
use serde_json::Value;
use talk::ghostline;

fn run(data: &Path, args: &[&str]) -> Output {
    ghostline().arg("stats").args(args).env("GHOSTLINE_DATA", data).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A folder with three games of one mission and one of another.
fn played() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let game = |mission: &str, seed: u64, won| Record {
        mission: mission.into(),
        name: "Glass Quay".into(),
        seed,
        won,
        turns: 12 + seed as u16,
        par: Some(11),
        alarm: vec![4, 8],
        difficulty: if seed == 2 { Difficulty::Hard } else { Difficulty::Standard },
        fall: (!won).then(|| Fall::Attack { by: "hound".into(), sector: "2·3".into() }),
        badges: if won { ["ghost".to_owned()].into() } else { [].into() },
        ..Record::default()
    };
    for (seed, won) in [(0, true), (1, false), (2, true)] {
        records::add(&mut Disk, folder.path(), game("glass_quay", seed, won)).unwrap();
    }
    records::add(&mut Disk, folder.path(), game("night_audit", 9, false)).unwrap();
    folder
}

#[test]
fn programs_get_every_figure() {
    let folder = played();
    let output = run(folder.path(), &["--format", "json"]);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&told["games"], &told["wins"], &told["win_rate"]), (&4.into(), &2.into(), &0.5.into()));
    let quay = &told["missions"][0];
    assert_eq!(
        (&quay["mission"], &quay["best_turns"], &quay["par_turns"]),
        (&"glass_quay".into(), &12.into(), &11.into())
    );
    assert_eq!((&quay["turns"]["median"], &quay["badges"][0]), (&13.0.into(), &"ghost".into()));
    assert_eq!((&told["lost_to"][0]["enemy"], &told["lost_to"][0]["games"]), (&"hound".into(), &2.into()));
    assert_eq!((&told["alarm"][1]["turn"], &told["alarm"][1]["mean"]), (&2.into(), &8.0.into()));
}

#[test]
fn people_get_a_table() {
    let folder = played();
    let told = text(&run(folder.path(), &[]).stdout);
    let row = told.lines().find(|line| line.starts_with("Glass Quay")).unwrap_or_else(|| panic!("{told}"));
    assert_eq!(
        row.split_whitespace().collect::<Vec<_>>(),
        ["Glass", "Quay", "2/3", "67%", "(21%–94%)", "12", "13", "11", "1"]
    );
    assert!(told.contains("All missions           2/4       50%"), "{told}");
    assert!(told.contains("Lost to Hound: 2 of 2, 100%"), "{told}");
}

#[test]
fn games_can_be_narrowed_down_and_what_was_never_played_is_refused() {
    let folder = played();
    let hard: Value =
        serde_json::from_slice(&run(folder.path(), &["--difficulty", "hard", "--format", "json"]).stdout).unwrap();
    assert_eq!(hard["games"], 1);
    let audit = text(&run(folder.path(), &["--mission", "night_audit"]).stdout);
    assert!(audit.contains("Night Audit") && !audit.contains("Glass Quay"), "{audit}");
    for (args, words) in
        [(["--mission", "nowhere"], "glass_quay, night_audit"), (["--difficulty", "mild"], "story, standard or hard")]
    {
        let refused = run(folder.path(), &args);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains(words), "{}", text(&refused.stderr));
    }
}

#[test]
fn somebody_new_and_a_damaged_file_are_told_what_is_so() {
    let folder = tempfile::tempdir().unwrap();
    let new = run(folder.path(), &[]);
    assert_eq!((new.status.code(), text(&new.stdout).as_str()), (Some(0), "No finished game yet.\n"));
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "looking leaves nothing behind");
    let folder = played();
    let file = folder.path().join(records::FILE);
    let broken = fs::read_to_string(&file).unwrap().replacen("\"seed\":1,", "\"seed\":one,", 1);
    fs::write(&file, &broken).unwrap();
    let output = run(folder.path(), &["--format", "json"]);
    assert!(text(&output.stderr).contains("one of its lines could not be read"), "{}", text(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &told["games"]), (Some(0), &3.into()));
    let kept = fs::read_dir(folder.path())
        .unwrap()
        .flatten()
        .find(|entry| entry.file_name().to_string_lossy().contains("aside"));
    assert_eq!(fs::read_to_string(kept.unwrap().path()).unwrap(), broken);
}

/// A seed with which a bot wins, and the numbers its game is typed with in the terminal.
fn script() -> (u64, String) {
    let catalog = Catalog::shipped().unwrap();
    let setup = Setup::new(catalog.mission("night_audit").unwrap(), catalog.starting_gear());
    let played = |seed| (seed, demo::played(setup.clone(), seed, &mut Cautious::default()));
    let won = (0..200).map(played).find(|(_, game)| matches!(game.turn(), Turn::Over(end) if end.won));
    let (seed, game) = won.unwrap();
    let mut again = Match::<Stealth>::new(setup, seed);
    let mut typed = "auto order ask\nauto way ask\nauto card ask\nb\n".to_owned();
    for (seat, action) in &game.journal().actions {
        let at = again.options(*seat).iter().position(|option| option == action).unwrap();
        typed.push_str(&(at + 1).to_string());
        typed.push('\n');
        again.act(*seat, action).unwrap();
    }
    (seed, typed + "records\nq\n")
}

#[test]
fn a_game_played_in_the_terminal_counts_among_the_records() {
    let folder = tempfile::tempdir().unwrap();
    let (seed, script) = script();
    let mut game = ghostline()
        .args(["play", "--plain", "--mission", "night_audit", "--seed", &seed.to_string()])
        .env("GHOSTLINE_DATA", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    game.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = game.wait_with_output().unwrap();
    let told = text(&output.stdout);
    assert!(output.status.success() && told.contains("== Records =="), "{told}");
    assert!(told.lines().any(|line| line.starts_with("Night Audit") && line.contains("1/1")), "{told}");
    let (book, trouble) = records::open(&mut Disk, folder.path());
    assert!(trouble.is_none() && book.games().len() == 1);
    assert!(book.games()[0].won && book.best("night_audit").is_some());
}
