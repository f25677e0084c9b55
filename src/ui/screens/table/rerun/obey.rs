//! What somebody who watches asks for, done.

use egui::Context;

use super::{
    super::{here::Intent, layout::Tab, minds},
    Rerun, is_small,
};
use crate::ui::{Change, Cue, Desk, Screen, screens::Codex};

impl Rerun {
    pub(super) fn obey(&mut self, ctx: &Context, desk: &mut Desk, intent: &Intent) -> Option<Change> {
        match *intent {
            Intent::Seat(seat) => {
                self.spool.look_through(seat);
                (self.now, self.unfolded) = (None, None);
                desk.play(Cue::Choose);
            }
            Intent::About(seat) => self.about = seat,
            // On a small screen the table takes the room of a panel that is closed.
            Intent::Tab(tab) => {
                let closes = self.open_tab(ctx) == tab && is_small(ctx);
                self.tab = Some(if closes { Tab::Table } else { tab });
            }
            Intent::Unfold(line) => {
                self.unfolded = if self.unfolded == Some(line) { None } else { Some(line) };
                self.ask_why(ctx, desk);
            }
            Intent::Why => {
                self.draft.why = !self.draft.why;
                if let Some(now) = self.now.as_mut().filter(|now| now.reasons.is_none()) {
                    now.reasons = Some(minds::reasons(ctx, desk, &now.view));
                }
            }
            Intent::Codex(rule) => {
                return Some(Change::Push(Screen::Codex(Box::new(Codex::of_table(desk, rule)))));
            }
            // Nothing that was played, noted or agreed on is changed by watching.
            _ => {}
        }
        None
    }

    /// Works out why the decision was taken whose line is unfolded, where a bot took it in a game that is over.
    pub(super) fn ask_why(&mut self, ctx: &Context, desk: &Desk) {
        let line = self.unfolded.and_then(|at| self.now.as_ref()?.log.get(at));
        self.asked.ask(ctx, desk, &self.spool, &self.seating, line.map(|line| line.actions));
    }
}
