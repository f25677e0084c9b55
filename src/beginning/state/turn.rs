//! The turn being played.

use serde::{Deserialize, Serialize};

use crate::{beginning::Figure, engine::Seat};

/// The turn being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each is a marker of its own that a card or rule puts on the turn.
pub struct TurnState {
    /// Whose it is.
    pub seat: Seat,
    /// Which turn of the game, from 1.
    pub number: u32,
    /// Which round, from 1.
    pub round: u32,
    /// Who began the game.
    pub first: Seat,
    /// AP left.
    pub ap: u8,
    /// Steps left.
    pub moves: u8,
    /// Which of Dee Coy and Kuro is acting; nobody yet (TB-KURO-13).
    pub acting: Option<Figure>,
    /// Whether both had their part.
    pub switched: bool,
    /// What Kuro has done: moved, acted.
    pub kuro: (bool, bool),
    /// City actions taken this turn, a bit each (TB-CITY-01).
    pub city: u8,
    /// Whether the character and Kuro entered the Network this turn (TB-NET-02).
    pub entered: (bool, bool),
    /// Whether the character was freed this turn (TB-NET-11).
    pub freed: bool,
    /// All-Rounder cards played this turn.
    pub rounders: u8,
    /// Whether Apex was used this turn.
    pub apex: bool,
    /// Whether a wound was taken for a wide attack (TB-FEY-03).
    pub fury: bool,
    /// Whether the blockade does not hold.
    pub boundless: bool,
    /// More range for the next attack.
    pub reach: u8,
    /// More red cards for the next attack.
    pub edge: u8,
    /// Whether the boost to roll again was used.
    pub rerolled: bool,
    /// Whether AP for being alone was given (TB-JAY-05).
    pub alone: bool,
    /// The red die and the white sum of the Activation Phase, for the enemy that comes.
    pub spawn: (u8, u8),
    /// How many claims were made.
    pub spoken: u8,
}
