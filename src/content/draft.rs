//! A mission half read: everything at its sector, with the place in the file it came from.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    fault::Code,
    layout::{Edge, Layout},
    locate::Step,
    raw::{RawMission, RawThing},
    report::{Place, Report},
};
use crate::stealth::{Colour, Difficulty, Letter, Need, Rewards, Sector};

/// Something with its sector and its place in the file.
#[derive(Clone, Debug)]
pub struct Found<T> {
    /// What.
    pub what: T,
    /// Where on the map.
    pub sector: Sector,
    /// The entry of `at`, and the thing's number in it.
    pub from: (usize, usize),
}

impl<T> Found<T> {
    /// The place of the whole thing.
    pub fn place(&self) -> Place {
        Place::Value(self.path().to_vec())
    }

    /// The place of one of its fields.
    pub fn field(&self, name: &'static str) -> Place {
        let [at, entry, thing] = self.path();
        Place::Value(vec![at, entry, thing, Step::Field(name)])
    }

    /// The place of its only value, for things such as `Key("vault")`.
    pub fn inner(&self) -> Place {
        let [at, entry, thing] = self.path();
        Place::Value(vec![at, entry, thing, Step::Nth(0)])
    }

    fn path(&self) -> [Step; 3] {
        [Step::Field("at"), Step::Nth(self.from.0), Step::Nth(self.from.1)]
    }
}

/// An objective as written.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Goal<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub text: &'a str,
    pub need: Need,
    pub rewards: Rewards,
    pub alarm: i64,
}

/// Everything a mission file puts on the map.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Draft<'a> {
    pub layout: Layout,
    pub doors: BTreeSet<Edge>,
    pub vents: BTreeSet<Edge>,
    pub starts: Vec<Found<()>>,
    pub exits: Vec<Found<()>>,
    pub entrances: Vec<Found<()>>,
    pub enemies: Vec<Found<(&'a str, Colour, Difficulty)>>,
    pub waypoints: Vec<Found<(Colour, i64)>>,
    pub goals: Vec<Found<Goal<'a>>>,
    pub keys: Vec<Found<&'a str>>,
    pub locks: Vec<Found<&'a str>>,
}

impl<'a> Draft<'a> {
    /// Reads map, walls and places; everything wrong with them is reported.
    pub fn read(raw: &'a RawMission, report: &mut Report) -> Self {
        let mut draft = Self { layout: Layout::read(&raw.map, report), ..Self::default() };
        if draft.layout.cells.is_empty() {
            return draft;
        }
        draft.take_edges(raw, report);
        draft.take_places(raw, report);
        draft
    }

    fn take_places(&mut self, raw: &'a RawMission, report: &mut Report) {
        let mut listed: BTreeMap<Sector, usize> = BTreeMap::new();
        for (at, (name, things)) in raw.at.0.iter().enumerate() {
            let place = Place::Entry(vec![Step::Field("at"), Step::Nth(at)]);
            let Some(sector) = self.sector(name, &place, report) else { continue };
            if let Some(first) = listed.insert(sector, at).and_then(|first| raw.at.0.get(first)) {
                let message = format!("{name:?} is the sector already listed as {:?}", first.0);
                report.add(Code::RepeatedPlace, place.clone(), message, "put everything at one place into one list");
            }
            if things.is_empty() {
                report.add(
                    Code::EmptyPlace,
                    place,
                    format!("nothing stands at {name:?}"),
                    "add something or remove the entry",
                );
            }
            for (nth, thing) in things.iter().enumerate() {
                self.take(thing, sector, (at, nth));
            }
        }
        self.check_letters(&listed, report);
    }

    fn take(&mut self, thing: &'a RawThing, sector: Sector, from: (usize, usize)) {
        let goal = |what| Found { what, sector, from };
        let bare = Found { what: (), sector, from };
        match thing {
            RawThing::Start => self.starts.push(bare),
            RawThing::Exit => self.exits.push(bare),
            RawThing::Entrance => self.entrances.push(bare),
            RawThing::Enemy { kind, colour, from: difficulty } => {
                self.enemies.push(Found { what: (kind, (*colour).into(), *difficulty), sector, from });
            }
            RawThing::Waypoint { colour, number } => {
                self.waypoints.push(Found { what: ((*colour).into(), *number), sector, from });
            }
            RawThing::Objective { id, name, text, alarm } => {
                let (need, rewards) = (Need::Required, Rewards::default());
                self.goals.push(goal(Goal { id, name, text, need, rewards, alarm: *alarm }));
            }
            RawThing::Optional { id, name, text, rewards, alarm } => {
                let (need, rewards) = (Need::Optional, (*rewards).into());
                self.goals.push(goal(Goal { id, name, text, need, rewards, alarm: *alarm }));
            }
            RawThing::Key(name) => self.keys.push(Found { what: name, sector, from }),
            RawThing::Lock(name) => self.locks.push(Found { what: name, sector, from }),
        }
    }

    /// Drawn letters at which nothing stands.
    fn check_letters(&self, listed: &BTreeMap<Sector, usize>, report: &mut Report) {
        for cell in self.layout.cells.iter().filter(|cell| !listed.contains_key(&cell.sector)) {
            if let Some(letter) = cell.letter {
                let message = format!("letter {letter} is drawn, but nothing stands there");
                report.add(
                    Code::UnusedLetter,
                    Place::Map(cell.offset),
                    message,
                    format!("add `\"{letter}\": […]` to `at`, or drop the letter"),
                );
            }
        }
    }

    /// Doors and vents, from the drawing and the lists.
    fn take_edges(&mut self, raw: &RawMission, report: &mut Report) {
        let mut walls = self.layout.walls.clone();
        let mut vents = self.layout.vents.clone();
        for (list, name) in [(&raw.walls, "walls"), (&raw.vents, "vents")] {
            for (at, (a, b)) in list.iter().enumerate() {
                let Some(edge) = self.edge(a, b, &[Step::Field(name), Step::Nth(at)], report) else { continue };
                walls.insert(edge);
                if name == "vents" {
                    vents.insert(edge);
                }
            }
        }
        self.doors = self.layout.neighbours().filter(|edge| !walls.contains(edge)).collect();
        self.vents = vents;
    }

    fn edge(&self, a: &str, b: &str, path: &[Step], report: &mut Report) -> Option<Edge> {
        let place = |nth| Place::Value(path.iter().copied().chain([Step::Nth(nth)]).collect());
        let first = self.sector(a, &place(0), report);
        let second = self.sector(b, &place(1), report);
        let (first, second) = first.zip(second)?;
        if !first.touches(second) {
            let message = format!("{a} and {b} do not touch, so no wall can stand between them");
            report.add(
                Code::NotNeighbours,
                Place::Value(path.to_vec()),
                message,
                "name two sectors side by side or one above the other",
            );
            return None;
        }
        Some((first.min(second), first.max(second)))
    }

    /// The drawn sector a letter or `column-row` names.
    fn sector(&self, name: &str, place: &Place, report: &mut Report) -> Option<Sector> {
        if let Ok(letter) = name.parse::<Letter>() {
            let found = self.layout.letters.get(&letter).copied();
            if found.is_none() {
                report.add(
                    Code::NoSuchPlace,
                    place.clone(),
                    format!("no sector has the letter {letter}"),
                    "draw the letter behind a tile number of the map",
                );
            }
            return found;
        }
        let Ok(sector) = name.parse::<Sector>() else {
            let help = "write a letter of the map such as \"A\", or column-row such as \"4-2\"";
            report.add(Code::BadPlace, place.clone(), format!("{name:?} is not a place"), help);
            return None;
        };
        if self.layout.contains(sector) {
            return Some(sector);
        }
        let help = "columns and rows count from 1 at the top left; gaps are not sectors";
        report.add(Code::NoSuchPlace, place.clone(), format!("the map has no sector {sector}"), help);
        None
    }
}
