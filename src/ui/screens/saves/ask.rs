//! What is asked before a save is lost, and what is done then.

use std::path::PathBuf;

use egui::Context;

use super::{Saves, files};
use crate::ui::{
    Desk, Tone,
    parts::{Answered, Confirm},
};

/// What waits for an answer.
pub(super) enum Asked {
    Delete(String),
    Overwrite(String),
    Export(String, PathBuf),
    Import(PathBuf),
}

impl Saves {
    /// Asks what waits for an answer, and does it.
    pub(super) fn ask(&mut self, ctx: &Context, desk: &mut Desk) {
        let Some(asked) = &self.asked else { return };
        let confirm = asked.words(desk);
        match confirm.show(ctx, &mut desk.input) {
            None => {}
            Some(Answered::No) => self.asked = None,
            Some(Answered::Yes) => {
                if let Some(asked) = self.asked.take() {
                    self.perform(desk, &asked);
                }
            }
        }
    }

    pub(super) fn perform(&mut self, desk: &mut Desk, asked: &Asked) {
        let Some(slots) = desk.store.slots() else { return };
        let done = match asked {
            Asked::Delete(slot) => slots.delete(slot).map(|()| ("ui-saves-deleted", slot.clone())),
            Asked::Overwrite(slot) => return self.save(desk, slot.clone()),
            Asked::Export(slot, to) => {
                files::export(&slots, slot, to).map(|()| ("ui-saves-exported", to.display().to_string()))
            }
            Asked::Import(from) => files::import(&slots, from).map(|slot| ("ui-saves-imported", slot)),
        };
        match done {
            Ok((key, slot)) => desk.say(Tone::Done, desk.with(key, &[("slot", slot.into())])),
            Err(fault) => desk.say(Tone::Error, desk.fault(&fault)),
        }
        self.read(desk);
    }
}

impl Asked {
    fn words(&self, desk: &Desk) -> Confirm {
        let (title, text, yes, slot) = match self {
            Self::Delete(slot) => {
                ("ui-saves-delete-title", "ui-saves-delete-text", "ui-saves-delete-yes", slot.clone())
            }
            Self::Overwrite(slot) => {
                ("ui-saves-overwrite-title", "ui-saves-overwrite-text", "ui-saves-overwrite-yes", slot.clone())
            }
            Self::Export(_, to) => {
                let file = to.display().to_string();
                ("ui-saves-replace-title", "ui-saves-replace-text", "ui-saves-overwrite-yes", file)
            }
            Self::Import(from) => {
                let slot = files::slot_of(from);
                ("ui-saves-overwrite-title", "ui-saves-overwrite-text", "ui-saves-overwrite-yes", slot)
            }
        };
        let fill = [("slot", slot.into())];
        Confirm {
            title: desk.with(title, &fill),
            text: desk.text(text),
            yes: desk.text(yes),
            no: desk.text("ui-cancel"),
            danger: true,
        }
    }
}
