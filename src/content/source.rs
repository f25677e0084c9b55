//! Where the file of a mission is: by itself, in the folder of a pack, or inside the `.zip` file of one.

use std::path::{Path, PathBuf};

use super::{
    cards::Cards,
    catalog::check_mission,
    fault::{Fault, Faults},
    load,
    pack::{self, Pack},
    storage::Disk,
};
use crate::stealth::Mission;

/// The file of a mission, which may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    file: String,
    /// The `.zip` file it stands in.
    zip: Option<PathBuf>,
}

impl Source {
    /// The file of this name; inside the `.zip` file of a pack it is called `PACK.zip/missions/NAME.ron`. `None` where
    /// there is none on the disk.
    pub fn of(file: &str) -> Option<Self> {
        let file = file.replace('\\', "/");
        let zip = pack::around(&file).filter(|root| root.is_file());
        let there = zip.is_some() || Path::new(&file).is_file();
        there.then_some(Self { file, zip })
    }

    /// The file on the disk that is another one when the mission is.
    pub fn watched(&self) -> &Path {
        self.zip.as_deref().unwrap_or(Path::new(&self.file))
    }

    /// The mission that stands there now, with the cards of its pack; every fault where it cannot be played. `game` are
    /// the cards of the game.
    pub fn read(&self, game: &Cards) -> Result<Mission, Vec<Fault>> {
        let (text, cards) = match &self.zip {
            Some(zip) => {
                let pack = Pack::open(zip).map_err(|Faults(faults)| faults)?;
                let (cards, faults) = pack.cards(game);
                if faults.iter().any(Fault::is_error) {
                    return Err(faults);
                }
                (load::text(&pack.files(), &self.file), Some(cards))
            }
            None => (load::text(&Disk, &self.file), pack::cards_around(&Disk, &self.file, game)),
        };
        let text = text.map_err(|fault| vec![fault])?;
        let checked = check_mission(&self.file, &text, cards.as_ref().unwrap_or(game));
        checked.content.ok_or(checked.faults)
    }
}
