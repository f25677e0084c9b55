//! What is no content at all: each gets its clear fault, in bounded time and memory, and nothing panics.

use std::{fs, path::Path, time::Instant};

use ghostline::content::{
    Catalog, Code, Disk, Group, MOST_BYTES, Memory, Shipped, Storage, StorageError, mission_from_str, text,
};
use proptest::prelude::*;

fn code_of(file: &Path) -> Code {
    Catalog::shipped().unwrap().mission_file(&Disk, file.to_str().unwrap()).unwrap_err().0[0].code
}

#[test]
fn whatever_is_not_a_small_text_file_is_refused_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let large = folder.path().join("large.ron");
    // Sparse: 100 GB on paper, nothing on the disk.
    fs::File::create(&large).unwrap().set_len(100 << 30).unwrap();
    let start = Instant::now();
    assert_eq!(code_of(&large), Code::FileTooLarge);
    assert_eq!(code_of(folder.path()), Code::NotAFile);
    assert_eq!(code_of(&folder.path().join("nothing.ron")), Code::NotFound);
    assert!(start.elapsed().as_secs() < 5);
}

/// A disk that lets nobody read.
struct Locked;

impl Storage for Locked {
    fn read(&self, _path: &str) -> Result<Vec<u8>, StorageError> {
        Err(StorageError::Refused("permission denied".to_owned()))
    }

    fn list(&self, _folder: &str) -> Result<Vec<String>, StorageError> {
        Ok(vec!["own/locked.ron".to_owned()])
    }
}

#[test]
fn a_file_that_may_not_be_read_is_told_with_the_systems_reason() {
    let fault = text(&Locked, "own/locked.ron").unwrap_err();
    assert_eq!((fault.code, fault.line, fault.column), (Code::Unreadable, 1, 1));
    assert_eq!(
        (fault.file.as_str(), fault.message.as_str()),
        ("own/locked.ron", "the file cannot be read: permission denied")
    );
    let mut catalog = (*Catalog::shipped().unwrap()).clone();
    catalog.add_folder(&Locked, "own", Group::User);
    let entry = catalog.entry("locked").unwrap();
    assert!(entry.mission.is_none() && entry.faults == [fault]);
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_refused_without_waiting_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    assert_eq!(code_of(&pipe), Code::NotAFile);
    assert_eq!(code_of(Path::new("/dev/zero")), Code::NotAFile);
}

#[test]
fn bytes_that_are_not_utf8_are_told_by_place() {
    let files = [("bad.ron".to_owned(), b"(format: 1,\n  id: \"a\xff\")".to_vec())];
    let fault = text(&Memory(files.into()), "bad.ron").unwrap_err();
    assert_eq!((fault.code, fault.line, fault.column), (Code::NotUtf8, 2, 9));
    assert!(fault.message.contains("byte 20"), "{}", fault.message);
}

#[test]
fn deep_brackets_are_refused_without_overflowing_the_stack() {
    for open in ["(", "[", "{", "Some(", "(a:", "[[(", "/*"] {
        for before in ["", "(format: ", "(format: 1, at: {\"A\": [", "(format: 1, walls: ["] {
            let deep = format!("{before}{}", open.repeat(300_000 / open.len()));
            let faults = mission_from_str("deep.ron", &deep, &Catalog::shipped().unwrap()).unwrap_err();
            let known = [Code::Nesting, Code::Syntax, Code::Type, Code::UnknownField];
            assert!(known.contains(&faults[0].code), "{before}{open}: {:?}", faults[0]);
        }
    }
    let faults = mission_from_str("deep.ron", &"(a: ".repeat(1000), &Catalog::shipped().unwrap()).unwrap_err();
    assert_eq!(faults[0].code, Code::Nesting);
}

#[test]
fn a_layout_of_ten_thousand_by_ten_thousand_is_refused_at_once() {
    let row = format!("{}\n", "1 ".repeat(10_000));
    let text = format!("(format: 1, map: \"{}\")", row.repeat(10_000));
    let start = Instant::now();
    let faults = mission_from_str("huge.ron", &text, &Catalog::shipped().unwrap()).unwrap_err();
    assert_eq!(faults[0].code, Code::FileTooLarge);
    // The largest piece of it that fits into a file is refused as a map.
    let most = format!("(format: 1, map: \"{}\")", row.repeat(50));
    let faults = mission_from_str("huge.ron", &most, &Catalog::shipped().unwrap()).unwrap_err();
    assert!(faults.iter().any(|fault| fault.code == Code::MapTooLarge));
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn the_largest_mission_is_checked_in_bounded_time() {
    let map = format!("{}\n", "1 ".repeat(64)).repeat(64);
    let stops = (1..=9).map(|n| format!("\"{}-{}\": [Waypoint(colour: Red, number: {n})]", n * 7, (n * 23) % 64 + 1));
    let enemies = "Enemy(kind: \"guard\", colour: Red), ".repeat(400);
    let text = format!(
        "(format: 1, id: \"x\", name: \"X\", map: \"{map}\", story: (intro: \"I\", conclusion: \"C\"), at: {{
            \"1-1\": [Start, Exit, {enemies}], \"64-64\": [Objective(id: \"o\", name: \"O\", text: \"T\")], {} }})",
        stops.collect::<Vec<_>>().join(", ")
    );
    let start = Instant::now();
    let mission = mission_from_str("large.ron", &text, &Catalog::shipped().unwrap());
    assert!(mission.is_ok(), "{:?}", mission.unwrap_err());
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn a_broken_mission_is_kept_in_the_catalog_with_its_faults() {
    let good = String::from_utf8(Shipped.read("missions/single/kennel_row.ron").unwrap()).unwrap();
    let files = [
        ("own/broken.ron".to_owned(), b"(format: 1".to_vec()),
        ("own/other.ron".to_owned(), good.replace("id: \"kennel_row\"", "id: \"other\"").into_bytes()),
        ("own/same.ron".to_owned(), good.into_bytes()),
    ];
    let mut catalog = (*Catalog::shipped().unwrap()).clone();
    catalog.add_folder(&Memory(files.into()), "own", Group::User);
    assert!(catalog.mission("other").is_ok());
    let broken = catalog.entry("broken").unwrap();
    assert!(broken.mission.is_none() && broken.faults[0].code == Code::Syntax);
    let same = catalog.missions().last().unwrap();
    assert_eq!((same.id.as_str(), same.mission.is_none()), ("kennel_row", true));
    assert_eq!((same.faults[0].code, same.faults[0].line, same.faults[0].column), (Code::RepeatedId, 3, 9));
}

/// The property of the loader: any text gives a mission or faults with places inside the text.
fn loads_or_tells(text: &str) {
    let Err(faults) = mission_from_str("any.ron", text, &Catalog::shipped().unwrap()) else { return };
    assert!(faults.iter().any(ghostline::content::Fault::is_error));
    let lines = text.lines().count().max(1) as u32 + 1;
    assert!(faults.iter().all(|fault| (1..=lines).contains(&fault.line) && fault.column > 0), "{faults:?}");
}

/// A shipped mission with some bytes changed.
fn mutated() -> impl Strategy<Value = String> {
    let files = Shipped.list("missions").unwrap();
    let texts: Vec<Vec<u8>> = files.iter().map(|file| Shipped.read(file).unwrap()).collect();
    let edit = (any::<prop::sample::Index>(), 0usize..40, "[ -~\n]{0,12}");
    (prop::sample::select(texts), prop::collection::vec(edit, 1..8)).prop_map(|(mut bytes, edits)| {
        for (at, cut, put) in edits {
            let at = at.index(bytes.len().max(1));
            let end = (at + cut).min(bytes.len());
            bytes.splice(at..end, put.into_bytes());
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn no_text_makes_the_loader_panic(text in any::<String>()) {
        loads_or_tells(&text);
    }

    #[test]
    fn no_text_of_brackets_and_words_makes_the_loader_panic(text in "[\\[\\](){}:,\"'/*#rR \n a-z0-9]{0,200}") {
        loads_or_tells(&text);
        loads_or_tells(&format!("(format: 1, at: {{{text}"));
        loads_or_tells(&format!("(format: 1, map: \"{text}"));
    }

    #[test]
    fn no_change_to_a_mission_makes_the_loader_panic(text in mutated()) {
        loads_or_tells(&text);
    }
}

#[test]
fn a_text_longer_than_any_file_is_refused() {
    let text = " ".repeat(MOST_BYTES as usize + 1);
    let faults = mission_from_str("long.ron", &text, &Catalog::shipped().unwrap()).unwrap_err();
    assert_eq!(faults[0].code, Code::FileTooLarge);
}
