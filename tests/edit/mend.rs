//! Every fault a sheet can have: a broken mission, its message, what it is about, and its cure where that is certain.

use std::collections::BTreeSet;

use ghostline::{
    content::{About, Catalog, Code, Finding, Sheet},
    edit::{Cure, Document, faults, fix},
};

/// A small mission without a fault.
const GOOD: &str = include_str!("../golden/small.ron");

/// Changes to the good mission, the fault they make, what it says, what it is about, and its cure.
type Case = (Code, &'static [(&'static str, &'static str)], &'static str, &'static str, Option<&'static str>);

const CASES: &[Case] = &[
    (Code::Format, &[("format: 1,", "")], "missing", "Format", Some("number 1")),
    (Code::Format, &[("format: 1,", "format: 2,")], "format 2", "Format", None),
    (Code::BadId, &[("\"small\"", "\"Small One\"")], "is not an id", "Id", Some("small_one")),
    (Code::BadId, &[("\"small\"", "\"\"")], "missing", "Id", Some("small")),
    (Code::BadId, &[("\"core\"", "\"Core 1\"")], "is not an id", "C 0", Some("core_1")),
    (Code::BadId, &[("\"vault\"", "\"The Vault\"")], "is not an id", "E 0", Some("the_vault")),
    (Code::RepeatedId, &[("\"note\"", "\"core\"")], "two objectives", "E 1", Some("core_2")),
    (Code::UnknownId, &[("Enemy(kind: \"guard\"", "Enemy(kind: \"gaurd\"")], "gaurd", "B 0", Some("guard")),
    (Code::UnknownId, &[("Enemy(kind: \"guard\"", "Enemy(kind: \"ninja\"")], "ninja", "B 0", None),
    (Code::UnknownId, &[("15, kind: \"guard\"", "15, kind: \"hond\"")], "hond", "relief 0", Some("hound")),
    (Code::OutOfRange, &[("alertness: 2", "alertness: -99")], "-99", "Alarm", Some("number -20")),
    (Code::OutOfRange, &[("level: 15", "level: 0")], "level 0", "relief 0", Some("number 1")),
    (Code::OutOfRange, &[("\"Warm.\"", "\"Warm.\", alarm: 100")], "by 100", "C 0", Some("number 99")),
    (
        Code::OutOfRange,
        &[
            ("\"Warm.\"", "\"Warm.\", alarm: 9"),
            ("    alarm: (alertness: 2, reinforcements: [(level: 15, kind: \"guard\", colour: Red)]),\n", ""),
        ],
        "no alarm to raise",
        "C 0",
        None,
    ),
    (Code::MissingText, &[("\"In.\"", "\"\"")], "the intro", "Intro", None),
    (Code::MissingText, &[("\"Out.\"", "\"\"")], "the conclusion", "Conclusion", None),
    (Code::MissingText, &[("\"Small\"", "\" \"")], "the mission's name", "Name", None),
    (Code::MissingText, &[("\"Short.\"", "\"\"")], "picked up", "E 1", None),
    (Code::BadCell, &[("05E", "05e")], "05e", "2·2", Some("letter E")),
    (Code::BadCell, &[("05E", "E5")], "E5", "2·2", None),
    (Code::TileNumber, &[("05E", "0E")], "00", "2·2", Some("number 1")),
    (Code::TileNumber, &[("05E", "1000E")], "1000", "2·2", Some("number 999")),
    (Code::RepeatedLetter, &[("07    .", "07A   .")], "letter A", "1·3", Some("letter F")),
    (Code::UnusedLetter, &[("07    .", "07K   .")], "letter K", "1·3", None),
    (Code::BadPlace, &[("\"G\": [", "\"g7\": [")], "g7", "place 5", None),
    (Code::BadPlace, &[("(\"A\", \"B\")", "(\"A\", \"b\")")], "\"b\"", "loose 0", Some("remove")),
    (Code::NoSuchPlace, &[("\"G\": [", "\"K\": [")], "letter K", "place 5", None),
    (Code::NoSuchPlace, &[("(\"2-1\", \"2-2\")", "(\"2-3\", \"2-2\")")], "2·3", "loose 0", Some("remove")),
    (Code::EmptyPlace, &[("[Entrance],", "[Entrance], \"1-3\": [],")], "nothing", "place 7", Some("remove")),
    (Code::NotNeighbours, &[("(\"A\", \"B\")", "(\"A\", \"C\")")], "do not touch", "loose 0", Some("remove")),
    (Code::IdleWall, &[("07    .", "07  | .")], "a gap", "1·3", Some("drop walls")),
    (Code::NoStart, &[("[Start]", "[]")], "no start", "mission", None),
    (Code::TwoStarts, &[("number: 3)]", "number: 3), Start]")], "second start", "G 1", None),
    (Code::NoExit, &[(", Exit", "")], "no exit", "mission", None),
    (Code::TwoExits, &[("[Entrance]", "[Entrance, Exit]")], "second exit", "H 1", None),
    (Code::TwoEntrances, &[("[Start]", "[Start, Entrance]")], "more than one", "H 0", None),
    (Code::NoObjective, &[("Objective(id: \"core\"", "Optional(id: \"core\"")], "must be taken", "mission", None),
    (Code::LockWithoutKey, &[("Key(\"vault\"), ", "")], "no key", "E 0", None),
    (Code::KeyWithoutLock, &[("Lock(\"vault\"), ", "")], "no lock", "D 0", None),
    (Code::BadLock, &[("[Start]", "[Start, Key(\"x\"), Lock(\"x\")]")], "start is locked", "A 2", None),
    (
        Code::KeyBehindLock,
        &[("Key(\"vault\"), ", ""), ("[Entrance]", "[Entrance, Key(\"vault\")]")],
        "behind a lock",
        "H 1",
        None,
    ),
    (
        Code::Unreachable,
        &[("(\"A\", \"B\")", "(\"G\", \"H\")"), (", Exit", ""), ("[Entrance]", "[Entrance, Exit]")],
        "the exit",
        "H 1",
        Some("open 3·2 3·3"),
    ),
    (Code::Unreachable, &[("(\"A\", \"B\")", "(\"B\", \"C\"), (\"C\", \"G\")")], "Core", "C 0", None),
    (Code::CutOff, &[("(\"A\", \"B\")", "(\"D\", \"1-3\")")], "1·3", "1·3", Some("open 1·2 1·3")),
    (
        Code::UnreachableWaypoint,
        &[("(\"A\", \"B\")", "(\"G\", \"H\")"), ("[Entrance]", "[Entrance, Waypoint(colour: Red, number: 4)]")],
        "waypoint 4",
        "H 1",
        Some("open 3·2 3·3"),
    ),
    (Code::WaypointGap, &[("number: 3", "number: 4")], "waypoint 3 is missing", "G 0", Some("renumber red")),
    (Code::RepeatedWaypoint, &[("number: 3", "number: 2")], "twice", "G 0", Some("renumber red")),
    (
        Code::IdleWaypoint,
        &[("number: 3)", "number: 3), Waypoint(colour: Red, number: 4)")],
        "in a row",
        "G 1",
        Some("remove"),
    ),
    (Code::StuckPatrol, &[("Enemy(kind: \"guard\"", "Enemy(kind: \"camera_operator\"")], "cannot move", "B 0", None),
    (
        Code::UnusedWaypoints,
        &[("number: 3)", "number: 3), Waypoint(colour: Blue, number: 1)")],
        "colour blue",
        "G 1",
        None,
    ),
    (
        Code::NoWaypoints,
        &[("Enemy(kind: \"guard\", colour: Red)", "Enemy(kind: \"guard\", colour: Blue)")],
        "stays at",
        "B 0",
        None,
    ),
    (Code::NoEntrance, &[("[Entrance]", "[]")], "no entrance", "Alarm", None),
    (
        Code::UnusedEntrance,
        &[(", reinforcements: [(level: 15, kind: \"guard\", colour: Red)]", "")],
        "no reinforcement",
        "H 0",
        None,
    ),
    (
        Code::TableOrder,
        &[("colour: Red)]),", "colour: Red), (level: 9, kind: \"guard\", colour: Red)]),")],
        "level 9",
        "relief 1",
        Some("sort"),
    ),
];

/// What can be wrong with a file, or with other content, and not with a sheet.
const NOT_ON_SHEETS: &[Code] = &[
    Code::NotFound,
    Code::NotAFile,
    Code::FileTooLarge,
    Code::Unreadable,
    Code::NotUtf8,
    Code::Syntax,
    Code::Nesting,
    Code::Type,
    Code::UnknownField,
    Code::MissingField,
    Code::RepeatedField,
    Code::UnknownWord,
    Code::MapTooLarge,
    Code::RaggedRow,
    Code::WallRow,
    Code::RepeatedPlace,
    Code::NoLastRow,
    Code::NoStage,
    Code::StageWithoutMission,
    Code::OffCourse,
    Code::ChooseCard,
    Code::NoEffect,
    Code::TwoEffects,
    Code::SameEffect,
    Code::NotAPack,
    Code::PackPath,
    Code::PackLink,
    Code::PackFile,
    Code::PackTooLarge,
    Code::PackHash,
    Code::Refused,
];

fn check(document: &Document) -> Vec<Finding> {
    faults("small.ron", document, Catalog::shipped().unwrap().cards()).findings
}

fn broken(changes: &[(&str, &str)]) -> Document {
    let mut text = GOOD.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    Document::open("small.ron", &text).unwrap()
}

/// What a fault is about, in a word.
fn about(sheet: &Sheet, about: About) -> String {
    match about {
        About::Mission => "mission".to_owned(),
        About::Field(field) => format!("{field:?}"),
        About::Sector(at) => at.to_string(),
        About::Place(at) => format!("place {at}"),
        About::Thing(at) => format!("{} {}", sheet.name_of(sheet.sector_of(at).unwrap()), at.nth),
        About::Relief(at) => format!("relief {at}"),
        About::Loose(at) => format!("loose {at}"),
    }
}

fn told(cure: &Cure) -> String {
    match cure {
        Cure::Open(edge) => {
            let [a, b] = edge.ends();
            format!("open {a} {b}")
        }
        Cure::DropWalls => "drop walls".to_owned(),
        Cure::Renumber(colour) => format!("renumber {}", colour.key()),
        Cure::Remove => "remove".to_owned(),
        Cure::Letter(letter) => format!("letter {letter}"),
        Cure::Word(word) => word.clone(),
        Cure::Number(number) => format!("number {number}"),
        Cure::Sort => "sort".to_owned(),
    }
}

#[test]
fn the_good_mission_has_no_fault() {
    assert_eq!(check(&broken(&[])), []);
}

#[test]
fn every_fault_says_what_it_is_about_and_is_mended_where_the_cure_is_certain() {
    let catalog = Catalog::shipped().unwrap();
    for &(code, changes, message, place, cure) in CASES {
        let document = broken(changes);
        let sheet = document.sheet();
        let findings = check(&document);
        let is = |finding: &&Finding| finding.fault.code == code && about(sheet, finding.about) == place;
        let finding = findings.iter().find(is).unwrap_or_else(|| panic!("{code} at {place}: {findings:#?}"));
        assert!(finding.fault.message.contains(message), "{code}: {}", finding.fault.message);
        let fix = fix(sheet, finding, catalog.cards());
        assert_eq!(fix.as_ref().map(|fix| told(&fix.cure)).as_deref(), cure, "{code} at {place}");
        let Some(fix) = fix else { continue };
        let mut mended = sheet.clone();
        fix.edit.apply(&mut mended).unwrap();
        let left = check(&Document::new(mended));
        assert!(left.len() < findings.len(), "{code} at {place}: {left:#?}");
        let again = |finding: &Finding| finding.fault.code == code && finding.fault.message.contains(message);
        assert!(!left.iter().any(again), "{code} at {place}: {left:#?}");
    }
}

#[test]
fn a_fault_is_told_at_its_place_in_the_written_text() {
    let document = broken(&[("number: 3", "number: 4")]);
    let written = document.sheet().write();
    let fault = &check(&document)[0].fault;
    let line = written.lines().nth(fault.line as usize - 1).unwrap();
    assert!(line.chars().skip(fault.column as usize - 1).collect::<String>().starts_with("4)"), "{fault}\n{line}");
}

#[test]
fn an_empty_sheet_and_an_overfull_one_have_their_faults() {
    let empty = check(&Document::default());
    assert!(empty.iter().any(|finding| finding.fault.code == Code::EmptyMap));
    let keys = format!("[Start{}]", ", Key(\"vault\")".repeat(40));
    let many = check(&broken(&[("[Start]", &keys)]));
    assert!(many.iter().any(|finding| finding.fault.code == Code::TooMany));
    let words = format!("[Start{}]", ", Key(\"?\")".repeat(140));
    let more = check(&broken(&[("[Start]", &words)]));
    assert_eq!(more.last().unwrap().fault.code, Code::MoreFaults);
}

#[test]
fn no_kind_of_fault_is_forgotten() {
    let told: BTreeSet<Code> = CASES.iter().map(|case| case.0).chain(NOT_ON_SHEETS.iter().copied()).collect();
    let elsewhere = [Code::EmptyMap, Code::TooMany, Code::MoreFaults];
    for code in Code::ALL {
        assert!(told.contains(code) || elsewhere.contains(code), "{code}");
    }
}
