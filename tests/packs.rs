//! Mission packs: made, checked, dropped in and played; and every way a pack is refused.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    fs,
    io::{Cursor, Write},
    path::Path,
    process::{Command, Output},
};

use ghostline::content::{
    Catalog, Code, Disk, Fault, Faults,
    pack::{MOST_FILES, Pack, Part, WrongPath, part},
};
use proptest::prelude::*;
use tempfile::TempDir;
use zip::{ZipWriter, write::SimpleFileOptions};

const MANIFEST: &str = r#"(
    format: 1,
    id: "dock_nights",
    name: "Dock Nights",
    version: 2,
    text: "Two nights at the docks.",
    brings: (gear: ["boat_hook"], items: ["tar_pot"]),
)"#;
const ENEMIES: &str = r#"(format: 1, kinds: [(
    id: "docker", name: "Docker", text: "Slow, and strong.", attack: 4, armor: 5, vigilance: 3, trait: Brutal,
    behaviour: [(up_to: 0, do: [Search]), (do: [Move(1), Search])],
)])"#;
const GEAR: &str = r#"(format: 1, gear: [(
    id: "boat_hook", name: "Boat hook", text: "Power 4.", kind: Weapon, energy: 1,
    effects: [Weapon(power: 4, silent: true)],
)])"#;
const ITEMS: &str = r#"(format: 1, items: [(id: "tar_pot", name: "Tar pot", text: "Heals 1.", effect: Heal(1))])"#;

/// A mission of the template's with this id, guarded by the pack's own enemy.
fn mission(id: &str) -> String {
    ghostline::edit::template(id).write().replace("\"guard\"", "\"docker\"")
}

/// The folder of a good pack.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "pack.ron", MANIFEST);
    put(folder.path(), "cards/enemies.ron", ENEMIES);
    put(folder.path(), "cards/gear.ron", GEAR);
    put(folder.path(), "cards/items.ron", ITEMS);
    put(folder.path(), "missions/01_pier.ron", &mission("pier"));
    put(folder.path(), "missions/02_crane.ron", &mission("crane"));
    put(folder.path(), "README.md", "Made for a rainy evening.");
    folder
}

fn put(folder: &Path, name: &str, text: &str) {
    let file = folder.join(name);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

fn zipped(folder: &Path) -> Vec<u8> {
    Pack::open(folder).unwrap().zip().unwrap()
}

/// A `.zip` file of these entries, without a seal.
fn raw_zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn refused(pack: Result<Pack, Faults>) -> Vec<Fault> {
    let Err(Faults(faults)) = pack else { panic!("taken") };
    assert!(faults.iter().all(|fault| !fault.help.is_empty() && fault.message.len() > 10), "{faults:?}");
    faults
}

fn codes(faults: &[Fault]) -> Vec<Code> {
    faults.iter().map(|fault| fault.code).collect()
}

#[test]
fn a_folder_gives_the_same_bytes_each_time_and_the_same_files_again() {
    let folder = folder();
    let bytes = zipped(folder.path());
    assert_eq!(bytes, zipped(folder.path()));
    let pack = Pack::unzip("dock.zip", &bytes).unwrap();
    assert_eq!((pack.id(), pack.name(), pack.version()), ("dock_nights", "Dock Nights", 2));
    assert_eq!(pack.missions(), ["dock.zip/missions/01_pier.ron", "dock.zip/missions/02_crane.ron"]);
    assert_eq!(pack.files().0["dock.zip/pack.ron"], MANIFEST.as_bytes());
    assert_eq!(pack.zip().unwrap(), bytes, "packed again it is the same");
    assert_eq!(pack.hash(), Pack::open(folder.path()).unwrap().hash());
}

#[test]
fn what_editors_leave_behind_stays_out() {
    let folder = folder();
    let bytes = zipped(folder.path());
    put(folder.path(), ".DS_Store", "x");
    put(folder.path(), "missions/01_pier.ron.bak", "x");
    put(folder.path(), "missions/01_pier.ron.journal", "x");
    assert_eq!(zipped(folder.path()), bytes);
}

#[test]
fn a_pack_dropped_in_is_played_with_its_own_cards() {
    let folder = folder();
    for place in ["packs/dock.zip", "dock.zip"] {
        let own = tempfile::tempdir().unwrap();
        fs::create_dir(own.path().join("packs")).unwrap();
        fs::write(own.path().join(place), zipped(folder.path())).unwrap();
        let mut catalog = Catalog::clone(&Catalog::shipped().unwrap());
        let shipped = catalog.missions().len();
        catalog.add_own(own.path().to_str().unwrap());
        let added = &catalog.missions()[shipped..];
        assert_eq!(added.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>(), ["pier", "crane"]);
        assert!(
            added.iter().all(|entry| entry.faults.is_empty() && entry.pack.as_ref().unwrap().name == "Dock Nights")
        );
        let setup = catalog.setup(catalog.mission("pier").unwrap());
        assert_eq!(setup.mission.plan().enemies.len(), 1);
        assert_eq!((setup.gear[0].id.as_str(), setup.items[0].id.as_str()), ("boat_hook", "tar_pot"));
        assert!(catalog.kind("docker").is_none(), "the pack's cards are its own");
    }
}

#[test]
fn a_mission_named_by_its_path_brings_what_its_pack_says() {
    let folder = folder();
    let zip = folder.path().with_extension("zip");
    fs::write(&zip, zipped(folder.path())).unwrap();
    let shipped = Catalog::shipped().unwrap();
    for root in [folder.path(), zip.as_path()] {
        let file = format!("{}/missions/01_pier.ron", root.display());
        let catalog = shipped.with_pack_around(&file).unwrap();
        assert!(catalog.with_pack_around(&file).is_none(), "it is there already");
        let setup = catalog.setup(catalog.find(&Disk, &file).unwrap());
        let gear: Vec<&str> = setup.gear.iter().map(|gear| gear.id.as_str()).collect();
        let items: Vec<&str> = setup.items.iter().map(|item| item.id.as_str()).collect();
        assert_eq!((gear, items), (vec!["boat_hook"], vec!["tar_pot"]), "{file}");
    }
    fs::remove_file(&zip).unwrap();
    for file in ["missions/campaign/01_night_audit.ron", "night_audit", "gone.zip/missions/a.ron"] {
        assert!(shipped.with_pack_around(file).is_none(), "{file}");
    }
}

#[test]
fn a_folder_dropped_in_works_like_a_file_and_its_manifest_is_no_mission() {
    let own = tempfile::tempdir().unwrap();
    let folder = folder();
    fs::rename(folder.path(), own.path().join("dock")).unwrap();
    let mut catalog = Catalog::clone(&Catalog::shipped().unwrap());
    let shipped = catalog.missions().len();
    catalog.add_own(own.path().to_str().unwrap());
    let ids: Vec<&str> = catalog.missions()[shipped..].iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["pier", "crane"]);
    fs::create_dir(folder.path()).unwrap();
}

#[test]
fn ids_that_are_taken_are_faults() {
    let (folder, own) = (folder(), tempfile::tempdir().unwrap());
    put(folder.path(), "missions/01_pier.ron", &mission("night_audit"));
    fs::write(own.path().join("a.zip"), zipped(folder.path())).unwrap();
    fs::write(own.path().join("b.zip"), zipped(folder.path())).unwrap();
    let mut catalog = Catalog::clone(&Catalog::shipped().unwrap());
    let shipped = catalog.missions().len();
    catalog.add_own(own.path().to_str().unwrap());
    let added = &catalog.missions()[shipped..];
    let told: Vec<_> = added.iter().map(|entry| (entry.id.as_str(), codes(&entry.faults))).collect();
    let taken = || vec![Code::RepeatedId];
    assert_eq!(told, [("night_audit", taken()), ("crane", vec![]), ("b", taken())], "the second pack has the same id");
    assert!(catalog.mission("night_audit").is_ok(), "the game's own mission stays");
}

#[test]
fn a_broken_pack_stands_in_the_list_with_its_fault() {
    let own = tempfile::tempdir().unwrap();
    put(own.path(), "broken.zip", "no zip at all");
    let mut catalog = Catalog::clone(&Catalog::shipped().unwrap());
    catalog.add_own(own.path().to_str().unwrap());
    let entry = catalog.entry("broken").unwrap();
    assert!(entry.mission.is_none());
    assert_eq!(codes(&entry.faults), [Code::NotAPack]);
}

#[test]
fn paths_that_lead_out_are_refused() {
    for name in ["../evil.ron", "missions/../../evil.ron", "/etc/evil.ron", "C:/evil.ron", "missions\\..\\evil.ron"] {
        let faults = refused(Pack::unzip("p.zip", &raw_zip(&[("pack.ron", b"x"), (name, b"x")])));
        assert_eq!(codes(&faults), [Code::PackPath], "{name}");
        assert!(faults[0].message.contains("leads out of the pack"), "{faults:?}");
    }
}

#[test]
fn links_are_refused_in_files_and_folders() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.add_symlink("missions/a.ron", "/etc/passwd", SimpleFileOptions::default()).unwrap();
    let bytes = archive.finish().unwrap().into_inner();
    assert_eq!(codes(&refused(Pack::unzip("p.zip", &bytes))), [Code::PackLink]);
    #[cfg(unix)]
    {
        let folder = folder();
        std::os::unix::fs::symlink("/etc/passwd", folder.path().join("missions/link.ron")).unwrap();
        std::os::unix::fs::symlink("/etc", folder.path().join("cards/deep")).unwrap();
        assert_eq!(codes(&refused(Pack::open(folder.path()))), [Code::PackLink, Code::PackLink]);
    }
}

#[test]
fn bombs_are_refused_before_they_go_off() {
    let huge = vec![b' '; 900_000];
    let tiny = raw_zip(&[("missions/a.ron", &huge)]);
    assert!(tiny.len() < 5_000, "{}", tiny.len());
    let faults = refused(Pack::unzip("p.zip", &tiny));
    assert_eq!(codes(&faults), [Code::PackTooLarge]);
    assert!(faults[0].message.contains("unpacked"), "{faults:?}");

    let noise: Vec<u8> = (0..1_200_000u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8).collect();
    let large = raw_zip(&[("missions/a.ron", &noise)]);
    assert_eq!(codes(&refused(Pack::unzip("p.zip", &large))), [Code::PackTooLarge], "one file too large");

    let names: Vec<String> = (0..=MOST_FILES * 2).map(|n| format!("missions/m{n}.ron")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b"x"[..])).collect();
    assert_eq!(codes(&refused(Pack::unzip("p.zip", &raw_zip(&many)))), [Code::PackTooLarge], "too many files");

    let half = vec![b' '; 60_000];
    let sum: Vec<(&str, &[u8])> = names.iter().take(199).map(|name| (name.as_str(), &half[..])).collect();
    let faults = refused(Pack::unzip("p.zip", &raw_zip(&sum)));
    assert!(faults.iter().all(|fault| fault.code == Code::PackTooLarge), "all together too large");
}

#[test]
fn unknown_files_are_refused() {
    for name in ["run.sh", "missions/deep/a.ron", "cards/decks.ron", "lib.so", "missions/a.txt", "dock/pack.ron"] {
        let faults = refused(Pack::unzip("p.zip", &raw_zip(&[(name, b"x")])));
        assert_eq!(codes(&faults), [Code::PackFile], "{name}");
    }
    let folder = folder();
    put(folder.path(), "install.exe", "x");
    put(folder.path(), "scripts/a.lua", "x");
    assert_eq!(codes(&refused(Pack::open(folder.path()))), [Code::PackFile, Code::PackFile]);
}

#[test]
fn a_changed_file_and_a_missing_seal_are_refused() {
    let folder = folder();
    let sealed = zipped(folder.path());
    let hash = Pack::open(folder.path()).unwrap().hash();
    let seal = format!("ghostline-pack 1 {hash}");
    let text = |seal: &str| {
        let mut archive = ZipWriter::new_append(Cursor::new(sealed.clone())).unwrap();
        archive.set_comment(seal.to_owned()).unwrap();
        archive.finish().unwrap().into_inner()
    };
    assert!(Pack::unzip("p.zip", &text(&seal)).is_ok());
    assert_eq!(codes(&refused(Pack::unzip("p.zip", &text("ghostline-pack 1 00")))), [Code::PackHash]);
    assert_eq!(codes(&refused(Pack::unzip("p.zip", &text("")))), [Code::PackHash]);
    let newer = refused(Pack::unzip("p.zip", &text(&format!("ghostline-pack 2 {hash}"))));
    assert_eq!(codes(&newer), [Code::Format]);
    assert!(newer[0].message.contains("version 2"), "{newer:?}");
    let mut archive = ZipWriter::new_append(Cursor::new(sealed)).unwrap();
    archive.start_file("missions/03_more.ron", SimpleFileOptions::default()).unwrap();
    archive.write_all(b"(format: 1)").unwrap();
    let more = archive.finish().unwrap().into_inner();
    let faults = refused(Pack::unzip("p.zip", &more));
    assert_eq!(codes(&faults), [Code::PackHash]);
    assert!(faults[0].message.contains("changed after it was made"), "{faults:?}");
}

#[test]
fn a_cut_off_file_is_refused() {
    let folder = folder();
    let bytes = zipped(folder.path());
    for length in [0, 10, bytes.len() / 2, bytes.len() - 1] {
        assert!(Pack::unzip("p.zip", &bytes[..length]).is_err(), "{length}");
    }
}

#[test]
fn every_fault_of_a_manifest_is_told() {
    for (from, to, code) in [
        ("format: 1", "format: 2", Code::Format),
        ("id: \"dock_nights\"", "id: \"Dock Nights\"", Code::BadId),
        ("name: \"Dock Nights\"", "name: \" \"", Code::MissingText),
        ("text: \"Two nights at the docks.\",", "", Code::MissingText),
        ("version: 2", "version: 0", Code::OutOfRange),
        ("version: 2", "version: \"2\"", Code::Type),
        ("version: 2", "version: 2, run: \"me\"", Code::UnknownField),
    ] {
        let folder = folder();
        put(folder.path(), "pack.ron", &MANIFEST.replace(from, to));
        let faults = refused(Pack::open(folder.path()));
        assert_eq!(codes(&faults), [code], "{to}");
        assert!(faults[0].file.ends_with("/pack.ron"), "{faults:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(codes(&refused(Pack::open(folder.path()))), [Code::NotAPack]);
    put(folder.path(), "pack.ron", MANIFEST);
    let faults = refused(Pack::open(folder.path()));
    assert_eq!(codes(&faults), [Code::NotAPack]);
    assert!(faults[0].message.contains("no mission"), "{faults:?}");
}

proptest! {
    /// Whatever path is taken stays inside: it has no part that climbs, and is one of the few there are.
    #[test]
    fn a_path_that_is_taken_never_leads_out(path in "(missions/|cards/|\\.\\./|/|[a-z.\\\\:]{0,4}){0,3}[a-zA-Z0-9._ -]{0,12}(\\.ron)?") {
        match part(&path) {
            Ok(Part::Mission) => {
                let stem = path.strip_prefix("missions/").and_then(|name| name.strip_suffix(".ron")).unwrap();
                prop_assert!(!stem.contains(['/', '\\', ':', '.']));
            }
            Ok(_) => prop_assert!(["pack.ron", "README.md", "cards/enemies.ron", "cards/gear.ron", "cards/items.ron"].contains(&path.as_str())),
            Err(WrongPath::Outside) => prop_assert!(path.split('/').any(|part| matches!(part, "" | "." | "..")) || path.contains(['\\', ':'])),
            Err(WrongPath::Unknown) => {}
        }
    }

    /// Any damage to a pack is noticed or harmless: never a panic, never another content under the same seal.
    #[test]
    fn a_damaged_pack_is_refused_or_the_same(at in 0usize..4_000, to in any::<u8>()) {
        let folder = folder();
        let mut bytes = zipped(folder.path());
        let whole = Pack::unzip("p.zip", &bytes).unwrap().files().0;
        let at = at % bytes.len();
        bytes[at] = to;
        if let Ok(pack) = Pack::unzip("p.zip", &bytes) {
            prop_assert_eq!(pack.files().0, whole);
        }
    }

    /// No bytes are a reason to panic.
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Pack::unzip("p.zip", &bytes).is_err());
    }
}

fn ghostline(args: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
    command.args(args).env("GHOSTLINE_DATA", data).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_pack_is_made_checked_dropped_in_and_solved() {
    let (folder, data) = (folder(), tempfile::tempdir().unwrap());
    let (from, to) = (folder.path().to_str().unwrap(), data.path().join("missions/packs/dock.zip"));
    let to = to.to_str().unwrap();
    assert_eq!(ghostline(&["check", from], data.path()).status.code(), Some(0));
    let inner = format!("{from}/missions/01_pier.ron");
    let alone = ghostline(&["check", &inner], data.path());
    assert_eq!(alone.status.code(), Some(0), "a mission is checked with its pack's cards: {}", said(&alone));
    let made = ghostline(&["pack", from, "-o", to], data.path());
    assert_eq!(made.status.code(), Some(0), "{}", said(&made));
    assert!(said(&made).contains("Dock Nights, version 2, 2 missions"), "{}", said(&made));
    let first = fs::read(to).unwrap();
    assert_eq!(ghostline(&["pack", from, "-o", to], data.path()).status.code(), Some(0));
    assert_eq!(fs::read(to).unwrap(), first);
    let checked = ghostline(&["check", to], data.path());
    assert_eq!(checked.status.code(), Some(0), "{}", said(&checked));
    assert!(said(&checked).contains("checked 7 files: 0 errors"), "{}", said(&checked));
    assert_eq!(ghostline(&["check"], data.path()).status.code(), Some(0), "own packs are checked with everything");
    let map = data.path().join("pier.svg");
    let drawn = ghostline(&["map", "pier", "-o", map.to_str().unwrap()], data.path());
    assert_eq!(drawn.status.code(), Some(0), "{}", said(&drawn));
}

#[test]
fn a_pack_with_faults_is_not_made_and_a_bad_file_is_told() {
    let (folder, data) = (folder(), tempfile::tempdir().unwrap());
    put(folder.path(), "missions/01_pier.ron", &mission("night_audit"));
    put(folder.path(), "cards/gear.ron", &GEAR.replace("boat_hook", "silenced_pistol"));
    let to = data.path().join("dock.zip");
    let made = ghostline(&["pack", folder.path().to_str().unwrap(), "-o", to.to_str().unwrap()], data.path());
    assert_eq!(made.status.code(), Some(1), "{}", said(&made));
    assert!(!to.exists());
    let told = said(&made);
    assert!(told.contains("error[repeated-id]: the id \"night_audit\" belongs to"), "{told}");
    assert!(told.contains("error[unknown-id]: no card is called \"boat_hook\""), "{told}");
    fs::write(&to, raw_zip(&[("../x.ron", b"x")])).unwrap();
    let checked = ghostline(&["check", to.to_str().unwrap()], data.path());
    assert_eq!(checked.status.code(), Some(1));
    assert!(said(&checked).contains("error[pack-path]"), "{}", said(&checked));
    let nothing = ghostline(&["pack", "no/such/folder", "-o", to.to_str().unwrap()], data.path());
    assert_eq!(nothing.status.code(), Some(2));
}
