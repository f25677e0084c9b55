//! Where everything stands, by the room there is.

use egui::Rect;

pub use crate::ui::parts::Class;
use crate::ui::parts::{cut_left, cut_top};

/// What a small screen shows, or a large one at its right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What happens, what is asked, and everything that can be answered.
    #[default]
    Now,
    /// The board; where there is room it is always there.
    Board,
    /// The own board and the hand; the same.
    Own,
    /// What is known of everybody, and what was said.
    Facts,
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
    /// The gauges: a column at the left, or a row of glyphs and numbers.
    pub gauges: Rect,
    /// Whether they are a row.
    pub in_a_row: bool,
    /// Whose loyalty and objectives one has, where they stand apart from the own board.
    pub secret: Option<Rect>,
    /// The board.
    pub board: Option<Rect>,
    /// What is asked; or what is known, or the log.
    pub side: Option<Rect>,
    /// Everybody's plates.
    pub seats: Option<Rect>,
    /// The own board and the hand.
    pub own: Option<Rect>,
}

/// Which parts a screen has beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The bar on top is drawn by the table itself.
    pub top: bool,
    /// Somebody's own board is to be seen.
    pub own: bool,
}

impl Layout {
    /// The layout of a table in play that has this tab open.
    pub fn of(screen: Rect, tab: Tab) -> Self {
        Self::with(screen, Class::of(screen.size()), tab, Parts { top: true, own: true })
    }

    /// The layout of a room of a screen of this class.
    pub fn with(room: Rect, class: Class, tab: Tab, parts: Parts) -> Self {
        if class.is_roomy() { Self::roomy(room, class, parts) } else { Self::small(room, class, tab, parts) }
    }

    /// Gauges left, board in the middle, what happens right, seats and own board below.
    fn roomy(screen: Rect, class: Class, parts: Parts) -> Self {
        let (top, below) = cut_top(screen, if parts.top { 44.0 } else { 0.0 });
        let own = match class {
            _ if !parts.own => 0.0,
            Class::Wide => 212.0,
            _ => 182.0,
        };
        let plates = 70.0;
        let (upper, lower) = cut_top(below, below.height() - own - plates);
        let (seats, own) = cut_top(lower, plates);
        let (left, right) = if class == Class::Wide { (264.0, 440.0) } else { (200.0, 388.0) };
        let (gauges, rest) = cut_left(upper, left);
        let (board, side) = cut_left(rest, rest.width() - right);
        Self {
            class,
            top,
            gauges,
            in_a_row: false,
            secret: None,
            board: Some(board),
            side: Some(side),
            seats: Some(seats),
            own: parts.own.then_some(own),
        }
    }

    /// One thing at a time, or two beside each other; gauges and the own secrets as rows above.
    fn small(screen: Rect, class: Class, tab: Tab, parts: Parts) -> Self {
        let roomy = class == Class::Compact;
        let (bar, gauge, line) = if roomy { (40.0, 30.0, 26.0) } else { (34.0, 26.0, 22.0) };
        let (top, below) = cut_top(screen, if parts.top { bar } else { 0.0 });
        let (gauges, below) = cut_top(below, gauge);
        let (secret, below) = cut_top(below, if parts.own { line } else { 0.0 });
        let secret = parts.own.then_some(secret);
        let none = Self { class, top, gauges, in_a_row: true, secret, board: None, side: None, seats: None, own: None };
        let mut layout = none;
        let mut room = below;
        if roomy {
            let (left, right) = cut_left(below, below.width() - 284.0);
            layout.side = Some(right);
            room = left;
        }
        match tab {
            Tab::Own => {
                let (seats, own) = cut_top(room, if room.height() > 300.0 { 140.0 } else { 104.0 });
                (layout.seats, layout.own) = (Some(seats), parts.own.then_some(own));
            }
            Tab::Board => layout.board = Some(room),
            // Beside it there is room for the board.
            _ if roomy => layout.board = Some(room),
            _ => layout.side = Some(room),
        }
        layout
    }
}
