//! What a hand does to a mission: each command either makes an edit or is refused with its reason.

use serde::{Deserialize, Serialize};

use super::{Area, Clip, Edit, Name, Sort, Turn, Value};
use crate::{
    content::{Bar, Edge, Field, Sheet, Thing, ThingAt},
    stealth::{Colour, Letter, Sector},
};

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Draws sectors with this tile; those that are there keep their letter and get the tile.
    Paint {
        /// Which.
        at: Vec<Sector>,
        /// The tile's number, from 1 to 999.
        tile: u16,
    },
    /// Erases sectors, with everything that stands there and the walls around them.
    Erase(Vec<Sector>),
    /// Gives a sector a letter no other has, or takes it away.
    Letter {
        /// Which.
        at: Sector,
        /// The letter, or none.
        letter: Option<Letter>,
    },
    /// Puts walls or vents between sectors, or opens them.
    Bar {
        /// Where.
        edges: Vec<Edge>,
        /// What.
        bar: Bar,
    },
    /// Places a thing. A start, exit or entrance comes in the place of the one there was.
    Put {
        /// Where.
        at: Sector,
        /// What.
        thing: Thing,
    },
    /// Takes a thing away. The waypoints behind a waypoint move up.
    Remove(ThingAt),
    /// Drags a thing to another sector.
    Move {
        /// Which.
        thing: ThingAt,
        /// Where to.
        to: Sector,
    },
    /// Changes what a thing is.
    Alter {
        /// Which.
        thing: ThingAt,
        /// What it is to be.
        to: Thing,
    },
    /// Adds a waypoint to a patrol: as the one with this number, those from it on move back; else as the last.
    AddStop {
        /// Whose patrol.
        colour: Colour,
        /// Where.
        at: Sector,
        /// Its number, from 1.
        number: Option<usize>,
    },
    /// Gives a waypoint another number; the others of its patrol make room.
    Reorder {
        /// Which waypoint.
        thing: ThingAt,
        /// Its new number, from 1.
        number: usize,
    },
    /// Numbers the waypoints of a patrol 1, 2, 3 and so on, in the order they have.
    Renumber(Colour),
    /// Sets a value of the mission itself.
    Set(Value),
    /// Pastes a piece of a map with its top left corner here. Gaps of it leave what is there. What may stand only once
    /// gets a letter, number or name of its own; a start, exit or entrance is left out where there is one.
    Paste {
        /// The piece.
        clip: Clip,
        /// Where.
        at: Sector,
    },
    /// Moves a part of the map, so that its top left corner is here.
    Shift {
        /// Which part.
        area: Area,
        /// Where to.
        to: Sector,
    },
    /// Mirrors or rotates a part of the map; its top left corner stays.
    Turn {
        /// Which part.
        area: Area,
        /// How.
        turn: Turn,
    },
    /// Removes a place with everything listed there.
    DropPlace(usize),
    /// Removes a listed wall or vent that stands between no two neighbours.
    DropLoose(usize),
    /// Several commands as one step.
    All(Name, Vec<Command>),
}

/// Why something was not done. Nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It would leave everything as it is.
    #[error("nothing would change")]
    Nothing,
    /// There is no sector here.
    #[error("there is no sector at {0}")]
    Gap(Sector),
    /// It would reach beyond the largest map there can be.
    #[error("the map ends there")]
    OffGrid,
    /// The letter stands at another sector.
    #[error("the letter stands at {0}")]
    LetterTaken(Sector),
    /// Not a tile number.
    #[error("{0} is not a tile number; they go from 1 to 999")]
    NoTile(u16),
    /// No such thing, place or wall.
    #[error("it is not there")]
    NotThere,
    /// Only waypoints have a number in a route.
    #[error("this is not a waypoint")]
    NotAWaypoint,
    /// Nothing left to undo or redo.
    #[error("there is no such step")]
    NoSuchStep,
    /// The edit was made for another state of the mission.
    #[error("the mission is not what the edit was made for")]
    Stale,
}

impl Command {
    /// What a history calls it.
    pub fn name(&self, sheet: &Sheet) -> Name {
        let sort = |at: &ThingAt| sheet.thing(*at).map_or(Sort::Start, Sort::of);
        match self {
            Self::Paint { .. } => Name::Paint,
            Self::Erase(_) => Name::Erase,
            Self::Letter { .. } => Name::Letter,
            Self::Bar { bar, .. } => Name::Edge(*bar),
            Self::Put { thing, .. } => Name::Put(Sort::of(thing)),
            Self::Remove(thing) => Name::Remove(sort(thing)),
            Self::Move { thing, .. } => Name::Move(sort(thing)),
            Self::Alter { to, .. } => Name::Alter(Sort::of(to)),
            Self::AddStop { .. } => Name::Put(Sort::Waypoint),
            Self::Reorder { .. } => Name::Alter(Sort::Waypoint),
            Self::Renumber(colour) => Name::Route(*colour),
            Self::Set(value) => Name::Set(value.field()),
            Self::Paste { .. } => Name::Paste,
            Self::Shift { .. } => Name::Shift,
            Self::Turn { turn, .. } => Name::Turn(*turn),
            Self::DropPlace(_) | Self::DropLoose(_) => Name::Set(Field::Map),
            Self::All(name, _) => *name,
        }
    }

    /// The edit this makes of a sheet.
    pub fn edit(&self, sheet: &Sheet) -> Result<Edit, Refusal> {
        let mut new = sheet.clone();
        self.perform(&mut new)?;
        new.settle();
        let edit = Edit::between(self.name(sheet), sheet, &new);
        if edit.changes.is_empty() { Err(Refusal::Nothing) } else { Ok(edit) }
    }
}
