//! What each team usually does, as the logarithm of odds: worked out from games of these bots among themselves.

use crate::deduction::{Deed, Team};

/// The stage of a game that habits go by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The first three rounds: little is known.
    Early,
    /// Up to the seventh.
    Middle,
    /// Later.
    Late,
}

impl Stage {
    /// The stage of a round.
    pub const fn of(round: u32) -> Self {
        match round {
            ..=3 => Self::Early,
            4..=7 => Self::Middle,
            _ => Self::Late,
        }
    }
}

/// What was done to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Aimed at.
    Aimed,
    /// Shot.
    Shot,
    /// Healed.
    Healed,
}

/// How likely each team aims at, shoots at or heals members of each team: by act, stage, actor and the one it is done to.
type Towards = [[f32; 5]; 5];

const AIMED: [Towards; 3] = [
    [
        [-0.2, 0.2, 0.1, 0.1, 0.1],
        [0.2, -0.3, 0.0, 0.0, 0.0],
        [0.0, 0.1, -0.1, 0.0, 0.0],
        [0.1, 0.1, 0.1, -1.2, 0.1],
        [0.1, 0.1, 0.1, 0.1, -1.2],
    ],
    [
        [-0.6, 0.4, 0.2, 0.3, 0.3],
        [0.5, -0.6, -0.2, 0.1, 0.1],
        [0.1, 0.2, -0.1, 0.1, 0.1],
        [0.3, 0.3, 0.2, -1.2, 0.2],
        [0.3, 0.3, 0.2, 0.2, -1.2],
    ],
    [
        [-1.0, 0.6, 0.3, 0.4, 0.4],
        [0.7, -0.9, -0.2, 0.1, 0.1],
        [0.2, 0.3, -0.1, 0.1, 0.1],
        [0.3, 0.3, 0.2, -1.2, 0.2],
        [0.3, 0.3, 0.2, 0.2, -1.2],
    ],
];

/// How likely an act is between members of two teams.
pub(super) fn towards(act: Act, stage: Stage, by: Team, whom: Team) -> f32 {
    let aimed = AIMED.get(stage as usize).and_then(|rows| rows.get(by as usize)).and_then(|row| row.get(whom as usize));
    let aimed = aimed.copied().unwrap_or(0.0);
    match act {
        Act::Aimed => aimed * 0.8,
        Act::Shot => aimed,
        Act::Healed => -aimed,
    }
}

/// How likely each team chooses an action at all.
pub(super) fn alone(_deed: Deed, _stage: Stage, _by: Team) -> f32 {
    0.0
}
