//! The rule behind an event or a refusal, and its explanation.

use super::super::Words;
use crate::{
    engine::{Refusal, Rule},
    stealth::Event,
};

/// The rule that caused an event.
#[rustfmt::skip]
pub fn rule_of(event: &Event) -> Rule {
    match *event {
        Event::TurnBegan { rule, .. } | Event::Moved { rule, .. } | Event::Passed { rule } | Event::Drew { rule, .. }
        | Event::ChooseCard { rule, .. } | Event::Shuffled { rule } | Event::Attacked { rule, .. }
        | Event::Defeated { rule, .. } | Event::Hurt { rule, .. } | Event::Behaved { rule, .. }
        | Event::SatOut { rule, .. } | Event::Searched { rule, .. } | Event::Detected { rule, .. }
        | Event::NoisePlaced { rule, .. } | Event::NoiseRemoved { rule, .. } | Event::DetectionPlaced { rule, .. }
        | Event::DetectionRemoved { rule, .. } | Event::BodyHandled { rule, .. } | Event::Carried { rule, .. }
        | Event::AlarmChanged { rule, .. } | Event::Reinforcement { rule, .. } | Event::PickedUp { rule, .. }
        | Event::Unlocked { rule, .. } | Event::Hid { rule, .. } | Event::Unhid { rule } | Event::Overwatch { rule, .. }
        | Event::OverwatchEnded { rule, .. } | Event::Used { rule, .. } | Event::Peeked { rule, .. }
        | Event::Foreseen { rule, .. } | Event::Fooled { rule, .. } | Event::Rerouted { rule, .. }
        | Event::Forgotten { rule } | Event::Jammed { rule, .. } | Event::Won { rule, .. } | Event::Lost { rule, .. } => rule,
    }
}

/// Why an action was refused, in one sentence.
pub fn refusal_text(words: &Words, refusal: Refusal) -> String {
    words.text(refusal.reason)
}

/// What a rule says, in one sentence; `None` where the files have nothing on it.
pub fn rule_text(words: &Words, rule: Rule) -> Option<String> {
    let key = format!("rule-{rule}");
    words.has(&key).then(|| words.text(&key))
}
