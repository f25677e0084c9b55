//! Packs written and installed: nothing is taken that the check refuses, and what was there stays until it is replaced.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    content::{
        self, Fault, Faults, Inspector,
        pack::{self, Files, Pack, manifest},
    },
    edit::as_id,
    save::{Disk, SaveError, Storage},
    ui::Desk,
};

/// What a pack is made of.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The name people read.
    pub name: String,
    /// What it is, in a few sentences.
    pub text: String,
    /// Its version, from 1.
    pub version: u32,
    /// The files of its missions.
    pub missions: Vec<PathBuf>,
}

/// A pack that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct There {
    /// Where.
    pub path: PathBuf,
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Its version.
    pub version: u32,
    /// How many missions it has.
    pub missions: usize,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The name of the pack.
    pub name: String,
    /// Its version.
    pub version: u32,
    /// How many missions it has.
    pub missions: usize,
    /// The file that was written.
    pub file: PathBuf,
}

/// Why nothing was done. Nothing changed.
#[derive(Debug)]
pub enum Trouble {
    /// The check refuses it.
    Faults(Vec<Fault>),
    /// The installed one is newer.
    Older(There, u32),
    /// One with this id is there, elsewhere.
    Elsewhere(There),
    /// No mission was chosen.
    NoMissions,
    /// The name has no letter.
    NoName,
    /// The disk.
    Disk(SaveError),
    /// The system has no folder for it.
    Nowhere,
}

impl From<Faults> for Trouble {
    fn from(Faults(faults): Faults) -> Self {
        Self::Faults(faults)
    }
}

impl Trouble {
    /// In a sentence.
    pub fn told(&self, desk: &Desk) -> String {
        match self {
            Self::Faults(faults) => {
                let errors = faults.iter().filter(|fault| fault.is_error()).count();
                let first = faults.iter().find(|fault| fault.is_error()).map(ToString::to_string);
                desk.with("ui-packs-faults", &[("count", errors.into()), ("fault", first.unwrap_or_default().into())])
            }
            Self::Older(there, version) => {
                let (name, known) = (there.name.as_str(), there.version);
                let fill = [("name", name.into()), ("there", known.into()), ("version", (*version).into())];
                desk.with("ui-packs-older", &fill)
            }
            Self::Elsewhere(there) => {
                let place = there.path.display().to_string();
                desk.with("ui-packs-elsewhere", &[("name", there.name.as_str().into()), ("place", place.into())])
            }
            Self::NoMissions => desk.text("ui-packs-no-missions"),
            Self::NoName => desk.text("ui-packs-no-name"),
            Self::Disk(error) => desk.fault(error),
            Self::Nowhere => desk.text("ui-packs-nowhere"),
        }
    }
}

/// The packs among the player's missions; those that cannot be read stand in the mission list with their faults.
pub fn there(missions: &Path) -> Vec<There> {
    let packs = pack::found(missions).into_iter().filter_map(|path| Some((Pack::open(&path).ok()?, path)));
    let there = packs.map(|(pack, path)| There {
        path,
        id: pack.id().to_owned(),
        name: pack.name().to_owned(),
        version: pack.version(),
        missions: pack.missions().len(),
    });
    there.collect()
}

/// Makes a pack of missions and writes it into a folder as one file.
pub fn make(recipe: &Recipe, into: &Path) -> Result<Done, Trouble> {
    let id = as_id(&recipe.name).ok_or(Trouble::NoName)?;
    if recipe.missions.is_empty() {
        return Err(Trouble::NoMissions);
    }
    let (name, text) = (recipe.name.trim(), recipe.text.trim());
    let mut files = Files::from([("pack.ron".to_owned(), manifest(&id, name, recipe.version, text).into_bytes())]);
    for mission in &recipe.missions {
        let read = content::text(&content::Disk, &mission.to_string_lossy());
        let text = read.map_err(|fault| Trouble::Faults(vec![fault]))?;
        let name = mission.file_name().unwrap_or_default().to_string_lossy();
        files.insert(format!("missions/{name}"), text.into_bytes());
    }
    write(&Pack::of_files(&id, files)?, into)
}

/// Writes the pack of a folder as one file.
pub fn fold(folder: &Path, into: &Path) -> Result<Done, Trouble> {
    write(&Pack::open(folder)?, into)
}

/// Installs the pack of a file or folder among the player's missions. A newer version takes the place of the one there.
pub fn install(path: &Path, missions: &Path) -> Result<Done, Trouble> {
    let pack = Pack::open(path)?;
    let packs = missions.join("packs");
    let target = packs.join(format!("{}.zip", pack.id()));
    if let Some(known) = there(missions).into_iter().find(|known| known.id == pack.id()) {
        if known.path != target {
            return Err(Trouble::Elsewhere(known));
        }
        if known.version > pack.version() {
            return Err(Trouble::Older(known, pack.version()));
        }
    }
    let mut inspector = Inspector::new()?;
    inspector.folder(&content::Disk, &missions.to_string_lossy());
    let before = inspector.faults().len();
    inspector.opened(&pack);
    refuse(inspector.faults().get(before..).unwrap_or_default())?;
    keep(&pack, target)
}

/// Takes an installed pack away; the file goes for good.
pub fn remove(there: &There) -> Result<(), Trouble> {
    Disk.remove(&there.path).map_err(|fault| Trouble::Disk(fault.of(&there.path)))
}

/// Writes a pack that the check lets through.
fn write(pack: &Pack, into: &Path) -> Result<Done, Trouble> {
    let mut inspector = Inspector::new()?;
    inspector.opened(pack);
    refuse(inspector.faults())?;
    keep(pack, into.join(format!("{}.zip", pack.id())))
}

fn refuse(faults: &[Fault]) -> Result<(), Trouble> {
    if faults.iter().any(Fault::is_error) { Err(Trouble::Faults(faults.to_vec())) } else { Ok(()) }
}

fn keep(pack: &Pack, file: PathBuf) -> Result<Done, Trouble> {
    let bytes = pack.zip().map_err(|fault| Trouble::Faults(vec![fault]))?;
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| Trouble::Disk(crate::save::SaveFault::from(error).of(folder)))?;
    }
    Disk.replace(&file, &bytes).map_err(|fault| Trouble::Disk(fault.of(&file)))?;
    Ok(Done { name: pack.name().to_owned(), version: pack.version(), missions: pack.missions().len(), file })
}
