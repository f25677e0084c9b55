//! What is still to happen before the player decides again, as small values on a stack.

use serde::{Deserialize, Serialize};

use super::{EnemyId, GearId, Sector, event::DrawFor};

/// One thing still to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The player comes into a sector, after the intercept attacks.
    Arrive {
        /// The sector entered.
        to: Sector,
        /// With which movement.
        movement: Movement,
    },
    /// The player attacks an enemy.
    PlayerStrike {
        /// With this weapon.
        gear: GearId,
        /// This enemy.
        target: EnemyId,
        /// By action, or on overwatch.
        how: Strike,
    },
    /// An enemy attacks the player.
    EnemyStrike {
        /// The attacker.
        enemy: EnemyId,
        /// In its own turn, by intercept, or on overwatch.
        how: Strike,
    },
    /// Enemies on overwatch look at the player.
    Watchers,
    /// The player's part of the turn is over.
    EnemyPhase,
    /// The next enemy acts.
    NextEnemy,
    /// An enemy goes on with its turn.
    Act(Act),
    /// A card is drawn.
    Draw(DrawFor),
    /// The check for reinforcements.
    Reinforce,
    /// The clean-up that ends the turn.
    CleanUp,
}

/// With which movement the player moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// The silent free movement.
    Free,
    /// The noisy second movement.
    Second,
}

/// On what occasion an attack happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Strike {
    /// As the attacker's own action.
    Action,
    /// Because the player leaves the sector (ST-ACT-02).
    Intercept,
    /// On overwatch (ST-ACT-05, ST-EN-06).
    Overwatch,
}

/// An enemy's turn in progress: which row of its card, which piece of it comes next, and how many moves are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// The enemy.
    pub enemy: EnemyId,
    /// The row of its behaviour table.
    pub band: u8,
    /// The next piece of that row.
    pub step: u8,
    /// Moves left of the current piece.
    pub moves: u8,
}
