//! Editing the largest missions: 64 × 64 sectors, 64 enemies, six patrols.

use std::path::Path;

use ghostline::{
    content::{Bar, Catalog, Edge, Goal, Room, Sheet, SheetAlarm, Square, Thing},
    edit::{Command, Document, Edit, File, History, Survey, faults},
    save::Memory,
    stealth::{Colour, GRID, Sector},
};

fn main() {
    divan::main();
}

/// A mission as large as they come: rooms of four by four with two doors each, and patrols across the whole map.
fn largest() -> Sheet {
    let mut sheet = Sheet::new("largest", "Largest");
    let sectors = || (1..=GRID).flat_map(|row| (1..=GRID).filter_map(move |column| Sector::at(column, row)));
    for at in sectors() {
        let tile = (at.column() + at.row()) % 11 + 1;
        sheet.set_square(at, Some(Square::Room(Room { tile, letter: None })));
    }
    for at in sectors() {
        for edge in Edge::around(at) {
            let [a, b] = edge.ends();
            let border = a.column() / 4 != b.column() / 4 || a.row() / 4 != b.row() / 4;
            if border && a.column() % 4 != 1 && a.row() % 4 != 2 {
                sheet.set_bar(edge, Bar::Wall);
            }
        }
    }
    furnish(&mut sheet);
    sheet.settle();
    sheet
}

fn furnish(sheet: &mut Sheet) {
    let mut put = |column: usize, row: usize, thing: Thing| {
        if let Some(at) = Sector::at(column as u16 % GRID + 1, row as u16 % GRID + 1) {
            sheet.put(at, thing);
        }
    };
    put(0, 0, Thing::Start);
    put(63, 63, Thing::Exit);
    let goal = Goal { id: "core".into(), name: "Core".into(), text: "Warm.".into(), alarm: 0 };
    put(40, 20, Thing::Objective(goal));
    for (nth, colour) in Colour::ALL.into_iter().enumerate() {
        for number in 1..=6 {
            put(nth * 10 + number * 17, nth * 5 + number * 29, Thing::Waypoint { colour, number: number as i64 });
        }
    }
    for enemy in 0..64 {
        let colour = Colour::ALL[enemy % 6];
        put(enemy * 13 + 5, enemy * 7 + 9, Thing::Enemy { kind: "guard".into(), colour });
    }
    sheet.alarm = Some(SheetAlarm { alertness: 2, reinforcements: Vec::new() });
    (sheet.intro, sheet.conclusion) = ("In.".into(), "Out.".into());
}

fn paint() -> Command {
    Command::Paint { at: Sector::at(30, 30).into_iter().collect(), tile: 11 }
}

#[divan::bench]
fn apply_an_edit(bencher: divan::Bencher<'_, '_>) {
    let mut history = History::new(Document::new(largest()));
    bencher.bench_local(|| {
        let done = history.perform(&paint()).map(|edit: &Edit| edit.changes.len());
        (done, history.undo())
    });
}

#[divan::bench]
fn apply_an_edit_and_keep_it(bencher: divan::Bencher<'_, '_>) {
    let mut disk = Memory::default();
    let mut file = File::new(Path::new("largest.ron").to_owned(), Document::new(largest()));
    bencher.bench_local(|| (file.perform(&mut disk, &paint()), file.undo(&mut disk)));
}

#[divan::bench]
fn find_all_faults(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let document = Document::new(largest());
    bencher.bench(|| faults("largest.ron", &document, catalog.cards()).findings.len());
}

#[divan::bench]
fn survey_the_map(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let sheet = largest();
    bencher.bench(|| Survey::of(&sheet, catalog.cards()).rounds().len());
}

#[divan::bench]
fn open_a_file(bencher: divan::Bencher<'_, '_>) {
    let text = largest().write();
    bencher.bench(|| Document::open("largest.ron", &text).is_ok());
}

#[divan::bench]
fn write_a_file(bencher: divan::Bencher<'_, '_>) {
    let sheet = largest();
    bencher.bench(|| sheet.write().len());
}
