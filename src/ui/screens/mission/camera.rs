//! How the player looks at the map: how near, and where.

use egui::{Rect, Vec2};

use crate::{
    stealth::{Mission, Sector},
    ui::map::Frame,
};

/// The nearest and the widest view.
const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=4.0;
/// How much one press of a key changes.
const STEP: f32 = 1.25;

/// Zoom and pan. At rest the whole map fits its room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    zoom: f32,
    pan: Vec2,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, pan: Vec2::ZERO }
    }
}

impl Camera {
    /// Where the map lies in this room.
    pub fn frame(&self, mission: &Mission, room: Rect) -> Frame {
        Frame::fit(mission, room).zoomed(self.zoom, self.pan)
    }

    /// The whole map.
    pub fn fit(&mut self) {
        *self = Self::default();
    }

    /// Nearer by one step.
    pub fn nearer(&mut self) {
        self.zoom_by(STEP);
    }

    /// Farther by one step.
    pub fn farther(&mut self) {
        self.zoom_by(1.0 / STEP);
    }

    /// Nearer by a factor, or farther.
    pub fn zoom_by(&mut self, factor: f32) {
        let zoom = (self.zoom * factor).clamp(*ZOOM.start(), *ZOOM.end());
        self.pan *= zoom / self.zoom;
        self.zoom = zoom;
    }

    /// Moves the map under the pointer.
    pub fn drag(&mut self, by: Vec2) {
        self.pan += by;
    }

    /// Brings a sector into view, where it is not.
    pub fn follow(&mut self, mission: &Mission, room: Rect, sector: Sector) {
        let frame = self.frame(mission, room);
        if !room.contains_rect(frame.rect(sector)) {
            self.pan = Frame::fit(mission, room).pan_to(self.zoom, sector);
        }
    }
}
