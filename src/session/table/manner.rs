//! When a person is asked in reaction windows. Every other question is always asked.

use serde::{Deserialize, Serialize};

/// In which reaction windows a person is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// In all where the rules ask.
    Always,
    /// Where something can be played; in the own turn before and after the action only.
    #[default]
    Playable,
    /// Where something can be played and what happens concerns the person.
    Concerned,
}

impl Ask {
    /// Every way, most questions first.
    pub const ALL: [Self; 3] = [Self::Always, Self::Playable, Self::Concerned];

    /// The next way, after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Always => Self::Playable,
            Self::Playable => Self::Concerned,
            Self::Concerned => Self::Always,
        }
    }
}

/// How a person wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Manner {
    /// In which windows.
    pub ask: Ask,
    /// In none at all until the own turn.
    pub until_turn: bool,
}

impl Manner {
    /// Whether it ever lets anything pass.
    pub(super) fn is_busy(self) -> bool {
        self.until_turn || self.ask != Ask::Always
    }
}
