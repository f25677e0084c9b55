//! Chance: the one portable generator all rules draw from.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};

/// All chance in a game. Xoshiro256++ with our own `below` and `shuffle`, because a library's sampling may change
/// between versions and old journals must still play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Xoshiro256PlusPlus", into = "Xoshiro256PlusPlus")]
pub struct Dice(Xoshiro256PlusPlus);

/// Saved dice that would show the same number for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the saved dice are dead: all their numbers are 0")]
pub struct DeadDice;

impl TryFrom<Xoshiro256PlusPlus> for Dice {
    type Error = DeadDice;

    /// No seed leads to the dead generator, but a damaged save may; `below` would never come back from it.
    fn try_from(generator: Xoshiro256PlusPlus) -> Result<Self, DeadDice> {
        let mut next = generator.clone();
        next.next_u64();
        // Only the dead generator stands still.
        if next == generator { Err(DeadDice) } else { Ok(Self(generator)) }
    }
}

impl From<Dice> for Xoshiro256PlusPlus {
    fn from(dice: Dice) -> Self {
        dice.0
    }
}

impl Dice {
    /// The generator that starts from `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator of its own, started from this one.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self::new(self.0.next_u64())
    }

    /// A whole number from 0 to `n − 1`, each equally likely; 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n <= 1 {
            return 0;
        }
        // Multiply and shift; draws that would favour some numbers are thrown away.
        let mut wide = u128::from(self.0.next_u64()) * u128::from(n);
        if (wide as u64) < n {
            let least = n.wrapping_neg() % n;
            while (wide as u64) < least {
                wide = u128::from(self.0.next_u64()) * u128::from(n);
            }
        }
        (wide >> 64) as usize
    }

    /// One of `items`, each equally likely; `None` of nothing.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Every order of `items` equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// What is left of all cards when those that are known are taken out, copy by copy, shuffled.
    pub fn unseen<K: PartialEq>(&mut self, all: impl Iterator<Item = K>, known: impl Iterator<Item = K>) -> Vec<K> {
        let mut unseen: Vec<K> = all.collect();
        for card in known {
            if let Some(at) = unseen.iter().position(|other| *other == card) {
                unseen.swap_remove(at);
            }
        }
        self.shuffle(&mut unseen);
        unseen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old journals must still play: these numbers, worked out apart from this code, may never change.
    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let mut dice = Dice::new(7);
        let numbers: Vec<_> = [2, 6, 52, 1000, 1 << 30].map(|n| dice.below(n)).into();
        assert_eq!(numbers, [0, 1, 37, 427, 1_034_721_532]);
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut cards);
        assert_eq!(cards, [1, 3, 7, 9, 5, 0, 8, 2, 6, 4]);
        assert_eq!(dice.fork().below(1_000_000), 947_864);
    }

    #[test]
    fn every_face_comes_up_equally_often() {
        let mut dice = Dice::new(1);
        for faces in [2, 3, 6, 10] {
            let mut counts = vec![0i32; faces];
            for _ in 0..12_000 * faces {
                counts[dice.below(faces)] += 1;
            }
            // Five standard deviations of a count around 12 000 are about 550.
            assert!(counts.iter().all(|count| (count - 12_000).abs() < 550), "{counts:?}");
        }
    }

    #[test]
    fn huge_ranges_throw_away_the_draws_that_would_favour_some_numbers() {
        let mut dice = Dice::new(2);
        let range = usize::MAX / 4 * 3;
        let low = (0..9_000).filter(|_| dice.below(range) < range / 3).count();
        assert!((2_700..3_300).contains(&low), "{low} of 9000 in the lowest third");
    }

    #[test]
    fn known_cards_are_taken_out_copy_by_copy() {
        let mut unseen = Dice::new(4).unseen([1, 1, 2, 3, 3].into_iter(), [1, 3, 9].into_iter());
        unseen.sort_unstable();
        assert_eq!(unseen, [1, 2, 3]);
    }

    #[test]
    fn nothing_to_choose_from_is_no_accident() {
        let mut dice = Dice::new(3);
        let before = dice.clone();
        assert_eq!((dice.below(0), dice.below(1)), (0, 0));
        assert_eq!(dice.pick::<u8>(&[]), None);
        assert_eq!(dice, before, "no number is drawn where there is no choice");
    }

    #[test]
    fn a_shuffle_keeps_every_card_and_makes_every_order_equally_likely() {
        let mut dice = Dice::new(4);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [1u8, 2, 3, 4];
            dice.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0i32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (count - 1000).abs() < 160), "{counts:?}");
    }

    #[test]
    fn saved_dice_go_on_where_they_were() {
        let mut dice = Dice::new(5);
        dice.below(100);
        let json = serde_json::to_string(&dice).unwrap();
        let mut loaded: Dice = serde_json::from_str(&json).unwrap();
        assert_eq!(loaded, dice);
        assert_eq!(loaded.below(1 << 30), dice.below(1 << 30));
    }

    #[test]
    fn dead_dice_are_not_loaded() {
        let fault = serde_json::from_str::<Dice>(r#"{"s":[0,0,0,0]}"#).unwrap_err();
        assert!(fault.to_string().contains("dead"), "{fault}");
        assert!(serde_json::from_str::<Dice>(r#"{"s":[0,0,0,1]}"#).is_ok());
    }
}
