//! Automatic answers to the decisions rules give the player inside an enemy's move (ST-AMB-10).

use serde::{Deserialize, Serialize};

use super::{Action, DrawFor, Question, View};

/// Which questions are answered for the player. The answers are ordinary actions of the journal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Auto {
    /// Which of the equally near enemies acts next.
    pub order: Answer,
    /// Which way an enemy takes among equals, noise and tokens included.
    pub way: Answer,
    /// What number the choose card is.
    pub card: Answer,
}

/// Whether a question is put to the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The player is asked.
    #[default]
    Ask,
    /// It is decided in the player's favour, as far as a simple rule can tell.
    Decide,
}

impl Auto {
    /// Every question is decided.
    pub const ALL: Self = Self { order: Answer::Decide, way: Answer::Decide, card: Answer::Decide };

    /// The option this setting takes by itself; `None` where the player decides.
    pub fn answer(&self, view: &View, options: &[Action]) -> Option<usize> {
        let (setting, worth): (Answer, &dyn Fn(Action) -> i32) = match view.public.question? {
            // All orders are alike to a simple rule: the first offered.
            Question::Order => (self.order, &|_| 0),
            Question::Way { .. } => (self.way, &|action| distance_kept(view, action)),
            Question::Card { draw: DrawFor::Attack { .. } } => (self.card, &value),
            Question::Card { .. } => (self.card, &|action| -value(action)),
        };
        let best = options.iter().map(|&action| worth(action)).max()?;
        options.iter().position(|&action| worth(action) == best).filter(|_| setting == Answer::Decide)
    }
}

/// How far from the player a way leads.
fn distance_kept(view: &View, action: Action) -> i32 {
    let Action::Way { to } = action else { return 0 };
    view.setup.mission.walk().distance(to, view.public.player.sector).map_or(i32::MAX, i32::from)
}

/// The number an answer gives the choose card.
fn value(action: Action) -> i32 {
    if let Action::Value { value } = action { value.into() } else { 0 }
}
