//! Temperaments: how one bot differs from the next, by a seed.

use crate::engine::Dice;

/// A temperament.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How much harm to others is worth.
    pub boldness: f32,
    /// How much knowing is worth.
    pub curiosity: f32,
    /// How much programs in hand are worth.
    pub thrift: f32,
    /// How often something is said when it may be.
    pub talk: f32,
    /// How often a lie is told where it helps.
    pub bluff: f32,
    /// How much chance there is in every choice.
    pub whim: f32,
    /// Whether everybody of another team is simply an enemy, without a thought for what the own team needs.
    pub plain: bool,
}

impl Style {
    /// The temperament of this seed.
    pub fn of(seed: u64, whim: f32) -> Self {
        let mut dice = Dice::new(seed);
        let mut between = |low: f32, high: f32| low + (high - low) * dice.below(1001) as f32 / 1000.0;
        Self {
            boldness: between(0.85, 1.2),
            curiosity: between(0.8, 1.25),
            thrift: between(0.7, 1.3),
            talk: between(0.35, 0.9),
            bluff: between(0.3, 0.8),
            whim,
            plain: false,
        }
    }
}
