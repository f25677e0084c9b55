//! Everything that was done: undone, redone, and jumped in, without an end.

use super::{Command, Document, Edit, Name, Refusal};
use crate::content::Sheet;

/// A document with all its edits. Undoing and redoing any number of them gives the same bytes again.
#[derive(Clone, Debug, Default)]
pub struct History {
    document: Document,
    /// The edits that were made, those undone included.
    edits: Vec<Edit>,
    /// How many of them are done.
    done: usize,
}

impl History {
    /// The history of a document nothing was done to yet.
    pub fn new(document: Document) -> Self {
        Self { document, edits: Vec::new(), done: 0 }
    }

    /// The document as it is now.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Notes that this text, which says what the document says, is its file now. The steps stay.
    pub fn saved(&mut self, text: String) {
        self.document.saved(text);
    }

    /// Makes what its file says now of the document, as a step of its own where that is something else.
    pub fn take(&mut self, text: String, sheet: &Sheet) {
        let edit = Edit::between(Name::Outside, self.document.sheet(), sheet);
        // The edit was made for this very document, so it fits.
        if !edit.changes.is_empty() && self.apply(edit).is_err() {
            return;
        }
        self.document.saved(text);
    }

    /// Does something. What was undone before is forgotten. Where it is refused, nothing changes.
    pub fn perform(&mut self, command: &Command) -> Result<&Edit, Refusal> {
        let edit = command.edit(self.document.sheet())?;
        self.apply(edit)
    }

    /// Does something as a part of the step before it, such as the next sector of one stroke of a brush.
    pub fn extend(&mut self, command: &Command) -> Result<&Edit, Refusal> {
        let edit = command.edit(self.document.sheet())?;
        self.join(edit)
    }

    /// Makes an edit.
    pub fn apply(&mut self, edit: Edit) -> Result<&Edit, Refusal> {
        edit.apply(self.document.sheet_mut())?;
        self.edits.truncate(self.done);
        self.done += 1;
        self.edits.push(edit);
        self.edits.last().ok_or(Refusal::NoSuchStep)
    }

    /// Makes an edit as a part of the step before it; as a step of its own where there is none.
    pub fn join(&mut self, edit: Edit) -> Result<&Edit, Refusal> {
        edit.apply(self.document.sheet_mut())?;
        self.edits.truncate(self.done);
        if let Some(last) = self.edits.last_mut() {
            last.changes.extend(edit.changes);
        } else {
            self.done += 1;
            self.edits.push(edit);
        }
        self.edits.last().ok_or(Refusal::NoSuchStep)
    }

    /// Undoes the last step; what it is called.
    pub fn undo(&mut self) -> Result<Name, Refusal> {
        let last = self.done.checked_sub(1).ok_or(Refusal::NoSuchStep)?;
        let edit = self.edits.get(last).ok_or(Refusal::NoSuchStep)?;
        edit.inverse().apply(self.document.sheet_mut())?;
        self.done = last;
        Ok(edit.name)
    }

    /// Does the step again that was undone last; what it is called.
    pub fn redo(&mut self) -> Result<Name, Refusal> {
        let edit = self.edits.get(self.done).ok_or(Refusal::NoSuchStep)?;
        edit.apply(self.document.sheet_mut())?;
        self.done += 1;
        Ok(edit.name)
    }

    /// Undoes or redoes until so many steps are done.
    pub fn jump(&mut self, to: usize) -> Result<(), Refusal> {
        if to > self.edits.len() {
            return Err(Refusal::NoSuchStep);
        }
        while self.done > to {
            self.undo()?;
        }
        while self.done < to {
            self.redo()?;
        }
        Ok(())
    }

    /// What every step is called, from the first, those undone included.
    pub fn names(&self) -> impl ExactSizeIterator<Item = Name> {
        self.edits.iter().map(|edit| edit.name)
    }

    /// How many steps are done; those behind them are undone.
    pub fn done(&self) -> usize {
        self.done
    }
}
