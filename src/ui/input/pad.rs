//! What the buttons of a gamepad stand for.

use super::{Command, Nav};

/// A pressed button, by what it stands for. The stick and the cross are directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadButton {
    /// A, the lower one: the focused thing.
    Confirm,
    /// B, the right one: one step back.
    Back,
    /// A direction, or a shoulder for the next group.
    Nav(Nav),
    /// A button with a command of its own.
    Command(Command),
}

impl PadButton {
    /// X, the left one.
    pub const X: Self = Self::Command(Command::Undo);
    /// Y, the upper one.
    pub const Y: Self = Self::Command(Command::Inspect);
    /// Start.
    pub const START: Self = Self::Command(Command::Menu);
    /// Select.
    pub const SELECT: Self = Self::Command(Command::Threat);
    /// The left shoulder.
    pub const LEFT_SHOULDER: Self = Self::Nav(Nav::Previous);
    /// The right shoulder.
    pub const RIGHT_SHOULDER: Self = Self::Nav(Nav::Next);
    /// The left trigger.
    pub const LEFT_TRIGGER: Self = Self::Command(Command::ZoomOut);
    /// The right trigger.
    pub const RIGHT_TRIGGER: Self = Self::Command(Command::ZoomIn);
}
