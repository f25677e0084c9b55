//! A place as it is drawn: rooms and ways on a grid, and the doors between them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::engine::Dice;

/// A place on the grid, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub struct At {
    pub row: i32,
    pub column: i32,
}

impl At {
    /// The four places around it, in reading order.
    pub fn around(self) -> [Self; 4] {
        let Self { row, column } = self;
        [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
            .map(|(row, column)| Self { row, column })
    }
}

/// A rectangle of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Area {
    pub row: i32,
    pub column: i32,
    pub rows: i32,
    pub columns: i32,
}

/// The area from a row and column, so many rows high and columns wide.
pub const fn area(row: i32, column: i32, rows: i32, columns: i32) -> Area {
    Area { row, column, rows, columns }
}

impl Area {
    fn places(self) -> impl Iterator<Item = At> {
        let columns = move |row| (self.column..self.column + self.columns).map(move |column| At { row, column });
        (self.row..self.row + self.rows).flat_map(columns)
    }
}

/// What a sector's picture shows; the numbers are those of the motifs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Tile {
    Corridor = 1,
    Junction = 2,
    Office = 3,
    Servers = 4,
    Laboratory = 5,
    Storage = 6,
    Post = 7,
    Concourse = 8,
    Bay = 9,
    Plant = 10,
    Stairs = 11,
}

/// What a room is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// People pass through: open to every other way beside it.
    Way,
    /// People stay: shut but for its doors.
    Room,
}

/// A room or way.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Room {
    pub tile: Tile,
    pub role: Role,
    pub places: BTreeSet<At>,
}

/// Two places side by side, the earlier first.
pub type Edge = (At, At);

/// The edge between two places.
pub fn edge(a: At, b: At) -> Edge {
    (a.min(b), a.max(b))
}

/// A place being drawn.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    /// The rooms; some may have lost all their places.
    pub rooms: Vec<Room>,
    /// The room of every place.
    pub places: BTreeMap<At, usize>,
    /// The doors of rooms.
    pub doors: BTreeSet<Edge>,
    /// Walls a drone may pass.
    pub vents: BTreeSet<Edge>,
    /// Where nothing may ever be built: courts and water.
    pub voids: BTreeSet<At>,
}

/// Which tiles rooms get: mostly the common ones, and each special one once.
#[derive(Clone, Debug)]
pub struct Uses {
    common: &'static [Tile],
    special: Vec<Tile>,
}

impl Uses {
    /// Common tiles and, in an order of the dice, special ones.
    pub fn new(common: &'static [Tile], special: &[Tile], dice: &mut Dice) -> Self {
        let mut special = special.to_vec();
        dice.shuffle(&mut special);
        Self { common, special }
    }

    /// The next room's tile.
    pub fn next(&mut self, dice: &mut Dice) -> Tile {
        if dice.below(5) < 2
            && let Some(tile) = self.special.pop()
        {
            return tile;
        }
        dice.pick(self.common).copied().unwrap_or(Tile::Office)
    }
}

impl Sketch {
    /// Draws a room over an area, where nothing stands yet.
    pub fn room(&mut self, area: Area, tile: Tile) {
        self.build(area, tile, Role::Room);
    }

    /// Draws a way over an area, where nothing stands yet.
    pub fn way(&mut self, area: Area, tile: Tile) {
        self.build(area, tile, Role::Way);
    }

    fn build(&mut self, area: Area, tile: Tile, role: Role) {
        let free = |at: &At| !self.places.contains_key(at) && !self.voids.contains(at);
        let places: BTreeSet<At> = area.places().filter(free).collect();
        if places.is_empty() {
            return;
        }
        self.places.extend(places.iter().map(|&at| (at, self.rooms.len())));
        self.rooms.push(Room { tile, role, places });
    }

    /// Keeps an area empty.
    pub fn void(&mut self, area: Area) {
        self.voids.extend(area.places());
    }

    /// Cuts an area along its longer side into rooms of one to `most` steps.
    pub fn strip(&mut self, strip: Area, most: usize, uses: &mut Uses, dice: &mut Dice) {
        let across = strip.columns >= strip.rows;
        let (mut at, end) =
            if across { (strip.column, strip.column + strip.columns) } else { (strip.row, strip.row + strip.rows) };
        while at < end {
            let step = (1 + dice.below(most) as i32).min(end - at);
            let piece = if across {
                Area { column: at, columns: step, ..strip }
            } else {
                Area { row: at, rows: step, ..strip }
            };
            let tile = uses.next(dice);
            self.room(piece, tile);
            at += step;
        }
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// The room of a place.
    pub fn room_at(&self, at: At) -> Option<&Room> {
        self.rooms.get(*self.places.get(&at)?)
    }

    /// Whether a place is part of a way.
    pub fn is_way(&self, at: At) -> bool {
        self.room_at(at).is_some_and(|room| room.role == Role::Way)
    }

    /// Whether one can go from a place to one beside it.
    pub fn is_open(&self, a: At, b: At) -> bool {
        match (self.places.get(&a), self.places.get(&b)) {
            (Some(one), Some(other)) => {
                one == other || (self.is_way(a) && self.is_way(b)) || self.doors.contains(&edge(a, b))
            }
            _ => false,
        }
    }

    /// All edges between places, in reading order.
    pub fn edges(&self) -> Vec<Edge> {
        let later = |at: At| at.around().into_iter().filter(move |&next| next > at).map(move |next| (at, next));
        let edges = self.places.keys().flat_map(|&at| later(at));
        edges.filter(|(_, next)| self.places.contains_key(next)).collect()
    }

    /// The places one step away.
    pub fn next(&self, at: At) -> impl Iterator<Item = At> {
        at.around().into_iter().filter(move |&next| self.is_open(at, next))
    }

    /// How many of the places around are built.
    pub fn neighbours(&self, at: At) -> usize {
        at.around().iter().filter(|next| self.places.contains_key(next)).count()
    }

    /// The steps from a place to every place that can be reached without entering `shut`.
    pub fn steps(&self, from: At, shut: &BTreeSet<At>) -> BTreeMap<At, usize> {
        let mut steps = BTreeMap::from([(from, 0)]);
        let mut waiting = VecDeque::from([(from, 0)]);
        while let Some((at, gone)) = waiting.pop_front() {
            for next in self.next(at) {
                if !shut.contains(&next) && !steps.contains_key(&next) {
                    steps.insert(next, gone + 1);
                    waiting.push_back((next, gone + 1));
                }
            }
        }
        steps
    }

    /// The tile a place shows: ways of corridor show where they meet.
    pub fn tile(&self, at: At) -> Tile {
        let Some(room) = self.room_at(at) else { return Tile::Corridor };
        let ways = at.around().into_iter().filter(|&next| self.is_way(next)).count();
        match (room.role, room.tile) {
            (Role::Way, Tile::Corridor) if ways >= 3 => Tile::Junction,
            (_, tile) => tile,
        }
    }

    /// The same place seen from elsewhere: mirrored, and turned on its side where it stays within `high` rows.
    #[must_use]
    pub fn turned(&self, dice: &mut Dice, high: i32) -> Self {
        let (left_right, top_down) = (dice.below(2) == 1, dice.below(2) == 1);
        let (rows, columns) = self.extent();
        let over = columns.1 - columns.0 < high && dice.below(2) == 1;
        let turn = |at: At| {
            let row = if top_down { rows.1 - at.row } else { at.row - rows.0 };
            let column = if left_right { columns.1 - at.column } else { at.column - columns.0 };
            if over { At { row: column, column: row } } else { At { row, column } }
        };
        let rooms = self
            .rooms
            .iter()
            .map(|room| Room { places: room.places.iter().map(|&at| turn(at)).collect(), ..room.clone() });
        Self {
            rooms: rooms.collect(),
            places: self.places.iter().map(|(&at, &room)| (turn(at), room)).collect(),
            doors: self.doors.iter().map(|&(a, b)| edge(turn(a), turn(b))).collect(),
            vents: self.vents.iter().map(|&(a, b)| edge(turn(a), turn(b))).collect(),
            voids: self.voids.iter().map(|&at| turn(at)).collect(),
        }
    }

    /// The first and last row, and the first and last column.
    pub fn extent(&self) -> ((i32, i32), (i32, i32)) {
        let span = |side: fn(&At) -> i32| {
            let sides = || self.places.keys().map(side);
            (sides().min().unwrap_or(0), sides().max().unwrap_or(0))
        };
        (span(|at| at.row), span(|at| at.column))
    }
}
