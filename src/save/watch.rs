//! Whether another program changed a file: asked now and then, without keeping the file open.

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use xxhash_rust::xxh3::xxh3_64;

/// How old a change must be before the time written on the file is enough to tell it from the next one.
const SURE: Duration = Duration::from_secs(3);
/// The most bytes of a file that are compared.
const MOST: u64 = 1 << 24;

/// What became of a file since it was looked at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// What stands in it is the same.
    Same,
    /// Something else stands in it, or it is there again.
    Changed,
    /// It is not there any more. Told once.
    Gone,
}

/// A file that is being watched. What stands in it counts: a file that is written again as it was has not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    path: PathBuf,
    seen: Option<Stamp>,
}

/// How a file was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stamp {
    written: Option<SystemTime>,
    length: u64,
    content: u64,
}

impl Watch {
    /// Watches a file from now on; it need not be there.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        let seen = stamp(&path);
        Self { path, seen }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Looks at the file, and tells what happened since the last look.
    pub fn look(&mut self) -> News {
        if self.seen.is_some_and(|seen| is_settled(&self.path, seen)) {
            return News::Same;
        }
        let now = stamp(&self.path);
        let news = match (self.seen, now) {
            (Some(seen), Some(now)) if seen.content == now.content && seen.length == now.length => News::Same,
            (None, None) => News::Same,
            (Some(_), None) => News::Gone,
            (_, Some(_)) => News::Changed,
        };
        self.seen = now;
        news
    }

    /// Whether something else stands in the file than at the last look. A file that is gone has not changed: many
    /// editors take it away for a moment while they write it.
    pub fn changed(&mut self) -> bool {
        self.look() == News::Changed
    }
}

/// Whether a file is the one that was seen, by its length and the time written on it alone.
fn is_settled(path: &Path, seen: Stamp) -> bool {
    let Ok(about) = fs::metadata(path) else { return false };
    let written = about.modified().ok();
    let old = written.and_then(|written| written.elapsed().ok()).is_some_and(|age| age > SURE);
    old && written == seen.written && about.len() == seen.length
}

/// How a file is found now; `None` where it is not there or is no file.
fn stamp(path: &Path) -> Option<Stamp> {
    // Looked at before it is opened: opening a pipe would wait for its other end.
    let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let mut bytes = Vec::new();
    fs::File::open(path).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    Some(Stamp { written: about.modified().ok(), length: bytes.len() as u64, content: xxh3_64(&bytes) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_content_is_a_change_and_every_change_is_told_once() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("a.ron");
        let mut watch = Watch::new(&file);
        assert_eq!(watch.look(), News::Same, "it was not there and is not");
        fs::write(&file, "one")?;
        assert_eq!([watch.look(), watch.look()], [News::Changed, News::Same]);
        fs::write(&file, "one")?;
        assert_eq!(watch.look(), News::Same, "written again as it was");
        // The same length, and within one tick of many a file system's clock.
        fs::write(&file, "two")?;
        assert!(watch.changed());
        fs::remove_file(&file)?;
        assert_eq!([watch.look(), watch.look()], [News::Gone, News::Same]);
        fs::write(&file, "two")?;
        assert!(watch.changed());
        Ok(())
    }

    #[test]
    fn an_old_file_is_told_by_its_time_and_length_alone() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("a.ron");
        fs::write(&file, "one")?;
        let old = SystemTime::now() - Duration::from_secs(60);
        fs::File::options().append(true).open(&file)?.set_modified(old)?;
        let mut watch = Watch::new(&file);
        assert_eq!(watch.look(), News::Same);
        fs::write(&file, "two")?;
        assert_eq!(watch.look(), News::Changed);
        Ok(())
    }

    #[test]
    fn a_directory_is_no_file() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        assert_eq!(Watch::new(folder.path()).look(), News::Same);
        Ok(())
    }
}
