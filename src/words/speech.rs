//! Speaking of the people at a table: by name, as `you`, one or several. What every game with seats shares.

use super::{Fill, Words};
use crate::engine::Seat;

/// What players are called who were given no name, by seat.
const PLAYERS: [&str; 16] = [
    "name-player-1",
    "name-player-2",
    "name-player-3",
    "name-player-4",
    "name-player-5",
    "name-player-6",
    "name-player-7",
    "name-player-8",
    "name-player-9",
    "name-player-10",
    "name-player-11",
    "name-player-12",
    "name-player-13",
    "name-player-14",
    "name-player-15",
    "name-player-16",
];

/// A name for whoever sits there.
pub fn player_name(words: &Words, seat: Seat) -> String {
    PLAYERS.get(usize::from(seat.0)).map_or_else(|| seat_name(words, seat), |key| words.text(key))
}

/// A seat by its number.
fn seat_name(words: &Words, seat: Seat) -> String {
    words.with("name-seat", &[("number", (u16::from(seat.0) + 1).into())])
}

/// Speaks of the people at one table, from the place of one of them or of nobody.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) names: &'a [String],
    pub(super) me: Option<Seat>,
}

impl<'a> Speech<'a> {
    /// Speech of a table without names, from the place of nobody.
    pub const fn new(words: &'a Words) -> Self {
        Self { words, names: &[], me: None }
    }

    /// A player: by name, by number where there is none, or `you`.
    pub fn seat(&self, seat: Seat) -> String {
        if self.me == Some(seat) { self.words.text("name-you") } else { self.name(seat) }
    }

    /// A player as a heading: with a capital letter.
    pub fn heading(&self, seat: Seat) -> String {
        capital(&self.seat(seat))
    }

    /// A player by name, also from the own place.
    pub fn name(&self, seat: Seat) -> String {
        let given = self.names.get(usize::from(seat.0)).filter(|name| !name.is_empty());
        given.cloned().unwrap_or_else(|| seat_name(self.words, seat))
    }

    /// The word for what belongs to a player: `your`, `Ada's`.
    pub fn own(&self, seat: Seat) -> String {
        if self.me == Some(seat) { self.words.text("name-your") } else { self.belonging_to(self.name(seat)) }
    }

    /// The word for what belongs to somebody called so.
    pub(super) fn belonging_to(&self, name: String) -> String {
        self.phrase("name-whose", &[("name", name.into())])
    }

    /// Two things at once.
    pub(super) fn both(&self, one: String, two: String) -> String {
        self.phrase("name-both", &[("one", one.into()), ("two", two.into())])
    }

    /// Several things, in their order.
    pub fn all(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things = things.into_iter().peekable();
        let mut all = things.next().unwrap_or_else(|| self.words.text("name-nobody"));
        while let Some(next) = things.next() {
            let key = if things.peek().is_some() { "name-comma" } else { "name-both" };
            all = self.phrase(key, &[("one", all.into()), ("two", next.into())]);
        }
        all
    }

    /// Several things that may be none, in their order.
    pub fn things(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things = things.into_iter().peekable();
        if things.peek().is_none() { self.words.text("name-nothing") } else { self.all(things) }
    }

    pub(super) fn who(&self, seat: Seat) -> Fill<'static> {
        ("who", self.seat(seat).into())
    }

    /// Whether words are about the one who hears them.
    pub(super) fn to(&self, seat: Seat) -> Fill<'static> {
        ("to", if self.me == Some(seat) { "you" } else { "other" }.into())
    }

    pub(super) fn whom(&self, seat: Seat) -> Fill<'static> {
        ("whom", self.seat(seat).into())
    }

    pub(super) fn whose(&self, seat: Seat) -> Fill<'static> {
        ("whose", self.own(seat).into())
    }

    /// A phrase: no capital letter, no full stop.
    pub(super) fn phrase(&self, key: &str, fill: &[Fill]) -> String {
        self.words.with(key, fill)
    }

    /// A sentence or label: it begins with a capital letter, whatever is filled in first.
    pub(super) fn sentence(&self, key: &str, fill: &[Fill]) -> String {
        capital(&self.words.with(key, fill))
    }
}

/// The text with its first letter large.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
