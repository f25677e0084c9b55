//! How the map is looked at, and where a hand moves on it.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::{
    content::Sheet,
    stealth::{GRID, Sector},
    ui::map::Frame,
};

/// How many cells an empty map offers.
const EMPTY: (u16, u16) = (8, 6);
/// How much of the free cells around a fitted map is in view.
const MARGIN: f32 = 0.6;
/// The side of a cell at 100 %.
const WHOLE: f32 = 90.0;
/// The smallest and the largest side of a cell that zooming leads to.
const ZOOM: (f32, f32) = (12.0, 200.0);

/// How the map is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// How near, and how far it was moved, from where the map is fitted.
    zoom: f32,
    pan: Vec2,
    /// Whether the author chose how to look; else the map is fitted as it grows.
    chosen: bool,
    /// The corners of what is fitted.
    fitted: (Sector, Sector),
    /// Where it lies on the screen.
    room: Rect,
    /// Columns and rows that can be drawn on; they only grow while a mission is open.
    pub grid: (u16, u16),
    /// What is under way by pointer: where it began.
    pub pressed: Option<Sector>,
    /// The cell a stroke has come to.
    pub drawn: Option<Sector>,
    /// The state of the mission it was made for.
    seen: u64,
}

impl View {
    /// All of a mission.
    pub fn of(sheet: &Sheet) -> Self {
        let fitted = drawn(sheet);
        let mut view = Self {
            zoom: 1.0,
            pan: Vec2::ZERO,
            chosen: false,
            fitted,
            room: Rect::ZERO,
            grid: (0, 0),
            pressed: None,
            drawn: None,
            seen: 0,
        };
        view.grow(sheet);
        view
    }

    /// Gives the mission room to grow by one cell in each direction.
    pub fn grow(&mut self, sheet: &Sheet) {
        let (_, last) = drawn(sheet);
        let more = |now: u16, drawn: u16| now.max(drawn + 1).min(GRID);
        self.grid = (more(self.grid.0, last.column()), more(self.grid.1, last.row()));
    }

    /// Lies in this room from now on. Where the mission has outgrown what is fitted, and the author did not choose how to
    /// look, it is fitted again; never while the pointer holds something.
    pub fn lie(&mut self, room: Rect, sheet: &Sheet, revision: u64) {
        self.room = room;
        if self.seen != revision && self.pressed.is_none() {
            self.seen = revision;
            self.grow(sheet);
            let ((left, top), (right, bottom)) = (corner(self.fitted.0), corner(self.fitted.1));
            let now = drawn(sheet);
            let ((from, above), (to, below)) = (corner(now.0), corner(now.1));
            let ends = (Sector::at(left.min(from), top.min(above)), Sector::at(right.max(to), bottom.max(below)));
            if let (false, (Some(first), Some(last))) = (self.chosen, ends)
                && (first, last) != self.fitted
            {
                (self.fitted, self.pan) = ((first, last), Vec2::ZERO);
            }
        }
        // What the room does not allow is forgotten.
        self.pan = self.frame().bounds().min - self.base().zoomed(self.zoom, Vec2::ZERO).bounds().min;
    }

    /// Fitted: what is drawn, and some of the free cells around it.
    fn base(&self) -> Frame {
        let ((left, top), (right, bottom)) = (corner(self.fitted.0), corner(self.fitted.1));
        let before = |first: u16| if first > 1 { MARGIN } else { 0.0 };
        let behind = |last: u16| if last < GRID { MARGIN } else { 0.0 };
        let first = vec2(f32::from(left - 1) - before(left), f32::from(top - 1) - before(top));
        let last = vec2(f32::from(right) + behind(right), f32::from(bottom) + behind(bottom));
        Frame::grid(first, last - first, self.room)
    }

    /// Where the map lies.
    pub fn frame(&self) -> Frame {
        self.base().zoomed(self.zoom, self.pan)
    }

    /// Nearer by a factor, or farther; what is at this place stays there.
    pub fn zoom_by(&mut self, factor: f32, about: Option<Pos2>) {
        let fitted = self.base().tile();
        let zoom = (self.zoom * factor).clamp((ZOOM.0 / fitted).min(1.0), (ZOOM.1 / fitted).max(1.0));
        let away = about.map_or(Vec2::ZERO, |about| about - self.room.center());
        self.pan = away - (away - self.pan) * (zoom / self.zoom);
        (self.zoom, self.chosen) = (zoom, true);
    }

    /// So near that a cell is this large, about a place.
    pub fn zoom_to(&mut self, tile: f32, about: Pos2) {
        self.zoom_by(tile / self.frame().tile(), Some(about));
    }

    /// Moves the map.
    pub fn drag(&mut self, by: Vec2) {
        self.pan += by;
        self.chosen = true;
    }

    /// The whole mission.
    pub fn fit(&mut self, sheet: &Sheet) {
        (self.zoom, self.pan, self.chosen, self.fitted) = (1.0, Vec2::ZERO, false, drawn(sheet));
    }

    /// In parts of a hundred.
    pub fn percent(&self) -> u16 {
        (self.frame().tile() / WHOLE * 100.0).round() as u16
    }

    /// Brings a cell into view, where it is not.
    pub fn follow(&mut self, at: Sector) {
        self.pan += self.frame().pan_into(at);
    }
}

/// Column and row.
const fn corner(at: Sector) -> (u16, u16) {
    (at.column(), at.row())
}

/// The first and the last corner of what is drawn; of an empty map, what it offers.
fn drawn(sheet: &Sheet) -> (Sector, Sector) {
    let cells = sheet.squares().map(|(at, _)| corner(at));
    let ends = cells.fold(None, |ends: Option<(u16, u16, u16, u16)>, (x, y)| {
        let (left, top, right, bottom) = ends.unwrap_or((x, y, x, y));
        Some((left.min(x), top.min(y), right.max(x), bottom.max(y)))
    });
    let (left, top, right, bottom) = ends.unwrap_or((1, 1, EMPTY.0, EMPTY.1));
    (Sector::at(left, top).unwrap_or(Sector::FIRST), Sector::at(right, bottom).unwrap_or(Sector::FIRST))
}

/// The cells from one to another, so that no quick hand leaves gaps.
pub fn between(from: Sector, to: Sector) -> impl Iterator<Item = Sector> {
    let (dx, dy) = (f32::from(to.column()) - f32::from(from.column()), f32::from(to.row()) - f32::from(from.row()));
    let steps = dx.abs().max(dy.abs()).max(1.0) as u16;
    (0..=steps).filter_map(move |step| {
        let part = f32::from(step) / f32::from(steps);
        let place = |from: u16, by: f32| (f32::from(from) + by * part).round() as u16;
        Sector::at(place(from.column(), dx), place(from.row(), dy))
    })
}

/// Where a corner comes to, when what was held at one sector is let go at another.
pub fn shifted(corner: Sector, from: Sector, to: Sector) -> Option<Sector> {
    let moved = |corner: u16, from: u16, to: u16| (corner + to).checked_sub(from);
    Sector::at(moved(corner.column(), from.column(), to.column())?, moved(corner.row(), from.row(), to.row())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_moves_as_far_as_the_hand() {
        let at = |column, row| Sector::at(column, row).expect("on the grid");
        assert_eq!(shifted(at(2, 2), at(3, 3), at(5, 4)), Some(at(4, 3)));
        assert_eq!(shifted(at(1, 1), at(2, 2), at(1, 2)), None, "beyond the grid");
    }

    #[test]
    fn a_quick_stroke_has_no_gaps() {
        let at = |column, row| Sector::at(column, row).expect("on the grid");
        let cells: Vec<Sector> = between(at(2, 2), at(5, 2)).collect();
        assert_eq!(cells, [at(2, 2), at(3, 2), at(4, 2), at(5, 2)]);
    }

    #[test]
    fn the_grid_grows_with_what_is_drawn_and_never_beyond_the_largest() {
        let mut view = View::of(&Sheet::default());
        assert_eq!(view.grid, (9, 7));
        view.grow(&with(&[(GRID, 9)]));
        assert_eq!(view.grid, (GRID, 10));
    }

    /// A mission with these sectors.
    fn with(sectors: &[(u16, u16)]) -> Sheet {
        let mut sheet = Sheet::default();
        for &(column, row) in sectors {
            let room = crate::content::Square::Room(crate::content::Room { tile: 1, letter: None });
            sheet.set_square(Sector::at(column, row).expect("on the grid"), Some(room));
        }
        sheet
    }

    fn room() -> Rect {
        Rect::from_min_size(Pos2::new(20.0, 60.0), vec2(700.0, 380.0))
    }

    fn lying(sheet: &Sheet) -> View {
        let mut view = View::of(sheet);
        view.lie(room(), sheet, 0);
        view
    }

    #[test]
    fn what_is_drawn_fills_the_room_with_free_cells_beside_it() {
        let sheet = with(&[(3, 2), (8, 6)]);
        let frame = lying(&sheet).frame();
        let place = |column, row| frame.rect(Sector::at(column, row).expect("on the grid"));
        for (column, row) in [(3, 2), (8, 6)] {
            assert!(room().contains_rect(place(column, row)), "{column}, {row}");
        }
        for (column, row) in [(2, 1), (9, 7)] {
            assert!(room().contains(place(column, row).center()), "{column}, {row}");
        }
        assert!(frame.tile() >= 60.0, "{}", frame.tile());
    }

    #[test]
    fn the_largest_map_is_seen_whole() {
        let sheet = with(&[(1, 1), (GRID, GRID)]);
        let frame = lying(&sheet).frame();
        assert!(room().contains_rect(frame.rect(Sector::at(GRID, GRID).expect("on the grid"))));
    }

    #[test]
    fn what_the_pointer_is_on_stays_under_it_while_zooming() {
        let sheet = with(&[(1, 1), (GRID, GRID)]);
        let mut view = lying(&sheet);
        let place = Pos2::new(400.0, 250.0);
        let before = view.frame().cell_at(place);
        for _ in 0..6 {
            view.zoom_by(1.5, Some(place));
            view.lie(room(), &sheet, 0);
        }
        assert_eq!(view.frame().cell_at(place), before);
        assert!(view.frame().tile() > 60.0, "{}", view.frame().tile());
    }

    #[test]
    fn a_map_that_grows_is_fitted_again_unless_the_author_looks_elsewhere() {
        let mut view = lying(&with(&[(1, 1), (5, 4)]));
        let tile = view.frame().tile();
        let grown = with(&[(1, 1), (9, 9)]);
        view.lie(room(), &grown, 1);
        assert!(view.frame().tile() < tile);
        let mut view = lying(&with(&[(1, 1), (5, 4)]));
        view.drag(vec2(10.0, 0.0));
        view.lie(room(), &grown, 1);
        assert!((view.frame().tile() - tile).abs() < 0.1);
        view.fit(&grown);
        assert!(view.frame().tile() < tile);
    }
}
