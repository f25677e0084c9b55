//! The values of a mission itself: its names, texts, alarm and rewards.

use serde::{Deserialize, Serialize};

use crate::{
    content::{Field, Prose, Sheet, SheetAlarm},
    stealth::{Powers, Rewards},
};

/// A value of the mission itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Value {
    Format(i64),
    Id(String),
    Name(String),
    Powers(Powers),
    Alarm(Option<SheetAlarm>),
    Rewards(Rewards),
    Intro(Prose),
    Conclusion(Prose),
}

impl Value {
    /// Which value.
    pub const fn field(&self) -> Field {
        match self {
            Self::Format(_) => Field::Format,
            Self::Id(_) => Field::Id,
            Self::Name(_) => Field::Name,
            Self::Powers(_) => Field::Powers,
            Self::Alarm(_) => Field::Alarm,
            Self::Rewards(_) => Field::Rewards,
            Self::Intro(_) => Field::Intro,
            Self::Conclusion(_) => Field::Conclusion,
        }
    }

    /// Puts it in the place of the one the mission has.
    pub(super) fn set(&self, sheet: &mut Sheet) {
        match self {
            Self::Format(format) => sheet.format = *format,
            Self::Id(id) => sheet.id.clone_from(id),
            Self::Name(name) => sheet.name.clone_from(name),
            Self::Powers(powers) => sheet.powers = *powers,
            Self::Alarm(alarm) => sheet.alarm.clone_from(alarm),
            Self::Rewards(rewards) => sheet.rewards = *rewards,
            Self::Intro(intro) => sheet.intro.clone_from(intro),
            Self::Conclusion(conclusion) => sheet.conclusion.clone_from(conclusion),
        }
    }
}
