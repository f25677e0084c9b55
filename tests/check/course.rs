//! Every fault the course of a campaign and the difficulties can have, alone and beside the missions.

use std::{fs, path::Path};

use ghostline::content::{Code, Disk, Fault, Inspector, Sort};

use super::{assert_told, place};

const COURSE: &str = r#"(
    format: 1,
    acts: [
        (name: "One", text: "It begins.", stages: [
            (mission: "night_audit", then: Mission("glass_quay")),
            (mission: "glass_quay", then: Fork(text: "Which?", ways: [
                (mission: "tram_nine", name: "Left", text: "Dry."),
                (mission: "water_board", name: "Right", text: "Wet."),
            ])),
        ]),
        (name: "Two", text: "It ends.", stages: [
            (mission: "tram_nine", then: Ending("out")),
            (mission: "water_board", then: Ending("under"), terms: [(difficulty: hard, armor: -1)]),
        ]),
    ],
    endings: [(id: "out", name: "Out", text: "Far."), (id: "under", name: "Under", text: "Deep.")],
)"#;
const TERMS: &str = "(format: 1, difficulties: [
    (difficulty: story, health: 1, alertness: -1), (difficulty: standard), (difficulty: hard, armor: -1, alertness: 1),
])";

fn check(text: &str) -> Vec<Fault> {
    Sort::of(text).expect("a card file").check("course.ron", text)
}

#[test]
fn a_good_course_and_good_difficulties_have_no_fault() {
    assert_eq!(check(COURSE), []);
    assert_eq!(check(TERMS), []);
    assert_eq!((Sort::of(COURSE), Sort::of(TERMS)), (Some(Sort::Course), Some(Sort::Difficulties)));
}

#[test]
fn every_fault_is_told_with_its_code_at_its_place() {
    let glass = "(mission: \"glass_quay\", then: Fork";
    for (code, good, from, to, points_at) in [
        (Code::Format, COURSE, "format: 1", "format: 9", "9,"),
        (Code::MissingText, COURSE, "text: \"It begins.\"", "text: \" \"", "\" \""),
        (Code::MissingText, COURSE, "name: \"Two\"", "name: \"\"", "\"\""),
        (Code::MissingText, COURSE, "text: \"Far.\"", "text: \"\"", "\"\""),
        (Code::BadId, COURSE, "(id: \"out\"", "(id: \"way out\"", "\"way out\""),
        (Code::RepeatedId, COURSE, "(id: \"under\"", "(id: \"out\"", "(id: \"out\", name: \"Under\""),
        (
            Code::RepeatedId,
            COURSE,
            "(mission: \"water_board\", then",
            "(mission: \"tram_nine\", then",
            "(mission: \"tram_nine\", then: Ending(\"under\")",
        ),
        (Code::OutOfRange, COURSE, "armor: -1", "armor: -10", "-10"),
        (Code::OutOfRange, COURSE, "difficulty: hard", "difficulty: standard", "(difficulty: standard"),
        (Code::UnknownWord, COURSE, "difficulty: hard", "difficulty: cruel", "cruel"),
        (Code::RepeatedId, COURSE, "armor: -1)", "armor: -1), (difficulty: hard)", "(difficulty: hard)]"),
        (Code::UnknownId, COURSE, "Mission(\"glass_quay\")", "Mission(\"moon_base\")", "(mission: \"night_audit\""),
        (Code::UnknownId, COURSE, "Mission(\"glass_quay\")", "Mission(\"night_audit\")", "(mission: \"night_audit\""),
        (Code::UnknownId, COURSE, "Ending(\"out\")", "Ending(\"gone\")", "(mission: \"tram_nine\", then"),
        (Code::Unreachable, COURSE, "Mission(\"glass_quay\")", "Mission(\"tram_nine\")", glass),
        (Code::Unreachable, COURSE, "Ending(\"under\")", "Ending(\"out\")", "(id: \"under\""),
        (Code::NoStage, COURSE, "(mission: \"tram_nine\", name: \"Left\", text: \"Dry.\"),", "", glass),
        (Code::UnknownField, COURSE, "name: \"Left\"", "side: \"Left\"", "side"),
        (Code::RepeatedId, TERMS, "(difficulty: standard)", "(difficulty: story)", "[\n    (diff"),
        (Code::UnknownWord, TERMS, "difficulty: hard", "difficulty: cruel", "cruel"),
        (Code::OutOfRange, TERMS, "health: 1", "health: 10", "10"),
        (Code::OutOfRange, TERMS, "alertness: 1)", "alertness: -10)", "-10)"),
        (Code::TableOrder, TERMS, "alertness: -1)", "alertness: 1)", "(difficulty: standard)"),
        (Code::TableOrder, TERMS, "armor: -1", "armor: 1", "(difficulty: hard"),
    ] {
        assert_told(check, code, (good, from, to), points_at);
    }
}

/// A folder with this course and these missions of the shipped campaign.
fn campaign(course: &str, missions: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("campaign.ron"), course).unwrap();
    fs::create_dir(folder.path().join("campaign")).unwrap();
    for entry in fs::read_dir("missions/campaign").unwrap().map(|entry| entry.unwrap().path()) {
        let name = entry.file_name().unwrap().to_str().unwrap();
        if missions.iter().any(|id| name.ends_with(&format!("_{id}.ron"))) {
            fs::copy(&entry, folder.path().join("campaign").join(name)).unwrap();
        }
    }
    folder
}

/// What is found in these files of a folder.
fn compared(folder: &Path, names: &[&str]) -> Vec<Fault> {
    let mut inspector = Inspector::new().unwrap();
    for name in names {
        inspector.path(&Disk, folder.join(name).to_str().unwrap());
    }
    inspector.compare();
    inspector.faults().to_vec()
}

#[test]
fn every_stage_has_its_mission_and_every_mission_its_stage() {
    let all = ["night_audit", "glass_quay", "tram_nine", "water_board"];
    let both = ["campaign.ron", "campaign"];
    assert_eq!(compared(campaign(COURSE, &all).path(), &both), []);
    let short = compared(campaign(COURSE, &all[..3]).path(), &both);
    let [fault] = &short[..] else { panic!("{short:#?}") };
    assert_eq!((fault.code, fault.is_error()), (Code::StageWithoutMission, true));
    assert_eq!((fault.line, fault.column), place(COURSE, "(mission: \"water_board\", then"));
    let long = [&all[..], &["hell_gate"]].concat();
    let stray = compared(campaign(COURSE, &long).path(), &both);
    let [fault] = &stray[..] else { panic!("{stray:#?}") };
    assert_eq!((fault.code, fault.is_error()), (Code::OffCourse, false));
    assert!(fault.file.ends_with("12_hell_gate.ron") && fault.message.contains("hell_gate") && fault.line > 1);
}

/// Hard takes 2 health and no armor everywhere: a mission may give health back, but no more than that.
#[test]
fn no_difficulty_is_gentler_than_the_one_before_it_in_any_mission() {
    for (terms, gentler) in [
        ("(difficulty: hard, health: 2, armor: -1)", false),
        ("(difficulty: hard, health: 3)", true),
        ("(difficulty: hard, armor: 1)", true),
        ("(difficulty: story, health: -1, armor: -1)", false),
        ("(difficulty: story, armor: -2)", true),
    ] {
        let course = COURSE.replace("(difficulty: hard, armor: -1)", terms);
        let found = compared(campaign(&course, &[]).path(), &["campaign.ron"]);
        let codes: Vec<Code> = found.iter().map(|fault| fault.code).collect();
        assert_eq!(codes, vec![Code::TableOrder; usize::from(gentler)], "{terms}");
        for fault in found {
            assert_eq!((fault.line, fault.column), place(&course, "(mission: \"water_board\", then"));
        }
    }
}

#[test]
fn a_course_alone_is_compared_with_the_shipped_missions_and_missions_alone_with_nothing() {
    let folder = campaign(&COURSE.replace("night_audit", "moon_base"), &["hell_gate"]);
    let course = compared(folder.path(), &["campaign.ron"]);
    let codes: Vec<Code> = course.iter().map(|fault| fault.code).collect();
    assert_eq!(codes, [Code::StageWithoutMission]);
    assert_eq!(compared(folder.path(), &["campaign"]), []);
}
