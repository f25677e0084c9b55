//! The planner: tries its options in imagined worlds, each played on by rules of thumb.

use super::{answers, brief::Brief, cautious};
use crate::{
    engine::{Bot, Dice, Game, Imagine, Turn},
    stealth::{AGENT, Action, Phase, Scene, Stealth, View},
};

/// How hard the planner thinks. There is no limit in time, so that equal dice give equal choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many worlds are played per decision.
    pub worlds: u32,
    /// How many turns each is played on.
    pub turns: u16,
}

impl Default for Effort {
    fn default() -> Self {
        Self { worlds: 300, turns: 30 }
    }
}

/// A bot that searches.
#[derive(Clone, Debug, Default)]
pub struct Planner {
    effort: Effort,
    brief: Option<Brief>,
}

impl Planner {
    /// A planner that thinks this hard.
    pub fn new(effort: Effort) -> Self {
        Self { effort, brief: None }
    }
}

impl Bot<Stealth> for Planner {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let scene = Scene { setup: &view.setup, public: &view.public };
        if let Some(crate::stealth::Question::Card { .. }) = view.public.question {
            let answer = answers::answer(scene);
            return options.iter().position(|&option| Some(option) == answer).unwrap_or(0);
        }
        let brief = match self.brief.take() {
            Some(brief) if brief.fits(&view.setup) => brief,
            _ => Brief::new(&view.setup),
        };
        let brief = self.brief.insert(brief);
        let mut search = Search { brief, effort: self.effort, root: Arm::new(options), buffer: Vec::new() };
        for _ in 0..self.effort.worlds {
            search.attempt(view, dice);
        }
        search.root.best()
    }
}

/// A decision and what is known of its options.
struct Arm {
    actions: Vec<Action>,
    visits: Vec<u32>,
    totals: Vec<f64>,
    /// The decisions that follow in the same turn, by option.
    next: Vec<Option<Box<Arm>>>,
}

impl Arm {
    fn new(actions: &[Action]) -> Self {
        let n = actions.len();
        Self {
            actions: actions.to_vec(),
            visits: vec![0; n],
            totals: vec![0.0; n],
            next: (0..n).map(|_| None).collect(),
        }
    }

    /// The most promising option: upper confidence bounds.
    fn pick(&self) -> usize {
        let all: u32 = self.visits.iter().sum();
        let log = f64::from(1 + (all + 1).ilog2());
        let mut best = (0, f64::NEG_INFINITY);
        for (at, (&visits, &total)) in self.visits.iter().zip(&self.totals).enumerate() {
            let promise = if visits == 0 {
                f64::INFINITY
            } else {
                total / f64::from(visits) + 0.4 * (log / f64::from(visits)).sqrt()
            };
            if promise > best.1 {
                best = (at, promise);
            }
        }
        best.0
    }

    fn best(&self) -> usize {
        let mut best = (0, 0, 0.0);
        for (at, (&visits, &total)) in self.visits.iter().zip(&self.totals).enumerate() {
            if visits > best.1 || visits == best.1 && total > best.2 {
                best = (at, visits, total);
            }
        }
        best.0
    }
}

struct Search<'a> {
    brief: &'a Brief,
    effort: Effort,
    root: Arm,
    buffer: Vec<Action>,
}

impl Search<'_> {
    fn attempt(&mut self, view: &View, dice: &mut Dice) {
        let mut world = Stealth::imagine(view, dice);
        let turn = view.public.turn;
        let last = turn + self.effort.turns;
        let first = self.root.pick();
        let action = self.root.actions[first];
        if world.apply(AGENT, &action, dice, &mut |_| ()).is_err() {
            return;
        }
        let mut second = None;
        if let Turn::Of(_) = world.turn() {
            let public = world.public();
            if public.turn == turn && public.question.is_none() && public.phase == Phase::Second {
                self.buffer.clear();
                world.options(AGENT, &mut self.buffer);
                let arm = self.root.next[first].get_or_insert_with(|| Box::new(Arm::new(&self.buffer)));
                if arm.actions == self.buffer {
                    let at = arm.pick();
                    let action = arm.actions[at];
                    if world.apply(AGENT, &action, dice, &mut |_| ()).is_ok() {
                        second = Some(at);
                    }
                }
            }
        }
        self.play_on(&mut world, last, dice);
        let value = self.value(&world, turn);
        self.root.visits[first] += 1;
        self.root.totals[first] += value;
        if let (Some(at), Some(arm)) = (second, &mut self.root.next[first]) {
            arm.visits[at] += 1;
            arm.totals[at] += value;
        }
    }

    fn play_on(&mut self, world: &mut Stealth, last: u16, dice: &mut Dice) {
        while world.public().turn <= last {
            let Turn::Of(_) = world.turn() else { return };
            self.buffer.clear();
            world.options(AGENT, &mut self.buffer);
            let choice = cautious::choose(world.scene(), self.brief, &self.buffer);
            let Some(action) = self.buffer.get(choice).copied() else { return };
            if world.apply(AGENT, &action, dice, &mut |_| ()).is_err() {
                return;
            }
        }
    }

    fn value(&self, world: &Stealth, since: u16) -> f64 {
        match world.turn() {
            Turn::Over(outcome) if outcome.won => 1.0 - 0.003 * f64::from((outcome.turns - since).min(100)),
            Turn::Over(_) => 0.0,
            Turn::Of(_) => 0.3,
        }
    }
}
