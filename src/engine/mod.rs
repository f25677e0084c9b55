//! What all games share, and no game: the contract, chance, decks, matches, bots and the sector graph.

pub mod arena;
mod bot;
pub mod conformance;
mod deck;
mod dice;
mod game;
mod graph;
mod hash;
mod journal;
mod level;
mod matches;
mod numbers;
mod replay;
mod search;
mod seat;
mod steps;
pub mod toy;

pub use bot::RandomBot;
pub use deck::Deck;
pub use dice::{DeadDice, Dice};
pub use game::{Bot, Damaged, Game, Imagine, Refusal, Rule, Turn};
pub use graph::{SectorGraph, SectorId};
pub use hash::{NotAHash, StateHash};
pub use journal::{Journal, Mark};
pub use level::Level;
pub use matches::{Border, Match, ResumeError, Snapshot, UndoError};
pub(crate) use numbers::numbers;
pub use replay::{Replay, ReplayError, ReplayReport, verify};
pub use search::{Judge, SearchBot, SearchLimits, Weight};
pub use seat::{Seat, Seats};
pub use steps::{Flow, Steps, finds_any, first_two};
