//! A bot that weighs its options.

use super::{
    ahead,
    beliefs::think,
    evidence::Attention,
    outlook::{Outlook, Reach},
    style::Style,
};
use crate::{
    beginning::{Action, Beginning, Scene, View},
    engine::{Bot, Dice, Level},
};

/// A bot of one level and one temperament.
pub(super) struct Mind {
    level: Level,
    style: Style,
}

impl Mind {
    /// A bot of this level with the temperament of this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, style: Style::of(seed, whim(level)) }
    }
}

/// How much chance there is in the choices of a level.
const fn whim(level: Level) -> f32 {
    match level {
        Level::Random | Level::Simple => 0.005,
        Level::Sound => 0.004,
        Level::Sharp => 0.002,
    }
}

/// What a level looks at.
pub(super) const fn reach(level: Level) -> Reach {
    match level {
        Level::Random | Level::Simple => Reach { objective: 0.5, eager: false, counts: false },
        Level::Sound => Reach { objective: 1.2, eager: false, counts: true },
        Level::Sharp => Reach { objective: 1.6, eager: true, counts: true },
    }
}

/// How much a level takes in.
pub(super) const fn attention(level: Level) -> Attention {
    match level {
        Level::Random | Level::Simple => Attention::Glance,
        Level::Sound => Attention::Acts,
        Level::Sharp => Attention::Everything,
    }
}

impl Bot<Beginning> for Mind {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let scene = Scene { rules: &view.rules, state: &view.table };
        let beliefs = think(view, attention(self.level));
        let outlook = Outlook::new(scene, view.seat, beliefs, self.style, reach(self.level));
        if let Some(remark) = outlook.remark(options, dice) {
            return remark;
        }
        let mut worth = outlook.worths(options);
        for worth in &mut worth {
            *worth += self.style.whim * dice.below(1000) as f32 / 1000.0;
        }
        if self.level == Level::Sharp {
            ahead::foresee(view, options, &mut worth, self.style, dice);
        }
        best(&worth)
    }
}

/// The place of the highest worth; of equals the first.
pub(super) fn best(worth: &[f32]) -> usize {
    let best = worth.iter().enumerate().rev().max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or(0, |(at, _)| at)
}
