//! Work beside the screen that ends when it is dropped.

use std::{
    sync::{
        Arc,
        mpsc::{self, Receiver, TryRecvError},
    },
    thread,
    time::Duration,
};

use super::work::{Finding, Thoroughness, work};
use crate::content::{Cards, Sheet};

/// What is waited before the work begins, so that a stroke of many edits begins it once.
const PAUSE: Duration = Duration::from_millis(60);

/// Finds out about one sheet in a thread of its own. A job that is dropped stops soon, without anybody waiting for it.
#[derive(Debug)]
pub struct Job {
    findings: Receiver<Finding>,
    done: bool,
    /// The thread goes on as long as this is held.
    _leash: Arc<()>,
}

impl Job {
    /// Begins. `wake` is called in the thread whenever there is something to poll, and at the end. Where no thread can
    /// be started nothing is found out.
    pub fn start(sheet: &Sheet, cards: &Cards, wake: impl Fn() + Send + 'static) -> Self {
        let (tell, findings) = mpsc::channel();
        let leash = Arc::new(());
        let held = Arc::downgrade(&leash);
        let (sheet, cards) = (sheet.clone(), cards.clone());
        let run = move || {
            thread::sleep(PAUSE);
            let go_on = || held.strong_count() > 0;
            work(&sheet, &cards, Thoroughness::Full, &go_on, &mut |finding| {
                // Nobody listens to a job that was dropped.
                let _ = tell.send(finding);
                wake();
            });
            drop(tell);
            wake();
        };
        let _ = thread::Builder::new().name("live".into()).spawn(run);
        Self { findings, done: false, _leash: leash }
    }

    /// The quick part of the same work, done within this call: for pictures that must always be the same.
    pub fn at_once(sheet: &Sheet, cards: &Cards) -> Self {
        let (tell, findings) = mpsc::channel();
        work(sheet, cards, Thoroughness::Quick, &|| true, &mut |finding| drop(tell.send(finding)));
        Self { findings, done: false, _leash: Arc::new(()) }
    }

    /// The next finding, where there is one; never waits. Each stands for all that came before it of its kind.
    pub fn poll(&mut self) -> Option<Finding> {
        match self.findings.try_recv() {
            Ok(finding) => Some(finding),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.done = true;
                None
            }
        }
    }

    /// Whether everything was found out, and polled.
    pub fn is_done(&self) -> bool {
        self.done
    }
}
