//! What is seen of a replay now: the moment, whether it runs, and what is on its way.

use egui::Context;

use super::Rate;
use crate::{
    session::reel::Reel,
    stealth::{Event, View},
    ui::{
        Desk,
        map::{Line, Motion},
        screens::mission::{
            beat::{Beat, Moment, Pace, beat},
            told,
        },
    },
};

/// How long a draw is shown at most, in milliseconds.
const CARD: f32 = 500.0;
/// How long a decision is shown at least, in seconds at the usual speed.
const LEAST: f64 = 0.35;

/// A replay at one moment.
pub(super) struct Film {
    /// How many decisions are shown to their end.
    played: usize,
    /// How many events of the next one are told.
    told: usize,
    /// What has been told so far.
    shown: View,
    line: Line,
    rate: Rate,
    state: State,
}

/// Whether it runs.
enum State {
    /// It stands still.
    Still,
    /// This is shown until a time.
    Showing(Option<Beat>, f64, f64),
}

impl Film {
    /// The beginning, standing still.
    pub fn new(reel: &Reel) -> Self {
        let (shown, line) = (reel.view(0).clone(), line(reel, 0));
        Self { played: 0, told: 0, shown, line, rate: Rate::default(), state: State::Still }
    }

    /// How many decisions are shown to their end.
    pub fn played(&self) -> usize {
        self.played
    }

    /// How many events of the next decision are told.
    pub fn told(&self) -> usize {
        self.told
    }

    pub fn rate(&self) -> Rate {
        self.rate
    }

    pub fn set_rate(&mut self, rate: Rate) {
        self.rate = rate;
    }

    pub fn is_running(&self) -> bool {
        matches!(self.state, State::Showing(..))
    }

    /// What has been told so far.
    pub fn view(&self) -> &View {
        &self.shown
    }

    /// The way of the player so far.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// What moves now.
    pub fn motion(&self, now: f64) -> Option<Motion> {
        let State::Showing(Some(beat), since, until) = &self.state else { return None };
        let motion = beat.motion?;
        // Some stand still a little after they moved.
        let moves = f64::from(motion.milliseconds() / beat.length.max(1.0)) * (until - since);
        let share = ((now - since) / moves.max(1e-6)).clamp(0.0, 1.0);
        (share < 1.0 || beat.change == Moment::End).then(|| motion.at(share as f32))
    }

    /// Goes to a moment and stands still there.
    pub fn go(&mut self, reel: &Reel, played: usize) {
        (self.played, self.told, self.state) = (played.min(reel.len()), 0, State::Still);
        self.shown = reel.view(self.played).clone();
        self.line = line(reel, self.played);
    }

    /// Begins or stops to run; at the end it begins again from the start.
    pub fn play_or_pause(&mut self, ctx: &Context, reel: &Reel) {
        if let State::Showing(beat, ..) = std::mem::replace(&mut self.state, State::Still) {
            self.end(beat.as_ref());
            return;
        }
        if self.played >= reel.len() {
            self.go(reel, 0);
        }
        let now = Desk::now(ctx);
        self.state = State::Showing(None, now, now);
        ctx.request_repaint();
    }

    /// Lets time pass: ends what was shown long enough, begins what comes next.
    pub fn tick(&mut self, ctx: &Context, desk: &mut Desk, reel: &Reel) {
        let now = Desk::now(ctx);
        while let State::Showing(beat, _, until) = &self.state {
            if now < *until {
                ctx.request_repaint();
                return;
            }
            let (beat, until) = (beat.clone(), *until);
            self.end(beat.as_ref());
            self.begin(desk, reel, until);
        }
    }

    fn end(&mut self, beat: Option<&Beat>) {
        if let Some(beat) = beat.filter(|beat| beat.change == Moment::End) {
            self.apply(&beat.event);
        }
    }

    /// Begins the next event, or the next decision, or stops at the end.
    fn begin(&mut self, desk: &mut Desk, reel: &Reel, clock: f64) {
        let Some(scene) = reel.scene(self.played) else {
            self.state = State::Still;
            return;
        };
        let Some(event) = scene.events.get(self.told) else {
            // What was told is replaced by what is true.
            let rate = self.rate;
            self.go(reel, self.played + 1);
            self.state = State::Showing(None, clock, clock + LEAST / rate.factor());
            return;
        };
        let pace = if desk.settings.reduced_motion { Pace::Reduced } else { Pace::Moving };
        let mut beat = beat(event, &self.shown, pace);
        if matches!(event, Event::Drew { .. } | Event::ChooseCard { .. }) {
            // No card turns here: the log has the sum.
            beat.length = beat.length.min(CARD);
        }
        if let Some((_, cue)) = beat.cues.first().filter(|_| self.rate != Rate::Turbo) {
            desk.play(*cue);
        }
        self.told += 1;
        if beat.change == Moment::Begin {
            self.apply(event);
        }
        let turbo = self.rate == Rate::Turbo;
        let length = if turbo { 0.0 } else { f64::from(beat.length) / 1000.0 / self.rate.factor() };
        self.state = State::Showing(Some(beat), clock, clock + length);
    }

    fn apply(&mut self, event: &Event) {
        told::apply(&mut self.shown, event);
        self.line.record(event);
    }
}

fn line(reel: &Reel, played: usize) -> Line {
    Line::of_events(reel.view(0).public.player.sector, reel.events(0..played))
}
