//! A contract as a mission file, as its maker would have written it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

use super::{
    Contract, Size,
    site::Site,
    sketch::{At, Sketch},
    staff::Staff,
    tell::{Goal, Tale},
};

/// The colours of rounds, in their order; those who stand still are white.
const COLOURS: [&str; 5] = ["Red", "Orange", "Green", "Blue", "Purple"];
const STILL: &str = "White";
/// How wide texts are written.
const WIDE: usize = 100;

/// The text of a mission file.
pub fn mission(contract: Contract, site: &Site, staff: &Staff, tale: &Tale) -> String {
    let places = places(site, staff, tale);
    let letters: BTreeMap<At, String> = places.keys().copied().zip((0..).map(letter)).collect();
    let mut text = String::new();
    let Tale { name, intro, conclusion, .. } = tale;
    let (code, id) = (contract.code(), contract.id());
    put(&mut text, &format!("// Made from the contract {code}.\n(\n    format: 1,\n    id: \"{id}\",\n"));
    put(
        &mut text,
        &format!(
            "    name: {},\n    map: \"\n{}    \",\n    at: {{\n",
            quoted(name),
            map(&sketch(site, staff), &letters)
        ),
    );
    for (at, things) in &places {
        let letter = letters.get(at).map_or("", String::as_str);
        put(&mut text, &format!("        \"{letter}\": [\n"));
        for thing in things {
            put(&mut text, &format!("            {thing},\n"));
        }
        put(&mut text, "        ],\n");
    }
    put(&mut text, "    },\n");
    put(&mut text, &alarm(staff));
    put(&mut text, &format!("    rewards: (bytebucks: {}, items: 1),\n", bytebucks(contract)));
    let (intro, conclusion) = (block(intro, 3), block(conclusion, 3));
    put(&mut text, &format!("    story: (\n        intro: {intro},\n        conclusion: {conclusion},\n    ),\n)\n"));
    text
}

/// Adds to a text; writing to one cannot fail.
fn put(text: &mut String, more: &str) {
    text.push_str(more);
}

fn bytebucks(contract: Contract) -> u16 {
    let size = match contract.size {
        Size::Small => 3,
        Size::Medium => 4,
        Size::Large => 6,
    };
    size + contract.difficulty as u16
}

/// What stands where, in reading order.
fn places(site: &Site, staff: &Staff, tale: &Tale) -> BTreeMap<At, Vec<String>> {
    let mut places: BTreeMap<At, Vec<String>> = BTreeMap::new();
    let mut put = |at: At, thing: String| places.entry(at).or_default().push(thing);
    put(site.start, "Start".into());
    put(site.exit, "Exit".into());
    put(site.entrance, "Entrance".into());
    if let Some(vault) = site.vault {
        put(vault.lock, "Lock(\"vault\")".into());
        put(vault.key, "Key(\"vault\")".into());
    }
    for (at, goal) in site.goals.iter().zip(&tale.goals) {
        put(*at, objective("Objective", goal, ""));
    }
    if let Some((at, goal)) = site.extra.zip(tale.extra.as_ref()) {
        put(at, objective("Optional", goal, "                rewards: (bytebucks: 2, items: 1),\n"));
    }
    for guard in &staff.guards {
        let colour = guard.round.map_or(STILL, colour);
        put(guard.at, format!("Enemy(kind: \"{}\", colour: {colour})", guard.kind));
    }
    for round in staff.rounds() {
        let stops = site.rounds.get(round).map_or(&[][..], |round| &round.stops);
        for (number, &at) in (1u8..).zip(stops) {
            put(at, format!("Waypoint(colour: {}, number: {number})", colour(round)));
        }
    }
    places
}

fn colour(round: usize) -> &'static str {
    COLOURS.get(round).copied().unwrap_or(STILL)
}

fn objective(kind: &str, goal: &Goal, more: &str) -> String {
    let Goal { id, name, text } = goal;
    let (name, text) = (quoted(name), block(text, 5));
    let indent = "                ";
    format!("{kind}(\n{indent}id: \"{id}\",\n{indent}name: {name},\n{indent}text: {text},\n{more}            )")
}

fn alarm(staff: &Staff) -> String {
    let mut text = format!("    alarm: (\n        alertness: {},\n        reinforcements: [\n", staff.alertness);
    for relief in &staff.relief {
        let (level, kind, colour) = (relief.level, relief.kind, colour(relief.round));
        put(&mut text, &format!("            (level: {level}, kind: \"{kind}\", colour: {colour}),\n"));
    }
    text + "        ],\n    ),\n"
}

/// The letter with this number: A to Z, then AA, AB and so on.
fn letter(number: usize) -> String {
    let sign = |at: usize| char::from(b'A' + (at % 26) as u8);
    match number / 26 {
        0 => sign(number).to_string(),
        first => format!("{}{}", sign(first - 1), sign(number)),
    }
}

/// The place, with its vents where somebody may use them.
fn sketch(site: &Site, staff: &Staff) -> Sketch {
    let mut sketch = site.sketch.clone();
    if !staff.flies() {
        sketch.vents.clear();
    }
    sketch
}

/// The drawn map: cells with the walls between them.
fn map(sketch: &Sketch, letters: &BTreeMap<At, String>) -> String {
    let (rows, columns) = sketch.extent();
    let vents: &BTreeSet<_> = &sketch.vents;
    let wall =
        |a: At, b: At| match (sketch.places.contains_key(&a) && sketch.places.contains_key(&b), sketch.is_open(a, b)) {
            (false, _) | (_, true) => Bar::Open,
            _ if vents.contains(&(a, b)) => Bar::Vent,
            _ => Bar::Wall,
        };
    let mut text = String::new();
    for row in rows.0..=rows.1 {
        let at = |column| At { row, column };
        let above = |column| wall(At { row: row - 1, column }, at(column));
        if (columns.0..=columns.1).any(|column| above(column) != Bar::Open) {
            let bars = (columns.0..=columns.1).map(|column| format!("{:<8}", above(column).below()));
            put_line(&mut text, bars);
        }
        let cells = (columns.0..=columns.1).map(|column| {
            let cell = match sketch.places.get(&at(column)) {
                Some(_) => {
                    let letter = letters.get(&at(column)).map_or("", String::as_str);
                    format!("{:02}{letter}", sketch.tile(at(column)) as u8)
                }
                None => ".".to_owned(),
            };
            format!("{cell:<6}{} ", wall(at(column), at(column + 1)).beside())
        });
        put_line(&mut text, cells);
    }
    text
}

fn put_line(text: &mut String, parts: impl Iterator<Item = String>) {
    let line: String = parts.collect();
    put(text, &format!("        {}\n", line.trim_end()));
}

/// What stands between two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    Open,
    Wall,
    Vent,
}

impl Bar {
    const fn beside(self) -> &'static str {
        match self {
            Self::Open => " ",
            Self::Wall => "|",
            Self::Vent => "~",
        }
    }

    const fn below(self) -> &'static str {
        match self {
            Self::Open => "+",
            Self::Wall => "---",
            Self::Vent => "~~~",
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// A long text over several lines, so many steps in.
fn block(text: &str, steps: usize) -> String {
    let indent = "    ".repeat(steps);
    let mut written = String::from("\"\n");
    for (at, paragraph) in text.split("\n\n").enumerate() {
        if at > 0 {
            written.push('\n');
        }
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.len() + word.len() + indent.len() >= WIDE {
                put(&mut written, &format!("{indent}{}\n", escaped(&line)));
                line.clear();
            }
            // Writing to a text cannot fail.
            let _ = write!(line, "{}{word}", if line.is_empty() { "" } else { " " });
        }
        put(&mut written, &format!("{indent}{}\n", escaped(&line)));
    }
    written + &"    ".repeat(steps - 1) + "\""
}
