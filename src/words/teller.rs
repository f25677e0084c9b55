//! Whoever speaks of one table: the people at it, by the rules it is played by.

use std::ops::Deref;

use super::{Words, speech::Speech};
use crate::engine::{Refusal, Seat};

/// Speaks of one table: it knows what everything and everybody is called.
///
/// Sentences are told from a seat's place: it is `you` there. Nothing is told that the value handed in does not hold, so
/// events must be witnessed by the seat and views be its own.
pub struct Teller<'a, R> {
    pub(super) speech: Speech<'a>,
    pub(super) rules: &'a R,
}

// By hand, because the rules it borrows need not be copied.
impl<R> Clone for Teller<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Teller<'_, R> {}

impl<'a, R> Teller<'a, R> {
    /// A teller for a table with these rules, without names.
    pub fn new(words: &'a Words, rules: &'a R) -> Self {
        Self { speech: Speech::new(words), rules }
    }

    /// The same, with the players' names by seat.
    #[must_use]
    pub fn named(self, names: &'a [String]) -> Self {
        Self { speech: Speech { names, ..self.speech }, ..self }
    }

    /// The same, from the place of this seat: it is called `you`.
    #[must_use]
    pub fn seen_from(self, seat: Seat) -> Self {
        Self { speech: Speech { me: Some(seat), ..self.speech }, ..self }
    }

    /// Why an action was refused.
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.words.text(refusal.reason)
    }
}

impl<'a, R> Deref for Teller<'a, R> {
    type Target = Speech<'a>;

    /// A teller speaks of people as every table does.
    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}
