//! The teacher beside the mission: what it may point at, and when it may speak.

use egui::Context;

use super::{Mission, choice::Among, intent::Intent, layout::Layout};
use crate::ui::{
    Desk,
    lessons::{Anchor, mark},
};

impl Mission {
    /// Marks what lessons may point at, as far as the layout itself says where it is.
    pub(super) fn mark_layout(ctx: &Context, layout: &Layout) {
        mark(ctx, Anchor::Map, layout.map);
        let rooms = [
            (Anchor::Alarm, layout.alarm),
            (Anchor::Timeline, layout.strip),
            (Anchor::Top, Some(layout.top)),
            (Anchor::Left, layout.left),
            (Anchor::Right, layout.right),
        ];
        for (anchor, room) in rooms {
            if let Some(room) = room {
                mark(ctx, anchor, room);
            }
        }
    }

    /// Tells what is to be learned now, while nothing moves and nothing else asks.
    pub(super) fn teach(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let lists = self.choice.as_ref().is_some_and(|choice| matches!(choice.among, Among::List(_)));
        if !self.arrived || self.stage.is_moving() || self.stage.story().is_some() || lists {
            return;
        }
        if let Some(rule) = self.tutor.show(ctx, desk, &self.session) {
            intents.push(Intent::Codex(Some(rule)));
        }
    }
}
