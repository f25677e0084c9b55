//! Who sits where, and what a save keeps of that beside the game.

use serde::{Deserialize, Serialize};

use super::{Manner, Mind, Tabled};
use crate::engine::{Level, Seat};

/// Who plays at a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// One place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// What the player is called; nothing where by the number of the seat.
    pub name: String,
    /// Who plays.
    pub kind: Kind,
}

impl Chair {
    /// A person's place.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: Kind::Person }
    }

    /// A bot's place.
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self { name: name.into(), kind: Kind::Bot(level) }
    }

    /// The bot for this place, where it is one: the same one whenever the game of this seed goes on.
    pub(super) fn mind<G: Tabled>(&self, seed: u64, seat: Seat) -> Option<Mind<G>> {
        match self.kind {
            Kind::Person => None,
            Kind::Bot(level) => Some(G::bot(level, seed.wrapping_add(u64::from(seat.0)))),
        }
    }
}

/// What a person notes about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Note<S> {
    /// The side the person takes the player for.
    pub guess: Option<S>,
    /// Anything else.
    pub text: String,
}

impl<S> Default for Note<S> {
    fn default() -> Self {
        Self { guess: None, text: String::new() }
    }
}

/// Who sits where, with manners and notes: what a save keeps beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Seating<S> {
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
    /// When each person is asked, by seat.
    pub manners: Vec<Manner>,
    /// Who sits at the screen.
    pub screen: Option<Seat>,
    /// What people noted: by whom, about whom, what.
    pub notes: Vec<(Seat, Seat, Note<S>)>,
}

impl<S> Default for Seating<S> {
    fn default() -> Self {
        Self { chairs: Vec::new(), manners: Vec::new(), screen: None, notes: Vec::new() }
    }
}

impl<S: Clone + PartialEq> Seating<S> {
    /// These chairs around a table for `seats`.
    pub fn new(chairs: Vec<Chair>, seats: u8) -> Self {
        Self { chairs, ..Self::default() }.fitted(seats)
    }

    /// The same with as many chairs as there are seats: a table without chairs has one person at its first seat, and
    /// chairs that are missing are taken by bots.
    #[must_use]
    pub fn fitted(mut self, seats: u8) -> Self {
        if self.chairs.is_empty() {
            self.chairs.push(Chair::person(""));
        }
        self.chairs.resize_with(usize::from(seats), || Chair::bot("", Level::default()));
        self.manners.resize_with(usize::from(seats), Manner::default);
        self
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.chairs.get(usize::from(seat.0)).is_some_and(|chair| chair.kind == Kind::Person)
    }

    /// How well the bot at a seat plays; nothing for a person.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.chairs.get(usize::from(seat.0))?.kind {
            Kind::Bot(level) => Some(level),
            Kind::Person => None,
        }
    }

    /// The people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.kind == Kind::Person).map(|(seat, _)| seat)
    }

    /// When a person is asked.
    pub fn manner(&self, seat: Seat) -> Manner {
        self.manners.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    /// What a person noted about a player.
    pub fn note(&self, by: Seat, about: Seat) -> Note<S> {
        let found = self.notes.iter().find(|(author, of, _)| (*author, *of) == (by, about));
        found.map(|(_, _, note)| note.clone()).unwrap_or_default()
    }

    pub(super) fn set_note(&mut self, by: Seat, about: Seat, note: Note<S>) {
        self.notes.retain(|(author, of, _)| (*author, *of) != (by, about));
        if note != Note::default() {
            self.notes.push((by, about, note));
        }
    }
}
