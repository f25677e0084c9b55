//! How hard a mission is made: three difficulties, and what each changes.

use serde::{Deserialize, Serialize};

/// How hard a player wants it, gentlest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Difficulty {
    Story,
    #[default]
    Standard,
    Hard,
}

impl Difficulty {
    /// All, gentlest first.
    pub const ALL: [Self; 3] = [Self::Story, Self::Standard, Self::Hard];

    /// The gentlest: what holds from it on holds always.
    pub const fn gentlest() -> Self {
        Self::Story
    }

    /// The word files use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Story => "story",
            Self::Standard => "standard",
            Self::Hard => "hard",
        }
    }

    /// Whether it is the gentlest.
    #[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks.
    pub const fn is_gentlest(&self) -> bool {
        matches!(self, Self::Story)
    }
}

/// A difficulty with everything it changes. Kept with each game, so that a game plays on as it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Its name.
    pub difficulty: Difficulty,
    /// Added to health at the start; 1 is always left.
    pub health: i8,
    /// Added to armor.
    pub armor: i8,
    /// Added to the mission's alertness.
    pub alertness: i8,
}

impl Terms {
    /// These terms with what others add to them; the name stays.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self {
            difficulty: self.difficulty,
            health: self.health.saturating_add(more.health),
            armor: self.armor.saturating_add(more.armor),
            alertness: self.alertness.saturating_add(more.alertness),
        }
    }

    /// Whether somebody who plays on these terms has it easier in something than on `other` ones.
    pub const fn eases(self, other: Self) -> bool {
        self.health > other.health || self.armor > other.armor || self.alertness < other.alertness
    }
}
