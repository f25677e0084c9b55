//! Editing the largest missions: 64 × 64 sectors, 64 enemies, six patrols.

mod largest;

use std::path::Path;

use self::largest::{largest, with_waypoints};
use ghostline::{
    content::{Cards, Catalog, Sheet, mission_from_str},
    edit::{
        Command, Document, Edit, File, History, Survey, faults,
        live::{Finding, Job, Verdict},
    },
    save::{Disk, Memory, Storage},
    stealth::Sector,
};

fn main() {
    divan::main();
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

/// What the editor does when it opens a file: reads it, looks for a journal, and checks it.
#[divan::bench]
fn open_and_check(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let (mut disk, path) = (Memory::default(), Path::new("largest.ron"));
    if disk.replace(path, largest().write().as_bytes()).is_err() {
        return;
    }
    bencher.bench_local(|| {
        let file = File::open(&disk, path).ok()?;
        Some(faults("largest.ron", file.document(), catalog.cards()).findings.len())
    });
}

/// What the game does with the same file: the mission with all its routes.
#[divan::bench(args = [6, 16, 64])]
fn open_to_play(bencher: divan::Bencher<'_, '_>, waypoints: usize) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let text = with_waypoints(waypoints).write();
    assert!(mission_from_str("largest.ron", &text, &catalog).is_ok(), "only a mission without errors is measured");
    bencher.bench(|| mission_from_str("largest.ron", &text, &catalog).map(|mission| mission.patrols()));
}

#[divan::bench]
fn save_to_disk(bencher: divan::Bencher<'_, '_>) {
    let Ok(folder) = tempfile::tempdir() else { return };
    let mut disk = Disk;
    let mut file = File::new(folder.path().join("largest.ron"), Document::new(largest()));
    let mut tile = 1;
    bencher.bench_local(|| {
        tile = tile % 11 + 1;
        let at = Sector::at(30, 30).into_iter().collect();
        let done = file.perform(&mut disk, &Command::Paint { at, tile });
        (done, file.save(&mut disk).is_ok())
    });
}

/// Until a job says what it is asked for.
fn wait(sheet: &Sheet, cards: &Cards, enough: impl Fn(&Finding) -> bool) -> Option<Finding> {
    let mut job = Job::start(sheet, cards, || ());
    while !job.is_done() {
        match job.poll() {
            Some(finding) if enough(&finding) => return Some(finding),
            Some(_) => {}
            None => std::thread::sleep(std::time::Duration::from_millis(1)),
        }
    }
    None
}

#[divan::bench(sample_count = 10)]
fn first_word_of_the_solver(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let sheet = largest();
    bencher.bench_local(|| wait(&sheet, catalog.cards(), |_| true));
}

#[divan::bench(sample_count = 1)]
fn first_games(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let sheet = largest();
    bencher.bench_local(|| wait(&sheet, catalog.cards(), |finding| matches!(finding, Finding::Estimate(_))));
}

#[divan::bench(sample_count = 1)]
fn verdict(bencher: divan::Bencher<'_, '_>) {
    let Ok(catalog) = Catalog::shipped() else { return };
    let sheet = largest();
    let settled = |finding: &Finding| matches!(finding, Finding::Proof(proof) if proof.verdict != Verdict::Searching);
    bencher.bench_local(|| wait(&sheet, catalog.cards(), settled));
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
