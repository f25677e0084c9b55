//! Where files come from: a disk, the program itself, or memory. Nothing is read before its size is known to be small.

use std::{collections::BTreeMap, fs, io::Read, path::Path};

/// The largest content file.
pub const MOST_BYTES: u64 = 1 << 20;
/// The most files listed in one folder.
const MOST_FILES: usize = 10_000;

/// Reads files and lists folders. Paths are text with `/` between their parts.
pub trait Storage {
    /// The bytes of a file, at most [`MOST_BYTES`].
    fn read(&self, path: &str) -> Result<Vec<u8>, StorageError>;

    /// The `.ron` files of a folder and of the folders in it, in alphabetical order.
    fn list(&self, folder: &str) -> Result<Vec<String>, StorageError>;
}

/// Why a file could not be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// It is not there.
    #[error("there is no such file")]
    NotFound,
    /// It is something else.
    #[error("this is {0}, not a file")]
    NotAFile(&'static str),
    /// It is too large.
    #[error("the file has {0} bytes, content files have at most {MOST_BYTES}")]
    TooLarge(u64),
    /// The system refused.
    #[error("the file cannot be read: {0}")]
    Refused(String),
}

impl From<std::io::Error> for StorageError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => Self::NotFound,
            _ => Self::Refused(error.to_string()),
        }
    }
}

/// The file system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Storage for Disk {
    fn read(&self, path: &str) -> Result<Vec<u8>, StorageError> {
        let about = fs::metadata(path)?;
        if !about.is_file() {
            let what = if about.is_dir() { "a directory" } else { "a device, pipe or socket" };
            return Err(StorageError::NotAFile(what));
        }
        if about.len() > MOST_BYTES {
            return Err(StorageError::TooLarge(about.len()));
        }
        let mut bytes = Vec::new();
        // A file may say it is empty and not be, or grow while it is read.
        fs::File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST_BYTES { Err(StorageError::TooLarge(bytes.len() as u64)) } else { Ok(bytes) }
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StorageError> {
        let mut found = Vec::new();
        for path in entries(Path::new(folder))? {
            if path.is_dir() {
                found.extend(entries(&path).unwrap_or_default().into_iter().filter(|path| !path.is_dir()));
            } else {
                found.push(path);
            }
            if found.len() > MOST_FILES {
                return Err(StorageError::Refused("too many files in this folder".to_owned()));
            }
        }
        let ron = found.iter().map(|path| path.to_string_lossy().into_owned());
        let mut names: Vec<String> = ron.filter(|path| is_ron(path)).collect();
        names.sort_unstable();
        Ok(names)
    }
}

/// Whether a name ends like a content file's.
pub fn is_ron(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end == "ron")
}

/// What is in a folder.
fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, StorageError> {
    let entries = fs::read_dir(folder)?.take(MOST_FILES);
    Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
}

/// Files held in memory: for tests, and where there is no file system.
#[derive(Clone, Debug, Default)]
pub struct Memory(pub BTreeMap<String, Vec<u8>>);

impl Storage for Memory {
    fn read(&self, path: &str) -> Result<Vec<u8>, StorageError> {
        let bytes = self.0.get(path).ok_or(StorageError::NotFound)?;
        if bytes.len() as u64 > MOST_BYTES {
            Err(StorageError::TooLarge(bytes.len() as u64))
        } else {
            Ok(bytes.clone())
        }
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StorageError> {
        let inside = |path: &&String| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        Ok(self.0.keys().filter(inside).filter(|path| is_ron(path)).cloned().collect())
    }
}
