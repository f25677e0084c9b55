//! What is seen of a replay now: the moment, whether it runs, and how far it is on its way to the next.

use egui::Context;

use super::Rate;
use crate::{
    session::reel::Reel,
    stealth::View,
    ui::{
        Desk,
        map::{Line, Motion},
    },
};

/// How long a decision is shown at the usual speed, in seconds.
const SHOWN: f64 = 0.7;

/// A replay at one moment.
pub(super) struct Film {
    /// How many decisions are shown.
    played: usize,
    rate: Rate,
    /// When the moment that is shown began to be, while it runs.
    since: Option<f64>,
    line: Line,
}

impl Film {
    /// The beginning, standing still.
    pub fn new(reel: &Reel) -> Self {
        Self { played: 0, rate: Rate::default(), since: None, line: line(reel, 0) }
    }

    pub fn played(&self) -> usize {
        self.played
    }

    pub fn rate(&self) -> Rate {
        self.rate
    }

    pub fn set_rate(&mut self, rate: Rate) {
        self.rate = rate;
    }

    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What is known at this moment.
    pub fn view<'a>(&self, reel: &'a Reel) -> &'a View {
        reel.view(self.played)
    }

    /// The way of the player so far.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// What moves now.
    pub fn motion(&self, _now: f64) -> Vec<Motion> {
        Vec::new()
    }

    /// Goes to a moment and stands still there.
    pub fn go(&mut self, reel: &Reel, played: usize) {
        self.since = None;
        self.show(reel, played);
    }

    /// Begins or stops to run; at the end it begins again from the start.
    pub fn play_or_pause(&mut self, ctx: &Context, reel: &Reel) {
        if self.since.take().is_some() {
            return;
        }
        if self.played >= reel.len() {
            self.show(reel, 0);
        }
        self.since = Some(Desk::now(ctx));
        ctx.request_repaint();
    }

    /// Lets time pass.
    pub fn tick(&mut self, ctx: &Context, _desk: &mut Desk, reel: &Reel) {
        let Some(since) = self.since else { return };
        let length = SHOWN / self.rate.factor();
        if Desk::now(ctx) >= since + length {
            self.show(reel, self.played + 1);
            self.since = (self.played < reel.len()).then_some(since + length);
        }
        if self.since.is_some() {
            ctx.request_repaint();
        }
    }

    fn show(&mut self, reel: &Reel, played: usize) {
        self.played = played.min(reel.len());
        self.line = line(reel, self.played);
    }
}

fn line(reel: &Reel, played: usize) -> Line {
    Line::of_events(reel.view(0).public.player.sector, reel.events(0..played))
}
