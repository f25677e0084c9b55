//! The player's records: every finished game goes in, and a page shows what they come to.

use std::{
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use super::{App, News, Page, Place};
use crate::{
    contracts::Contract,
    records::{self, Book, End, Filter, Played, Record, Stats},
    save::{Disk, Slots},
    session::{badges::Par, summary::Summary},
    terminal::{ink::plain, records::table},
    words::saves::error_text,
};

/// How long leaving waits for par.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Par being worked out beside the game, to be written among the records.
pub(super) struct Later {
    done: Receiver<()>,
}

impl Drop for Later {
    /// Waits a little; a record without par is a record all the same.
    fn drop(&mut self) {
        let _ = self.done.recv_timeout(PATIENCE);
    }
}

impl App {
    /// Notes the mission that is over or given up among the records; par follows when the solver has found it.
    pub(super) fn keep_record(&mut self, end: End) {
        let Place::Play(session) = &self.place else { return };
        let contract = Contract::of_mission(&session.game().journal().setup.mission.plan().id);
        let played = match contract {
            _ if self.run.is_some() => Played::Campaign,
            Some(_) => Played::Contract,
            None => Played::Single,
        };
        let Some(data) = self.slots.as_ref().and_then(Slots::data) else { return };
        let game = session.game().clone();
        let issued = self.issued();
        if !end.counts(game.game().public().turn) {
            return;
        }
        let summary = Summary::of(&game);
        let record = Record::of(&game, &summary, Par::Thinking, &issued, end).played(played);
        let won = record.won;
        match records::add(&mut Disk, &data, record) {
            Ok(trouble) => self.news.extend(trouble.map(|trouble| News::Said(trouble.text(&self.words)))),
            Err(error) => {
                return self.say("term-records-refused", &[("error", error_text(&self.words, &error).into())]);
            }
        }
        if !won {
            return;
        }
        let (tell, done) = mpsc::channel();
        let work = move || {
            let par = records::par(game.game().setup());
            let record = Record::of(&game, &summary, par, &issued, end).played(played);
            // The game itself is written; where par cannot be, the record stays as it is.
            let _ = records::add(&mut Disk, &data, record);
            let _ = tell.send(());
        };
        if thread::Builder::new().name("par".into()).spawn(work).is_ok() {
            self.later.push(Later { done });
        }
    }

    /// The gear every agent starts with, by id.
    pub(super) fn issued(&self) -> Vec<String> {
        self.catalog.starting_gear().into_iter().map(|gear| gear.id).collect()
    }

    /// The records of the player; what is wrong with them is said.
    fn records(&mut self) -> Book {
        let Some(data) = self.slots.as_ref().and_then(Slots::data) else { return Book::default() };
        let (book, trouble) = records::open(&mut Disk, &data);
        self.news.extend(trouble.map(|trouble| News::Said(trouble.text(&self.words))));
        book
    }

    /// Whether there is something to show.
    pub(super) fn has_records(&self) -> bool {
        let data = self.slots.as_ref().and_then(Slots::data);
        data.is_some_and(|data| data.join(records::FILE).is_file())
    }

    /// Shows what all finished games come to.
    pub(super) fn show_records(&mut self) {
        let book = self.records();
        if book.count() == 0 && book.bests().is_empty() {
            return self.say("term-records-none", &[]);
        }
        let stats = Stats::of(&book, &Filter::default());
        let lines = table(&self.words, &self.catalog, &book, &stats).into_iter().map(plain).collect();
        self.news.push(News::Page(Page { title: self.words.text("term-records"), lines }));
    }
}
