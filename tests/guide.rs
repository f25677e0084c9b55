//! The mission maker's guide: what it shows works, and the format it describes is the one that is read.

// Outside a test's own function these count as risky; here they are how a test fails.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::{fs, path::Path, process::Command};

use ghostline::{
    content::{Cards, Catalog, Checked, Shipped, check_mission, format::reference},
    edit::template,
    stealth::{
        Mission,
        solve::{Budget, solve},
    },
    words::codex::{Block, Book},
};

const TUTORIAL: &str = "assets/codex/en/14_making.md";
const FORMAT: &str = "missions/FORMAT.md";

/// The pieces of code in the tutorial, each with its language.
fn code() -> Vec<(String, String)> {
    let text = fs::read_to_string(TUTORIAL).unwrap();
    let fenced = text.split("```").skip(1).step_by(2);
    fenced.map(|code| code.split_once('\n').map(|(kind, code)| (kind.to_owned(), code.to_owned())).unwrap()).collect()
}

/// The fields of a piece of a mission file, each with its lines.
fn fields(text: &str) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in text.split_inclusive('\n') {
        let begins = line.starts_with("    ") && line[4..].starts_with(|c: char| c.is_ascii_lowercase());
        match fields.last_mut() {
            _ if begins => fields.push((line.trim().split(':').next().unwrap().to_owned(), line.to_owned())),
            Some((_, lines)) => lines.push_str(line),
            None => {}
        }
    }
    fields
}

/// A mission file with some of its fields replaced.
fn replaced(mission: &str, by: &str) -> String {
    let new = fields(by);
    let inside = mission.trim().strip_prefix("(\n").unwrap().strip_suffix(')').unwrap();
    let kept = fields(inside).into_iter().map(|(name, lines)| {
        let newer = new.iter().find(|(other, _)| *other == name);
        newer.map_or(lines, |(_, newer)| newer.clone())
    });
    format!("(\n{})\n", kept.collect::<String>())
}

fn checked(text: &str) -> Checked<Mission> {
    check_mission("back_stairs.ron", text, &Cards::load(&Shipped).unwrap())
}

/// The mission of the tutorial after each of its steps.
fn steps() -> Vec<String> {
    let mut mission = template("back_stairs").write();
    let pieces = code().into_iter().filter(|(kind, _)| kind == "ron");
    pieces
        .map(|(_, piece)| {
            mission = replaced(&mission, &piece);
            mission.clone()
        })
        .collect()
}

#[test]
fn every_step_of_the_tutorial_passes_the_check_and_the_last_without_a_warning() {
    let steps = steps();
    assert!(steps.len() >= 5, "{}", steps.len());
    for step in &steps {
        let checked = checked(step);
        assert!(checked.content.is_some(), "{:#?}\n{step}", checked.faults);
    }
    let last = checked(steps.last().unwrap());
    assert_eq!(last.faults, []);
}

#[test]
fn the_mission_of_the_tutorial_can_be_won_without_a_kill_and_unseen() {
    let mission = checked(steps().last().unwrap()).content.unwrap();
    assert_eq!(mission.plan().name, "Back Stairs");
    let setup = Catalog::shipped().unwrap().setup(mission.into());
    let solution = solve(&setup, Budget { games: 0, ..Budget::default() });
    assert_eq!((solution.winnable, solution.exact), (Some(true), true));
    assert!(solution.no_kill.is_some() && solution.unseen.is_some() && solution.soft_locks.is_empty());
}

/// Every command of the tutorial is run as it stands there; those that go on until they are stopped are not.
#[test]
fn every_command_of_the_tutorial_works() {
    let folder = tempfile::tempdir().unwrap();
    let mut done = 0;
    for (kind, piece) in code() {
        if kind == "ron" {
            let file = folder.path().join("back_stairs.ron");
            fs::write(&file, replaced(&fs::read_to_string(&file).unwrap(), &piece)).unwrap();
            continue;
        }
        for line in piece.lines().filter(|line| !line.contains("--watch") && !line.contains(" play ")) {
            let args = line.strip_prefix("ghostline ").unwrap().split(' ');
            let mut command = Command::new(env!("CARGO_BIN_EXE_ghostline"));
            let output = command.args(args).current_dir(folder.path()).env("GHOSTLINE_DATA", "data").output().unwrap();
            assert!(output.status.success(), "{line}: {output:?}");
            done += 1;
        }
    }
    assert!(done >= 5, "{done}");
}

#[test]
fn the_codex_has_the_tutorial_with_its_code() {
    let book = Book::english();
    let chapter = book.chapter("making").unwrap();
    let code: Vec<&str> = chapter
        .blocks
        .iter()
        .filter_map(|block| if let Block::Code(text) = block { Some(*text) } else { None })
        .collect();
    assert_eq!(code.len(), self::code().len());
    assert!(code[2].contains("        01A   02    02    03B"), "a drawing keeps its blanks: {}", code[2]);
    assert!(!chapter.blocks.iter().any(|block| matches!(block, Block::Heading(text) if text.contains("```"))));
}

/// Run with `GHOSTLINE_WRITE=1` to write it anew; the test then fails once, so that somebody looks at it.
#[test]
fn the_format_in_the_repository_is_the_one_the_code_reads() {
    let written = fs::read_to_string(FORMAT).unwrap_or_default();
    let now = reference();
    if std::env::var_os("GHOSTLINE_WRITE").is_some() && written != now {
        fs::write(FORMAT, &now).unwrap();
        panic!("{FORMAT} was written anew: look at it");
    }
    assert!(written == now, "{FORMAT} is not current: run this test with GHOSTLINE_WRITE=1 and look at what it wrote");
    let output = Command::new(env!("CARGO_BIN_EXE_ghostline")).arg("format").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), now);
}

#[test]
fn every_field_of_the_format_is_explained() {
    let text = reference();
    for name in
        ["Mission", "Places", "Thing", "Alarm", "Reinforcement", "Story", "Pack", "Kind", "Gear", "Item", "Effect"]
    {
        assert!(text.contains(&format!("\n### {name}\n")), "{name}");
    }
    let fields = text.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() > 3);
    for field in fields {
        let told = field.trim_end_matches(" |").rsplit("| ").next().unwrap();
        assert!(told.len() > 5, "{field}");
    }
    for name in ["format", "id", "name", "powers", "map", "walls", "vents", "at", "alarm", "rewards", "story"] {
        assert!(text.contains(&format!("| `{name}` |")), "{name}");
    }
}

#[test]
fn the_guide_leads_to_what_it_names() {
    let guide = fs::read_to_string("missions/README.md").unwrap();
    for link in guide.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        if !link.contains("://") && !link.starts_with('#') {
            assert!(Path::new("missions").join(link).exists(), "{link}");
        }
    }
    for command in ["new", "check --watch", "map", "solve", "sim", "play", "share", "pack", "format"] {
        assert!(guide.contains(&format!("ghostline {command}")), "{command}");
    }
}
