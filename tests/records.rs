//! Records of real games, and kills while they are written.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use ghostline::{
    content::Catalog,
    records::{self, End, Fall, Played, Record},
    save::Disk,
    session::{badges::Par, demo, summary::Summary},
    stealth::{Setup, bots::Cautious},
};

#[test]
fn a_real_game_is_told_with_what_was_brought_and_what_it_fell_to() {
    let catalog = Catalog::shipped().unwrap();
    let setup = Setup::new(catalog.mission("night_audit").unwrap(), catalog.starting_gear());
    let issued: Vec<String> = setup.gear.iter().map(|gear| gear.id.clone()).collect();
    let told = |seed| {
        let game = demo::played(setup.clone(), seed, &mut Cautious::default());
        let summary = Summary::of(&game);
        Record::of(&game, &summary, Par::Unknown, &issued, End::Played)
    };
    let records: Vec<Record> = (0..40).map(told).collect();
    let lost = records.iter().find(|record| !record.won).unwrap();
    let Some(Fall::Attack { by, sector }) = &lost.fall else { panic!("{lost:?}") };
    assert!(catalog.kind(by).is_some() && sector.contains('·'), "{by} {sector}");
    assert!(lost.badges.is_empty() && lost.health.0 == 0);
    let won = records.iter().find(|record| record.won).unwrap();
    assert!(won.fall.is_none() && won.gear == issued && won.health.0 > 0);
    assert!(records.iter().any(|record| !record.gear_used.is_empty()), "somebody attacked");
}

/// Where the child of the next test writes.
const FOLDER: &str = "GHOSTLINE_TEST_RECORDS";

fn numbered(seed: u64) -> Record {
    Record { mission: "vault".into(), seed, turns: 9, won: true, alarm: vec![3; 40], ..Record::default() }
}

/// Writes records until somebody ends it, and says each time how many are safe. Does nothing unless it is asked to.
#[test]
fn writer() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else { return };
    let (book, trouble) = records::open(&mut Disk, &folder);
    assert!(trouble.is_none(), "{trouble:?}");
    for seed in book.games().len() as u64.. {
        records::add(&mut Disk, &folder, numbered(seed)).unwrap();
        fs::write(folder.join("safe"), (seed + 1).to_string()).unwrap();
    }
}

#[test]
fn a_process_killed_while_writing_loses_no_finished_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut most = 0;
    for round in 0..20u64 {
        let mut writer = Command::new(env::current_exe().unwrap())
            .args(["--exact", "writer"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_micros(40_000 + round * 1370));
        writer.kill().unwrap();
        writer.wait().unwrap();
        let safe = fs::read_to_string(folder.path().join("safe")).ok().and_then(|text| text.parse().ok());
        let (book, trouble) = records::open(&mut Disk, folder.path());
        assert!(trouble.is_none(), "round {round}: {trouble:?}");
        let count = book.games().len() as u64;
        // The note of how many are safe may itself have been cut short.
        assert!(count >= safe.unwrap_or(0) && count >= most, "round {round}: {count} of {safe:?}");
        assert!((0..).zip(book.games()).all(|(seed, game)| *game == numbered(seed)), "round {round}");
        most = count;
    }
    assert!(most > 20, "only {most} were written at all");
}

#[test]
fn two_programs_that_write_side_by_side_keep_each_others_games() {
    let folder = tempfile::tempdir().unwrap();
    thread::scope(|scope| {
        for writer in 0..3u64 {
            let data = folder.path();
            scope.spawn(move || {
                (0..10).for_each(|game| drop(records::add(&mut Disk, data, numbered(writer * 100 + game)).unwrap()));
            });
        }
    });
    assert_eq!(records::open(&mut Disk, folder.path()).0.games().len(), 30);
}

#[test]
fn a_contract_is_known_by_its_mission_whoever_notes_it() {
    let catalog = Catalog::shipped().unwrap();
    let file = fs::read_to_string("missions/campaign/01_night_audit.ron").unwrap();
    let text = file.replacen("id: \"night_audit\"", "id: \"contract_1_2\"", 1);
    let mission = ghostline::content::mission_from_str("contract.ron", &text, &catalog).unwrap();
    let setup = Setup::new(std::sync::Arc::new(mission), catalog.starting_gear());
    let game = demo::played(setup, 3, &mut Cautious::default());
    let record = Record::of(&game, &Summary::of(&game), Par::Unknown, &[], End::Played).played(Played::Single);
    assert_eq!((record.played, record.row()), (Played::Contract, records::CONTRACTS));
}
