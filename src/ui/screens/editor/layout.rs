//! Where everything stands, by the room there is.

use egui::Rect;

use crate::ui::parts::{cut_left, cut_top};

/// Where everything stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The top bar.
    pub top: Rect,
    /// Tools and palettes; none where they share the panel on the right.
    pub left: Option<Rect>,
    /// The map.
    pub map: Rect,
    /// The panel on the right; none where it would leave no room for the map: then it lies over it while it is open.
    pub right: Option<Rect>,
    /// Faults and proof; none where they share the panel on the right.
    pub bottom: Option<Rect>,
}

impl Layout {
    /// The layout of a screen.
    pub fn of(screen: Rect) -> Self {
        let (width, height) = (screen.width(), screen.height());
        let top = if height < 420.0 { 38.0 } else { 44.0 };
        let (top, below) = cut_top(screen, top);
        if width < 620.0 {
            return Self { top, left: None, map: below, right: None, bottom: None };
        }
        let roomy = width >= 1120.0 && height >= 560.0;
        let right = if width >= 1500.0 { 340.0 } else { 288.0 };
        let left = if width >= 1500.0 { 272.0 } else { 256.0 };
        let (rest, right) = cut_left(below, width - right);
        if !roomy {
            return Self { top, left: None, map: rest, right: Some(right), bottom: None };
        }
        let (left, middle) = cut_left(rest, left);
        let (map, bottom) = cut_top(middle, middle.height() - (height * 0.32).clamp(190.0, 300.0));
        Self { top, left: Some(left), map, right: Some(right), bottom: Some(bottom) }
    }

    /// Where the panel on the right lies while it is open.
    pub fn sheet(&self) -> Rect {
        self.right.unwrap_or(self.map)
    }
}
