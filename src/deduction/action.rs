//! Everything a seat can decide.

use serde::{Deserialize, Serialize};

use super::{Aim, Claim, Extra, Faction, Target, WeaponKind};
use crate::engine::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Announces the action of the turn (SD-REACT-01).
    Announce(Deed),
    /// Keeps the announced action after a program (SD-REACT-04).
    Keep,
    /// Plays a program, by its place.
    Play(u8),
    /// Plays no program now; after the action, ends the turn.
    Pass,
    /// Answers what is asked.
    Answer(Choice),
    /// Discards two programs, by their places, to heal Parasite (HG-B7-07).
    Feed(u8, u8),
    /// Says something.
    Claim(Claim),
}

/// An action of a turn (SD-ACT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Looks at a face-down card of another player.
    Investigate(Seat, Spot),
    /// Takes a weapon and aims it.
    Equip(WeaponKind, Aim),
    /// Draws a program.
    Draw,
    /// Drops the weapon.
    Drop,
    /// Aims the weapon at another target.
    Retarget(Aim),
    /// Shoots; the laser names its target now.
    Shoot(Option<Target>),
    /// Heals the companion's target instead (SD-WPN-16).
    Mend,
    /// Uses Spam, by its place (PR05).
    UseUp(u8),
    /// Does what a scenario allows: the places of programs paid, and whom it concerns.
    Extra(Extra, Pay, Option<Seat>),
}

/// Places of programs paid for something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pay(pub Option<u8>, pub Option<u8>);

/// Where a card of a player lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// The ID, or one of the Boss IDs.
    Id(u8),
    /// A loyalty card: 0 on the side of the previous player, 1 on that of the next, then further ones.
    Loyalty(u8),
    /// A program.
    Program(u8),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No; nobody; enough.
    No,
    /// A player.
    Seat(Seat),
    /// A card of the player in question.
    Card(Spot),
    /// Takes the damage.
    Damage,
    /// What a weapon is aimed at.
    Aim(Aim),
    /// A colour.
    Colour(Faction),
    /// A weapon: of a player, or from the middle.
    Weapon(WeaponKind, Option<Seat>),
    /// One of the cards looked at or lying open, by its place.
    Nth(u8),
    /// The position right of a seat; for Bloodbeast the seat.
    Place(Seat),
}
