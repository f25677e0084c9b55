//! The contract every game keeps, and the small words it is written in.

use serde::{Serialize, de::DeserializeOwned};

use super::{Dice, Seat, Seats};

/// A rule of a ledger, named by its ID, such as `ST-ACT-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action was not taken. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused by {rule}: {reason}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The key of the sentence that says why, in the language files.
    pub reason: &'static str,
}

/// A saved state that does not fit the setup it claims to belong to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the saved state does not fit its setup: {what}")]
pub struct Damaged {
    /// What does not fit.
    pub what: String,
}

/// Who may act now, or how the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<O> {
    /// These seats may act; several where choices are simultaneous.
    Of(Seats),
    /// The game is over.
    Over(O),
}

impl<O> Turn<O> {
    /// How the game ended; `None` while it goes on.
    pub fn over(self) -> Option<O> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Of(_) => None,
        }
    }
}

/// A game: its state, what each seat may do and see, and how an action changes it.
///
/// Promises every game keeps, and `engine::conformance` tests:
/// every listed option is accepted, nothing else is; a refused action changes nothing; options and views follow
/// only from what the seat may know; the same setup, dice and actions give the same states.
pub trait Game: Clone {
    /// What is agreed before the game; with a seed and the actions it is the whole game.
    type Setup: Clone + Serialize + DeserializeOwned;
    /// One decision of one seat.
    type Action: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;
    /// One thing that happened, with its reason.
    type Event: Clone + std::fmt::Debug + Serialize;
    /// What one seat knows; owned, with no road back to the state.
    type View: Clone;
    /// How it ended.
    type Outcome: Clone + PartialEq + std::fmt::Debug + Serialize;
    /// Everything that changes in play: what a save keeps and a hash covers.
    type State: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// Sets the table.
    fn deal(setup: &Self::Setup, dice: &mut Dice) -> Self;

    /// Everything that changes in play.
    fn state(&self) -> &Self::State;

    /// The game at a saved state, or why that state cannot belong to this setup.
    fn resume(setup: &Self::Setup, state: Self::State) -> Result<Self, Damaged>;

    /// The number of the round being played; the journal keeps a hash whenever it changes.
    fn round(&self) -> u32;

    /// Who may act, or the outcome.
    fn turn(&self) -> Turn<Self::Outcome>;

    /// Appends all that `seat` may do now. Follows only from what the seat may know.
    fn options(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Takes `action`, telling every event in order; or refuses it and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        dice: &mut Dice,
        tell: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Refusal>;

    /// What `seat` knows.
    fn view(&self, seat: Seat) -> Self::View;

    /// The event as `seat` may witness it.
    fn witness(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Whether the event told anybody something that undo must not take back.
    fn reveals(event: &Self::Event) -> bool;
}

/// A game whose hidden part can be imagined from what a seat knows.
pub trait Imagine: Game {
    /// A world that fits the view, drawn fairly from all that do.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;
}

/// A player that is not a person: it gets a seat's view and options, and nothing else.
pub trait Bot<G: Game> {
    /// The index of the chosen option. `options` is never empty.
    fn choose(&mut self, view: &G::View, options: &[G::Action], dice: &mut Dice) -> usize;
}
