//! The card files of Social Deduction: what ships is clean, and every slip is told with its place.
#![allow(clippy::unwrap_used)]

use ghostline::content::{Code, Fault, Inspector, Memory, library, shipped_library};

/// The four files as they ship, with one of them changed.
fn changed(file: &str, from: &str, to: &str) -> Memory {
    let mut files = Memory::default();
    for name in ["ids", "programs", "tables", "scenarios"] {
        let path = format!("assets/deduction/{name}.ron");
        let mut text = std::fs::read_to_string(&path).unwrap();
        if name == file {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        files.0.insert(path, text.into_bytes());
    }
    files
}

fn faults(file: &str, from: &str, to: &str) -> Vec<Fault> {
    library(&changed(file, from, to)).unwrap_err().0
}

#[test]
fn what_ships_is_clean_and_looked_at_by_check() {
    assert_eq!(shipped_library().unwrap().scenarios.len(), 19);
    let mut inspector = Inspector::new().unwrap();
    inspector.shipped();
    let about = |fault: &&Fault| fault.file.contains("deduction");
    assert_eq!(inspector.faults().iter().filter(about).count(), 0, "{:?}", inspector.faults());
}

#[test]
fn a_missing_card_a_doubled_key_and_an_empty_text_are_told() {
    let few = faults("programs", "copies: 4,", "copies: 3,");
    assert_eq!(few[0].code, Code::OutOfRange);
    assert!(few[0].message.contains("65 programs of the base game"), "{}", few[0]);
    let twice = faults("ids", "key: \"H03\"", "key: \"H01\"");
    assert!(twice.iter().any(|fault| fault.code == Code::RepeatedId && fault.line > 1), "{twice:?}");
    let silent = faults("ids", "name: \"Astronaut\"", "name: \"\"");
    assert_eq!(silent[0].code, Code::MissingText);
}

#[test]
fn unknown_effects_and_unknown_cards_are_told() {
    let word = faults("ids", "Drop(Others)", "Explode(Others)");
    assert_eq!(word[0].code, Code::UnknownWord, "{word:?}");
    let stranger = faults("scenarios", "\"H03\"", "\"H99\"");
    assert_eq!((stranger[0].code, stranger[0].file.as_str()), (Code::UnknownId, "assets/deduction/scenarios.ron"));
    let row = faults("tables", "ids: (2, 2, 1)", "ids: (2, 2, 2)");
    assert_eq!(row[0].code, Code::OutOfRange);
}

#[test]
fn a_new_card_with_known_effects_needs_no_code() {
    let card = "(key: \"T01\", name: \"Tester\", text: \"Draw 3 programs.\", faction: Human, on_reveal: [Draw(3)]),\n        (\n            key: \"H01\"";
    let added = faults("ids", "(\n            key: \"H01\"", card);
    assert!(added.iter().all(|fault| fault.code == Code::OutOfRange), "only the count is wrong: {added:?}");
}
