//! Gamepads: what they send, and what that means in the game.

mod feel;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod other;

#[cfg(target_os = "linux")]
use linux::Devices;
#[cfg(not(target_os = "linux"))]
use other::Devices;

use feel::Pad;

use crate::ui::input::PadButton;

/// All pads there are; without one, nothing happens.
pub struct Pads {
    devices: Devices,
    /// What is held, over all pads: two pads are two hands of one player.
    pad: Pad,
}

impl Pads {
    /// The pads of this machine, with those that are plugged in later.
    pub fn new() -> Self {
        Self { devices: Devices::new(), pad: Pad::default() }
    }

    /// What was pressed since this was last asked.
    pub fn pressed(&mut self, seconds: f64) -> Vec<PadButton> {
        let signals = self.devices.signals(seconds);
        let mut buttons: Vec<_> = signals.into_iter().filter_map(|signal| self.pad.feel(signal, seconds)).collect();
        buttons.extend(self.pad.repeat(seconds));
        buttons
    }
}
