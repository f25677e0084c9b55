//! The cards of the games at a table as the codex lists them, whichever game they belong to.

use std::sync::Arc;

use super::{Listed, Words, beginning, codex::Part, deduction};
use crate::content;

/// The cards of both games at a table; none where their files are broken.
#[derive(Clone, Debug)]
pub struct Libraries {
    /// Those of Social Deduction.
    pub deduction: Arc<crate::deduction::Library>,
    /// Those of The Beginning.
    pub beginning: Arc<crate::beginning::Library>,
}

/// Cards of either game that are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// Of Social Deduction.
    Deduction(deduction::Deck),
    /// Of The Beginning.
    Beginning(beginning::Deck),
}

impl Libraries {
    /// The cards inside the program.
    pub fn shipped() -> Self {
        Self {
            deduction: content::shipped_library().unwrap_or_default(),
            beginning: content::beginning::shipped_library().unwrap_or_default(),
        }
    }
}

impl Deck {
    /// Every deck, in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        let first = beginning::Deck::ALL.into_iter().map(Self::Beginning);
        first.chain(deduction::Deck::ALL.into_iter().map(Self::Deduction))
    }

    /// The part of the book it belongs to.
    pub const fn part(self) -> Part {
        match self {
            Self::Deduction(_) => Part::Deduction,
            Self::Beginning(_) => Part::Beginning,
        }
    }

    /// The name links use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Deduction(deck) => deck.id(),
            Self::Beginning(deck) => deck.id(),
        }
    }

    /// What it is called.
    pub fn title(self, words: &Words, from: &Libraries) -> String {
        match self {
            Self::Deduction(deck) => deck.title(words),
            Self::Beginning(deck) => deck.title(words, &from.beginning),
        }
    }

    /// How many there are, in a sentence.
    pub fn intro(self, words: &Words, from: &Libraries) -> String {
        match self {
            Self::Deduction(deck) => deck.intro(words, &from.deduction),
            Self::Beginning(deck) => deck.intro(words, &from.beginning),
        }
    }

    /// Its cards, in the order of their files.
    pub fn cards(self, words: &Words, from: &Libraries) -> Vec<Listed> {
        match self {
            Self::Deduction(deck) => deck.cards(words, &from.deduction),
            Self::Beginning(deck) => deck.cards(words, &from.beginning),
        }
    }
}
