//! Where the bytes of saves go: the disk, or memory where there is none.

use std::{
    collections::BTreeMap,
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::{SaveFault, sealed::LIMIT};

/// A place that keeps files by name.
pub trait Storage {
    /// The bytes of `file`; refused, before they are read, where there are more than `limit`.
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault>;

    /// Puts `bytes` in the place of `file`, wholly or not at all; they are kept for good when this returns.
    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault>;

    /// Puts `bytes` in the place of `file`, wholly or not at all for a program that dies. A power cut may lose them: this
    /// does not wait for the disk.
    fn replace_soon(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        self.replace(file, bytes)
    }

    /// Adds `bytes` at the end of `file`, which need not be there yet. A program that dies in this leaves at most a part
    /// of them.
    fn append(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        let mut all = match self.read(file, LIMIT) {
            Err(SaveFault::Missing) => Vec::new(),
            there => there?,
        };
        all.extend_from_slice(bytes);
        self.replace(file, &all)
    }

    /// Takes `file` away, where it is there; a place that cannot do that leaves it empty.
    fn remove(&mut self, file: &Path) -> Result<(), SaveFault> {
        match self.read(file, LIMIT) {
            Err(SaveFault::Missing) => Ok(()),
            _ => self.replace(file, b""),
        }
    }

    /// Keeps other programs that ask for the same file waiting for as long as what it gives is held. Where that cannot
    /// be, nothing is given, and nobody waits.
    fn alone(&self, _file: &Path) -> Option<fs::File> {
        None
    }
}

/// The machine's files.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Storage for Disk {
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault> {
        // Looked at before it is opened: opening a pipe would wait for its other end.
        let about = fs::metadata(file).map_err(missing)?;
        if !about.is_file() {
            return Err(SaveFault::NotAFile);
        }
        if about.len() > limit {
            return Err(SaveFault::TooLarge { limit });
        }
        let mut bytes = Vec::new();
        // The file may have grown in between.
        fs::File::open(file).map_err(missing)?.take(limit + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(SaveFault::TooLarge { limit }) } else { Ok(bytes) }
    }

    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        let new = written(file, bytes)?;
        new.as_file().sync_all()?;
        new.persist(file).map_err(|refused| refused.error)?;
        settle(folder_of(file))
    }

    fn replace_soon(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        written(file, bytes)?.persist(file).map_err(|refused| refused.error)?;
        Ok(())
    }

    fn append(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        let mut end = fs::OpenOptions::new().append(true).create(true).open(file)?;
        Ok(end.write_all(bytes)?)
    }

    fn remove(&mut self, file: &Path) -> Result<(), SaveFault> {
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }

    fn alone(&self, file: &Path) -> Option<fs::File> {
        fs::create_dir_all(file.parent()?).ok()?;
        let lock = fs::File::create(file.with_extension("lock")).ok()?;
        // A program that hangs must not stop this one for good.
        for _ in 0..100 {
            if lock.try_lock().is_ok() {
                return Some(lock);
            }
            thread::sleep(Duration::from_millis(10));
        }
        None
    }
}

/// The folder a file is in.
fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// A new file beside `file`, to be put in its place.
fn written(file: &Path, bytes: &[u8]) -> Result<tempfile::NamedTempFile, SaveFault> {
    if fs::metadata(file).is_ok_and(|about| !about.is_file()) {
        return Err(SaveFault::NotAFile);
    }
    let folder = folder_of(file);
    fs::create_dir_all(folder)?;
    let mut new = beside(folder)?;
    new.write_all(bytes)?;
    Ok(new)
}

/// A new file in the folder, with the permissions any new file has.
fn beside(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ghostline-").suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// A file that is not there has a fault of its own.
fn missing(error: io::Error) -> SaveFault {
    if error.kind() == io::ErrorKind::NotFound { SaveFault::Missing } else { SaveFault::Disk(error) }
}

/// Makes the names in a folder last through a power cut.
#[cfg(unix)]
fn settle(folder: &Path) -> Result<(), SaveFault> {
    Ok(fs::File::open(folder)?.sync_all()?)
}

/// Elsewhere a folder cannot be opened; the system orders its names itself.
#[cfg(not(unix))]
fn settle(_: &Path) -> Result<(), SaveFault> {
    Ok(())
}

/// Files in memory: where there is no disk, and in tests.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Every file by name.
    pub files: BTreeMap<PathBuf, Vec<u8>>,
}

impl Storage for Memory {
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault> {
        let bytes = self.files.get(file).ok_or(SaveFault::Missing)?;
        if bytes.len() as u64 > limit { Err(SaveFault::TooLarge { limit }) } else { Ok(bytes.clone()) }
    }

    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        self.files.insert(file.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn remove(&mut self, file: &Path) -> Result<(), SaveFault> {
        self.files.remove(file);
        Ok(())
    }
}
