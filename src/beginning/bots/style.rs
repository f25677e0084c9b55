//! Temperaments: how one bot differs from the next, by a seed.

use crate::engine::Dice;

/// A temperament.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How gladly it fights and accuses.
    pub boldness: f32,
    /// How gladly it helps where the gain is small (TB-BOT-10).
    pub spirit: f32,
    /// How much cards and programs in hand are worth to it.
    pub thrift: f32,
    /// How often something is said when it may be.
    pub talk: f32,
    /// How often it spoils a check or tells a lie where that helps (TB-BOT-04).
    pub bluff: f32,
    /// How much chance there is in every choice.
    pub whim: f32,
}

impl Style {
    /// The temperament of this seed.
    pub fn of(seed: u64, whim: f32) -> Self {
        let mut dice = Dice::new(seed);
        let mut between = |low: f32, high: f32| low + (high - low) * dice.below(1001) as f32 / 1000.0;
        Self {
            boldness: between(0.8, 1.25),
            spirit: between(0.8, 1.25),
            thrift: between(0.75, 1.3),
            talk: between(0.25, 0.8),
            bluff: between(0.35, 0.9),
            whim,
        }
    }
}
