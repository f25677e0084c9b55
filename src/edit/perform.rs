//! What each command does to a sheet.

use super::{Area, Clip, Command, Refusal, clip, route};
use crate::{
    content::{Bar, Edge, Room, Sheet, Square, Thing, ThingAt},
    stealth::{Letter, Sector},
};

impl Command {
    /// Does it. Where it is refused, the sheet may be half changed.
    pub(super) fn perform(&self, sheet: &mut Sheet) -> Result<(), Refusal> {
        match self {
            Self::Paint { at, tile } => paint(sheet, at, *tile),
            Self::Erase(at) => {
                for &at in at {
                    clip::erase(sheet, at);
                }
                Ok(())
            }
            Self::Letter { at, letter } => set_letter(sheet, *at, *letter),
            Self::Bar { edges, bar } => edges.iter().try_for_each(|&edge| set_bar(sheet, edge, *bar)),
            Self::Put { at, thing } => put(sheet, *at, thing),
            Self::Remove(thing) => route::remove(sheet, *thing),
            Self::Move { thing, to } => move_thing(sheet, *thing, *to),
            Self::Alter { thing, to } => {
                sheet.thing_mut(*thing).ok_or(Refusal::NotThere)?.clone_from(to);
                Ok(())
            }
            Self::AddStop { colour, at, number } => {
                is_drawn(sheet, *at)?;
                route::add(sheet, *colour, *at, *number);
                Ok(())
            }
            Self::Reorder { thing, number } => route::reorder(sheet, *thing, *number),
            Self::Renumber(colour) => {
                route::renumber(sheet, &route::stops(sheet, *colour));
                Ok(())
            }
            Self::Set(value) => {
                value.set(sheet);
                Ok(())
            }
            Self::Paste { clip, at } => clip.renewed(sheet, *at).lay(sheet, *at),
            Self::Shift { area, to } => {
                let clip = Clip::copy(sheet, *area);
                lay_again(sheet, *area, &clip, *to)
            }
            Self::Turn { area, turn } => {
                let clip = Clip::copy(sheet, *area).turned(*turn);
                lay_again(sheet, *area, &clip, area.from())
            }
            Self::DropPlace(at) => sheet.splice_places(*at, 1, Vec::new()).then_some(()).ok_or(Refusal::NotThere),
            Self::DropLoose(at) => {
                let there = *at < sheet.loose().len();
                there.then(|| drop(sheet.loose_mut().remove(*at))).ok_or(Refusal::NotThere)
            }
            Self::All(_, commands) => commands.iter().try_for_each(|command| command.perform(sheet)),
        }
    }
}

/// What stood in an area is laid somewhere else, or otherwise.
fn lay_again(sheet: &mut Sheet, area: Area, clip: &Clip, to: Sector) -> Result<(), Refusal> {
    area.lift(sheet);
    clip.lay(sheet, to)
}

fn move_thing(sheet: &mut Sheet, thing: ThingAt, to: Sector) -> Result<(), Refusal> {
    is_drawn(sheet, to)?;
    let moved = sheet.take(thing).ok_or(Refusal::NotThere)?;
    sheet.put(to, moved);
    Ok(())
}

fn is_drawn(sheet: &Sheet, at: Sector) -> Result<(), Refusal> {
    sheet.square(at).map(drop).ok_or(Refusal::Gap(at))
}

fn paint(sheet: &mut Sheet, at: &[Sector], tile: u16) -> Result<(), Refusal> {
    if !(1..=999).contains(&tile) {
        return Err(Refusal::NoTile(tile));
    }
    for &at in at {
        let letter = sheet.room(at).and_then(|room| room.letter);
        sheet.set_square(at, Some(Square::Room(Room { tile, letter })));
    }
    Ok(())
}

/// A place keeps its rank among the others: it is listed by its new letter.
fn set_letter(sheet: &mut Sheet, at: Sector, letter: Option<Letter>) -> Result<(), Refusal> {
    let room = sheet.room(at).ok_or(Refusal::Gap(at))?;
    if let Some(other) = letter.and_then(|letter| sheet.letters().get(&letter).copied()).filter(|&other| other != at) {
        return Err(Refusal::LetterTaken(other));
    }
    sheet.set_square(at, Some(Square::Room(Room { letter, ..room })));
    sheet.rank_again(at);
    Ok(())
}

fn set_bar(sheet: &mut Sheet, edge: Edge, bar: Bar) -> Result<(), Refusal> {
    if bar != Bar::Open {
        edge.ends().into_iter().try_for_each(|end| is_drawn(sheet, end))?;
    }
    sheet.set_bar(edge, bar);
    Ok(())
}

fn put(sheet: &mut Sheet, at: Sector, thing: &Thing) -> Result<(), Refusal> {
    is_drawn(sheet, at)?;
    if matches!(thing, Thing::Start | Thing::Exit | Thing::Entrance) {
        let old: Vec<ThingAt> = sheet.things().filter(|(_, _, old)| *old == thing).map(|(at, ..)| at).collect();
        for old in old.into_iter().rev() {
            sheet.take(old);
        }
    }
    sheet.put(at, thing.clone());
    Ok(())
}
