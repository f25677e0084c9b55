//! What a game must tell so that people and bots can sit down to it.

use std::{fmt::Debug, sync::Arc};

use serde::{Serialize, de::DeserializeOwned};

use super::Manner;
use crate::engine::{Bot, Game, Level, Seat};

/// A bot at the table.
pub type Mind<G> = Box<dyn Bot<G> + Send>;

/// Which turn of a game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Whose.
    pub seat: Seat,
    /// Which of the game, from 1.
    pub number: u32,
    /// In which round, from 1.
    pub round: u32,
}

/// A game that is played around a table.
pub trait Tabled: Game<Action: Copy + Send + Sync + 'static, Event: PartialEq> {
    /// What is agreed at the table, worked out from the setup.
    type Rules;
    /// What a person may take another player for.
    type Side: Copy + Debug + Eq + Send + Serialize + DeserializeOwned + 'static;
    /// Why a table cannot be dealt.
    type Fault;

    /// Whether this setup can be dealt.
    fn check(setup: &Self::Setup) -> Result<(), Self::Fault>;

    /// How many seats it has.
    fn seats(setup: &Self::Setup) -> u8;

    /// The agreements of a table in play.
    fn agreed(&self) -> &Arc<Self::Rules>;

    /// A bot; `style` is the seed of its temperament.
    fn bot(level: Level, style: u64) -> Mind<Self>;

    /// The turn a state is in.
    fn stamp(state: &Self::State) -> Stamp;

    /// Whose view this is, and the state as that seat knows it.
    fn look(view: &Self::View) -> (Seat, &Self::State);

    /// Everything, hidden things included: for games that are over.
    fn open_view(&self) -> Self::View;

    /// What a game that was just dealt begins with, and the turn before it; nothing where no turn has begun.
    fn opening(&self) -> Option<(Stamp, Self::Event)>;

    /// Whether a turn begins with this event.
    fn opens_turn(event: &Self::Event) -> bool;

    /// Whether a person of this manner who sees this, and may do this, is not asked now.
    fn passes(manner: Manner, view: &Self::View, options: &[Self::Action]) -> bool;

    /// The place of the option that does least.
    fn least(options: &[Self::Action]) -> usize;
}
