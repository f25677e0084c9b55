//! Names of things in a mission: sectors by column and row, everything else by its number.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The widest and highest a layout may be.
pub const GRID: u16 = 64;

/// A sector, named by its column and row counted from 1 at the top left.
///
/// People read `4·2`, files and JSON say `"4-2"`, so that a sector never looks like a mission's letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sector(u16);

impl Sector {
    /// The first cell of the grid: column 1, row 1.
    pub const FIRST: Self = Self(0);

    /// The sector at `column` and `row`, both from 1 to [`GRID`].
    pub const fn at(column: u16, row: u16) -> Option<Self> {
        if column == 0 || row == 0 || column > GRID || row > GRID {
            return None;
        }
        Some(Self((row - 1) * GRID + column - 1))
    }

    /// The column, from 1.
    pub const fn column(self) -> u16 {
        self.0 % GRID + 1
    }

    /// The row, from 1.
    pub const fn row(self) -> u16 {
        self.0 / GRID + 1
    }

    /// The place in a table with one entry per cell of the whole grid.
    pub const fn cell(self) -> usize {
        self.0 as usize
    }

    /// Whether the two lie side by side or one above the other.
    pub const fn touches(self, other: Self) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}·{}", self.column(), self.row())
    }
}

impl fmt::Debug for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.column(), self.row())
    }
}

/// A text that is not a sector's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a sector is written column-row, such as \"4-2\", each from 1 to {GRID}")]
pub struct NotASector;

impl FromStr for Sector {
    type Err = NotASector;

    fn from_str(text: &str) -> Result<Self, NotASector> {
        let (column, row) = text.split_once('-').ok_or(NotASector)?;
        let number = |part: &str| part.parse().map_err(|_| NotASector);
        Self::at(number(column)?, number(row)?).ok_or(NotASector)
    }
}

impl Serialize for Sector {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(&format_args!("{self:?}")) } else { to.serialize_u16(self.0) }
    }
}

impl<'de> Deserialize<'de> for Sector {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let text = std::borrow::Cow::<str>::deserialize(from)?;
            return text.parse().map_err(de::Error::custom);
        }
        let cell = u16::deserialize(from)?;
        if cell < GRID * GRID { Ok(Self(cell)) } else { Err(de::Error::custom(NotASector)) }
    }
}

impl schemars::JsonSchema for Sector {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Sector".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9]{1,2}-[0-9]{1,2}$", "description": "column-row, from 1 at the top left" })
    }
}

/// Defines a number that names one kind of thing.
macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// The place in the list of its kind.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

numbered! {
    /// An enemy of this mission, in order of appearance.
    EnemyId(u16);
    /// An enemy kind among those the mission uses.
    KindId(u8);
    /// A patrol of this mission: one colour on one way of moving.
    PatrolId(u8);
    /// An objective of this mission.
    ObjectiveId(u8);
    /// A lock of this mission and the key that opens it.
    LockId(u8);
    /// A piece of gear the agent brought.
    GearId(u8);
    /// An item the agent brought.
    ItemId(u8);
}

/// The colour that ties an enemy to its waypoints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Orange,
    Green,
    Blue,
    Purple,
    White,
}

impl Colour {
    /// Every colour there is.
    pub const ALL: [Self; 6] = [Self::Red, Self::Orange, Self::Green, Self::Blue, Self::Purple, Self::White];

    /// The word files and language keys use.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::White => "white",
        }
    }
}
