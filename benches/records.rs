//! The book of records: opening one of two thousand games in under ten milliseconds, and counting what they come to.

use std::{collections::BTreeMap, path::Path};

use divan::Bencher;
use ghostline::{
    records::{self, Book, Day, Fall, Filter, Record, Stats},
    save::Memory,
};

fn main() {
    divan::main();
}

/// A game with as much to tell as most have.
fn game(seed: u64) -> Record {
    let names = |list: &[&str]| list.iter().map(|&name| name.to_owned()).collect();
    Record {
        mission: format!("mission_{}", seed % 14),
        name: "The Long Wave".into(),
        day: Day(20_000),
        seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        moves: 60,
        won: !seed.is_multiple_of(3),
        turns: 18,
        par: Some(11),
        kills: 2,
        seen: 1,
        health: (2, 3),
        alarm: (0..18).map(|turn| turn * 2).collect(),
        fall: seed.is_multiple_of(3).then(|| Fall::Attack { by: "guard".into(), sector: "3·4".into() }),
        gear: names(&["pistol", "cloak", "boots"]),
        gear_used: names(&["pistol"]),
        items: names(&["smoke_pin", "patch"]),
        items_used: names(&["patch"]),
        badges: ["whole", "known-odds", "thorough"].map(str::to_owned).into(),
        ..Record::default()
    }
}

/// A storage with a book of two thousand games.
fn storage() -> Memory {
    let mut memory = Memory::default();
    let book = Book::new((0..records::MOST_GAMES as u64).map(game).collect(), BTreeMap::new());
    let _ = records::keep(&mut memory, Path::new("data"), &book);
    memory
}

#[divan::bench]
fn open_2000_games(bencher: Bencher<'_, '_>) {
    let mut memory = storage();
    bencher.bench_local(|| records::open(&mut memory, Path::new("data")).0.games().len());
}

#[divan::bench]
fn add_to_2000_games(bencher: Bencher<'_, '_>) {
    let mut memory = storage();
    let mut seed = 1_000_000;
    bencher.bench_local(|| {
        seed += 1;
        records::add(&mut memory, Path::new("data"), game(seed)).is_ok()
    });
}

#[divan::bench]
fn count_2000_games(bencher: Bencher<'_, '_>) {
    let (book, _) = records::open(&mut storage(), Path::new("data"));
    bencher.bench(|| Stats::of(&book, &Filter::default()).rate);
}
