//! Bots that follow a script, for games that teach.

use std::sync::Arc;

use super::Mind;
use crate::{
    deduction::{Action, Deduction, View},
    engine::{Bot, Dice, Seat},
};

/// What seats do: in which turn, who, what. Whatever is not written is passed over, or answered by the first option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script(Arc<[(u32, Seat, Action)]>);

/// A bot that follows a script.
struct Actor(Script);

impl Script {
    /// A script of these lines; of several that are possible the first is taken.
    pub fn new(lines: impl IntoIterator<Item = (u32, Seat, Action)>) -> Self {
        Self(lines.into_iter().collect())
    }

    /// A bot that follows it.
    pub(super) fn mind(&self) -> Mind {
        Box::new(Actor(self.clone()))
    }
}

impl Bot<Deduction> for Actor {
    fn choose(&mut self, view: &View, options: &[Action], _dice: &mut Dice) -> usize {
        let turn = view.table.turn.number;
        let mut written = self.0.0.iter().filter(|(when, who, _)| (*when, *who) == (turn, view.seat));
        let place = |action: Action| options.iter().position(|option| *option == action);
        let found = written.find_map(|(_, _, action)| place(*action));
        found.or_else(|| place(Action::Pass)).or_else(|| place(Action::Keep)).unwrap_or(0)
    }
}
