//! Taking back: down to any action since the last card, seen as a step backwards.

use egui::Context;

use super::{Mission, stage::Stage};
use crate::{
    stealth::{Actor, Event, Sector},
    ui::{Cue, Desk, Tone},
};

impl Mission {
    /// Takes back what can be taken back, down to this many actions.
    pub(super) fn undo_to(&mut self, ctx: &Context, desk: &mut Desk, kept: usize) {
        if self.is_ironman() {
            desk.play(Cue::Refused);
            return desk.say(Tone::Info, desk.text("ui-ironman-no-undo"));
        }
        self.stage.skip(desk);
        let before = self.game().journal().actions.len();
        let walk = self.last_walk(kept);
        while self.game().journal().actions.len() > kept && self.session.undo(desk.settings.auto).is_ok() {}
        if self.game().journal().actions.len() == before {
            desk.play(Cue::Refused);
            let said = desk.text("ui-undo-refused");
            return desk.say(Tone::Info, said);
        }
        desk.play(Cue::Undo);
        self.filed = false;
        let events: Vec<Event> = self.session.log().iter().map(|entry| entry.event).collect();
        self.stage = Stage::new(self.session.view(), &events);
        if let Some((from, to)) = walk {
            self.stage.rewind(ctx, desk, from, to);
        }
        (self.choice, self.hint, self.pinned) = (None, None, None);
        self.outlook_at = None;
        self.keep(desk);
    }

    /// The player's last step after this many actions, to be seen backwards.
    fn last_walk(&self, kept: usize) -> Option<(Sector, Sector)> {
        let undone = self.session.log().iter().rev().take_while(|entry| entry.actions >= kept);
        undone.into_iter().find_map(|entry| match entry.event {
            Event::Moved { who: Actor::Player, from, to, .. } => Some((from, to)),
            _ => None,
        })
    }
}
