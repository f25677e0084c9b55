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
            self.refill(dice);
        }
        self.pile.pop()
    }

    /// Shuffles the discards under the pile, to be drawn after it.
    pub fn refill(&mut self, dice: &mut Dice) {
        dice.shuffle(&mut self.discard);
        std::mem::swap(&mut self.pile, &mut self.discard);
        self.pile.append(&mut self.discard);
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

    /// Puts `cards` on top, the first of them to be drawn first. Each is taken out of the pile, or else out of the
    /// discards, where it is there, so that the deck keeps its cards; a card that is nowhere is added.
    pub fn stack(&mut self, cards: &[T]) {
        for wanted in cards {
            if !take_out(&mut self.pile, wanted) {
                take_out(&mut self.discard, wanted);
            }
        }
        self.pile.extend(cards.iter().rev());
    }
}

/// Takes one such card out of `cards`; whether there was one.
fn take_out<T: PartialEq>(cards: &mut Vec<T>, wanted: &T) -> bool {
    let found = cards.iter().position(|card| card == wanted);
    found.map(|at| cards.remove(at)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(deck: &mut Deck<u8>, dice: &mut Dice, n: usize) -> Vec<u8> {
        (0..n).filter_map(|_| deck.draw(dice)).collect()
    }

    #[test]
    fn a_deck_gives_each_of_its_cards_once() {
        let dice = &mut Dice::new(1);
        let mut deck = Deck::shuffled(vec![3, 1, 2, 2], dice);
        assert_eq!((deck.len(), deck.left()), (4, vec![1, 2, 2, 3]));
        let mut cards = drawn(&mut deck, dice, 9);
        cards.sort_unstable();
        assert_eq!(cards, [1, 2, 2, 3]);
        assert!(deck.is_empty());
        assert_eq!(deck.draw(dice), None, "nothing was discarded");
    }

    #[test]
    fn the_top_is_drawn_first_and_only_seen_by_looking() {
        let dice = &mut Dice::new(1);
        let mut deck = Deck::from_piles(vec![1, 2, 3], vec![]);
        assert_eq!(deck.top(2).collect::<Vec<_>>(), [3, 2]);
        assert_eq!(deck.top(9).count(), 3);
        assert_eq!(drawn(&mut deck, dice, 3), [3, 2, 1]);
    }

    #[test]
    fn an_empty_pile_is_made_anew_from_the_discards_at_the_next_draw() {
        let dice = &mut Dice::new(2);
        let mut deck = Deck::shuffled((0..20).collect(), dice);
        for card in drawn(&mut deck, dice, 20) {
            deck.discard(card);
        }
        assert!(deck.is_empty() && deck.discarded().len() == 20);
        let again = drawn(&mut deck, dice, 20);
        assert!(deck.discarded().is_empty());
        assert_ne!(again, (0..20).collect::<Vec<_>>(), "they are shuffled");
        let mut sorted = again;
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_left_says_nothing_about_the_order() {
        let dice = &mut Dice::new(3);
        let (a, b) = (Deck::shuffled(vec![5, 1, 4], dice), Deck::from_piles(vec![1, 4, 5], vec![]));
        assert_eq!(a.left(), b.left());
    }

    #[test]
    fn stacked_cards_come_first_in_their_order_and_none_is_doubled() {
        let dice = &mut Dice::new(4);
        let mut deck = Deck::from_piles(vec![1, 2, 3, 4, 5], vec![7, 8]);
        deck.stack(&[2, 8, 4]);
        assert_eq!(deck.left(), [1, 2, 3, 4, 5, 8]);
        assert_eq!(deck.discarded(), [7]);
        assert_eq!(drawn(&mut deck, dice, 6), [2, 8, 4, 5, 3, 1]);
    }

    #[test]
    fn a_stacked_card_that_the_deck_does_not_have_is_added() {
        let mut deck = Deck::from_piles(vec![1], vec![]);
        deck.stack(&[9, 9]);
        assert_eq!(deck.top(3).collect::<Vec<_>>(), [9, 9, 1]);
    }

    #[test]
    fn the_order_of_a_saved_deck_is_kept() {
        let deck = Deck::from_piles(vec![3, 1, 2], vec![9]);
        let bytes = postcard::to_allocvec(&deck).unwrap();
        assert_eq!(postcard::from_bytes::<Deck<u8>>(&bytes).unwrap(), deck);
    }
}
