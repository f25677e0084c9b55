//! The book by values: what is kept, what is counted, and every way its file can be bad.

use std::{collections::BTreeMap, path::Path};

use super::*;
use crate::{
    save::{Memory, SaveFault, Storage},
    stealth::Difficulty,
    words::Words,
};

/// A game of a mission, told from others by its seed; even seeds win.
fn game(mission: &str, seed: u64) -> Record {
    let won = seed.is_multiple_of(2);
    let fall = Fall::Attack { by: "guard".into(), sector: "2-3".into() };
    Record {
        mission: mission.into(),
        name: format!("The {mission}"),
        day: Day(20_000),
        seed,
        moves: 30,
        won,
        turns: 10 + (seed % 5) as u16,
        par: Some(9),
        health: (if won { 2 } else { 0 }, 3),
        alarm: vec![1, 4, 9],
        fall: (!won).then_some(fall),
        badges: if won { ["ghost".to_owned()].into() } else { [].into() },
        ..Record::default()
    }
}

fn data() -> &'static Path {
    Path::new("data")
}

fn file() -> std::path::PathBuf {
    data().join(FILE)
}

/// A storage with this many games, and the text of their file.
fn kept(count: u64) -> (Memory, String) {
    let mut memory = Memory::default();
    for seed in 0..count {
        assert!(add(&mut memory, data(), game("vault", seed)).unwrap().is_none());
    }
    let text = String::from_utf8(memory.files[&file()].clone()).unwrap();
    (memory, text)
}

fn asides(memory: &Memory) -> Vec<&[u8]> {
    let name = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("records-aside-"));
    memory.files.iter().filter(|(path, _)| name(path)).map(|(_, bytes)| bytes.as_slice()).collect()
}

#[test]
fn games_come_back_as_they_were_put_in() {
    let (mut memory, text) = kept(3);
    let (book, trouble) = open(&mut memory, data());
    assert!(trouble.is_none());
    assert_eq!(book.games(), [game("vault", 0), game("vault", 1), game("vault", 2)]);
    assert!(text.starts_with("{\"records\":{\"format\":\"ghostline-records\",\"version\":1}}\n"), "{text}");
    assert_eq!(text.lines().count(), 4, "one line per game");
}

#[test]
fn a_game_told_anew_takes_the_place_of_what_was_known_of_it() {
    let mut book = Book::default();
    assert!(book.note(Record { par: None, ..game("vault", 4) }));
    let mut known = game("vault", 4);
    known.badges.insert("par".into());
    assert!(book.note(known.clone()));
    assert!(!book.note(known.clone()), "nothing new");
    assert_eq!(book.games(), [known]);
    let best = book.best("vault").unwrap();
    assert_eq!((best.wins, best.turns, best.badges.len()), (1, 14, 2));
}

#[test]
fn only_the_newest_games_are_kept_in_detail_and_all_are_counted() {
    let over = 30;
    let mut book = Book::default();
    for seed in 0..MOST_GAMES as u64 + over {
        book.note(game("vault", seed));
    }
    assert_eq!((book.games().len(), book.count()), (MOST_GAMES, MOST_GAMES + 30));
    let earlier = &book.earlier()["vault"];
    assert_eq!((earlier.games, earlier.wins, earlier.turns), (30, 15, 10));
    assert_eq!(book.best("vault").unwrap().wins as usize, book.count() / 2);
    let again = Book::new(book.games().to_vec(), book.earlier().clone());
    assert_eq!(again, book, "the best is the same however the book was made");
}

#[test]
fn a_damaged_file_is_put_aside_and_every_line_that_can_be_read_is_kept() {
    let (mut memory, text) = kept(6);
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = "{\"game\":{\"mission\":\"va";
    let broken = lines.join("\n");
    memory.files.insert(file(), broken.clone().into_bytes());
    let (book, trouble) = open(&mut memory, data());
    assert_eq!(book.games().len(), 5);
    let said = trouble.unwrap().text(&Words::english());
    assert!(said.contains("records.jsonl: one of its lines") && said.contains("records-aside-"), "{said}");
    assert_eq!(asides(&memory), [broken.as_bytes()]);
    assert!(open(&mut memory, data()).1.is_none(), "it is told once");
}

#[test]
fn bytes_that_are_no_text_cost_only_their_lines() {
    let (mut memory, text) = kept(4);
    let mut bytes = text.into_bytes();
    let at = bytes.len() - 40;
    bytes[at] = 0xff;
    memory.files.insert(file(), bytes);
    let (book, trouble) = open(&mut memory, data());
    assert_eq!((book.games().len(), trouble.is_some()), (3, true));
}

#[test]
fn a_file_of_a_newer_game_is_put_aside_and_what_is_understood_is_kept() {
    let (mut memory, text) = kept(2);
    let newer = text.replace("\"version\":1", "\"version\":9").replace("\"turns\"", "\"mood\":\"calm\",\"turns\"")
        + "{\"dream\":{\"of\":\"later\"}}\n";
    memory.files.insert(file(), newer.clone().into_bytes());
    let (book, trouble) = open(&mut memory, data());
    assert_eq!(book.games().len(), 2);
    assert!(matches!(trouble, Some(Trouble::Newer { version: 9, .. })));
    assert_eq!(asides(&memory), [newer.as_bytes()]);
}

#[test]
fn damage_that_is_met_while_a_game_is_put_in_loses_nothing_either() {
    let (mut memory, text) = kept(2);
    let broken = text.replace("\"version\":1", "\"version\":\"one\"");
    memory.files.insert(file(), broken.clone().into_bytes());
    let trouble = add(&mut memory, data(), game("vault", 8)).unwrap();
    assert!(matches!(trouble, Some(Trouble::Damaged { lost: 1, .. })));
    assert_eq!(asides(&memory), [broken.as_bytes()]);
    assert_eq!(open(&mut memory, data()).0.games().len(), 3);
}

/// A storage that has no room for files whose name begins like this.
struct Full(Memory, &'static str);

impl Storage for Full {
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault> {
        self.0.read(file, limit)
    }

    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        let refused = file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(self.1));
        if refused { Err(SaveFault::Disk(std::io::ErrorKind::StorageFull.into())) } else { self.0.replace(file, bytes) }
    }
}

#[test]
fn what_cannot_be_put_aside_is_not_written_over() {
    let (mut memory, text) = kept(3);
    let broken = format!("{text}half a li");
    memory.files.insert(file(), broken.clone().into_bytes());
    let mut full = Full(memory, "records-aside-");
    let (book, trouble) = open(&mut full, data());
    assert_eq!(book.games().len(), 3, "what can be read is there all the same");
    assert!(matches!(trouble, Some(Trouble::Refused(_))));
    assert!(add(&mut full, data(), game("vault", 8)).is_err());
    assert_eq!(full.0.files[&file()], broken.as_bytes());
}

#[test]
fn a_full_disk_leaves_the_book_as_it_was() {
    let (memory, text) = kept(3);
    let mut full = Full(memory, "records");
    let refused = add(&mut full, data(), game("vault", 8)).unwrap_err().to_string();
    assert!(refused.contains("records.jsonl: the disk refused"), "{refused}");
    assert_eq!(full.0.files[&file()], text.as_bytes());
}

#[test]
fn the_best_that_older_games_kept_is_taken_over_and_their_file_left_alone() {
    let mut memory = Memory::default();
    let old =
        "(lessons: [\"goal\"], missions: {\"vault\": (wins: 3, turns: 11, badges: [\"felt\"]), \"x\": (wins: 0)})";
    let progress = data().join("progress.ron");
    memory.files.insert(progress.clone(), old.into());
    assert_eq!(open(&mut memory, data()).0.best("vault").map(|best| (best.wins, best.turns)), Some((3, 11)));
    add(&mut memory, data(), game("vault", 0)).unwrap();
    let (book, _) = open(&mut memory, data());
    let best = book.best("vault").unwrap();
    assert_eq!((best.wins, best.turns, best.badges.len()), (4, 10, 2));
    let stats = Stats::of(&book, &Filter::default());
    assert_eq!(
        stats.rate,
        Rate { wins: 1, games: 1 },
        "losses were not counted then: those wins say nothing of the rate"
    );
    assert_eq!(memory.files[&progress], old.as_bytes());
    assert_eq!(book.best("x"), None);
}

#[test]
fn a_file_that_asks_for_too_much_is_cut_down() {
    let long = Record { alarm: vec![7; 5000], name: "n".repeat(900), gear: vec!["g".into(); 90], ..game("vault", 1) };
    let mut book = Book::default();
    book.note(long);
    let game = &book.games()[0];
    assert_eq!((game.alarm.len(), game.name.len(), game.gear.len()), (200, 60, 32));
}

#[test]
fn contracts_are_counted_together() {
    let contract = |mission: &str, seed| game(mission, seed).played(Played::Contract);
    let book = Book::new(vec![contract("c1", 0), contract("c2", 1), game("vault", 2)], BTreeMap::new());
    let stats = Stats::of(&book, &Filter { mission: Some(CONTRACTS.into()), ..Filter::default() });
    assert_eq!((stats.rate, stats.missions.len()), (Rate { wins: 1, games: 2 }, 2));
    assert_eq!(book.best(CONTRACTS).map(|best| best.wins), Some(1));
}

#[test]
fn games_are_told_apart_by_mission_difficulty_and_what_they_were_played_as() {
    let hard = |seed| Record { difficulty: Difficulty::Hard, ..game("vault", seed) };
    let book = Book::new(
        vec![game("vault", 0), hard(2), hard(3).played(Played::Campaign), game("quay", 4)],
        BTreeMap::from([("quay".into(), Earlier { games: 5, wins: 2, turns: 8, ..Earlier::default() })]),
    );
    let rate = |filter: Filter| Stats::of(&book, &filter).rate;
    let (mission, difficulty) = (Some("vault".into()), Some(Difficulty::Hard));
    assert_eq!(rate(Filter::default()), Rate { wins: 5, games: 9 });
    assert_eq!(rate(Filter { mission, ..Filter::default() }), Rate { wins: 2, games: 3 });
    assert_eq!(
        rate(Filter { difficulty, ..Filter::default() }),
        Rate { wins: 1, games: 2 },
        "totals do not say how hard"
    );
    assert_eq!(rate(Filter { played: Some(Played::Campaign), ..Filter::default() }), Rate { wins: 0, games: 1 });
}

#[test]
fn turns_are_told_by_median_and_quarters_of_the_games_that_were_won() {
    let won = |turns| Record { turns, ..game("vault", u64::from(turns) * 2) };
    let mut games: Vec<Record> = [8, 9, 10, 12, 14, 15, 20, 30].map(won).into();
    games.push(Record { turns: 3, ..game("vault", 1) });
    let stats = Stats::of(&Book::new(games, BTreeMap::new()), &Filter::default());
    let expected = Spread { median: 13.0, middle: (9, 15), ends: (8, 30), games: 8 };
    assert_eq!(stats.pace, Pace { spread: Some(expected), par: Some(9) });
    assert_eq!(Stats::of(&Book::default(), &Filter::default()).pace, Pace::default());
}

#[test]
fn the_alarm_is_the_mean_of_the_games_that_came_so_far() {
    let curve = |seed, alarm: &[u16]| Record { alarm: alarm.to_vec(), ..game("vault", seed) };
    let games = vec![
        curve(0, &[0, 4, 8, 30, 31]),
        curve(1, &[2, 6]),
        curve(2, &[4, 8, 10]),
        curve(3, &[]),
        curve(4, &[2, 2, 3]),
        curve(5, &[2, 5, 7]),
    ];
    let alarm = Stats::of(&Book::new(games, BTreeMap::new()), &Filter::default()).alarm;
    let told: Vec<_> = alarm.iter().map(|point| (point.turn, point.mean, point.band, point.games)).collect();
    assert_eq!(told, [(1, 2.0, (0, 4), 5), (2, 5.0, (2, 8), 5), (3, 7.0, (3, 10), 4)], "one game of five is no curve");
}

#[test]
fn causes_are_counted_by_kind_with_the_sector_they_are_most_often_met_in() {
    let by = |seed, by: &str, sector: &str| {
        let fall = Some(Fall::Attack { by: by.into(), sector: sector.into() });
        Record { fall, ..game("vault", seed) }
    };
    let given_up = Record { fall: Some(Fall::GivenUp), ..game("vault", 11) };
    let games = vec![
        by(1, "hound", "1-1"),
        by(3, "guard", "2-2"),
        by(5, "hound", "3-3"),
        by(7, "hound", "3-3"),
        given_up,
        game("vault", 2),
    ];
    let falls = Stats::of(&Book::new(games, BTreeMap::new()), &Filter::default()).falls;
    let attack = |by: &str, sector: &str| Fall::Attack { by: by.into(), sector: sector.into() };
    assert_eq!(falls, [(attack("hound", "3-3"), 3), (attack("guard", "2-2"), 1), (Fall::GivenUp, 1)]);
}
