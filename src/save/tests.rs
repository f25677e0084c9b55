//! Saves of the toy game: every way a file can be bad, and every moment a save can be cut short.

use std::{fs, path::Path};

use super::*;
use crate::engine::{
    Match, Seat,
    toy::{Toy, ToyAction, ToySetup},
};

impl Savable for Toy {
    const NAME: &'static str = "toy";

    fn title(_: &ToySetup) -> Title {
        Title { id: "toy".into(), name: "A \"toy\"\nof two lines".into() }
    }
}

/// A match after `takes` cards.
fn game(takes: usize) -> Match<Toy> {
    let mut game = Match::new(ToySetup { seats: 1, rounds: 9, cards: (1..40).collect() }, 7);
    for _ in 0..takes {
        game.act(Seat(0), &ToyAction::Take).unwrap();
    }
    game
}

fn file() -> &'static Path {
    Path::new("saves/one.ron")
}

/// A storage with a save after one card, and the text of it.
fn saved() -> (Memory, String) {
    let mut memory = Memory::default();
    store(&mut memory, file(), &game(1)).unwrap();
    let text = String::from_utf8(memory.files[file()].clone()).unwrap();
    (memory, text)
}

/// What loading a file with this content alone says.
fn fault(bytes: impl Into<Vec<u8>>) -> SaveFault {
    let mut memory = Memory::default();
    memory.files.insert(file().into(), bytes.into());
    load::<Toy>(&memory, file()).map(|_| ()).unwrap_err().fault
}

/// The text with its first line sealing the rest again.
fn resealed(text: &str) -> String {
    let (line, rest) = text.split_once('\n').unwrap();
    let at = line.rfind("hash:").unwrap();
    format!("{}hash:\"{}\",\n{rest}", &line[..at], header::seal(rest))
}

#[test]
fn a_loaded_match_goes_on_as_if_it_had_never_stopped() {
    let mut played = game(2);
    played.act(Seat(0), &ToyAction::Stop).unwrap();
    played.act(Seat(0), &ToyAction::Double).unwrap();
    let mut memory = Memory::default();
    let header = store(&mut memory, file(), &played).unwrap();
    let mut loaded: Loaded<Toy> = load(&memory, file()).unwrap();
    assert!(loaded.warning.is_none());
    assert_eq!((loaded.header.clone(), loaded.header.turn), (header, 2));
    assert_eq!(loaded.game.hash(), played.hash());
    assert_eq!(loaded.game.undoable(), played.undoable());
    for _ in 0..3 {
        assert_eq!(loaded.game.act(Seat(0), &ToyAction::Take), played.act(Seat(0), &ToyAction::Take));
    }
}

#[test]
fn the_header_stands_on_the_first_line_and_is_read_alone() {
    let (memory, text) = saved();
    let header = peek(&memory, file()).unwrap();
    assert_eq!((header.game.as_str(), header.version, header.turn), ("toy", VERSION, 1));
    assert_eq!(header.name, "A \"toy\"\nof two lines");
    assert!(text.starts_with("(format:\"ghostline-save\",version:1,game:\"toy\","), "{text}");
}

#[test]
fn the_save_before_is_kept_and_stands_in_for_a_damaged_one() {
    let (mut memory, first) = saved();
    store(&mut memory, file(), &game(2)).unwrap();
    assert_eq!(memory.files[&backup(file())], first.as_bytes());
    memory.files.get_mut(file()).unwrap().truncate(300);
    let loaded = load::<Toy>(&memory, file()).unwrap();
    assert_eq!(loaded.game.hash(), game(1).hash());
    let warning = loaded.warning.unwrap();
    assert!(matches!(warning.fault, SaveFault::Broken { .. }), "{warning}");
    assert!(warning.to_string().starts_with("saves/one.ron: changed or cut off"), "{warning}");
}

#[test]
fn a_damaged_save_never_takes_the_place_of_a_good_backup() {
    let (mut memory, first) = saved();
    store(&mut memory, file(), &game(2)).unwrap();
    memory.files.insert(file().into(), b"half a sa".to_vec());
    store(&mut memory, file(), &game(3)).unwrap();
    assert_eq!(memory.files[&backup(file())], first.as_bytes());
}

#[test]
fn a_save_cut_off_or_changed_anywhere_is_noticed() {
    let (_, text) = saved();
    for end in 0..text.len() {
        assert!(fault(&text[..end]).is_damage(), "cut off at {end}");
    }
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 0x04;
        let mut memory = Memory::default();
        memory.files.insert(file().into(), bytes);
        // Within the title nothing is lost; everywhere else the load must fail.
        if let Ok(loaded) = load::<Toy>(&memory, file()) {
            assert_eq!(loaded.game.hash(), game(1).hash(), "changed at {at}");
            assert!(at < text.find('\n').unwrap(), "changed at {at}");
        }
    }
}

#[test]
fn each_kind_of_bad_file_has_its_own_words() {
    let (memory, text) = saved();
    assert!(matches!(fault(""), SaveFault::NotASave));
    assert!(matches!(fault("(\n)"), SaveFault::NotASave));
    assert!(matches!(fault([0xff, 0xfe, b'\n']), SaveFault::NotText));
    assert!(matches!(fault(vec![b' '; LIMIT as usize + 1]), SaveFault::TooLarge { limit: LIMIT }));
    assert!(matches!(fault(text.replace("ghostline-save", "other")), SaveFault::NotASave));
    assert!(matches!(fault(text.replace("version:1", "version:0")), SaveFault::NotASave));
    let newer = fault(text.replace("version:1", "version:7,extra:(1,2)"));
    assert_eq!(newer.to_string(), "this save is of version 7, this game reads up to 1: update the game");
    let other = fault(text.replace("game:\"toy\"", "game:\"chess\""));
    assert!(matches!(other, SaveFault::OtherGame { .. }), "{other}");
    let nowhere = load::<Toy>(&memory, Path::new("none")).map(|_| ()).unwrap_err();
    assert_eq!(nowhere.to_string(), "none: there is no such save; check the name");
}

#[test]
fn a_sealed_lie_is_still_refused() {
    let (_, text) = saved();
    let lies = [
        resealed(&text.replace("snapshot: (", "snapshot: (more: 1,")),
        resealed(&text.replace("pot:", "pit:")),
        resealed(&format!("{}\nsnapshot: {},\n)\n", text.lines().next().unwrap(), "(".repeat(100_000))),
        resealed(&format!("{}\nsnapshot: {},\n)\n", text.lines().next().unwrap(), "[".repeat(100_000))),
    ];
    for lie in lies {
        let fault = fault(lie.as_str());
        assert!(matches!(fault, SaveFault::Unreadable(_)), "{fault}");
    }
    let other_state = resealed(&text.replacen("round: 1", "round: 2", 1));
    assert_ne!(other_state, resealed(&text));
    assert!(matches!(fault(other_state), SaveFault::Unplayable(_)));
}

#[test]
fn a_newer_save_is_not_passed_over_for_an_older_one() {
    let (mut memory, text) = saved();
    store(&mut memory, file(), &game(2)).unwrap();
    memory.files.insert(file().into(), text.replace("version:1", "version:2").into_bytes());
    let error = load::<Toy>(&memory, file()).map(|_| ()).unwrap_err();
    assert!(matches!(error.fault, SaveFault::Newer { version: 2, reads: 1 }));
}

/// A storage whose power goes out after some writes, leaving the last one undone.
struct Dying(Memory, usize);

impl Storage for Dying {
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault> {
        self.0.read(file, limit)
    }

    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        self.1 = self.1.checked_sub(1).ok_or_else(|| std::io::Error::other("power cut"))?;
        self.0.replace(file, bytes)
    }
}

#[test]
fn a_power_cut_at_any_step_leaves_the_newest_finished_save() {
    for steps in 0..12 {
        let mut storage = Dying(Memory::default(), steps);
        let mut newest = None;
        for takes in 0..6 {
            if store(&mut storage, file(), &game(takes)).is_ok() {
                newest = Some(game(takes).hash());
            }
        }
        let loaded = load::<Toy>(&storage.0, file()).ok();
        assert!(loaded.as_ref().is_none_or(|loaded| loaded.warning.is_none()));
        assert_eq!(loaded.map(|loaded| loaded.game.hash()), newest, "power cut after {steps} steps");
    }
}

#[test]
fn the_disk_keeps_two_saves_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deeper/one.ron");
    for takes in 0..3 {
        store(&mut Disk, &file, &game(takes)).unwrap();
    }
    // What a killed process leaves behind is in nobody's way.
    fs::write(folder.path().join("deeper/.ghostline-x.tmp"), "(format:").unwrap();
    assert_eq!(load::<Toy>(&Disk, &file).unwrap().game.hash(), game(2).hash());
    fs::remove_file(&file).unwrap();
    let loaded = load::<Toy>(&Disk, &file).unwrap();
    assert_eq!(loaded.game.hash(), game(1).hash());
    assert!(matches!(loaded.warning.unwrap().fault, SaveFault::Missing));
    assert_eq!(fs::read_dir(folder.path().join("deeper")).unwrap().count(), 2);
}

#[test]
fn directories_and_devices_are_neither_read_nor_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let mut paths = vec![folder.path().to_owned()];
    paths.extend(cfg!(unix).then(|| "/dev/zero".into()));
    for path in paths {
        let read = load::<Toy>(&Disk, &path).map(|_| ()).unwrap_err();
        assert!(matches!(read.fault, SaveFault::NotAFile), "{read}");
        let written = store(&mut Disk, &path, &game(0)).unwrap_err();
        assert!(matches!(written.fault, SaveFault::NotAFile), "{written}");
    }
}

#[test]
fn slots_are_listed_newest_first_and_damaged_ones_are_not_hidden() {
    let data = tempfile::tempdir().unwrap();
    let slots = Slots::under(data.path());
    assert!(slots.list().is_empty());
    store(&mut Disk, &slots.file("first").unwrap(), &game(0)).unwrap();
    let bad = slots.file("bad").unwrap();
    fs::write(&bad, "nothing").unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    fs::File::options().write(true).open(&bad).unwrap().set_modified(later).unwrap();
    let listed = slots.list();
    assert_eq!(listed.iter().map(|(slot, _)| slot.as_str()).collect::<Vec<_>>(), ["bad", "first"]);
    assert!(listed[0].1.is_err() && listed[1].1.is_ok());
    for name in ["", "../up", "a/b", ".", &"x".repeat(41)] {
        assert!(slots.file(name).is_err(), "{name}");
    }
}
