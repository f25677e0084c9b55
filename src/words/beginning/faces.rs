//! What cards of a table are called.

use super::{Teller, scene};
use crate::beginning::{
    Deck as Home, EventNo, InfluenceNo, Item, ObjectiveNo, ProgramNo, Sight, Source, View, WoundNo,
};

impl Teller<'_> {
    /// An influence card: `blue 3`, or its name.
    pub fn influence(&self, no: InfluenceNo) -> String {
        let card = self.rules.library().influence(no);
        card.map_or_else(|| self.words.text("name-tb-a-card"), |card| self.cards().influence_name(card))
    }

    /// An influence card in a hand, with its deck unless it is the one of this character: two that look alike differ.
    pub(super) fn held(&self, view: &View, no: InfluenceNo) -> String {
        let name = self.influence(no);
        let who = scene(view).player(view.seat).map(|player| player.who);
        match self.rules.library().influence(no).map(|card| card.deck) {
            Some(Home::Personal(of)) if Some(of) == who => name,
            Some(home) => {
                let deck = self.cards().home(home);
                self.phrase("name-tb-known", &[("thing", name.into()), ("what", deck.into())])
            }
            None => name,
        }
    }

    /// Several influence cards.
    pub(super) fn hand(&self, cards: &[InfluenceNo]) -> String {
        if cards.is_empty() {
            return self.words.text("name-tb-no-card");
        }
        self.all(cards.iter().map(|no| self.influence(*no)))
    }

    /// A program.
    pub fn program(&self, no: ProgramNo) -> String {
        let card = self.rules.library().program(no);
        card.map_or_else(|| self.words.text("name-tb-a-program"), |card| card.name.clone())
    }

    /// A program among several, by its place: copies are told apart.
    pub(super) fn nth_program(&self, programs: &[ProgramNo], at: u8) -> String {
        let at = usize::from(at);
        let Some(&no) = programs.get(at) else { return self.words.text("name-tb-a-program") };
        let before = programs.iter().take(at).filter(|other| **other == no).count();
        let name = self.program(no);
        if before == 0 {
            return name;
        }
        self.phrase("name-tb-numbered", &[("thing", name.into()), ("number", (before + 1).into())])
    }

    /// An event.
    pub fn event_name(&self, no: EventNo) -> String {
        let card = self.rules.library().event(no);
        card.map_or_else(|| self.words.text("name-tb-an-event"), |card| card.name.clone())
    }

    /// An objective.
    pub fn objective(&self, no: ObjectiveNo) -> String {
        let card = self.rules.library().objective(no);
        card.map_or_else(|| self.words.text("name-tb-an-objective"), |card| card.name.clone())
    }

    /// A wound.
    pub fn wound(&self, no: WoundNo) -> String {
        let card = self.rules.library().wound(no);
        card.map_or_else(|| self.words.text("name-tb-a-wound"), |card| card.name.clone())
    }

    /// What is in a supply box.
    pub fn item(&self, item: Item) -> String {
        let card = self.rules.library().item(item);
        card.map_or_else(|| self.words.text("name-tb-a-box"), |card| card.name.clone())
    }

    /// A Recon card.
    pub fn recon(&self, sight: Sight) -> String {
        let card = self.rules.library().recons.iter().find(|card| card.sight == sight);
        card.map_or_else(|| self.words.text("name-tb-a-recon"), |card| card.name.clone())
    }

    /// An All-Rounder card, by its number.
    pub fn rounder(&self, at: u8) -> String {
        let card = self.rules.library().all_rounders.get(usize::from(at));
        card.map_or_else(|| self.words.text("name-tb-a-card"), |card| card.name.clone())
    }

    /// An interrogation card, by its number.
    pub fn interrogation(&self, at: u8) -> String {
        let card = self.rules.library().interrogations.get(usize::from(at));
        card.map_or_else(|| self.words.text("name-tb-a-card"), |card| card.name.clone())
    }

    /// The card a script comes from.
    pub(super) fn source(&self, source: Source) -> String {
        match source {
            Source::Event(no, _) => self.event_name(no),
            Source::Program(no) => self.program(no),
            Source::Rounder(at) => self.rounder(at),
            Source::Unique(no) => self.influence(no),
            Source::Interrogation(at, _) => self.interrogation(at),
        }
    }
}
