//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Boss, Team};
use crate::engine::{Seat, Seats};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// What decided it.
    pub victory: Victory,
    /// Who won, eliminated members of the winning team included (SD-WIN-04).
    pub winners: Seats,
    /// Every seat's team at the end.
    pub teams: Vec<Team>,
    /// How many turns were played.
    pub turns: u32,
    /// How many rounds.
    pub rounds: u32,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Victory {
    /// A team won together.
    Team(Team),
    /// The last player alive won alone.
    Alone(Seat),
    /// An EX boss won, and all players lost (HG-EX-15).
    Boss(Boss),
    /// Nobody is left and nothing wins.
    Nobody,
    /// Nothing happened for so long that it is a draw (SD-ENG-12).
    Stalemate,
}
