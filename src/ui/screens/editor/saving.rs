//! Saving and leaving: nothing goes without a question.

use super::{Editor, ask::Asking, outside::Outside};
use crate::{
    content::is_id,
    edit::FileError,
    ui::{Change, Cue, Desk, Tone},
};

/// Whether what another program wrote is written over.
#[derive(Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Over {
    No,
    Yes,
}

impl Editor {
    /// Saves; whether the mission is saved now. Comments that would go are asked about first.
    pub(super) fn save(&mut self, desk: &mut Desk) -> bool {
        let document = self.file.document();
        if document.is_changed() && document.comments() > 0 {
            self.asking = Some(Asking::Comments);
            return false;
        }
        self.write(desk, Over::No)
    }

    /// The same without a question about comments. A mission that has no file yet goes to one that is called like it.
    pub(super) fn write(&mut self, desk: &mut Desk, over: Over) -> bool {
        let is_new = self.file.document().file_text().is_none();
        let id = self.sheet().id.clone();
        let saved = if is_new && is_id(&id) && self.keep.path(&id) != self.file.path() {
            let (_, path) = self.keep.free(&id);
            self.file.save_as(&mut self.keep, &path)
        } else if over == Over::Yes {
            self.file.save_over(&mut self.keep)
        } else {
            self.file.save(&mut self.keep)
        };
        match saved {
            Ok(()) => {
                self.outside = Outside::of(&self.file);
                desk.play(Cue::Choose);
                let fill = [("file", self.file.path().display().to_string().into())];
                desk.say(Tone::Done, desk.with("ui-editor-saved", &fill));
                true
            }
            Err(FileError::ChangedOutside(_)) => {
                self.asking = Some(Asking::Outside);
                false
            }
            Err(error) => {
                desk.play(Cue::Refused);
                desk.say(Tone::Error, told(desk, &error));
                false
            }
        }
    }

    /// Leaves at once where everything is saved or nothing was done; else it is asked about.
    pub(super) fn leave(&mut self, desk: &mut Desk) -> Change {
        let untouched = self.file.history().done() == 0 && self.file.document().file_text().is_none();
        if self.file.document().is_changed() && !untouched {
            self.asking = Some(Asking::Leave);
            return Change::Keep;
        }
        self.close(desk)
    }

    /// Gives up what was not saved, and leaves.
    pub(super) fn close(&mut self, desk: &mut Desk) -> Change {
        if let Err(error) = self.file.clone().close(&mut self.keep) {
            desk.say(Tone::Error, desk.fault(&error));
        }
        desk.play(Cue::Back);
        Change::Pop
    }
}

/// Why a file was not opened or saved, in a sentence.
pub fn told(desk: &Desk, error: &FileError) -> String {
    match error {
        FileError::Disk(error) => desk.fault(error),
        other => other.to_string(),
    }
}
