//! Bots do not cheat: whatever lies hidden in the deck, they choose the same.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use ghostline::{
    content::Catalog,
    engine::{
        Bot,
        conformance::{self, Thoroughness},
    },
    stealth::{
        Setup, Stealth,
        bots::{Cautious, Effort, Planner, by_name},
    },
};

fn missions() -> Vec<Setup> {
    let catalog = Catalog::shipped().unwrap();
    let playable = catalog.missions().iter().filter_map(|entry| entry.mission.clone());
    let setup =
        |mission| Setup { items: catalog.cards().all_items().to_vec(), ..Setup::new(mission, catalog.starting_gear()) };
    playable.map(setup).collect()
}

/// Random games of some missions in which, at every step, another world that fits the view is put in place of the true
/// one.
fn decisions_that_stay(missions: &[Setup], playouts: u32, bot: fn() -> Box<dyn Bot<Stealth>>) -> u64 {
    let thoroughness = Thoroughness { playouts, seed: 11, decisions: 60 };
    let decisions = |setup: &Setup| {
        let checked = conformance::check_secrecy::<Stealth>(setup, thoroughness, |a, b| a == b, |_| bot());
        checked.unwrap_or_else(|breach| panic!("{breach}")).decisions
    };
    missions.iter().map(decisions).sum()
}

#[test]
fn the_cautious_bot_chooses_the_same_whatever_the_order_of_the_deck() {
    let decisions = decisions_that_stay(&missions(), 150, || Box::new(Cautious::default()));
    assert!(decisions > 4000, "{decisions}");
}

#[test]
fn the_planner_chooses_the_same_whatever_the_order_of_the_deck() {
    let decisions =
        decisions_that_stay(&missions()[..3], 60, || Box::new(Planner::new(Effort { worlds: 12, turns: 5 })));
    assert!(decisions > 1500, "{decisions}");
}

#[test]
fn every_named_bot_is_there_and_no_other() {
    assert!(ghostline::stealth::bots::NAMES.iter().all(|name| by_name(name).is_some()));
    assert!(by_name("Planner").is_none() && by_name("").is_none());
}
