//! The bricks every sound is built of: tones, noise, filters, envelopes. Pure: the same bricks give the same samples.

use std::f32::consts::{PI, TAU};

/// Samples in a second.
pub const RATE: f32 = 44_100.0;

/// The form of one swing of a tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Round and clear.
    Sine,
    /// Soft and woody.
    Triangle,
    /// Bright and buzzing.
    Saw,
    /// Hollow and hard.
    Square,
}

/// A piece of sound.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wave(Vec<f32>);

/// How many samples some milliseconds are.
pub fn samples(milliseconds: f32) -> usize {
    (milliseconds * RATE / 1000.0).round() as usize
}

/// What a level in decibels multiplies by.
pub fn gain(decibels: f32) -> f32 {
    10f32.powf(decibels / 20.0)
}

/// A small generator of noise, xorshift: chance that is only heard.
#[derive(Clone, Copy, Debug)]
pub struct Noise(u32);

impl Noise {
    /// The noise that begins at `seed`.
    pub const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_761) | 1)
    }

    /// The next sample, from −1 to 1.
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

impl Wave {
    /// A tone that goes from the first frequency to the second.
    pub fn tone(shape: Shape, (from, to): (f32, f32), milliseconds: f32) -> Self {
        let count = samples(milliseconds);
        let mut phase = 0.0;
        let swing = |at: usize| {
            let hertz = from + (to - from) * at as f32 / count.max(1) as f32;
            let value = shape.at(phase);
            phase = (phase + hertz / RATE).fract();
            value
        };
        Self((0..count).map(swing).collect())
    }

    /// White noise.
    pub fn noise(seed: u32, milliseconds: f32) -> Self {
        let mut noise = Noise::new(seed);
        Self((0..samples(milliseconds)).map(|_| noise.next()).collect())
    }

    /// Both at once.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        self.with_after(0.0, other)
    }

    /// The other comes in after some milliseconds.
    #[must_use]
    pub fn with_after(mut self, milliseconds: f32, other: Self) -> Self {
        let begin = samples(milliseconds);
        self.0.resize(self.0.len().max(begin + other.0.len()), 0.0);
        self.0.iter_mut().skip(begin).zip(other.0).for_each(|(sum, value)| *sum += value);
        self
    }

    /// Silence behind it, up to a length.
    #[must_use]
    pub fn lasting(mut self, milliseconds: f32) -> Self {
        self.0.resize(samples(milliseconds), 0.0);
        self
    }

    /// Every sample changed; `change` gets the sample and how far it stands, from 0 to 1.
    #[must_use]
    pub fn map(mut self, mut change: impl FnMut(f32, f32) -> f32) -> Self {
        let count = self.0.len().max(1) as f32;
        self.0.iter_mut().enumerate().for_each(|(at, value)| *value = change(*value, at as f32 / count));
        self
    }

    /// Louder or softer.
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        self.map(|value, _| value * factor)
    }

    /// What lies above `hertz` taken away, in two steps one after the other.
    #[must_use]
    pub fn low(self, hertz: f32) -> Self {
        let (share, mut first, mut second) = (1.0 - (-TAU * hertz / RATE).exp(), 0.0, 0.0);
        self.map(|value, _| {
            first += share * (value - first);
            second += share * (first - second);
            second
        })
    }

    /// What lies below `hertz` taken away; the border may move with the time, from 0 to 1.
    #[must_use]
    pub fn high(self, hertz: impl Fn(f32) -> f32) -> Self {
        let mut held = 0.0;
        self.map(|value, time| {
            held += (1.0 - (-TAU * hertz(time) / RATE).exp()) * (value - held);
            value - held
        })
    }

    /// Only what lies around `hertz`, which may move with the time, from 0 to 1.
    #[must_use]
    pub fn band(self, hertz: impl Fn(f32) -> f32) -> Self {
        const DAMPING: f32 = 0.4;
        let (mut low, mut band) = (0.0, 0.0);
        self.map(|value, time| {
            let step = 2.0 * (PI * hertz(time) / RATE).sin();
            low += step * band;
            band += step * (value - low - DAMPING * band);
            band
        })
    }

    /// The short room of one echo that comes back again and again, each time softer.
    #[must_use]
    pub fn comb(mut self, milliseconds: f32, back: f32) -> Self {
        let lag = samples(milliseconds).max(1);
        for at in lag..self.0.len() {
            let earlier = self.0.get(at - lag).copied().unwrap_or_default();
            if let Some(value) = self.0.get_mut(at) {
                *value += back * earlier;
            }
        }
        self
    }

    /// Struck: there after `attack` milliseconds, then dying away to a thousandth at its end.
    #[must_use]
    pub fn struck(self, attack: f32) -> Self {
        let attack = samples(attack) as f32 / self.0.len().max(1) as f32;
        let dying = |time: f32| (-6.9 * (time - attack) / (1.0 - attack).max(0.001)).exp();
        self.map(|value, time| value * if time < attack { time / attack } else { dying(time) })
    }

    /// Held: swelling for `attack` milliseconds and sinking for `release` milliseconds at its end.
    #[must_use]
    pub fn held(self, attack: f32, release: f32) -> Self {
        let count = self.0.len().max(1) as f32;
        let (attack, release) = (samples(attack).max(1) as f32 / count, samples(release).max(1) as f32 / count);
        self.map(|value, time| value * (time / attack).min((1.0 - time) / release).clamp(0.0, 1.0))
    }

    /// Trembling `hertz` times a second between full and `1 − depth`.
    #[must_use]
    pub fn tremolo(self, hertz: f32, depth: f32) -> Self {
        let seconds = self.0.len() as f32 / RATE;
        self.map(|value, time| value * (1.0 - depth * (0.5 - 0.5 * (TAU * hertz * time * seconds).cos())))
    }

    /// From its end to its beginning.
    #[must_use]
    pub fn backwards(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// The samples with their highest peak at a level in decibels, beginning and ending in silence.
    pub fn finish(self, decibels: f32) -> Vec<f32> {
        let edge = (self.0.len() as f32 / RATE * 1000.0 / 4.0).min(2.0);
        let smooth = self.high(|_| 20.0).held(edge, edge);
        let peak = smooth.0.iter().fold(f32::EPSILON, |peak, value| peak.max(value.abs()));
        smooth.times(gain(decibels) / peak).0
    }
}

impl Shape {
    /// The value at a place of the swing, from 0 to 1.
    fn at(self, phase: f32) -> f32 {
        match self {
            Self::Sine => (TAU * phase).sin(),
            Self::Triangle => 1.0 - 4.0 * ((phase + 0.25).fract() - 0.5).abs(),
            Self::Saw => 2.0 * (phase + 0.5).fract() - 1.0,
            Self::Square if phase < 0.5 => 1.0,
            Self::Square => -1.0,
        }
    }
}
