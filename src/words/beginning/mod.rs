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
//! | `reasons` | why a bot decided as it did, after the game |
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
mod reasons;
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
pub use reasons::LIKELY;
pub use skills::{boost_text, branch_name, task_text};

use super::speech::capital;
use crate::beginning::{Rules, Scene, View};

/// Speaks of one table. Without names, players are called by the numbers of their seats; [`character_names`] gives those
/// of their characters.
pub type Teller<'a> = super::Teller<'a, Rules>;

impl<'a> Teller<'a> {
    /// The teller at the place of a view's seat.
    fn at(&self, view: &View) -> Self {
        self.seen_from(view.seat)
    }

    /// The cards of the table, in words.
    pub fn cards(&self) -> Cards<'a> {
        Cards::new(self.speech.words, self.rules.library())
    }
}

/// What a view shows, to ask questions of.
fn scene(view: &View) -> Scene<'_> {
    Scene { rules: &view.rules, state: &view.table }
}

#[cfg(test)]
mod tests;
