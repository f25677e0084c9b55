//! Messages about tables: Social Deduction in, and all games out.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::wire_beginning::BeginningKeys;
use crate::deduction::Handover;

/// A deduction table to be laid.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    #[schemars(with = "Deduction")]
    pub game: String,
    /// How many play, 4 to 16; as many as the scenario or the record says, or 6, where it is left out.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The scenario, such as `SC-01`.
    #[serde(default)]
    pub scenario: Option<String>,
    /// What a game of The Beginning left, where this one follows it: the same players sit at the table, and choose their
    /// cards first.
    #[serde(default)]
    pub after: Option<Handover>,
    /// Whether Project: Hell Gate is in; scenarios that need it have it anyway.
    #[serde(default)]
    pub hell_gate: bool,
    /// Whether the prototype's rules and cards are played.
    #[serde(default)]
    pub prototype: bool,
    /// Variants agreed on, such as `NoSpam`.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Who begins; by lot where it is left out.
    #[serde(default)]
    pub first: Option<u8>,
    /// How many claims the active player may make in a turn.
    #[serde(default)]
    pub talk: u8,
    /// Cards laid out on purpose, by their keys. What is not named is dealt.
    #[serde(default)]
    pub fix: FixIn,
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
enum Deduction {
    Deduction,
}

/// Cards laid out on purpose, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FixIn {
    /// IDs of seats.
    pub ids: BTreeMap<u8, String>,
    /// Loyalty cards of seats, the side of the previous player first; with 9 or more players one, towards the next.
    pub loyalty: BTreeMap<u8, Vec<String>>,
    /// All starting programs of seats.
    pub programs: BTreeMap<u8, Vec<String>>,
    /// Programs on top of the pile, first to be drawn first.
    pub pile: Vec<String>,
}

/// How a table stands after a line.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableState {
    /// The seat that is served: the first of those asked, or the last one served.
    pub seat: u8,
    /// All seats of the other side that are asked now; several where choices are simultaneous.
    pub asked: Vec<u8>,
    /// All the served seat may do now.
    pub options: Vec<TableOption>,
    /// What happened, in order, as the served seat witnessed it.
    pub events: Vec<Value>,
    /// What the served seat sees.
    pub view: TableView,
    /// The fingerprint of the whole state.
    pub hash: String,
    /// How the game ended; null while it runs.
    pub over: Option<Value>,
    /// What a finished campaign game of The Beginning leaves to Social Deduction: its `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handover: Option<Handover>,
    /// What went not quite as asked, such as an older save loaded for a damaged one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<String>,
}

/// One option.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableOption {
    /// Its number, for `act`.
    pub id: usize,
    /// The action, for `act`.
    pub action: Value,
    /// The action in words.
    pub label: String,
}

/// What a seat at a table sees.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableView {
    /// Whose view it is.
    pub seat: u8,
    /// The seat's own team, or its faction in The Beginning; empty while it is still to be chosen.
    pub team: String,
    /// What the seat is asked, in words.
    pub question: Option<String>,
    /// The whole table; cards are numbers into `cards`, and 255 is a card whose face is not known. In The Beginning
    /// chips, loyalties and objectives that are not known are null.
    pub table: Value,
    /// The keys of all cards, by number.
    pub cards: CardKeys,
}

/// The keys of cards, by number, as the game has them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum CardKeys {
    /// Of Social Deduction.
    Deduction(DeductionKeys),
    /// Of The Beginning.
    Beginning(BeginningKeys),
}

/// The keys of the cards of Social Deduction, by number.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeductionKeys {
    /// Of IDs.
    pub ids: Vec<String>,
    /// Of programs.
    pub programs: Vec<String>,
    /// Of loyalty cards.
    pub loyalty: Vec<String>,
}
