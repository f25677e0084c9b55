//! A contract as a mission file, as its maker would have written it.

use super::{
    Contract, Size,
    site::Site,
    sketch::{At, Sketch},
    staff::Staff,
    tell::{self, Tale},
};
use crate::{
    content::{Bar, Edge, Goal, Relief, Room, Sheet, SheetAlarm, Square, Thing},
    stealth::{Colour, Rewards, Sector},
};

/// The colours of rounds, in their order; those who stand still are white.
const COLOURS: [Colour; 5] = [Colour::Red, Colour::Orange, Colour::Green, Colour::Blue, Colour::Purple];
const STILL: Colour = Colour::White;
/// What an optional find brings.
const EXTRA: Rewards = Rewards { bytebucks: 2, items: 1 };

/// The text of a mission file.
pub fn mission(contract: Contract, site: &Site, staff: &Staff, tale: &Tale) -> String {
    let mut sheet = Sheet::new(contract.id(), &tale.name);
    sheet.alarm = Some(alarm(staff));
    sheet.rewards = Rewards { bytebucks: bytebucks(contract), items: 1 };
    sheet.intro = tale.intro.as_str().into();
    sheet.conclusion = tale.conclusion.as_str().into();
    draw(&mut sheet, &site.sketch, staff);
    let mut things = things(site, staff, tale);
    // In reading order, each place with the next letter.
    things.sort_by_key(|(at, _)| *at);
    for (at, thing) in things {
        if let Some(at) = sector(&site.sketch, at) {
            letter(&mut sheet, at);
            sheet.put(at, thing);
        }
    }
    format!("// Made from the contract {}.\n{}", contract.code(), sheet.write())
}

fn bytebucks(contract: Contract) -> u16 {
    let size = match contract.size {
        Size::Small => 3,
        Size::Medium => 4,
        Size::Large => 6,
    };
    size + contract.difficulty as u16
}

/// The sector of a place.
fn sector(sketch: &Sketch, at: At) -> Option<Sector> {
    let (rows, columns) = sketch.extent();
    let side = |at: i32, first: i32| u16::try_from(at - first + 1).ok();
    Sector::at(side(at.column, columns.0)?, side(at.row, rows.0)?)
}

/// Draws the place, with its vents where somebody may use them.
fn draw(sheet: &mut Sheet, sketch: &Sketch, staff: &Staff) {
    for &at in sketch.places.keys() {
        let Some(here) = sector(sketch, at) else { continue };
        sheet.set_square(here, Some(Square::Room(Room { tile: sketch.tile(at) as u16, letter: None })));
    }
    for (a, b) in sketch.edges() {
        let bar = match (sketch.is_open(a, b), staff.flies() && sketch.vents.contains(&(a, b))) {
            (true, _) => Bar::Open,
            (false, true) => Bar::Vent,
            (false, false) => Bar::Wall,
        };
        let ends = sector(sketch, a).zip(sector(sketch, b));
        if let Some(edge) = ends.and_then(|(a, b)| Edge::between(a, b)) {
            sheet.set_bar(edge, bar);
        }
    }
}

/// Gives a sector the next letter, where it has none.
fn letter(sheet: &mut Sheet, at: Sector) {
    if let Some(room) = sheet.room(at).filter(|room| room.letter.is_none()) {
        let letter = sheet.free_letter();
        sheet.set_square(at, Some(Square::Room(Room { letter, ..room })));
    }
}

/// What stands where.
fn things(site: &Site, staff: &Staff, tale: &Tale) -> Vec<(At, Thing)> {
    let mut things = vec![(site.start, Thing::Start), (site.exit, Thing::Exit), (site.entrance, Thing::Entrance)];
    if let Some(vault) = site.vault {
        things.push((vault.lock, Thing::Lock("vault".to_owned())));
        things.push((vault.key, Thing::Key("vault".to_owned())));
    }
    things.extend(site.goals.iter().zip(&tale.goals).map(|(&at, found)| (at, Thing::Objective(goal(found)))));
    things.extend(site.extra.zip(tale.extra.as_ref()).map(|(at, found)| (at, Thing::Optional(goal(found), EXTRA))));
    for guard in &staff.guards {
        let colour = guard.round.map_or(STILL, colour);
        things.push((guard.at, Thing::enemy(guard.kind, colour)));
    }
    for round in staff.rounds() {
        let stops = site.rounds.get(round).map_or(&[][..], |round| &round.stops);
        let colour = colour(round);
        things.extend((1..).zip(stops).map(|(number, &at)| (at, Thing::Waypoint { colour, number })));
    }
    things
}

fn colour(round: usize) -> Colour {
    COLOURS.get(round).copied().unwrap_or(STILL)
}

fn goal(found: &tell::Goal) -> Goal {
    let tell::Goal { id, name, text } = found;
    Goal { id: id.clone(), name: name.clone(), text: text.as_str().into(), alarm: 0 }
}

fn alarm(staff: &Staff) -> SheetAlarm {
    let relief = staff.relief.iter().map(|relief| Relief {
        level: relief.level.into(),
        kind: relief.kind.to_owned(),
        colour: colour(relief.round),
    });
    SheetAlarm { alertness: staff.alertness.into(), reinforcements: relief.collect() }
}
