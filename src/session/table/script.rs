//! Bots that follow a script, for games that teach.

use std::sync::Arc;

use super::{Mind, Tabled};
use crate::engine::{Bot, Dice, Seat};

/// What seats do: in which turn, who, what. Whatever is not written is passed over, or answered by the first option.
#[derive(Clone, Debug, PartialEq)]
pub struct Script<A>(Arc<[(u32, Seat, A)]>);

/// A bot that follows a script.
struct Actor<A>(Script<A>);

impl<A: Clone> Script<A> {
    /// A script of these lines; of several that are possible the first is taken.
    pub fn new(lines: impl IntoIterator<Item = (u32, Seat, A)>) -> Self {
        Self(lines.into_iter().collect())
    }

    /// A bot that follows it.
    pub(super) fn mind<G: Tabled<Action = A>>(&self) -> Mind<G> {
        Box::new(Actor(self.clone()))
    }
}

impl<G: Tabled> Bot<G> for Actor<G::Action> {
    fn choose(&mut self, view: &G::View, options: &[G::Action], _dice: &mut Dice) -> usize {
        let (seat, state) = G::look(view);
        let turn = G::stamp(state).number;
        let mut written = self.0.0.iter().filter(|(when, who, _)| (*when, *who) == (turn, seat));
        let found = written.find_map(|(_, _, action)| options.iter().position(|option| option == action));
        found.unwrap_or_else(|| G::least(options))
    }
}
