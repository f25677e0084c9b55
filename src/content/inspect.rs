//! Checks whole sets of files: everything shipped, the user's own, or what a user names.

use std::{collections::BTreeMap, path::Path};

use super::{
    Shipped, Storage, beginning,
    cards::{Cards, Sort},
    check,
    course::Course,
    deduction,
    fault::{Code, Fault, Faults},
    load,
    pack::{self, Pack},
    storage::{StorageError, is_ron},
};

/// Checks files one after the other, remembers which ids they took, and compares the campaign with its missions.
pub struct Inspector {
    cards: Cards,
    /// Missions seen, id to file.
    ids: BTreeMap<String, String>,
    /// Packs seen, id to place.
    packs: BTreeMap<String, String>,
    /// The campaign's missions seen, by id.
    campaign: BTreeMap<String, Seen>,
    /// The courses of a campaign seen.
    courses: Vec<Seen>,
    faults: Vec<Fault>,
    files: usize,
}

/// A file that was looked at.
struct Seen {
    file: String,
    text: String,
}

impl Inspector {
    /// An inspector that knows the shipped cards; their faults where they are broken.
    pub fn new() -> Result<Self, Faults> {
        Ok(Self {
            cards: Cards::load(&Shipped)?,
            ids: BTreeMap::new(),
            packs: BTreeMap::new(),
            campaign: BTreeMap::new(),
            courses: Vec::new(),
            faults: Vec::new(),
            files: 0,
        })
    }

    /// Checks all content inside the program.
    pub fn shipped(&mut self) {
        for (_, file, _) in Sort::ALL {
            self.file(&Shipped, file);
        }
        for (file, _) in beginning::FILES.into_iter().chain(deduction::FILES) {
            self.file(&Shipped, file);
        }
        if self.faults.is_empty() {
            let found = [deduction::shipped_library().err(), beginning::shipped_library().err()];
            self.faults.extend(found.into_iter().flatten().flat_map(|Faults(faults)| faults));
        }
        for file in Shipped.list("missions").unwrap_or_default() {
            self.file(&Shipped, &file);
        }
    }

    /// Checks the missions of a folder that need not be there.
    pub fn folder(&mut self, from: &dyn Storage, folder: &str) {
        for file in missions(from.list(folder).unwrap_or_default(), folder) {
            self.file(from, &file);
        }
    }

    /// Checks a pack: its parts, its own cards, and its missions, whose ids must be new to the game too.
    pub fn pack(&mut self, path: &Path) {
        match Pack::open(path) {
            Ok(pack) => self.opened(&pack),
            Err(Faults(faults)) => {
                self.files += 1;
                self.faults.extend(faults);
            }
        }
    }

    /// The same for a pack that was read.
    pub fn opened(&mut self, pack: &Pack) {
        let (cards, faults) = pack.cards(&self.cards);
        self.faults.extend(faults);
        self.faults.extend(pack.banner(&cards).err().into_iter().flatten());
        let first = self.packs.entry(pack.id().to_owned()).or_insert_with(|| pack.place().to_owned());
        if first != pack.place() {
            self.faults.push(pack.taken(first));
        }
        self.files += pack.files().0.len() - pack.missions().len();
        let (files, shipped) = (pack.files(), self.shipped_ids("missions"));
        for file in pack.missions() {
            self.files += 1;
            let text = match load::text(&files, &file) {
                Ok(text) => text,
                Err(fault) => {
                    self.faults.push(fault);
                    continue;
                }
            };
            let found = self.mission(&file, &text, &cards);
            self.faults.extend(found);
            let taken = shipped.iter().find(|(id, _)| self.ids.get(id) == Some(&file));
            self.faults.extend(taken.map(|(id, first)| check::taken_id(&file, &text, id, first)));
        }
    }

    /// Checks what a user names: a file, or the files of a folder.
    pub fn path(&mut self, from: &dyn Storage, path: &str) {
        match from.list(path) {
            Ok(files) if !files.is_empty() => {
                for file in missions(files, path) {
                    self.file(from, &file);
                }
            }
            Ok(_) if !is_ron(path) => {
                let message = StorageError::NotAFile("a directory without .ron files").to_string();
                self.faults.push(Fault::of_file(
                    path,
                    Code::NotAFile,
                    message,
                    "name a file, or a folder that has some",
                ));
            }
            _ => self.file(from, path),
        }
    }

    /// Checks one file, a mission or cards.
    fn file(&mut self, from: &dyn Storage, file: &str) {
        self.files += 1;
        let text = match load::text(from, file) {
            Ok(text) => text,
            Err(fault) => return self.faults.push(fault),
        };
        let faction_game = beginning::check_file(file, &text).or_else(|| deduction::check_file(file, &text));
        if let Some(found) = faction_game {
            return self.faults.extend(found);
        }
        let sort = Sort::of(&text);
        let found = if let Some(sort) = sort {
            sort.check(file, &text)
        } else {
            let cards = pack::cards_around(from, file, &self.cards).unwrap_or_else(|| self.cards.clone());
            self.mission(file, &text, &cards)
        };
        self.faults.extend(found);
        if sort == Some(Sort::Course) {
            self.courses.push(Seen { file: file.to_owned(), text });
        }
    }

    fn mission(&mut self, file: &str, text: &str, cards: &Cards) -> Vec<Fault> {
        let checked = check::mission(file, text, cards);
        let mut faults = checked.faults;
        let id = checked.title.id;
        if !id.is_empty() && in_campaign(file) {
            self.campaign.insert(id.clone(), Seen { file: file.to_owned(), text: text.to_owned() });
        }
        match self.ids.get(&id) {
            Some(first) if first != file => faults.push(check::taken_id(file, text, &id, first)),
            _ if id.is_empty() => {}
            _ => drop(self.ids.insert(id, file.to_owned())),
        }
        faults
    }

    /// Compares the courses that were looked at with the difficulties, and with the campaign's missions, both ways. Where
    /// no such mission was looked at, those inside the program count.
    pub fn compare(&mut self) {
        let shipped = if self.campaign.is_empty() { self.shipped_ids("missions/campaign") } else { Vec::new() };
        let shipped = shipped.iter().map(|(id, _)| id);
        let known: Vec<&str> = self.campaign.keys().chain(shipped).map(String::as_str).collect();
        for Seen { file, text } in &self.courses {
            self.faults.extend(check::stages(file, text, &known));
        }
        if self.courses.is_empty() {
            return;
        }
        let courses: Vec<Course> = self.courses.iter().map(|Seen { file, text }| check::course(file, text).0).collect();
        for (Seen { file, text }, course) in self.courses.iter().zip(&courses) {
            self.faults.extend(check::gentle_stages(file, text, course, &self.cards));
        }
        let strays = self.campaign.iter().filter(|(id, _)| courses.iter().all(|course| course.stage(id).is_none()));
        let faults: Vec<Fault> = strays.map(|(id, seen)| check::off_course(&seen.file, &seen.text, id)).collect();
        self.faults.extend(faults);
    }

    /// The ids of the missions in a folder inside the program, each with its file.
    fn shipped_ids(&self, folder: &str) -> Vec<(String, String)> {
        let files = Shipped.list(folder).unwrap_or_default().into_iter();
        let texts = files.filter_map(|file| Some((load::text(&Shipped, &file).ok()?, file)));
        texts.map(|(text, file)| (check::mission(&file, &text, &self.cards).title.id, file)).collect()
    }

    /// How many files were looked at.
    pub fn files(&self) -> usize {
        self.files
    }

    /// Everything found, file by file.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Whether something that was named could not be looked at.
    pub fn could_not_run(&self) -> bool {
        let missing = |fault: &Fault| matches!(fault.code, Code::NotFound | Code::NotAFile | Code::Unreadable);
        self.faults.iter().any(missing)
    }
}

/// The files of a folder without the manifests of packs in it.
fn missions(files: Vec<String>, folder: &str) -> Vec<String> {
    files.into_iter().filter(|file| !pack::is_manifest(file, folder)).collect()
}

/// Whether a file lies in the folder of a campaign's missions.
fn in_campaign(file: &str) -> bool {
    file.rsplit(['/', '\\']).nth(1) == Some("campaign")
}
