//! The cards as data: words beside effects.

use serde::{Deserialize, Serialize};

use super::{Character, Effect, Era, Faction};

/// Where an influence card belongs at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// The General deck.
    General,
    /// A character's own.
    Personal(Character),
}

/// A kind of influence card (TB-INF).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfluenceCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    #[serde(default)]
    pub text: String,
    /// Its deck.
    pub deck: Deck,
    /// What it shows.
    pub face: Face,
    /// Copies.
    pub count: u8,
}

/// What an influence card shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// Worth this much.
    Blue(u8),
    /// Worth this much below 0.
    Red(u8),
    /// No value.
    Grey,
    /// No value.
    Green,
    /// Matters in checks of events only (TB-EVT-23).
    Special(Special),
    /// A unique card: works for its character, is void for others (TB-INF-03).
    Unique(Unique),
}

/// A special card of the General deck, by what it does to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Special {
    /// The total moves so much towards the target.
    Ease(u8),
    /// The total moves so much away from the target.
    Burden(u8),
    /// The strongest other card counts twice.
    Echo,
    /// The strongest other card counts nothing.
    Mute,
}

/// What a unique card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unique {
    /// Free action in the own turn.
    Free(Vec<Effect>),
    /// Joins an own attack beyond the limit of red cards.
    Attack {
        /// Red value.
        red: u8,
        /// More damage.
        damage: u8,
        /// Whether a hit strikes every enemy in range.
        all: bool,
    },
    /// Blue or red with this value, as played.
    Wild(u8),
    /// Cancels a wound as it is drawn.
    CancelWound,
    /// Brings Kuro back; while he is in play it is blue with this value.
    Kuro(u8),
}

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

/// A kind of program (TB-PROG).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it costs in the market.
    pub price: u8,
    /// Copies.
    pub count: u8,
    /// How it is used.
    pub used: Used,
    /// What it does when used.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// How a program is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Used {
    /// In the own turn, once.
    Own,
    /// At any time, once.
    Any,
    /// Laid open with two charges; each use at any time spends one (TB-PROG-05, TB-PROG-06).
    Charged,
    /// Laid open for good (TB-PROG-04).
    Permanent(Power),
}

/// What a permanent program gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Power {
    /// Range.
    Range(u8),
    /// Shield.
    Shield(u8),
    /// Strength.
    Strength(u8),
}

/// An objective (TB-OBJ).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What is to be done, in words.
    pub text: String,
    /// What is to be done.
    pub goal: Goal,
    /// What is to be done instead where three play: each of them has more turns.
    #[serde(default)]
    pub at_three: Option<Goal>,
}

impl ObjectiveCard {
    /// What is to be done at a table of so many.
    pub fn goal(&self, seats: u8) -> Goal {
        self.at_three.filter(|_| seats == 3).unwrap_or(self.goal)
    }
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Brought so many chips into the Network that are not blue.
    NonBlue(u8),
    /// Brought this many chips in.
    Brought(u8),
    /// This many boosts.
    Boosts(u8),
    /// This many level 2 boosts.
    SecondBoosts(u8),
    /// This many eliminations.
    Eliminated(u8),
    /// This badge at the end.
    Badge(Badge),
    /// Full health and no wound at the end.
    Unhurt,
    /// This many cards in hand at the end.
    Hand(u8),
    /// This many programs at the end.
    Programs(u8),
    /// Used a Recon card.
    Recon,
    /// Dropped this many chips in the Junkyard.
    Dropped(u8),
    /// Took this many different City actions.
    CityActions(u8),
    /// An own Censure Motion detained somebody.
    Censure,
    /// A supply box equipped at the end.
    Equipped,
}

/// A wound (TB-WND).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WoundCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Copies.
    pub count: u8,
    /// What it does.
    pub harm: Harm,
}

/// What a wound does until it is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Harm {
    /// Fewer cards drawn.
    Draw(u8),
    /// Fewer steps, at least 1.
    Moves(u8),
    /// Fewer red cards in an attack.
    Red(u8),
    /// Fewer blue cards in a defence.
    Blue(u8),
    /// Fewer cards kept.
    Hand(u8),
    /// Fewer programs kept.
    Programs(u8),
    /// No range.
    NoRange,
    /// At most so many cards in a check.
    Checks(u8),
    /// Contagious: the other discards so many cards by chance (TB-WND-05).
    Fever(u8),
    /// Contagious: the other loses so much health, never the last (TB-WND-05).
    Rot(u8),
}

/// An interrogation card: a line for each faction (TB-INTG).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterrogationCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// The lines; every faction has one.
    pub lines: Vec<Line>,
}

/// A line of an interrogation card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Whose it is.
    pub factions: Vec<Faction>,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// An All-Rounder card (TB-JAY-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllRounderCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A Recon card (TB-RECON).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReconCard {
    /// The name files use.
    pub key: String,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// What it lets its owner see.
    pub sight: Sight,
}

/// What a Recon card lets its owner see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sight {
    /// In Area 1: up to three chips on the Sector stacks (TB-RECON-05).
    Sectors,
    /// In Area 6: a face-down chip of the Network (TB-RECON-06).
    Network,
    /// An objective of a player (TB-RECON-07).
    Objective,
    /// A chip carried by a character in the same area (TB-RECON-08).
    Carried,
    /// A player's hand, at any time (TB-RECON-09).
    Hand,
    /// A loyalty card that belongs to nobody, at any time (TB-RECON-10).
    Loyalty,
}

/// A supply box (TB-BOX, TB-TRAP).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxCard {
    /// What is in it.
    pub item: Item,
    /// The name people read.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Copies in the supply stack.
    pub stack: u8,
    /// Copies at HQ.
    #[serde(default)]
    pub hq: u8,
    /// The price at HQ.
    #[serde(default)]
    pub price: u8,
}

/// What is in a supply box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// More attack and damage, and a program (TB-BOX-09).
    Pistol,
    /// More attack and damage (TB-BOX-10).
    Rifle,
    /// Strikes all enemies in range (TB-BOX-11).
    RocketLauncher,
    /// A step and an action (TB-BOX-12).
    Companion,
    /// Strikes any enemy on the board (TB-BOX-13).
    Laser,
    /// Three random cards are lost (TB-TRAP-03).
    TrapCards,
    /// A program is lost (TB-TRAP-04).
    TrapProgram,
    /// A chip goes to the Junkyard (TB-TRAP-05).
    TrapChip,
    /// No influence cards in the next event (TB-TRAP-06).
    TrapSilence,
}

impl Item {
    /// Whether it hurts whoever opens it.
    pub const fn is_trap(self) -> bool {
        matches!(self, Self::TrapCards | Self::TrapProgram | Self::TrapChip | Self::TrapSilence)
    }
}

/// A loyalty card and how often it exists (TB-OPEN-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoyaltyCard {
    /// Whose side.
    pub faction: Faction,
    /// What it asks for, in words.
    pub text: String,
    /// Copies.
    pub count: u8,
}

/// How the loyalty stack is made for a number of players (TB-LOY-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// For how many players.
    pub seats: u8,
    /// Cards that are always in.
    pub always: Vec<Faction>,
    /// Cards of which some are drawn unseen.
    pub from: Vec<Faction>,
    /// How many are drawn.
    pub random: u8,
}
