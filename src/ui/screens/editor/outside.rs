//! The world around: a file that another program changed is offered at once, and a mission given away as a text.

use egui::Context;

use super::{Editor, ask::Asking, saving::told};
use crate::{
    content::share,
    edit::File,
    save::Watch,
    ui::{Cue, Desk, Tone},
    words::packs::wrong_share,
};

/// How many seconds lie between two looks at the file.
const PAUSE: f64 = 0.5;

/// The file as it was seen last, and when.
pub struct Outside {
    watch: Watch,
    looked: f64,
}

impl Outside {
    /// Watches the file of a mission.
    pub fn of(file: &File) -> Self {
        Self { watch: Watch::new(file.path()), looked: 0.0 }
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
        if self.outside.watch.changed() && self.file.is_changed_outside(&self.keep) {
            self.asking = Some(Asking::Reload);
        }
    }

    /// Takes what another program wrote. What cannot be read leaves the mission as it is.
    pub(super) fn reload(&mut self, desk: &mut Desk) {
        let path = self.file.path().to_owned();
        // What is given up here was asked about.
        let _ = self.file.clone().close(&mut self.keep);
        match File::open(&self.keep, &path) {
            Ok(file) => {
                self.file = file;
                (self.picked, self.area, self.fault) = (None, None, None);
                self.changed(desk);
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
