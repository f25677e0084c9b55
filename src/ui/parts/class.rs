//! How much room the screen of a game has.

use egui::Vec2;

/// How much room there is, in five classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// One thing fills everything; panels open as sheets over it.
    Sheet,
    /// The map or table and one drawer side by side.
    Drawer,
    /// The map or table and one panel with tabs.
    Compact,
    /// The map or table with everything beside it.
    Normal,
    /// The same with wider panels.
    Wide,
}

impl Class {
    /// The class of a screen of this size in points.
    pub fn of(size: Vec2) -> Self {
        match size.x {
            x if x < 560.0 || size.y < 320.0 => Self::Sheet,
            x if x < 820.0 => Self::Drawer,
            x if x < 1200.0 => Self::Compact,
            x if x < 1500.0 => Self::Normal,
            _ => Self::Wide,
        }
    }

    /// Whether panels stand beside the map or table at their full width.
    pub fn is_roomy(self) -> bool {
        self >= Self::Normal
    }
}
