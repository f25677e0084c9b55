//! The sound behind a mission: ventilation and far traffic, with a pulse that tightens with the alarm.

use std::f32::consts::TAU;

use super::wave::{Noise, RATE};

/// From this alarm level on the pulse is heard.
const PULSE_FROM: u16 = 20;
/// What brings the noise below to −36 dB on average.
const LEVEL: f32 = 0.002_74;

/// The sound behind a mission, made sample by sample without end.
pub struct Ambience {
    noise: Noise,
    brown: f32,
    beat: f32,
    alarm: u16,
    /// How deep the pulse goes now: it comes and goes slowly.
    depth: f32,
}

impl Ambience {
    /// The sound that begins at `seed`.
    pub fn new(seed: u32) -> Self {
        Self { noise: Noise::new(seed), brown: 0.0, beat: 0.0, alarm: 0, depth: 0.0 }
    }

    /// Follows the alarm.
    pub fn set_alarm(&mut self, level: u16) {
        self.alarm = level;
    }

    /// How often it pulses in a second; 0 while the alarm is low.
    pub fn pulse(&self) -> f32 {
        if self.alarm < PULSE_FROM { 0.0 } else { 0.5 + f32::from(self.alarm.min(99)) / 60.0 }
    }

    /// The next sample.
    pub fn next(&mut self) -> f32 {
        // White noise, summed with a small leak: brown.
        self.brown = 0.995 * self.brown + self.noise.next();
        let wanted = if self.alarm < PULSE_FROM { 0.0 } else { 0.5 + f32::from(self.alarm.min(60)) / 120.0 };
        self.depth += (wanted - self.depth) / RATE;
        self.beat = (self.beat + self.pulse() / RATE).fract();
        let swell = (0.5 - 0.5 * (TAU * self.beat).cos()).powi(2);
        self.brown * LEVEL * (1.0 + self.depth * (2.0 * swell - 0.75))
    }
}
