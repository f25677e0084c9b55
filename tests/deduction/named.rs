//! Every rule of the ledger is named by a test.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ghostline::words::ENGLISH;

/// The rules the codex explains: all there are.
fn explained() -> BTreeSet<&'static str> {
    let file = ENGLISH.iter().find(|(name, _)| *name == "rules-deduction.ftl").unwrap();
    let keys = file.1.lines().filter_map(|line| Some(line.strip_prefix("rule-")?.split_once(" =")?.0));
    keys.filter(|id| ["SD-", "HG-", "SC-"].iter().any(|ledger| id.starts_with(ledger))).collect()
}

/// All Rust files under a folder that hold tests.
fn tests_under(folder: &Path, all: bool, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let tests = all || path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("tests"));
        if path.is_dir() {
            tests_under(&path, tests, found);
        } else if tests && path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

/// The rules named above tests: in lines of documentation.
fn named() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    tests_under(&root.join("tests"), true, &mut files);
    tests_under(&root.join("src"), false, &mut files);
    let mut named = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("///")) {
            let words = line.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
            named.extend(words.map(str::to_owned));
        }
    }
    named
}

#[test]
fn every_rule_is_named_by_a_test() {
    let (explained, named) = (explained(), named());
    assert_eq!(explained.len(), 635);
    let missing: Vec<_> = explained.into_iter().filter(|id| !named.contains(*id)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
