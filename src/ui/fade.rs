//! The change from one screen to the next: it comes out of the colour of the table.

use egui::{Context, Id, LayerId, Order};

use super::{Desk, theme::faded};

/// How long a change takes, in milliseconds.
const MILLISECONDS: f32 = 160.0;

/// The change that is being shown, if one is.
#[derive(Debug, Default)]
pub struct Fade {
    since: Option<f64>,
}

impl Fade {
    /// A new screen has come.
    pub fn begin(&mut self, ctx: &Context) {
        self.since = Some(Desk::now(ctx));
    }

    /// Shows it over the new screen. Nothing waits for it: the screen below works at once. Reduced motion cuts.
    pub fn show(&mut self, ctx: &Context, desk: &Desk) {
        let Some(since) = self.since else { return };
        let whole = if desk.settings.reduced_motion { 0.0 } else { desk.motion(MILLISECONDS) };
        let passed = (Desk::now(ctx) - since) as f32;
        if passed >= whole {
            self.since = None;
            return;
        }
        let veil = faded(desk.palette().table, 1.0 - passed / whole);
        let layer = LayerId::new(Order::Tooltip, Id::new("fade"));
        ctx.layer_painter(layer).rect_filled(ctx.screen_rect(), 0, veil);
        ctx.request_repaint();
    }
}
