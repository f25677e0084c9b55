//! A bot that weighs its options.

use super::{
    Level, ahead,
    beliefs::{glance, think, walk},
    evidence::Attention,
    outlook::Outlook,
    style::Style,
    walk::Walk,
};
use crate::{
    deduction::{Action, Deduction, View},
    engine::{Bot, Dice},
};

/// How many of the best options are thought through, and how much that counts beside first sight.
const THOUGHT_THROUGH: usize = 4;
const FORESIGHT: f32 = 4.0;

/// After how many rounds in which nobody was hurt bots grow restless, and how much more chance each turn then brings:
/// whatever two players do to each other in a circle comes to an end.
const PATIENCE: u32 = 4;
const RESTLESS: f32 = 0.02;

/// A bot of one level and one temperament.
pub(super) struct Mind {
    level: Level,
    style: Style,
}

impl Mind {
    /// A bot of this level with the temperament of this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        let whim = match level {
            Level::Random | Level::Simple => 0.6,
            Level::Sound => 0.03,
            Level::Sharp => 0.01,
        };
        Self { level, style: Style { plain: level <= Level::Simple, ..Style::of(seed, whim) } }
    }

    /// What every option is worth, with the whim of the moment.
    fn weigh(&self, outlook: &Outlook<'_>, options: &[Action], dice: &mut Dice) -> Vec<f32> {
        let table = &outlook.scene;
        let idle = table.state.quiet.saturating_sub(PATIENCE * u32::from(table.seats()));
        let whim = self.style.whim + RESTLESS * idle as f32;
        let whim = |dice: &mut Dice| whim * dice.below(1000) as f32 / 1000.0;
        options.iter().map(|option| outlook.worth(*option) + whim(dice)).collect()
    }

    /// Adds to the best options what may come of them.
    fn foresee(&self, walk: &mut Walk, view: &View, options: &[Action], worth: &mut [f32]) {
        let mut order: Vec<usize> = (0..options.len()).collect();
        order.sort_by(|a, b| worth.get(*b).partial_cmp(&worth.get(*a)).unwrap_or(std::cmp::Ordering::Equal));
        order.truncate(THOUGHT_THROUGH);
        let picked: Vec<Action> = order.iter().filter_map(|&at| options.get(at)).copied().collect();
        let expected = ahead::expect(walk, view.seat, &picked, self.style, view.table.turn.number.into());
        for (at, expected) in order.into_iter().zip(expected) {
            if let Some(worth) = worth.get_mut(at) {
                // What was thought through comes before what was not.
                *worth += FORESIGHT * expected + 0.5;
            }
        }
    }
}

impl Bot<Deduction> for Mind {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        // Every choice of cards that is offered makes the own faction; nobody knows anything yet to choose by.
        if !view.table.draft.is_empty() {
            return dice.below(options.len());
        }
        let (beliefs, walk) = match self.level {
            Level::Random | Level::Simple => (glance(view), None),
            Level::Sound => (think(view, Attention::Acts), None),
            Level::Sharp => {
                let (beliefs, walk) = walk(view, Attention::Everything);
                (beliefs, Some(walk))
            }
        };
        let outlook = Outlook::new(view, &beliefs, self.style);
        if let Some(remark) = outlook.remark(&beliefs, options, dice) {
            return remark;
        }
        let mut worth = self.weigh(&outlook, options, dice);
        if let Some(mut walk) = walk {
            self.foresee(&mut walk, view, options, &mut worth);
        }
        let best = worth.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        best.map_or(0, |(at, _)| at)
    }
}
