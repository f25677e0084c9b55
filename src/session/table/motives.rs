//! What a bot decided and why, worked out again from the journal: for the time after a game, never during it.

use super::Tabled;
use crate::engine::{Journal, Level, Replay, Seat};

/// How many decisions of a player are told; the weightiest are.
const MOST: usize = 10;

/// A game whose bots can say why they did something.
pub trait Reasoned: Tabled<View: Send + 'static, Setup: Send + 'static> + 'static {
    /// Why a decision was taken.
    type Reasons: Send + 'static;

    /// How much a decision tells of whoever took it with this view, the least number the most; nothing where it tells
    /// nothing.
    fn weight(view: &Self::View, action: Self::Action) -> Option<u8>;

    /// Why a bot of this level would do this with this view; nothing for one that does anything, and where there is
    /// nothing to tell.
    fn reasons(view: &Self::View, action: Self::Action, level: Level) -> Option<Self::Reasons>;
}

/// A decision and why it was taken.
pub struct Decision<G: Reasoned> {
    /// In which turn.
    pub turn: u32,
    /// What the player knew.
    pub view: G::View,
    /// What it did.
    pub action: G::Action,
    /// Why.
    pub reasons: G::Reasons,
}

/// The weightiest decisions of a bot, oldest first. Takes a while: not within a frame.
pub fn decisions<G: Reasoned>(journal: Journal<G>, seat: Seat, level: Level) -> Vec<Decision<G>> {
    let mut found = all(journal, seat);
    found.sort_by_key(|(weight, ..)| *weight);
    let told = found.into_iter().filter_map(|(_, view, action)| {
        let turn = G::stamp(G::look(&view).1).number;
        Some(Decision { turn, reasons: G::reasons(&view, action, level)?, view, action })
    });
    let mut told: Vec<_> = told.take(MOST).collect();
    told.sort_by_key(|decision| decision.turn);
    told
}

/// Everything telling that a player did: how telling, what it knew then, and what it did.
fn all<G: Reasoned>(journal: Journal<G>, seat: Seat) -> Vec<(u8, G::View, G::Action)> {
    let Ok(mut replay) = Replay::new(journal) else { return Vec::new() };
    let mut found = Vec::new();
    loop {
        let next = replay.journal().actions.get(replay.played()).copied();
        if let Some((_, action)) = next.filter(|(by, _)| *by == seat) {
            let view = replay.game().view(seat);
            found.extend(G::weight(&view, action).map(|weight| (weight, view, action)));
        }
        let Some(Ok(_)) = replay.step() else { return found };
    }
}
