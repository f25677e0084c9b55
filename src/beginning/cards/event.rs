//! Event cards (TB-EVT).

use serde::{Deserialize, Serialize};

use crate::beginning::{Effect, Era};

/// An event card (TB-EVT).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What happens in the city, in a line.
    pub text: String,
    /// Its back.
    pub level: Level,
    /// The fewest players it is used with (TB-SETUP-03).
    #[serde(default)]
    pub seats: u8,
    /// What is to be done.
    pub kind: EventKind,
}

/// The back of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Level I.
    I,
    /// Level II.
    II,
    /// Level III.
    III,
    /// EX.
    Ex,
}

impl Level {
    /// All four.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::Ex];

    /// The level drawn in an era (TB-EVT-02 to -04).
    pub const fn of(era: Era) -> Self {
        match era {
            Era::First => Self::I,
            Era::Human => Self::II,
            Era::Machine => Self::III,
        }
    }
}

/// Half of an event: words and effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Half {
    /// What it does, in words.
    pub text: String,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// The kinds of events (TB-EVT-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventKind {
    /// A total to be reached: above 0 blue helps, below 0 red helps (TB-EVT-09).
    Check {
        /// The target.
        target: i8,
        /// The green half.
        success: Half,
        /// The red half.
        failure: Half,
    },
    /// A number of grey or green cards; the best step that is reached is resolved.
    Count {
        /// Which cards count.
        of: Counted,
        /// The most cards each may put in.
        #[serde(default = "three")]
        limit: u8,
        /// What each step needs, from the lowest up; the first needs 0.
        steps: Vec<(u8, Half)>,
    },
    /// Somebody picks one of two halves (TB-EVT-24).
    Decision {
        /// Who.
        by: Badge,
        /// The upper half.
        a: Half,
        /// The lower half.
        b: Half,
    },
    /// Something happens.
    Happening(Half),
}

impl EventKind {
    /// A half by its place: success and failure, the upper and the lower, or the steps of a count.
    pub fn half(&self, at: u8) -> Option<&Half> {
        match (self, at) {
            (Self::Check { success: half, .. } | Self::Decision { a: half, .. } | Self::Happening(half), 0)
            | (Self::Check { failure: half, .. } | Self::Decision { b: half, .. }, 1) => Some(half),
            (Self::Count { steps, .. }, at) => steps.get(usize::from(at)).map(|(_, half)| half),
            _ => None,
        }
    }
}

/// Cards each may put into a check (TB-EVT-11).
const fn three() -> u8 {
    3
}

/// Which cards count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Grey ones.
    Grey,
    /// Green ones.
    Green,
    /// Both.
    Both,
}

/// A badge (TB-COMP-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Badge {
    /// Gold.
    Leader,
    /// Silver.
    General,
}
