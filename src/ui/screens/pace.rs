//! The pace of a table: bots think beside the screen, and what they do is seen one thing after the other.

use egui::Context;

use crate::{
    session::table::{Line, Table, Tabled, Verdict},
    ui::{Desk, Thoughts},
};

/// How long one thing that happens is looked at, in milliseconds.
pub const BEAT: f32 = 700.0;
/// How many things happen within one frame where nothing is to be looked at.
const AT_ONCE: usize = 24;

/// When the next thing happens.
pub struct Pace<G: Tabled> {
    thinking: Option<Thoughts<Verdict<G>>>,
    /// When the next one may act, in seconds.
    from: f64,
}

impl<G: Tabled> Default for Pace<G> {
    fn default() -> Self {
        Self { thinking: None, from: 0.0 }
    }
}

impl<G: Tabled<View: Send> + 'static> Pace<G> {
    /// Lets bots act as far as it is time; whether something happened. `beat` is how long what was witnessed is looked
    /// at, in milliseconds.
    pub fn go_on(
        &mut self,
        ctx: &Context,
        desk: &Desk,
        table: &mut Table<G>,
        beat: impl Fn(&[Line<G::Event>]) -> f32,
    ) -> bool {
        let mut happened = false;
        for _ in 0..AT_ONCE {
            if !self.step(ctx, desk, table, &beat) {
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
    fn step(
        &mut self,
        ctx: &Context,
        desk: &Desk,
        table: &mut Table<G>,
        beat: &impl Fn(&[Line<G::Event>]) -> f32,
    ) -> bool {
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
            self.rest(ctx, desk, beat(&lines));
        }
        true
    }

    /// What happened last is looked at for so many milliseconds.
    pub fn rest(&mut self, ctx: &Context, desk: &Desk, beat: f32) {
        self.from = Desk::now(ctx) + f64::from(desk.motion(beat));
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
