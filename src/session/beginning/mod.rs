//! Tables of The Beginning, and what a person can know at one.
//!
//! | file | what stands there |
//! |---|---|
//! | `asked` | which prompts a person's manner lets pass |
//! | `facts` | what a seat can know: factions, objectives, chips |
//! | `claims` | what was said, held against that |
//! | `motives` | which decisions of bots are told after the game |

mod asked;
mod claims;
mod facts;
mod motives;

pub use claims::Heard;
pub use facts::{Dropped, Facts, SeatFacts, Standing};

use std::sync::Arc;

use super::table::{self, Manner, Mind, ONLOOKER, Stamp, Tabled};
use crate::{
    beginning::{
        Action, Beginning, Choice, Event, Faction, Pending, Rules, Setup, SetupFault, State, TurnState, View,
        bots::by_level,
    },
    engine::{Game as _, Level, Seat},
};

/// A table in play.
pub type Table = table::Table<Beginning>;
/// A finished table, to be watched again.
pub type TableReel = table::TableReel<Beginning>;
/// Who sits where, with manners and notes.
pub type Seating = table::Seating<Faction>;
/// What a person notes about a player.
pub type Note = table::Note<Faction>;
/// One line of a log.
pub type Line = table::Line<Event>;
/// What a bot has decided.
pub type Verdict = table::Verdict<Beginning>;
/// What bots do instead of thinking.
pub type Script = table::Script<Action>;

impl Table {
    /// What a seat can know: factions, objectives and chips it has seen, and what became of claims.
    pub fn facts(&self, seat: Seat) -> Facts {
        Facts::of(&self.view(seat), self.log(seat))
    }
}

impl Tabled for Beginning {
    type Rules = Rules;
    type Side = Faction;
    type Fault = SetupFault;

    fn check(setup: &Setup) -> Result<(), SetupFault> {
        let faults = Rules::of(&Arc::new(setup.clone())).faults;
        faults.into_iter().next().map_or(Ok(()), Err)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats.len() as u8
    }

    fn agreed(&self) -> &Arc<Rules> {
        self.rules()
    }

    fn bot(level: Level, style: u64) -> Mind<Self> {
        by_level(level, style)
    }

    fn stamp(state: &State) -> Stamp {
        let TurnState { seat, number, round, .. } = state.turn;
        // While loyalty or objectives are being chosen the first turn is yet to begin.
        let number = number.saturating_sub(u32::from(state.stack.contains(&Pending::Begin)));
        Stamp { seat, number, round }
    }

    fn look(view: &View) -> (Seat, &State) {
        (view.seat, &view.table)
    }

    fn open_view(&self) -> View {
        View { rules: Arc::clone(self.rules()), seat: ONLOOKER, table: self.state().clone() }
    }

    /// Nothing where loyalty or objectives are still to be chosen.
    fn opening(&self) -> Option<(Stamp, Event)> {
        let now = Self::stamp(self.state());
        let first = Event::Turn { seat: now.seat, number: now.number, round: now.round };
        (now.number > 0).then_some((Stamp { number: now.number.saturating_sub(1), ..now }, first))
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn passes(manner: Manner, view: &View, options: &[Action]) -> bool {
        asked::passes(manner, view, options)
    }

    fn least(options: &[Action]) -> usize {
        let place = |action: Action| options.iter().position(|option| *option == action);
        place(Action::Pass).or_else(|| place(Action::Answer(Choice::Done))).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
