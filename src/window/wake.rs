//! When the screen must be thought about again, told by any thread, and the waiting until then.

use std::{
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// The moment the next frame is due.
#[derive(Debug, Default)]
pub struct Wake {
    due: Mutex<Option<Instant>>,
    bell: Condvar,
}

impl Wake {
    /// A frame is wanted after this time, or sooner where one is due sooner.
    pub fn after(&self, delay: Duration) {
        // A delay beyond all times means never.
        let Some(wanted) = Instant::now().checked_add(delay) else { return };
        let mut due = self.lock();
        if due.is_none_or(|due| wanted < due) {
            *due = Some(wanted);
            self.bell.notify_all();
        }
    }

    /// Whether a frame is due; the next one has to be asked for again.
    pub fn take(&self) -> bool {
        self.lock().take_if(|due| *due <= Instant::now()).is_some()
    }

    /// Waits until `least` in any case, then until a frame is due, but never beyond `most`.
    pub fn wait(&self, least: Instant, most: Instant) {
        thread::sleep(least.saturating_duration_since(Instant::now()));
        let mut due = self.lock();
        loop {
            let until = due.map_or(most, |due| due.min(most));
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            due = self.bell.wait_timeout(due, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        // A moment in time is whole at every moment.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, thread};

    use super::*;

    #[test]
    fn the_sooner_wish_counts_and_only_once() {
        let wake = Wake::default();
        assert!(!wake.take());
        wake.after(Duration::ZERO);
        wake.after(Duration::from_secs(100));
        wake.after(Duration::MAX);
        assert!(wake.take());
        assert!(!wake.take());
    }

    #[test]
    fn waiting_ends_at_its_limit_and_when_another_thread_wakes() {
        let wake = Arc::new(Wake::default());
        let began = Instant::now();
        wake.after(Duration::ZERO);
        wake.wait(began + Duration::from_millis(5), began + Duration::from_secs(60));
        assert!(began.elapsed() >= Duration::from_millis(5), "the least is kept where a frame is due");
        assert!(wake.take());
        wake.wait(began, began + Duration::from_millis(8));
        assert!(began.elapsed() >= Duration::from_millis(8));
        let other = wake.clone();
        let waker = thread::spawn(move || other.after(Duration::ZERO));
        wake.wait(began, began + Duration::from_secs(60));
        waker.join().unwrap();
        assert!(began.elapsed() < Duration::from_secs(50));
    }
}
