//! The forecast by sampling: many worlds that fit what the player knows, each played through the enemy phase.

use super::{
    Forecast, Kind, Totals, idle, is_past,
    sightings::{Sightings, around},
};
use crate::{
    engine::{Dice, Game, Imagine, StateHash},
    stealth::{AGENT, Action, Event, Stealth, View},
};

/// How many worlds are played where the player waits for the answer.
pub(super) const SAMPLES: u32 = 500;

/// The forecast over `samples` worlds. Equal views give equal forecasts.
pub(super) fn forecast(view: &View, action: Option<Action>, samples: u32) -> Forecast {
    let mission = &view.setup.mission;
    let mut totals = Totals::new(mission, &view.public);
    let mut dice = Dice::new(StateHash::of(&view.public).0);
    for _ in 0..samples {
        let mut sightings = sample(view, action, &mut dice);
        totals.add_rows(&mut sightings, 1.0);
        totals.add(&sightings, 1.0);
    }
    let mut forecast = totals.forecast(Kind::Exact);
    forecast.kind = Kind::Estimate { samples, error: error(&forecast, samples) };
    forecast
}

/// One world played through.
fn sample(view: &View, action: Option<Action>, dice: &mut Dice) -> Sightings {
    let mut world = Stealth::imagine(view, dice);
    let mut sightings = Sightings::default();
    let mut next = action.or_else(|| idle(world.scene()));
    while let Some(action) = next {
        let mut tell = |event: Event| {
            sightings.witness(&event, &|enemy, sector| around(&view.setup.mission, &view.public, enemy, sector));
        };
        if world.apply(AGENT, &action, dice, &mut tell).is_err() || is_past(world.public(), view.public.turn) {
            break;
        }
        next = idle(world.scene());
    }
    sightings
}

/// The largest standard error of the chances told.
fn error(forecast: &Forecast, samples: u32) -> f64 {
    let sectors = forecast.entered.iter().chain(&forecast.searched).map(|(_, chance)| *chance);
    let rows = forecast.behaviours.iter().flat_map(|(_, rows)| rows).copied();
    let all = sectors.chain(rows).chain([forecast.detected, forecast.hurt, forecast.lost]);
    let variance = all.map(|chance| chance * (1.0 - chance)).fold(0.0, f64::max);
    (variance / f64::from(samples.max(1))).sqrt()
}
