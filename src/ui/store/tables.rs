//! Where tables of Social Deduction are kept: the one in play, and finished ones as replays.

use std::path::Path;

use super::{Job, Store};
use crate::{
    deduction::Deduction,
    engine::Match,
    save::{self, Disk, Loaded, SaveError, Slots},
    session::table::{Seating, Table},
};

impl Store {
    /// The slots of tables.
    pub fn tables(&self) -> Option<Slots> {
        self.data.as_deref().map(Slots::of_tables)
    }

    /// Keeps the table in play.
    pub fn keep_table(&self, table: &Table) {
        if let Some(Ok(file)) = self.tables().map(|slots| slots.file(Slots::AUTO)) {
            let kept = Box::new((table.game().clone(), table.seating().clone()));
            self.send(|_| Job::Table(file, kept));
        }
    }

    /// The table in play is over.
    pub fn forget_table(&self) {
        if let Some(Ok(file)) = self.tables().map(|slots| slots.file(Slots::AUTO)) {
            self.send(|_| Job::Forget(file));
        }
    }

    /// Keeps a finished table among the replays.
    pub fn keep_table_replay(&self, table: &Table) {
        let journal = table.game().journal();
        let name = format!("table-{}-{}", journal.setup.seats, journal.seed);
        if let Some(Ok(file)) = self.replays().map(|slots| slots.file(&name)) {
            let kept = Box::new((table.game().clone(), table.seating().clone()));
            self.send(|_| Job::Table(file, kept));
        }
    }

    /// A finished table.
    pub fn load_table(&self, file: &Path) -> Result<(Match<Deduction>, Option<Seating>), SaveError> {
        let (Loaded { game, .. }, seating) = save::load_with::<Deduction, Seating>(&Disk, file)?;
        Ok((game, seating))
    }

    /// Whether a table was left in play.
    pub fn has_table(&self) -> bool {
        self.tables().is_some_and(|slots| slots.written(Slots::AUTO).is_some())
    }

    /// The table that was left in play, with what is wrong with the newest save where an older one is given.
    pub fn left_table(&self) -> Option<Result<(Table, Option<SaveError>), SaveError>> {
        let file = self.tables()?.file(Slots::AUTO).ok()?;
        let loaded = save::load_with::<Deduction, Seating>(&Disk, &file);
        Some(loaded.map(|(Loaded { game, warning, .. }, seating)| (Table::resume(game, seating), warning)))
    }
}
