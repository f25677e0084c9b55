//! Mission packs: missions, their story and cards of their own, as a folder or as one `.zip` file.
//!
//! A pack is read whole into memory within fixed bounds, and never unpacked to a disk: nothing in it can name, read or
//! write a file outside it, and nothing in it is ever run.
//!
//! | in a pack | is |
//! |---|---|
//! | `pack.ron` | what it is called: see [`RawPack`] |
//! | `missions/NAME.ron` | its missions, in the order of their names |
//! | `cards/enemies.ron` `cards/gear.ron` `cards/items.ron` | cards of its own, written like those of the game |
//! | `README.md` | a word from its maker |

mod archive;
mod folder;
mod manifest;
mod parts;

use std::{
    fs,
    path::{Path, PathBuf},
};

pub use manifest::{RawBrings, RawPack, manifest};
pub use parts::{Files, MOST_FILES, MOST_PACK_BYTES, MOST_RATIO, MOST_ZIP_BYTES, Part, WrongPath, part};

use super::{
    cards::Cards,
    fault::{Code, Fault, Faults},
    load,
    storage::{Memory, Storage},
};
use crate::stealth::{Gear, Item};

/// The file that makes a folder a pack.
const MANIFEST: &str = "pack.ron";

/// The most entries of a folder among which packs are looked for.
const MOST_ENTRIES: usize = 10_000;

/// A pack as it was read: its parts are where they belong, small enough, and those it was made of.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The folder or file, as faults call it.
    place: String,
    raw: RawPack,
    files: Files,
}

/// What a pack says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack's own version, from 1.
    pub version: u32,
    /// What it is, in a few sentences.
    pub text: String,
    /// What agents bring to its missions, where it is not the usual kit.
    pub brings: Option<Brings>,
}

/// What agents bring to a pack's missions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brings {
    /// The equipped gear.
    pub gear: Vec<Gear>,
    /// The items carried.
    pub items: Vec<Item>,
}

impl Pack {
    /// Reads a pack, from a folder or a `.zip` file.
    pub fn open(path: &Path) -> Result<Self, Faults> {
        let place = path.to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            let files = folder::read(&place, path).map_err(Faults)?;
            return Self::of(place, files);
        }
        let bytes = archive::bytes(&place, path).map_err(|fault| Faults(vec![fault]))?;
        Self::unzip(&place, &bytes)
    }

    /// Reads a pack from the bytes of a `.zip` file; `place` is what faults call it.
    pub fn unzip(place: &str, bytes: &[u8]) -> Result<Self, Faults> {
        let files = archive::read(place, bytes).map_err(Faults)?;
        Self::of(place.to_owned(), files)
    }

    /// A pack of these files, by their paths in it; `place` is what faults call it.
    pub fn of_files(place: &str, files: Files) -> Result<Self, Faults> {
        let wrong = files.keys().filter_map(|path| Some(parts::misplaced(place, path, part(path).err()?)));
        let wrong: Vec<Fault> = wrong.collect();
        if wrong.is_empty() { Self::of(place.to_owned(), files) } else { Err(Faults(wrong)) }
    }

    /// The pack as one `.zip` file, sealed by a hash of all its files. The same pack gives the same bytes.
    pub fn zip(&self) -> Result<Vec<u8>, Fault> {
        archive::write(&self.place, &self.files)
    }

    /// The hash of all its files.
    pub fn hash(&self) -> String {
        parts::hash(&self.files)
    }

    fn of(place: String, files: Files) -> Result<Self, Faults> {
        let raw = manifest::read(&place, &files).map_err(Faults)?;
        Ok(Self { place, raw, files })
    }

    /// The folder or file it was read from.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// The name files use.
    pub fn id(&self) -> &str {
        &self.raw.id
    }

    /// The name people read.
    pub fn name(&self) -> &str {
        &self.raw.name
    }

    /// Its own version.
    pub fn version(&self) -> u32 {
        u32::try_from(self.raw.version).unwrap_or(0)
    }

    /// Its files, under names that begin with its place.
    pub fn files(&self) -> Memory {
        let named = self.files.iter().map(|(path, bytes)| (format!("{}/{path}", self.place), bytes.clone()));
        Memory(named.collect())
    }

    /// Its missions, by the names they have in [`Self::files`].
    pub fn missions(&self) -> Vec<String> {
        let missions = self.files.keys().filter(|path| part(path) == Ok(Part::Mission));
        missions.map(|path| format!("{}/{path}", self.place)).collect()
    }

    /// The cards its missions are played with, those of the game and its own; and every fault of its own.
    pub fn cards(&self, game: &Cards) -> (Cards, Vec<Fault>) {
        game.with_own(&self.files(), &self.place)
    }

    /// What it says of itself; `cards` are those its missions are played with.
    pub fn banner(&self, cards: &Cards) -> Result<Banner, Vec<Fault>> {
        let brings = self.raw.brings.as_ref().map(|brings| manifest::brings(self, brings, cards)).transpose()?;
        let RawPack { id, name, text, .. } = &self.raw;
        Ok(Banner { id: id.clone(), name: name.clone(), version: self.version(), text: text.trim().to_owned(), brings })
    }

    /// The text of its manifest.
    fn manifest(&self) -> (String, String) {
        let file = format!("{}/{MANIFEST}", self.place);
        let text = load::text(&self.files(), &file).unwrap_or_default();
        (file, text)
    }

    /// The fault of a pack whose id belongs to another.
    pub fn taken(&self, first: &str) -> Fault {
        let (file, text) = self.manifest();
        let message = format!("the pack {:?} is there already, in {first}", self.raw.id);
        let help = "keep one of the two, or give the pack an id of its own";
        super::check::of_id(&file, &text, Code::RepeatedId, message, help)
    }
}

/// Whether a path is that of a pack: a `.zip` file, or a folder with a manifest.
pub fn is_pack(path: &Path) -> bool {
    let zip = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"));
    (zip && !path.is_dir()) || path.join(MANIFEST).is_file()
}

/// The packs of a folder and of the folder `packs` in it, in alphabetical order.
pub fn found(folder: &Path) -> Vec<PathBuf> {
    let inside = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_ENTRIES);
    let all = inside(folder).chain(inside(&folder.join("packs"))).map(|entry| entry.path());
    let hidden = |path: &Path| path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
    let mut packs: Vec<PathBuf> = all.filter(|path| !hidden(path) && is_pack(path)).collect();
    packs.sort_unstable();
    packs
}

/// The cards a mission's file is played with where it lies in the folder of a pack; `None` where it does not.
pub fn cards_around(from: &dyn Storage, file: &str, game: &Cards) -> Option<Cards> {
    let file = file.replace('\\', "/");
    let root = root_of(&file)?;
    from.read(&format!("{root}/{MANIFEST}")).ok()?;
    Some(game.with_own(from, root).0)
}

/// The folder or `.zip` file of the pack that a mission's file lies in, where it lies in one on the disk.
pub fn around(file: &str) -> Option<PathBuf> {
    let file = file.replace('\\', "/");
    Some(PathBuf::from(root_of(&file)?)).filter(|root| root.exists() && is_pack(root))
}

/// What would be the place of the pack of a mission's file.
fn root_of(file: &str) -> Option<&str> {
    match file.rsplit_once('/')?.0 {
        "missions" => Some("."),
        folder => folder.strip_suffix("/missions"),
    }
}

/// Whether a file is the manifest of a pack in a folder of others.
pub fn is_manifest(file: &str, folder: &str) -> bool {
    let rest = file.strip_prefix(folder).unwrap_or(file).trim_start_matches(['/', '\\']);
    rest.rsplit_once(['/', '\\']).is_some_and(|(_, name)| name == MANIFEST)
}
