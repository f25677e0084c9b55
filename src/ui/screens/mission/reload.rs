//! The file of the mission in play, watched: when its maker changes it, the player may begin again with the change.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use egui::Context;

use super::Mission;
use crate::{
    content::{Cards, Fault, Group as Kind, Source},
    save::Watch,
    stealth,
    ui::{
        Change, Desk, Screen, Thinker, Thoughts,
        screens::changed::{self, Answer, Changed},
    },
};

/// How long nobody looks at the file.
const PAUSE: Duration = Duration::from_millis(400);

/// What stands in the file now: a mission, or every fault of it.
type Found = Result<Arc<stealth::Mission>, Vec<Fault>>;

/// The file of a mission in play.
pub(super) struct Reload {
    watch: Watch,
    source: Source,
    cards: Cards,
    /// What is looked out for.
    waiting: Thoughts<Option<(Watch, Found)>>,
    /// What the player has not answered yet.
    offer: Option<Found>,
    /// Tells whoever looks out that nobody waits any more.
    left: Arc<AtomicBool>,
}

impl Drop for Reload {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Relaxed);
    }
}

impl Reload {
    /// Watches the file a mission came from; `None` where it came from none that can change.
    pub fn of(desk: &Desk, mission: &stealth::Mission) -> Option<Self> {
        source_of(desk, &mission.plan().id).map(|source| Self::watching(desk, source))
    }

    fn watching(desk: &Desk, source: Source) -> Self {
        let (watch, cards) = (Watch::new(source.watched()), desk.catalog.cards().clone());
        Self { watch, source, cards, waiting: Thoughts::none(), offer: None, left: Arc::default() }
    }

    /// Looks out for a change, beside the screen.
    fn look(&mut self, ctx: &Context, thinker: Thinker) {
        if let Some((watch, found)) = self.waiting.get().cloned().flatten() {
            self.waiting = Thoughts::none();
            self.watch = watch;
            self.offer = Some(found);
        } else if thinker == Thinker::AtOnce {
            self.offer = news(&mut self.watch, &self.source, &self.cards).or(self.offer.take());
            return;
        }
        if self.waiting.get().is_none() && !self.waiting.is_thinking() {
            let (mut watch, source) = (self.watch.clone(), self.source.clone());
            let (cards, left) = (self.cards.clone(), Arc::clone(&self.left));
            self.waiting = thinker.think(ctx, move || {
                while !left.load(Ordering::Relaxed) {
                    thread::sleep(PAUSE);
                    if let Some(found) = news(&mut watch, &source, &cards) {
                        return Some((watch, found));
                    }
                }
                None
            });
        }
    }
}

/// What stands in the file, where that is something else than before.
fn news(watch: &mut Watch, source: &Source, cards: &Cards) -> Option<Found> {
    watch.changed().then(|| source.read(cards).map(Arc::new))
}

/// The file of the mission with this id, where it is one on a disk: by itself or in a pack.
fn source_of(desk: &Desk, id: &str) -> Option<Source> {
    let named = desk.file.as_ref().filter(|(of, _)| of == id).and_then(|(_, file)| Source::of(file));
    let own = || Source::of(&desk.catalog.entry(id).filter(|entry| entry.group == Kind::User)?.file);
    named.or_else(own)
}

impl Mission {
    /// The same with what stands in this file offered, for pictures.
    #[must_use]
    pub fn offered(mut self, desk: &Desk, source: Source) -> Self {
        let mut reload = Reload::watching(desk, source);
        reload.offer = Some(reload.source.read(&reload.cards).map(Arc::new));
        self.reload = Some(reload);
        self
    }

    /// Tells of a change of the file, and begins again with it where the player wants that.
    pub(super) fn reload(&mut self, ctx: &Context, desk: &Desk) -> Option<Change> {
        if !self.arrived {
            self.reload = Reload::of(desk, &self.setup().mission);
        }
        let reload = self.reload.as_mut()?;
        reload.look(ctx, desk.thinker);
        let answer = bar(ctx, desk, reload.offer.as_ref()?)?;
        let offer = reload.offer.take()?;
        let mission = offer.ok().filter(|_| answer == Answer::Take)?;
        let setup = stealth::Setup { mission, ..(**self.setup()).clone() };
        let again = Self::begin(setup, self.game().journal().seed);
        Some(Change::Replace(Screen::Mission(Box::new(again))))
    }
}

/// The bar that tells of the change.
fn bar(ctx: &Context, desk: &Desk, found: &Found) -> Option<Answer> {
    let faults = found.as_ref().err().map_or(&[][..], Vec::as_slice);
    let errors = faults.iter().filter(|fault| fault.is_error()).count();
    let told = match found {
        Ok(_) => desk.text("ui-reload-changed"),
        Err(_) => desk.with("ui-reload-broken", &[("count", errors.into())]),
    };
    let take = found.is_ok().then(|| desk.text("ui-reload-begin"));
    changed::bar(ctx, &Changed { told, faults, take, keep: desk.text("ui-reload-keep") })
}
