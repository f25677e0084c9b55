//! Locks and keys: each lock has one key, each key one lock.

use super::{
    super::{draft::Draft, fault::Code, report::Report},
    texts::{check_id, repeated},
};

/// Checks that keys and locks belong together.
pub fn check(draft: &Draft<'_>, report: &mut Report) {
    for lock in &draft.locks {
        check_id(lock.what, lock.inner(), report);
        if !draft.keys.iter().any(|key| key.what == lock.what) {
            let message = format!("the lock {:?} has no key", lock.what);
            report.add(
                Code::LockWithoutKey,
                lock.place(),
                message,
                format!("add `Key({:?})` somewhere the player can get", lock.what),
            );
        }
    }
    for key in draft.keys.iter().filter(|key| !draft.locks.iter().any(|lock| lock.what == key.what)) {
        let message = format!("the key {:?} has no lock", key.what);
        report.add(
            Code::KeyWithoutLock,
            key.place(),
            message,
            format!("add `Lock({:?})` at the sector it opens", key.what),
        );
    }
    check_twice(draft, report);
    check_sectors(draft, report);
}

fn check_twice(draft: &Draft<'_>, report: &mut Report) {
    for (list, what) in [(&draft.keys, "key"), (&draft.locks, "lock")] {
        for (name, again) in repeated(list.iter().map(|found| found.what)) {
            let Some(found) = list.get(again) else { continue };
            let message = format!("there is a second {what} called {name:?}");
            report.add(Code::RepeatedId, found.inner(), message, "a key opens one lock: give each pair its own name");
        }
    }
}

fn check_sectors(draft: &Draft<'_>, report: &mut Report) {
    for (at, lock) in draft.locks.iter().enumerate() {
        if draft.locks.iter().take(at).any(|other| other.sector == lock.sector) {
            report.add(
                Code::BadLock,
                lock.place(),
                format!("{} already has a lock", lock.sector),
                "keep one lock per sector",
            );
        }
        if draft.starts.iter().any(|start| start.sector == lock.sector) {
            report.add(Code::BadLock, lock.place(), "the start is locked", "lock another sector");
        }
    }
}
