//! Messages about tables of The Beginning, in.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table of The Beginning to be laid.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBeginning {
    /// The game.
    #[schemars(with = "Beginning")]
    pub game: String,
    /// How many play, 3 to 6; 5 where it is left out.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The characters by seat, such as `Nova` or `DeeCoy`; null, or seats beyond the list, for one by lot.
    #[serde(default)]
    pub characters: Vec<Option<String>>,
    /// Who begins; by lot where it is left out.
    #[serde(default)]
    pub first: Option<u8>,
    /// Whether everybody chooses between objectives.
    #[serde(default)]
    pub first_game: bool,
    /// Whether a game of Social Deduction is to follow.
    #[serde(default)]
    pub campaign: bool,
    /// How many claims a player may make in a turn.
    #[serde(default)]
    pub talk: u8,
    /// Cards, chips and dice laid out on purpose. What is not named is dealt and rolled.
    #[serde(default)]
    pub fix: BeginningFix,
    /// Where the dice start.
    #[serde(default)]
    pub seed: u64,
    /// The seats the other side plays; all where it is left out.
    #[serde(default)]
    pub people: Option<Vec<u8>>,
    /// How well the bots at the other seats play: random, simple, sound or sharp; sound where it is left out.
    #[serde(default)]
    pub bots: Option<String>,
}

/// The one game these messages are about.
#[derive(JsonSchema)]
#[schemars(rename_all = "snake_case")]
#[allow(dead_code)] // Only its schema is used.
enum Beginning {
    Beginning,
}

/// Cards, chips and dice laid out on purpose, by seat where they are somebody's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BeginningFix {
    /// Loyalties of seats: `Human`, `Machine`, `Fallen` or `Legion`.
    pub loyalty: BTreeMap<u8, String>,
    /// Objectives of seats, by their keys.
    pub objectives: BTreeMap<u8, Vec<String>>,
    /// Influence cards on top of Personal decks, by their keys, first to be drawn first.
    pub personal: BTreeMap<u8, Vec<String>>,
    /// Influence cards on top of the General deck.
    pub general: Vec<String>,
    /// Programs on top of the pile.
    pub programs: Vec<String>,
    /// Events on top of their decks.
    pub events: Vec<String>,
    /// Chips on top of Sectors I, II and III: `Blue`, `Red` or `Purple`, first to be taken first.
    pub sectors: [Vec<String>; 3],
    /// Dice in the order they are rolled; afterwards chance decides.
    pub dice: Vec<u8>,
}

/// The keys of the cards of The Beginning, by number.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BeginningKeys {
    /// Of influence cards.
    pub influence: Vec<String>,
    /// Of programs.
    pub programs: Vec<String>,
    /// Of events.
    pub events: Vec<String>,
    /// Of objectives.
    pub objectives: Vec<String>,
    /// Of wounds.
    pub wounds: Vec<String>,
}
