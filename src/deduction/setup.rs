//! What is agreed before the game: seats, edition, variants, scenario, and cards laid out on purpose.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Handover, HandoverFault, Library};
use crate::engine::Seat;

/// The fewest and the most seats at a table.
pub const SEATS: std::ops::RangeInclusive<u8> = 4..=16;

/// A game to be dealt. With a seed and the actions it is the whole game, cards included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// All cards, scenarios and the setup table.
    pub library: Arc<Library>,
    /// How many play.
    pub seats: u8,
    /// Which edition's rules and cards.
    pub edition: Edition,
    /// Whether Project: Hell Gate is in.
    pub hell_gate: bool,
    /// Variants agreed on.
    pub variants: Vec<Variant>,
    /// The scenario, by its key such as `SC-01`.
    pub scenario: Option<String>,
    /// Who begins; by lot where nobody is named (SD-START-04).
    pub first: Option<Seat>,
    /// What The Beginning left, where this is the second game of a campaign (SD-CAMP).
    #[serde(default)]
    pub after: Option<Handover>,
    /// How many claims the active player may make in a turn; 0 for a silent table.
    pub talk: u8,
    /// Cards laid out on purpose.
    pub fix: Fix,
}

/// Which edition is played (1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The final rules.
    #[default]
    Final,
    /// The prototype: fewer cards, no companion, no Boss IDs, Masons instead of Legion and Fallen.
    Prototype,
}

/// A rule that a table may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Variant {
    /// No card changes a team (SD-ALT-01 to -05).
    NoChanges,
    /// One loyalty program of several may be discarded (SD-ALT-06).
    NoSpam,
    /// The IDs for a first session, and no Legion loyalty program (SD-FIRST).
    FirstSession,
    /// The Legion loyalty card takes the place of an Outlaw one; 6 players or more (SD-LLX).
    LegionCard,
    /// With 5 or 6 players the set with the second rifle, not the companion (SD-TAB-21).
    SecondRifle,
    /// The setup table as printed for 13 and 14 players (SD-AMB-01).
    PrintedTable,
    /// Machines win when the last Human is eliminated though no Machine lives (SD-AMB-08).
    DeadMachinesWin,
    /// Bloodbeast moves with the direction of play (SD-AMB-17).
    BeastForward,
}

/// Cards laid out on purpose, by their keys, for lessons and for showing any rule. What is not named is dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Fix {
    /// IDs of seats.
    pub ids: Vec<(Seat, String)>,
    /// Loyalty cards of seats, the side of the previous player first; with 9 or more players one, towards the next.
    pub loyalty: Vec<(Seat, Vec<String>)>,
    /// All starting programs of seats.
    pub programs: Vec<(Seat, Vec<String>)>,
    /// Programs on top of the pile, first to be drawn first.
    pub pile: Vec<String>,
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many.
    #[error("{0} players cannot play: 4 to 16 can")]
    Seats(u8),
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSeat {
        /// Which.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// The library has no row for this many.
    #[error("the setup table has no row for {0} players")]
    NoRow(u8),
    /// No such scenario.
    #[error("no scenario is called {0:?}")]
    NoScenario(String),
    /// A scenario for another number of players.
    #[error("the scenario {key} is for {needs} players, not {seats}")]
    ScenarioSeats {
        /// Which.
        key: String,
        /// How many it is for.
        needs: u8,
        /// How many there are.
        seats: u8,
    },
    /// A scenario whose cards come with the expansion.
    #[error("the scenario {0} needs Project: Hell Gate")]
    NeedsHellGate(String),
    /// The piles are too small.
    #[error("there are not enough IDs: {need} {faction:?} ones are needed, {have} are there")]
    TooFewIds {
        /// Of which colour.
        faction: super::Faction,
        /// How many are dealt.
        need: usize,
        /// How many there are.
        have: usize,
    },
    /// A variant that needs more players.
    #[error("the Legion loyalty card needs 6 players or more")]
    LegionCard,
    /// Both at once.
    #[error("the prototype has no expansion and no scenarios")]
    PrototypeAlone,
    /// A record that cannot be played on from.
    #[error(transparent)]
    After(#[from] HandoverFault),
    /// A card laid out more often than there are copies of it.
    #[error("the card {0} is laid out more often than this game has it")]
    TooMany(String),
    /// A key no card has.
    #[error("no card is called {0:?}")]
    NoCard(String),
}

impl Setup {
    /// A plain game of the final edition.
    pub fn new(library: Arc<Library>, seats: u8) -> Self {
        Self {
            library,
            seats,
            edition: Edition::Final,
            hell_gate: false,
            variants: Vec::new(),
            scenario: None,
            first: None,
            after: None,
            talk: 0,
            fix: Fix::default(),
        }
    }

    /// Whether the table agreed on this variant.
    pub fn has(&self, variant: Variant) -> bool {
        self.variants.contains(&variant)
    }
}
