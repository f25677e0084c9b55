//! The controls and marks all screens are made of. One way to draw each.

mod badge;
mod button;
mod class;
mod cut;
mod dialog;
mod fact;
mod marks;
mod menu_row;
mod more;
mod off;
mod panel;
mod plot;
mod range;
mod row;
mod shorten;
mod strokes;
mod tabs;
mod tip;
mod values;
mod why;

pub use badge::{badge_mark, badge_row, badge_told, badges_of};
pub use button::{Button, Kind};
pub use class::Class;
pub use cut::{cut_left, cut_top};
pub use dialog::{Answered, Confirm};
pub use fact::{Fact, lay, plate_at, reason};
pub use marks::{chip, glyph, key_cap, tag};
pub use menu_row::MenuRow;
pub use more::more_below;
pub use off::refuse_click;
pub use panel::{
    bar, boxed, fill, head, head_legend, head_noted, head_with, page, page_within, panel_frame, rule_below,
};
pub use plot::{Axis, Plot};
pub use range::{Range, RangeRow};
pub use row::Row;
pub use shorten::shortened;
pub use strokes::{brackets, dashed, dashed_rect, focus_brackets, glow, hatch, polygon, stretched};
pub use tabs::tabs;
pub use tip::{tip, tip_with};
pub use values::{Scale, check, choice, field, slider, stepper, text_area};
pub use why::{rule_tag, unfolded};
