//! What the player has set. Kept in `settings.ron` of the data folder.

use serde::{Deserialize, Serialize};

use super::input::Bindings;
use crate::stealth::Auto;

/// All settings. Whatever a file leaves out is as in a new game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own on the settings screen.
pub struct Settings {
    /// Text scale in per cent, from 80 to 200.
    pub text_scale: u16,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Black ground, white lines, colours for every sight.
    pub high_contrast: bool,
    /// Facts appear instead of moving.
    pub reduced_motion: bool,
    /// How fast things move.
    pub speed: Speed,
    /// Whether play waits for a key after important draws.
    pub pause_on_events: bool,
    /// Volumes from 0 to 100.
    pub volume: Volumes,
    /// No sound at all.
    pub mute: bool,
    /// No sound while another window is in front.
    pub mute_unfocused: bool,
    /// Which questions of the rules are answered for the player.
    pub auto: Auto,
    /// Whether lessons are shown while playing.
    pub lessons: bool,
    /// The keys.
    pub keys: Bindings,
}

/// Volumes in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)]
pub struct Volumes {
    pub master: u8,
    pub effects: u8,
    pub alarm: u8,
    pub ambience: u8,
}

/// How fast things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// How many times as fast as normal; `None` for at once.
    pub const fn factor(self) -> Option<f32> {
        match self {
            Self::Slow => Some(0.5),
            Self::Normal => Some(1.0),
            Self::Fast => Some(2.0),
            Self::Instant => None,
        }
    }

    /// The key of its name in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "ui-speed-slow",
            Self::Normal => "ui-speed-normal",
            Self::Fast => "ui-speed-fast",
            Self::Instant => "ui-speed-instant",
        }
    }

    /// The next one, beginning again after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&speed| speed == self).unwrap_or(0);
        Self::ALL.get((at + 1) % Self::ALL.len()).copied().unwrap_or_default()
    }
}

/// Text scales the game offers, in per cent.
pub const TEXT_SCALES: std::ops::RangeInclusive<u16> = 80..=200;

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 80, effects: 80, alarm: 80, ambience: 60 }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            text_scale: 100,
            full_screen: false,
            high_contrast: false,
            reduced_motion: false,
            speed: Speed::Normal,
            pause_on_events: false,
            volume: Volumes::default(),
            mute: false,
            mute_unfocused: true,
            auto: Auto::default(),
            lessons: true,
            keys: Bindings::default(),
        }
    }
}

impl Settings {
    /// The same with everything within its bounds, whatever a file said.
    #[must_use]
    pub fn checked(mut self) -> Self {
        self.text_scale = self.text_scale.clamp(*TEXT_SCALES.start(), *TEXT_SCALES.end());
        let Volumes { master, effects, alarm, ambience } = &mut self.volume;
        for volume in [master, effects, alarm, ambience] {
            *volume = (*volume).min(100);
        }
        self
    }
}
