//! Mission files opened, saved with a backup, and recovered from their journal.

use std::path::{Path, PathBuf};

use ghostline::{
    content::Thing,
    edit::{Command, Document, File, FileError, Value, journal_of},
    save::{Memory, Storage, backup},
    stealth::Sector,
};
use proptest::prelude::*;

use crate::random::command;

const FILE: &str = "missions/small.ron";
const TEXT: &str =
    "// A comment.\n(format: 1, id: \"small\", name: \"Small\", map: \"01A 02\", at: {\"A\": [Start]})\n";

fn at(name: &str) -> Sector {
    name.parse().unwrap()
}

fn disk() -> Memory {
    Memory { files: [(PathBuf::from(FILE), TEXT.as_bytes().to_vec())].into() }
}

fn text(disk: &Memory, file: &Path) -> String {
    String::from_utf8(disk.files[file].clone()).unwrap()
}

fn name(name: &str) -> Command {
    Command::Set(Value::Name(name.to_owned()))
}

#[test]
fn a_saved_file_keeps_the_former_content_beside_it() {
    let mut disk = disk();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    file.save(&mut disk).unwrap();
    assert_eq!((text(&disk, Path::new(FILE)).as_str(), disk.files.len()), (TEXT, 2), "unchanged, byte for byte");
    file.perform(&mut disk, &name("Other")).unwrap();
    assert_eq!((file.document().is_changed(), file.document().comments()), (true, 1));
    file.save(&mut disk).unwrap();
    assert_eq!(text(&disk, &backup(Path::new(FILE))), TEXT);
    assert_eq!(text(&disk, Path::new(FILE)), file.document().text());
    assert_eq!((file.document().is_changed(), file.document().comments()), (false, 0));
    // The steps from before the save can still be undone, and saved again.
    file.undo(&mut disk).unwrap();
    assert!(file.document().is_changed());
    file.close(&mut disk).unwrap();
    assert!(!disk.files.contains_key(&journal_of(Path::new(FILE))));
}

#[test]
fn what_another_program_wrote_is_one_step_and_the_steps_before_it_stay() {
    let mut disk = disk();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    file.perform(&mut disk, &name("Mine")).unwrap();
    let other = TEXT.replace("Small", "Theirs").replace("01A 02", "01A 02 03");
    disk.replace(Path::new(FILE), other.as_bytes()).unwrap();
    file.take_outside(&mut disk).unwrap();
    assert_eq!((file.history().done(), file.document().text()), (2, other.clone()), "byte for byte, with its comment");
    assert!(!file.document().is_changed() && !file.is_changed_outside(&disk));
    file.undo(&mut disk).unwrap();
    assert_eq!(file.document().sheet().name, "Mine");
    file.undo(&mut disk).unwrap();
    assert_eq!(file.document().sheet().name, "Small");
    file.jump(&mut disk, 2).unwrap();
    assert_eq!(file.document().text(), other);
    // A comment alone is no step, but it is what the file says now.
    let remark = format!("// Another.\n{other}");
    disk.replace(Path::new(FILE), remark.as_bytes()).unwrap();
    file.take_outside(&mut disk).unwrap();
    assert_eq!((file.history().done(), file.document().text()), (2, remark.clone()));
    // What cannot be read leaves everything as it is.
    disk.replace(Path::new(FILE), b"(format: 1").unwrap();
    assert_eq!(file.faults_outside(&disk).len(), 1);
    assert!(matches!(file.take_outside(&mut disk), Err(FileError::Faults(_))));
    assert_eq!((file.history().done(), file.document().text()), (2, remark));
}

#[test]
fn every_step_is_recovered_and_can_be_undone() {
    let mut disk = disk();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    assert!(file.recovery().is_none());
    file.perform(&mut disk, &name("One")).unwrap();
    file.perform(&mut disk, &Command::Paint { at: vec![at("1-2")], tile: 3 }).unwrap();
    file.extend(&mut disk, &Command::Paint { at: vec![at("2-2")], tile: 3 }).unwrap();
    file.perform(&mut disk, &Command::Put { at: at("2-2"), thing: Thing::Exit }).unwrap();
    file.undo(&mut disk).unwrap();
    let mut again = File::open(&disk, Path::new(FILE)).unwrap();
    assert_eq!(again.document().text(), TEXT, "recovery is offered, not forced");
    again.recover(&mut disk);
    assert_eq!(again.document().text(), file.document().text());
    assert!(again.history().names().eq(file.history().names()) && again.history().done() == 2);
    again.redo(&mut disk).unwrap();
    again.jump(&mut disk, 0).unwrap();
    assert_eq!(again.document().text(), TEXT);
    assert!(File::open(&disk, Path::new(FILE)).unwrap().recovery().is_none(), "nothing is left to recover");
}

#[test]
fn a_journal_that_is_cut_off_loses_the_last_edit_only() {
    let mut disk = disk();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    for word in ["One", "Two", "Three"] {
        file.perform(&mut disk, &name(word)).unwrap();
    }
    let journal = disk.files[&journal_of(Path::new(FILE))].clone();
    let whole: Vec<usize> = (0..journal.len()).filter(|&at| journal[at] == b'\n').collect();
    for end in whole[1] + 1..journal.len() {
        disk.files.insert(journal_of(Path::new(FILE)), journal[..end].to_vec());
        let left = File::open(&disk, Path::new(FILE)).unwrap();
        let left = left.recovery().unwrap();
        let expected = if end > whole[2] { "Two" } else { "One" };
        assert_eq!(left.history.document().sheet().name, expected, "cut at {end}");
        assert_eq!(left.cut_off, !whole.contains(&(end - 1)));
    }
    for junk in [&b""[..], b"\n", b"junk", b"{\"journal\":{\"version\":9,\"file\":null,\"now\":null}}\n", &[0xff; 9]] {
        disk.files.insert(journal_of(Path::new(FILE)), junk.to_vec());
        assert!(File::open(&disk, Path::new(FILE)).unwrap().recovery().is_none());
    }
}

#[test]
fn what_was_left_is_kept_where_nobody_looked_at_it_and_goes_where_it_is_forgotten() {
    let mut disk = disk();
    File::open(&disk, Path::new(FILE)).unwrap().perform(&mut disk, &name("Lost")).unwrap();
    let left = disk.files[&journal_of(Path::new(FILE))].clone();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    file.perform(&mut disk, &name("New")).unwrap();
    assert_eq!(disk.files[&backup(&journal_of(Path::new(FILE)))], left);
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    assert!(file.recovery().is_some());
    file.forget(&mut disk);
    assert!(File::open(&disk, Path::new(FILE)).unwrap().recovery().is_none());
}

#[test]
fn a_mission_that_was_never_saved_is_recovered_from_its_journal_alone() {
    let mut disk = Memory::default();
    let mut file = File::new(PathBuf::from(FILE), Document::default());
    file.perform(&mut disk, &name("Never saved")).unwrap();
    assert!(!disk.files.contains_key(Path::new(FILE)));
    let mut again = File::open(&disk, Path::new(FILE)).unwrap();
    again.recover(&mut disk);
    again.save(&mut disk).unwrap();
    assert_eq!(File::open(&disk, Path::new(FILE)).unwrap().document().sheet().name, "Never saved");
    assert!(matches!(File::open(&disk, Path::new("missions/none.ron")), Err(FileError::Disk(_))));
}

#[test]
fn a_file_another_program_changed_is_not_written_over_by_accident() {
    let mut disk = disk();
    let mut file = File::open(&disk, Path::new(FILE)).unwrap();
    file.perform(&mut disk, &name("Mine")).unwrap();
    disk.replace(Path::new(FILE), b"(format: 1)").unwrap();
    assert!(file.is_changed_outside(&disk));
    assert!(matches!(file.save(&mut disk), Err(FileError::ChangedOutside(_))));
    assert_eq!(text(&disk, Path::new(FILE)), "(format: 1)");
    file.save_as(&mut disk, Path::new("missions/mine.ron")).unwrap();
    assert_eq!(file.path(), Path::new("missions/mine.ron"));
    assert!(!disk.files.contains_key(&journal_of(Path::new(FILE))));
    assert!(!file.is_changed_outside(&disk));
}

#[test]
fn a_file_that_is_no_mission_is_refused_with_its_faults() {
    let mut disk = disk();
    disk.replace(Path::new(FILE), b"(format: 1").unwrap();
    let Err(FileError::Faults(faults)) = File::open(&disk, Path::new(FILE)) else { panic!() };
    assert_eq!((faults.0[0].file.as_str(), faults.0[0].line), (FILE, 1));
    disk.replace(Path::new(FILE), &[0xff, 0xfe]).unwrap();
    assert!(matches!(File::open(&disk, Path::new(FILE)), Err(FileError::Disk(_))));
}

/// What a person does with an open file.
#[derive(Clone, Debug)]
enum Deed {
    Perform(Command),
    Extend(Command),
    Undo,
    Redo,
    Save,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        5 => command().prop_map(Deed::Perform),
        2 => command().prop_map(Deed::Extend),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => Just(Deed::Save),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn at_every_moment_the_disk_has_the_mission_as_it_is(deeds in prop::collection::vec(deed(), 1..30)) {
        let mut disk = disk();
        let mut file = File::open(&disk, Path::new(FILE)).unwrap();
        for deed in deeds {
            match deed {
                Deed::Perform(command) => drop(file.perform(&mut disk, &command)),
                Deed::Extend(command) => drop(file.extend(&mut disk, &command)),
                Deed::Undo => drop(file.undo(&mut disk)),
                Deed::Redo => drop(file.redo(&mut disk)),
                Deed::Save => file.save(&mut disk).unwrap(),
            }
            prop_assert!(file.trouble().is_none());
            let found = File::open(&disk, Path::new(FILE)).unwrap();
            let found = found.recovery().map_or(found.document(), |left| left.history.document());
            prop_assert_eq!(found.sheet(), file.document().sheet());
        }
    }
}
