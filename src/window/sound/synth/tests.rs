//! Every sound by its numbers: nobody listens in a test.

use std::f32::consts::TAU;

use super::*;

fn all() -> Vec<(Cue, Vec<f32>)> {
    let ticks = [Cue::AlarmRises(1), Cue::AlarmRises(60), Cue::AlarmFalls(30), Cue::AlarmRises(u16::MAX)];
    COMMON.into_iter().chain(ticks).map(|cue| (cue, render(cue, 1))).collect()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, value| peak.max(value.abs()))
}

/// How strong a frequency is in a sound.
fn strength(samples: &[f32], hertz: f32) -> f32 {
    let turn = |at: usize| TAU * hertz * at as f32 / RATE;
    let sum = |part: fn(f32) -> f32| samples.iter().enumerate().map(|(at, value)| value * part(turn(at))).sum::<f32>();
    sum(f32::sin).hypot(sum(f32::cos)) / samples.len().max(1) as f32
}

/// The strongest of the frequencies from `from` to `to`.
fn strongest(samples: &[f32], from: u16, to: u16) -> f32 {
    let steps = (from..=to).step_by(usize::from(((to - from) / 200).max(1))).map(f32::from);
    steps.max_by(|&a, &b| strength(samples, a).total_cmp(&strength(samples, b))).unwrap_or_default()
}

fn assert_near(cue: Cue, expected: f32) {
    let found = strongest(&render(cue, 1), 50, 3000);
    assert!((found / expected - 1.0).abs() < 0.06, "{cue:?}: {found} Hz instead of {expected} Hz");
}

#[test]
fn every_cue_sounds_within_its_peak_and_is_short() {
    for (cue, samples) in all() {
        let peak = peak(&samples);
        assert!(peak > 0.05, "{cue:?} cannot be heard: {peak}");
        assert!(peak <= wave::gain(PEAK) + 0.001, "{cue:?} is too loud: {peak}");
        assert!(samples.len() as f32 <= 1.5 * RATE, "{cue:?} is too long");
    }
}

#[test]
fn no_cue_clicks_at_its_ends_or_stands_beside_zero() {
    for (cue, samples) in all() {
        let ends = [samples.first(), samples.last()].map(|end| end.copied().unwrap_or(1.0).abs());
        assert!(ends.iter().all(|end| *end < 0.02), "{cue:?} begins or ends with {ends:?}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.02, "{cue:?} stands at {mean}");
    }
}

#[test]
fn cues_differ_and_the_same_seed_gives_the_same_samples() {
    let sounds = all();
    for (at, (cue, samples)) in sounds.iter().enumerate() {
        assert_eq!(samples, &render(*cue, 1), "{cue:?} differs from itself");
        for (other, others) in sounds.iter().skip(at + 1) {
            assert_ne!(samples, others, "{cue:?} sounds like {other:?}");
        }
    }
    assert_ne!(render(Cue::StepNoisy, 1), render(Cue::StepNoisy, 2));
}

#[test]
fn tones_have_the_pitch_of_the_table() {
    assert_near(Cue::Choose, 620.0);
    assert_near(Cue::Back, 410.0);
    assert_near(Cue::Refused, 180.0);
    assert_near(Cue::SumTerm, 900.0);
    assert_near(Cue::Objective, 880.0);
    assert_near(Cue::Lost, 110.0);
    assert_near(Cue::AlarmRises(25), 700.0);
}

#[test]
fn chords_hold_their_notes_and_little_between() {
    for (cue, notes) in [
        (Cue::Success, &[440.0, 660.0][..]),
        (Cue::ChooseCard, &[523.0, 784.0]),
        (Cue::FoundKey, &[1320.0, 1760.0]),
        (Cue::Won, &[220.0, 330.0, 495.0]),
    ] {
        let samples = render(cue, 1);
        for pair in notes.windows(2) {
            let between = strength(&samples, f32::midpoint(pair[0], pair[1]));
            assert!(pair.iter().all(|&note| strength(&samples, note) > 4.0 * between), "{cue:?}");
        }
    }
}

#[test]
fn the_glass_of_a_detection_comes_before_the_string() {
    let samples = render(Cue::Detected, 1);
    let (glass, string) = samples.split_at(wave::samples(40.0));
    assert!(strength(glass, 1760.0) > strength(glass, 110.0));
    assert!((strongest(string, 60, 400) - 110.0).abs() < 10.0);
}

#[test]
fn silent_things_are_softer_and_darker_than_loud_ones() {
    let step = peak(&render(Cue::StepSilent, 1));
    assert!((step - wave::gain(-24.0)).abs() < 0.001);
    let bright = |samples: &[f32]| {
        let change: f32 = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).sum();
        change / samples.iter().map(|value| value.abs()).sum::<f32>()
    };
    assert!(bright(&render(Cue::StepNoisy, 1)) > 2.0 * bright(&render(Cue::StepSilent, 1)));
}

#[test]
fn an_undone_sound_runs_backwards_softer_and_shorter() {
    let forward = render(Cue::Objective, 1);
    let undone = undone(&forward);
    assert_eq!(undone.len(), forward.len() * 6 / 10);
    assert!((peak(&undone) / peak(&forward) - wave::gain(-6.0)).abs() < 0.02);
    let (soft, loud) = undone.split_at(undone.len() / 2);
    assert!(peak(loud) > 2.0 * peak(soft));
}

#[test]
fn the_ambience_is_a_quiet_bed_whose_pulse_tightens() {
    let mut ambience = Ambience::new(1);
    let power: f32 = (0..(4.0 * RATE) as usize).map(|_| ambience.next().powi(2)).sum::<f32>() / (4.0 * RATE);
    let decibels = 10.0 * power.log10();
    assert!((decibels + 36.0).abs() < 2.0, "{decibels} dB");
    let mut pulse = |level| {
        ambience.set_alarm(level);
        ambience.pulse()
    };
    assert!(pulse(0).max(pulse(19)) < f32::EPSILON);
    assert!((pulse(30) - 1.0).abs() < 0.01 && pulse(60) > pulse(30));
}
