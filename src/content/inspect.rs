//! Checks whole sets of files: everything shipped, the user's own, or what a user names.

use std::collections::BTreeMap;

use super::{
    Shipped, Storage,
    cards::{Cards, Sort},
    check,
    fault::{Code, Fault, Faults},
    load,
    storage::{StorageError, is_ron},
};

/// Checks files one after the other and remembers which ids they took.
pub struct Inspector {
    cards: Cards,
    /// Missions seen, id to file.
    ids: BTreeMap<String, String>,
    faults: Vec<Fault>,
    files: usize,
}

impl Inspector {
    /// An inspector that knows the shipped cards; their faults where they are broken.
    pub fn new() -> Result<Self, Faults> {
        Ok(Self { cards: Cards::load(&Shipped)?, ids: BTreeMap::new(), faults: Vec::new(), files: 0 })
    }

    /// Checks all content inside the program.
    pub fn shipped(&mut self) {
        for (_, file, _) in Sort::ALL {
            self.file(&Shipped, file);
        }
        for file in Shipped.list("missions").unwrap_or_default() {
            self.file(&Shipped, &file);
        }
    }

    /// Checks the missions of a folder that need not be there.
    pub fn folder(&mut self, from: &dyn Storage, folder: &str) {
        for file in from.list(folder).unwrap_or_default() {
            self.file(from, &file);
        }
    }

    /// Checks what a user names: a file, or the files of a folder.
    pub fn path(&mut self, from: &dyn Storage, path: &str) {
        match from.list(path) {
            Ok(files) if !files.is_empty() => files.iter().for_each(|file| self.file(from, file)),
            Ok(_) if !is_ron(path) => {
                let message = StorageError::NotAFile("a directory without .ron files").to_string();
                self.faults.push(Fault::of_file(
                    path,
                    Code::NotAFile,
                    message,
                    "name a file, or a folder that has some",
                ));
            }
            _ => self.file(from, path),
        }
    }

    /// Checks one file, a mission or cards.
    fn file(&mut self, from: &dyn Storage, file: &str) {
        self.files += 1;
        let text = match load::text(from, file) {
            Ok(text) => text,
            Err(fault) => return self.faults.push(fault),
        };
        let found = match Sort::of(&text) {
            Some(sort) => sort.check(file, &text),
            None => self.mission(file, &text),
        };
        self.faults.extend(found);
    }

    fn mission(&mut self, file: &str, text: &str) -> Vec<Fault> {
        let checked = check::mission(file, text, &self.cards);
        let mut faults = checked.faults;
        let id = checked.title.id;
        match self.ids.get(&id) {
            Some(first) if first != file => faults.push(check::taken_id(file, text, &id, first)),
            _ if id.is_empty() => {}
            _ => drop(self.ids.insert(id, file.to_owned())),
        }
        faults
    }

    /// How many files were looked at.
    pub fn files(&self) -> usize {
        self.files
    }

    /// Everything found, file by file.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Whether something that was named could not be looked at.
    pub fn could_not_run(&self) -> bool {
        let missing = |fault: &Fault| matches!(fault.code, Code::NotFound | Code::NotAFile | Code::Unreadable);
        self.faults.iter().any(missing)
    }
}
