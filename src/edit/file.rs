//! Missions as files: opened, edited with every edit kept at once, saved with the former content beside it, recovered.

use std::path::{Path, PathBuf};

use super::{
    Command, Document, Edit, History, Name, Recovery, Refusal,
    journal::{self, Journal, Step},
};
use crate::{
    content::{Code, Fault, Faults, MOST_BYTES, Sheet},
    save::{SaveError, SaveFault, Storage, backup},
};

/// An open mission file.
#[derive(Clone, Debug)]
pub struct File {
    path: PathBuf,
    history: History,
    journal: Journal,
    /// What a game that died left behind, until somebody says what to do with it.
    left: Option<Recovery>,
    /// Why the journal could not be kept.
    trouble: Option<std::sync::Arc<SaveError>>,
}

/// Why a file was not opened or saved. Nothing was lost.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The disk, or what stands there.
    #[error(transparent)]
    Disk(#[from] SaveError),
    /// It is no mission that can be read; every reason.
    #[error(transparent)]
    Faults(Faults),
    /// Another program changed the file since it was opened.
    #[error("{}: another program changed this file; save it under another name, or over the other one", .0.display())]
    ChangedOutside(PathBuf),
    /// More than any mission file may have.
    #[error("{}: the mission has {} bytes, files have at most {MOST_BYTES}; shorten its texts", .0.display(), .1)]
    TooLarge(PathBuf, u64),
}

impl File {
    /// A new mission. Its file is not there before it is saved.
    pub fn new(path: PathBuf, document: Document) -> Self {
        let history = History::new(document);
        Self { path, history, journal: Journal::default(), left: None, trouble: None }
    }

    /// Opens a mission file. What a game that died had not saved of it stands in [`Self::recovery`]; that alone is
    /// enough where the file itself was never saved.
    pub fn open(storage: &impl Storage, path: &Path) -> Result<Self, FileError> {
        let left = journal::read(storage, path);
        let document = match (read(storage, path), &left) {
            (Ok(text), _) => Document::open(&path.display().to_string(), &text).map_err(FileError::Faults)?,
            (Err(SaveError { fault: SaveFault::Missing, .. }), Some(_)) => Document::default(),
            (Err(error), _) => return Err(error.into()),
        };
        let left = left.filter(|left| left.history.document().sheet() != document.sheet());
        Ok(Self { left, ..Self::new(path.to_owned(), document) })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The mission as it is now.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// Everything that was done to it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What a game that died had not saved.
    pub fn recovery(&self) -> Option<&Recovery> {
        self.left.as_ref()
    }

    /// Why edits are not kept as they are made, where they are not.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_deref()
    }

    /// Goes on where the game died; its steps can be undone.
    pub fn recover(&mut self, storage: &mut impl Storage) {
        if let Some(left) = self.left.take() {
            self.history = left.history;
            let begun = self.journal.begin(storage, &self.path, &self.history);
            self.told(begun);
        }
    }

    /// Forgets what the game that died had not saved.
    pub fn forget(&mut self, storage: &mut impl Storage) {
        self.left = None;
        let ended = self.journal.end(storage, &self.path);
        self.told(ended);
    }

    /// Does something, and keeps it at once.
    pub fn perform(&mut self, storage: &mut impl Storage, command: &Command) -> Result<(), Refusal> {
        let edit = command.edit(self.document().sheet())?;
        self.apply(storage, &edit)
    }

    /// Does something as a part of the step before it, such as the next sector of one stroke of a brush.
    pub fn extend(&mut self, storage: &mut impl Storage, command: &Command) -> Result<(), Refusal> {
        let edit = command.edit(self.document().sheet())?;
        self.begin(storage);
        self.history.join(edit.clone())?;
        self.note(storage, Step::Join, Some(&edit));
        Ok(())
    }

    /// Makes an edit, such as that of a quick fix.
    pub fn apply(&mut self, storage: &mut impl Storage, edit: &Edit) -> Result<(), Refusal> {
        self.begin(storage);
        self.history.apply(edit.clone())?;
        self.note(storage, Step::Do, Some(edit));
        Ok(())
    }

    /// Undoes the last step; what it is called.
    pub fn undo(&mut self, storage: &mut impl Storage) -> Result<Name, Refusal> {
        let name = self.history.undo()?;
        self.note(storage, Step::Undo, None);
        Ok(name)
    }

    /// Does the step again that was undone last; what it is called.
    pub fn redo(&mut self, storage: &mut impl Storage) -> Result<Name, Refusal> {
        let name = self.history.redo()?;
        self.note(storage, Step::Redo, None);
        Ok(name)
    }

    /// Undoes or redoes until so many steps are done.
    pub fn jump(&mut self, storage: &mut impl Storage, to: usize) -> Result<(), Refusal> {
        if to > self.history.names().len() {
            return Err(Refusal::NoSuchStep);
        }
        while self.history.done() > to {
            self.undo(storage)?;
        }
        while self.history.done() < to {
            self.redo(storage)?;
        }
        Ok(())
    }

    /// Whether another program changed the file since it was opened or saved.
    pub fn is_changed_outside(&self, storage: &impl Storage) -> bool {
        match (read(storage, &self.path), self.document().file_text()) {
            (Ok(there), known) => known != Some(&there),
            (Err(_), _) => false,
        }
    }

    /// Why what another program wrote into the file cannot be taken: nothing where it can.
    pub fn faults_outside(&self, storage: &impl Storage) -> Vec<Fault> {
        let file = self.path.display().to_string();
        match read(storage, &self.path) {
            Ok(text) => Sheet::read(&file, &text).err().map_or_else(Vec::new, |Faults(faults)| faults),
            Err(error) => {
                let help = "save the file again as a text of this game, or keep what is open here";
                vec![Fault::of_file(&file, Code::Unreadable, error.to_string(), help)]
            }
        }
    }

    /// Takes what another program wrote into the file as one more step, which can be undone; the steps before it stay.
    /// What cannot be read leaves everything as it is.
    pub fn take_outside(&mut self, storage: &mut impl Storage) -> Result<(), FileError> {
        let text = read(storage, &self.path)?;
        let sheet = Sheet::read(&self.path.display().to_string(), &text).map_err(FileError::Faults)?;
        self.begin(storage);
        self.history.take(text, &sheet);
        let begun = self.journal.begin(storage, &self.path, &self.history);
        self.told(begun);
        Ok(())
    }

    /// Saves it: the file is whole or untouched at every moment, and what was there before stays as its backup. Refused
    /// where another program changed the file.
    pub fn save(&mut self, storage: &mut impl Storage) -> Result<(), FileError> {
        if self.is_changed_outside(storage) {
            return Err(FileError::ChangedOutside(self.path.clone()));
        }
        self.save_over(storage)
    }

    /// The same, whatever is there.
    pub fn save_over(&mut self, storage: &mut impl Storage) -> Result<(), FileError> {
        let text = self.document().text();
        if text.len() as u64 > MOST_BYTES {
            return Err(FileError::TooLarge(self.path.clone(), text.len() as u64));
        }
        if let Ok(former) = storage.read(&self.path, MOST_BYTES)
            && former != text.as_bytes()
        {
            let backup = backup(&self.path);
            storage.replace(&backup, &former).map_err(|fault| fault.of(&backup))?;
        }
        storage.replace(&self.path, text.as_bytes()).map_err(|fault| fault.of(&self.path))?;
        self.history.saved(text);
        let begun = self.journal.begin(storage, &self.path, &self.history);
        self.told(begun);
        Ok(())
    }

    /// Saves it as another file, and goes on with that one.
    pub fn save_as(&mut self, storage: &mut impl Storage, path: &Path) -> Result<(), FileError> {
        let former = std::mem::replace(&mut self.path, path.to_owned());
        if let Err(error) = self.save_over(storage) {
            self.path = former;
            return Err(error);
        }
        if former != self.path {
            let ended = Journal::default().end(storage, &former);
            self.told(ended);
        }
        Ok(())
    }

    /// Closes it for good: what was not saved is given up.
    pub fn close(mut self, storage: &mut impl Storage) -> Result<(), SaveError> {
        self.journal.end(storage, &self.path)
    }

    /// Begins the journal before the first step.
    fn begin(&mut self, storage: &mut impl Storage) {
        if self.journal.is_begun() {
            return;
        }
        let journal = journal::journal_of(&self.path);
        // Whoever goes on without looking at what was left still finds it beside the new journal.
        if self.left.take().is_some()
            && let Ok(old) = storage.read(&journal, journal::LIMIT)
        {
            let kept = storage.replace(&backup(&journal), &old);
            self.told(kept.map_err(|fault| fault.of(&journal)));
        }
        let begun = self.journal.begin(storage, &self.path, &self.history);
        self.told(begun);
    }

    fn note(&mut self, storage: &mut impl Storage, step: Step, edit: Option<&Edit>) {
        let noted = self.journal.note(storage, &self.path, &self.history, step, edit);
        self.told(noted);
    }

    fn told(&mut self, result: Result<(), SaveError>) {
        self.trouble = result.err().map(std::sync::Arc::new);
    }
}

/// The text of a mission's file.
fn read(storage: &impl Storage, path: &Path) -> Result<String, SaveError> {
    let bytes = storage.read(path, MOST_BYTES).map_err(|fault| fault.of(path))?;
    String::from_utf8(bytes).map_err(|_| SaveFault::NotText.of(path))
}
