//! The speed of play: random decisions per second, and what an enemy phase costs as maps and numbers grow.

use std::sync::Arc;

use divan::{Bencher, counter::ItemsCount};
use ghostline::{
    content::Catalog,
    engine::{Dice, Game, Turn},
    stealth::{
        AGENT, Action, Agent, Band, Cell, Colour, EnemyKind, Event, KindId, Mission, Modifier, Nature, Need, Objective,
        Plan, Post, Powers, Rewards, Sector, Setup, Stealth, Step, Story, Waypoint,
    },
};

fn main() {
    divan::main();
}

/// Decisions per measured run of random play.
const DECISIONS: usize = 20_000;

/// Mission 1 with the starting gear.
fn first_mission() -> Arc<Setup> {
    let catalog = Catalog::shipped().expect("shipped content is sound");
    let mission = catalog.mission("night_audit").expect("mission 1 loads");
    Arc::new(Setup::new(mission, catalog.starting_gear()))
}

/// Plays random decisions, mission after mission, telling every event.
fn play(setup: &Arc<Setup>, tell: &mut dyn FnMut(Event)) -> u32 {
    let mut dice = Dice::new(1);
    let mut game = Stealth::deal_shared(setup, &mut dice);
    let mut options = Vec::new();
    let mut games = 0;
    for _ in 0..DECISIONS {
        options.clear();
        game.options(AGENT, &mut options);
        let action = options[dice.below(options.len())];
        game.apply(AGENT, &action, &mut dice, tell).expect("options are allowed");
        if let Turn::Over(_) = game.turn() {
            game = Stealth::deal_shared(setup, &mut dice);
            games += 1;
        }
    }
    games
}

#[divan::bench]
fn random_play_of_mission_1_without_events(bencher: Bencher) {
    let setup = first_mission();
    bencher.counter(ItemsCount::new(DECISIONS)).bench(|| play(&setup, &mut |_| {}));
}

#[divan::bench]
fn random_play_of_mission_1_keeping_events(bencher: Bencher) {
    let setup = first_mission();
    bencher.counter(ItemsCount::new(DECISIONS)).bench(|| {
        let mut log = Vec::new();
        play(&setup, &mut |event| log.push(event));
        log.len()
    });
}

/// Distances and four patrols of four waypoints, computed when a mission is opened, on the smallest and largest map.
#[divan::bench(args = [4, 64], sample_count = 10)]
fn opening_a_mission_by_map_side(bencher: Bencher, side: u16) {
    let plan = open_floor(side, 8, 3).mission.plan().clone();
    bencher.with_inputs(|| plan.clone()).bench_values(|plan| Mission::try_from(plan).expect("a sound plan"));
}

/// One enemy phase with eight patrols on a 16-sector map and on the largest one.
#[divan::bench(args = [4, 64])]
fn enemy_phase_by_map_side(bencher: Bencher, side: u16) {
    enemy_phase(bencher, &open_floor(side, 8, 3));
}

/// One enemy phase on the largest map by the number of enemies.
#[divan::bench(args = [1, 16, 64, 256])]
fn enemy_phase_by_enemies(bencher: Bencher, enemies: u16) {
    enemy_phase(bencher, &open_floor(64, enemies, 64));
}

/// Measures from the player's pass to their next turn; ways and orders among equals are answered by the first option.
fn enemy_phase(bencher: Bencher, setup: &Arc<Setup>) {
    let mut dice = Dice::new(3);
    let start = Stealth::deal_shared(setup, &mut dice);
    let start = pass_a_turn(start, &mut dice, &mut Vec::new());
    let enemies = start.public().enemies.len();
    let mut options = Vec::new();
    bencher
        .counter(ItemsCount::new(enemies))
        .with_inputs(|| start.clone())
        .bench_local_values(|game| pass_a_turn(game, &mut Dice::new(3), &mut options));
}

fn pass_a_turn(mut game: Stealth, dice: &mut Dice, options: &mut Vec<Action>) -> Stealth {
    let turn = game.round();
    while game.round() == turn {
        let action = if game.public().question.is_some() {
            options.clear();
            game.options(AGENT, options);
            options[0]
        } else {
            Action::Pass
        };
        game.apply(AGENT, &action, dice, &mut |_| {}).expect("allowed");
    }
    game
}

/// A square floor without walls; guards of four colours, spread over the first `spread` columns and rows, walk small
/// rounds in the corner away from the player.
fn open_floor(side: u16, enemies: u16, spread: u16) -> Arc<Setup> {
    let at = |column, row| Sector::at(column, row).expect("inside the grid");
    let all = || (1..=side).flat_map(move |row| (1..=side).map(move |column| (column, row)));
    let east = all().filter(|&(column, _)| column < side).map(|(c, r)| (at(c, r), at(c + 1, r)));
    let south = all().filter(|&(_, row)| row < side).map(|(c, r)| (at(c, r), at(c, r + 1)));
    let colours = [Colour::Red, Colour::Green, Colour::Blue, Colour::White];
    let corners = [(1, 1), (3, 1), (3, 3), (1, 3)];
    let stops = colours.iter().flat_map(|&colour| {
        let stop = move |(number, &(c, r)): (usize, &(u16, u16))| Waypoint {
            colour,
            number: number as u8 + 1,
            sector: at(c, r),
        };
        corners.iter().enumerate().map(stop)
    });
    let posts = (0..enemies).map(|n| Post {
        kind: KindId(0),
        colour: colours[usize::from(n) % 4],
        sector: at(n * 7 % spread + 1, n * 5 / 2 % spread + 1),
        from: ghostline::stealth::Difficulty::Story,
    });
    let plan = Plan {
        id: "floor".into(),
        name: "Floor".into(),
        sectors: all().map(|(c, r)| Cell { sector: at(c, r), tile: 1, letter: None }).collect(),
        doors: east.chain(south).collect(),
        vents: vec![],
        start: at(4, 4),
        exit: at(4, 4),
        entrance: None,
        enemies: posts.collect(),
        waypoints: stops.collect(),
        objectives: vec![Objective {
            name: "Core".into(),
            sector: at(1, 1),
            need: Need::Required,
            text: "Taken.".into(),
            rewards: Rewards::default(),
            alarm: 0,
        }],
        keys: vec![],
        locks: vec![],
        alarm: None,
        powers: Powers::Full,
        agent: Agent { health: 200, armor: 100, energy: 16 },
        kinds: vec![guard()],
        deck: (-5..=5).map(Modifier::Value).collect(),
        bonus: vec![],
        story: Story { intro: "Floor.".into(), conclusion: "Done.".into() },
        rewards: Rewards::default(),
    };
    let mission = Arc::new(plan.try_into().expect("a sound plan"));
    Arc::new(Setup::new(mission, vec![]))
}

fn guard() -> EnemyKind {
    let row = |up_to, steps| Band { up_to, steps };
    EnemyKind {
        id: "guard".into(),
        name: "Guard".into(),
        text: "Plain.".into(),
        attack: 4,
        armor: 5,
        vigilance: 3,
        nature: Nature::ByTheBook,
        behaviour: vec![
            row(Some(-3), vec![]),
            row(Some(0), vec![Step::Move(1), Step::Search]),
            row(Some(3), vec![Step::Move(2)]),
            row(None, vec![Step::Move(2), Step::Overwatch]),
        ],
    }
}
