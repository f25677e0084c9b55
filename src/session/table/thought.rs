//! A bot's next choice: taken out of the table, thought through on any thread, and handed back.

use super::{Line, Mind, Table, Tabled};
use crate::engine::{Dice, Seat};

/// What a bot has to think about. Nothing in it tells more than the seat may know.
pub struct Thought<G: Tabled> {
    seat: Seat,
    /// How many actions had been taken.
    actions: usize,
    view: G::View,
    options: Vec<G::Action>,
    /// Nobody where a person's manner decides: it lets pass.
    mind: Option<Mind<G>>,
    dice: Dice,
}

/// What a bot has decided.
pub struct Verdict<G: Tabled> {
    seat: Seat,
    actions: usize,
    /// Nothing only where nothing was offered.
    action: Option<G::Action>,
    mind: Option<Mind<G>>,
}

impl<G: Tabled> Thought<G> {
    /// Who thinks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks it through. The same thought always comes to the same verdict.
    pub fn run(mut self) -> Verdict<G> {
        let chosen = match &mut self.mind {
            Some(mind) => mind.choose(&self.view, &self.options, &mut self.dice),
            None => G::least(&self.options),
        };
        let action = self.options.get(chosen).or_else(|| self.options.first()).copied();
        Verdict { seat: self.seat, actions: self.actions, action, mind: self.mind }
    }
}

impl<G: Tabled> Table<G> {
    /// What the next bot has to think about; `None` where a person must decide, the game is over, or that bot is
    /// thinking already. A thought that is not handed back is lost, and asked for again.
    pub fn thought(&mut self) -> Option<Thought<G>> {
        let seat = self.asked().into_iter().find(|&seat| self.acts_alone(seat))?;
        let mind = self.minds.get_mut(usize::from(seat.0)).and_then(Option::take);
        let mind = mind.or_else(|| self.mind(seat));
        let journal = self.game.journal();
        let actions = journal.actions.len();
        // Every choice has dice of its own, so that a game that was saved goes on as if it had not been.
        let dice = Dice::new(journal.seed.rotate_left(17) ^ ((actions as u64) << 5) ^ u64::from(seat.0));
        Some(Thought { seat, actions, view: self.view(seat), options: self.options(seat), mind, dice })
    }

    /// Does what a bot decided; nothing where the table has moved on since.
    pub fn obey(&mut self, verdict: Verdict<G>) -> Vec<Line<G::Event>> {
        let Verdict { seat, actions, action, mind } = verdict;
        if let Some(place) = self.minds.get_mut(usize::from(seat.0)) {
            *place = mind;
        }
        if self.game.journal().actions.len() != actions {
            return Vec::new();
        }
        action.and_then(|action| self.act(seat, action).ok()).unwrap_or_default()
    }
}
