//! What a command changed: old and new, so that it can be done, undone and done again.

use serde::{Deserialize, Serialize};

use super::{Name, Refusal};
use crate::{
    content::{Bar, Edge, Loose, Place, Prose, Sheet, SheetAlarm, Square},
    stealth::{Powers, Rewards, Sector},
};

/// A value before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Swap<T> {
    pub old: T,
    pub new: T,
}

impl<T> Swap<T> {
    /// Old and new exchanged.
    #[must_use]
    pub fn inverse(self) -> Self {
        Self { old: self.new, new: self.old }
    }
}

impl<T: Clone + PartialEq> Swap<T> {
    /// The swap that makes `new` of `old`; `None` where they are the same.
    fn between(old: &T, new: &T) -> Option<Self> {
        (old != new).then(|| Self { old: old.clone(), new: new.clone() })
    }

    /// Puts the new value in the place of the old one, which must be there.
    fn apply(&self, to: &mut T) -> Result<(), Refusal> {
        if *to != self.old {
            return Err(Refusal::Stale);
        }
        to.clone_from(&self.new);
        Ok(())
    }
}

/// One change of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Change {
    Format(Swap<i64>),
    Id(Swap<String>),
    Name(Swap<String>),
    Powers(Swap<Powers>),
    Alarm(Swap<Option<SheetAlarm>>),
    Rewards(Swap<Rewards>),
    Intro(Swap<Prose>),
    Conclusion(Swap<Prose>),
    Loose(Swap<Vec<Loose>>),
    Square(Sector, Swap<Option<Square>>),
    Edge(Edge, Swap<Bar>),
    /// The places from this number on.
    Places(usize, Swap<Vec<Place>>),
}

impl Change {
    fn apply(&self, to: &mut Sheet) -> Result<(), Refusal> {
        match self {
            Self::Format(swap) => swap.apply(&mut to.format),
            Self::Id(swap) => swap.apply(&mut to.id),
            Self::Name(swap) => swap.apply(&mut to.name),
            Self::Powers(swap) => swap.apply(&mut to.powers),
            Self::Alarm(swap) => swap.apply(&mut to.alarm),
            Self::Rewards(swap) => swap.apply(&mut to.rewards),
            Self::Intro(swap) => swap.apply(&mut to.intro),
            Self::Conclusion(swap) => swap.apply(&mut to.conclusion),
            Self::Loose(swap) => swap.apply(to.loose_mut()),
            Self::Square(at, swap) => {
                let mut square = to.square(*at).cloned();
                swap.apply(&mut square)?;
                to.set_square(*at, square);
                Ok(())
            }
            Self::Edge(edge, swap) => {
                let mut bar = to.bar(*edge);
                swap.apply(&mut bar)?;
                to.set_bar(*edge, bar);
                Ok(())
            }
            Self::Places(at, swap) => {
                let there = at.checked_add(swap.old.len()).and_then(|end| to.places().get(*at..end));
                if there != Some(&swap.old[..]) {
                    return Err(Refusal::Stale);
                }
                let fits = to.splice_places(*at, swap.old.len(), swap.new.clone());
                fits.then_some(()).ok_or(Refusal::Stale)
            }
        }
    }

    fn inverse(self) -> Self {
        match self {
            Self::Format(swap) => Self::Format(swap.inverse()),
            Self::Id(swap) => Self::Id(swap.inverse()),
            Self::Name(swap) => Self::Name(swap.inverse()),
            Self::Powers(swap) => Self::Powers(swap.inverse()),
            Self::Alarm(swap) => Self::Alarm(swap.inverse()),
            Self::Rewards(swap) => Self::Rewards(swap.inverse()),
            Self::Intro(swap) => Self::Intro(swap.inverse()),
            Self::Conclusion(swap) => Self::Conclusion(swap.inverse()),
            Self::Loose(swap) => Self::Loose(swap.inverse()),
            Self::Square(at, swap) => Self::Square(at, swap.inverse()),
            Self::Edge(edge, swap) => Self::Edge(edge, swap.inverse()),
            Self::Places(at, swap) => Self::Places(at, swap.inverse()),
        }
    }
}

/// An edit: what it is called, and every change it makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// What it is called.
    pub name: Name,
    /// What it changes, in this order.
    pub changes: Vec<Change>,
}

impl Edit {
    /// The edit that makes `new` of `old`.
    pub fn between(name: Name, old: &Sheet, new: &Sheet) -> Self {
        let mut changes: Vec<Change> = [
            Swap::between(&old.format, &new.format).map(Change::Format),
            Swap::between(&old.id, &new.id).map(Change::Id),
            Swap::between(&old.name, &new.name).map(Change::Name),
            Swap::between(&old.powers, &new.powers).map(Change::Powers),
            Swap::between(&old.alarm, &new.alarm).map(Change::Alarm),
            Swap::between(&old.rewards, &new.rewards).map(Change::Rewards),
            Swap::between(&old.intro, &new.intro).map(Change::Intro),
            Swap::between(&old.conclusion, &new.conclusion).map(Change::Conclusion),
            Swap::between(&old.loose().to_vec(), &new.loose().to_vec()).map(Change::Loose),
        ]
        .into_iter()
        .flatten()
        .collect();
        changes.extend(squares(old, new));
        changes.extend(edges(old, new));
        changes.extend(places(old.places(), new.places()));
        Self { name, changes }
    }

    /// Makes every change, or none where one does not fit.
    pub fn apply(&self, to: &mut Sheet) -> Result<(), Refusal> {
        for (at, change) in self.changes.iter().enumerate() {
            if let Err(refusal) = change.apply(to) {
                for done in self.changes.iter().take(at).rev() {
                    // What was just done can be undone.
                    let _ = done.clone().inverse().apply(to);
                }
                return Err(refusal);
            }
        }
        Ok(())
    }

    /// The edit that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let changes = self.changes.iter().rev().cloned().map(Change::inverse);
        Self { name: self.name, changes: changes.collect() }
    }
}

/// What is drawn otherwise, the sectors in reading order.
fn squares<'a>(old: &'a Sheet, new: &'a Sheet) -> impl Iterator<Item = Change> {
    let gone = old.squares().filter(|(at, _)| new.square(*at).is_none());
    let gone = gone.map(|(at, square)| Change::Square(at, Swap { old: Some(square.clone()), new: None }));
    let other = new.squares().filter(|(at, square)| old.square(*at) != Some(*square));
    gone.chain(
        other.map(|(at, square)| Change::Square(at, Swap { old: old.square(at).cloned(), new: Some(square.clone()) })),
    )
}

fn edges<'a>(old: &'a Sheet, new: &'a Sheet) -> impl Iterator<Item = Change> {
    let gone = old.edges().filter(|(edge, _)| new.bar(*edge) == Bar::Open).map(|(edge, _)| edge);
    let other = new.edges().filter(|(edge, bar)| old.bar(*edge) != *bar).map(|(edge, _)| edge);
    gone.chain(other).map(|edge| Change::Edge(edge, Swap { old: old.bar(edge), new: new.bar(edge) }))
}

/// The places that differ: one by one where none came or went, else from the first to the last that does.
fn places(old: &[Place], new: &[Place]) -> Vec<Change> {
    if old.iter().map(|place| &place.spot).eq(new.iter().map(|place| &place.spot)) {
        let pairs = old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new);
        let one = |(at, (old, new)): (usize, (&Place, &Place))| {
            Change::Places(at, Swap { old: vec![old.clone()], new: vec![new.clone()] })
        };
        return pairs.map(one).collect();
    }
    let before = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[before..], &new[before..]);
    let behind = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[..old.len() - behind], &new[..new.len() - behind]);
    vec![Change::Places(before, Swap { old: old.to_vec(), new: new.to_vec() })]
}
