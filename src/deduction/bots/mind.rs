//! A bot that weighs its options.

use super::{
    Level,
    beliefs::{Beliefs, glance, walk},
    evidence::Attention,
    outlook::Outlook,
    style::Style,
};
use crate::{
    deduction::{Action, Deduction, View},
    engine::{Bot, Dice},
};

/// A bot of one level and one temperament.
pub(super) struct Mind {
    level: Level,
    style: Style,
}

impl Mind {
    /// A bot of this level with the temperament of this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        let whim = match level {
            Level::Random | Level::Simple => 0.25,
            Level::Sound => 0.03,
            Level::Sharp => 0.01,
        };
        Self { level, style: Style::of(seed, whim) }
    }

    fn beliefs(&self, view: &View) -> Beliefs {
        match self.level {
            Level::Random | Level::Simple => glance(view),
            Level::Sound => walk(view, Attention::Cards).0,
            Level::Sharp => walk(view, Attention::Everything).0,
        }
    }
}

impl Bot<Deduction> for Mind {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let beliefs = self.beliefs(view);
        let outlook = Outlook::new(view, &beliefs, self.style);
        if let Some(remark) = outlook.remark(&beliefs, options, dice) {
            return remark;
        }
        let mut best = (f32::MIN, 0);
        for (at, option) in options.iter().enumerate() {
            let whim = self.style.whim * dice.below(1000) as f32 / 1000.0;
            let worth = outlook.worth(*option) + whim;
            if worth > best.0 {
                best = (worth, at);
            }
        }
        best.1
    }
}
