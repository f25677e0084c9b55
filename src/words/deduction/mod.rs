//! The deduction game in words: names, labels, sentences of events, questions, claims. For every front of the game.
//!
//! | file | what stands there |
//! |---|---|
//! | `names` | what seats, cards, weapons, teams and bosses are called |
//! | `deeds` `actions` | labels of what a player may do |
//! | `claims` | what players say |
//! | `events` `harms` `others` | sentences of what happened |
//! | `moments` | what is happening, and what a player is asked |
//! | `ends` | how it ended |
//! | `why` | the rule behind an event |
//! | `faults` | why a table cannot be dealt |
//! | `reasons` | why a bot decided as it did, after the game |
//! | `deck` | every card as something to look up |

mod actions;
mod claims;
mod deck;
mod deeds;
mod ends;
mod events;
mod faults;
mod harms;
mod moments;
mod names;
mod others;
mod reasons;
mod why;

pub use deck::Deck;
pub use faults::fault_text;
pub use names::{goal_text, table_name, team_name};

use std::ops::Deref;

use super::{
    Words,
    speech::{Speech, capital},
};
pub use super::{listed::Listed, speech::player_name};
use crate::{
    deduction::{Rules, View},
    engine::{Refusal, Seat},
};

/// Speaks of one table: it knows what everything and everybody is called.
///
/// Sentences are told from a seat's place: it is `you` there. Nothing is told that the value handed in does not hold, so
/// events must be witnessed by the seat and views be its own.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    speech: Speech<'a>,
    rules: &'a Rules,
}

impl<'a> Teller<'a> {
    /// A teller for a table with these rules. Without names, players are called by the numbers of their seats.
    pub fn new(words: &'a Words, rules: &'a Rules) -> Self {
        Self { speech: Speech::new(words), rules }
    }

    /// The same, with the players' names by seat.
    #[must_use]
    pub fn named(self, names: &'a [String]) -> Self {
        Self { speech: Speech { names, ..self.speech }, ..self }
    }

    /// The same, from the place of this seat: it is called `you`.
    #[must_use]
    pub fn seen_from(self, seat: Seat) -> Self {
        Self { speech: Speech { me: Some(seat), ..self.speech }, ..self }
    }

    /// Why an action was refused.
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.words.text(refusal.reason)
    }

    /// The teller at the place of a view's seat.
    fn at(&self, view: &View) -> Self {
        self.seen_from(view.seat)
    }
}

impl<'a> Deref for Teller<'a> {
    type Target = Speech<'a>;

    /// A teller speaks of people as every table does.
    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}

#[cfg(test)]
mod tests;
