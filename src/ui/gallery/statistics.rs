//! Pictures of the statistics, with a made-up history.

use std::collections::BTreeMap;

use super::Shot;
use crate::{
    content::Catalog,
    engine::Dice,
    records::{Book, Day, Fall, Played, Record},
    session::badges::Badge,
    stealth::{Difficulty, Mission},
    ui::{
        App, Screen,
        screens::{Picker, Statistics},
    },
};

/// Somebody who played a lot, one of their missions, and somebody new.
pub fn shots() -> Vec<Shot> {
    vec![
        Shot { name: "statistics", open: |app| with_history(app, Statistics::default()) },
        Shot { name: "statistics-mission", open: |app| with_history(app, Statistics::at("glass_quay")) },
        Shot { name: "statistics-empty", open: |app| app.open(Screen::Statistics(Box::default())) },
        Shot { name: "picker-records", open: picker },
    ]
}

fn with_history(app: &mut App, page: Statistics) {
    app.desk_mut().records = history(&app.desk().catalog);
    app.open(Screen::Statistics(Box::new(page)));
}

fn picker(app: &mut App) {
    app.desk_mut().records = history(&app.desk().catalog);
    let picker = Picker::at(app.desk(), "glass_quay");
    app.open(Screen::Picker(Box::new(picker)));
}

/// Games of every shipped mission, each a little harder than the one before, always the same.
fn history(catalog: &Catalog) -> Book {
    let mut dice = Dice::new(11);
    let mut games = Vec::new();
    let missions = catalog.missions().iter().filter_map(|entry| entry.mission.clone());
    for (at, mission) in missions.enumerate() {
        let count = 22_usize.saturating_sub(at + dice.below(6));
        for _ in 0..count.max(3) {
            let seed = games.len() as u64;
            games.push(game(&mission, at as u16, seed, &mut dice));
        }
    }
    Book::new(games, BTreeMap::new())
}

fn game(mission: &Mission, at: u16, seed: u64, dice: &mut Dice) -> Record {
    let plan = mission.plan();
    let par = 7 + at;
    let turns = par + (dice.below(4) + dice.below(4) * dice.below(4)) as u16;
    let won = dice.below(100) >= 12 + 4 * usize::from(at);
    let mut level = 0;
    let alarm = plan.alarm.as_ref().map(|_| {
        let rise = |_| {
            level += dice.below(5) as u16;
            level
        };
        (0..turns).map(rise).collect()
    });
    let possible = Badge::ALL.into_iter().filter(|badge| *badge != Badge::Par && badge.is_possible(plan));
    let mut badges: Vec<Badge> = possible.filter(|_| won && dice.below(12) == 0).collect();
    badges.extend((won && turns <= par).then_some(Badge::Par));
    Record {
        mission: plan.id.clone(),
        name: plan.name.clone(),
        day: Day(20_700 + seed as u32 / 3),
        played: Played::ALL.get(dice.below(2)).copied().unwrap_or_default(),
        difficulty: Difficulty::ALL.get(dice.below(3)).copied().unwrap_or_default(),
        seed,
        moves: u32::from(turns) * 2,
        won,
        turns,
        par: Some(par),
        health: (if won { 2 } else { 0 }, 3),
        alarm: alarm.unwrap_or_default(),
        fall: (!won).then(|| fall(mission, dice)),
        badges: badges.into_iter().map(|badge| badge.id().to_owned()).collect(),
        ..Record::default()
    }
}

fn fall(mission: &Mission, dice: &mut Dice) -> Fall {
    let plan = mission.plan();
    let (kind, sector) = (plan.kinds.get(dice.below(plan.kinds.len().max(1))), plan.sectors.len());
    let place = plan.sectors.get(dice.below(sector.max(1)));
    match (kind, place, dice.below(7)) {
        (Some(kind), Some(sector), 1..) => Fall::Attack { by: kind.id.clone(), sector: sector.sector.to_string() },
        _ => Fall::GivenUp,
    }
}
