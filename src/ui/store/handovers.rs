//! Where records of finished games of The Beginning are kept, to be played on from at a table of Social Deduction.

use std::{
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{Job, Store};
use crate::{
    content::{self, Faults, HandoverFile},
    deduction::Handover,
    save,
};

/// How many records are kept in sight.
const MOST: usize = 12;

/// A record that is kept.
pub struct KeptHandover {
    /// When it was written.
    pub written: SystemTime,
    /// What it says, or what is wrong with it.
    pub record: Result<Handover, Faults>,
}

impl Store {
    /// Keeps how a game of The Beginning ended.
    pub fn keep_handover(&self, record: Handover) {
        let moment = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
        let write = move |file: &Path| save::keep(&mut save::Disk, file, &HandoverFile::of(record));
        self.send(|data| Job::Table(folder(data).join(format!("{moment}.ron")), Box::new(write)));
    }

    /// The records that are kept, newest first.
    pub fn handovers(&self) -> Vec<KeptHandover> {
        let folder = self.data.as_deref().map(folder);
        let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let records = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "ron"));
        let dated = records.filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())));
        let mut found: Vec<(SystemTime, PathBuf)> = dated.collect();
        found.sort_by(|a, b| b.cmp(a));
        let read = |(written, file): (SystemTime, PathBuf)| KeptHandover {
            written,
            record: content::handover(&content::Disk, &file.to_string_lossy()),
        };
        found.into_iter().take(MOST).map(read).collect()
    }
}

fn folder(data: &Path) -> PathBuf {
    data.join("handovers")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        deduction::{End, Fate, Survivor, Team},
        engine::Seat,
    };

    /// SD-CAMP-29
    #[test]
    fn a_record_that_is_kept_is_found_again_and_a_damaged_one_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut store = Store::under(folder.path().to_owned());
        assert!(store.handovers().is_empty());
        let came =
            |faction| Survivor { faction, objective: true, cube: false, wounds: 1, full_health: false, transferred: 2 };
        let record = Handover {
            winner: Some(Team::Human),
            end: End::Network,
            apex_destroyed: true,
            deus_destroyed: false,
            last: Seat(2),
            players: [Fate::Human, Fate::Machine, Fate::Outlaw, Fate::Human].map(came).to_vec(),
        };
        store.keep_handover(record.clone());
        assert!(store.finish().is_empty());
        let kept = store.handovers();
        assert_eq!(kept.len(), 1);
        assert_eq!(kept[0].record.as_ref().ok(), Some(&record));
        fs::write(folder.path().join("handovers/older.ron"), "(format: 1, handover: (end: Rain").expect("written");
        assert_eq!(store.handovers().iter().filter(|kept| kept.record.is_err()).count(), 1);
    }
}
