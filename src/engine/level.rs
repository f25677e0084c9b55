//! How well a bot plays: the same four levels in every game of hidden roles.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Does anything.
    Random,
    /// Goes by the cards it sees.
    Simple,
    /// Counts cards, and knows what its team needs.
    #[default]
    Sound,
    /// Watches, listens, remembers who lied, and thinks ahead.
    Sharp,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Simple, Self::Sound, Self::Sharp];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Simple => "simple",
            Self::Sound => "sound",
            Self::Sharp => "sharp",
        }
    }

    /// The level of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
