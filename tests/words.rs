//! Every text the code asks for is in the language files, and every text there is asked for.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use ghostline::{
    stealth::Colour,
    words::{ENGLISH, Words},
};

/// The families of keys: a literal in the code that begins with one of these is a key.
const FAMILIES: [&str; 19] = [
    "action-",
    "campaign-",
    "card-",
    "claim-",
    "cli-",
    "colour-",
    "contract-",
    "effect-",
    "event-",
    "name-",
    "phase-",
    "question-",
    "refusal-",
    "rule-",
    "save-",
    "step-",
    "term-",
    "help-",
    "ui-",
];

/// How the rules of each ledger begin.
const LEDGERS: [&str; 5] = ["ST-", "SD-", "HG-", "SC-", "TB-"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files under `src`, test files aside.
fn sources() -> Vec<String> {
    let mut folders = vec![root().join("src")];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        for path in entries.filter(|path| !path.ends_with("tests") && !path.ends_with("tests.rs")) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                texts.push(without_tests(&fs::read_to_string(path).unwrap()).to_owned());
            }
        }
    }
    texts
}

/// A file's text up to its tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod ").next().unwrap_or(text)
}

/// The keys that stand in a text as whole string literals.
fn literals(text: &str) -> impl Iterator<Item = String> {
    let key = |text: &&str| {
        let rest = FAMILIES.iter().find_map(|family| text.strip_prefix(family));
        rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
    };
    text.split('"').filter(key).map(str::to_owned)
}

/// The rules a text names.
fn rules(text: &str) -> impl Iterator<Item = String> {
    let id = |at: usize| {
        let id: String =
            text[at..].chars().take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || *c == '-').collect();
        let numbered = id.rsplit('-').next().is_some_and(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()));
        numbered.then(|| format!("rule-{id}"))
    };
    let whole = |at: usize| !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    let named = LEDGERS.iter().flat_map(|ledger| text.match_indices(ledger));
    named.filter(move |(at, _)| whole(*at)).filter_map(move |(at, _)| id(at))
}

/// All that the code may ask for: literals, and the keys it builds from closed lists.
fn asked() -> BTreeSet<String> {
    let mut asked: BTreeSet<String> = Colour::ALL.iter().map(|colour| format!("colour-{}", colour.key())).collect();
    for text in sources() {
        asked.extend(literals(&text));
        asked.extend(rules(&text));
    }
    asked
}

/// All keys of the language files.
fn written() -> BTreeSet<String> {
    let lines = ENGLISH.iter().flat_map(|(_, text)| text.lines());
    let keys = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

#[test]
fn every_text_the_code_asks_for_is_written() {
    let words = Words::english();
    let missing: Vec<_> = asked().into_iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "not in assets/lang/en: {missing:?}");
}

#[test]
fn every_written_text_is_asked_for() {
    let asked = asked();
    // Rules are looked up by the ID that an event carries; the whole ledger is explained.
    let idle: Vec<_> = written().into_iter().filter(|key| !asked.contains(key) && !key.starts_with("rule-")).collect();
    assert!(idle.is_empty(), "nothing asks for: {idle:?}");
}

#[test]
fn every_key_belongs_to_a_family_the_search_knows() {
    let stray: Vec<_> =
        written().into_iter().filter(|key| !FAMILIES.iter().any(|family| key.starts_with(family))).collect();
    assert!(stray.is_empty(), "no family for: {stray:?}");
}

#[test]
fn every_language_file_is_embedded() {
    let folder: PathBuf = root().join("assets/lang/en");
    let mut found: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    found.sort();
    assert_eq!(found, ENGLISH.map(|(name, _)| name));
}

#[test]
fn no_sentence_shouts() {
    for (name, text) in ENGLISH {
        assert!(!text.contains('!') || name == "terminal.ftl", "{name} has an exclamation mark");
    }
}
