//! Pieces of a map: copied, turned, and laid down somewhere else.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Refusal, route};
use crate::{
    content::{Bar, Edge, Goal, Room, Sheet, Square, Thing},
    stealth::{Colour, Sector},
};

/// A rectangle of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    from: Sector,
    to: Sector,
}

impl Area {
    /// The smallest rectangle with both sectors in it.
    pub fn new(a: Sector, b: Sector) -> Self {
        let corner = |column, row| Sector::at(column, row).unwrap_or(a);
        Self {
            from: corner(a.column().min(b.column()), a.row().min(b.row())),
            to: corner(a.column().max(b.column()), a.row().max(b.row())),
        }
    }

    /// The top left corner.
    pub fn from(self) -> Sector {
        self.from
    }

    /// Columns and rows.
    pub fn size(self) -> (u16, u16) {
        (self.to.column() - self.from.column() + 1, self.to.row() - self.from.row() + 1)
    }

    /// Whether a sector lies in it.
    pub fn contains(self, at: Sector) -> bool {
        (self.from.column()..=self.to.column()).contains(&at.column())
            && (self.from.row()..=self.to.row()).contains(&at.row())
    }

    /// Its sectors, in reading order.
    pub fn sectors(self) -> impl Iterator<Item = Sector> {
        let rows = self.from.row()..=self.to.row();
        rows.flat_map(move |row| {
            (self.from.column()..=self.to.column()).filter_map(move |column| Sector::at(column, row))
        })
    }

    /// Takes everything in it away; what stands on its outline stays.
    pub(super) fn lift(self, sheet: &mut Sheet) {
        for at in self.sectors() {
            sheet.set_square(at, None);
            sheet.clear(at);
            let inner = Edge::around(at).filter(|edge| edge.ends().into_iter().all(|end| self.contains(end)));
            inner.for_each(|edge| sheet.set_bar(edge, Bar::Open));
        }
    }
}

/// How a piece is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// Left and right exchanged.
    Across,
    /// Top and bottom exchanged.
    Down,
    /// A quarter clockwise.
    Right,
    /// A quarter counter-clockwise.
    Left,
}

/// A place in a piece, from 0 at its top left.
type Offset = (u16, u16);

/// A piece of a map, with everything in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clip {
    size: Offset,
    squares: Vec<(Offset, Square)>,
    edges: Vec<(Offset, Offset, Bar)>,
    things: Vec<(Offset, Vec<Thing>)>,
}

impl Clip {
    /// A copy of a part of the map.
    pub fn copy(sheet: &Sheet, area: Area) -> Self {
        let offset = |at: Sector| (at.column() - area.from.column(), at.row() - area.from.row());
        let inside = |at: &Sector| area.contains(*at);
        let squares = sheet.squares().filter(|(at, _)| inside(at)).map(|(at, square)| (offset(at), square.clone()));
        let edges = sheet.edges().filter(|(edge, _)| edge.ends().iter().all(inside)).map(|(edge, bar)| {
            let [a, b] = edge.ends();
            (offset(a), offset(b), bar)
        });
        let places = sheet.places().iter().filter_map(|place| Some((place.spot.sector().filter(inside)?, place)));
        let things = places.map(|(at, place)| (offset(at), place.things.clone()));
        Self { size: area.size(), squares: squares.collect(), edges: edges.collect(), things: things.collect() }
    }

    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        self.size
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty() && self.things.is_empty()
    }

    /// The same piece, turned.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let (columns, rows) = self.size;
        // Clips may come from a clipboard, so an offset may lie outside of the size.
        let far = |size: u16, at: u16| size.saturating_sub(1).saturating_sub(at);
        let to = |(column, row): Offset| match turn {
            Turn::Across => (far(columns, column), row),
            Turn::Down => (column, far(rows, row)),
            Turn::Right => (far(rows, row), column),
            Turn::Left => (row, far(columns, column)),
        };
        let size = if matches!(turn, Turn::Across | Turn::Down) { self.size } else { (rows, columns) };
        Self {
            size,
            squares: self.squares.iter().map(|(at, square)| (to(*at), square.clone())).collect(),
            edges: self.edges.iter().map(|(a, b, bar)| (to(*a), to(*b), *bar)).collect(),
            things: self.things.iter().map(|(at, things)| (to(*at), things.clone())).collect(),
        }
    }

    /// Lays it down with its top left corner at `at`. Its sectors take the place of what is there, its gaps leave it.
    pub(super) fn lay(&self, sheet: &mut Sheet, at: Sector) -> Result<(), Refusal> {
        let place = |offset: Offset| on_grid(at, offset).ok_or(Refusal::OffGrid);
        let mut laid = BTreeSet::new();
        for (offset, square) in &self.squares {
            let at = place(*offset)?;
            sheet.set_square(at, Some(square.clone()));
            sheet.clear(at);
            laid.insert(at);
        }
        let inner = |edge: &Edge| edge.ends().iter().all(|end| laid.contains(end));
        laid.iter().flat_map(|&at| Edge::around(at)).filter(inner).for_each(|edge| sheet.set_bar(edge, Bar::Open));
        for (a, b, bar) in &self.edges {
            if let Some(edge) = Edge::between(place(*a)?, place(*b)?) {
                sheet.set_bar(edge, *bar);
            }
        }
        for (offset, things) in &self.things {
            let at = place(*offset)?;
            for thing in things {
                sheet.put(at, thing.clone());
            }
        }
        drop_idle(sheet, &laid);
        Ok(())
    }

    /// The piece with letters, numbers and names of its own, to be laid down at `at`.
    #[must_use]
    pub(super) fn renewed(&self, sheet: &Sheet, at: Sector) -> Self {
        // What will be covered does not count.
        let mut rest = sheet.clone();
        for at in self.squares.iter().filter_map(|(offset, _)| on_grid(at, *offset)) {
            rest.set_square(at, None);
            rest.clear(at);
        }
        let mut clip = self.clone();
        for (offset, square) in &mut clip.squares {
            let Square::Room(Room { letter: Some(letter), tile }) = *square else { continue };
            let letter = if rest.letters().contains_key(&letter) { rest.free_letter() } else { Some(letter) };
            *square = Square::Room(Room { tile, letter });
            if let Some(at) = on_grid(at, *offset) {
                rest.set_square(at, Some(square.clone()));
            }
        }
        Names::of(&rest).renew(&mut clip);
        clip
    }
}

/// The sector so far from another.
fn on_grid(at: Sector, (columns, rows): Offset) -> Option<Sector> {
    Sector::at(at.column().checked_add(columns)?, at.row().checked_add(rows)?)
}

/// Erases a sector with everything there and around it.
pub fn erase(sheet: &mut Sheet, at: Sector) {
    sheet.set_square(at, None);
    sheet.clear(at);
    Edge::around(at).for_each(|edge| sheet.set_bar(edge, Bar::Open));
}

/// Drops walls of these sectors that stand beside a gap by now.
fn drop_idle(sheet: &mut Sheet, around: &BTreeSet<Sector>) {
    for edge in around.iter().flat_map(|&at| Edge::around(at)) {
        if edge.ends().iter().any(|end| sheet.square(*end).is_none()) {
            sheet.set_bar(edge, Bar::Open);
        }
    }
}

/// What is taken on a sheet.
struct Names {
    ids: BTreeSet<String>,
    locks: BTreeSet<String>,
    stops: BTreeMap<Colour, i64>,
    single: Vec<Thing>,
}

impl Names {
    fn of(sheet: &Sheet) -> Self {
        let things = || sheet.things().map(|(_, _, thing)| thing);
        let lock = |thing: &Thing| match thing {
            Thing::Key(name) | Thing::Lock(name) => Some(name.clone()),
            _ => None,
        };
        Self {
            ids: things().filter_map(|thing| Some(thing.goal()?.id.clone())).collect(),
            locks: things().filter_map(lock).collect(),
            stops: Colour::ALL.map(|colour| (colour, route::stops(sheet, colour).len() as i64)).into(),
            single: [Thing::Start, Thing::Exit, Thing::Entrance]
                .into_iter()
                .filter(|single| things().any(|thing| thing == single))
                .collect(),
        }
    }

    /// Gives everything in a piece a name that is not taken.
    fn renew(mut self, clip: &mut Clip) {
        let numbers = numbers(clip, &self.stops);
        let mut locks: BTreeMap<String, String> = BTreeMap::new();
        for thing in clip.things.iter_mut().flat_map(|(_, things)| things) {
            match thing {
                Thing::Objective(Goal { id, .. }) | Thing::Optional(Goal { id, .. }, _) => {
                    *id = free(id, &self.ids);
                    self.ids.insert(id.clone());
                }
                Thing::Key(name) | Thing::Lock(name) => {
                    let new = locks.entry(name.clone()).or_insert_with(|| free(name, &self.locks));
                    name.clone_from(new);
                }
                Thing::Waypoint { colour, number } => {
                    *number = numbers.get(&(*colour, *number)).copied().unwrap_or(*number);
                }
                Thing::Start | Thing::Exit | Thing::Entrance | Thing::Enemy { .. } => {}
            }
        }
        for (_, things) in &mut clip.things {
            things.retain(|thing| !self.single.contains(thing));
        }
        clip.things.retain(|(_, things)| !things.is_empty());
    }
}

/// The numbers a piece's waypoints get: behind those that are there, in the order they have.
fn numbers(clip: &Clip, stops: &BTreeMap<Colour, i64>) -> BTreeMap<(Colour, i64), i64> {
    let old = clip.things.iter().flat_map(|(_, things)| things).filter_map(|thing| match thing {
        Thing::Waypoint { colour, number } => Some((*colour, *number)),
        _ => None,
    });
    let mut next = stops.clone();
    let old: BTreeSet<(Colour, i64)> = old.collect();
    let number = |stop: (Colour, i64)| {
        let last = next.entry(stop.0).or_default();
        *last += 1;
        (stop, *last)
    };
    old.into_iter().map(number).collect()
}

/// A name that is not taken: the same, or with a number behind it.
fn free(name: &str, taken: &BTreeSet<String>) -> String {
    let numbered = (2..).map(|number| format!("{name}_{number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or_default()
}
