//! All that sounds at one moment, summed sample by sample. Runs where the device asks for samples, so it never waits.

use std::sync::{Arc, mpsc::Receiver};

use super::synth::{Ambience, RATE};

/// How many sounds are heard at once; the oldest give way.
const VOICES: usize = 24;
/// How many samples a change of level takes, so that it is not heard as a click.
const GLIDE: f32 = RATE * 0.02;
/// How many samples the ambience takes to come and to go.
const FADE: f32 = RATE * 0.6;

/// Which volume a sound follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All but the alarm.
    Effects,
    /// The alarm.
    Alarm,
}

/// How loud each group is, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Levels {
    /// Of the effects.
    pub effects: f32,
    /// Of the alarm.
    pub alarm: f32,
    /// Of the ambience.
    pub ambience: f32,
}

/// What the mixer is told.
pub enum Order {
    /// A sound begins, at its own pitch or a little beside it.
    Play { samples: Arc<[f32]>, pitch: f32, group: Group },
    /// How loud everything is.
    Levels(Levels),
    /// The alarm of the mission; none outside missions.
    Alarm(Option<u16>),
}

struct Voice {
    samples: Arc<[f32]>,
    pitch: f32,
    group: Group,
    at: f32,
}

/// What sounds.
pub struct Mixer {
    orders: Receiver<Order>,
    voices: Vec<Voice>,
    ambience: Ambience,
    in_mission: bool,
    wanted: Levels,
    now: Levels,
}

impl Mixer {
    /// Silence, until orders come.
    pub fn new(orders: Receiver<Order>, seed: u32) -> Self {
        Self {
            orders,
            voices: Vec::with_capacity(VOICES + 1),
            ambience: Ambience::new(seed),
            in_mission: false,
            wanted: Levels::default(),
            now: Levels::default(),
        }
    }

    /// Fills `out` with the next samples.
    pub fn fill(&mut self, out: &mut [f32]) {
        while let Ok(order) = self.orders.try_recv() {
            self.obey(order);
        }
        for value in out {
            self.glide();
            let sum: f32 = self.voices.iter_mut().map(|voice| voice.next(self.now)).sum();
            *value = (sum + self.behind()).clamp(-1.0, 1.0);
        }
        self.voices.retain(|voice| !voice.is_over());
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Play { samples, pitch, group } => {
                if self.voices.len() >= VOICES {
                    self.voices.remove(0);
                }
                self.voices.push(Voice { samples, pitch, group, at: 0.0 });
            }
            Order::Levels(levels) => self.wanted = levels,
            Order::Alarm(alarm) => {
                self.in_mission = alarm.is_some();
                self.ambience.set_alarm(alarm.unwrap_or_default());
            }
        }
    }

    fn glide(&mut self) {
        let ambience = if self.in_mission { self.wanted.ambience } else { 0.0 };
        self.now.effects += (self.wanted.effects - self.now.effects) / GLIDE;
        self.now.alarm += (self.wanted.alarm - self.now.alarm) / GLIDE;
        self.now.ambience += (ambience - self.now.ambience) / FADE;
    }

    /// The sound behind the game.
    fn behind(&mut self) -> f32 {
        if self.now.ambience < 0.001 { 0.0 } else { self.ambience.next() * self.now.ambience }
    }
}

impl Voice {
    fn is_over(&self) -> bool {
        self.at as usize >= self.samples.len()
    }

    fn next(&mut self, levels: Levels) -> f32 {
        let sample = |at: usize| self.samples.get(at).copied().unwrap_or_default();
        let (whole, part) = (self.at as usize, self.at.fract());
        let value = sample(whole) * (1.0 - part) + sample(whole + 1) * part;
        self.at += self.pitch;
        value
            * match self.group {
                Group::Effects => levels.effects,
                Group::Alarm => levels.alarm,
            }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    const FULL: Levels = Levels { effects: 1.0, alarm: 0.5, ambience: 1.0 };

    fn mixer() -> (Sender<Order>, Mixer) {
        let (tell, orders) = channel();
        (tell, Mixer::new(orders, 1))
    }

    fn loudest(mixer: &mut Mixer, seconds: f32) -> f32 {
        let mut out = vec![0.0; (seconds * RATE) as usize];
        mixer.fill(&mut out);
        out.into_iter().fold(0.0, |peak, value: f32| peak.max(value.abs()))
    }

    fn play(tell: &Sender<Order>, group: Group) {
        let samples = vec![0.5; RATE as usize].into();
        assert!(tell.send(Order::Play { samples, pitch: 1.0, group }).is_ok());
    }

    fn level(tell: &Sender<Order>, levels: Levels) {
        assert!(tell.send(Order::Levels(levels)).is_ok());
    }

    #[test]
    fn nothing_is_silence() {
        let (_tell, mut mixer) = mixer();
        assert!(loudest(&mut mixer, 0.1) < f32::EPSILON);
    }

    #[test]
    fn each_sound_follows_the_volume_of_its_group() {
        for (group, expected) in [(Group::Effects, 0.5), (Group::Alarm, 0.25)] {
            let (tell, mut mixer) = mixer();
            level(&tell, FULL);
            play(&tell, group);
            assert!((loudest(&mut mixer, 0.5) - expected).abs() < 0.01);
        }
    }

    #[test]
    fn muting_reaches_sounds_that_have_begun() {
        let (tell, mut mixer) = mixer();
        level(&tell, FULL);
        play(&tell, Group::Effects);
        assert!(loudest(&mut mixer, 0.3) > 0.4);
        level(&tell, Levels::default());
        loudest(&mut mixer, 0.2);
        assert!(loudest(&mut mixer, 0.1) < 0.001);
    }

    #[test]
    fn a_sound_ends() {
        let (tell, mut mixer) = mixer();
        level(&tell, FULL);
        play(&tell, Group::Effects);
        loudest(&mut mixer, 1.1);
        assert!(mixer.voices.is_empty());
    }

    #[test]
    fn the_sum_never_leaves_the_range_and_old_sounds_give_way() {
        let (tell, mut mixer) = mixer();
        level(&tell, FULL);
        (0..VOICES * 2).for_each(|_| play(&tell, Group::Effects));
        assert!(loudest(&mut mixer, 0.2) <= 1.0);
        assert_eq!(mixer.voices.len(), VOICES);
    }

    #[test]
    fn the_ambience_is_heard_in_missions_only() {
        let (tell, mut mixer) = mixer();
        level(&tell, FULL);
        assert!(loudest(&mut mixer, 0.5) < f32::EPSILON);
        assert!(tell.send(Order::Alarm(Some(0))).is_ok());
        assert!(loudest(&mut mixer, 0.5) > 0.005);
        assert!(tell.send(Order::Alarm(None)).is_ok());
        loudest(&mut mixer, 6.0);
        assert!(loudest(&mut mixer, 0.5) < 0.001);
    }
}
