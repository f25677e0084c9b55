//! A sheet as a mission file: the same sheet gives the same bytes, laid out as the campaign's files are.

use std::fmt::Write;

use super::{
    super::rows::{Bar, Row, row},
    Edge, Goal, Loose, Place, Prose, Sheet, SheetAlarm, Spot, Square, Thing, name,
};
use crate::stealth::{Colour, Powers, Rewards, Sector};

/// How wide a file is written.
const WIDE: usize = 120;
/// One step to the right.
const STEP: usize = 4;

impl Sheet {
    /// The text of the mission file.
    pub fn write(&self) -> String {
        let mut out = Out::default();
        out.line(0, "(");
        out.line(1, &format!("format: {},", self.format));
        out.line(1, &format!("id: {},", quoted(&self.id)));
        out.line(1, &format!("name: {},", quoted(&self.name)));
        if self.powers == Powers::None {
            out.line(1, "powers: None,");
        }
        self.write_map(&mut out);
        self.write_loose(&mut out);
        self.write_places(&mut out);
        if let Some(alarm) = &self.alarm {
            write_alarm(&mut out, alarm);
        }
        if let Some(rewards) = rewards(self.rewards) {
            out.line(1, &format!("rewards: {rewards},"));
        }
        out.line(1, "story: (");
        out.prose(2, "intro", &self.intro);
        out.prose(2, "conclusion", &self.conclusion);
        out.line(1, "),");
        out.line(0, ")");
        out.0
    }

    fn write_map(&self, out: &mut Out) {
        let (columns, rows) = self.extent();
        let wide = self.squares.values().map(|square| cell(Some(square)).chars().count()).max().unwrap_or(0).max(3);
        out.line(1, "map: \"");
        for row in 1..=rows {
            let bars = (1..=columns).map(|column| self.drawn_bar((column, row - 1), (column, row)));
            if row > 1 && bars.clone().any(|bar| bar != Bar::Open) {
                let drawn: Vec<String> = bars.map(|bar| format!("{:<1$}", below(bar), wide + 3)).collect();
                out.line(2, drawn.concat().trim_end());
            }
            out.line(2, &self.drawn_row(row, columns, wide));
        }
        out.line(1, "\",");
    }

    fn drawn_row(&self, row: u16, columns: u16, wide: usize) -> String {
        let drawn = (1..=columns).map(|column| {
            let cell = cell(Sector::at(column, row).and_then(|at| self.square(at)));
            let bar = self.drawn_bar((column, row), (column + 1, row));
            format!("{cell:<wide$} {} ", beside(bar))
        });
        let drawn: String = drawn.collect();
        let drawn = drawn.trim_end();
        // Odd cells alone could look like a row of walls.
        let gap = if matches!(row_of(drawn), Row::Cells(_)) { "" } else { " ." };
        escaped(&format!("{drawn}{gap}"))
    }

    fn drawn_bar(&self, a: (u16, u16), b: (u16, u16)) -> Bar {
        let ends = Sector::at(a.0, a.1).zip(Sector::at(b.0, b.1));
        ends.and_then(|(a, b)| Edge::between(a, b)).map_or(Bar::Open, |edge| self.bar(edge))
    }

    fn write_loose(&self, out: &mut Out) {
        for (bar, field) in [(Bar::Wall, "walls"), (Bar::Vent, "vents")] {
            let pair = |loose: &Loose| format!("({}, {})", quoted(&loose.between.0), quoted(&loose.between.1));
            let pairs: Vec<String> = self.loose.iter().filter(|loose| loose.bar == bar).map(pair).collect();
            if !pairs.is_empty() {
                out.line(1, &format!("{field}: [{}],", pairs.join(", ")));
            }
        }
    }

    fn write_places(&self, out: &mut Out) {
        let letters = self.letters();
        out.line(1, "at: {");
        for Place { spot, things } in &self.places {
            let spot = match spot {
                Spot::At(at) => name(*at, &letters, self),
                Spot::Named(name) => name.clone(),
            };
            write_things(out, &quoted(&spot), things);
        }
        out.line(1, "},");
    }
}

/// What stands at a place: on one line where that is short and nothing of it is long.
fn write_things(out: &mut Out, spot: &str, things: &[Thing]) {
    let all: Option<Vec<String>> = things.iter().map(short).collect();
    let line = all.map(|things| format!("{spot}: [{}],", things.join(", ")));
    if let Some(line) = line.filter(|line| 2 * STEP + line.chars().count() <= WIDE) {
        return out.line(2, &line);
    }
    out.line(2, &format!("{spot}: ["));
    for thing in things {
        match thing {
            Thing::Objective(goal) => write_goal(out, "Objective", goal, None),
            Thing::Optional(goal, more) => write_goal(out, "Optional", goal, rewards(*more)),
            other => out.line(3, &(short(other).unwrap_or_default() + ",")),
        }
    }
    out.line(2, "],");
}

/// A thing on one line; `None` for what takes several.
fn short(thing: &Thing) -> Option<String> {
    Some(match thing {
        Thing::Start => "Start".to_owned(),
        Thing::Exit => "Exit".to_owned(),
        Thing::Entrance => "Entrance".to_owned(),
        Thing::Enemy { kind, colour, from } => {
            let from = if from.is_gentlest() { String::new() } else { format!(", from: {}", from.word()) };
            format!("Enemy(kind: {}, colour: {}{from})", quoted(kind), word(*colour))
        }
        Thing::Waypoint { colour, number } => format!("Waypoint(colour: {}, number: {number})", word(*colour)),
        Thing::Key(name) => format!("Key({})", quoted(name)),
        Thing::Lock(name) => format!("Lock({})", quoted(name)),
        Thing::Objective(_) | Thing::Optional(..) => return None,
    })
}

fn write_goal(out: &mut Out, kind: &str, goal: &Goal, rewards: Option<String>) {
    out.line(3, &format!("{kind}("));
    out.line(4, &format!("id: {},", quoted(&goal.id)));
    out.line(4, &format!("name: {},", quoted(&goal.name)));
    if goal.alarm != 0 {
        out.line(4, &format!("alarm: {},", goal.alarm));
    }
    out.prose(4, "text", &goal.text);
    if let Some(rewards) = rewards {
        out.line(4, &format!("rewards: {rewards},"));
    }
    out.line(3, "),");
}

fn write_alarm(out: &mut Out, alarm: &SheetAlarm) {
    if alarm.reinforcements.is_empty() {
        return out.line(1, &format!("alarm: (alertness: {}),", alarm.alertness));
    }
    out.line(1, "alarm: (");
    out.line(2, &format!("alertness: {},", alarm.alertness));
    out.line(2, "reinforcements: [");
    for one in &alarm.reinforcements {
        let (kind, colour) = (quoted(&one.kind), word(one.colour));
        out.line(3, &format!("(level: {}, kind: {kind}, colour: {colour}),", one.level));
    }
    out.line(2, "],");
    out.line(1, "),");
}

/// Rewards that are something.
fn rewards(Rewards { bytebucks, items }: Rewards) -> Option<String> {
    match (bytebucks, items) {
        (0, 0) => None,
        (bytebucks, 0) => Some(format!("(bytebucks: {bytebucks})")),
        (0, items) => Some(format!("(items: {items})")),
        _ => Some(format!("(bytebucks: {bytebucks}, items: {items})")),
    }
}

fn cell(square: Option<&Square>) -> String {
    match square {
        None => ".".to_owned(),
        Some(Square::Odd(text)) => text.clone(),
        Some(Square::Room(room)) => {
            format!("{:02}{}", room.tile, room.letter.map_or_else(String::new, |letter| letter.to_string()))
        }
    }
}

fn row_of(drawn: &str) -> Row<'_> {
    row(drawn, 0)
}

const fn beside(bar: Bar) -> &'static str {
    match bar {
        Bar::Open => " ",
        Bar::Wall => "|",
        Bar::Vent => "~",
    }
}

const fn below(bar: Bar) -> &'static str {
    match bar {
        Bar::Open => "+",
        Bar::Wall => "---",
        Bar::Vent => "~~~",
    }
}

/// A colour as files write it.
const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Red",
        Colour::Orange => "Orange",
        Colour::Green => "Green",
        Colour::Blue => "Blue",
        Colour::Purple => "Purple",
        Colour::White => "White",
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// A text between quotes: whatever could be misread is written by its number.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '"' => safe.extend(['\\', c]),
            // Writing to a text cannot fail.
            c if c.is_control() => drop(write!(safe, "\\u{{{:x}}}", c as u32)),
            c => safe.push(c),
        }
    }
    safe
}

/// A file being written.
#[derive(Default)]
struct Out(String);

impl Out {
    /// A line, so many steps to the right.
    fn line(&mut self, steps: usize, text: &str) {
        self.0.extend(std::iter::repeat_n(' ', steps * STEP));
        self.0.push_str(text);
        self.0.push('\n');
    }

    /// A text as an indented block.
    fn prose(&mut self, steps: usize, field: &str, prose: &Prose) {
        if prose.as_str().is_empty() {
            return self.line(steps, &format!("{field}: \"\","));
        }
        self.line(steps, &format!("{field}: \""));
        for (at, paragraph) in prose.as_str().split("\n\n").enumerate() {
            if at > 0 {
                self.0.push('\n');
            }
            for line in wrap(paragraph, WIDE.saturating_sub((steps + 1) * STEP)) {
                self.line(steps + 1, &escaped(line));
            }
        }
        self.line(steps, "\",");
    }
}

/// The lines of a paragraph: cut at single blanks only, so that joining them gives the paragraph again.
fn wrap(text: &str, wide: usize) -> Vec<&str> {
    let (mut lines, mut start, mut cut) = (Vec::new(), 0, None);
    let mut length = 0;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let after = text.get(at + 1..).and_then(|rest| rest.chars().next()).unwrap_or(' ');
        if c == ' ' && !before.is_whitespace() && !after.is_whitespace() {
            if length > wide
                && let Some(end) = cut
            {
                lines.push(text.get(start..end).unwrap_or_default());
                length = text.get(end + 1..at).map_or(0, |rest| rest.chars().count());
                start = end + 1;
            }
            cut = Some(at);
        }
        length += 1;
        before = c;
    }
    if length > wide
        && let Some(end) = cut.filter(|&end| end > start)
    {
        lines.push(text.get(start..end).unwrap_or_default());
        start = end + 1;
    }
    lines.push(text.get(start..).unwrap_or_default());
    lines
}
