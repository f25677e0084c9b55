//! Answers to the questions rules ask the player inside an enemy's move.

use crate::stealth::{Action, CHOICES, DrawFor, Question, Scene, Sector};

/// The answer a careful player gives: enemies go the way that leads away, cards fall in the player's favour. `None`
/// where nothing is asked.
pub(in crate::stealth) fn answer(scene: Scene) -> Option<Action> {
    match scene.public.question? {
        Question::Order => scene.next_enemies().last().map(|&enemy| Action::First { enemy }),
        Question::Way { .. } => {
            let far = |to: &Sector| scene.walk().distance(scene.here(), *to).unwrap_or(u16::MAX);
            // Of equals the first: `max_by_key` alone would take the last.
            scene.ways().into_iter().rev().max_by_key(far).map(|to| Action::Way { to })
        }
        Question::Card { draw: DrawFor::Attack { .. } } => Some(Action::Value { value: *CHOICES.end() }),
        Question::Card { .. } => Some(Action::Value { value: *CHOICES.start() }),
    }
}
