//! What a history calls its steps: values that the language files have words for.

use serde::{Deserialize, Serialize};

use super::clip::Turn;
use crate::{
    content::{Bar, Code, Field, Thing},
    stealth::Colour,
};

/// What a step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Name {
    /// Drew sectors, or gave them another tile.
    Paint,
    /// Erased sectors.
    Erase,
    /// Gave or took a letter.
    Letter,
    /// Opened edges, or put walls or vents there.
    Edge(Bar),
    /// Placed a thing.
    Put(Sort),
    /// Took a thing away.
    Remove(Sort),
    /// Dragged a thing to another sector.
    Move(Sort),
    /// Changed what a thing is.
    Alter(Sort),
    /// Changed the order or number of a patrol's waypoints.
    Route(Colour),
    /// Changed a value of the mission itself.
    Set(Field),
    /// Pasted a piece of a map.
    Paste,
    /// Moved a piece of the map.
    Shift,
    /// Mirrored or rotated a piece of the map.
    Turn(Turn),
    /// Took what another program wrote into the file.
    Outside,
    /// Mended a fault of this kind.
    Fix(#[serde(with = "code")] Code),
}

/// The sort of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Sort {
    Start,
    Exit,
    Entrance,
    Enemy,
    Waypoint,
    Objective,
    Optional,
    Key,
    Lock,
}

impl Sort {
    /// Every sort there is.
    pub const ALL: [Self; 9] = [
        Self::Start,
        Self::Exit,
        Self::Entrance,
        Self::Enemy,
        Self::Waypoint,
        Self::Objective,
        Self::Optional,
        Self::Key,
        Self::Lock,
    ];

    /// The sort of a thing.
    pub const fn of(thing: &Thing) -> Self {
        match thing {
            Thing::Start => Self::Start,
            Thing::Exit => Self::Exit,
            Thing::Entrance => Self::Entrance,
            Thing::Enemy { .. } => Self::Enemy,
            Thing::Waypoint { .. } => Self::Waypoint,
            Thing::Objective(_) => Self::Objective,
            Thing::Optional(..) => Self::Optional,
            Thing::Key(_) => Self::Key,
            Thing::Lock(_) => Self::Lock,
        }
    }

    /// The word language keys use.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Exit => "exit",
            Self::Entrance => "entrance",
            Self::Enemy => "enemy",
            Self::Waypoint => "waypoint",
            Self::Objective => "objective",
            Self::Optional => "optional",
            Self::Key => "key",
            Self::Lock => "lock",
        }
    }
}

/// A kind of fault by its stable word.
mod code {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::content::Code;

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub fn serialize<S: Serializer>(code: &Code, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(code.word())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Code, D::Error> {
        let word = String::deserialize(from)?;
        let code = Code::ALL.iter().copied().find(|code| code.word() == word);
        code.ok_or_else(|| D::Error::custom("not a kind of fault"))
    }
}
