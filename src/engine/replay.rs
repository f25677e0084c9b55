//! Playing a journal again, step by step or all at once, and comparing it with what was recorded.

use super::{
    Game, Journal, Refusal, Seat, StateHash,
    journal::{Mark, Table},
};

/// Where and how a journal does not play as it was recorded. Actions are counted from 1; 0 is the deal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A recorded action is not allowed.
    #[error("action {action} by seat {} is {refusal}", .seat.0)]
    Refused {
        /// Which action.
        action: usize,
        /// Who took it.
        seat: Seat,
        /// Why it is not allowed.
        refusal: Refusal,
    },
    /// The game reached another state than the recorded one.
    #[error("round {round} differs after action {action}: the journal has {recorded}, the game {found}")]
    Differs {
        /// The round that was reached.
        round: u32,
        /// The action it was reached with.
        action: usize,
        /// The recorded fingerprint.
        recorded: StateHash,
        /// The fingerprint now.
        found: StateHash,
    },
    /// The game reached a round or its end where the journal has no mark, or the other way round.
    #[error("after action {action} the journal and the game disagree on whether a round ended (round {round})")]
    Misplaced {
        /// The round that was reached or recorded.
        round: u32,
        /// The action it was reached or recorded with.
        action: usize,
    },
}

/// What a journal that plays as recorded holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayReport<O> {
    /// How many actions.
    pub actions: usize,
    /// The round it stopped in.
    pub round: u32,
    /// How many fingerprints were compared.
    pub compared: usize,
    /// The fingerprint of the last state.
    pub hash: StateHash,
    /// How the game ended; `None` where it was not played to its end.
    pub outcome: Option<O>,
}

impl<O> ReplayReport<O> {
    /// Whether the journal leads to the state with this hash.
    pub fn leads_to(&self, recorded: StateHash) -> Result<(), ReplayError> {
        let (round, action) = (self.round, self.actions);
        if self.hash == recorded {
            Ok(())
        } else {
            Err(ReplayError::Differs { round, action, recorded, found: self.hash })
        }
    }
}

/// A journal being played again.
pub struct Replay<G: Game> {
    journal: Journal<G>,
    table: Table<G>,
    /// How many actions were played.
    played: usize,
    /// How many marks were compared.
    compared: usize,
    /// Set by the first fault: what comes after it means nothing.
    broken: bool,
}

impl<G: Game> Replay<G> {
    /// The game of `journal` before its first action, if it deals as recorded.
    pub fn new(journal: Journal<G>) -> Result<Self, ReplayError> {
        let table = Table::<G>::deal(&journal.setup, journal.seed);
        let mut replay = Self { journal, table, played: 0, compared: 0, broken: false };
        let dealt = replay.table.mark(0);
        replay.compare(Some(dealt))?;
        Ok(replay)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.table.game
    }

    /// How many actions were played so far.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The journal that is played.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Plays the next action and hands out what happened; `None` after the last one or after a fault.
    pub fn step(&mut self) -> Option<Result<Vec<G::Event>, ReplayError>> {
        if self.broken || self.played >= self.journal.actions.len() {
            return None;
        }
        let result = self.advance();
        self.broken = result.is_err();
        Some(result)
    }

    fn advance(&mut self) -> Result<Vec<G::Event>, ReplayError> {
        let mut events = Vec::new();
        let Some((seat, action)) = self.journal.actions.get(self.played) else { return Ok(events) };
        let number = self.played + 1;
        let mark = self
            .table
            .play((*seat, action), number, &mut |event| events.push(event))
            .map_err(|refusal| ReplayError::Refused { action: number, seat: *seat, refusal })?;
        self.played = number;
        self.compare(mark)?;
        Ok(events)
    }

    /// Compares the mark of this moment, if it is one, with what the journal has for it.
    fn compare(&mut self, found: Option<Mark>) -> Result<(), ReplayError> {
        let recorded = self.journal.marks.get(self.compared).filter(|mark| mark.actions <= self.played);
        match (recorded, found) {
            (None, None) => return Ok(()),
            (Some(recorded), Some(found)) if *recorded == found => self.compared += 1,
            (Some(&Mark { actions, round, hash: recorded }), Some(found))
                if (actions, round) == (found.actions, found.round) =>
            {
                return Err(ReplayError::Differs { round, action: actions, recorded, found: found.hash });
            }
            (Some(&other), _) | (None, Some(other)) => {
                return Err(ReplayError::Misplaced { round: other.round, action: other.actions });
            }
        }
        Ok(())
    }
}

/// Plays the whole journal and compares every fingerprint; the first difference is the error.
pub fn verify<G: Game>(journal: &Journal<G>) -> Result<ReplayReport<G::Outcome>, ReplayError> {
    let mut replay = Replay::new(journal.clone())?;
    while let Some(step) = replay.step() {
        step?;
    }
    if let Some(left) = journal.marks.get(replay.compared) {
        return Err(ReplayError::Misplaced { round: left.round, action: left.actions });
    }
    let game = replay.game();
    let outcome = game.turn().over();
    let hash = StateHash::of(game.state());
    Ok(ReplayReport { actions: replay.played, round: game.round(), compared: replay.compared, hash, outcome })
}
