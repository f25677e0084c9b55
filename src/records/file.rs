//! Reading and writing the book: one line of JSON per game, so that damage costs only the lines it touches.
//!
//! A file that is damaged or was written by a newer game is put aside as it is before anything is written over it.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{Best, Book, Earlier, Record};
use crate::{
    save::{self, SaveError, SaveFault, Storage},
    words::{Words, saves::error_text},
};

/// The name of the file in the data folder.
pub const FILE: &str = "records.jsonl";
/// Where games before this one kept the best of every mission.
const OLD: &str = "progress.ron";
/// The word the file begins with.
const FORMAT: &str = "ghostline-records";
/// The version this game writes, and the newest it reads without loss.
const VERSION: u32 = 1;
/// The most bytes a file may have.
const LIMIT: u64 = 16 << 20;

/// What was wrong with the book, and what was done about it.
#[derive(Debug)]
pub enum Trouble {
    /// Some lines could not be read.
    Damaged {
        /// The file.
        file: PathBuf,
        /// How many lines were lost.
        lost: usize,
        /// Where the file as it was is kept.
        aside: PathBuf,
    },
    /// A newer game wrote it.
    Newer {
        /// The file.
        file: PathBuf,
        /// The version it is of.
        version: u32,
        /// Where the file as it was is kept.
        aside: PathBuf,
    },
    /// It could not be read or written at all. Nothing was changed.
    Refused(SaveError),
}

impl Trouble {
    /// What was wrong and what was done about it, in a sentence.
    pub fn text(&self, words: &Words) -> String {
        let path = |path: &Path| path.display().to_string().into();
        match self {
            Self::Damaged { file, lost, aside } => {
                let fill = [("file", path(file)), ("lost", (*lost).into()), ("aside", path(aside))];
                words.with("save-records-damaged", &fill)
            }
            Self::Newer { file, version, aside } => {
                let versions = [("version", (*version).into()), ("reads", VERSION.into())];
                let files = [("file", path(file)), ("aside", path(aside))];
                words.with("save-records-newer", &[files, versions].concat())
            }
            Self::Refused(error) => words.with("save-records-refused", &[("error", error_text(words, error).into())]),
        }
    }
}

/// One line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// The first: what the file is.
    Records { format: String, version: u32 },
    /// Games no longer kept in detail, by mission.
    Earlier { mission: String, total: Earlier },
    /// A game.
    Game(Box<Record>),
}

/// The same without taking anything over, for writing.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum LineRef<'a> {
    Records { format: &'a str, version: u32 },
    Earlier { mission: &'a str, total: &'a Earlier },
    Game(&'a Record),
}

/// What games before this one kept; the rest of the file is not looked at.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Old {
    missions: BTreeMap<String, Best>,
}

/// A file as it was read.
struct Read {
    book: Book,
    /// What is wrong with it, and its bytes.
    damage: Option<(Damage, Vec<u8>)>,
}

/// What is wrong with a file.
#[derive(Clone, Copy)]
enum Damage {
    Lost(usize),
    Newer(u32),
}

/// The book in a data folder; an empty one where there is none yet, or where it cannot be read. What was wrong with it
/// is told once: a damaged file is put aside and mended.
pub fn open(storage: &mut impl Storage, data: &Path) -> (Book, Option<Trouble>) {
    let (book, trouble) = settle(storage, data);
    let mended = match &trouble {
        None | Some(Trouble::Refused(_)) => Ok(()),
        Some(Trouble::Damaged { .. } | Trouble::Newer { .. }) => keep(storage, data, &book),
    };
    (book, mended.err().map(Trouble::Refused).or(trouble))
}

/// Puts a game into the book of a data folder. The book is read again for it, so that two games running side by side
/// do not lose each other's records; where it cannot be read, nothing is written over it.
pub fn add(storage: &mut impl Storage, data: &Path, record: Record) -> Result<Option<Trouble>, SaveError> {
    let _alone = storage.alone(&data.join(FILE));
    match settle(storage, data) {
        (_, Some(Trouble::Refused(refused))) => Err(refused),
        (mut book, trouble) => {
            if book.note(record) || trouble.is_some() {
                keep(storage, data, &book)?;
            }
            Ok(trouble)
        }
    }
}

/// Writes a whole book in the place of the one in a data folder, wholly or not at all.
pub fn keep(storage: &mut impl Storage, data: &Path, book: &Book) -> Result<(), SaveError> {
    let file = data.join(FILE);
    let bytes = text(book).map_err(|error| SaveFault::Disk(error.into()));
    let written = bytes.and_then(|bytes| storage.replace(&file, &bytes));
    written.map_err(|fault| SaveError { file, fault })
}

/// Reads the book and puts a file with damage aside. Where something is refused, nothing may be written; what could be
/// read is there all the same.
fn settle(storage: &mut impl Storage, data: &Path) -> (Book, Option<Trouble>) {
    let file = data.join(FILE);
    let Read { book, damage } = match read(storage, data) {
        Ok(read) => read,
        Err(refused) => return (Book::default(), Some(Trouble::Refused(refused))),
    };
    let Some((damage, bytes)) = damage else { return (book, None) };
    let aside = data.join(format!("records-aside-{:016x}.jsonl", xxhash_rust::xxh3::xxh3_64(&bytes)));
    let trouble = match (storage.replace(&aside, &bytes), damage) {
        (Err(fault), _) => Trouble::Refused(SaveError { file: aside, fault }),
        (Ok(()), Damage::Lost(lost)) => Trouble::Damaged { file, lost, aside },
        (Ok(()), Damage::Newer(version)) => Trouble::Newer { file, version, aside },
    };
    (book, Some(trouble))
}

fn read(storage: &impl Storage, data: &Path) -> Result<Read, SaveError> {
    let file = data.join(FILE);
    match storage.read(&file, LIMIT) {
        Ok(bytes) => Ok(parse(bytes)),
        Err(SaveFault::Missing) => Ok(Read { book: old(storage, data), damage: None }),
        Err(fault) => Err(SaveError { file, fault }),
    }
}

/// The best of every mission as games before this one kept it. Whoever reads that file for itself tells its faults.
fn old(storage: &impl Storage, data: &Path) -> Book {
    let old: Old = save::recall(storage, &data.join(OLD)).ok().flatten().unwrap_or_default();
    Book::of_bests(old.missions)
}

fn parse(bytes: Vec<u8>) -> Read {
    let (mut games, mut earlier) = (Vec::new(), BTreeMap::new());
    let (mut lost, mut version) = (0, None);
    for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
        match serde_json::from_slice(line) {
            Ok(Line::Records { format, version: found }) if format == FORMAT => version = Some(found),
            Ok(Line::Earlier { mission, total }) => drop(earlier.insert(mission, total)),
            Ok(Line::Game(game)) => games.push(*game),
            Ok(Line::Records { .. }) | Err(_) => lost += 1,
        }
    }
    let damage = match version {
        Some(version) if version > VERSION => Some(Damage::Newer(version)),
        None => Some(Damage::Lost(lost.max(1))),
        Some(_) => (lost > 0).then_some(Damage::Lost(lost)),
    };
    Read { book: Book::new(games, earlier), damage: damage.map(|damage| (damage, bytes)) }
}

fn text(book: &Book) -> serde_json::Result<Vec<u8>> {
    let head = LineRef::Records { format: FORMAT, version: VERSION };
    let earlier = book.earlier().iter().map(|(mission, total)| LineRef::Earlier { mission, total });
    let games = book.games().iter().map(LineRef::Game);
    let mut bytes = Vec::new();
    for line in std::iter::once(head).chain(earlier).chain(games) {
        serde_json::to_writer(&mut bytes, &line)?;
        bytes.push(b'\n');
    }
    Ok(bytes)
}
