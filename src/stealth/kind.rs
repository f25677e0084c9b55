//! Enemy kinds: what stands on an enemy's card.

use serde::{Deserialize, Serialize};

/// One enemy card (ST-EN-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyKind {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What is special about it, in one sentence.
    pub text: String,
    /// Added to the card when it attacks.
    pub attack: i8,
    /// What an attack on it must reach.
    pub armor: i8,
    /// By how much it raises the alarm.
    pub vigilance: u8,
    /// What sets it apart.
    #[serde(rename = "trait")]
    pub nature: Nature,
    /// What it does, by the result of its behaviour draw; see [`EnemyKind::band`].
    pub behaviour: Vec<Band>,
}

impl EnemyKind {
    /// The row of the behaviour table for a result: the first whose bound it does not pass, else the last.
    pub fn band(&self, total: i32) -> usize {
        let fits = |band: &Band| band.up_to.is_none_or(|bound| total <= i32::from(bound));
        self.behaviour.iter().position(fits).unwrap_or(self.behaviour.len().saturating_sub(1))
    }
}

/// One row of a behaviour table: results up to a bound, and what they make the enemy do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The highest result of this row; the last row has none.
    #[serde(default)]
    pub up_to: Option<i8>,
    /// What it does, in order; nothing where empty.
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
}

/// One piece of a behaviour (ST-EN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Step {
    /// Makes this many moves.
    Move(u8),
    /// Searches its sector.
    Search,
    /// Goes on overwatch until the start of its next turn.
    Overwatch,
}

/// What sets an enemy kind apart from the plain guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Nature {
    /// Acts by the common rules and nothing else.
    ByTheBook,
    /// Finds a hidden player wherever it acts, without a search on its card.
    Thorough,
    /// Hears noise two sectors away.
    KeenEars,
    /// Passes walls marked as vents.
    Vents,
    /// Never moves; its search also covers the adjacent sectors.
    Camera,
    /// Its hits cost 2 health.
    Brutal,
    /// Heads for the place of the last detection token even after it was cleared.
    Tracker,
    /// Raises the alarm twice.
    Commander,
}
