//! The file of the mission at hand, looked at now and then: its maker's change is offered, its faults are told.

use std::sync::Arc;

use super::{App, News, Page, Place};
use crate::{
    content::{Fault, Group, Source},
    save::Watch,
    session::Session,
    stealth::{Mission, Setup},
    terminal::ink::plain,
};

/// The file of a mission.
pub struct File {
    /// The mission's id.
    id: String,
    source: Source,
    watch: Watch,
}

impl App {
    /// Looks whether the file of the mission at hand was changed, and tells it; whether there was something to tell.
    pub fn look(&mut self) -> bool {
        self.find_file();
        let Some(file) = &mut self.file else { return false };
        if !file.watch.changed() {
            return false;
        }
        match file.source.read(self.catalog.cards()) {
            Ok(_) => self.say("term-file-changed", &[]),
            Err(faults) => self.tell_faults(&faults),
        }
        true
    }

    /// Begins again with what stands in the file; where it has faults they are told and the game goes on.
    pub(super) fn reload(&mut self) {
        self.find_file();
        let Some(file) = &mut self.file else { return self.say("term-no-file", &[]) };
        // What is read now need not be told again.
        file.watch.changed();
        match file.source.read(self.catalog.cards()) {
            Ok(mission) => self.begin_again(Arc::new(mission)),
            Err(faults) => self.tell_faults(&faults),
        }
    }

    /// The same agent in the changed mission, with the same dice.
    fn begin_again(&mut self, mission: Arc<Mission>) {
        let id = mission.plan().id.clone();
        self.file.iter_mut().for_each(|file| file.id.clone_from(&id));
        self.named.iter_mut().for_each(|(named, _)| named.clone_from(&id));
        match &mut self.place {
            Place::Briefing(briefing) => briefing.mission = mission,
            Place::Play(session) => {
                let journal = session.game().journal();
                let (setup, seed) = (Setup { mission, ..journal.setup.clone() }, journal.seed);
                self.place = Place::Play(Box::new(Session::new(setup, seed)));
            }
            Place::Menu | Place::Camp(_) => {}
        }
        self.inspected = None;
        self.say("term-reloaded", &[]);
    }

    /// Finds the file of the mission at hand, where it has one that can change. Those of a campaign have none.
    fn find_file(&mut self) {
        let id = match &self.place {
            _ if self.run.is_some() => None,
            Place::Briefing(briefing) => Some(&briefing.mission.plan().id),
            Place::Play(session) => Some(&session.game().journal().setup.mission.plan().id),
            Place::Menu | Place::Camp(_) => None,
        };
        if self.file.as_ref().map(|file| &file.id) != id {
            let found = id.and_then(|id| Some((id.clone(), self.source(id)?)));
            self.file = found.map(|(id, source)| File { id, watch: Watch::new(source.watched()), source });
        }
    }

    fn source(&self, id: &str) -> Option<Source> {
        let named = self.named.as_ref().filter(|(of, _)| of == id).and_then(|(_, file)| Source::of(file));
        let own = || Source::of(&self.catalog.entry(id).filter(|entry| entry.group == Group::User)?.file);
        named.or_else(own)
    }

    /// A page with every fault of the changed file.
    fn tell_faults(&mut self, faults: &[Fault]) {
        let errors = faults.iter().filter(|fault| fault.is_error()).count();
        let title = self.words.with("term-file-broken", &[("count", errors.into())]);
        let lines = faults.iter().flat_map(|fault| fault.to_string().lines().map(plain).collect::<Vec<_>>());
        self.news.push(News::Page(Page { title, lines: lines.collect() }));
    }
}
