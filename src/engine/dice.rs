//! Chance: the one portable generator all rules draw from.

use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};

/// All chance in a game. Xoshiro256++ with our own `below` and `shuffle`, because a library's sampling may change
/// between versions and old journals must still play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice(Xoshiro256PlusPlus);

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
}
