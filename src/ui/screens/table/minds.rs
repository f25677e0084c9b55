//! What follows from what a seat knows, and why: thought beside the screen.

use egui::Context;

use crate::{
    deduction::{View, bots},
    session::deduction::Reasons,
    ui::{Desk, Thoughts},
};

/// How likely each team of each seat is.
pub fn beliefs(ctx: &Context, desk: &Desk, view: &View) -> Thoughts<Vec<[f32; 5]>> {
    let view = view.clone();
    desk.thinker.think(ctx, move || bots::beliefs(&view).seats)
}

/// What those beliefs rest on.
pub fn reasons(ctx: &Context, desk: &Desk, view: &View) -> Thoughts<Reasons> {
    let view = view.clone();
    desk.thinker.think(ctx, move || Reasons::of(&view))
}
