//! Tables of Social Deduction, and what a person can know at one.
//!
//! | file | what stands there |
//! |---|---|
//! | `asked` | which reaction windows a person's manner lets pass |
//! | `facts` `truth` | what a seat can know: cards, teams, and what became of claims |
//! | `reasons` | what the chances a seat may reckon with rest on |
//! | `motives` | which decisions of bots are told after the game |

mod asked;
mod facts;
mod motives;
mod reasons;
mod truth;

pub use facts::{CardFact, Facts, How, SeatFacts, Standing};
pub use reasons::{Act, ActKind, Reasons, Sum, acts, concerns};
pub use truth::Heard;

use std::sync::Arc;

pub use super::table::Truth;
use super::table::{self, Manner, Mind, ONLOOKER, Stamp, Tabled};
use crate::{
    deduction::{Action, Deduction, Event, Rules, Setup, SetupFault, State, Team, TurnState, View, bots::by_level},
    engine::{Game as _, Level, Seat},
};

/// A table in play.
pub type Table = table::Table<Deduction>;
/// A finished table, to be watched again.
pub type TableReel = table::TableReel<Deduction>;
/// Who sits where, with manners and notes.
pub type Seating = table::Seating<Team>;
/// What a person notes about a player.
pub type Note = table::Note<Team>;
/// One line of a log.
pub type Line = table::Line<Event>;
/// What a bot has decided.
pub type Verdict = table::Verdict<Deduction>;
/// What bots do instead of thinking.
pub type Script = table::Script<Action>;

impl Table {
    /// What a seat can know: the cards it has seen, teams that follow from them, and what became of claims.
    pub fn facts(&self, seat: Seat) -> Facts {
        Facts::of(&self.view(seat), self.log(seat))
    }
}

impl Tabled for Deduction {
    type Rules = Rules;
    type Side = Team;
    type Fault = SetupFault;

    fn check(setup: &Setup) -> Result<(), SetupFault> {
        setup.rules().map(drop)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn agreed(&self) -> &Arc<Rules> {
        self.rules()
    }

    fn bot(level: Level, style: u64) -> Mind<Self> {
        by_level(level, style)
    }

    fn stamp(state: &State) -> Stamp {
        let TurnState { seat, number, round, .. } = state.turn;
        Stamp { seat, number, round }
    }

    fn look(view: &View) -> (Seat, &State) {
        (view.seat, &view.table)
    }

    fn open_view(&self) -> View {
        View { rules: Arc::clone(self.rules()), seat: ONLOOKER, table: self.state().clone() }
    }

    /// Nothing while cards are still drafted.
    fn opening(&self) -> Option<(Stamp, Event)> {
        let now = Self::stamp(self.state());
        let first = Event::Turn { seat: self.state().turn.first, armed: false };
        let drafted = self.state().draft.is_empty();
        drafted.then_some((Stamp { number: now.number.saturating_sub(1), ..now }, first))
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn passes(manner: Manner, view: &View, options: &[Action]) -> bool {
        asked::passes(manner, view, options)
    }

    fn least(options: &[Action]) -> usize {
        let place = |action: Action| options.iter().position(|option| *option == action);
        place(Action::Pass).or_else(|| place(Action::Keep)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
