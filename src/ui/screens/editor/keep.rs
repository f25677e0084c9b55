//! Where missions being edited are kept: the player's folder, or memory where there is none.

use std::path::{Path, PathBuf};

use crate::{
    save::{Disk, Memory, SaveFault, Storage},
    ui::Desk,
};

/// The place.
#[derive(Clone, Debug)]
pub enum Keep {
    /// A folder on the disk.
    Folder(PathBuf),
    /// Nothing is kept when the game ends.
    Nowhere(Memory),
}

impl Keep {
    /// The place of the player's own missions.
    pub fn of(desk: &Desk) -> Self {
        desk.store.own_missions().map_or_else(|| Self::Nowhere(Memory::default()), Self::Folder)
    }

    /// The file a mission with this id goes to.
    pub fn path(&self, id: &str) -> PathBuf {
        let name = format!("{id}.ron");
        match self {
            Self::Folder(folder) => folder.join(name),
            Self::Nowhere(_) => name.into(),
        }
    }

    /// The file of an id nobody has yet: the id itself, or with a number behind it.
    pub fn free(&self, id: &str) -> (String, PathBuf) {
        let numbered = (2..1000).map(|number| format!("{id}_{number}"));
        let ids = std::iter::once(id.to_owned()).chain(numbered);
        let mut paths = ids.map(|id| (id.clone(), self.path(&id)));
        let is_free = |path: &Path| !path.exists() && !crate::edit::journal_of(path).exists();
        paths.find(|(_, path)| is_free(path)).unwrap_or_else(|| (id.to_owned(), self.path(id)))
    }
}

impl Storage for Keep {
    fn read(&self, file: &Path, limit: u64) -> Result<Vec<u8>, SaveFault> {
        match self {
            Self::Folder(_) => Disk.read(file, limit),
            Self::Nowhere(memory) => memory.read(file, limit),
        }
    }

    fn replace(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        match self {
            Self::Folder(_) => Disk.replace(file, bytes),
            Self::Nowhere(memory) => memory.replace(file, bytes),
        }
    }

    fn append(&mut self, file: &Path, bytes: &[u8]) -> Result<(), SaveFault> {
        match self {
            Self::Folder(_) => Disk.append(file, bytes),
            Self::Nowhere(memory) => memory.append(file, bytes),
        }
    }

    fn remove(&mut self, file: &Path) -> Result<(), SaveFault> {
        match self {
            Self::Folder(_) => Disk.remove(file),
            Self::Nowhere(memory) => memory.remove(file),
        }
    }
}
