//! What is agreed before the game: characters by seat, variants, and cards laid out on purpose.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Character, Colour, Faction, Library};
use crate::engine::Seat;

/// The fewest and the most seats at a table (TB-GEN-01).
pub const SEATS: std::ops::RangeInclusive<u8> = 3..=6;

/// A game to be dealt. With a seed and the actions it is the whole game, cards included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// All cards and boards.
    pub library: Arc<Library>,
    /// The characters by seat; seats left open get one by lot.
    pub seats: Vec<Option<Character>>,
    /// Who begins; by lot where nobody is named (TB-SETUP-24).
    pub first: Option<Seat>,
    /// Whether each player keeps one objective more than needed of those dealt (TB-OBJ-02).
    pub first_game: bool,
    /// Whether a game of Social Deduction follows (TB-CAMP).
    pub campaign: bool,
    /// How many claims a player may make in a turn; 0 for a silent table.
    pub talk: u8,
    /// Cards laid out on purpose.
    pub fix: Fix,
}

/// Cards laid out on purpose, for lessons and for showing any rule. What is not named is dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Fix {
    /// Loyalties of seats.
    pub loyalty: Vec<(Seat, Faction)>,
    /// Objectives of seats, by their keys.
    pub objectives: Vec<(Seat, Vec<String>)>,
    /// Influence cards on top of a seat's Personal deck, by their keys, first to be drawn first.
    pub personal: Vec<(Seat, Vec<String>)>,
    /// Influence cards on top of the General deck.
    pub general: Vec<String>,
    /// Programs on top of the pile.
    pub programs: Vec<String>,
    /// Events on top of their decks, by their keys.
    pub events: Vec<String>,
    /// Chips on top of Sectors I, II and III.
    pub sectors: [Vec<Colour>; 3],
    /// Dice in the order they are rolled; afterwards chance decides.
    pub dice: Vec<u8>,
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many.
    #[error("{0} players cannot play: 3 to 6 can")]
    Seats(usize),
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSeat {
        /// Which.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// A character twice.
    #[error("{0:?} sits at two seats")]
    Twice(Character),
    /// A key no card has.
    #[error("no card is called {0:?}")]
    NoCard(String),
    /// Fewer players than the second game needs (TB-CAMP-01).
    #[error("a campaign needs 4 players or more")]
    Campaign,
    /// No recipe for the loyalty stack.
    #[error("there is no loyalty stack for {0} players")]
    NoRecipe(u8),
}

impl Setup {
    /// A plain game with characters by lot.
    pub fn new(library: Arc<Library>, seats: u8) -> Self {
        Self {
            library,
            seats: vec![None; usize::from(seats)],
            first: None,
            first_game: false,
            campaign: false,
            talk: 0,
            fix: Fix::default(),
        }
    }
}
