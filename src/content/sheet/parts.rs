//! The parts of a sheet: what is drawn, what stands between, what stands where.

use serde::{Deserialize, Serialize};

use super::super::{build::tidy, rows::Bar};
use crate::stealth::{Colour, Difficulty, Letter, Rewards, Sector};

/// What is drawn at a sector that is no gap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Square {
    /// A sector.
    Room(Room),
    /// Something in a file that is no cell of a map.
    Odd(String),
}

impl Square {
    /// The sector, where it is one.
    pub fn room(&self) -> Option<Room> {
        match self {
            Self::Room(room) => Some(*room),
            Self::Odd(_) => None,
        }
    }
}

/// A drawn sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Its tile number.
    pub tile: u16,
    /// Its letter.
    pub letter: Option<Letter>,
}

/// Two neighbours on the grid, the earlier in reading order first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Sector, Sector)", into = "(Sector, Sector)")]
pub struct Edge(Sector, Sector);

/// Two sectors that do not touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the two sectors do not touch")]
pub struct NotAnEdge;

impl Edge {
    /// The edge between two sectors; `None` where they do not touch.
    pub fn between(a: Sector, b: Sector) -> Option<Self> {
        a.touches(b).then(|| Self(a.min(b), a.max(b)))
    }

    /// Its two sectors, in reading order.
    pub fn ends(self) -> [Sector; 2] {
        [self.0, self.1]
    }

    /// The up to four edges of a sector.
    pub fn around(at: Sector) -> impl Iterator<Item = Self> {
        let (column, row) = (at.column(), at.row());
        let beside = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)];
        beside.into_iter().filter_map(move |(column, row)| Self::between(at, Sector::at(column, row)?))
    }
}

impl TryFrom<(Sector, Sector)> for Edge {
    type Error = NotAnEdge;

    fn try_from((a, b): (Sector, Sector)) -> Result<Self, NotAnEdge> {
        Self::between(a, b).ok_or(NotAnEdge)
    }
}

impl From<Edge> for (Sector, Sector) {
    fn from(Edge(a, b): Edge) -> Self {
        (a, b)
    }
}

/// A text as players read it: lines joined to paragraphs, one empty line between paragraphs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Prose(String);

impl Prose {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Prose {
    fn from(text: &str) -> Self {
        Self(tidy(text))
    }
}

impl From<String> for Prose {
    fn from(text: String) -> Self {
        Self(tidy(&text))
    }
}

impl From<Prose> for String {
    fn from(prose: Prose) -> Self {
        prose.0
    }
}

/// A place in the list of what stands where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub spot: Spot,
    /// What.
    pub things: Vec<Thing>,
}

/// Where a place is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// A sector of the grid, drawn or not.
    At(Sector),
    /// A name in a file that is neither a drawn letter nor a sector.
    Named(String),
}

impl Spot {
    /// The sector, where it is one.
    pub fn sector(&self) -> Option<Sector> {
        match self {
            Self::At(sector) => Some(*sector),
            Self::Named(_) => None,
        }
    }
}

/// Which thing of a sheet: the number of its place, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct ThingAt {
    pub place: usize,
    pub nth: usize,
}

/// Something at a place (ST-MAP-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Thing {
    Start,
    Exit,
    Entrance,
    Enemy {
        kind: String,
        colour: Colour,
        #[serde(default = "Difficulty::gentlest")]
        from: Difficulty,
    },
    Waypoint {
        colour: Colour,
        number: i64,
    },
    Objective(Goal),
    Optional(Goal, Rewards),
    Key(String),
    Lock(String),
}

impl Thing {
    /// An enemy that stands there on every difficulty.
    pub fn enemy(kind: &str, colour: Colour) -> Self {
        Self::Enemy { kind: kind.to_owned(), colour, from: Difficulty::gentlest() }
    }

    /// What is to be taken, where it is that.
    pub fn goal(&self) -> Option<&Goal> {
        match self {
            Self::Objective(goal) | Self::Optional(goal, _) => Some(goal),
            _ => None,
        }
    }
}

/// Something to take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What is told when it is taken.
    pub text: Prose,
    /// By how much taking it raises the alarm.
    pub alarm: i64,
}

/// The alarm as written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetAlarm {
    /// Added at the end of each turn.
    pub alertness: i64,
    /// Who comes, in the order of the file.
    pub reinforcements: Vec<Relief>,
}

/// A reinforcement as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relief {
    /// At which level of the alarm.
    pub level: i64,
    /// The id of its kind.
    pub kind: String,
    /// The colour of its patrol.
    pub colour: Colour,
}

/// A listed wall or vent that stands between no two neighbours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loose {
    /// What was to stand there.
    pub bar: Bar,
    /// The names of the two places.
    pub between: (String, String),
}
