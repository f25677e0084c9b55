//! What players say: structured claims, true or not (SD-INFO-01, SD-ENG-08).
//!
//! A claim is an action of the active player beside the action of the turn; it never blocks the game. How many a player
//! may make per turn is agreed in the setup. A question is answered by a later claim of the player asked.

use serde::{Deserialize, Serialize};

use super::{Faction, Spot, Team};
use crate::engine::Seat;

/// Something a player says. No claim names a hidden card of one's own by its face (SD-INFO-03, SD-INFO-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Claim {
    /// My team is this one.
    Team(Team),
    /// I looked at this card of that player, and it had this colour.
    Saw(Seat, Spot, Faction),
    /// I will shoot that player.
    WillShoot(Seat),
    /// Somebody should shoot that player.
    Shoot(Seat),
    /// Nobody should shoot that player.
    Spare(Seat),
    /// That player belongs to this team.
    Accuse(Seat, Team),
    /// I trust that player.
    Vouch(Seat),
    /// What is your team?
    Ask(Seat),
}

/// A claim with who made it and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Who.
    pub by: Seat,
    /// In which turn of the game.
    pub turn: u32,
    /// What.
    pub claim: Claim,
}
