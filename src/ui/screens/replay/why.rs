//! Why a bot took the decision whose line of the log is unfolded: of tables that are over.

use egui::Context;

use super::Spool;
use crate::{
    engine::{Match, Seat},
    session::table::{Eyes, Reasoned, Seating},
    ui::{Desk, Thoughts},
};

/// All decisions of a table, and why the one was taken that is asked about.
pub struct Asked<G: Reasoned> {
    actions: Vec<(Seat, G::Action)>,
    answer: Option<(usize, Thoughts<Option<G::Reasons>>)>,
}

impl<G: Reasoned> Asked<G> {
    /// Nothing is asked yet.
    pub fn of(game: &Match<G>) -> Self {
        Self { actions: game.journal().actions.clone(), answer: None }
    }

    /// Works out why the decision of this number was taken, where a bot took it in a game that is over.
    pub fn ask(
        &mut self,
        ctx: &Context,
        desk: &Desk,
        spool: &Spool<G>,
        seating: &Seating<G::Side>,
        decision: Option<usize>,
    ) {
        let decision = decision.filter(|_| spool.reel.outcome.is_some());
        let taken = decision.and_then(|at| Some((at, *self.actions.get(at)?)));
        let by_bot = taken.and_then(|(at, (seat, action))| Some((at, seat, action, seating.level(seat)?)));
        self.answer = by_bot.map(|(at, seat, action, level)| {
            let view = spool.reel.view(at, Eyes::Seat(seat));
            (at, desk.thinker.think(ctx, move || G::reasons(&view, action, level)))
        });
    }

    /// The decision that was asked about, by its number, and why it was taken.
    pub fn told(&mut self) -> Option<(usize, &G::Reasons)> {
        self.answer.as_mut().and_then(|(of, why)| Some((*of, why.get()?.as_ref()?)))
    }
}
