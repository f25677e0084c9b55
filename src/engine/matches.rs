//! A match: one game in play with its dice, its journal, and undo up to the last revealed information.

use serde::{Deserialize, Serialize};

use super::{Damaged, Dice, Game, Journal, Refusal, Seat, StateHash, Turn, journal::Table};

/// One game in play. It keeps no events; [`Match::act`] hands them out.
///
/// ```
/// use ghostline::engine::{Match, Seat, toy::{Toy, ToyAction, ToySetup}, verify};
///
/// let setup = ToySetup { seats: 1, rounds: 1, cards: vec![0, 1, 2, 3] };
/// let mut game = Match::<Toy>::new(setup, 7);
/// game.act(Seat(0), &ToyAction::Double)?;
/// assert_eq!(game.undo(1), Ok(1), "nothing was revealed yet");
/// game.act(Seat(0), &ToyAction::Take)?;
/// assert!(game.undo(1).is_err(), "a card was turned");
/// assert!(verify(game.journal()).is_ok());
/// # Ok::<(), ghostline::engine::Refusal>(())
/// ```
#[derive(Clone)]
pub struct Match<G: Game> {
    table: Table<G>,
    journal: Journal<G>,
    /// The table at the last moment something was revealed: undo goes no further back.
    border: Table<G>,
    /// How many actions lie before the border.
    settled: usize,
}

/// Why actions were not taken back. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// Something was revealed since.
    #[error("{asked} actions cannot be taken back: only the last {possible} have revealed nothing yet")]
    Revealed {
        /// How many were to be taken back.
        asked: usize,
        /// How many can be.
        possible: usize,
    },
    /// An action that had been accepted is refused now: the game does not keep its promises.
    #[error("the actions since the last revelation do not play again: {0}")]
    Unrepeatable(Refusal),
}

/// A match as a save keeps it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Snapshot<G: Game> {
    /// The state to go on from.
    pub state: G::State,
    /// Its fingerprint, to notice damage.
    pub hash: StateHash,
    /// The dice to go on with.
    pub dice: Dice,
    /// All that was played.
    pub journal: Journal<G>,
    /// Where undo must stop.
    pub border: Border<G>,
}

/// The last moment at which something was revealed, as a save keeps it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Border<G: Game> {
    /// How many actions lie before it.
    pub actions: usize,
    /// The state then; `None` where it is the current one.
    pub state: Option<(G::State, Dice)>,
}

/// Why a snapshot cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The state does not fit the setup.
    #[error(transparent)]
    Damaged(#[from] Damaged),
    /// The state is not the one that was saved.
    #[error("the saved state has the hash {found}, but {recorded} was recorded: the save was changed or damaged")]
    WrongHash {
        /// What the save says.
        recorded: StateHash,
        /// What the state in it has.
        found: StateHash,
    },
    /// The journal is shorter than the save claims.
    #[error("the journal holds {actions} actions, fewer than the {border} that should lie before the last revelation")]
    ShortJournal {
        /// How many there are.
        actions: usize,
        /// How many there should be at least.
        border: usize,
    },
}

impl<G: Game> Match<G> {
    /// A new match; the same setup and seed always deal the same game.
    pub fn new(setup: G::Setup, seed: u64) -> Self {
        let table = Table::<G>::deal(&setup, seed);
        let marks = vec![table.mark(0)];
        let journal = Journal { setup, seed, actions: Vec::new(), marks };
        Self { border: table.clone(), table, journal, settled: 0 }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.table.game
    }

    /// All that was played so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Who may act, or the outcome.
    pub fn turn(&self) -> Turn<G::Outcome> {
        self.game().turn()
    }

    /// What `seat` knows.
    pub fn view(&self, seat: Seat) -> G::View {
        self.game().view(seat)
    }

    /// All that `seat` may do now.
    pub fn options(&self, seat: Seat) -> Vec<G::Action> {
        let mut options = Vec::new();
        self.game().options(seat, &mut options);
        options
    }

    /// The fingerprint of the state.
    pub fn hash(&self) -> StateHash {
        StateHash::of(self.game().state())
    }

    /// Takes `action` and hands out all that happened, in order; or refuses it and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, Refusal> {
        let mut events = Vec::new();
        let actions = self.journal.actions.len() + 1;
        let mark = self.table.play((seat, action), actions, &mut |event| events.push(event))?;
        self.journal.actions.push((seat, action.clone()));
        self.journal.marks.extend(mark);
        if events.iter().any(G::reveals) {
            self.settle();
        }
        Ok(events)
    }

    /// How many actions can be taken back: those since something was last revealed.
    pub fn undoable(&self) -> usize {
        self.journal.actions.len() - self.settled
    }

    /// Takes the last `n` actions back and says how many that were; or changes nothing where one of them has
    /// revealed something.
    pub fn undo(&mut self, n: usize) -> Result<usize, UndoError> {
        let possible = self.undoable();
        let kept = possible.checked_sub(n).ok_or(UndoError::Revealed { asked: n, possible })? + self.settled;
        self.table = self.since_border(kept).map_err(UndoError::Unrepeatable)?;
        self.journal.actions.truncate(kept);
        self.journal.marks.retain(|mark| mark.actions <= kept);
        Ok(n)
    }

    /// What a save keeps of this match.
    pub fn snapshot(&self) -> Snapshot<G> {
        let old = || (self.border.game.state().clone(), self.border.dice.clone());
        Snapshot {
            state: self.game().state().clone(),
            hash: self.hash(),
            dice: self.table.dice.clone(),
            journal: self.journal.clone(),
            border: Border { actions: self.settled, state: (self.undoable() > 0).then(old) },
        }
    }

    /// The match of a snapshot, or why it cannot be played on.
    ///
    /// Where the actions since the border no longer lead to the saved state, because rules changed in between, the
    /// match goes on but they cannot be taken back any more.
    pub fn resume(snapshot: Snapshot<G>) -> Result<Self, ResumeError> {
        let Snapshot { state, hash: recorded, dice, journal, border } = snapshot;
        let found = StateHash::of(&state);
        if found != recorded {
            return Err(ResumeError::WrongHash { recorded, found });
        }
        let actions = journal.actions.len();
        if border.actions > actions {
            return Err(ResumeError::ShortJournal { actions, border: border.actions });
        }
        let table = Table { game: G::resume(&journal.setup, state)?, dice };
        let mut resumed = Self { border: table.clone(), table, journal, settled: actions };
        if let Some((state, dice)) = border.state {
            let game = G::resume(&resumed.journal.setup, state)?;
            resumed.reopen(Table { game, dice }, border.actions);
        }
        Ok(resumed)
    }

    /// Moves the border to now.
    fn settle(&mut self) {
        self.border = self.table.clone();
        self.settled = self.journal.actions.len();
    }

    /// Moves the border back, if the actions since then lead to where the match stands.
    fn reopen(&mut self, border: Table<G>, settled: usize) {
        let now = std::mem::replace(&mut self.border, border);
        self.settled = settled;
        let same = |played: Table<G>| played.game.state() == now.game.state() && played.dice == now.dice;
        if !self.since_border(self.journal.actions.len()).is_ok_and(same) {
            self.settle();
        }
    }

    /// The table after the first `kept` actions, played from the border on.
    fn since_border(&self, kept: usize) -> Result<Table<G>, Refusal> {
        let mut table = self.border.clone();
        for (seat, action) in self.journal.actions.iter().take(kept).skip(self.settled) {
            table.game.apply(*seat, action, &mut table.dice, &mut |_| ())?;
        }
        Ok(table)
    }
}

#[cfg(test)]
#[path = "tests/matches.rs"]
mod tests;
