//! A mission file as it is written, before anything is checked.
//!
//! ```text
//! (
//!     format: 1,
//!     id: "night_audit",
//!     name: "Night Audit",
//!     powers: Full,                                // None: no energy and no items; Full where left out
//!     map: "
//!         .     01A   01  | 04B
//!         +     ---   +     ~~~
//!         08F   08G   .     09C
//!     ",
//!     walls: [("A", "2-2")],                       // walls not drawn; a place is a letter or column-row
//!     vents: [("3-1", "B")],                       // walls a drone may pass
//!     at: {
//!         "F": [Start, Exit],
//!         "A": [Enemy(kind: "guard", colour: Red), Waypoint(colour: Red, number: 1)],
//!         "C": [Objective(id: "core", name: "Ledger core", text: "…")],
//!     },
//!     alarm: (alertness: 2, reinforcements: [(level: 15, kind: "guard", colour: Blue)]),
//!     rewards: (bytebucks: 5, items: 1),
//!     story: (intro: "…", conclusion: "…"),
//! )
//! ```
//!
//! | in the map | means |
//! |---|---|
//! | `.` | a gap: no sector |
//! | `08` `08F` `08AB` | a sector with tile number 8, and its letter or two |
//! | <code>&#124;</code> between two cells | a wall between them; at either end of a row an outer wall, which is there anyway |
//! | `~` between two cells | a wall with a vent |
//! | a row of `+`, `---` and `~~~`, one per column | no wall, a wall, a wall with a vent between the rows above and below |
//!
//! | at a place | means |
//! |---|---|
//! | `Start` `Exit` `Entrance` | the player begins, leaves; reinforcements come in |
//! | `Enemy(kind, colour)` | an enemy that walks the waypoints of its colour |
//! | `Waypoint(colour, number)` | a stop of that patrol, from 1 |
//! | `Objective(id, name, text)` | must be taken to win; the text is told then |
//! | `Optional(id, name, text, rewards)` | may be taken for more rewards and story |
//! | either with `alarm: 12` | taking it raises the alarm by so much |
//! | `Key("vault")` `Lock("vault")` | a key, and the locked sector it opens |

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};

use crate::stealth::{Colour, Powers, Rewards};

/// A mission file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Mission", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawMission {
    pub format: i64,
    pub id: String,
    pub name: String,
    pub powers: RawPowers,
    pub map: String,
    pub walls: Vec<(String, String)>,
    pub vents: Vec<(String, String)>,
    pub at: RawPlaces,
    pub alarm: Option<RawAlarm>,
    pub rewards: RawRewards,
    pub story: RawStory,
}

/// What stands at each place, in the order of the file; a place listed twice is kept twice.
#[derive(Clone, Debug, Default)]
pub struct RawPlaces(pub Vec<(String, Vec<RawThing>)>);

impl<'de> Deserialize<'de> for RawPlaces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(PlacesVisitor)
    }
}

/// Reads a map into a list of pairs.
struct PlacesVisitor;

impl<'de> Visitor<'de> for PlacesVisitor {
    type Value = RawPlaces;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("places and what stands there, such as { \"A\": [Start] }")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawPlaces, A::Error> {
        let mut places = Vec::new();
        while let Some(entry) = map.next_entry()? {
            places.push(entry);
        }
        Ok(RawPlaces(places))
    }
}

/// Something at a place (ST-MAP-05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub enum RawThing {
    Start,
    Exit,
    Entrance,
    Enemy {
        kind: String,
        colour: RawColour,
    },
    Waypoint {
        colour: RawColour,
        number: i64,
    },
    Objective {
        id: String,
        name: String,
        #[serde(default)]
        text: String,
        #[serde(default)]
        alarm: i64,
    },
    Optional {
        id: String,
        name: String,
        #[serde(default)]
        text: String,
        #[serde(default)]
        rewards: RawRewards,
        #[serde(default)]
        alarm: i64,
    },
    Key(String),
    Lock(String),
}

/// A patrol colour as files write it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum RawColour {
    Red,
    Orange,
    Green,
    Blue,
    Purple,
    White,
}

impl From<RawColour> for Colour {
    fn from(colour: RawColour) -> Self {
        match colour {
            RawColour::Red => Self::Red,
            RawColour::Orange => Self::Orange,
            RawColour::Green => Self::Green,
            RawColour::Blue => Self::Blue,
            RawColour::Purple => Self::Purple,
            RawColour::White => Self::White,
        }
    }
}

/// Which of the later rules the mission has.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[allow(missing_docs)]
pub enum RawPowers {
    None,
    #[default]
    Full,
}

impl From<RawPowers> for Powers {
    fn from(powers: RawPowers) -> Self {
        match powers {
            RawPowers::None => Self::None,
            RawPowers::Full => Self::Full,
        }
    }
}

/// The alarm as written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Alarm", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawAlarm {
    pub alertness: i64,
    pub reinforcements: Vec<RawReinforcement>,
}

/// Who comes at which alarm level.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Reinforcement", deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RawReinforcement {
    pub level: i64,
    pub kind: String,
    pub colour: RawColour,
}

/// Rewards as written.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename = "Rewards", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawRewards {
    pub bytebucks: u16,
    pub items: u8,
}

impl From<RawRewards> for Rewards {
    fn from(RawRewards { bytebucks, items }: RawRewards) -> Self {
        Self { bytebucks, items }
    }
}

/// The story as written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename = "Story", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct RawStory {
    pub intro: String,
    pub conclusion: String,
}
