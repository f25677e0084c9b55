//! The stealth game in words: names, labels of actions, sentences of events, sums, reasons. For every front of the game.

mod actions;
mod cards;
mod events;
mod names;
mod rules;
mod sums;

pub use cards::{gear_text, item_text};
pub use events::steps_text;
pub use rules::{refusal_text, rule_of, rule_text};

use super::Words;
use crate::{
    engine::Refusal,
    stealth::{Lure, Phase, Public, Question, Setup, View},
};

/// Speaks of one mission as it stands: it knows what everything is called.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    words: &'a Words,
    setup: &'a Setup,
    public: &'a Public,
}

impl<'a> Teller<'a> {
    /// A teller for the mission of `setup` as it stands in `public`.
    pub fn new(words: &'a Words, setup: &'a Setup, public: &'a Public) -> Self {
        Self { words, setup, public }
    }

    /// A teller for what a player sees.
    pub fn of(words: &'a Words, view: &'a View) -> Self {
        Self::new(words, &view.setup, &view.public)
    }

    /// The part of the turn being played.
    pub fn phase(&self) -> String {
        self.words.text(match self.public.phase {
            Phase::Free => "phase-free",
            Phase::Second => "phase-second",
            Phase::Enemies => "phase-enemies",
            Phase::End => "phase-end",
            Phase::Won => "phase-won",
            Phase::Lost => "phase-lost",
        })
    }

    /// What the player is asked, where the rules ask something.
    pub fn question(&self) -> Option<String> {
        let ask = |key, enemy| self.words.with(key, &[("enemy", self.enemy(enemy).into())]);
        Some(match self.public.question? {
            Question::Order => self.words.text("question-order"),
            Question::Way { act, lure: Lure::Patrol } => ask("question-way-patrol", act.enemy),
            Question::Way { act, lure: Lure::Noise } => ask("question-way-noise", act.enemy),
            Question::Way { act, lure: Lure::Detection } => ask("question-way-detection", act.enemy),
            Question::Card { draw } => self.card_question(draw),
        })
    }

    /// Why an action was refused.
    pub fn refusal(&self, refusal: Refusal) -> String {
        refusal_text(self.words, refusal)
    }
}

#[cfg(test)]
#[path = "stealth/tests.rs"]
mod tests;
