//! Saving and loading by name.

use std::path::PathBuf;

use super::{App, News, Place, Session};
use crate::{
    save::{self, Disk, Loaded},
    stealth::Stealth,
    terminal::slot,
    words::saves::error_text,
};

/// The name of a save that was given none.
const DEFAULT: &str = "game";

impl App {
    /// Saves under a name, or under the one used last.
    pub(super) fn save(&mut self, name: Option<String>) {
        if let Some(run) = &self.run {
            let slot = run.slot.clone();
            self.keep_campaign();
            return self.say("campaign-kept", &[("slot", slot.into())]);
        }
        self.try_save(name);
    }

    /// Saves, and says so; whether it worked.
    fn try_save(&mut self, name: Option<String>) -> bool {
        let name = name.or_else(|| self.name.clone()).unwrap_or_else(|| DEFAULT.to_owned());
        let Some(file) = self.file(&name) else { return false };
        let Place::Play(session) = &mut self.place else { return false };
        match save::store(&mut Disk, &file, session.game()) {
            Ok(_) => {
                session.note_saved();
                self.say("term-saved", &[("name", name.as_str().into())]);
                self.name = Some(name);
                true
            }
            Err(error) => {
                self.say("term-save-failed", &[("error", error_text(&self.words, &error).into())]);
                false
            }
        }
    }

    pub(super) fn save_and_quit(&mut self) {
        self.leaving = false;
        self.done = self.try_save(None);
    }

    /// Keeps the game at the start of each turn. A disk that refuses must not stop the game, so it is only said.
    pub(super) fn autosave(&mut self) {
        let Some(file) = slot::auto(self.slots.as_ref()) else { return };
        let Place::Play(session) = &mut self.place else { return };
        match save::store(&mut Disk, &file, session.game()) {
            Ok(_) => session.note_saved(),
            Err(error) => self.say("term-save-failed", &[("error", error_text(&self.words, &error).into())]),
        }
    }

    /// Whether an unfinished mission can be continued.
    pub(super) fn has_autosave(&self) -> bool {
        slot::auto(self.slots.as_ref()).is_some_and(|file| file.is_file())
    }

    /// Loads by name; without one, the newest save there is.
    pub(super) fn load(&mut self, name: Option<String>) {
        let newest =
            || self.slots.as_ref()?.list().into_iter().find(|(_, header)| header.is_ok()).map(|(name, _)| name);
        let Some(name) = name.or_else(newest) else { return self.say("term-no-saves", &[]) };
        let Some(file) = self.file(&name) else { return };
        match save::load::<Stealth>(&Disk, &file) {
            Ok(Loaded { game, warning, .. }) => {
                if let Some(warning) = warning {
                    self.say("term-load-previous", &[("error", error_text(&self.words, &warning).into())]);
                }
                self.place = Place::Play(Box::new(Session::resume(game, &self.words)));
                self.run = None;
                self.inspected = None;
                self.leaving = false;
                self.say("term-loaded", &[("name", name.as_str().into())]);
                self.name = slot::kept(name, &mut self.name);
            }
            Err(error) => self.say("term-load-failed", &[("error", error_text(&self.words, &error).into())]),
        }
    }

    /// The file of a name; says why where there is none.
    fn file(&mut self, name: &str) -> Option<PathBuf> {
        let file = slot::file(&self.words, self.slots.as_ref(), name);
        file.map_err(|refusal| self.news.push(News::Said(refusal))).ok()
    }
}
