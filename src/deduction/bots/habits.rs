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

/// What speaks for the actor's team and the other's: by the actor's, then by that of whom it is done to.
type Towards = [[f32; 5]; 5];

/// Aiming at somebody, by stage. A shot at the same target adds to it.
const AIMED: [Towards; 3] = [
    [
        [-1.2, 0.6, -0.15, -0.1, 0.2],
        [0.3, -0.5, -0.35, -0.1, -0.3],
        [0.0, 0.0, -0.05, 0.0, -0.1],
        [0.0, 0.15, -0.2, 0.0, 0.05],
        [0.2, -0.1, -0.2, 0.0, 0.0],
    ],
    [
        [-1.75, 0.7, -0.2, -0.2, 0.3],
        [0.55, -1.4, -0.85, -0.3, -0.5],
        [0.1, 0.25, -0.5, -0.4, -0.5],
        [0.05, 0.45, -0.5, -0.8, -0.4],
        [0.15, 0.35, -0.5, -0.15, -1.0],
    ],
    [
        [-1.45, 0.7, 0.05, -0.1, 0.35],
        [0.55, -1.65, -1.0, -0.2, -0.1],
        [0.15, 0.25, -0.3, -0.25, -0.3],
        [0.15, 0.45, -0.4, -0.9, 0.1],
        [0.3, 0.5, -0.15, -0.05, -1.0],
    ],
];

/// How much more a shot says, and a healing, of what aiming says.
const SHOT: f32 = 0.35;
const HEALED: f32 = -0.7;

/// The first actions, before much is known: teams look and take up weapons, those without friends draw.
const EARLY_ARMS: [f32; 5] = [0.05, 0.35, -0.6, -0.6, -0.6];
const EARLY_LOOK: [f32; 5] = [0.15, -0.05, -0.2, -0.2, -0.3];
const EARLY_DRAW: [f32; 5] = [-0.7, -0.2, 0.55, 0.55, 0.6];

/// How likely an act is between members of two teams.
pub(super) fn towards(act: Act, stage: Stage, by: Team, whom: Team) -> f32 {
    let aimed = AIMED.get(stage as usize).and_then(|rows| rows.get(by as usize)).and_then(|row| row.get(whom as usize));
    let aimed = aimed.copied().unwrap_or(0.0);
    match act {
        Act::Aimed => aimed,
        Act::Shot => aimed * SHOT,
        Act::Healed => aimed * HEALED,
    }
}

/// How likely each team chooses an action at all.
pub(super) fn alone(deed: Deed, stage: Stage, by: Team) -> f32 {
    let odds = match (deed, stage) {
        (Deed::Equip(..), Stage::Early) => EARLY_ARMS,
        (Deed::Investigate(..), Stage::Early) => EARLY_LOOK,
        (Deed::Draw, Stage::Early) => EARLY_DRAW,
        _ => return 0.0,
    };
    odds.get(by as usize).copied().unwrap_or(0.0)
}
