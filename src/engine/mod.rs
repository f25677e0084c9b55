//! What all games share, and no game: the contract, chance, decks, matches, bots and the sector graph.

mod deck;
mod dice;
mod game;
mod graph;
mod seat;

pub use deck::Deck;
pub use dice::Dice;
pub use game::{Bot, Damaged, Game, Imagine, Refusal, Rule, Turn};
pub use graph::{SectorGraph, SectorId};
pub use seat::{Seat, Seats};
