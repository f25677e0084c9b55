//! The parts of a pack: which paths there may be, how much of everything, and the hash over all of them.

use std::collections::BTreeMap;

use xxhash_rust::xxh3::Xxh3;

use super::super::fault::{Code, Fault};

/// The most files of a pack.
pub const MOST_FILES: usize = 200;
/// The most bytes of all its files together.
pub const MOST_PACK_BYTES: u64 = 8 << 20;
/// The most bytes of a `.zip` file.
pub const MOST_ZIP_BYTES: u64 = 4 << 20;
/// How many times larger than its packed bytes a file may be, where it is not small anyway.
pub const MOST_RATIO: u64 = 100;
/// What is small anyway.
pub const SMALL: u64 = 1 << 16;
/// The most faults told of one pack.
pub const MOST_FAULTS: usize = 20;

/// The files of a pack, by their path in it.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What a file of a pack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What the pack is called.
    Manifest,
    /// A mission.
    Mission,
    /// Cards of its own.
    Cards,
    /// A word from its maker.
    Readme,
}

/// Why a path cannot stand in a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongPath {
    /// It leads out of the pack, or would on some system.
    Outside,
    /// No such file belongs in a pack.
    Unknown,
}

/// What the file at a path of a pack is.
pub fn part(path: &str) -> Result<Part, WrongPath> {
    if leads_out(path) {
        return Err(WrongPath::Outside);
    }
    match path.split('/').collect::<Vec<_>>().as_slice() {
        ["pack.ron"] => Ok(Part::Manifest),
        ["README.md"] => Ok(Part::Readme),
        ["missions", name] if is_mission(name) => Ok(Part::Mission),
        ["cards", "enemies.ron" | "gear.ron" | "items.ron"] => Ok(Part::Cards),
        _ => Err(WrongPath::Unknown),
    }
}

/// Whether a path could name something outside the folder it stands in, on any system.
pub fn leads_out(path: &str) -> bool {
    let climbs = |part: &str| matches!(part, "" | "." | "..");
    path.contains(['\\', ':', '\0']) || path.split('/').any(climbs)
}

/// Whether a file's name is one a mission of a pack may have.
fn is_mission(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    let stem = name.strip_suffix(".ron").unwrap_or_default();
    !stem.is_empty() && stem.len() <= 60 && stem.chars().all(plain)
}

/// The fault of a path that cannot stand in a pack.
pub fn misplaced(place: &str, path: &str, wrong: WrongPath) -> Fault {
    let path: String = path.chars().take(120).collect();
    match wrong {
        WrongPath::Outside => Fault::of_file(
            place,
            Code::PackPath,
            format!("the path {path:?} leads out of the pack"),
            "a pack holds only files of its own folder: make it with `ghostline pack FOLDER -o FILE.zip`",
        ),
        WrongPath::Unknown => Fault::of_file(
            place,
            Code::PackFile,
            format!("{path:?} has no place in a pack"),
            "a pack holds pack.ron, README.md, missions/NAME.ron (letters, digits, - and _), cards/enemies.ron, \
             cards/gear.ron and cards/items.ron; take away what is nothing of this",
        ),
    }
}

/// The fault of a link.
pub fn link(place: &str, path: &str) -> Fault {
    let path: String = path.chars().take(120).collect();
    let message = format!("{path:?} is a link");
    Fault::of_file(place, Code::PackLink, message, "put the file itself into the pack: links are never followed")
}

/// The fault of too much of something.
pub fn too_large(place: &str, message: String) -> Fault {
    let help = format!(
        "a pack has at most {MOST_FILES} files, {MOST_PACK_BYTES} bytes together, {} each",
        super::super::storage::MOST_BYTES
    );
    Fault::of_file(place, Code::PackTooLarge, message, help)
}

/// A hash over all files of a pack, their names and their lengths.
pub fn hash(files: &Files) -> String {
    let mut hash = Xxh3::new();
    for (path, bytes) in files {
        hash.update(&(path.len() as u64).to_le_bytes());
        hash.update(path.as_bytes());
        hash.update(&(bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    format!("{:032x}", hash.digest128())
}
