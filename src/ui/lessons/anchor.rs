//! Where things stand on the screen: whoever draws a thing marks it, lessons point at it.

use std::collections::BTreeMap;

use egui::{Context, Id, Rect};

use crate::{engine::Seat, stealth::Sector, ui::input::Command};

/// Something on the screen of a game that a lesson can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Anchor {
    /// A sector of the map.
    Sector(Sector),
    /// The button of a command in the action bar.
    Button(Command),
    /// The step bar.
    Steps,
    /// Who you are: health, armor, energy.
    Agent,
    /// The deck tracker.
    Deck,
    /// The alarm track.
    Alarm,
    /// What stands above everything and asks.
    Dialog,
    /// The timeline of turns.
    Timeline,
    /// The place of a player at a table.
    Seat(Seat),
    /// The own cards and the own team.
    Own,
    /// The own programs.
    Programs,
    /// The own hand.
    Hand,
    /// The own skill tree.
    Tree,
    /// The event being resolved.
    Event,
    /// What can be answered.
    Answers,
    /// The deduction board.
    Board,
    /// What was said.
    Claims,
    /// What can be said.
    Say,
    /// The whole map or table.
    Map,
    /// The bar on top: not pointed at, but not to be covered.
    Top,
    /// The panel on the left, the same.
    Left,
    /// The panel on the right, the same.
    Right,
}

/// What was marked in the frame being drawn.
#[derive(Clone, Debug, Default)]
struct Marks {
    frame: u64,
    places: BTreeMap<Anchor, Rect>,
}

/// Notes where a thing is drawn in this frame, if any of it can be seen.
pub fn mark(ctx: &Context, anchor: Anchor, rect: Rect) {
    let frame = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let marks: &mut Marks = data.get_temp_mut_or_default(Id::new("lesson anchors"));
        if marks.frame != frame {
            *marks = Marks { frame, places: BTreeMap::new() };
        }
        if rect.is_positive() {
            marks.places.insert(anchor, rect);
        }
    });
}

/// Everything that was marked in this frame.
pub(super) fn marked(ctx: &Context) -> BTreeMap<Anchor, Rect> {
    let frame = ctx.cumulative_pass_nr();
    let marks = ctx.data(|data| data.get_temp::<Marks>(Id::new("lesson anchors")));
    marks.filter(|marks| marks.frame == frame).map(|marks| marks.places).unwrap_or_default()
}
