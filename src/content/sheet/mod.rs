//! A mission as its author holds it: drawn and furnished, faulty as it may be at any moment.
//!
//! Whatever a mission file can say a sheet can hold, and [`Sheet::write`] says it again: reading what was written gives
//! an equal sheet. What is written twice in a file, or drawn and listed, stands in a sheet once.

mod parts;
mod read;
mod write;

use std::collections::{BTreeMap, BTreeSet};

pub use parts::{Edge, Goal, Loose, NotAnEdge, Place, Prose, Relief, Room, SheetAlarm, Spot, Square, Thing, ThingAt};

use super::rows::Bar;
use crate::stealth::{Letter, Powers, Rewards, Sector};

/// A mission as its author holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The format number the file gives.
    pub format: i64,
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Which of the later rules it has.
    pub powers: Powers,
    /// Alertness and reinforcements, where it has an alarm.
    pub alarm: Option<SheetAlarm>,
    /// What success brings.
    pub rewards: Rewards,
    /// What is told before.
    pub intro: Prose,
    /// What is told after success.
    pub conclusion: Prose,
    /// What is drawn, by sector; a gap has no entry.
    pub(super) squares: BTreeMap<Sector, Square>,
    /// Walls and vents; an open edge has no entry.
    pub(super) edges: BTreeMap<Edge, Bar>,
    /// What stands where, in the order of the file. No sector has two entries.
    pub(super) places: Vec<Place>,
    /// Listed walls and vents that stand between no two neighbours.
    pub(super) loose: Vec<Loose>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            format: super::parse::FORMAT,
            id: String::new(),
            name: String::new(),
            powers: Powers::Full,
            alarm: None,
            rewards: Rewards::default(),
            intro: Prose::default(),
            conclusion: Prose::default(),
            squares: BTreeMap::new(),
            edges: BTreeMap::new(),
            places: Vec::new(),
            loose: Vec::new(),
        }
    }
}

impl Sheet {
    /// An empty mission.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self { id: id.into(), name: name.into(), ..Self::default() }
    }

    /// What is drawn, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = (Sector, &Square)> {
        self.squares.iter().map(|(&at, square)| (at, square))
    }

    /// What is drawn at a sector; `None` for a gap.
    pub fn square(&self, at: Sector) -> Option<&Square> {
        self.squares.get(&at)
    }

    /// The sector drawn here, where a proper one is.
    pub fn room(&self, at: Sector) -> Option<Room> {
        self.square(at).and_then(Square::room)
    }

    /// Draws something at a sector, or a gap.
    pub fn set_square(&mut self, at: Sector, square: Option<Square>) {
        match square {
            Some(square) => drop(self.squares.insert(at, square)),
            None => drop(self.squares.remove(&at)),
        }
    }

    /// Walls and vents, in reading order.
    pub fn edges(&self) -> impl Iterator<Item = (Edge, Bar)> {
        self.edges.iter().map(|(&edge, &bar)| (edge, bar))
    }

    /// What stands between two neighbours.
    pub fn bar(&self, edge: Edge) -> Bar {
        self.edges.get(&edge).copied().unwrap_or(Bar::Open)
    }

    /// Puts something between two neighbours.
    pub fn set_bar(&mut self, edge: Edge, bar: Bar) {
        match bar {
            Bar::Open => drop(self.edges.remove(&edge)),
            Bar::Wall | Bar::Vent => drop(self.edges.insert(edge, bar)),
        }
    }

    /// The columns and rows that are drawn, counted from the top left.
    pub fn extent(&self) -> (u16, u16) {
        let drawn = self.squares.keys().copied().chain(self.edges.keys().flat_map(|edge| edge.ends()));
        drawn.fold((0, 0), |(columns, rows), at| (columns.max(at.column()), rows.max(at.row())))
    }

    /// The sector each letter names; of a letter drawn twice, the last.
    pub fn letters(&self) -> BTreeMap<Letter, Sector> {
        self.squares().filter_map(|(at, square)| Some((square.room()?.letter?, at))).collect()
    }

    /// The first letter that is not drawn; `None` where all are.
    pub fn free_letter(&self) -> Option<Letter> {
        let taken = self.letters();
        Letter::all().find(|letter| !taken.contains_key(letter))
    }

    /// What stands where, in the order of the file.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Everything that stands somewhere, in the order of the file.
    pub fn things(&self) -> impl Iterator<Item = (ThingAt, &Spot, &Thing)> {
        self.places.iter().enumerate().flat_map(|(place, found)| {
            let things = found.things.iter().enumerate();
            things.map(move |(nth, thing)| (ThingAt { place, nth }, &found.spot, thing))
        })
    }

    /// What stands at a sector.
    pub fn things_at(&self, at: Sector) -> &[Thing] {
        self.place_of(at).and_then(|place| self.places.get(place)).map_or(&[], |place| &place.things)
    }

    /// The number of the place of a sector.
    pub fn place_of(&self, at: Sector) -> Option<usize> {
        self.places.iter().position(|place| place.spot == Spot::At(at))
    }

    /// One thing.
    pub fn thing(&self, at: ThingAt) -> Option<&Thing> {
        self.places.get(at.place)?.things.get(at.nth)
    }

    /// One thing, to be changed.
    pub fn thing_mut(&mut self, at: ThingAt) -> Option<&mut Thing> {
        self.places.get_mut(at.place)?.things.get_mut(at.nth)
    }

    /// Where a thing stands; `None` where its place is not on the grid.
    pub fn sector_of(&self, at: ThingAt) -> Option<Sector> {
        self.places.get(at.place)?.spot.sector()
    }

    /// Adds a thing at a sector, behind what stands there. A new place comes where its name belongs by the order of
    /// letters.
    pub fn put(&mut self, at: Sector, thing: Thing) -> ThingAt {
        let place = self.place_of(at).unwrap_or_else(|| self.add_place(at));
        let things = self.places.get_mut(place).map(|place| &mut place.things);
        let nth = things.map_or(0, |things| {
            things.push(thing);
            things.len() - 1
        });
        ThingAt { place, nth }
    }

    /// Takes a thing away; a place at which nothing is left goes too.
    pub fn take(&mut self, at: ThingAt) -> Option<Thing> {
        let place = self.places.get_mut(at.place)?;
        let thing = (at.nth < place.things.len()).then(|| place.things.remove(at.nth));
        if place.things.is_empty() {
            self.places.remove(at.place);
        }
        thing
    }

    /// Takes everything at a sector away.
    pub fn clear(&mut self, at: Sector) {
        self.places.retain(|place| place.spot != Spot::At(at));
    }

    /// Lists the place of a sector where its name belongs by now.
    pub fn rank_again(&mut self, at: Sector) {
        let Some(old) = self.place_of(at) else { return };
        let Place { things, .. } = self.places.remove(old);
        let new = self.add_place(at);
        if let Some(place) = self.places.get_mut(new) {
            place.things = things;
        }
    }

    /// Replaces the places from `at` on, as many as `count`. `false`, and nothing changed, where there are fewer, or a
    /// sector would be listed twice.
    pub fn splice_places(&mut self, at: usize, count: usize, new: Vec<Place>) -> bool {
        let end = at.saturating_add(count);
        let others = self.places.iter().take(at).chain(self.places.iter().skip(end));
        let listed: BTreeSet<Sector> = others.filter_map(|place| place.spot.sector()).collect();
        let again = |place: &Place| place.spot.sector().is_some_and(|at| listed.contains(&at));
        let fits = end <= self.places.len() && !new.iter().any(again);
        if fits {
            self.places.splice(at..end, new);
        }
        fits
    }

    /// Listed walls and vents that stand between no two neighbours.
    pub fn loose(&self) -> &[Loose] {
        &self.loose
    }

    /// The same, to be changed.
    pub fn loose_mut(&mut self) -> &mut Vec<Loose> {
        &mut self.loose
    }

    /// The name a file gives a sector: its letter, or column and row.
    pub fn name_of(&self, at: Sector) -> String {
        name(at, &self.letters(), self)
    }

    fn add_place(&mut self, at: Sector) -> usize {
        let letters = self.letters();
        let order = |spot: &Spot| match spot {
            Spot::At(at) => rank(name(*at, &letters, self)),
            Spot::Named(name) => rank(name.clone()),
        };
        let new = order(&Spot::At(at));
        let place = self.places.iter().position(|place| order(&place.spot) > new).unwrap_or(self.places.len());
        self.places.insert(place, Place { spot: Spot::At(at), things: Vec::new() });
        place
    }
}

/// The name of a sector where its letters are known.
fn name(at: Sector, letters: &BTreeMap<Letter, Sector>, sheet: &Sheet) -> String {
    let letter = sheet.room(at).and_then(|room| room.letter).filter(|letter| letters.get(letter) == Some(&at));
    letter.map_or_else(|| format!("{at:?}"), |letter| letter.to_string())
}

/// How names are ordered: letters first, single ones before double ones, then sectors.
fn rank(name: String) -> (bool, usize, String) {
    let letter = name.parse::<Letter>().is_ok();
    (!letter, if letter { name.len() } else { 0 }, name)
}
