//! The order in which things are found out: the quick word first.

use std::sync::Arc;

use super::{
    estimate::{Estimate, detected},
    proof::{Line, Proof, Verdict},
};
use crate::{
    content::{Cards, Sheet, check_sheet},
    engine::{Bot, arena},
    stealth::{
        Setup, Stealth,
        bots::{Cautious, Planner},
        solve::{Budget, Found, GoOn, Goal, MOST_DECISIONS, Solver},
    },
};

/// Something found out. It stands for all that was found before of its kind.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// By the solver.
    Proof(Proof),
    /// By quick games.
    Estimate(Estimate),
    /// How far the work has come.
    Progress(Progress),
}

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// What is being done.
    pub doing: Doing,
    /// The share of all steps that is done.
    pub share: f32,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Ways to win are tried by luck.
    Glancing,
    /// Quick games are played, so many in all.
    Playing(u32),
    /// The fastest way is searched for.
    Fastest,
    /// A way nobody is hurt on is searched for.
    Harmless,
    /// A way nobody notices is searched for.
    Unseen,
    /// A careful player tries.
    Planning,
}

/// How much is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thoroughness {
    /// What takes a moment on a map of usual size.
    Quick,
    /// Everything `ghostline solve` does.
    Full,
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Look for a way to win by luck, so many worlds wide.
    Glance(usize),
    /// Play on until so many games were played.
    Play(u32),
    /// Search for the fastest way, and prove it.
    Fastest,
    /// Search for a way that keeps to the goal.
    Clean(Goal),
    /// Let the planner try where nothing else has won.
    Plan,
}

impl Step {
    const fn doing(self) -> Doing {
        match self {
            Self::Glance(_) => Doing::Glancing,
            Self::Play(games) => Doing::Playing(games),
            Self::Fastest | Self::Clean(Goal::Win) => Doing::Fastest,
            Self::Clean(Goal::NoKill) => Doing::Harmless,
            Self::Clean(Goal::Unseen) => Doing::Unseen,
            Self::Plan => Doing::Planning,
        }
    }
}

const QUICK: &[Step] = &[Step::Play(4), Step::Glance(8), Step::Play(16)];

const FULL: &[Step] = &[
    Step::Play(4),
    Step::Glance(8),
    Step::Play(16),
    Step::Glance(60),
    Step::Play(100),
    Step::Fastest,
    Step::Clean(Goal::NoKill),
    Step::Clean(Goal::Unseen),
    Step::Plan,
    Step::Play(1000),
];

/// Finds out about a sheet, telling everything as it comes, until all is known or `go_on` says no.
pub fn work(sheet: &Sheet, cards: &Cards, how: Thoroughness, go_on: GoOn, tell: &mut dyn FnMut(Finding)) {
    if !go_on() {
        return;
    }
    let Some(mission) = check_sheet("", sheet, cards).mission() else {
        return tell(Finding::Proof(Proof::faulty()));
    };
    let setup = Setup::new(Arc::new(mission), cards.starting_gear());
    let steps = match how {
        Thoroughness::Quick => QUICK,
        Thoroughness::Full => FULL,
    };
    Study::begin(&setup, go_on, tell).go_through(steps);
}

/// A mission being studied.
struct Study<'a> {
    setup: &'a Setup,
    solver: Solver<'a>,
    go_on: GoOn<'a>,
    tell: &'a mut dyn FnMut(Finding),
    proof: Proof,
    estimate: Estimate,
    /// One bot for all games: it studies the mission once.
    bots: [Box<dyn Bot<Stealth>>; 1],
    /// What the whole search for the fastest way found.
    fastest: Option<Found>,
}

impl<'a> Study<'a> {
    /// Says the first word: what the map alone tells.
    fn begin(setup: &'a Setup, go_on: GoOn<'a>, tell: &'a mut dyn FnMut(Finding)) -> Self {
        let solver = Solver::new(setup, Budget::default()).unless_stopped(go_on);
        let mut proof = Proof { at_least: solver.at_least(), ..Proof::default() };
        proof.trapped(&setup.mission, solver.soft_locks());
        let bots: [Box<dyn Bot<Stealth>>; 1] = [Box::new(Cautious::default())];
        let estimate = Estimate::default();
        let mut study = Self { setup, solver, go_on, tell, proof, estimate, bots, fastest: None };
        study.tell_proof();
        study
    }

    fn go_through(&mut self, steps: &[Step]) {
        for (at, step) in steps.iter().enumerate() {
            if !(self.go_on)() {
                return;
            }
            // Quick work is the beginning of all of it.
            let share = at as f32 / FULL.len() as f32;
            (self.tell)(Finding::Progress(Progress { doing: step.doing(), share }));
            match *step {
                Step::Glance(width) => self.glance(width),
                Step::Play(games) => self.play(games),
                Step::Fastest => self.search(),
                Step::Clean(goal) => self.search_clean(goal),
                Step::Plan => self.plan(),
            }
        }
    }

    /// Tells the proof, unless nobody listens any more: a search that was stopped proves nothing.
    fn tell_proof(&mut self) {
        if (self.go_on)() {
            (self.tell)(Finding::Proof(self.proof.clone()));
        }
    }

    fn glance(&mut self, width: usize) {
        for goal in [Goal::Win, Goal::NoKill, Goal::Unseen] {
            let known = match goal {
                Goal::Win => self.proof.fastest.is_some(),
                Goal::NoKill => self.proof.no_kill.route().is_some(),
                Goal::Unseen => self.proof.unseen.route().is_some(),
            };
            if !known && let Some(route) = self.solver.quickly(goal, width) {
                self.proof.won(route);
                self.tell_proof();
            }
        }
    }

    fn search(&mut self) {
        let found = self.solver.fastest();
        self.proof.searched(&found);
        self.fastest = Some(found);
        self.tell_proof();
    }

    fn search_clean(&mut self, goal: Goal) {
        let Some(fastest) = self.fastest.as_ref().filter(|found| !found.is_impossible()) else { return };
        let found = self.solver.clean(goal, fastest);
        let line = if goal == Goal::NoKill { &mut self.proof.no_kill } else { &mut self.proof.unseen };
        // The whole search may give up where a glance had luck.
        if found.route.is_some() || line.route().is_none() {
            *line = Line::from(found);
        }
        self.tell_proof();
    }

    /// Plays games of the cautious bot; told whenever their number has doubled, and at the end.
    fn play(&mut self, games: u32) {
        while self.estimate.games < games && self.proof.verdict != Verdict::Unwinnable {
            let mut places = Vec::new();
            let seed = u64::from(self.estimate.games);
            let mut note = |event| places.extend(detected(&event));
            let mut go_on = |decisions| decisions < MOST_DECISIONS && (self.go_on)();
            let played = arena::play_watched(self.setup, seed, &mut self.bots, &mut go_on, &mut note);
            if !(self.go_on)() {
                return;
            }
            let outcome = played.ok().and_then(|played| played.outcome);
            self.estimate.add(&places, outcome.is_some_and(|outcome| outcome.won));
            if let Some(outcome) = outcome {
                self.proof.played(outcome);
            }
            if self.estimate.games.is_power_of_two() || self.estimate.games == games {
                (self.tell)(Finding::Estimate(self.estimate.clone()));
            }
        }
        self.tell_proof();
    }

    /// The planner's games, until one is won; where none is, nobody knows.
    fn plan(&mut self) {
        let budget = Budget::default();
        let mut seeds = 0..u64::from(budget.games);
        while self.proof.verdict == Verdict::Searching {
            let Some(seed) = seeds.next() else {
                self.proof.verdict = Verdict::Open;
                break;
            };
            let mut bots: [Box<dyn Bot<Stealth>>; 1] = [Box::new(Planner::new(budget.effort))];
            let mut go_on = |decisions| decisions < MOST_DECISIONS && (self.go_on)();
            let played = arena::play_watched(self.setup, seed, &mut bots, &mut go_on, &mut |_| ());
            if let Some(outcome) = played.ok().and_then(|played| played.outcome) {
                self.proof.played(outcome);
            }
        }
        self.tell_proof();
    }
}
