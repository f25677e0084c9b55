//! Packs as folders: read two levels deep, links never followed.

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
};

use super::{
    super::{
        fault::{Code, Fault},
        storage::MOST_BYTES,
    },
    parts::{Files, MOST_FAULTS, MOST_FILES, MOST_PACK_BYTES, WrongPath, leads_out, link, misplaced, part, too_large},
};

/// The files of a folder. What editors and systems leave beside files (hidden files, backups, journals) stays out.
pub fn read(place: &str, root: &Path) -> Result<Files, Vec<Fault>> {
    let mut reading = Reading { place, files: Files::new(), faults: Vec::new(), bytes: 0 };
    for (name, path) in reading.entries(root) {
        match (fs::symlink_metadata(&path), name.as_str()) {
            (Ok(about), "missions" | "cards") if about.is_dir() => {
                for (inner, path) in reading.entries(&path) {
                    reading.file(&format!("{name}/{inner}"), &path);
                }
            }
            _ => reading.file(&name, &path),
        }
    }
    reading.faults.truncate(MOST_FAULTS);
    if reading.faults.is_empty() { Ok(reading.files) } else { Err(reading.faults) }
}

/// A folder being read.
struct Reading<'a> {
    place: &'a str,
    files: Files,
    faults: Vec<Fault>,
    bytes: u64,
}

impl Reading<'_> {
    /// What is in a folder, by name.
    fn entries(&mut self, folder: &Path) -> Vec<(String, PathBuf)> {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => {
                self.unreadable(&folder.to_string_lossy(), &error);
                return Vec::new();
            }
        };
        let named = |entry: fs::DirEntry| (entry.file_name().to_string_lossy().into_owned(), entry.path());
        let mut found: Vec<_> = entries.flatten().take(2 * MOST_FILES).map(named).collect();
        found.retain(|(name, _)| !is_left_out(name));
        found.sort_unstable();
        found
    }

    /// Reads a file, where it is one and belongs there.
    fn file(&mut self, name: &str, path: &Path) {
        let about = match fs::symlink_metadata(path) {
            Ok(about) => about,
            Err(error) => return self.unreadable(name, &error),
        };
        if about.is_symlink() {
            return self.faults.push(link(self.place, name));
        }
        if !about.is_file() {
            let wrong = if leads_out(name) { WrongPath::Outside } else { WrongPath::Unknown };
            return self.faults.push(misplaced(self.place, name, wrong));
        }
        if let Err(wrong) = part(name) {
            return self.faults.push(misplaced(self.place, name, wrong));
        }
        if about.len() > MOST_BYTES || self.bytes + about.len() > MOST_PACK_BYTES || self.files.len() >= MOST_FILES {
            return self.faults.push(too_large(self.place, format!("with {name:?} the pack is too large")));
        }
        let mut bytes = Vec::new();
        match fs::File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes)) {
            Ok(_) => {
                self.bytes += bytes.len() as u64;
                self.files.insert(name.to_owned(), bytes);
            }
            Err(error) => self.unreadable(name, &error),
        }
    }

    fn unreadable(&mut self, name: &str, error: &std::io::Error) {
        let message = format!("{name:?} cannot be read: {error}");
        self.faults.push(Fault::of_file(self.place, Code::Unreadable, message, "check that the file may be read"));
    }
}

/// Whether a file is one that editors and systems leave beside others.
fn is_left_out(name: &str) -> bool {
    name.starts_with('.') || [".bak", ".journal", ".lock", "~"].iter().any(|end| name.ends_with(end))
}
