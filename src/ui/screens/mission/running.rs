//! The beat being shown: how far it is, and what of it was heard.

use super::beat::Beat;
use crate::{
    stealth::Event,
    ui::{Cue, Desk, map::Motion},
};

/// The beat being shown.
pub struct Running {
    /// What is shown.
    pub beat: Beat,
    /// When it began, in seconds.
    pub since: f64,
    /// How long it takes, in seconds.
    pub length: f64,
    /// Seconds to a millisecond of normal speed.
    pub scale: f64,
    /// How many of its sounds were heard.
    pub heard: usize,
    /// Where it stands still, from 0 to 1, in pictures.
    pub frozen: Option<f32>,
}

impl Running {
    /// How much of it was shown, from 0 to 1.
    pub fn share(&self, now: f64) -> f32 {
        if let Some(frozen) = self.frozen {
            return frozen;
        }
        if self.length <= 0.0 { 1.0 } else { ((now - self.since) / self.length).clamp(0.0, 1.0) as f32 }
    }

    /// How much of the motion in it was shown: a pause may follow it.
    pub fn share_of_motion(&self, now: f64, motion: Motion) -> f32 {
        if self.length <= 0.0 {
            return 1.0;
        }
        let share = f64::from(motion.milliseconds()) * self.scale / self.length;
        (self.share(now) / share.clamp(0.01, 1.0) as f32).min(1.0)
    }

    /// Seconds since a draw began.
    pub fn draw_seconds(&self, now: f64) -> f32 {
        match self.beat.event {
            Event::Drew { .. } | Event::ChooseCard { .. } => (f64::from(self.share(now)) * self.length) as f32,
            _ => 0.0,
        }
    }

    /// Plays the sounds that are due.
    pub fn sound(&mut self, desk: &mut Desk, now: f64) {
        if self.length <= 0.0 {
            return self.essentials(desk);
        }
        let passed = (now - self.since) / self.scale.max(1e-9);
        let due = self.beat.cues.iter().skip(self.heard).take_while(|(at, _)| f64::from(*at) <= passed);
        let due: Vec<Cue> = due.map(|(_, cue)| *cue).collect();
        self.heard += due.len();
        for cue in due {
            desk.play(cue);
        }
    }

    /// Plays only what matters: what everybody must hear even where nothing moves.
    pub fn essentials(&mut self, desk: &mut Desk) {
        let cues = self.beat.cues.iter().skip(self.heard).map(|(_, cue)| *cue).filter(|cue| is_essential(*cue));
        let new: Vec<Cue> = cues.filter(|cue| !desk.cues.contains(cue)).collect();
        self.heard = self.beat.cues.len();
        for cue in new {
            desk.play(cue);
        }
    }
}

const fn is_essential(cue: Cue) -> bool {
    !matches!(
        cue,
        Cue::AlarmRises(_)
            | Cue::AlarmFalls(_)
            | Cue::SumTerm
            | Cue::CardTurns
            | Cue::CardLands
            | Cue::GuardBoot
            | Cue::GuardClaw
            | Cue::GuardRotor
            | Cue::GuardServo
    )
}
