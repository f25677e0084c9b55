//! A mission file to a sheet: nothing it says is lost, and what it says twice stands once.

use std::collections::BTreeMap;

use super::{
    super::{
        fault::{Code, Fault, Faults},
        load,
        parse::parse,
        raw::{RawAlarm, RawMission, RawThing},
        report::{Place as At, Report},
        rows::{Bar, Row, Token, row},
    },
    Edge, Goal, Loose, Place, Relief, Room, Sheet, SheetAlarm, Spot, Square, Thing,
};
use crate::stealth::{GRID, Letter, Sector};

impl Sheet {
    /// The sheet of a mission's text; its faults where it cannot be read without losing something, or is too large.
    /// `file` is what faults call the text.
    pub fn read(file: &str, text: &str) -> Result<Self, Faults> {
        if let Some(fault) = load::too_long(file, text) {
            return Err(Faults(vec![fault]));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut report = Report::default();
        let raw: Option<RawMission> = parse(text, &mut report);
        let sheet = raw.and_then(|raw| Self::of(raw, &mut report));
        match (sheet, report.finish(file, text)) {
            (Some(sheet), faults) if faults.is_empty() => Ok(sheet),
            (_, faults) if faults.is_empty() => {
                Err(Faults(vec![Fault::of_file(file, Code::Syntax, "this is no mission", "name a mission file")]))
            }
            (_, faults) => Err(Faults(faults)),
        }
    }

    fn of(raw: RawMission, report: &mut Report) -> Option<Self> {
        let mut sheet = Self {
            format: raw.format,
            id: raw.id,
            name: raw.name,
            powers: raw.powers.into(),
            alarm: raw.alarm.map(alarm),
            rewards: raw.rewards.into(),
            intro: raw.story.intro.into(),
            conclusion: raw.story.conclusion.into(),
            ..Self::default()
        };
        if let Some(offset) = sheet.draw(&raw.map) {
            let help = format!("draw at most {GRID} rows of {GRID} cells");
            report.add(Code::MapTooLarge, At::Map(offset), "the map is too large", help);
            return None;
        }
        let listed = |bar| move |between| Loose { bar, between };
        sheet.loose.extend(raw.walls.into_iter().map(listed(Bar::Wall)));
        sheet.loose.extend(raw.vents.into_iter().map(listed(Bar::Vent)));
        for (name, things) in raw.at.0 {
            sheet.places.push(Place { spot: Spot::Named(name), things: things.into_iter().map(thing).collect() });
        }
        sheet.settle();
        Some(sheet)
    }

    /// Gives every name the sector it has by now: places named by a letter that is drawn, and listed walls between
    /// neighbours. To be called after letters or names changed.
    pub fn settle(&mut self) {
        let letters = self.letters();
        for loose in std::mem::take(&mut self.loose) {
            let ends = sector(&loose.between.0, &letters).zip(sector(&loose.between.1, &letters));
            let drawn = |at: &Sector| self.squares.contains_key(at);
            let edge = ends.filter(|(a, b)| drawn(a) && drawn(b)).and_then(|(a, b)| Edge::between(a, b));
            match edge {
                Some(edge) if self.bar(edge) == Bar::Vent => {}
                Some(edge) => self.set_bar(edge, loose.bar),
                None if loose.bar == Bar::Open => {}
                None => self.loose.push(loose),
            }
        }
        // As they are written: all walls, then all vents.
        self.loose.sort_by_key(|loose| loose.bar == Bar::Vent);
        if self.places.iter().any(|place| place.spot.sector().is_none()) {
            self.settle_places(&letters);
        }
    }

    /// Finds the sectors of named places; those of one sector become one place.
    fn settle_places(&mut self, letters: &BTreeMap<Letter, Sector>) {
        let mut first: BTreeMap<Sector, usize> = BTreeMap::new();
        for place in std::mem::take(&mut self.places) {
            let spot = match place.spot {
                Spot::Named(name) => sector(&name, letters).map_or(Spot::Named(name), Spot::At),
                at @ Spot::At(_) => at,
            };
            let known = spot.sector().and_then(|at| first.get(&at)).and_then(|&at| self.places.get_mut(at));
            if let Some(known) = known {
                known.things.extend(place.things);
                continue;
            }
            if let Some(at) = spot.sector() {
                first.insert(at, self.places.len());
            }
            self.places.push(Place { spot, ..place });
        }
    }

    /// Takes over a drawing. Where it is too large, the byte it is too large from.
    fn draw(&mut self, map: &str) -> Option<usize> {
        let (mut height, mut offset) = (0u16, 0);
        let mut above: Vec<Bar> = Vec::new();
        for line in map.split_inclusive('\n') {
            let start = offset;
            offset += line.len();
            match row(line, start) {
                Row::Blank => {}
                Row::Walls(bars) => join(&mut above, bars.into_iter().map(|(_, bar)| bar)),
                Row::Cells(tokens) => {
                    height += 1;
                    let cells = tokens.iter().filter_map(Token::cell).count();
                    if height > GRID || cells > usize::from(GRID) {
                        return Some(start);
                    }
                    self.draw_row(height, &tokens);
                    for (column, bar) in (1..).zip(std::mem::take(&mut above)) {
                        self.draw_bar((column, height - 1), (column, height), bar);
                    }
                }
            }
        }
        None
    }

    fn draw_row(&mut self, row: u16, tokens: &[Token<'_>]) {
        let mut column = 0;
        for token in tokens {
            match *token {
                Token::Cell(text, _) => {
                    column += 1;
                    if let Some(at) = Sector::at(column, row).filter(|_| text != ".") {
                        self.set_square(at, Some(square(text)));
                    }
                }
                Token::Side(bar) => self.draw_bar((column, row), (column + 1, row), bar),
            }
        }
    }

    /// A bar of the drawing; one at its outer edge, beyond which there is nothing, is left out.
    fn draw_bar(&mut self, a: (u16, u16), b: (u16, u16), bar: Bar) {
        let ends = Sector::at(a.0, a.1).zip(Sector::at(b.0, b.1));
        if let Some(edge) = ends.and_then(|(a, b)| Edge::between(a, b)).filter(|_| bar != Bar::Open) {
            self.set_bar(edge, bar);
        }
    }
}

/// Lays one row of walls over another.
fn join(above: &mut Vec<Bar>, bars: impl Iterator<Item = Bar>) {
    for (at, bar) in bars.enumerate() {
        match above.get_mut(at) {
            Some(known) if bar != Bar::Open => *known = bar,
            Some(_) => {}
            None => above.push(bar),
        }
    }
}

/// The sector a name means, drawn or not.
fn sector(name: &str, letters: &BTreeMap<Letter, Sector>) -> Option<Sector> {
    match name.parse::<Letter>() {
        Ok(letter) => letters.get(&letter).copied(),
        Err(_) => name.parse().ok(),
    }
}

/// What a cell of the drawing says.
fn square(text: &str) -> Square {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, letters) = text.split_at(digits);
    let letter = if letters.is_empty() { Ok(None) } else { letters.parse().map(Some) };
    match (number.parse(), letter) {
        (Ok(tile), Ok(letter)) => Square::Room(Room { tile, letter }),
        _ => Square::Odd(text.to_owned()),
    }
}

fn alarm(raw: RawAlarm) -> SheetAlarm {
    let relief = raw.reinforcements.into_iter();
    let relief = relief.map(|one| Relief { level: one.level, kind: one.kind, colour: one.colour.into() });
    SheetAlarm { alertness: raw.alertness, reinforcements: relief.collect() }
}

fn thing(raw: RawThing) -> Thing {
    match raw {
        RawThing::Start => Thing::Start,
        RawThing::Exit => Thing::Exit,
        RawThing::Entrance => Thing::Entrance,
        RawThing::Enemy { kind, colour, from } => Thing::Enemy { kind, colour: colour.into(), from },
        RawThing::Waypoint { colour, number } => Thing::Waypoint { colour: colour.into(), number },
        RawThing::Objective { id, name, text, alarm } => Thing::Objective(Goal { id, name, text: text.into(), alarm }),
        RawThing::Optional { id, name, text, rewards, alarm } => {
            Thing::Optional(Goal { id, name, text: text.into(), alarm }, rewards.into())
        }
        RawThing::Key(name) => Thing::Key(name),
        RawThing::Lock(name) => Thing::Lock(name),
    }
}
