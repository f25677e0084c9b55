//! Where games, settings and records are kept. Writing never holds up the screen, and what fails is said once.

mod campaigns;
mod handovers;
mod tables;

pub use handovers::KeptHandover;
pub use tables::Kept;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread::{self, JoinHandle},
};

use super::{progress::Progress, settings::Settings};
use crate::{
    engine::Match,
    records::{self, Book, Record, Trouble},
    save::{self, BadSlot, CampaignFile, Disk, Loaded, SaveError, Slots},
    stealth::Stealth,
};

/// The player's folder, or none where the system has no place for it.
pub struct Store {
    data: Option<PathBuf>,
    writer: Option<Writer>,
}

/// How one thing is written, where its type is nobody else's business.
type Writing = Box<dyn FnOnce(&Path) -> Result<(), SaveError> + Send>;

/// What is written in the background.
enum Job {
    Game(PathBuf, Box<Match<Stealth>>),
    Forget(PathBuf),
    Settings(PathBuf, Box<Settings>),
    Progress(PathBuf, Box<Progress>),
    Campaign(PathBuf, Box<CampaignFile>),
    Record(PathBuf, Box<Record>),
    Table(PathBuf, Writing),
}

/// The thread that writes.
struct Writer {
    jobs: Option<Sender<Job>>,
    faults: Receiver<SaveError>,
    thread: Option<JoinHandle<()>>,
    /// How many jobs were sent and not done yet.
    left: Arc<AtomicUsize>,
}

impl Store {
    /// The store in this folder.
    pub fn under(data: PathBuf) -> Self {
        Self { data: Some(data), writer: Writer::start() }
    }

    /// The store of the person playing.
    pub fn of_player() -> Self {
        save::data_folder().map_or_else(Self::nowhere, Self::under)
    }

    /// No store: nothing is kept.
    pub fn nowhere() -> Self {
        Self { data: None, writer: None }
    }

    /// The saves.
    pub fn slots(&self) -> Option<Slots> {
        self.data.as_deref().map(Slots::under)
    }

    /// The finished games.
    pub fn replays(&self) -> Option<Slots> {
        self.data.as_deref().map(Slots::of_replays)
    }

    /// The settings; where they cannot be read, those of a new game and why.
    pub fn settings(&self) -> (Settings, Option<SaveError>) {
        let (settings, fault) = self.recall::<Settings>("settings.ron");
        (settings.checked(), fault)
    }

    /// The records and lessons; where they cannot be read, none and why.
    pub fn progress(&self) -> (Progress, Option<SaveError>) {
        self.recall("progress.ron")
    }

    /// Every finished game, with what was wrong with the file.
    pub fn records(&self) -> (Book, Option<Trouble>) {
        self.data.as_deref().map_or_else(Default::default, |data| records::open(&mut Disk, data))
    }

    /// Keeps a finished game.
    pub fn keep_record(&self, record: Record) {
        self.send(|data| Job::Record(data.to_owned(), Box::new(record)));
    }

    fn recall<T: Default + serde::de::DeserializeOwned>(&self, name: &str) -> (T, Option<SaveError>) {
        let Some(data) = &self.data else { return Default::default() };
        match save::recall(&Disk, &data.join(name)) {
            Ok(value) => (value.unwrap_or_default(), None),
            Err(fault) => (T::default(), Some(fault)),
        }
    }

    /// Keeps the settings.
    pub fn keep_settings(&self, settings: &Settings) {
        self.send(|data| Job::Settings(data.join("settings.ron"), Box::new(settings.clone())));
    }

    /// Keeps records and lessons.
    pub fn keep_progress(&self, progress: &Progress) {
        self.send(|data| Job::Progress(data.join("progress.ron"), Box::new(progress.clone())));
    }

    /// Keeps the game being played, to be continued.
    pub fn autosave(&self, game: &Match<Stealth>) {
        if let Some(Ok(file)) = self.slots().map(|slots| slots.file(Slots::AUTO)) {
            self.send(|_| Job::Game(file, Box::new(game.clone())));
        }
    }

    /// Keeps a game in a slot.
    pub fn save(&self, slot: &str, game: &Match<Stealth>) -> Result<(), BadSlot> {
        let Some(slots) = self.slots() else { return Ok(()) };
        let file = slots.file(slot)?;
        self.send(|_| Job::Game(file, Box::new(game.clone())));
        Ok(())
    }

    /// The folder the player's own missions go to.
    pub fn own_missions(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|data| data.join("missions"))
    }

    /// Whether something is still being written.
    pub fn is_writing(&self) -> bool {
        self.writer.as_ref().is_some_and(|writer| writer.left.load(Ordering::Acquire) > 0)
    }

    /// Forgets the game that was to be continued: it is over.
    pub fn forget_autosave(&self) {
        if let Some(Ok(file)) = self.slots().map(|slots| slots.file(Slots::AUTO)) {
            self.send(|_| Job::Forget(file));
        }
    }

    /// Keeps a finished game under `name`, to be watched again.
    pub fn keep_replay(&self, name: &str, game: &Match<Stealth>) {
        if let Some(Ok(file)) = self.replays().map(|slots| slots.file(name)) {
            self.send(|_| Job::Game(file, Box::new(game.clone())));
        }
    }

    /// Writes a game under `name` among the files to be given away, and says where; `None` where there is no place.
    pub fn export(&self, name: &str, game: &Match<Stealth>) -> Option<PathBuf> {
        let file = Slots::of_exports(self.data.as_deref()?).file(name).ok()?;
        self.send(|_| Job::Game(file.clone(), Box::new(game.clone())));
        Some(file)
    }

    /// Loads a game.
    pub fn load(&self, file: &Path) -> Result<Loaded<Stealth>, SaveError> {
        save::load(&Disk, file)
    }

    /// What could not be written since this was last asked.
    pub fn take_faults(&self) -> Vec<SaveError> {
        self.writer.as_ref().map(|writer| writer.faults.try_iter().collect()).unwrap_or_default()
    }

    /// Waits until everything is written; gives what could not be, unless it was asked for already.
    pub fn finish(&mut self) -> Vec<SaveError> {
        if let Some(writer) = &mut self.writer {
            writer.finish();
        }
        let faults = self.take_faults();
        self.writer = self.data.as_ref().and_then(|_| Writer::start());
        faults
    }

    fn send(&self, job: impl FnOnce(&Path) -> Job) {
        if let (Some(data), Some(Writer { jobs: Some(jobs), left, .. })) = (&self.data, &self.writer) {
            left.fetch_add(1, Ordering::AcqRel);
            // The thread ends only with the store: nobody is left to be told.
            let _ = jobs.send(job(data));
        }
    }
}

impl Writer {
    /// `None` where the system gives no thread: then nothing is kept.
    fn start() -> Option<Self> {
        let (jobs, waiting) = mpsc::channel();
        let (tell, faults) = mpsc::channel();
        let left = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&left);
        let thread = thread::Builder::new().name("writer".into()).spawn(move || write(&waiting, &tell, &count)).ok()?;
        Some(Self { jobs: Some(jobs), faults, thread: Some(thread), left })
    }

    fn finish(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    /// What was sent is written before the game ends.
    fn drop(&mut self) {
        self.finish();
    }
}

/// Writes what comes, of each file only the newest; every record of a game counts.
fn write(waiting: &Receiver<Job>, tell: &Sender<SaveError>, left: &AtomicUsize) {
    while let Ok(job) = waiting.recv() {
        let mut newest = BTreeMap::new();
        let mut records = Vec::new();
        let mut count = 0;
        for job in std::iter::once(job).chain(waiting.try_iter()) {
            count += 1;
            let file = match &job {
                Job::Game(file, _)
                | Job::Forget(file)
                | Job::Settings(file, _)
                | Job::Progress(file, _)
                | Job::Campaign(file, _)
                | Job::Table(file, _) => file.clone(),
                Job::Record(..) => {
                    records.push(job);
                    continue;
                }
            };
            newest.insert(file, job);
        }
        for fault in records.into_iter().chain(newest.into_values()).filter_map(|job| job.done().err()) {
            let _ = tell.send(fault);
        }
        left.fetch_sub(count, Ordering::AcqRel);
    }
}

impl Job {
    fn done(self) -> Result<(), SaveError> {
        match self {
            Self::Game(file, game) => save::store(&mut Disk, &file, &game).map(|_| ()),
            Self::Forget(file) => {
                forget(&file);
                Ok(())
            }
            Self::Settings(file, settings) => save::keep(&mut Disk, &file, &*settings),
            Self::Progress(file, progress) => save::keep(&mut Disk, &file, &*progress),
            Self::Campaign(file, campaign) => campaign.store(&mut Disk, &file).map(|_| ()),
            Self::Table(file, write) => write(&file),
            // What is put aside then was told when the game began.
            Self::Record(data, record) => records::add(&mut Disk, &data, *record).map(|_| ()),
        }
    }
}

/// Removes a save and the one before it; what is not there is forgotten already.
fn forget(file: &Path) {
    for file in [file, &save::backup(file)] {
        let _ = std::fs::remove_file(file);
    }
}
