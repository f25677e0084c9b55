//! The direction of dependencies, kept true by reading every file of the house.

#![allow(clippy::unwrap_used)]

use std::{collections::BTreeMap, fs, path::Path};

/// What the faces of the game may see.
const FRONT: &[&str] = &[
    "records",
    "edit",
    "session",
    "save",
    "campaign",
    "contracts",
    "words",
    "content",
    "beginning",
    "deduction",
    "stealth",
    "engine",
];

/// Each room with the rooms it may see. A room that is not listed does not exist.
const ROOMS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("stealth", &["engine"]),
    ("deduction", &["engine"]),
    ("beginning", &["engine"]),
    ("campaign", &["content", "stealth", "engine"]),
    ("content", &["beginning", "deduction", "stealth", "engine"]),
    ("words", &["save", "campaign", "content", "beginning", "deduction", "stealth", "engine"]),
    ("contracts", &["words", "content", "stealth", "engine"]),
    ("save", &["campaign", "content", "beginning", "deduction", "stealth", "engine"]),
    ("edit", &["save", "content", "stealth", "engine"]),
    ("session", &["words", "content", "beginning", "deduction", "stealth", "engine"]),
    ("records", &["session", "words", "save", "stealth", "engine"]),
    ("ui", FRONT),
    (
        "window",
        &["records", "ui", "edit", "session", "save", "campaign", "contracts", "words", "content", "stealth", "engine"],
    ),
    ("terminal", FRONT),
    (
        "cli",
        &[
            "records",
            "window",
            "ui",
            "edit",
            "session",
            "terminal",
            "save",
            "campaign",
            "contracts",
            "words",
            "content",
            "beginning",
            "deduction",
            "stealth",
            "engine",
        ],
    ),
];

/// Each crate that stands in some rooms only.
const GUESTS: &[(&str, &[&str])] = &[
    ("ron", &["content", "save"]),
    ("macroquad", &["window"]),
    ("egui_macroquad", &["window"]),
    ("maudio", &["window"]),
    ("evdev", &["window"]),
    ("gilrs", &["window"]),
    ("egui", &["ui", "window"]),
    ("egui_phosphor", &["ui"]),
    ("ratatui", &["terminal"]),
    ("crossterm", &["terminal"]),
    ("fluent_bundle", &["words"]),
    ("clap", &["cli"]),
];

/// The code of a file without comments and texts.
fn code(source: &str) -> String {
    let mut code = String::new();
    for line in source.lines() {
        let mut inside = false;
        let mut previous = ' ';
        for c in line.chars() {
            match c {
                '"' if previous != '\\' && previous != '\'' => inside = !inside,
                '/' if previous == '/' && !inside => break,
                _ if !inside => code.push(c),
                _ => {}
            }
            previous = c;
        }
        code.push('\n');
    }
    code
}

/// Whether a character can stand in a name.
fn in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The names at the top of what follows `crate::` at one place: one name, or those of a braced list.
fn heads(after: &str) -> Vec<String> {
    let name = |text: &str| text.trim_start().chars().take_while(|&c| in_name(c)).collect::<String>();
    let Some(list) = after.trim_start().strip_prefix('{') else { return vec![name(after)] };
    let (mut depth, mut part, mut parts) = (0, String::new(), Vec::new());
    for c in list.chars() {
        match c {
            '}' if depth == 0 => break,
            ',' if depth == 0 => parts.push(std::mem::take(&mut part)),
            _ => part.push(c),
        }
        depth += i32::from(c == '{') - i32::from(c == '}');
    }
    parts.push(part);
    parts.iter().map(|part| name(part)).filter(|name| !name.is_empty()).collect()
}

/// The rooms a piece of code names.
fn rooms_named(code: &str) -> Vec<String> {
    let places = code.match_indices("crate::").filter(|(at, _)| !code[..*at].ends_with(|c| in_name(c) || c == '$'));
    places.flat_map(|(at, found)| heads(&code[at + found.len()..])).collect()
}

/// Whether a piece of code uses a crate.
fn uses(code: &str, guest: &str) -> bool {
    let stands = |at: usize| !code[..at].ends_with(|c| in_name(c) || c == ':' || c == '.');
    let path = format!("{guest}::");
    code.match_indices(&path).any(|(at, _)| stands(at)) || code.contains(&format!("use {guest};"))
}

/// Everything wrong with a file of a room.
fn faults(room: &str, file: &str, source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !source.starts_with("//! ") {
        faults.push(format!("{file}: does not begin with a sentence on what belongs there"));
    }
    let code = code(source);
    let seen = ROOMS.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, seen)| seen);
    let is_room = |name: &str| ROOMS.iter().any(|(room, _)| *room == name);
    for named in rooms_named(&code) {
        if is_room(&named) && named != room && !seen.contains(&named.as_str()) {
            faults.push(format!("{file}: {room} may not see {named}"));
        }
    }
    for (guest, hosts) in GUESTS {
        if uses(&code, guest) && !hosts.contains(&room) {
            faults.push(format!("{file}: {guest} may not stand in {room}"));
        }
    }
    faults
}

/// Every Rust file under a folder, by path.
fn sources(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.insert(path.to_str().unwrap().replace('\\', "/"), fs::read_to_string(&path).unwrap());
        }
    }
}

fn house() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    sources(Path::new("src"), &mut found);
    assert!(found.len() > 30, "the house is empty: {found:?}");
    found
}

/// The room a file stands in; `None` for the map of the house and the front door.
fn room(file: &str) -> Option<&str> {
    let (room, _) = file.strip_prefix("src/")?.split_once('/')?;
    Some(room)
}

#[test]
fn every_room_sees_only_the_rooms_below_it() {
    let house = house();
    let all: Vec<_> =
        house.iter().flat_map(|(file, source)| faults(room(file).unwrap_or("cli"), file, source)).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// Tools stand outside the house: they use it like anybody, as a command line does.
#[test]
fn tools_open_with_a_sentence_and_leave_files_windows_and_terminals_to_the_house() {
    let mut tools = BTreeMap::new();
    sources(Path::new("tools"), &mut tools);
    assert!(!tools.is_empty());
    let all: Vec<_> = tools.iter().flat_map(|(file, source)| faults("cli", file, source)).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn every_room_stands_on_the_map_and_in_the_rule_of_direction() {
    let house = house();
    let map = &house["src/lib.rs"];
    for file in house.keys() {
        let Some(room) = room(file) else { continue };
        assert!(ROOMS.iter().any(|(name, _)| *name == room), "{room} has no place in the rule of direction");
        assert!(map.contains(&format!("| [`{room}`] |")), "{room} is not on the map in src/lib.rs");
    }
    for line in map.lines().filter_map(|line| line.strip_prefix("//! | [`")) {
        let room = line.split('`').next().unwrap_or_default();
        assert!(Path::new("src").join(room).is_dir(), "the map shows {room}, which is not there");
    }
}

#[test]
fn a_wrong_direction_is_noticed_however_it_is_written() {
    let bad = [
        "use crate::terminal::Screen;",
        "use crate::{\n    engine::Dice,\n    terminal::{self, Screen},\n};",
        "fn f() { crate::save::load(); }",
        "pub(crate) type T = Vec<crate::words::Word>;",
    ];
    for snippet in bad {
        assert_eq!(faults("stealth", "x.rs", &format!("//! X.\n{snippet}")).len(), 1, "{snippet}");
    }
    assert_eq!(faults("engine", "x.rs", "//! X.\nuse crate::stealth::Plan;").len(), 1);
    assert_eq!(faults("stealth", "x.rs", "//! X.\nlet v = ron::from_str(text);").len(), 1);
    assert_eq!(faults("save", "x.rs", "use crate::engine::Game;").len(), 1, "no sentence on top");
}

#[test]
fn what_is_allowed_is_left_alone() {
    let good = [
        "use crate::engine::{Dice, Game};",
        "use crate::{engine::Dice, stealth::Plan};",
        "// crate::terminal is above",
        "let text = \"crate::terminal and ron::de\";",
        "let x = patron::of(); self.ron::<u8>();",
    ];
    for snippet in good {
        let found = faults("stealth", "x.rs", &format!("//! X.\n{snippet}"));
        assert!(found.is_empty(), "{found:?}");
    }
}
