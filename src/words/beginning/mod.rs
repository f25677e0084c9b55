//! The Beginning in words: names, labels, sentences of events, questions, claims. For every front of the game.
//!
//! | file | what stands there |
//! |---|---|
//! | `names` | what factions, chips, bars, areas and phases are called |
//! | `people` | what figures, enemies and places on the board are called |
//! | `faces` `cards` | what cards are called, and what they say |
//! | `skills` | tasks and boosts of the skill trees |
//! | `deeds` `frees` `actions` `answers` | labels of what a player may do |
//! | `claims` | what players say |
//! | `events` `boards` `fights` `secrets` | sentences of what happened |
//! | `moments` `scripts` | what is happening, and what a player is asked |
//! | `lacks` | why something cannot be done now |
//! | `ends` | how it ended |
//! | `why` | the rule behind an event |
//! | `faults` | why a table cannot be dealt |
//! | `deck` | every card as something to look up |

mod actions;
mod answers;
mod boards;
mod cards;
mod claims;
mod deck;
mod deeds;
mod ends;
mod events;
mod faces;
mod faults;
mod fights;
mod frees;
mod lacks;
mod moments;
mod names;
mod people;
mod scripts;
mod secrets;
mod skills;
mod why;

pub use cards::Cards;
pub use deck::Deck;
pub use faults::fault_text;
pub use names::{
    area_name, badge_name, bar_name, colour_name, column_name, era_name, faction_name, level_name, place_name,
    table_name,
};
pub use people::character_names;
pub use skills::{boost_text, branch_name, task_text};

use std::ops::Deref;

use super::{
    Words,
    speech::{Speech, capital},
};
use crate::{
    beginning::{Rules, Scene, View},
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
    /// A teller for a table with these rules. Without names, players are called by the numbers of their seats;
    /// [`character_names`] gives those of their characters.
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

    /// The cards of the table, in words.
    pub fn cards(&self) -> Cards<'a> {
        Cards::new(self.speech.words, self.rules.library())
    }
}

impl<'a> Deref for Teller<'a> {
    type Target = Speech<'a>;

    /// A teller speaks of people as every table does.
    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}

/// What a view shows, to ask questions of.
fn scene(view: &View) -> Scene<'_> {
    Scene { rules: &view.rules, state: &view.table }
}

#[cfg(test)]
mod tests;
