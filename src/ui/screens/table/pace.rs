//! The pace of a table: bots think beside the screen, and what they do is seen one thing after the other.

use egui::Context;

use crate::{
    deduction::{View, bots},
    session::deduction::{Reasons, Table, Verdict},
    ui::{Desk, Thoughts},
};

/// How long one thing that happens is looked at, in milliseconds.
const BEAT: f32 = 700.0;
/// How many things happen within one frame where nothing is to be looked at.
const AT_ONCE: usize = 24;

/// When the next thing happens.
#[derive(Default)]
pub struct Pace {
    thinking: Option<Thoughts<Verdict>>,
    /// When the next one may act, in seconds.
    from: f64,
}

impl Pace {
    /// Lets bots act as far as it is time; whether something happened.
    pub fn go_on(&mut self, ctx: &Context, desk: &Desk, table: &mut Table) -> bool {
        let mut happened = false;
        for _ in 0..AT_ONCE {
            if !self.step(ctx, desk, table) {
                break;
            }
            happened = true;
            if desk.motion(BEAT) > 0.0 {
                break;
            }
        }
        if happened {
            ctx.request_repaint();
        }
        happened
    }

    /// One thing; whether it happened.
    fn step(&mut self, ctx: &Context, desk: &Desk, table: &mut Table) -> bool {
        let now = Desk::now(ctx);
        if self.thinking.is_none() {
            let Some(thought) = table.thought() else { return false };
            self.thinking = Some(desk.thinker.think(ctx, move || thought.run()));
        }
        if now < self.from {
            ctx.request_repaint_after_secs((self.from - now) as f32);
            return false;
        }
        let Some(mut thinking) = self.thinking.take() else { return false };
        if thinking.is_thinking() {
            self.thinking = Some(thinking);
            return false;
        }
        let Some(verdict) = thinking.take() else { return false };
        let lines = table.obey(verdict);
        if !lines.is_empty() {
            self.rest(ctx, desk);
        }
        true
    }

    /// What happened last is looked at for a while.
    pub fn rest(&mut self, ctx: &Context, desk: &Desk) {
        self.from = Desk::now(ctx) + f64::from(desk.motion(BEAT));
    }

    /// Whether the last thing was looked at long enough.
    pub fn is_over(&self, ctx: &Context, desk: &Desk) -> bool {
        let now = Desk::now(ctx);
        if desk.motion(BEAT) > 0.0 && now < self.from + 0.6 {
            ctx.request_repaint_after_secs(0.1);
            return false;
        }
        true
    }
}

/// What follows from what a seat knows, thought beside the screen.
pub fn beliefs(ctx: &Context, desk: &Desk, view: &View) -> Thoughts<Vec<[f32; 5]>> {
    let view = view.clone();
    desk.thinker.think(ctx, move || bots::beliefs(&view).seats)
}

/// What those beliefs rest on, thought beside the screen.
pub fn reasons(ctx: &Context, desk: &Desk, view: &View) -> Thoughts<Reasons> {
    let view = view.clone();
    desk.thinker.think(ctx, move || Reasons::of(&view))
}
