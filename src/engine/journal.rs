//! The journal of a match: with its setup and seed, the actions are the whole game.

use serde::{Deserialize, Serialize};

use super::{Dice, Game, Refusal, Seat, StateHash, Turn};

/// The fingerprint of the state at one moment of a game: its start, the start of a round, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// How many actions had been taken.
    pub actions: usize,
    /// The round that was reached.
    pub round: u32,
    /// The state's fingerprint.
    pub hash: StateHash,
}

/// Everything needed to play a game again, and to know that it went the same way.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Journal<G: Game> {
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// Where its dice started.
    pub seed: u64,
    /// All actions in order, with the seats that took them.
    pub actions: Vec<(Seat, G::Action)>,
    /// A fingerprint at the start, at each new round and at the end.
    pub marks: Vec<Mark>,
}

/// A game with its dice: what an action changes.
#[derive(Clone)]
pub(super) struct Table<G: Game> {
    pub(super) game: G,
    pub(super) dice: Dice,
}

impl<G: Game> Table<G> {
    /// The table as it stands before the first action.
    pub(super) fn deal(setup: &G::Setup, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let game = G::deal(setup, &mut dice);
        Self { game, dice }
    }

    /// Takes one action. Where a round or the game ended with it, the answer is the mark to keep, `actions` being
    /// how many were taken now.
    pub(super) fn play(
        &mut self,
        (seat, action): (Seat, &G::Action),
        actions: usize,
        tell: &mut dyn FnMut(G::Event),
    ) -> Result<Option<Mark>, Refusal> {
        let round = self.game.round();
        self.game.apply(seat, action, &mut self.dice, tell)?;
        let ended = self.game.round() != round || matches!(self.game.turn(), Turn::Over(_));
        Ok(ended.then(|| self.mark(actions)))
    }

    /// The mark of this moment.
    pub(super) fn mark(&self, actions: usize) -> Mark {
        Mark { actions, round: self.game.round(), hash: StateHash::of(self.game.state()) }
    }
}
