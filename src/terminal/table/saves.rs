//! Saving and loading a table by name.

use std::path::{Path, PathBuf};

use super::{Shown, app::TableApp, news::News};
use crate::{
    save::{self, Disk, SaveError, Slots},
    session::table::{Seating, Table},
    terminal::slot,
    words::saves::error_text,
};

/// The name of a table that was given none.
const DEFAULT: &str = "table";

impl<G: Shown> TableApp<G> {
    /// Saves under a name, or under the one used last.
    pub(super) fn save(&mut self, name: Option<String>) {
        let name = name.or_else(|| self.name.clone()).unwrap_or_else(|| DEFAULT.to_owned());
        let Some(file) = self.file(&name) else { return };
        match self.store(&file) {
            Ok(()) => {
                self.say("term-saved", &[("name", name.as_str().into())]);
                self.name = Some(name);
            }
            Err(error) => self.fail("term-save-failed", &error),
        }
    }

    /// Keeps the game at each new round. A disk that refuses must not stop the game, so it is only said.
    pub(super) fn autosave(&mut self) {
        let Some(file) = slot::auto(self.slots.as_ref()) else { return };
        if let Err(error) = self.store(&file) {
            self.fail("term-save-failed", &error);
        }
    }

    fn store(&mut self, file: &Path) -> Result<(), SaveError> {
        save::store_with(&mut Disk, file, self.table.game(), self.table.seating())?;
        self.table.note_saved();
        Ok(())
    }

    /// Loads by name; without one, what the game itself saved last.
    pub(super) fn load(&mut self, name: Option<String>) {
        let name = name.or_else(|| self.name.clone()).unwrap_or_else(|| Slots::AUTO.to_owned());
        let Some(file) = self.file(&name) else { return };
        match save::load_with::<G, Seating<G::Side>>(&Disk, &file) {
            Ok((loaded, seating)) => {
                if let Some(warning) = &loaded.warning {
                    self.fail("term-load-previous", warning);
                }
                self.table = Table::resume(loaded.game, seating);
                self.say("term-loaded", &[("name", name.as_str().into())]);
                self.name = slot::kept(name, &mut self.name);
                self.open();
            }
            Err(error) => self.fail("term-load-failed", &error),
        }
    }

    fn fail(&mut self, key: &'static str, error: &SaveError) {
        let text = error_text(&self.words, error);
        self.say(key, &[("error", text.into())]);
    }

    /// The file of a name; says why where there is none.
    fn file(&mut self, name: &str) -> Option<PathBuf> {
        let file = slot::file(&self.words, self.slots.as_ref(), name);
        file.map_err(|refusal| self.news.push(News::Said(refusal))).ok()
    }
}
