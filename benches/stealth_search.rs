//! How long thinking takes: the planner's choice, the forecast of a turn, the solver.

use std::sync::Arc;

use divan::{Bencher, black_box};
use ghostline::{
    content::Catalog,
    engine::{Bot, Dice, Game},
    stealth::{
        AGENT, Action, Mission, Phase, Setup, Stealth, View,
        bots::{Cautious, Planner},
        forecast,
        solve::{Budget, solve},
    },
};

fn main() {
    divan::main();
}

fn shipped(id: &str) -> Option<Setup> {
    let catalog = Catalog::shipped().ok()?;
    let (mission, gear) = (catalog.mission(id).ok()?, catalog.starting_gear());
    Some(Setup::new(mission, gear))
}

/// The mission with this many guards, walking in step with those it has.
fn crowded(setup: &Setup, guards: usize) -> Option<Setup> {
    let mut plan = setup.mission.plan().clone();
    let posts = plan.enemies.clone();
    plan.enemies = posts.into_iter().cycle().take(guards).collect();
    Some(Setup { mission: Arc::new(Mission::try_from(plan).ok()?), ..setup.clone() })
}

/// What the player sees at the beginning of a turn a few decisions into the mission, with what may be done.
fn midgame(setup: &Setup, decisions: usize) -> (View, Vec<Action>) {
    let mut dice = Dice::new(3);
    let mut game = Stealth::deal(setup, &mut dice);
    let mut bot = Cautious::default();
    let mut options = Vec::new();
    for taken in 0.. {
        options.clear();
        game.options(AGENT, &mut options);
        let begins = game.public().phase == Phase::Free && game.public().question.is_none();
        if begins && taken >= decisions || options.is_empty() {
            break;
        }
        let choice = bot.choose(&game.view(AGENT), &options, &mut Dice::new(1));
        let action = options.get(choice).copied().unwrap_or(Action::Pass);
        if game.apply(AGENT, &action, &mut dice, &mut |_| ()).is_err() {
            break;
        }
    }
    (game.view(AGENT), options)
}

#[divan::bench(args = ["night_audit", "glass_quay"], sample_count = 20)]
fn planner_choice(bencher: Bencher, id: &str) {
    let Some(setup) = shipped(id) else { return };
    let (view, options) = midgame(&setup, 8);
    let mut planner = Planner::default();
    bencher.bench_local(|| planner.choose(black_box(&view), &options, &mut Dice::new(5)));
}

#[divan::bench(args = [1, 2, 3, 4, 5, 6, 12])]
fn forecast_of_a_turn(bencher: Bencher, guards: usize) {
    let Some(setup) = shipped("glass_quay").and_then(|setup| crowded(&setup, guards)) else { return };
    let (view, _) = midgame(&setup, 4);
    bencher.bench_local(|| forecast::forecast(black_box(&view)));
}

#[divan::bench(args = ["night_audit", "glass_quay"], sample_count = 3)]
fn solve_without_games(bencher: Bencher, id: &str) {
    let Some(setup) = shipped(id) else { return };
    bencher.bench_local(|| solve(black_box(&setup), Budget { games: 0, ..Budget::default() }));
}
