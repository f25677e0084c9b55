//! The controls and marks all screens are made of. One way to draw each.

mod button;
mod fact;
mod marks;
mod panel;
mod strokes;
mod tip;

pub use button::{Button, Kind};
pub use fact::{Fact, lay, plate, plate_at, reason};
pub use marks::{chip, glyph, key_cap, tag};
pub use panel::{fill, head, page, panel_frame, rule_below};
pub use strokes::{brackets, dashed, dashed_rect, focus_brackets, glow, hatch, polygon};
pub use tip::tip;
