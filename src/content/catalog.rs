//! Ids to content: the cards, and every mission there is, broken ones with their faults.

use std::sync::Arc;

use super::{
    Shipped, Storage,
    cards::Cards,
    check::{self, Checked, CheckedSheet, Title},
    course::Course,
    fault::{Code, Fault, Faults},
    load,
    sheet::Sheet,
    storage::is_ron,
};
use crate::stealth::{Agent, EnemyKind, Gear, Item, Mission};

/// Everything that can be played, by id.
#[derive(Clone, Debug)]
pub struct Catalog {
    cards: Cards,
    missions: Vec<Entry>,
}

/// One mission of the catalog, playable or not.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name files and commands use; the file's name where the mission does not say.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The file.
    pub file: String,
    /// Where it belongs.
    pub group: Group,
    /// The mission, where it has no errors.
    pub mission: Option<Arc<Mission>>,
    /// Everything found in it, warnings included.
    pub faults: Vec<Fault>,
}

/// Where a mission belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The campaign, in the order of the file names.
    Campaign,
    /// Single missions.
    Single,
    /// The user's own.
    User,
}

impl Catalog {
    /// The content inside the program.
    pub fn shipped() -> Result<Arc<Self>, Faults> {
        Self::load(&Shipped)
    }

    /// The content of a storage that holds the same files.
    pub fn load(from: &dyn Storage) -> Result<Arc<Self>, Faults> {
        let mut catalog = Self { cards: Cards::load(from)?, missions: Vec::new() };
        catalog.add_folder(from, "missions/campaign", Group::Campaign);
        catalog.add_folder(from, "missions/single", Group::Single);
        Ok(Arc::new(catalog))
    }

    /// Adds the missions of a folder. A folder that is not there adds nothing.
    ///
    /// A mission whose id is taken is kept as a broken one.
    pub fn add_folder(&mut self, from: &dyn Storage, folder: &str, group: Group) {
        for file in from.list(folder).unwrap_or_default() {
            let (mut entry, text) = self.read(from, &file, group);
            if let Some(first) = self.entry(&entry.id) {
                entry.faults.push(check::taken_id(&file, &text, &entry.id, &first.file));
                entry.mission = None;
            }
            self.missions.push(entry);
        }
    }

    /// Reads a mission without adding it; its text comes along.
    fn read(&self, from: &dyn Storage, file: &str, group: Group) -> (Entry, String) {
        let (checked, text) = match load::text(from, file) {
            Ok(text) => (check::mission(file, &text, &self.cards), text),
            Err(fault) => (Checked { content: None, title: Title::default(), faults: vec![fault] }, String::new()),
        };
        let stem = || file.rsplit(['/', '\\']).next().unwrap_or(file).trim_end_matches(".ron").to_owned();
        let or_stem = |text: String| if text.trim().is_empty() { stem() } else { text };
        let entry = Entry {
            id: or_stem(checked.title.id),
            name: or_stem(checked.title.name),
            file: file.to_owned(),
            group,
            mission: checked.content.map(Arc::new),
            faults: checked.faults,
        };
        (entry, text)
    }

    /// Every mission, in the order of the groups.
    pub fn missions(&self) -> &[Entry] {
        &self.missions
    }

    /// The entry of a mission, playable or not.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.missions.iter().find(|entry| entry.id == id)
    }

    /// The mission with this id.
    pub fn mission(&self, id: &str) -> Result<Arc<Mission>, Faults> {
        let known = || self.missions.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>().join(", ");
        match self.entry(id) {
            Some(Entry { mission: Some(mission), .. }) => Ok(Arc::clone(mission)),
            Some(entry) => Err(Faults(entry.faults.clone())),
            None => {
                let message = format!("no mission is called {id:?}");
                let help = format!("name a file, or one of: {}", known());
                Err(Faults(vec![Fault::of_file(id, Code::UnknownId, message, help)]))
            }
        }
    }

    /// The mission in a file.
    pub fn mission_file(&self, from: &dyn Storage, file: &str) -> Result<Arc<Mission>, Faults> {
        let (entry, _) = self.read(from, file, Group::User);
        entry.mission.ok_or(Faults(entry.faults))
    }

    /// The mission a user names: by id, by the name of a shipped file, or by the path of a file of their own.
    pub fn find(&self, from: &dyn Storage, name: &str) -> Result<Arc<Mission>, Faults> {
        let shipped = self.missions.iter().find(|entry| entry.id == name || entry.file == name);
        let path = name.contains(['/', '\\']) || is_ron(name);
        match (shipped, path) {
            // A file of this name on the disk goes before the one inside the program.
            (Some(entry), true) => match self.mission_file(from, name) {
                Err(Faults(faults)) if faults.iter().all(|fault| fault.code == Code::NotFound) => {
                    self.mission(&entry.id)
                }
                found => found,
            },
            (None, true) => self.mission_file(from, name),
            _ => self.mission(name),
        }
    }

    /// The cards and tables.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The course of the campaign.
    pub fn course(&self) -> &Course {
        self.cards.course()
    }

    /// The enemy kind with this id.
    pub fn kind(&self, id: &str) -> Option<&EnemyKind> {
        self.cards.kind(id)
    }

    /// The gear card with this id.
    pub fn gear(&self, id: &str) -> Option<&Gear> {
        self.cards.gear(id)
    }

    /// The item card with this id.
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.cards.item(id)
    }

    /// What an agent has without gear.
    pub fn agent(&self) -> Agent {
        self.cards.agent()
    }

    /// The gear an agent brings to the first mission.
    pub fn starting_gear(&self) -> Vec<Gear> {
        self.cards.starting_gear()
    }
}

/// The mission in a text, with all faults where it has errors; `name` is what faults call the text.
pub fn mission_from_str(name: &str, text: &str, catalog: &Catalog) -> Result<Mission, Vec<Fault>> {
    let Checked { content, faults, .. } = check_mission(name, text, catalog.cards());
    content.ok_or(faults)
}

/// Every fault of a mission's text, and the mission where none is an error.
pub fn check_mission(name: &str, text: &str, cards: &Cards) -> Checked<Mission> {
    match load::too_long(name, text) {
        Some(fault) => Checked { content: None, title: Title::default(), faults: vec![fault] },
        None => check::mission(name, text, cards),
    }
}

/// Every fault of a sheet, as its file would have them, with what each is about; and the mission where none is an error.
pub fn check_sheet(name: &str, sheet: &Sheet, cards: &Cards) -> CheckedSheet {
    check::sheet(name, sheet, cards)
}
