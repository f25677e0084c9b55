//! How the map is looked at, and where a hand moves on it.

use egui::{Rect, Vec2};

use crate::{
    content::Sheet,
    stealth::{GRID, Sector},
    ui::map::Frame,
};

/// The first cell.
pub const FIRST: Sector = match Sector::at(1, 1) {
    Some(first) => first,
    None => unreachable!(),
};
/// How the map is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// How near.
    pub zoom: f32,
    /// How far it was moved.
    pub pan: Vec2,
    /// Columns and rows that can be drawn on; they only grow while a mission is open.
    pub grid: (u16, u16),
    /// What is under way by pointer: where it began.
    pub pressed: Option<Sector>,
    /// The cell a stroke has come to.
    pub drawn: Option<Sector>,
}

impl Default for View {
    fn default() -> Self {
        Self { zoom: 1.0, pan: Vec2::ZERO, grid: (8, 6), pressed: None, drawn: None }
    }
}

impl View {
    /// Gives the mission room to grow by one cell in each direction.
    pub fn grow(&mut self, sheet: &Sheet) {
        let (columns, rows) = sheet.extent();
        let more = |now: u16, drawn: u16| now.max(drawn + 1).min(GRID);
        self.grid = (more(self.grid.0, columns), more(self.grid.1, rows));
    }

    /// Nearer by a factor, or farther.
    pub fn zoom_by(&mut self, factor: f32) {
        let zoom = (self.zoom * factor).clamp(0.2, 4.0);
        self.pan *= zoom / self.zoom;
        self.zoom = zoom;
    }

    /// The whole grid.
    pub fn fit(&mut self) {
        (self.zoom, self.pan) = (1.0, Vec2::ZERO);
    }

    /// In parts of a hundred.
    pub fn percent(&self) -> u16 {
        (self.zoom * 100.0).round() as u16
    }

    /// Where the map lies in this room.
    pub fn frame(&self, room: Rect) -> Frame {
        Frame::grid(self.grid, room).zoomed(self.zoom, self.pan)
    }

    /// Brings a cell into view, where it is not.
    pub fn follow(&mut self, room: Rect, at: Sector) {
        if !room.contains_rect(self.frame(room).rect(at)) {
            self.pan = Frame::grid(self.grid, room).pan_to(self.zoom, at);
        }
    }
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
        let mut view = View::default();
        let mut sheet = Sheet::default();
        let room = crate::content::Square::Room(crate::content::Room { tile: 1, letter: None });
        sheet.set_square(Sector::at(GRID, 9).expect("on the grid"), Some(room));
        view.grow(&sheet);
        assert_eq!(view.grid, (GRID, 10));
    }
}
