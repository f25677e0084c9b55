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

use super::speech::capital;
pub use super::{listed::Listed, speech::player_name};
use crate::deduction::{Rules, View};

/// Speaks of one table. Without names, players are called by the numbers of their seats.
pub type Teller<'a> = super::Teller<'a, Rules>;

impl Teller<'_> {
    /// The teller at the place of a view's seat.
    fn at(&self, view: &View) -> Self {
        self.seen_from(view.seat)
    }
}

#[cfg(test)]
mod tests;
