//! Who gets where on a sheet, faulty as it may be, and which wall is in the way.

use std::collections::BTreeSet;

use crate::{
    content::{Bar, Cards, Edge, Sheet, Thing},
    stealth::{Colour, Nature, Sector},
};

/// How somebody gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gait {
    /// Through doors.
    Walks,
    /// Through doors and vents.
    Flies,
}

impl Gait {
    /// How an enemy kind gets about; a kind nobody knows walks.
    pub fn of(kind: &str, cards: &Cards) -> Self {
        let flies = cards.kind(kind).is_some_and(|kind| kind.nature == Nature::Vents);
        if flies { Self::Flies } else { Self::Walks }
    }

    /// Whether it passes.
    pub const fn passes(self, bar: Bar) -> bool {
        match bar {
            Bar::Open => true,
            Bar::Vent => matches!(self, Self::Flies),
            Bar::Wall => false,
        }
    }
}

/// The drawn sectors, in reading order.
pub fn rooms(sheet: &Sheet) -> impl Iterator<Item = Sector> {
    sheet.squares().filter(|(_, square)| square.room().is_some()).map(|(at, _)| at)
}

/// All pairs of drawn neighbours with what stands between them.
pub fn joints(sheet: &Sheet) -> impl Iterator<Item = (Edge, Bar)> {
    let later = |at: Sector| {
        [Sector::at(at.column() + 1, at.row()), Sector::at(at.column(), at.row() + 1)]
            .into_iter()
            .flatten()
            .filter_map(move |next| Edge::between(at, next))
    };
    let whole = |edge: &Edge| edge.ends().iter().all(|end| sheet.room(*end).is_some());
    rooms(sheet).flat_map(later).filter(whole).map(|edge| (edge, sheet.bar(edge)))
}

/// Everything that can be reached from a sector.
pub fn from(sheet: &Sheet, start: Sector, gait: Gait) -> BTreeSet<Sector> {
    let mut reached = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        for edge in Edge::around(at).filter(|edge| gait.passes(sheet.bar(*edge))) {
            let next = edge.ends().into_iter().filter(|end| sheet.room(*end).is_some() && reached.insert(*end));
            open.extend(next.collect::<Vec<_>>());
        }
    }
    reached
}

/// The one wall that parts two sectors; `None` where they are joined, or several walls do.
pub fn only_wall(sheet: &Sheet, a: Sector, b: Sector, gait: Gait) -> Option<Edge> {
    let (here, there) = (from(sheet, a, gait), from(sheet, b, gait));
    let parts = |edge: &Edge| {
        let [one, other] = edge.ends();
        (here.contains(&one) && there.contains(&other)) || (here.contains(&other) && there.contains(&one))
    };
    let mut walls = joints(sheet).filter(|(edge, bar)| !gait.passes(*bar) && parts(edge)).map(|(edge, _)| edge);
    walls.next().filter(|_| !here.contains(&b) && walls.next().is_none())
}

/// Where those of a colour begin, and how they get about: enemies at their posts, reinforcements at the entrance.
pub fn walkers(sheet: &Sheet, colour: Colour, cards: &Cards) -> Vec<(Sector, Gait)> {
    let posts = sheet.things().filter_map(|(_, spot, thing)| match thing {
        Thing::Enemy { kind, colour: its, .. } if *its == colour => Some((spot.sector()?, Gait::of(kind, cards))),
        _ => None,
    });
    let entrance = sheet.things().find(|(.., thing)| **thing == Thing::Entrance).and_then(|(_, spot, _)| spot.sector());
    let relief = sheet.alarm.iter().flat_map(|alarm| &alarm.reinforcements).filter(|one| one.colour == colour);
    let later = relief.filter_map(|one| Some((entrance?, Gait::of(&one.kind, cards))));
    posts.chain(later).collect()
}
