//! What the person at the screen is asked, and what may be chosen.

use super::app::{Place, TableApp};
use crate::deduction::{Action, Deed as Turn, WeaponKind};

/// From this many options on those of a kind are put together.
const MANY: usize = 10;

/// Options of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Things to say.
    Talk,
    /// Cards to look at.
    Look,
    /// Targets for this weapon.
    Take(WeaponKind),
    /// Targets to aim at.
    Aim,
    /// Targets to shoot at.
    Shoot,
}

impl Group {
    fn of(action: Action) -> Option<Self> {
        match action {
            Action::Claim(_) => Some(Self::Talk),
            Action::Announce(Turn::Investigate(..)) => Some(Self::Look),
            Action::Announce(Turn::Equip(kind, _)) => Some(Self::Take(kind)),
            Action::Announce(Turn::Retarget(_)) => Some(Self::Aim),
            Action::Announce(Turn::Shoot(Some(_))) => Some(Self::Shoot),
            _ => None,
        }
    }
}

/// What a choice stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// Does this in the game.
    Act(Action),
    /// Shows what there is of a kind.
    Open(Group),
    /// Shows everything again.
    Close,
    /// Goes on: the curtain falls, or somebody sits down behind it.
    GoOn,
    /// Leaves the table.
    Quit,
}

/// One choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person reads.
    pub label: String,
    /// What it stands for.
    pub deed: Deed,
}

impl TableApp {
    /// What may be done, talk aside, with labels.
    pub(super) fn options(&self) -> Vec<(Action, String)> {
        self.labelled(|option| !matches!(option, Action::Claim(_)))
    }

    /// What may be said, with labels.
    pub(super) fn claims(&self) -> Vec<(Action, String)> {
        self.labelled(|option| matches!(option, Action::Claim(_)))
    }

    fn labelled(&self, wanted: impl Fn(&Action) -> bool) -> Vec<(Action, String)> {
        let screen = self.table.screen();
        let (view, teller) = (self.table.view(screen), self.teller());
        let options = self.table.options(screen).into_iter().filter(wanted);
        options.map(|option| (option, teller.action_explained(&view, &option))).collect()
    }

    /// What is asked now.
    pub fn question(&self) -> Option<String> {
        let screen = self.table.screen();
        match self.place {
            Place::Curtain(next) => Some(self.words.with("term-sd-curtain", &[("name", self.seat_name(next).into())])),
            Place::HandOver(_) => Some(self.words.text("term-sd-hand-over")),
            Place::Open => match self.table.outcome() {
                Some(outcome) => Some(self.teller().result(&outcome, screen)),
                None if self.leaving => Some(self.words.text("term-sd-unsaved")),
                None if self.group == Some(Group::Talk) => Some(self.words.text("term-sd-say-what")),
                None => self.teller().question(&self.table.view(screen)),
            },
        }
    }

    /// What may be chosen now.
    pub fn choices(&self) -> Vec<Choice> {
        let one = |key: &str, deed| vec![Choice { label: self.words.text(key), deed }];
        match self.place {
            Place::Curtain(_) => return Vec::new(),
            Place::HandOver(_) => return one("term-sd-go-on", Deed::GoOn),
            Place::Open if self.table.outcome().is_some() => return one("term-quit", Deed::Quit),
            Place::Open => {}
        }
        if let Some(group) = self.group {
            let mut all = self.of_group(|of| of == Some(group));
            all.extend(one("term-sd-back", Deed::Close));
            return all;
        }
        self.grouped()
    }

    /// The options whose group is wanted.
    fn of_group(&self, wanted: impl Fn(Option<Group>) -> bool) -> Vec<Choice> {
        let own = self.labelled(|option| wanted(Group::of(*option)));
        own.into_iter().map(|(action, label)| Choice { label, deed: Deed::Act(action) }).collect()
    }

    /// All options; where there are many, those of a kind are one choice. Talk always is, and comes last.
    fn grouped(&self) -> Vec<Choice> {
        let options = self.options();
        let many = options.len() > MANY;
        let mut all: Vec<Choice> = Vec::new();
        for (action, label) in options {
            let group = Group::of(action).filter(|_| many);
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
    fn opener(&self, group: Group) -> Choice {
        let mut own = self.of_group(|of| of == Some(group));
        if own.len() == 1 && group != Group::Talk {
            return own.remove(0);
        }
        let count = ("count", own.len().into());
        let label = match group {
            Group::Talk => self.words.with("term-sd-say", &[count]),
            Group::Look => self.words.with("term-sd-group-look", &[count]),
            Group::Aim => self.words.with("term-sd-group-aim", &[count]),
            Group::Shoot => self.words.with("term-sd-group-shoot", &[count]),
            Group::Take(kind) => {
                self.words.with("term-sd-group-take", &[count, ("weapon", self.teller().weapon(kind).into())])
            }
        };
        Choice { label, deed: Deed::Open(group) }
    }

    /// Does what a choice stands for.
    pub fn perform(&mut self, deed: Deed) {
        match deed {
            Deed::Act(action) => self.act(action),
            Deed::Open(group) => self.group = Some(group),
            Deed::Close => self.group = None,
            Deed::GoOn => self.command(super::Command::Nothing),
            Deed::Quit => self.command(super::Command::Quit),
        }
    }
}
