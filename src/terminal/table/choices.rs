//! What the person at the screen is asked, and what may be chosen.

use super::{
    Shown,
    app::{Place, TableApp},
};
use crate::terminal::front::Tells as _;

/// From this many options on those of a kind are put together.
const MANY: usize = 10;

/// Options that are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group<K> {
    /// Things to say.
    Talk,
    /// Options of a kind.
    Of(K),
}

/// The group of an action.
fn group<G: Shown>(action: &G::Action) -> Option<Group<G::Kind>> {
    if G::is_talk(action) { Some(Group::Talk) } else { G::kind(action).map(Group::Of) }
}

/// What a choice stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed<A, K> {
    /// Does this in the game.
    Act(A),
    /// Shows what there is of a kind.
    Open(Group<K>),
    /// Shows everything again.
    Close,
    /// Goes on: the curtain falls, or somebody sits down behind it.
    GoOn,
    /// Goes on to the game that follows this one.
    Onward,
    /// Leaves the table.
    Quit,
}

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A, K> {
    /// What the person reads.
    pub label: String,
    /// What it stands for.
    pub deed: Deed<A, K>,
}

/// A choice at a table of this game.
type ChoiceOf<G> = Choice<<G as crate::engine::Game>::Action, <G as Shown>::Kind>;

impl<G: Shown> TableApp<G> {
    /// What may be done, talk aside, with labels.
    pub(super) fn options(&self) -> Vec<(G::Action, String)> {
        self.labelled(|option| !G::is_talk(option))
    }

    /// What may be said, with labels.
    pub(super) fn claims(&self) -> Vec<(G::Action, String)> {
        self.labelled(G::is_talk)
    }

    fn labelled(&self, wanted: impl Fn(&G::Action) -> bool) -> Vec<(G::Action, String)> {
        let screen = self.table.screen();
        let (view, teller) = (self.table.view(screen), self.teller());
        let options = self.table.options(screen).into_iter().filter(wanted);
        options.map(|option| (option, teller.label(&view, &option))).collect()
    }

    /// What is asked now.
    pub fn question(&self) -> Option<String> {
        let screen = self.table.screen();
        match self.place {
            Place::Curtain(next) => {
                Some(self.words.with("term-table-curtain", &[("name", self.seat_name(next).into())]))
            }
            Place::HandOver(_) => Some(self.words.text("term-table-hand-over")),
            Place::Open => match self.table.outcome() {
                Some(outcome) => Some(self.teller().result(&outcome, screen)),
                None if self.leaving => Some(self.words.text("term-table-unsaved")),
                None if self.group == Some(Group::Talk) => Some(self.words.text("term-table-say-what")),
                None => self.teller().question(&self.table.view(screen)),
            },
        }
    }

    /// What may be chosen now.
    pub fn choices(&self) -> Vec<ChoiceOf<G>> {
        let one = |key: &str, deed| vec![Choice { label: self.words.text(key), deed }];
        match self.place {
            Place::Curtain(_) => return Vec::new(),
            Place::HandOver(_) => return one("term-table-go-on", Deed::GoOn),
            Place::Open if self.table.outcome().is_some() => {
                let mut all = if self.has_sequel() { one("term-table-onward", Deed::Onward) } else { Vec::new() };
                all.extend(one("term-quit", Deed::Quit));
                return all;
            }
            Place::Open => {}
        }
        if let Some(group) = self.group {
            let mut all = self.of_group(|of| of == Some(group));
            all.extend(one("term-table-back", Deed::Close));
            return all;
        }
        self.grouped()
    }

    /// The options whose group is wanted.
    fn of_group(&self, wanted: impl Fn(Option<Group<G::Kind>>) -> bool) -> Vec<ChoiceOf<G>> {
        let own = self.labelled(|option| wanted(group::<G>(option)));
        own.into_iter().map(|(action, label)| Choice { label, deed: Deed::Act(action) }).collect()
    }

    /// All options; where there are many, those of a kind are one choice. Talk always is, and comes last.
    fn grouped(&self) -> Vec<ChoiceOf<G>> {
        let options = self.options();
        let many = options.len() > MANY;
        let mut all: Vec<ChoiceOf<G>> = Vec::new();
        for (action, label) in options {
            let group = group::<G>(&action).filter(|_| many);
            let Some(group) = group else {
                all.push(Choice { label, deed: Deed::Act(action) });
                continue;
            };
            let is_new = !all.iter().any(|choice| choice.deed == Deed::Open(group));
            all.extend(is_new.then(|| self.opener(group)));
        }
        let talk = self.opener(Group::Talk);
        all.extend((!self.claims().is_empty()).then_some(talk));
        all
    }

    /// The choice that opens a group; the option itself where there is but one.
    fn opener(&self, group: Group<G::Kind>) -> ChoiceOf<G> {
        let mut own = self.of_group(|of| of == Some(group));
        if own.len() == 1 && group != Group::Talk {
            return own.remove(0);
        }
        let label = match group {
            Group::Talk => self.words.with("term-table-say", &[("count", own.len().into())]),
            Group::Of(kind) => G::opener(self, kind, own.len()),
        };
        Choice { label, deed: Deed::Open(group) }
    }

    /// Does what a choice stands for.
    pub fn perform(&mut self, deed: Deed<G::Action, G::Kind>) {
        match deed {
            Deed::Act(action) => self.act(action),
            Deed::Open(group) => self.group = Some(group),
            Deed::Close => self.group = None,
            Deed::GoOn => self.command(super::Command::Nothing),
            Deed::Onward => self.command(super::Command::Onward),
            Deed::Quit => self.command(super::Command::Quit),
        }
    }
}
