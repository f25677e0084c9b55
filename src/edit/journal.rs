//! Autosave: every edit is added to a journal beside the mission's file as it is made, so that a game that dies loses
//! at most the last one.
//!
//! The first line of a journal says what the mission was when the journal began; every further line is one step. A
//! line that is cut off ends it.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Document, Edit, History};
use crate::save::{SaveError, SaveFault, Storage};

/// The version this game writes and reads.
const VERSION: u32 = 1;
/// The most bytes of a journal that are read.
pub const LIMIT: u64 = 64 << 20;
/// From so many bytes on a journal is begun again.
const LONG: usize = 8 << 20;

/// One line of a journal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line<E> {
    /// The first: the text of the mission's file where it has one, and of the mission where that says something else.
    Journal { version: u32, file: Option<String>, now: Option<String> },
    /// An edit that was made.
    Do(E),
    /// An edit that was made as a part of the one before it.
    Join(E),
    /// The last edit undone.
    Undo,
    /// And done again.
    Redo,
}

/// What a game that died had not saved.
#[derive(Clone, Debug)]
pub struct Recovery {
    /// The mission with the edits since it was last saved or opened.
    pub history: History,
    /// Whether the journal ends in a line that cannot be read: an edit that was just being made.
    pub cut_off: bool,
}

/// Where the journal of a mission's file is kept.
pub fn journal_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".journal");
    name.into()
}

/// A journal being kept.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// The steps of the history it can tell, from the first to behind the last; `None` before it began.
    told: Option<(usize, usize)>,
    /// How many bytes it has.
    length: usize,
}

/// What was just done to a history.
pub enum Step {
    /// A new edit.
    Do,
    /// An edit as a part of the one before it.
    Join,
    /// The last edit undone.
    Undo,
    /// The next edit done again.
    Redo,
}

impl Journal {
    /// Whether it was begun.
    pub fn is_begun(&self) -> bool {
        self.told.is_some()
    }

    /// Notes a step that was just made. `edit` is the one that was made or joined.
    pub fn note(
        &mut self,
        storage: &mut impl Storage,
        file: &Path,
        history: &History,
        step: Step,
        edit: Option<&Edit>,
    ) -> Result<(), SaveError> {
        let done = history.done();
        let Some((first, behind)) = self.told.filter(|_| self.length < LONG) else {
            return self.begin(storage, file, history);
        };
        let (line, told) = match (step, edit) {
            (Step::Do, Some(edit)) => (Line::Do(edit), (first, done)),
            (Step::Join, Some(edit)) if done > first => (Line::Join(edit), (first, done)),
            (Step::Undo, _) if done >= first => (Line::Undo, (first, behind)),
            (Step::Redo, _) if done <= behind && done > first => (Line::Redo, (first, behind)),
            // The journal does not know that step.
            _ => return self.begin(storage, file, history),
        };
        self.told = Some(told);
        let text = line_of(&line).map_err(|fault| fault.of(&journal_of(file)))?;
        self.length += text.len();
        storage.append(&journal_of(file), text.as_bytes()).map_err(|fault| fault.of(&journal_of(file)))
    }

    /// Begins the journal again with the mission as it is.
    pub fn begin(&mut self, storage: &mut impl Storage, file: &Path, history: &History) -> Result<(), SaveError> {
        let document = history.document();
        let now = document.is_changed().then(|| document.text());
        let head = Line::<&Edit>::Journal { version: VERSION, file: document.file_text().map(str::to_owned), now };
        let journal = journal_of(file);
        let text = line_of(&head).map_err(|fault| fault.of(&journal))?;
        storage.replace_soon(&journal, text.as_bytes()).map_err(|fault| fault.of(&journal))?;
        (self.told, self.length) = (Some((history.done(), history.done())), text.len());
        Ok(())
    }

    /// Ends the journal: there is nothing to recover.
    pub fn end(&mut self, storage: &mut impl Storage, file: &Path) -> Result<(), SaveError> {
        *self = Self::default();
        storage.remove(&journal_of(file)).map_err(|fault| fault.of(&journal_of(file)))
    }
}

fn line_of<E: Serialize>(line: &Line<E>) -> Result<String, SaveFault> {
    let text = serde_json::to_string(line).map_err(|error| SaveFault::Disk(error.into()))?;
    Ok(text + "\n")
}

/// What the journal of a file holds; `None` where there is none, or none that can be read.
pub fn read(storage: &impl Storage, file: &Path) -> Option<Recovery> {
    let bytes = storage.read(&journal_of(file), LIMIT).ok()?;
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let mut history = begun(lines.next()?)?;
    let mut cut_off = false;
    for line in lines {
        let read = serde_json::from_slice::<Line<Edit>>(line).ok().filter(|_| line.ends_with(b"\n"));
        cut_off = read.and_then(|line| again(&mut history, line)).is_none();
        if cut_off {
            break;
        }
    }
    Some(Recovery { history, cut_off })
}

/// The history a journal begins with.
fn begun(line: &[u8]) -> Option<History> {
    let Line::Journal { version: VERSION, file, now } = serde_json::from_slice::<Line<Edit>>(line).ok()? else {
        return None;
    };
    let was = match file {
        Some(text) => Document::open("", &text).ok()?,
        None => Document::default(),
    };
    let document = match now {
        Some(text) => was.rewritten(&text).ok()?,
        None => was,
    };
    Some(History::new(document))
}

/// Makes a step again.
fn again(history: &mut History, line: Line<Edit>) -> Option<()> {
    match line {
        Line::Journal { .. } => None,
        Line::Do(edit) => history.apply(edit).map(drop).ok(),
        Line::Join(edit) => history.join(edit).map(drop).ok(),
        Line::Undo => history.undo().map(drop).ok(),
        Line::Redo => history.redo().map(drop).ok(),
    }
}
