//! The world around: a file that another program changed is offered at once, and a mission given away as a text.

use egui::Context;

use super::{Editor, intent::Intent, saving::told};
use crate::{
    content::{Fault, share},
    edit::File,
    save::Watch,
    ui::{
        Cue, Desk, Tone,
        screens::changed::{self, Answer, Changed},
    },
    words::packs::wrong_share,
};

/// How many seconds lie between two looks at the file.
const PAUSE: f64 = 0.5;

/// The file as it was seen last, and when.
pub struct Outside {
    watch: Watch,
    looked: f64,
    /// What another program wrote and nobody answered yet: its faults, where it cannot be read.
    offer: Option<Vec<Fault>>,
}

impl Outside {
    /// Watches the file of a mission.
    pub fn of(file: &File) -> Self {
        Self { watch: Watch::new(file.path()), looked: 0.0, offer: None }
    }
}

impl Editor {
    /// Looks whether another program changed the file.
    pub(super) fn look_outside(&mut self, ctx: &Context) {
        let now = Desk::now(ctx);
        ctx.request_repaint_after_secs(PAUSE as f32 * 2.0);
        if now - self.outside.looked < PAUSE || self.asking.is_some() {
            return;
        }
        self.outside.looked = now;
        if self.outside.watch.changed() {
            let changed = self.file.is_changed_outside(&self.keep);
            self.outside.offer = changed.then(|| self.file.faults_outside(&self.keep));
        }
    }

    /// Tells of a change, and offers it where it can be read.
    pub(super) fn offer_outside(&mut self, ctx: &Context, desk: &Desk, intents: &mut Vec<Intent>) {
        let Some(faults) = self.outside.offer.as_ref().filter(|_| self.asking.is_none()) else { return };
        let told = if faults.is_empty() {
            desk.text("ui-reload-edited")
        } else {
            desk.with("ui-reload-unreadable", &[("count", faults.len().into())])
        };
        let take = faults.is_empty().then(|| desk.text("ui-editor-reload-yes"));
        let answer = changed::bar(ctx, &Changed { told, faults, take, keep: desk.text("ui-editor-reload-no") });
        if let Some(answer) = answer {
            self.outside.offer = None;
            intents.extend((answer == Answer::Take).then_some(Intent::Reload));
        }
    }

    /// Takes what another program wrote, as one step of the history. What cannot be read leaves the mission as it is.
    pub(super) fn reload(&mut self, desk: &mut Desk) {
        match self.file.take_outside(&mut self.keep) {
            Ok(()) => {
                (self.picked, self.area, self.fault) = (None, None, None);
                self.changed(desk);
                desk.say(Tone::Done, desk.text("ui-editor-taken"));
            }
            Err(error) => {
                desk.play(Cue::Refused);
                desk.say(Tone::Error, told(desk, &error));
            }
        }
    }

    /// Puts the mission's share code where it can be pasted from.
    pub(super) fn give_away(&self, ctx: &Context, desk: &mut Desk) {
        match share::encode(&self.file.document().text()) {
            Ok(code) => {
                ctx.copy_text(code);
                desk.play(Cue::Choose);
                desk.say(Tone::Done, desk.text("ui-editor-shared"));
            }
            Err(wrong) => desk.say(Tone::Error, wrong_share(&desk.words, &wrong)),
        }
    }
}
