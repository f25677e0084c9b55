//! `ghostline check --watch`: checks again whenever a file changes, and tells what changed.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::{Check, tell, tell_sum};
use crate::{
    cli::{Failure, Format, Verdict, own_missions},
    content::{Code, Fault},
    save::{News, Watch},
};

/// How long nobody looks.
const PAUSE: Duration = Duration::from_millis(250);
/// How long a file may take to be written.
const MOMENT: Duration = Duration::from_millis(50);
/// How deep folders are looked into: a pack's missions in the folder of packs in the folder of missions.
const DEPTH: usize = 4;
/// The most files that are watched.
const MOST: usize = 10_000;

impl Check {
    /// Checks until it is stopped from outside, or nobody reads any more what it tells.
    pub(super) fn run_on(&self) -> Result<Verdict, Failure> {
        let mut watched = Watched::default();
        let mut known: Option<Vec<Fault>> = None;
        loop {
            if watched.look(&self.roots()) || known.is_none() {
                // Whoever writes the file may not be done with it.
                thread::sleep(MOMENT);
                let inspector = self.inspected()?;
                self.tell_news(known.as_deref(), inspector.faults(), inspector.files())?;
                known = Some(inspector.faults().to_vec());
            }
            thread::sleep(PAUSE);
        }
    }

    /// The files and folders that are watched.
    fn roots(&self) -> Vec<PathBuf> {
        let named: Vec<PathBuf> = self.paths.iter().map(PathBuf::from).collect();
        if named.is_empty() { own_missions().map(PathBuf::from).into_iter().collect() } else { named }
    }

    /// Tells everything the first time, and then what is new and what is mended; nothing where that is nothing.
    fn tell_news(&self, known: Option<&[Fault]>, now: &[Fault], files: usize) -> io::Result<()> {
        let mut output = io::stdout().lock();
        match (self.format, known) {
            (_, Some(known)) if missing(known, now).chain(missing(now, known)).next().is_none() => {}
            (Format::Json, _) => {
                serde_json::to_writer(&mut output, now).map_err(io::Error::from)?;
                writeln!(output)?;
            }
            (Format::Text, None) => tell(now, files, &mut output)?,
            (Format::Text, Some(known)) => {
                for fault in missing(known, now) {
                    writeln!(output, "{}: mended[{}]: {}", fault.file, fault.code, fault.message)?;
                }
                for fault in missing(now, known) {
                    writeln!(output, "{fault}")?;
                }
                tell_sum(now, files, &mut output)?;
            }
        }
        output.flush()
    }
}

/// The faults of one list that the other has not. A fault that only moved to another line is the same one.
fn missing<'a>(of: &'a [Fault], among: &[Fault]) -> impl Iterator<Item = &'a Fault> {
    let mut left: BTreeMap<(String, Code, String), usize> = BTreeMap::new();
    for fault in among {
        *left.entry(identity(fault)).or_default() += 1;
    }
    of.iter().filter(move |fault| match left.get_mut(&identity(fault)) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    })
}

fn identity(fault: &Fault) -> (String, Code, String) {
    (fault.file.clone(), fault.code, fault.message.clone())
}

/// Every file being watched.
#[derive(Default)]
struct Watched(BTreeMap<PathBuf, Watch>);

impl Watched {
    /// Looks at every file there is now; whether some of them changed, came or went.
    fn look(&mut self, roots: &[PathBuf]) -> bool {
        let mut files = Vec::new();
        for root in roots {
            gather(root, DEPTH, &mut files);
        }
        let mut changed = false;
        for file in &files {
            if let Some(watch) = self.0.get_mut(file) {
                changed |= watch.look() != News::Same;
            } else {
                self.0.insert(file.clone(), Watch::new(file));
                changed = true;
            }
        }
        let there: BTreeSet<PathBuf> = files.into_iter().collect();
        let before = self.0.len();
        self.0.retain(|file, _| there.contains(file));
        changed || self.0.len() != before
    }
}

/// The content files at a path and below it.
fn gather(path: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let content = |path: &Path| path.extension().is_some_and(|end| end == "ron" || end == "zip");
    if !path.is_dir() {
        // A file that was named is watched whatever it is called.
        files.push(path.to_owned());
        return;
    }
    let Ok(entries) = fs::read_dir(path) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if hidden || files.len() >= MOST {
            continue;
        }
        if path.is_dir() && depth > 0 {
            gather(&path, depth - 1, files);
        } else if content(&path) {
            files.push(path);
        }
    }
}
