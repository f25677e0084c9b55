//! A bot that searches: it imagines worlds that fit its view and grows one tree of decisions over all of them.

mod tree;

use super::{Bot, Dice, Game, Imagine, Seat, Turn};
use tree::{DecisionId, Tree};

/// What the search asks of somebody who knows the game.
pub trait Judge<G: Game> {
    /// How good the game stands for `seat`, from 0 (lost) to 1 (won); asked at the end of each try.
    fn value(&self, game: &G, seat: Seat) -> f64;

    /// The option taken beyond the tree: any of them, where the game knows nothing better. `options` is never empty.
    fn playout_choice(&self, game: &G, seat: Seat, options: &[G::Action], dice: &mut Dice) -> usize {
        let _ = (game, seat);
        dice.below(options.len())
    }

    /// What `seat` sees of the game, as a number: where decisions led to different numbers, the search plans further
    /// for each on its own. With one number for all, as here, it plans the same whatever chance brings, which needs
    /// far fewer tries. Must follow only from what the seat may know.
    fn scene(&self, game: &G, seat: Seat) -> u64 {
        let _ = (game, seat);
        0
    }
}

/// How much the search may do. There is no limit in time, so that equal dice give equal choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchLimits {
    /// How many worlds are tried.
    pub iterations: u32,
    /// How many decisions are played beyond the tree before the judge is asked.
    pub playout: u32,
    /// How strongly options that were tried less are preferred: about 1 where values are mostly 0 or 1, less where
    /// they lie close together.
    pub exploration: f64,
}

impl Default for SearchLimits {
    fn default() -> Self {
        Self { iterations: 1000, playout: 200, exploration: 0.7 }
    }
}

/// What the search found out about one option.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weight {
    /// How often it was tried; the most tried option is the best.
    pub visits: u32,
    /// The mean value of the tries.
    pub value: f64,
}

/// A bot that searches for one seat.
#[derive(Clone, Debug)]
pub struct SearchBot<J> {
    seat: Seat,
    judge: J,
    limits: SearchLimits,
}

impl<J> SearchBot<J> {
    /// A bot for `seat` that values games as `judge` does.
    pub fn new(seat: Seat, judge: J, limits: SearchLimits) -> Self {
        Self { seat, judge, limits }
    }

    /// Tries the options in imagined worlds and says what each is worth, in their order.
    pub fn weigh<G: Imagine>(&self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> Vec<Weight>
    where
        J: Judge<G>,
    {
        let mut search =
            Search { seat: self.seat, judge: &self.judge, limits: self.limits, tree: Tree::new(), path: Vec::new() };
        let mut buffer = Vec::new();
        for _ in 0..self.limits.iterations {
            search.attempt(G::imagine(view, dice), options, &mut buffer, dice);
        }
        options.iter().map(|option| search.tree.weight(self.seat, option)).collect()
    }
}

impl<G: Imagine, J: Judge<G>> Bot<G> for SearchBot<J> {
    fn choose(&mut self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let weights = self.weigh::<G>(view, options, dice);
        let better = |a: &Weight, b: &Weight| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value));
        // Of equals the first: `max_by` alone would take the last.
        let best = weights.iter().enumerate().rev().max_by(|(_, a), (_, b)| better(a, b));
        best.map_or(0, |(index, _)| index)
    }
}

/// One search in progress.
struct Search<'a, G: Game, J> {
    seat: Seat,
    judge: &'a J,
    limits: SearchLimits,
    tree: Tree<G::Action>,
    /// The decisions of this try and who took them.
    path: Vec<(DecisionId, Seat)>,
}

impl<G: Game, J: Judge<G>> Search<'_, G, J> {
    /// Plays one world down the tree, one decision beyond it, then on by the judge's choices, and keeps its value.
    fn attempt(&mut self, mut world: G, first: &[G::Action], buffer: &mut Vec<G::Action>, dice: &mut Dice) {
        self.path.clear();
        let mut situation = Tree::<G::Action>::ROOT;
        let mut turn = Some(self.seat);
        buffer.clear();
        buffer.extend_from_slice(first);
        while let Some(seat) = turn {
            let step = self.tree.decide(situation, (seat, buffer), self.limits.exploration, dice);
            let Some((action, step)) = step.and_then(|step| Some((buffer.get(step.choice)?, step))) else { break };
            if world.apply(seat, action, dice, &mut |_| ()).is_err() {
                break;
            }
            self.path.push((step.decision, seat));
            if step.new {
                break;
            }
            situation = self.tree.situation(step.decision, self.judge.scene(&world, self.seat));
            turn = list(&world, buffer);
        }
        self.play_out(&mut world, buffer, dice);
        self.keep(&world);
    }

    /// Plays on by the judge's choices, as far as the limit allows.
    fn play_out(&self, world: &mut G, buffer: &mut Vec<G::Action>, dice: &mut Dice) {
        for _ in 0..self.limits.playout {
            let Some(seat) = list(world, buffer) else { return };
            let choice = self.judge.playout_choice(world, seat, buffer, dice);
            let taken = buffer.get(choice).map(|action| world.apply(seat, action, dice, &mut |_| ()));
            if !matches!(taken, Some(Ok(()))) {
                return;
            }
        }
    }

    /// Each seat on the path keeps what the try was worth to itself.
    fn keep(&mut self, world: &G) {
        let mut known: Option<(Seat, f64)> = None;
        for &(decision, seat) in &self.path {
            let value = match known {
                Some((same, value)) if same == seat => value,
                _ => sound(self.judge.value(world, seat)),
            };
            known = Some((seat, value));
            self.tree.keep(decision, value);
        }
    }
}

/// A judge's value within its bounds, so that one wrong number does not spoil the sums.
fn sound(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, 1.0) }
}

/// Who acts now, with all options in `buffer`; `None` where nobody can.
fn list<G: Game>(game: &G, buffer: &mut Vec<G::Action>) -> Option<Seat> {
    let Turn::Of(seats) = game.turn() else { return None };
    let seat = seats.iter().next()?;
    buffer.clear();
    game.options(seat, buffer);
    (!buffer.is_empty()).then_some(seat)
}

#[cfg(test)]
#[path = "tests/search.rs"]
mod tests;
