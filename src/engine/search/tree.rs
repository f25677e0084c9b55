//! The tree of a search: what was decided after what, whatever the worlds it was decided in.

use std::collections::BTreeMap;

use super::{Dice, Seat, Weight};

/// The place of a decision in its tree.
pub(super) type DecisionId = usize;

/// The place of a situation in its tree.
pub(super) type SituationId = usize;

/// The next decision on the way down.
pub(super) struct Step {
    /// The index of the chosen option.
    pub choice: usize,
    /// The decision in the tree.
    pub decision: DecisionId,
    /// Whether it was not there before.
    pub new: bool,
}

/// One option taken by one seat in one situation.
struct Decision<A> {
    seat: Seat,
    action: A,
    visits: u32,
    /// How often it could have been taken: in other worlds other options are there.
    offered: u32,
    total: f64,
    /// Another decision in the same situation.
    sibling: Option<DecisionId>,
}

impl<A> Decision<A> {
    /// The mean value, and more for what was tried little: upper confidence bounds.
    fn promise(&self, exploration: f64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let visits = f64::from(self.visits);
        // A whole logarithm is the same on every machine; a library's is not.
        let log = f64::from(1 + self.offered.max(1).ilog2());
        self.total / visits + exploration * (log / visits).sqrt()
    }
}

/// All situations and decisions of one search.
pub(super) struct Tree<A> {
    decisions: Vec<Decision<A>>,
    /// The newest decision of each situation.
    situations: Vec<Option<DecisionId>>,
    /// What a decision led to, by the scene that was seen after it.
    outcomes: BTreeMap<(DecisionId, u64), SituationId>,
    /// The decisions that fit the options of the moment; kept for its memory only.
    fitting: Vec<Option<DecisionId>>,
}

impl<A: Clone + PartialEq> Tree<A> {
    /// Where every search begins.
    pub(super) const ROOT: SituationId = 0;

    pub(super) fn new() -> Self {
        Self { decisions: Vec::new(), situations: vec![None], outcomes: BTreeMap::new(), fitting: Vec::new() }
    }

    /// The situation in which `scene` is seen after `decision`.
    pub(super) fn situation(&mut self, decision: DecisionId, scene: u64) -> SituationId {
        let next = self.situations.len();
        let id = *self.outcomes.entry((decision, scene)).or_insert(next);
        if id == next {
            self.situations.push(None);
        }
        id
    }

    /// One decision: an option that was never tried, any of them, or else the most promising; `None` of no options.
    pub(super) fn decide(
        &mut self,
        at: SituationId,
        (seat, options): (Seat, &[A]),
        exploration: f64,
        dice: &mut Dice,
    ) -> Option<Step> {
        let mut fitting = std::mem::take(&mut self.fitting);
        fitting.clear();
        fitting.extend(options.iter().map(|option| self.find(at, seat, option)));
        for &decision in fitting.iter().flatten() {
            self.decisions[decision].offered += 1;
        }
        let untried = fitting.iter().filter(|decision| decision.is_none()).count();
        let step = if untried > 0 {
            let choice = nth_untried(&fitting, dice.below(untried))?;
            let decision = self.add(at, seat, options.get(choice)?.clone());
            Some(Step { choice, decision, new: true })
        } else {
            self.most_promising(&fitting, exploration)
        };
        self.fitting = fitting;
        step
    }

    /// Keeps the value of a try that went through `decision`.
    pub(super) fn keep(&mut self, decision: DecisionId, value: f64) {
        let decision = &mut self.decisions[decision];
        decision.visits += 1;
        decision.total += value;
    }

    /// What was found out about an option at the root.
    pub(super) fn weight(&self, seat: Seat, option: &A) -> Weight {
        let found = self.find(Self::ROOT, seat, option).map(|id| &self.decisions[id]);
        let tried = found.filter(|decision| decision.visits > 0);
        tried.map_or_else(Weight::default, |decision| Weight {
            visits: decision.visits,
            value: decision.total / f64::from(decision.visits),
        })
    }

    fn most_promising(&self, fitting: &[Option<DecisionId>], exploration: f64) -> Option<Step> {
        let known = fitting.iter().enumerate().filter_map(|(choice, decision)| Some((choice, (*decision)?)));
        let valued = known.map(|(choice, id)| (choice, id, self.decisions[id].promise(exploration)));
        let best = valued.max_by(|a, b| a.2.total_cmp(&b.2));
        best.map(|(choice, decision, _)| Step { choice, decision, new: false })
    }

    fn find(&self, at: SituationId, seat: Seat, option: &A) -> Option<DecisionId> {
        let mut next = self.situations[at];
        while let Some(id) = next {
            let decision = &self.decisions[id];
            if decision.seat == seat && decision.action == *option {
                return Some(id);
            }
            next = decision.sibling;
        }
        None
    }

    fn add(&mut self, at: SituationId, seat: Seat, action: A) -> DecisionId {
        let id = self.decisions.len();
        let sibling = self.situations[at].replace(id);
        self.decisions.push(Decision { seat, action, visits: 0, offered: 1, total: 0.0, sibling });
        id
    }
}

/// The index of the `n`th option that has no decision yet.
fn nth_untried(fitting: &[Option<DecisionId>], n: usize) -> Option<usize> {
    let untried = fitting.iter().enumerate().filter(|(_, decision)| decision.is_none());
    untried.map(|(choice, _)| choice).nth(n)
}
