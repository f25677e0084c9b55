//! Things that move now. `t` is how much of the time has passed, from 0 to 1; the painting eases it.

use crate::stealth::{Actor, EnemyId, Sector};

/// Something that moves now.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)] // `t` and the places mean the same in all of them.
pub enum Motion {
    /// Somebody goes to the next sector, setting out and arriving slowly; the line grows with the player.
    Walk { who: Actor, from: Sector, to: Sector, t: f32 },
    /// The same at a steady pace, for long ways.
    Glide { who: Actor, from: Sector, to: Sector, t: f32 },
    /// Noise runs out from a sector in rings, twice.
    Ripple { sector: Sector, t: f32 },
    /// A search runs around a sector, clockwise.
    Sweep { sector: Sector, t: f32 },
    /// A detection pin drops and brackets close in.
    Drop { sector: Sector, t: f32 },
    /// An attack goes from one to the other; within a sector from token to token.
    Shot { by: Actor, target: Actor, t: f32 },
    /// A reinforcement comes in: chevrons run in, the token appears.
    Arrive { enemy: EnemyId, t: f32 },
}

impl Motion {
    /// How long it takes at normal speed, in milliseconds.
    pub const fn milliseconds(self) -> f32 {
        match self {
            Self::Walk { who: Actor::Player, .. } => 260.0,
            Self::Walk { .. } => 320.0,
            Self::Glide { .. } => 2400.0,
            Self::Ripple { .. } => 500.0,
            Self::Sweep { .. } => 420.0,
            Self::Drop { .. } => 280.0,
            Self::Shot { .. } => 340.0,
            Self::Arrive { .. } => 600.0,
        }
    }

    /// The same with this much of its time passed.
    #[must_use]
    pub const fn at(mut self, now: f32) -> Self {
        match &mut self {
            Self::Walk { t, .. }
            | Self::Glide { t, .. }
            | Self::Ripple { t, .. }
            | Self::Sweep { t, .. }
            | Self::Drop { t, .. }
            | Self::Shot { t, .. }
            | Self::Arrive { t, .. } => *t = now,
        }
        self
    }
}
