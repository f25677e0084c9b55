//! A deck of cards: a pile to draw from and a discard pile that becomes the next one.

use serde::{Deserialize, Serialize};

use super::Dice;

/// Cards of one kind. The order of the pile is secret; which cards are left in it is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<T> {
    /// The pile; its last card is the top.
    pile: Vec<T>,
    /// Discarded cards, newest last.
    discard: Vec<T>,
}

impl<T: Copy + Ord> Deck<T> {
    /// All `cards`, shuffled.
    pub fn shuffled(mut cards: Vec<T>, dice: &mut Dice) -> Self {
        dice.shuffle(&mut cards);
        let discard = Vec::with_capacity(cards.len());
        Self { pile: cards, discard }
    }

    /// A deck with these piles as they are; the last card of `pile` is the top.
    pub fn from_piles(pile: Vec<T>, discard: Vec<T>) -> Self {
        Self { pile, discard }
    }

    /// Takes the top card; an empty pile is made anew from the discards first. `None` where no card is left at all.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.pile.is_empty() {
            std::mem::swap(&mut self.pile, &mut self.discard);
            dice.shuffle(&mut self.pile);
        }
        self.pile.pop()
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: T) {
        self.discard.push(card);
    }

    /// How many cards are left in the pile.
    pub fn len(&self) -> usize {
        self.pile.len()
    }

    /// Whether the pile is used up.
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty()
    }

    /// The cards left in the pile as a multiset, in rising order: what anybody who counts may know.
    pub fn left(&self) -> Vec<T> {
        let mut cards = self.pile.clone();
        cards.sort_unstable();
        cards
    }

    /// The discarded cards, oldest first.
    pub fn discarded(&self) -> &[T] {
        &self.discard
    }

    /// The next `n` cards from the top, first to come first; fewer where the pile is shorter.
    pub fn top(&self, n: usize) -> impl Iterator<Item = T> {
        self.pile.iter().rev().take(n).copied()
    }

    /// Puts `cards` on top, the first of them to be drawn first. Each is taken out of the rest of the deck where it
    /// is still there, so that a deck keeps its cards.
    pub fn stack(&mut self, cards: &[T]) {
        for wanted in cards {
            if let Some(at) = self.pile.iter().position(|card| card == wanted) {
                self.pile.remove(at);
            }
        }
        self.pile.extend(cards.iter().rev());
    }
}
