//! Share codes of missions: what goes in comes out, and whatever is wrong with a code is told.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    fs,
    io::Write,
    process::{Command, Output, Stdio},
};

use ghostline::{
    content::signs,
    edit::share::{WrongShare, decode, encode},
    words::{Words, packs::wrong_share},
};
use proptest::prelude::*;

const MISSION: &str = "missions/campaign/01_night_audit.ron";

fn mission() -> String {
    fs::read_to_string(MISSION).unwrap()
}

fn code() -> String {
    encode(&mission()).unwrap()
}

/// The bytes a code holds, behind its mark.
fn held(code: &str) -> Vec<u8> {
    let values: Vec<u8> = code.chars().skip(4).filter_map(signs::value).collect();
    signs::read(&values)
}

fn code_of(bytes: &[u8]) -> String {
    format!("GLM1{}", signs::written(bytes))
}

#[test]
fn every_shipped_mission_comes_back_byte_by_byte_and_its_code_is_smaller() {
    for folder in ["missions/campaign", "missions/single"] {
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let code = encode(&text).unwrap();
            assert_eq!(decode(&code).as_ref(), Ok(&text));
            assert!(code.len() < text.len(), "{} for {}", code.len(), text.len());
            assert!(code.lines().all(|line| line.len() <= 72));
        }
    }
}

#[test]
fn a_code_survives_mail_chats_and_small_letters() {
    let (code, text) = (code(), mission());
    let quoted = format!("> {}", code.replace('\n', " \r\n> "));
    let broken: String = code.replace('\n', "").chars().flat_map(|c| [c, ' ']).collect();
    let fenced = format!("```\n{code}\n```\n");
    for pasted in [quoted, broken, fenced, code.to_lowercase(), code.replace('0', "O").replace('1', "l")] {
        // The mark's own version stays a digit.
        let pasted = pasted.replacen("GLMl", "GLM1", 1);
        assert_eq!(decode(&pasted).as_ref(), Ok(&text), "{pasted}");
    }
}

#[test]
fn what_is_wrong_with_a_code_is_told() {
    let code = code();
    let told = |code: &str| decode(code).unwrap_err();
    assert_eq!(told("hello"), WrongShare::NotACode);
    assert_eq!(told(""), WrongShare::NotACode);
    assert_eq!(told(&code.replacen("GLM1", "GLM7", 1)), WrongShare::Version('7'));
    assert_eq!(told(&code.replacen("GLM1", "GLM1*", 1)), WrongShare::Sign { sign: '*', at: 5 });
    assert_eq!(told(&code[..code.len() - 5]), WrongShare::Short(5));
    assert!(matches!(told("GLM1"), WrongShare::Short(_)));
    assert_eq!(told(&format!("{code}\n000")), WrongShare::Long(3));
    let middle = code.len() / 2;
    let other = if &code[middle..=middle] == "A" { "B" } else { "A" };
    let changed = format!("{}{other}{}", &code[..middle], &code[middle + 1..]);
    assert_eq!(told(&changed), WrongShare::Damaged);
}

/// A code that says little and holds much is refused before it is unpacked, and one that lies about it as well.
#[test]
fn a_bomb_is_refused() {
    let huge = " ".repeat(2 << 20);
    assert_eq!(encode(&huge), Err(WrongShare::TooLarge));
    let mut bytes = held(&encode(&" ".repeat(1 << 20)).unwrap());
    assert!(bytes.len() < 2_000, "the code of much emptiness is short");
    bytes[4..8].copy_from_slice(&(u32::MAX).to_le_bytes());
    assert_eq!(decode(&code_of(&bytes)), Err(WrongShare::TooLarge));
    bytes[4..8].copy_from_slice(&10u32.to_le_bytes());
    assert_eq!(decode(&code_of(&bytes)), Err(WrongShare::Damaged));
}

#[test]
fn every_reason_is_told_in_the_players_words() {
    let words = Words::english();
    for wrong in [
        WrongShare::NotACode,
        WrongShare::Version('2'),
        WrongShare::Sign { sign: '*', at: 9 },
        WrongShare::Short(1),
        WrongShare::Long(2),
        WrongShare::Damaged,
        WrongShare::TooLarge,
    ] {
        let told = wrong_share(&words, &wrong);
        assert!(told.len() > 30 && !told.contains("ui-share") && !told.contains("{$"), "{told}");
    }
}

proptest! {
    /// Any text comes back as it was.
    #[test]
    fn any_text_comes_back(text in "\\PC{0,400}") {
        prop_assert_eq!(decode(&encode(&text).unwrap()), Ok(text));
    }

    /// No text is a reason to panic, and none that was not written by `encode` is taken for a mission.
    #[test]
    fn any_paste_is_answered(text in "(GLM1)?[0-9A-Za-z \\n]{0,200}") {
        prop_assert!(decode(&text).is_err());
    }

    /// One changed sign never gives another text.
    #[test]
    fn a_changed_sign_never_gives_another_mission(at in 4usize..1_000, to in 0u8..32) {
        let code = code().replace('\n', "");
        let mut signs: Vec<char> = code.chars().collect();
        let at = 4 + at % (signs.len() - 4);
        signs[at] = signs::sign(to);
        let changed: String = signs.into_iter().collect();
        prop_assert!(decode(&changed).is_err() || decode(&changed) == Ok(mission()));
    }
}

fn ghostline(args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
    command.args(args).env("GHOSTLINE_DATA", env!("CARGO_TARGET_TMPDIR"));
    let streams = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = streams.spawn().unwrap();
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn a_mission_goes_from_file_to_code_to_file() {
    let folder = tempfile::tempdir().unwrap();
    let shared = ghostline(&["share", MISSION], "");
    assert_eq!(shared.status.code(), Some(0));
    assert!(shared.stderr.is_empty());
    let code = String::from_utf8(shared.stdout).unwrap();
    for (name, from, input) in [("pasted.ron", code.as_str(), ""), ("read.ron", "-", code.as_str())] {
        let file = folder.path().join(name);
        let file = file.to_str().unwrap();
        let restored = ghostline(&["new", file, "--from", from], input);
        assert_eq!(restored.status.code(), Some(0), "{restored:?}");
        assert_eq!(fs::read_to_string(file).unwrap(), mission());
        assert_eq!(ghostline(&["check", file], "").status.code(), Some(0));
        let again = ghostline(&["new", file, "--from", from], input);
        assert_eq!(again.status.code(), Some(2), "nothing is written over");
    }
}

#[test]
fn a_bad_code_writes_nothing_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("none.ron");
    let short = code()[..200].to_owned();
    for (code, words) in [("hello", "begins with GLM1"), (short.as_str(), "end of the code is missing")] {
        let refused = ghostline(&["new", file.to_str().unwrap(), "--from", code], "");
        assert_eq!(refused.status.code(), Some(2));
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains(words), "{said}");
        assert!(!file.exists());
    }
    let missing = ghostline(&["share", "no/such.ron"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(missing.stdout.is_empty());
}

#[test]
fn a_mission_with_faults_is_shared_with_a_word_to_its_maker() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.ron");
    fs::write(&file, "(format: 1)").unwrap();
    let shared = ghostline(&["share", file.to_str().unwrap()], "");
    assert_eq!(shared.status.code(), Some(0));
    assert!(String::from_utf8(shared.stderr).unwrap().contains("has faults"));
    assert_eq!(decode(&String::from_utf8(shared.stdout).unwrap()).unwrap(), "(format: 1)");
}
