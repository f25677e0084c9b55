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

impl Outcome {
    /// The team that won; who wins alone wins for the own team. `None` where nobody did.
    pub fn winning_team(&self) -> Option<Team> {
        match self.victory {
            Victory::Team(team) => Some(team),
            Victory::Alone(Seat(seat)) => self.teams.get(usize::from(seat)).copied(),
            Victory::Boss(_) | Victory::Nobody | Victory::Stalemate => None,
        }
    }

    /// Whether a team could have won: somebody, eliminated or not, belonged to it at the end (SD-WIN-04).
    pub fn had(&self, team: Team) -> bool {
        self.teams.contains(&team)
    }
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
