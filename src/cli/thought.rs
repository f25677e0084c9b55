//! A watch beside a bot: how long its choices take.

use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::engine::{Bot, Dice, Game};

/// A choice slower than this, and than all before it, is made again so many times, and its shortest time counts: what
/// took long because the processor was busy elsewhere is no slow choice.
const SLOW: f64 = 0.001;
const AGAIN: u32 = 4;

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Thought {
    /// Choices made.
    pub choices: u32,
    seconds: f64,
    slowest: f64,
}

impl Thought {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            choices: self.choices + other.choices,
            seconds: self.seconds + other.seconds,
            slowest: self.slowest.max(other.slowest),
        }
    }

    /// What a choice took, in milliseconds.
    pub fn mean_ms(self) -> f64 {
        1e3 * self.seconds / f64::from(self.choices.max(1))
    }

    /// The longest choice, in milliseconds.
    pub fn slowest_ms(self) -> f64 {
        1e3 * self.slowest
    }
}

impl std::iter::Sum for Thought {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Self::and)
    }
}

/// A bot with a watch. It chooses as the bot alone would.
pub struct Timed<'a, G: Game> {
    /// The bot; the same view and dice must give the same choice.
    pub bot: Box<dyn Bot<G> + Send>,
    /// What its choices took.
    pub thought: &'a mut Thought,
}

impl<G: Game> Bot<G> for Timed<'_, G> {
    fn choose(&mut self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize {
        let before = dice.clone();
        let mut time = |dice: &mut Dice| {
            let began = Instant::now();
            let choice = self.bot.choose(view, options, dice);
            (choice, began.elapsed().as_secs_f64())
        };
        let (choice, mut seconds) = time(dice);
        for _ in 0..AGAIN {
            if seconds > self.thought.slowest.max(SLOW) {
                seconds = seconds.min(time(&mut before.clone()).1);
            }
        }
        *self.thought = self.thought.and(Thought { choices: 1, seconds, slowest: seconds });
        choice
    }
}
