//! Where the plan lies on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::stealth::{GRID, Mission, Sector};

/// The smallest and largest side of a sector that fits itself to the room.
const FIT: (f32, f32) = (36.0, 200.0);

/// The same where all of a grid is to be seen, however large it is.
const GRID_FIT: (f32, f32) = (5.0, 120.0);

/// How far the walls around a plan stand outside it.
const WALL: f32 = 2.5;

/// Where the plan lies on the screen: the room it has, the side of a sector, and where the first one begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    room: Rect,
    tile: f32,
    /// Where column 1 and row 1 would begin.
    origin: Pos2,
    /// The first column and row in use, counted from 0, and how many there are.
    first: Vec2,
    count: Vec2,
}

impl Frame {
    /// The whole plan in the middle of the room, as large as it can be: 36 to 200 points a sector.
    pub fn fit(mission: &Mission, room: Rect) -> Self {
        let most = Self::most(mission, room);
        Self::with_tile(mission, room, most.floor().clamp(FIT.0, FIT.1))
    }

    /// The whole plan in the middle of the room, however small.
    pub fn shrunk(mission: &Mission, room: Rect) -> Self {
        Self::with_tile(mission, room, Self::most(mission, room).min(FIT.1))
    }

    /// The plan in the middle of the room with this side of a sector, whether it has room or not.
    pub fn with_tile(mission: &Mission, room: Rect, tile: f32) -> Self {
        let (first, count) = extent(mission);
        let corner = (room.center() - count * tile / 2.0).round();
        Self { room, tile, origin: corner - first * tile, first, count }
    }

    /// This part of the grid in the middle of the room, as large as it can be: `first` are the columns and rows before
    /// it, `count` how many it has; both may be parts of one.
    pub fn grid(first: Vec2, count: Vec2, room: Rect) -> Self {
        let inside = room.shrink(WALL);
        let most = (inside.width() / count.x).min(inside.height() / count.y);
        let tile = step(most, f32::floor).clamp(GRID_FIT.0, GRID_FIT.1);
        let corner = (room.center() - count * tile / 2.0).round();
        Self { room, tile, origin: (corner - first * tile).round(), first, count }
    }

    /// Every cell of the grid some of which lies in the room, whether something is drawn there or not.
    pub fn cells(&self) -> impl Iterator<Item = Sector> + use<> {
        let (least, most) = ((self.room.min - self.origin) / self.tile, (self.room.max - self.origin) / self.tile);
        let side = |from: f32, to: f32| (from.floor() + 1.0).max(1.0) as u16..=(to.ceil().max(0.0) as u16).min(GRID);
        let (columns, rows) = (side(least.x, most.x), side(least.y, most.y));
        rows.flat_map(move |row| columns.clone().filter_map(move |column| Sector::at(column, row)))
    }

    /// The cell of the grid at a place of the screen, whether something is drawn there or not; none outside the room.
    pub fn cell_at(&self, pos: Pos2) -> Option<Sector> {
        let at = (pos - self.origin) / self.tile;
        let cells = 0.0..f32::from(GRID);
        let inside = self.room.contains(pos) && cells.contains(&at.x) && cells.contains(&at.y);
        if inside { Sector::at(at.x as u16 + 1, at.y as u16 + 1) } else { None }
    }

    /// Room without a plan, for painting beside one.
    pub(super) fn nowhere(room: Rect) -> Self {
        Self { room, tile: 100.0, origin: room.min, first: Vec2::ZERO, count: Vec2::ZERO }
    }

    /// The same, `zoom` times as large about the middle of the room and moved by `pan` points. However far that is, part
    /// of the plan stays in the room.
    #[must_use]
    pub fn zoomed(self, zoom: f32, pan: Vec2) -> Self {
        let tile = step(self.tile * zoom, f32::round).max(GRID_FIT.0);
        let corner = self.origin + self.first * self.tile;
        let grown = self.room.center() + (corner - self.room.center()) * (tile / self.tile) + pan;
        let size = self.count * tile;
        // At least a sector's width stays in view on each side.
        let keep = vec2(tile, tile).min(self.room.size() / 2.0);
        let (least, most) = (self.room.min + keep - size, self.room.max - keep);
        let corner = pos2(within(grown.x, least.x, most.x), within(grown.y, least.y, most.y)).round();
        Self { tile, origin: corner - self.first * tile, ..self }
    }

    /// How far to pan so that all of a sector lies in the room; nothing where it does.
    pub fn pan_into(&self, sector: Sector) -> Vec2 {
        let (rect, room) = (self.rect(sector), self.room);
        let into = |low: f32, high: f32, from: f32, to: f32| if low < from { from - low } else { (to - high).min(0.0) };
        let x = into(rect.left(), rect.right(), room.left(), room.right());
        vec2(x, into(rect.top(), rect.bottom(), room.top(), room.bottom()))
    }

    /// How far to pan at this zoom so that a sector stands in the middle of the room.
    pub fn pan_to(self, zoom: f32, sector: Sector) -> Vec2 {
        self.room.center() - self.zoomed(zoom, Vec2::ZERO).rect(sector).center()
    }

    /// The side of a sector.
    pub fn tile(&self) -> f32 {
        self.tile
    }

    /// What tells one place on the screen from another, to notice that it changed.
    pub(super) fn bits(&self) -> [u32; 3] {
        [self.tile, self.origin.x, self.origin.y].map(f32::to_bits)
    }

    /// The room the plan has.
    pub fn room(&self) -> Rect {
        self.room
    }

    /// All sectors together.
    pub fn bounds(&self) -> Rect {
        Rect::from_min_size(self.origin + self.first * self.tile, self.count * self.tile)
    }

    /// Where a sector lies.
    pub fn rect(&self, sector: Sector) -> Rect {
        let at = vec2(f32::from(sector.column() - 1), f32::from(sector.row() - 1));
        Rect::from_min_size(self.origin + at * self.tile, Vec2::splat(self.tile))
    }

    /// The sector at a place of the screen; none outside the room and in gaps of the layout.
    pub fn sector_at(&self, pos: Pos2, mission: &Mission) -> Option<Sector> {
        let at = (pos - self.origin) / self.tile;
        let cells = 0.0..f32::from(GRID);
        if !self.room.contains(pos) || !cells.contains(&at.x) || !cells.contains(&at.y) {
            return None;
        }
        Sector::at(at.x as u16 + 1, at.y as u16 + 1).filter(|&sector| mission.walk().contains(sector))
    }

    /// The largest side of a sector with which all of them, and the walls around them, have room.
    fn most(mission: &Mission, room: Rect) -> f32 {
        let (_, count) = extent(mission);
        let room = room.shrink(WALL);
        (room.width() / count.x).min(room.height() / count.y).max(1.0)
    }
}

/// The first column and row in use, from 0, and how many there are.
fn extent(mission: &Mission) -> (Vec2, Vec2) {
    let cells = mission.plan().sectors.iter().map(|cell| (cell.sector.column(), cell.sector.row()));
    let ends = cells.fold(None, |ends, (x, y)| {
        let (left, top, right, bottom) = ends.unwrap_or((x, y, x, y));
        Some((left.min(x), top.min(y), right.max(x), bottom.max(y)))
    });
    let (left, top, right, bottom) = ends.unwrap_or((1, 1, 1, 1));
    let count = vec2(f32::from(right - left + 1), f32::from(bottom - top + 1));
    (vec2(f32::from(left - 1), f32::from(top - 1)), count)
}

/// A side of whole points, or of quarters where sectors are so small that whole points would be large steps.
fn step(side: f32, round: fn(f32) -> f32) -> f32 {
    if side < 16.0 { round(side * 4.0) / 4.0 } else { round(side) }
}

/// The value within two bounds, in whatever order they stand.
fn within(value: f32, a: f32, b: f32) -> f32 {
    value.clamp(a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::content::Catalog;

    fn missions() -> Vec<Arc<Mission>> {
        let catalog = Catalog::shipped().expect("content");
        catalog.missions().iter().filter_map(|entry| entry.mission.clone()).collect()
    }

    fn room() -> Rect {
        Rect::from_min_size(pos2(13.0, 57.0), vec2(700.0, 480.0))
    }

    #[test]
    fn every_place_of_a_sector_is_found_again() {
        for mission in missions() {
            for frame in [Frame::fit(&mission, room()), Frame::fit(&mission, room()).zoomed(1.3, vec2(20.0, -9.0))] {
                for cell in &mission.plan().sectors {
                    let rect = frame.rect(cell.sector);
                    for pos in [rect.min, rect.center(), rect.max - Vec2::splat(0.5)] {
                        let expected = room().contains(pos).then_some(cell.sector);
                        assert_eq!(frame.sector_at(pos, &mission), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn a_fitted_plan_stands_in_the_middle_of_its_room() {
        for mission in missions() {
            let frame = Frame::fit(&mission, room());
            assert!(room().contains_rect(frame.bounds()));
            assert!((frame.bounds().center() - room().center()).length() < 1.0);
        }
    }

    #[test]
    fn the_plan_is_never_lost_outside_the_room() {
        for mission in missions() {
            for pan in [vec2(1e6, 0.0), vec2(-1e6, 1e6), vec2(0.0, -1e6)] {
                let bounds = Frame::fit(&mission, room()).zoomed(2.0, pan).bounds();
                assert!(bounds.intersect(room()).is_positive(), "{pan:?}");
            }
        }
    }

    #[test]
    fn cells_in_view_are_those_the_room_shows() {
        let frame = Frame::grid(Vec2::ZERO, vec2(64.0, 64.0), room()).zoomed(5.0, vec2(33.0, -71.0));
        let seen: Vec<Sector> = frame.cells().collect();
        let all = (1..=GRID).flat_map(|row| (1..=GRID).filter_map(move |column| Sector::at(column, row)));
        let shown: Vec<Sector> = all.filter(|at| frame.rect(*at).intersect(room()).is_positive()).collect();
        assert_eq!(seen, shown);
        let last = Sector::at(GRID, GRID).expect("on the grid");
        let moved = frame.zoomed(1.0, frame.pan_into(last));
        assert!(room().expand(1.0).contains_rect(moved.rect(last)), "{:?}", moved.rect(last));
    }

    #[test]
    fn a_sector_can_be_brought_to_the_middle() {
        for mission in missions() {
            let frame = Frame::fit(&mission, room());
            for cell in &mission.plan().sectors {
                let moved = frame.zoomed(2.0, frame.pan_to(2.0, cell.sector));
                assert!((moved.rect(cell.sector).center() - room().center()).length() < 2.0);
            }
        }
    }
}
