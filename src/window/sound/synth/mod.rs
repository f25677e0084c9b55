//! Sounds made by code: from a cue to samples, 44.1 kHz, mono. Every recipe follows the table of sounds.

mod ambience;
mod game;
mod plan;
#[cfg(test)]
mod tests;
mod wave;

pub use ambience::Ambience;
pub use wave::RATE;

use crate::ui::Cue;

/// The highest peak of a sound that must be heard, in dBFS.
const PEAK: f32 = -9.0;
/// The highest peak of a sound that comes often, in dBFS.
const BED: f32 = -18.0;

/// The sounds that are made before they are first needed. The relay ticks of the alarm are made when they come.
pub const COMMON: [Cue; 33] = [
    Cue::Hover,
    Cue::Choose,
    Cue::Back,
    Cue::Refused,
    Cue::StepSilent,
    Cue::StepNoisy,
    Cue::Noise,
    Cue::GuardBoot,
    Cue::GuardClaw,
    Cue::GuardRotor,
    Cue::GuardServo,
    Cue::Search,
    Cue::Detected,
    Cue::CardTurns,
    Cue::CardLands,
    Cue::SumTerm,
    Cue::Success,
    Cue::Failure,
    Cue::ChooseCard,
    Cue::NewTen,
    Cue::Reinforcement,
    Cue::AttackSilent,
    Cue::AttackLoud,
    Cue::HitOnYou,
    Cue::BodyDown,
    Cue::BodyCarried,
    Cue::Hide,
    Cue::FoundKey,
    Cue::Lock,
    Cue::Objective,
    Cue::Won,
    Cue::Lost,
    Cue::TurnPasses,
];

/// The samples of a cue. `seed` begins its noise. An undo has none of its own: it is [`undone`] from the cue before it.
pub fn render(cue: Cue, seed: u32) -> Vec<f32> {
    match cue {
        Cue::Hover => game::hover(seed),
        Cue::Choose => game::choose(),
        Cue::Back => game::back(),
        Cue::Refused => game::refused(),
        Cue::CardTurns => game::card_turns(seed),
        Cue::CardLands => game::card_lands(seed),
        Cue::SumTerm => game::sum_term(),
        Cue::Success => game::success(),
        Cue::Failure => game::failure(),
        Cue::ChooseCard => game::choose_card(),
        Cue::TurnPasses => game::turn_passes(seed),
        Cue::AlarmRises(level) | Cue::AlarmFalls(level) => game::relay(level),
        Cue::NewTen => game::new_ten(),
        Cue::Won => game::won(),
        Cue::Lost => game::lost(),
        Cue::StepSilent => plan::step_silent(seed),
        Cue::StepNoisy => plan::step_noisy(seed),
        Cue::Noise => plan::noise_token(),
        Cue::GuardBoot => plan::boot(seed),
        Cue::GuardClaw => plan::claw(seed),
        Cue::GuardRotor => plan::rotor(),
        Cue::GuardServo => plan::servo(),
        Cue::Search => plan::search(seed),
        Cue::Detected => plan::detected(),
        Cue::Reinforcement => plan::reinforcement(seed),
        Cue::AttackSilent => plan::attack_silent(seed),
        Cue::AttackLoud => plan::attack_loud(seed),
        Cue::HitOnYou => plan::hit_on_you(),
        Cue::BodyDown => plan::body_down(seed),
        Cue::BodyCarried => plan::body_carried(seed),
        Cue::Hide => plan::hide(seed),
        Cue::FoundKey => plan::found_key(),
        Cue::Lock => plan::lock(seed),
        Cue::Objective => plan::objective(),
        Cue::Undo => Vec::new(),
    }
}

/// A sound taken back: from its end, 6 dB softer, in 60 % of its time.
pub fn undone(sound: &[f32]) -> Vec<f32> {
    let count = sound.len() * 6 / 10;
    let from_end = |at: usize| sound.iter().rev().nth(at).copied().unwrap_or_default();
    let at = |at: usize| from_end(at * 10 / 6) * wave::gain(-6.0);
    (0..count).map(at).collect()
}
