//! Where everything stands, by the room there is.

use egui::Rect;

pub use crate::ui::parts::Class;
use crate::ui::parts::{cut_left, cut_top};

/// What a small screen shows, or a large one at its right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The table; where there is room it is always there.
    Table,
    /// The own cards and answers; the same.
    Hand,
    /// What you know, and what was said.
    #[default]
    Board,
    /// What happened.
    Log,
}

/// Where everything stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The class.
    pub class: Class,
    /// The top bar.
    pub top: Rect,
    /// The table.
    pub table: Option<Rect>,
    /// The own cards and the answers.
    pub hand: Option<Rect>,
    /// Board or log.
    pub side: Option<Rect>,
}

impl Layout {
    /// The layout of a screen that has this tab open.
    pub fn of(screen: Rect, tab: Tab) -> Self {
        let class = Class::of(screen.size());
        let (top, below) = cut_top(screen, if class >= Class::Compact { 44.0 } else { 34.0 });
        let mut layout = Self { class, top, table: None, hand: None, side: None };
        match class {
            Class::Sheet => layout.put(tab, below),
            Class::Drawer => {
                let (left, right) = cut_left(below, (below.width() * 0.48).round());
                layout.table = Some(left);
                layout.put(if tab == Tab::Table { Tab::Hand } else { tab }, right);
            }
            Class::Compact | Class::Normal | Class::Wide => {
                let wide = if class == Class::Compact { 284.0 } else { (screen.width() * 0.27).clamp(344.0, 400.0) };
                let (left, right) = cut_left(below, below.width() - wide);
                let hand = match left.height() {
                    ..560.0 => 128.0,
                    ..900.0 => 142.0,
                    // Room for an ID as large as it is read.
                    _ => 184.0,
                };
                let (table, hand) = cut_top(left, left.height() - hand);
                (layout.table, layout.hand, layout.side) = (Some(table), Some(hand), Some(right));
            }
        }
        layout
    }

    fn put(&mut self, tab: Tab, room: Rect) {
        match tab {
            Tab::Table => self.table = Some(room),
            Tab::Hand => self.hand = Some(room),
            Tab::Board | Tab::Log => self.side = Some(room),
        }
    }
}
