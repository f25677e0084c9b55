//! Ids to content: the cards, and every mission there is, broken ones with their faults.

use std::{path::Path, sync::Arc};

use super::{
    Shipped, Storage,
    cards::Cards,
    check::{self, Checked, CheckedSheet, Title},
    course::Course,
    fault::{Code, Fault, Faults},
    load,
    pack::{self, Banner, Pack},
    sheet::Sheet,
    storage::is_ron,
};
use crate::stealth::{Agent, EnemyKind, Gear, Item, Mission, Setup};

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
    /// The pack it came with.
    pub pack: Option<Arc<Banner>>,
    /// What stands in the file; empty where it could not be read.
    pub text: Arc<str>,
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
        let files = from.list(folder).unwrap_or_default();
        for file in files.iter().filter(|file| !pack::is_manifest(file, folder)) {
            let entry = read(from, file, group, &self.cards);
            self.add(entry);
        }
    }

    /// Adds the user's own missions, and the packs among them.
    pub fn add_own(&mut self, folder: &str) {
        self.add_folder(&super::Disk, folder, Group::User);
        for path in pack::found(Path::new(folder)) {
            self.add_pack(&path);
        }
    }

    /// Adds the missions of a pack. A pack that is broken as a whole stands among the missions as one that is.
    pub fn add_pack(&mut self, path: &Path) {
        let added = Pack::open(path).map_err(|Faults(faults)| faults).and_then(|pack| self.add_missions(&pack));
        if let Err(faults) = added {
            let file = path.to_string_lossy().replace('\\', "/");
            let name = stem(&file);
            let (id, text) = (name.clone(), Arc::default());
            self.missions.push(Entry { id, name, file, group: Group::User, pack: None, text, mission: None, faults });
        }
    }

    /// The same with the pack around a mission's file, so that its agents bring what the pack says. `None` where it lies
    /// in no pack, or in one that is there already.
    #[must_use]
    pub fn with_pack_around(&self, file: &str) -> Option<Self> {
        let pack = Pack::open(&pack::around(file)?).ok()?;
        let mut banners = self.missions.iter().filter_map(|entry| entry.pack.as_ref());
        if banners.any(|banner| banner.id == pack.id()) {
            return None;
        }
        let mut catalog = self.clone();
        catalog.add_missions(&pack).ok()?;
        Some(catalog)
    }

    /// Adds the missions of a pack that was read, with its own cards.
    fn add_missions(&mut self, pack: &Pack) -> Result<(), Vec<Fault>> {
        let mut of_packs = self.missions.iter().filter(|entry| entry.pack.is_some());
        let first = of_packs.find(|entry| entry.pack.as_ref().is_some_and(|banner| banner.id == pack.id()));
        if let Some(first) = first {
            return Err(vec![pack.taken(&first.file)]);
        }
        let (cards, faults) = pack.cards(&self.cards);
        if faults.iter().any(Fault::is_error) {
            return Err(faults);
        }
        let banner = Arc::new(pack.banner(&cards)?);
        let files = pack.files();
        for file in pack.missions() {
            let entry = read(&files, &file, Group::User, &cards);
            self.add(Entry { pack: Some(Arc::clone(&banner)), ..entry });
        }
        Ok(())
    }

    /// Adds a mission; one whose id is taken as a broken one.
    fn add(&mut self, mut entry: Entry) {
        if let Some(first) = self.entry(&entry.id) {
            entry.faults.push(check::taken_id(&entry.file, &entry.text, &entry.id, &first.file));
            entry.mission = None;
        }
        self.missions.push(entry);
    }

    /// What an agent brings to a mission that is played alone: the usual kit, or that of the mission's pack.
    pub fn setup(&self, mission: Arc<Mission>) -> Setup {
        let entry = self.entry(&mission.plan().id);
        match entry.and_then(|entry| entry.pack.as_ref()?.brings.as_ref()) {
            Some(brings) => Setup { items: brings.items.clone(), ..Setup::new(mission, brings.gear.clone()) },
            None => Setup::new(mission, self.starting_gear()),
        }
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
        let own = pack::cards_around(from, file, &self.cards);
        let entry = read(from, file, Group::User, own.as_ref().unwrap_or(&self.cards));
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

/// Reads a mission that is played with these cards.
fn read(from: &dyn Storage, file: &str, group: Group, cards: &Cards) -> Entry {
    let (checked, text) = match load::text(from, file) {
        Ok(text) => (check::mission(file, &text, cards), text),
        Err(fault) => (Checked { content: None, title: Title::default(), faults: vec![fault] }, String::new()),
    };
    let or_stem = |text: String| if text.trim().is_empty() { stem(file) } else { text };
    Entry {
        id: or_stem(checked.title.id),
        name: or_stem(checked.title.name),
        file: file.to_owned(),
        group,
        pack: None,
        text: text.into(),
        mission: checked.content.map(Arc::new),
        faults: checked.faults,
    }
}

/// The name of a file without its ending.
fn stem(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.trim_end_matches(".ron").trim_end_matches(".zip").to_owned()
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
