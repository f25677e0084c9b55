//! Cards as data: their words beside their effects. The files under `assets/deduction` are lists of these.

use serde::{Deserialize, Serialize};

use super::{Boss, BossEffect, Condition, Effect, Power, WeaponKind};

/// A colour of cards: blue, red or gray (SD-COMP-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faction {
    /// Blue.
    Human,
    /// Red.
    Machine,
    /// Gray.
    Outlaw,
}

impl Faction {
    /// Every colour, in the order of the setup table.
    pub const ALL: [Self; 3] = [Self::Human, Self::Machine, Self::Outlaw];

    /// The team of this colour.
    pub const fn team(self) -> Team {
        match self {
            Self::Human => Team::Human,
            Self::Machine => Team::Machine,
            Self::Outlaw => Team::Outlaw,
        }
    }
}

/// What a player belongs to (SD-TEAM); in the prototype Legion is called the Masons (SD-MAS-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Team {
    /// Win when nobody else is left.
    Human,
    /// Win when no Human is left.
    Machine,
    /// Each alone, the last one left.
    Outlaw,
    /// Founded by Mindeater.
    Legion,
    /// Founded by Deathbringer.
    Fallen,
}

impl Team {
    /// Every team, in the order of the calls at a check (SD-WIN-15).
    pub const ALL: [Self; 5] = [Self::Human, Self::Machine, Self::Outlaw, Self::Legion, Self::Fallen];
}

/// Which box a card comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Set {
    /// The base game.
    #[default]
    Core,
    /// Project: Hell Gate.
    HellGate,
}

/// An ID card: a role with an ability.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IdCard {
    /// The name files use, such as `H01`.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Its colour.
    pub faction: Faction,
    /// The box it comes from.
    #[serde(default)]
    pub set: Set,
    /// The key of the card it takes the place of when Hell Gate is played (HG-INT-02).
    #[serde(default)]
    pub reprint_of: Option<String>,
    /// The team it gives whatever the colours say (SD-TEAM-06).
    #[serde(default)]
    pub always: Option<Team>,
    /// What the card is good for, or must be left out for.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// What happens when it is revealed (SD-ID-01).
    #[serde(default)]
    pub on_reveal: Vec<Effect>,
    /// What it does as long as it stays revealed, or at its own time (SD-ID-02, SD-ID-03).
    #[serde(default)]
    pub powers: Vec<Power>,
}

/// Something a setup asks of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tag {
    /// A Boss ID: not dealt, taken as a set (SD-BOSS).
    Boss,
    /// For a first session (SD-FIRST-01).
    First,
    /// In the prototype (SD-COMP-07).
    Prototype,
    /// Can change a team, and is left out where loyalties do not change (SD-ALT).
    Changes,
    /// Cannot be played with shared loyalty cards (SD-OPEN-05).
    NotShared,
    /// Its ability cannot be copied (V17).
    NotCopied,
    /// A program with a red dot: not for 9 to 16 players (SD-BIG-01).
    RedDot,
    /// Belongs to Legion or the Fallen (SD-CAMP-06).
    Sect,
}

/// A kind of program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramCard {
    /// The name files use, such as `PR01`.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// How many there are.
    pub copies: u8,
    /// How many of them the prototype has (SD-COMP-09).
    #[serde(default)]
    pub prototype: u8,
    /// The box it comes from.
    #[serde(default)]
    pub set: Set,
    /// The key of the program it takes the place of when Hell Gate is played (HG-INT-02).
    #[serde(default)]
    pub reprint_of: Option<String>,
    /// When it may be played.
    pub timing: Timing,
    /// What it must be left out for.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Whether it is handled like Spam (SD-BIG-06).
    #[serde(default)]
    pub spam: Spam,
    /// What must be true for it to be played; all of it (V18).
    #[serde(default)]
    pub when: Vec<Condition>,
    /// What happens when it is played.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it does while it lies open, or, secret loyalty, while it is held.
    #[serde(default)]
    pub powers: Vec<Power>,
}

/// When a program may be played (SD-PROG-03, -07, -08, -09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Timing {
    /// At any time but while another program resolves.
    AnyTime,
    /// On the owner's turn.
    OnTurn,
    /// Put into play on the owner's turn, to stay.
    Permanent,
    /// Works unseen from the moment it is held, and is never shown (SD-PROG-10, SD-PROG-14).
    Secret,
    /// Laid open beside the pile when drawn; its drawer draws another.
    Open,
    /// The same, with the boss it calls (HG-PORT).
    Portal(Boss),
}

/// Whether a program is handled like Spam: not discarded for the limit, and used up as an action (SD-OPEN-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spam {
    /// Never.
    #[default]
    Never,
    /// Always.
    Always,
    /// When this weapon lies in the middle from the start (SD-BIG-06).
    InMiddle(WeaponKind),
    /// It can be used up like Spam, but is discarded like any other (PX12).
    Usable,
}

/// A kind of loyalty card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoyaltyCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// Its colour; the Legion card has none.
    pub faction: Option<Faction>,
    /// How much it counts (SD-TEAM-03).
    pub counts: u8,
    /// How many there are in the box (SD-COMP-08, SD-COMP-13).
    pub copies: u8,
}

/// One of the cards Exitus plays (HG-B3-03).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitusCard {
    /// The name files use.
    pub key: String,
    /// What it does, in words.
    pub text: String,
    /// How many positions it moves first: to the right, or to the left where below 0.
    #[serde(default)]
    pub moves: i8,
    /// What it does then.
    pub effect: BossEffect,
}

/// One of the cards Legion God shows to every player (HG-B6-01).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegionCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Whether whoever draws it becomes Legion.
    pub infects: bool,
}

/// An EX boss.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossCard {
    /// Which.
    pub boss: Boss,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// How many EX loyalty cards it enters with (HG-EX-03, HG-EX-04).
    #[serde(default)]
    pub shields: u8,
    /// Whether it takes damage at all (HG-EX-16).
    #[serde(default)]
    pub mortal: bool,
    /// Whether it wins when all players are eliminated (HG-EX-13).
    #[serde(default)]
    pub outlives: bool,
    /// Whether its eliminations are followed by a check (SD-WIN-16).
    #[serde(default)]
    pub unchecked: bool,
}
