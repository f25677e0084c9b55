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
//! | `Enemy(kind, colour)` | an enemy that walks the waypoints of its colour; with `from: hard` on hard only |
//! | `Waypoint(colour, number)` | a stop of that patrol, from 1 |
//! | `Objective(id, name, text)` | must be taken to win; the text is told then |
//! | `Optional(id, name, text, rewards)` | may be taken for more rewards and story |
//! | either with `alarm: 12` | taking it raises the alarm by so much |
//! | `Key("vault")` `Lock("vault")` | a key, and the locked sector it opens |

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};

use crate::stealth::{Colour, Difficulty, Powers, Rewards};

/// A mission file: one pair of brackets with these fields.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Mission", deny_unknown_fields, default)]
pub struct RawMission {
    /// The format number: 1. Must be there.
    pub format: i64,
    /// The mission's own name for files, saves and programs: 1 to 40 small letters, digits and underscores. Must be
    /// there, and no two missions share one.
    pub id: String,
    /// The name people read. Must be there.
    pub name: String,
    /// Which of the later rules the mission has; all of them where it is left out.
    pub powers: RawPowers,
    /// The drawing, row by row. Must be there. See [the map](#the-map).
    pub map: String,
    /// Walls that are not drawn, each between two neighbouring sectors.
    pub walls: Vec<(String, String)>,
    /// Walls a drone may pass, each between two neighbouring sectors.
    pub vents: Vec<(String, String)>,
    /// What stands where. Needs one `Start`, one `Exit` and at least one `Objective`.
    pub at: RawPlaces,
    /// The alarm; a mission without it has none.
    pub alarm: Option<RawAlarm>,
    /// What success brings.
    pub rewards: RawRewards,
    /// What is told before and after.
    pub story: RawStory,
}

/// What stands at each place, in the order of the file; a place listed twice is kept twice.
#[derive(Clone, Debug, Default)]
pub struct RawPlaces(pub Vec<(String, Vec<RawThing>)>);

impl JsonSchema for RawPlaces {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Places".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let thing = generator.subschema_for::<RawThing>();
        json_schema!({
            "description": "Places, each with a list of what stands there: `{ \"A\": [Start], \"3-2\": [Exit] }`. \
                            A place is a letter of the map, or column-row counted from the top left.",
            "type": "object",
            "additionalProperties": { "type": "array", "items": thing },
        })
    }
}

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

/// Something that stands at a place (ST-MAP-05).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Thing", deny_unknown_fields)]
pub enum RawThing {
    /// Where the agent begins. Exactly one.
    Start,
    /// Where the agent leaves with all that was to be taken. Exactly one.
    Exit,
    /// Where reinforcements come in. At most one.
    Entrance,
    /// An enemy, which walks the waypoints of its colour.
    Enemy {
        /// The id of its card, such as `guard`: see `assets/enemies.ron`, or the pack's own cards.
        kind: String,
        /// Whose waypoints it walks.
        colour: RawColour,
        /// The gentlest difficulty it stands there on; on all where it is left out.
        #[serde(default = "Difficulty::gentlest")]
        from: Difficulty,
    },
    /// A stop of the patrol of a colour.
    Waypoint {
        /// The patrol.
        colour: RawColour,
        /// Its number, from 1 without gaps. After the last the first comes again.
        number: i64,
    },
    /// Something that must be taken to win.
    Objective {
        /// Its own name for files: 1 to 40 small letters, digits and underscores.
        id: String,
        /// The name people read.
        name: String,
        /// What is told when it is taken. Must be there.
        #[serde(default)]
        text: String,
        /// By how much taking it raises the alarm; 0 where it is left out.
        #[serde(default)]
        alarm: i64,
    },
    /// Something that may be taken for more rewards and story.
    Optional {
        /// Its own name for files: 1 to 40 small letters, digits and underscores.
        id: String,
        /// The name people read.
        name: String,
        /// What is told when it is taken. Must be there.
        #[serde(default)]
        text: String,
        /// What it brings beyond the mission's own rewards.
        #[serde(default)]
        rewards: RawRewards,
        /// By how much taking it raises the alarm; 0 where it is left out.
        #[serde(default)]
        alarm: i64,
    },
    /// A key, to be picked up: `Key("vault")` opens `Lock("vault")`, and is used up by that.
    Key(String),
    /// A locked sector: the agent enters it only with its key; enemies pass freely.
    Lock(String),
}

/// The colour of a patrol.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Colour")]
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
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Powers")]
pub enum RawPowers {
    /// No energy and no items: for first missions.
    None,
    /// Everything.
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

/// The alarm of a mission.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Alarm", deny_unknown_fields, default)]
pub struct RawAlarm {
    /// What is added to the card drawn for the alarm at the end of each turn, from -20 to 20.
    pub alertness: i64,
    /// Who comes in at the entrance, and when.
    pub reinforcements: Vec<RawReinforcement>,
}

/// Somebody who comes when the alarm reaches a level.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Reinforcement", deny_unknown_fields)]
pub struct RawReinforcement {
    /// The level of the alarm.
    pub level: i64,
    /// The id of the enemy's card.
    pub kind: String,
    /// Whose waypoints it walks.
    pub colour: RawColour,
}

/// Rewards.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Rewards", deny_unknown_fields, default)]
pub struct RawRewards {
    /// Money for gear.
    pub bytebucks: u16,
    /// Item cards.
    pub items: u8,
}

impl From<RawRewards> for Rewards {
    fn from(RawRewards { bytebucks, items }: RawRewards) -> Self {
        Self { bytebucks, items }
    }
}

/// The story of a mission. An empty line begins a new paragraph; blanks at the start of lines do not count.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Story", deny_unknown_fields, default)]
pub struct RawStory {
    /// What is told before. Must be there.
    pub intro: String,
    /// What is told after success. Must be there.
    pub conclusion: String,
}
