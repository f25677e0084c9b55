//! What the coming enemy phase may bring: exact where its branching allows, an estimate that says so where it does not.

mod estimate;
mod exact;
mod sightings;

use serde::Serialize;

use self::sightings::Totals;
use super::{Action, EnemyId, Phase, Public, Scene, Sector, View, bots::answer, options};

/// What the coming enemy phase may bring, from what the player knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forecast {
    /// The chance that an enemy enters a sector, for every sector that can be entered, in reading order.
    pub entered: Vec<(Sector, f64)>,
    /// The chance that a sector is searched, for every sector that can be, in reading order.
    pub searched: Vec<(Sector, f64)>,
    /// For every enemy that may act, the chance that it acts by each row of its table.
    pub behaviours: Vec<(EnemyId, Vec<f64>)>,
    /// The chance that some enemy detects or attacks the player.
    pub detected: f64,
    /// The chance that the player is hit.
    pub hurt: f64,
    /// The chance that the mission is lost.
    pub lost: f64,
    /// How these numbers were found.
    pub kind: Kind,
}

/// How a forecast was found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// By going through all that may come.
    Exact,
    /// By playing many of the worlds that fit what the player knows.
    Estimate {
        /// How many.
        samples: u32,
        /// The largest standard error of the chances told.
        error: f64,
    },
}

impl Forecast {
    /// The chance that an enemy enters this sector.
    pub fn entered(&self, sector: Sector) -> f64 {
        chance(&self.entered, sector)
    }

    /// The chance that this sector is searched.
    pub fn searched(&self, sector: Sector) -> f64 {
        chance(&self.searched, sector)
    }
}

fn chance(list: &[(Sector, f64)], sector: Sector) -> f64 {
    list.binary_search_by_key(&sector, |entry| entry.0).map_or(0.0, |at| list[at].1)
}

/// What may come if the player declines what is left of their turn. Questions are answered as `Auto::ALL` does.
pub fn forecast(view: &View) -> Forecast {
    exact::forecast(view, None).unwrap_or_else(|| estimate::forecast(view, None, estimate::SAMPLES))
}

/// What may come if the player takes `action` now and declines what is left of their turn after it; attacks it meets
/// with are part of it. `None` where the action is not allowed.
pub fn forecast_after(view: &View, action: Action) -> Option<Forecast> {
    options::may(Scene { setup: &view.setup, public: &view.public }, action).ok()?;
    let exact = exact::forecast(view, Some(action));
    Some(exact.unwrap_or_else(|| estimate::forecast(view, Some(action), estimate::SAMPLES)))
}

/// The same as [`forecast`], by sampling alone: what an exact one is compared with.
pub fn estimated(view: &View, samples: u32) -> Forecast {
    estimate::forecast(view, None, samples)
}

/// Whether the enemy phase of the turn that was `turn` is over.
fn is_past(public: &Public, turn: u16) -> bool {
    public.turn != turn || matches!(public.phase, Phase::End | Phase::Won | Phase::Lost)
}

/// What a player does who has nothing in mind: answers what is asked, declines what is offered.
fn idle(scene: Scene) -> Option<Action> {
    if let Some(answer) = answer(scene) {
        return Some(answer);
    }
    if options::may(scene, Action::Pass).is_ok() {
        return Some(Action::Pass);
    }
    // Whoever carries a body must move.
    let mut list = Vec::new();
    options::list(scene, &mut list);
    list.first().copied()
}
