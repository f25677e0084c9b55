//! What every part of the table is drawn from, and what a part answers.

use crate::{
    beginning::{Area, Column, Figure, Foe, Player, Scene, SpawnNo, View},
    engine::Seat,
    words::Words,
};

/// What every part is drawn from: what one seat knows, the words, and what the players are called.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// What the seat knows.
    pub view: &'a View,
    /// Every word.
    pub words: &'a Words,
    /// What the players are called, by seat; the character's name where there is none.
    pub names: &'a [String],
}

impl<'a> Look<'a> {
    /// The situation, to ask questions of.
    pub fn scene(self) -> Scene<'a> {
        Scene { rules: &self.view.rules, state: &self.view.table }
    }

    /// Whose eyes these are.
    pub const fn me(self) -> Seat {
        self.view.seat
    }

    /// A player.
    pub fn player(self, seat: Seat) -> Option<&'a Player> {
        self.scene().player(seat)
    }

    /// What a player is called.
    pub fn name(self, seat: Seat) -> &'a str {
        let given = self.names.get(usize::from(seat.0)).map(String::as_str);
        given.filter(|name| !name.is_empty()).unwrap_or_else(|| self.character(seat))
    }

    /// What a player's character is called.
    pub fn character(self, seat: Seat) -> &'a str {
        let who = self.player(seat).map(|player| player.who);
        who.and_then(|who| self.view.rules.library().character(who)).map_or("", |card| card.name.as_str())
    }

    /// Whether a figure is moved by whose eyes these are.
    pub fn is_mine(self, figure: Figure) -> bool {
        self.scene().owner(figure) == self.me()
    }
}

/// Something on the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hit {
    /// An area.
    Area(Area),
    /// A Sector with its chips, from 0.
    Sector(u8),
    /// A spawn location without an enemy.
    Spawn(SpawnNo),
    /// An enemy, or Deus.
    Foe(Foe),
    /// Apex.
    Apex,
    /// A character or Kuro.
    Figure(Figure),
    /// A supply box, by its place in the list.
    Crate(u8),
    /// The scanners 1 or 2 that lie in their area, from 0.
    Scanner(u8),
    /// A weapon at HQ, by its place in the list.
    Weapon(u8),
    /// The next free place of a column of the Network.
    Column(Column),
    /// A chip of the Network: a column and a Tier from 0.
    Chip(Column, u8),
    /// A position of the Junkyard, from 0.
    Junk(u8),
    /// The Isolation Cube.
    Cube,
    /// The yellow zone of HQ.
    Zone,
}

/// Something that can be chosen now, with what choosing it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// What.
    pub hit: Hit,
    /// What it does or costs, in words, for its label and tooltip.
    pub note: String,
}

/// What happened to a part in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<T> {
    /// What was clicked, or chosen by key.
    pub clicked: Option<T>,
    /// What the pointer or the focus is on.
    pub hovered: Option<T>,
}

impl<T> Default for Answer<T> {
    fn default() -> Self {
        Self { clicked: None, hovered: None }
    }
}
