//! The solver's answer, and how it comes about.

use std::sync::Arc;

use serde::Serialize;

use super::{
    Errand, Locks, Route, SoftLock, WinChance, chance,
    search::{Found, Goal, Search},
    soft_lock,
    world::{Faces, World},
};
use crate::{
    engine::{Dice, Game},
    stealth::{AGENT, Effect, GearEffect, Mission, Outcome, Sector, Setup, Stealth, bots::Effort},
};

/// How much the solver may do. It counts states and games, not time, so that equal missions give equal answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// States looked at per depth of each search.
    pub states: u32,
    /// How many turns beyond the bound lines are looked for.
    pub slack: u16,
    /// Games each bot plays for the win chance.
    pub games: u32,
    /// How hard the planner thinks in them.
    pub effort: Effort,
}

impl Default for Budget {
    fn default() -> Self {
        Self { states: 60_000, slack: 6, games: 20, effort: Effort { worlds: 48, turns: 40 } }
    }
}

/// What the solver found out about a mission.
///
/// A line is a sequence of decisions and card draws that the rules allow: decisions and cards are both chosen freely,
/// each card as often as the deck has it. So these are the results of best play with best luck; how likely a win is
/// without it, `win_chance` says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solution {
    /// Whether some line wins; `None` where the budget did not suffice to know.
    pub winnable: Option<bool>,
    /// Whether `winnable` and `par_turns` are proved; if not, `par_turns` is the best found and `par_at_least` a bound.
    pub exact: bool,
    /// The fewest turns of any winning line.
    pub par_turns: Option<u16>,
    /// No line wins in fewer turns than this.
    pub par_at_least: Option<u16>,
    /// A line that wins in `par_turns`.
    pub fastest: Option<Route>,
    /// A winning line on which no enemy is defeated.
    pub no_kill: Option<Route>,
    /// A winning line on which the player is never detected.
    pub unseen: Option<Route>,
    /// What is proved of the last two.
    pub proved: Proved,
    /// How the map alone can make a win impossible.
    pub soft_locks: Vec<SoftLock>,
    /// The share of games the best bot wins.
    pub win_chance: f64,
    /// Where the true share lies with 95 % confidence.
    pub win_chance_ci95: [f64; 2],
    /// How many games that was played.
    pub win_chance_games: u32,
}

/// What is proved about special lines: that the one given is the fastest of its kind, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// About lines without a kill.
    pub no_kill: bool,
    /// About lines never detected.
    pub unseen: bool,
}

/// How many worlds of each moment the quick search keeps where everything is to be found out.
const WIDTH: usize = 250;

/// The proof that a mission can be won, where one is found; nothing else is looked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// A line that wins.
    pub line: Option<Route>,
    /// How the map alone can make a win impossible.
    pub soft_locks: Vec<SoftLock>,
}

/// Looks for a winning line by the quick search alone, `width` worlds wide, up to `slack` turns beyond the bound.
pub fn prove(setup: &Setup, width: usize, slack: u16) -> Proof {
    let mission = &setup.mission;
    let shut = Errand::new(mission, Locks::Shut);
    let soft_locks = soft_lock::soft_locks(mission, &shut);
    let open = opens_locks(setup).then(|| Errand::new(mission, Locks::Open));
    let budget = Budget { states: 0, slack, ..Budget::default() };
    let search = Search { width, ..searcher(setup, open.as_ref().unwrap_or(&shut), budget) };
    Proof { line: search.find_quickly(&start(setup, &search.faces), Goal::Win), soft_locks }
}

/// The search over a mission's lines.
fn searcher<'a>(setup: &'a Setup, errand: &'a Errand, budget: Budget) -> Search<'a> {
    let faces = Faces::new(&setup.mission.plan().deck);
    let (saved, slack) = (saved_turns(setup), budget.slack);
    Search { setup, faces, errand, saved, budget: budget.states, slack, width: WIDTH }
}

/// Solves a mission within a budget.
pub fn solve(setup: &Setup, budget: Budget) -> Solution {
    let mission = &setup.mission;
    let shut = Errand::new(mission, Locks::Shut);
    let soft_locks = soft_lock::soft_locks(mission, &shut);
    let open = opens_locks(setup).then(|| Errand::new(mission, Locks::Open));
    let search = searcher(setup, open.as_ref().unwrap_or(&shut), budget);
    let start = start(setup, &search.faces);
    let fastest = search.find(&start, Goal::Win);
    // Where the fastest line is clean already, there is no faster clean one.
    let clean = |goal: Goal, is_clean: fn(&Route) -> bool| {
        if fastest.route.as_ref().is_some_and(is_clean) { fastest.clone() } else { search.find(&start, goal) }
    };
    let no_kill = clean(Goal::NoKill, |route| route.kills == 0);
    let unseen = clean(Goal::Unseen, |route| route.seen == 0);
    let impossible = fastest.route.is_none() && fastest.proved;
    let games = if impossible { 0 } else { budget.games };
    let (win_chance, won) = chance::win_chance(setup, games, budget.effort);
    assemble(fastest, no_kill, unseen, soft_locks, (win_chance, &won))
}

/// Puts the findings together; a game a bot won proves what no search found.
fn assemble(
    fastest: Found,
    no_kill: Found,
    unseen: Found,
    soft_locks: Vec<SoftLock>,
    (win_chance, won): (WinChance, &[Outcome]),
) -> Solution {
    let played = won.iter().map(|outcome| outcome.turns).min();
    let par_turns = fastest.route.as_ref().map(|route| route.turns).into_iter().chain(played).min();
    let winnable = match par_turns {
        Some(_) => Some(true),
        None => fastest.proved.then_some(false),
    };
    Solution {
        winnable,
        exact: fastest.proved,
        par_turns,
        par_at_least: fastest.at_least,
        fastest: fastest.route,
        proved: Proved { no_kill: no_kill.proved, unseen: unseen.proved },
        no_kill: no_kill.route,
        unseen: unseen.route,
        soft_locks,
        win_chance: win_chance.rate,
        win_chance_ci95: win_chance.ci95,
        win_chance_games: win_chance.games,
    }
}

/// The mission before the first decision, its stacked cards forgotten: the solver chooses the cards.
fn start(setup: &Setup, faces: &Faces) -> World {
    let plain = Arc::new(Setup { stack: Vec::new(), ..setup.clone() });
    World::of(&Stealth::deal_shared(&plain, &mut Dice::new(0)).view(AGENT), faces)
}

/// Every effect the agent can use, with its price.
fn effects(setup: &Setup) -> impl Iterator<Item = (Option<u8>, Effect)> {
    let gear = setup.gear.iter().flat_map(|gear| &gear.effects).filter_map(|effect| match effect {
        GearEffect::Use { energy, effect } => Some((Some(*energy), *effect)),
        _ => None,
    });
    gear.chain(setup.items.iter().map(|item| (None, item.effect)))
}

fn opens_locks(setup: &Setup) -> bool {
    effects(setup).any(|(_, effect)| matches!(effect, Effect::Unlock(_)))
}

/// How many turns one crossing of a wall can save at most; without limit where it leads to where no door does.
fn longest_detour(mission: &Mission) -> u16 {
    let walk = mission.walk();
    let beside = |&from: &Sector| walk.sectors().iter().filter(move |to| from.touches(**to)).map(move |&to| (from, to));
    let detours = walk.sectors().iter().flat_map(beside).map(|(from, to)| walk.distance(from, to));
    detours.map(|moves| moves.map_or(u16::MAX, |moves| moves / 2)).max().unwrap_or(0)
}

/// How many turns the agent's effects can save at most: a movement or an action more stands for a declined part.
fn saved_turns(setup: &Setup) -> u16 {
    let recharged: u16 =
        effects(setup).map(|(_, effect)| if let Effect::Recharge(n) = effect { n.into() } else { 0 }).sum();
    let energy = u16::from(setup.max_energy()).saturating_add(recharged);
    let saves = |(price, effect): (Option<u8>, Effect)| {
        let each = match effect {
            Effect::Dash | Effect::Encore => 1,
            Effect::Climb => longest_detour(&setup.mission),
            _ => 0,
        };
        let uses = price.map_or(1, |price| energy.checked_div(price.into()).unwrap_or(u16::MAX));
        each.saturating_mul(uses)
    };
    effects(setup).map(saves).fold(0, u16::saturating_add)
}
