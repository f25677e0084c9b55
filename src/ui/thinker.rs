//! Long thoughts beside the screen: a forecast of every option, and the planner's hint.

use std::{
    sync::mpsc::{self, Receiver},
    thread,
};

use crate::{
    engine::Dice,
    stealth::{
        Action, View,
        bots::{Hint, hint},
        forecast::{Forecast, forecast, forecast_after},
    },
};

/// How many games a hint's win chance is taken from.
const HINT_GAMES: u32 = 200;

/// Whether thoughts run beside the screen, or at once where the same frame must always show the same picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinker {
    /// In a thread of their own.
    Beside,
    /// Within the frame that asks.
    AtOnce,
}

/// A thought that may still be going on.
pub struct Thoughts<T> {
    waiting: Option<Receiver<T>>,
    ready: Option<T>,
}

/// What may come if the player ends the turn now, and after each option.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// If the turn ends now.
    pub now: Forecast,
    /// After each option that was asked for.
    pub after: Vec<(Action, Forecast)>,
}

impl<T: Send + 'static> Thoughts<T> {
    /// Nothing is being thought.
    pub fn none() -> Self {
        Self { waiting: None, ready: None }
    }

    /// The result, as soon as there is one.
    pub fn get(&mut self) -> Option<&T> {
        if let Some(waiting) = &self.waiting
            && let Ok(done) = waiting.try_recv()
        {
            (self.ready, self.waiting) = (Some(done), None);
        }
        self.ready.as_ref()
    }

    /// The result itself, where there is one.
    pub fn take(mut self) -> Option<T> {
        self.get();
        self.ready
    }

    /// Whether it is still going on.
    pub fn is_thinking(&mut self) -> bool {
        self.get();
        self.waiting.is_some()
    }
}

impl Thinker {
    /// Thinks `work`; `ctx` is woken when it is done.
    pub fn think<T: Send + 'static>(
        self,
        ctx: &egui::Context,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Thoughts<T> {
        if self == Self::AtOnce {
            return Thoughts { waiting: None, ready: Some(work()) };
        }
        let (tell, waiting) = mpsc::channel();
        let ctx = ctx.clone();
        let started = thread::Builder::new().name("thinker".into()).spawn(move || {
            // The screen may have gone on to something else.
            let _ = tell.send(work());
            ctx.request_repaint();
        });
        Thoughts { waiting: started.ok().map(|_| waiting), ready: None }
    }

    /// The outlook on a moment and on each of `options`.
    pub fn outlook(self, ctx: &egui::Context, view: View, options: Vec<Action>) -> Thoughts<Outlook> {
        self.think(ctx, move || {
            let after = options.into_iter().filter_map(|action| Some((action, forecast_after(&view, action)?)));
            let after = after.collect();
            Outlook { now: forecast(&view), after }
        })
    }

    /// What the planner would do.
    pub fn hint(self, ctx: &egui::Context, view: View, options: Vec<Action>) -> Thoughts<Option<Hint>> {
        self.think(ctx, move || hint(&view, &options, HINT_GAMES, &mut Dice::new(u64::from(view.public.turn))))
    }
}
