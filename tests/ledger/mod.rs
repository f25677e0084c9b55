//! Which rules the codex explains, and which are named by a test.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ghostline::words::ENGLISH;

/// The rules a language file of the codex explains.
pub fn explained(file: &str) -> BTreeSet<&'static str> {
    let (_, text) = ENGLISH.iter().find(|(name, _)| *name == file).unwrap();
    text.lines().filter_map(|line| Some(line.strip_prefix("rule-")?.split_once(" =")?.0)).collect()
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
pub fn named() -> BTreeSet<String> {
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
