//! Which part of a map is shown, and how large its sectors are.

use std::ops::RangeInclusive;

use crate::stealth::{Sector, View};

/// The inside of one sector, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Cells across.
    pub width: usize,
    /// Lines.
    pub height: usize,
}

/// The sizes sectors come in, largest first.
const TILES: [Tile; 3] = [Tile { width: 11, height: 3 }, Tile { width: 7, height: 2 }, Tile { width: 5, height: 2 }];

/// The space there is for a map, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Cells across.
    pub width: usize,
    /// Lines.
    pub height: usize,
}

impl Room {
    /// No bound at all: the whole map in sectors of the usual size.
    pub const ENDLESS: Self = Self { width: usize::MAX, height: usize::MAX };

    /// How many sectors of this size fit, with the numbers at their sides.
    fn fits(self, tile: Tile) -> (u16, u16) {
        let count = |room: usize, margin: usize, step: usize| {
            u16::try_from(room.saturating_sub(margin + 1) / step).unwrap_or(u16::MAX)
        };
        (count(self.width, MARGIN, tile.width + 1), count(self.height, 1, tile.height + 1))
    }
}

/// The cells left of the map, for row numbers.
const MARGIN: usize = 2;

/// The shown part of a map: a rectangle of the grid, and the size of its sectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    columns: RangeInclusive<u16>,
    rows: RangeInclusive<u16>,
    tile: Tile,
}

impl Frame {
    /// The best frame for this room: the whole map in the largest sectors that fit, else the part around the agent,
    /// moved by `pan` sectors.
    pub fn fit(view: &View, room: Room, pan: (i16, i16)) -> Self {
        let (columns, rows) = extent(view);
        let all = |tile: &&Tile| {
            let (wide, high) = room.fits(**tile);
            wide >= length(&columns) && high >= length(&rows)
        };
        let usual = if room == Room::ENDLESS { Some(TILES[1]) } else { TILES.iter().find(all).copied() };
        if let Some(tile) = usual {
            return Self { columns, rows, tile };
        }
        let tile = TILES[1];
        let (wide, high) = room.fits(tile);
        let here = view.public.player.sector;
        Self { columns: part(&columns, wide, here.column(), pan.0), rows: part(&rows, high, here.row(), pan.1), tile }
    }

    /// The columns shown.
    pub fn columns(&self) -> RangeInclusive<u16> {
        self.columns.clone()
    }

    /// The rows shown.
    pub fn rows(&self) -> RangeInclusive<u16> {
        self.rows.clone()
    }

    /// The size of a sector.
    pub fn tile(&self) -> Tile {
        self.tile
    }

    /// Whether the whole map is shown.
    pub fn is_whole(&self, view: &View) -> bool {
        extent(view) == (self.columns(), self.rows())
    }

    /// Cells across and lines of the whole drawing.
    pub fn size(&self) -> (usize, usize) {
        let wide = usize::from(length(&self.columns)) * (self.tile.width + 1);
        let high = usize::from(length(&self.rows)) * (self.tile.height + 1);
        (MARGIN + wide + 1, 1 + high + 1)
    }

    /// The first cell inside a sector of this column and row.
    pub fn inside(&self, column: u16, row: u16) -> (usize, usize) {
        let column = usize::from(column.saturating_sub(*self.columns.start()));
        let row = usize::from(row.saturating_sub(*self.rows.start()));
        (MARGIN + 1 + column * (self.tile.width + 1), 2 + row * (self.tile.height + 1))
    }
}

/// The columns and rows that have sectors.
fn extent(view: &View) -> (RangeInclusive<u16>, RangeInclusive<u16>) {
    let sectors = view.setup.mission.walk().sectors();
    let range = |of: fn(Sector) -> u16| {
        let numbers = || sectors.iter().map(|&sector| of(sector));
        numbers().min().unwrap_or(1)..=numbers().max().unwrap_or(1)
    };
    (range(Sector::column), range(Sector::row))
}

fn length(range: &RangeInclusive<u16>) -> u16 {
    range.end() - range.start() + 1
}

/// `count` numbers of `whole` with `around` in their middle, moved by `pan` but never past the ends.
fn part(whole: &RangeInclusive<u16>, count: u16, around: u16, pan: i16) -> RangeInclusive<u16> {
    let count = count.clamp(1, length(whole));
    let first = i32::from(around) - i32::from(count) / 2 + i32::from(pan);
    let last_start = i32::from(whole.end() - count + 1);
    let start = first.clamp(i32::from(*whole.start()), last_start) as u16;
    start..=start + count - 1
}
