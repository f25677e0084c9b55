//! A mission that is open, and the text it came from.

use crate::content::{Cards, CheckedSheet, Faults, Sheet, check_sheet, comments};

/// An open mission. As long as it is what its file said, it is written byte for byte as it was, comments included.
#[derive(Clone, Debug, Default)]
pub struct Document {
    sheet: Sheet,
    /// The text it was opened from or last saved as, and what that text says.
    origin: Option<(String, Sheet)>,
}

impl Document {
    /// A new mission that has no file yet.
    pub fn new(sheet: Sheet) -> Self {
        Self { sheet, origin: None }
    }

    /// Opens a mission's text; its faults where it cannot be read. A text that can be read may have any fault of the
    /// check. `file` is what faults call the text.
    pub fn open(file: &str, text: &str) -> Result<Self, Faults> {
        let sheet = Sheet::read(file, text)?;
        Ok(Self { origin: Some((text.to_owned(), sheet.clone())), sheet })
    }

    /// The mission.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The mission, for edits.
    pub(super) fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheet
    }

    /// Whether it says something else than its file.
    pub fn is_changed(&self) -> bool {
        self.origin.as_ref().is_none_or(|(_, sheet)| *sheet != self.sheet)
    }

    /// The text to be saved: the file's own where nothing changed, else the mission in the layout of all files.
    pub fn text(&self) -> String {
        match &self.origin {
            Some((text, sheet)) if *sheet == self.sheet => text.clone(),
            _ => self.sheet.write(),
        }
    }

    /// The text of its file, where it has one.
    pub fn file_text(&self) -> Option<&str> {
        self.origin.as_ref().map(|(text, _)| text.as_str())
    }

    /// The same file with another mission in it.
    pub(super) fn rewritten(self, text: &str) -> Result<Self, Faults> {
        Ok(Self { sheet: Sheet::read("", text)?, ..self })
    }

    /// How many comments of its file are lost when it is saved after a change.
    pub fn comments(&self) -> usize {
        self.origin.as_ref().map_or(0, |(text, _)| comments(text))
    }

    /// Notes that this text, which says what the document says, is its file now.
    pub(super) fn saved(&mut self, text: String) {
        self.origin = Some((text, self.sheet.clone()));
    }
}

/// The same check as `ghostline check`: every fault with what it is about, and the mission where none is an error.
/// `file` is what faults call the text.
pub fn faults(file: &str, document: &Document, cards: &Cards) -> CheckedSheet {
    check_sheet(file, document.sheet(), cards)
}
