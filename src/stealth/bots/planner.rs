//! The planner: tries its options in imagined worlds, each played on by rules of thumb.

use super::{
    answers,
    brief::Brief,
    cautious,
    trial::{Trial, best, drop_hopeless, halve},
};
use crate::{
    engine::{Bot, Dice, Game, Imagine, Turn},
    stealth::{AGENT, Action, Outcome, Question, Scene, Stealth, View},
};

/// What each turn until the win costs of its worth: haste matters little, but never arriving is no win.
const HASTE: f64 = 0.01;
/// What an unfinished game is worth.
const UNFINISHED: f64 = 0.3;

/// After how many worlds the options are compared.
const LOOK: u32 = 4;

/// How hard the planner thinks. There is no limit in time, so that equal dice give equal choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many games are played on per decision, over all options.
    pub worlds: u32,
    /// How many turns each is played on.
    pub turns: u16,
}

impl Default for Effort {
    fn default() -> Self {
        Self { worlds: 120, turns: 40 }
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

/// What the planner would do, and how likely play by rules of thumb wins after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// What to do.
    pub action: Action,
    /// The share of imagined games that were won.
    pub chance: f64,
    /// How many games were imagined.
    pub games: u32,
}

/// The planner's advice. Equal views and dice give equal advice; `None` where there is nothing to choose.
pub fn hint(view: &View, options: &[Action], games: u32, dice: &mut Dice) -> Option<Hint> {
    let action = *options.get(Planner::default().choose(view, options, dice))?;
    let brief = Brief::renew(None, &view.setup);
    let last = view.public.turn.saturating_add(Effort::default().turns);
    let mut search = Search { view, brief: &brief, last, buffer: Vec::new() };
    let won = |_: &u32| {
        let world = Stealth::imagine(view, dice);
        let fate = dice.fork();
        matches!(search.play_on(world, action, fate), Turn::Over(outcome) if outcome.won)
    };
    let wins = (0..games).filter(won).count();
    Some(Hint { action, chance: wins as f64 / f64::from(games.max(1)), games })
}

impl Bot<Stealth> for Planner {
    fn choose(&mut self, view: &View, options: &[Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let brief = Brief::renew(self.brief.take(), &view.setup);
        let brief = self.brief.insert(brief);
        let scene = Scene { setup: &view.setup, public: &view.public };
        // A card's number needs no search: the best for the player is plain.
        if let (Some(Question::Card { .. }), Some(answer)) = (view.public.question, answers::answer(scene)) {
            return options.iter().position(|&option| option == answer).unwrap_or(0);
        }
        let favourite = cautious::choose(scene, brief, options);
        let last = view.public.turn.saturating_add(self.effort.turns);
        Search { view, brief, last, buffer: Vec::new() }.choose(options, favourite, self.effort.worlds, dice)
    }
}

/// One search in progress.
struct Search<'a> {
    view: &'a View,
    brief: &'a Brief,
    /// The last turn that is played.
    last: u16,
    /// Options; kept for its memory only.
    buffer: Vec<Action>,
}

impl Search<'_> {
    /// Tries all options in the same worlds, then the better half of them in more, until two are left. Options that
    /// will hardly catch up with the favourite are given up on the way.
    fn choose(&mut self, options: &[Action], favourite: usize, budget: u32, dice: &mut Dice) -> usize {
        let mut trials: Vec<Trial> = options.iter().enumerate().map(Trial::new).collect();
        let rounds = (trials.len() - 1).checked_ilog2().unwrap_or(0) + 1;
        let mut expected = trials.len();
        for _ in 0..rounds {
            let worlds = (budget / rounds / expected as u32).max(4);
            for world in 1..=worlds {
                self.try_all(&mut trials, dice);
                if world % LOOK == 0 {
                    drop_hopeless(&mut trials, favourite);
                }
                if trials.len() < 2 {
                    return favourite;
                }
            }
            expected = expected.div_ceil(2).max(2);
            halve(&mut trials, favourite);
        }
        best(&trials, favourite)
    }

    /// Tries every option in one more world.
    fn try_all(&mut self, trials: &mut [Trial], dice: &mut Dice) {
        let world = Stealth::imagine(self.view, dice);
        let fate = dice.fork();
        for trial in trials {
            trial.values.push(self.attempt(world.clone(), trial.action, fate.clone()));
        }
    }

    /// What an option turns out to be worth in one world.
    fn attempt(&mut self, world: Stealth, action: Action, dice: Dice) -> f64 {
        let since = world.public().turn;
        match self.play_on(world, action, dice) {
            Turn::Over(outcome) if outcome.won => 1.0 - HASTE * f64::from(outcome.turns.saturating_sub(since)),
            Turn::Over(_) => 0.0,
            Turn::Of(_) => UNFINISHED,
        }
    }

    /// Takes an option in one world and plays on by rules of thumb.
    fn play_on(&mut self, mut world: Stealth, action: Action, mut dice: Dice) -> Turn<Outcome> {
        let mut next = Some(action);
        while let Some(action) = next {
            if world.apply(AGENT, &action, &mut dice, &mut |_| ()).is_err() {
                break;
            }
            next = self.thumb(&world);
        }
        world.turn()
    }

    /// What rules of thumb do next; `None` where the game is over or was played far enough.
    fn thumb(&mut self, world: &Stealth) -> Option<Action> {
        if world.public().turn > self.last || world.scene().is_over() {
            return None;
        }
        self.buffer.clear();
        world.options(AGENT, &mut self.buffer);
        let choice = cautious::choose(world.scene(), self.brief, &self.buffer);
        self.buffer.get(choice).copied()
    }
}
