//! Quick fixes: the edit that mends a fault, where only one cure is possible or any other would mean the same.

use std::collections::BTreeSet;

use super::{Command, Edit, Name, Value, reach, reach::Gait};
use crate::{
    content::{About, Bar, Cards, Code, Edge, Field, Finding, Goal, Sheet, Square, Thing, ThingAt, is_id},
    stealth::{Colour, Letter, Sector},
};

/// A cure: what it does, for a button, and the edit that does it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Fix {
    pub cure: Cure,
    pub edit: Edit,
}

/// What a fix does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cure {
    /// Opens the one wall in the way.
    Open(Edge),
    /// Removes walls that part nothing.
    DropWalls,
    /// Numbers the waypoints of a patrol 1, 2, 3 and so on.
    Renumber(Colour),
    /// Removes what does nothing.
    Remove,
    /// Gives a sector this letter.
    Letter(Letter),
    /// Puts this id or kind in the place of the one that is none.
    Word(String),
    /// Puts the nearest number that is allowed in the place of the one that is not.
    Number(i64),
    /// Lists reinforcements by rising level.
    Sort,
}

/// The cure of a fault that was found on this sheet; `None` where it is for the author to decide.
pub fn fix(sheet: &Sheet, finding: &Finding, cards: &Cards) -> Option<Fix> {
    let (cure, command) = cure(sheet, finding, cards)?;
    let name = Name::Fix(finding.fault.code);
    let edit = Command::All(name, command).edit(sheet).ok()?;
    Some(Fix { cure, edit })
}

/// What mends a fault.
type Cured = Option<(Cure, Vec<Command>)>;

fn cure(sheet: &Sheet, finding: &Finding, cards: &Cards) -> Cured {
    match (finding.fault.code, finding.about) {
        (Code::Format, _) if sheet.format == 0 => Some((Cure::Number(1), vec![Command::Set(Value::Format(1))])),
        (Code::BadId, about) => better_id(sheet, about),
        (Code::RepeatedId, About::Thing(at)) => own_id(sheet, at),
        (Code::UnknownId, about) => nearest_kind(sheet, about, cards),
        (Code::OutOfRange, about) => nearest_number(sheet, about),
        (Code::TileNumber, About::Sector(at)) => {
            let tile = sheet.room(at)?.tile.clamp(1, 999);
            Some((Cure::Number(tile.into()), vec![Command::Paint { at: vec![at], tile }]))
        }
        (Code::BadCell, About::Sector(at)) => in_capitals(sheet, at),
        (Code::RepeatedLetter, About::Sector(at)) => {
            let letter = sheet.free_letter()?;
            Some((Cure::Letter(letter), vec![Command::Letter { at, letter: Some(letter) }]))
        }
        (Code::EmptyPlace, About::Place(at)) => Some((Cure::Remove, vec![Command::DropPlace(at)])),
        (Code::BadPlace | Code::NoSuchPlace | Code::NotNeighbours, About::Loose(at)) => {
            Some((Cure::Remove, vec![Command::DropLoose(at)]))
        }
        (Code::IdleWall, About::Sector(at)) => {
            let edges = Edge::around(at).filter(|edge| edge.ends().iter().any(|end| sheet.square(*end).is_none()));
            Some((Cure::DropWalls, vec![Command::Bar { edges: edges.collect(), bar: Bar::Open }]))
        }
        (Code::Unreachable, About::Thing(at)) => open_to(sheet, sheet.sector_of(at)?),
        (Code::CutOff, About::Sector(at)) => open_to(sheet, at),
        (Code::UnreachableWaypoint, About::Thing(at)) => open_to_patrol(sheet, at, cards),
        (Code::WaypointGap | Code::RepeatedWaypoint, About::Thing(at)) => {
            let Thing::Waypoint { colour, .. } = *sheet.thing(at)? else { return None };
            Some((Cure::Renumber(colour), vec![Command::Renumber(colour)]))
        }
        (Code::IdleWaypoint, About::Thing(at)) => Some((Cure::Remove, vec![Command::Remove(at)])),
        (Code::TableOrder, _) => {
            let mut alarm = sheet.alarm.clone()?;
            alarm.reinforcements.sort_by_key(|one| one.level);
            Some((Cure::Sort, vec![Command::Set(Value::Alarm(Some(alarm)))]))
        }
        _ => None,
    }
}

/// The one wall between the start and a sector.
fn open_to(sheet: &Sheet, to: Sector) -> Cured {
    let start = sheet.things().find(|(.., thing)| **thing == Thing::Start)?.1.sector()?;
    reach::only_wall(sheet, start, to, Gait::Walks).map(open)
}

/// The one wall between a waypoint and somebody who is to walk there.
fn open_to_patrol(sheet: &Sheet, at: ThingAt, cards: &Cards) -> Cured {
    let Thing::Waypoint { colour, .. } = *sheet.thing(at)? else { return None };
    let to = sheet.sector_of(at)?;
    let walls: Vec<Option<Edge>> = reach::walkers(sheet, colour, cards)
        .into_iter()
        .filter(|(from, gait)| !reach::from(sheet, *from, *gait).contains(&to))
        .map(|(from, gait)| reach::only_wall(sheet, from, to, gait))
        .collect();
    let first = walls.first().copied().flatten()?;
    walls.iter().all(|wall| *wall == Some(first)).then(|| open(first))
}

fn open(edge: Edge) -> (Cure, Vec<Command>) {
    (Cure::Open(edge), vec![Command::Bar { edges: vec![edge], bar: Bar::Open }])
}

/// A cell that only lacks its capitals.
fn in_capitals(sheet: &Sheet, at: Sector) -> Cured {
    let Square::Odd(text) = sheet.square(at)? else { return None };
    let letters = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let tile: u16 = text.strip_suffix(letters)?.parse().ok()?;
    let letter: Letter = letters.to_uppercase().parse().ok()?;
    let free = !sheet.letters().contains_key(&letter);
    let draw = vec![Command::Paint { at: vec![at], tile }, Command::Letter { at, letter: Some(letter) }];
    free.then_some((Cure::Letter(letter), draw))
}

/// The kind whose id is nearest, where one is near and no other as near.
fn nearest_kind(sheet: &Sheet, about: About, cards: &Cards) -> Cured {
    let near = |wrong: &str| {
        let mut near: Vec<_> = cards.kinds().iter().map(|kind| (slips(wrong, &kind.id), &kind.id)).collect();
        near.sort();
        match near[..] {
            [(slips, id), (next, _), ..] if slips <= 2 && slips < next => Some(id.clone()),
            _ => None,
        }
    };
    match about {
        About::Thing(at) => {
            let Thing::Enemy { kind, colour, from } = sheet.thing(at)? else { return None };
            let kind = near(kind)?;
            let to = Thing::Enemy { kind: kind.clone(), colour: *colour, from: *from };
            Some((Cure::Word(kind), vec![Command::Alter { thing: at, to }]))
        }
        About::Relief(at) => {
            let mut alarm = sheet.alarm.clone()?;
            let one = alarm.reinforcements.get_mut(at)?;
            one.kind = near(&one.kind)?;
            Some((Cure::Word(one.kind.clone()), vec![Command::Set(Value::Alarm(Some(alarm)))]))
        }
        _ => None,
    }
}

/// How many letters one has to add, drop, change or swap to make one word of another.
fn slips(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, far) | (far, 0) => far,
                _ => {
                    let same = usize::from(a[i - 1] != b[j - 1]);
                    let best = (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1).min(rows[i - 1][j - 1] + same);
                    let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if swapped { best.min(rows[i - 2][j - 2] + 1) } else { best }
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

/// The nearest number that is allowed, where the fault is about a number at all.
fn nearest_number(sheet: &Sheet, about: About) -> Cured {
    let mut alarm = sheet.alarm.clone()?;
    let number = match about {
        About::Field(Field::Alarm) => {
            alarm.alertness = alarm.alertness.clamp(-20, 20);
            alarm.alertness
        }
        About::Relief(at) => {
            let one = alarm.reinforcements.get_mut(at)?;
            one.level = one.level.clamp(1, 999);
            one.level
        }
        About::Thing(at) => {
            let number = sheet.thing(at)?.goal()?.alarm.clamp(0, 99);
            let to = with_goal(sheet, at, |goal| goal.alarm = number)?;
            return Some((Cure::Number(number), vec![Command::Alter { thing: at, to }]));
        }
        _ => return None,
    };
    Some((Cure::Number(number), vec![Command::Set(Value::Alarm(Some(alarm)))]))
}

/// A thing to be taken, with a change.
fn with_goal(sheet: &Sheet, at: ThingAt, change: impl FnOnce(&mut Goal)) -> Option<Thing> {
    let mut thing = sheet.thing(at)?.clone();
    match &mut thing {
        Thing::Objective(goal) | Thing::Optional(goal, _) => change(goal),
        _ => return None,
    }
    Some(thing)
}

/// An objective's id with a number behind it that no other has.
fn own_id(sheet: &Sheet, at: ThingAt) -> Cured {
    let taken = ids(sheet);
    let old = &sheet.thing(at)?.goal()?.id;
    let id = (2..100).map(|number| format!("{old}_{number}")).find(|id| is_id(id) && !taken.contains(id.as_str()))?;
    let to = with_goal(sheet, at, |goal| goal.id.clone_from(&id))?;
    Some((Cure::Word(id), vec![Command::Alter { thing: at, to }]))
}

fn ids(sheet: &Sheet) -> BTreeSet<&str> {
    sheet.things().filter_map(|(.., thing)| Some(thing.goal()?.id.as_str())).collect()
}

/// The same id in small letters, with underscores for what cannot stand there.
fn better_id(sheet: &Sheet, about: About) -> Cured {
    match about {
        About::Field(Field::Id) => {
            let id = as_id(if sheet.id.is_empty() { &sheet.name } else { &sheet.id })?;
            Some((Cure::Word(id.clone()), vec![Command::Set(Value::Id(id))]))
        }
        About::Thing(at) => match sheet.thing(at)? {
            Thing::Lock(old) => better_lock(sheet, old),
            thing => {
                let goal = thing.goal()?;
                let id = as_id(if goal.id.is_empty() { &goal.name } else { &goal.id })?;
                let to = with_goal(sheet, at, |goal| goal.id.clone_from(&id))?;
                let free = !ids(sheet).contains(id.as_str());
                free.then_some((Cure::Word(id), vec![Command::Alter { thing: at, to }]))
            }
        },
        _ => None,
    }
}

/// A lock's name that is an id, for its key too.
fn better_lock(sheet: &Sheet, old: &str) -> Cured {
    let id = as_id(old)?;
    let mut alter = Vec::new();
    for (at, _, thing) in sheet.things() {
        match thing {
            Thing::Key(name) | Thing::Lock(name) if *name == id => return None,
            Thing::Key(name) if name == old => alter.push(Command::Alter { thing: at, to: Thing::Key(id.clone()) }),
            Thing::Lock(name) if name == old => alter.push(Command::Alter { thing: at, to: Thing::Lock(id.clone()) }),
            _ => {}
        }
    }
    Some((Cure::Word(id), alter))
}

/// A text as an id; `None` where nothing of it can stand in one.
pub fn as_id(text: &str) -> Option<String> {
    let small = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let signs: String = text.trim().chars().map(small).take(40).collect();
    let id = signs.trim_matches('_').to_owned();
    is_id(&id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_hand_are_counted() {
        for (a, b, wanted) in [("guard", "guard", 0), ("gaurd", "guard", 1), ("gard", "guard", 1), ("", "abc", 3)] {
            assert_eq!((slips(a, b), slips(b, a)), (wanted, wanted), "{a} {b}");
        }
    }

    #[test]
    fn ids_are_made_of_what_people_write() {
        assert_eq!(as_id(" Night Audit! ").as_deref(), Some("night_audit"));
        assert_eq!(as_id("Ünder–way").as_deref(), Some("nder_way"));
        assert_eq!(as_id("?!"), None);
    }
}
