//! Faults in content files: where, what is wrong, and how to mend it.

use std::fmt;

use serde::{Serialize, Serializer};

/// One fault in one file. In JSON the fields stand under these names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The file as the user named it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// Whether the content can be used all the same.
    pub severity: Severity,
    /// The kind of fault, a stable word.
    pub code: Code,
    /// What is wrong.
    pub message: String,
    /// How to mend it.
    pub help: String,
}

impl Fault {
    /// A fault of a whole file, told at its beginning.
    pub fn of_file(file: &str, code: Code, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: 1,
            column: 1,
            severity: code.severity(),
            code,
            message: message.into(),
            help: help.into(),
        }
    }

    /// Whether it keeps the content from being used.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, severity, code, message, help } = self;
        write!(f, "{file}:{line}:{column}: {severity}[{code}]: {message}\n  help: {help}")
    }
}

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The content cannot be used.
    Error,
    /// The content works, but probably not as meant.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// Content that cannot be used, with every fault found in it. Never empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", list(.0))]
pub struct Faults(pub Vec<Fault>);

/// All faults, one after the other.
fn list(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n")
}

/// Defines the kinds of fault, each with its stable word and severity.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $word:literal $severity:ident;)*) => {
        /// The kind of a fault.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// Every kind there is.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }

            /// How bad faults of this kind are.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    /// The file is not there.
    NotFound "not-found" Error;
    /// A directory, device or pipe instead of a file.
    NotAFile "not-a-file" Error;
    /// The file is larger than any content file may be.
    FileTooLarge "file-too-large" Error;
    /// The file could not be read.
    Unreadable "unreadable" Error;
    /// Bytes that are not UTF-8 text.
    NotUtf8 "not-utf8" Error;
    /// Not RON.
    Syntax "syntax" Error;
    /// Brackets within brackets, too deep.
    Nesting "nesting" Error;
    /// A value of the wrong type.
    Type "type" Error;
    /// A field the format does not have.
    UnknownField "unknown-field" Error;
    /// A field that is missing.
    MissingField "missing-field" Error;
    /// A field written twice.
    RepeatedField "repeated-field" Error;
    /// A word that is none of those allowed here.
    UnknownWord "unknown-word" Error;
    /// A format number this version does not read.
    Format "format" Error;
    /// More faults than are worth listing.
    MoreFaults "more-faults" Error;
    /// A number out of its range.
    OutOfRange "out-of-range" Error;
    /// More of something than the rules can count.
    TooMany "too-many" Error;
    /// An id that is not made of small letters, digits and underscores.
    BadId "bad-id" Error;
    /// An id used twice.
    RepeatedId "repeated-id" Error;
    /// An id that nothing has.
    UnknownId "unknown-id" Error;
    /// A text that is missing or empty.
    MissingText "missing-text" Error;
    /// A map without a sector.
    EmptyMap "empty-map" Error;
    /// A map wider or higher than allowed.
    MapTooLarge "map-too-large" Error;
    /// A cell that is neither a gap nor a tile number with letters.
    BadCell "bad-cell" Error;
    /// A tile number that is not 1 to 999.
    TileNumber "tile-number" Error;
    /// A row with more or fewer cells than the first.
    RaggedRow "ragged-row" Error;
    /// A row of walls that does not fit.
    WallRow "wall-row" Error;
    /// A letter drawn twice.
    RepeatedLetter "repeated-letter" Error;
    /// A drawn letter at which nothing stands.
    UnusedLetter "unused-letter" Warning;
    /// A place that is neither a letter nor a sector.
    BadPlace "bad-place" Error;
    /// A letter or sector the map does not have.
    NoSuchPlace "no-such-place" Error;
    /// A place listed twice.
    RepeatedPlace "repeated-place" Error;
    /// A place with an empty list.
    EmptyPlace "empty-place" Warning;
    /// A listed wall between sectors that do not touch.
    NotNeighbours "not-neighbours" Error;
    /// A wall beside a gap.
    IdleWall "idle-wall" Warning;
    /// No start.
    NoStart "no-start" Error;
    /// More than one start.
    TwoStarts "two-starts" Error;
    /// No exit.
    NoExit "no-exit" Error;
    /// More than one exit.
    TwoExits "two-exits" Error;
    /// More than one entrance.
    TwoEntrances "two-entrances" Error;
    /// Nothing that must be taken.
    NoObjective "no-objective" Error;
    /// A lock without a key.
    LockWithoutKey "lock-without-key" Error;
    /// A key without a lock.
    KeyWithoutLock "key-without-lock" Error;
    /// A second lock on one sector, or on the start.
    BadLock "bad-lock" Error;
    /// A key that only its own lock leads to.
    KeyBehindLock "key-behind-lock" Error;
    /// Something the player must reach and cannot.
    Unreachable "unreachable" Error;
    /// A sector nobody can walk to.
    CutOff "cut-off" Warning;
    /// A waypoint its patrol cannot reach.
    UnreachableWaypoint "unreachable-waypoint" Error;
    /// Waypoint numbers with a gap.
    WaypointGap "waypoint-gap" Error;
    /// Two waypoints of a colour with one number.
    RepeatedWaypoint "repeated-waypoint" Error;
    /// Two waypoints in a row in the same sector.
    IdleWaypoint "idle-waypoint" Error;
    /// A patrol that cannot move.
    StuckPatrol "stuck-patrol" Error;
    /// Waypoints of a colour no enemy has.
    UnusedWaypoints "unused-waypoints" Warning;
    /// An enemy without waypoints, which stays where it is.
    NoWaypoints "no-waypoints" Warning;
    /// Reinforcements without an entrance.
    NoEntrance "no-entrance" Error;
    /// An entrance nobody uses.
    UnusedEntrance "unused-entrance" Warning;
    /// A table whose rows do not rise.
    TableOrder "table-order" Error;
    /// A behaviour table without a last row for all higher results.
    NoLastRow "no-last-row" Error;
    /// A campaign without missions, or a fork without ways.
    NoStage "no-stage" Error;
    /// A stage of the campaign whose mission is not among the campaign's missions.
    StageWithoutMission "stage-without-mission" Error;
    /// A mission of the campaign on no way through it.
    OffCourse "off-course" Warning;
    /// A deck without its one choose card.
    ChooseCard "choose-card" Error;
    /// A card that does nothing.
    NoEffect "no-effect" Error;
    /// A card with two weapons or two effects to use.
    TwoEffects "two-effects" Error;
    /// A card that does exactly what another one does.
    SameEffect "same-effect" Warning;
    /// No pack, or a damaged one.
    NotAPack "not-a-pack" Error;
    /// A path that leads out of a pack.
    PackPath "pack-path" Error;
    /// A link in a pack.
    PackLink "pack-link" Error;
    /// A file that has no place in a pack.
    PackFile "pack-file" Error;
    /// More files or bytes than a pack may have, packed or unpacked.
    PackTooLarge "pack-too-large" Error;
    /// A pack that is not as it was made.
    PackHash "pack-hash" Error;
    /// A mission the rules refuse for another reason.
    Refused "refused" Error;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}
