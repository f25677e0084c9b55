//! Where tables of the games of hidden roles are kept: the one in play, and finished ones as replays.

use std::path::{Path, PathBuf};

use super::{Job, Store};
use crate::{
    beginning::Beginning,
    deduction::Deduction,
    engine::{Journal, Match},
    save::{self, Disk, Loaded, Savable, SaveError, Slots},
    session::{
        campaign,
        table::{Seating, Table, Tabled},
    },
};

/// A finished table: the game, and who sat where.
pub type Watched<G> = (Match<G>, Option<Seating<<G as Tabled>::Side>>);

/// A table left in play, and what is wrong with its newest save where an older one is given.
pub type Left<G> = (Table<G>, Option<SaveError>);

/// A game whose tables are kept.
pub trait Kept: Tabled + Savable {
    /// The slots of its tables in a data folder.
    fn slots(data: &Path) -> Slots;
    /// What the names of its replays begin with.
    const REPLAY: &'static str;
}

impl Kept for Deduction {
    const REPLAY: &'static str = "table";

    fn slots(data: &Path) -> Slots {
        Slots::of_tables(data)
    }
}

impl Kept for Beginning {
    const REPLAY: &'static str = "beginning";

    fn slots(data: &Path) -> Slots {
        Slots::of_beginnings(data)
    }
}

/// What the replay of a table is called.
fn replay_name<G: Kept>(seats: u8, seed: u64) -> String {
    format!("{}-{seats}-{seed}", G::REPLAY)
}

impl Store {
    /// The file of the table in play.
    fn table_file<G: Kept>(&self) -> Option<PathBuf> {
        G::slots(self.data.as_deref()?).file(Slots::AUTO).ok()
    }

    /// Keeps the table in play.
    pub fn keep_table<G: Kept>(&self, table: &Table<G>)
    where
        Match<G>: Send + 'static,
    {
        if let Some(file) = self.table_file::<G>() {
            self.write_table(file, table);
        }
    }

    /// The table in play is over.
    pub fn forget_table<G: Kept>(&self) {
        if let Some(file) = self.table_file::<G>() {
            self.send(|_| Job::Forget(file));
        }
    }

    /// Keeps a finished table among the replays.
    pub fn keep_table_replay<G: Kept>(&self, table: &Table<G>)
    where
        Match<G>: Send + 'static,
    {
        let journal = table.game().journal();
        let name = replay_name::<G>(G::seats(&journal.setup), journal.seed);
        if let Some(Ok(file)) = self.replays().map(|slots| slots.file(&name)) {
            self.write_table(file, table);
        }
    }

    /// The replay of the first game of a campaign, by the journal of the second; `None` where it is none, or is not kept.
    pub fn first_game(&self, second: &Journal<Deduction>) -> Option<String> {
        let first = second.setup.after.as_ref()?;
        let name = replay_name::<Beginning>(first.players.len() as u8, campaign::seed_before(second.seed));
        self.replays()?.written(&name).map(|_| name)
    }

    fn write_table<G: Kept>(&self, file: PathBuf, table: &Table<G>)
    where
        Match<G>: Send + 'static,
    {
        let (game, seating) = (table.game().clone(), table.seating().clone());
        let write = move |file: &Path| save::store_with(&mut Disk, file, &game, &seating).map(|_| ());
        self.send(|_| Job::Table(file, Box::new(write)));
    }

    /// A finished table.
    pub fn load_table<G: Kept>(&self, file: &Path) -> Result<Watched<G>, SaveError> {
        let (Loaded { game, .. }, seating) = save::load_with::<G, Seating<G::Side>>(&Disk, file)?;
        Ok((game, seating))
    }

    /// Whether a table was left in play.
    pub fn has_table<G: Kept>(&self) -> bool {
        let slots = self.data.as_deref().map(G::slots);
        slots.is_some_and(|slots| slots.written(Slots::AUTO).is_some())
    }

    /// The table that was left in play, with what is wrong with the newest save where an older one is given.
    pub fn left_table<G: Kept>(&self) -> Option<Result<Left<G>, SaveError>> {
        let loaded = save::load_with::<G, Seating<G::Side>>(&Disk, &self.table_file::<G>()?);
        Some(loaded.map(|(Loaded { game, warning, .. }, seating)| (Table::resume(game, seating), warning)))
    }
}
