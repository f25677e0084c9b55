//! Every kind of fault that can be outside a mission's sheet, made by a broken file: its message, its help and its place.
//!
//! A new kind of fault does not compile before it has a broken file here, or stands among those of sheets, which
//! `tests/edit/mend.rs` breaks one by one.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{fs, path::Path};

use ghostline::content::{
    Cards, Catalog, Code, Disk, Fault, Faults, Inspector, Memory, Shipped, Sort, Storage, check_mission,
    pack::{Pack, manifest},
    text,
};

/// A small mission without a fault.
const GOOD: &str = include_str!("golden/small.ron");

/// What makes a fault.
enum Broken {
    /// A mission's text.
    Mission(String),
    /// A file of cards or tables, with another text.
    Content(&'static str, String),
    /// The bytes of a pack.
    Zip(Vec<u8>),
    /// Something on the disk, made in an empty folder.
    OnDisk(fn(&Path) -> String),
    /// It is broken in `tests/edit/mend.rs`.
    Sheet,
    /// Nothing makes it: it stands for what the check overlooks.
    Never,
}

fn mission(from: &str, to: &str) -> Broken {
    assert!(GOOD.contains(from), "{from}");
    Broken::Mission(GOOD.replacen(from, to, 1))
}

fn content(file: &'static str, change: impl Fn(String) -> String) -> Broken {
    let before = text(&Shipped, file).unwrap();
    let after = change(before.clone());
    assert_ne!(before, after, "{file}");
    Broken::Content(file, after)
}

/// A pack of these entries, without a seal.
fn zip(entries: &[(&str, &[u8])]) -> Broken {
    use std::io::Write;

    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    Broken::Zip(archive.finish().unwrap().into_inner())
}

/// A good pack in a folder; what is broken then is done to it.
fn pack(folder: &Path) {
    fs::create_dir_all(folder.join("missions")).unwrap();
    fs::write(folder.join("pack.ron"), manifest("p", "P", 1, "A pack.")).unwrap();
    fs::write(folder.join("missions/a.ron"), GOOD).unwrap();
}

/// The broken file of a kind.
fn broken(code: Code) -> Broken {
    match code {
        Code::NotFound => Broken::OnDisk(|folder| folder.join("nothing.ron").display().to_string()),
        Code::NotAFile => Broken::OnDisk(|folder| folder.display().to_string()),
        Code::FileTooLarge => Broken::Mission(" ".repeat(2 << 20)),
        Code::Unreadable => Broken::OnDisk(|folder| format!("{}/a\0b.ron", folder.display())),
        Code::NotUtf8 => Broken::OnDisk(|folder| {
            let file = folder.join("latin.ron");
            fs::write(&file, b"(name: \"\xe9\")").unwrap();
            file.display().to_string()
        }),
        Code::Syntax => mission("format: 1,", "format: 1"),
        Code::Nesting => Broken::Mission("[".repeat(5000)),
        Code::Type => mission("name: \"Small\"", "name: 7"),
        Code::UnknownField => mission("format: 1,", "format: 1, size: 3,"),
        Code::MissingField => mission("Waypoint(colour: Red, number: 3)", "Waypoint(colour: Red)"),
        Code::RepeatedField => mission("id: \"small\",", "id: \"small\", id: \"small\","),
        Code::UnknownWord => mission("[Start]", "[Strat]"),
        Code::MapTooLarge => mission("05E", &"01 ".repeat(65)),
        Code::RaggedRow => mission("07    .     08H", "07    08H"),
        Code::WallRow => mission("07    .     08H", "+  ---\n        07    .     08H"),
        Code::RepeatedPlace => mission("\"G\": [", "\"2-2\": ["),
        Code::NoLastRow => content("assets/enemies.ron", |text| text.replacen("(do:", "(up_to: 9, do:", 1)),
        Code::NoStage => Broken::Content("assets/campaign.ron", "(format: 1, acts: [])".to_owned()),
        Code::StageWithoutMission | Code::OffCourse => {
            content("assets/campaign.ron", |text| text.replace("\"night_audit\"", "\"night_audits\""))
        }
        Code::ChooseCard => content("assets/decks/modifiers.ron", |text| text.replace("\"choose\"", "0")),
        Code::NoEffect => Broken::Content("assets/gear.ron", gear("[]")),
        Code::TwoEffects => {
            Broken::Content("assets/gear.ron", gear("[Weapon(power: 4, silent: true), Weapon(power: 5, silent: true)]"))
        }
        Code::SameEffect => Broken::Content("assets/gear.ron", twins()),
        Code::NotAPack => Broken::Zip(b"no zip".to_vec()),
        Code::PackPath => zip(&[("../pack.ron", b"()")]),
        Code::PackLink => Broken::OnDisk(|folder| {
            pack(folder);
            #[cfg(unix)]
            std::os::unix::fs::symlink("/etc/hostname", folder.join("missions/b.ron")).unwrap();
            folder.display().to_string()
        }),
        Code::PackFile => zip(&[("run.sh", b"true")]),
        Code::PackTooLarge => zip(&[("missions/a.ron", &vec![b' '; 8 << 20])]),
        Code::PackHash => {
            let manifest = manifest("p", "P", 1, "A pack.");
            zip(&[("pack.ron", manifest.as_bytes()), ("missions/a.ron", GOOD.as_bytes())])
        }
        Code::Refused => Broken::Never,
        Code::Format
        | Code::MoreFaults
        | Code::OutOfRange
        | Code::TooMany
        | Code::BadId
        | Code::RepeatedId
        | Code::UnknownId
        | Code::MissingText
        | Code::EmptyMap
        | Code::BadCell
        | Code::TileNumber
        | Code::RepeatedLetter
        | Code::UnusedLetter
        | Code::BadPlace
        | Code::NoSuchPlace
        | Code::EmptyPlace
        | Code::NotNeighbours
        | Code::IdleWall
        | Code::NoStart
        | Code::TwoStarts
        | Code::NoExit
        | Code::TwoExits
        | Code::TwoEntrances
        | Code::NoObjective
        | Code::LockWithoutKey
        | Code::KeyWithoutLock
        | Code::BadLock
        | Code::KeyBehindLock
        | Code::Unreachable
        | Code::CutOff
        | Code::UnreachableWaypoint
        | Code::WaypointGap
        | Code::RepeatedWaypoint
        | Code::IdleWaypoint
        | Code::StuckPatrol
        | Code::UnusedWaypoints
        | Code::NoWaypoints
        | Code::NoEntrance
        | Code::UnusedEntrance
        | Code::TableOrder => Broken::Sheet,
    }
}

/// One card with these effects.
fn gear(effects: &str) -> String {
    format!("(format: 1, gear: [(id: \"a\", name: \"A\", text: \"T.\", kind: Weapon, energy: 1, effects: {effects})])")
}

/// Two cards that do the same.
fn twins() -> String {
    let card = |id: &str| {
        let effects = "[Weapon(power: 4, silent: true)]";
        format!("(id: \"{id}\", name: \"{id}\", text: \"T.\", kind: Weapon, energy: 1, effects: {effects})")
    };
    format!("(format: 1, gear: [{}, {}])", card("a"), card("b"))
}

/// Every fault of a broken file.
fn faults(broken: Broken) -> Vec<Fault> {
    let folder = tempfile::tempdir().unwrap();
    match broken {
        Broken::Mission(text) => check_mission("small.ron", &text, &Cards::load(&Shipped).unwrap()).faults,
        Broken::Content(file, text) => {
            let mut files = Memory::default();
            for at in Sort::ALL.iter().map(|(_, file, _)| *file).chain(missions().iter().map(String::as_str)) {
                files.0.insert(at.to_owned(), Shipped.read(at).unwrap());
            }
            files.0.insert(file.to_owned(), text.into_bytes());
            let mut inspector = Inspector::new().unwrap();
            inspector.path(&files, file);
            inspector.path(&files, "missions");
            inspector.compare();
            inspector.faults().to_vec()
        }
        Broken::Zip(bytes) => Pack::unzip("p.zip", &bytes).map_or_else(|Faults(faults)| faults, |_| Vec::new()),
        Broken::OnDisk(make) => {
            let path = make(folder.path());
            if Path::new(&path).join("pack.ron").exists() {
                Pack::open(Path::new(&path)).map_or_else(|Faults(faults)| faults, |_| Vec::new())
            } else {
                let found = Catalog::shipped().unwrap().mission_file(&Disk, &path);
                found.map_or_else(|Faults(faults)| faults, |_| Vec::new())
            }
        }
        Broken::Sheet | Broken::Never => Vec::new(),
    }
}

fn missions() -> Vec<String> {
    Shipped.list("missions").unwrap()
}

#[test]
fn every_kind_of_fault_has_a_broken_file_its_message_and_its_place() {
    let mut told = 0;
    for &code in Code::ALL {
        let broken = broken(code);
        if matches!(broken, Broken::Sheet | Broken::Never) {
            continue;
        }
        let found = faults(broken);
        let fault = found.iter().find(|fault| fault.code == code);
        let fault = fault.unwrap_or_else(|| panic!("{code}: {found:#?}"));
        assert!(!fault.file.is_empty() && fault.line >= 1 && fault.column >= 1, "{fault}");
        assert!(fault.message.len() > 8 && fault.help.len() > 8, "{fault}");
        assert_eq!(fault.severity, code.severity());
        told += 1;
    }
    assert_eq!(told, 30);
}
