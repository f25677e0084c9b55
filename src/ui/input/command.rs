//! Everything that has a key of its own.

use serde::{Deserialize, Serialize};

/// A command that can be bound to keys. Moving focus, confirming and going back have fixed keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Command {
    Move,
    SecondMove,
    Overwatch,
    Hide,
    PickUp,
    Carry,
    Attack,
    Item,
    Undo,
    EndTurn,
    Threat,
    Inspect,
    Hint,
    Timeline,
    Log,
    Speed,
    Skip,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    Equip,
    Codex,
    Menu,
    Mute,
    FullScreen,
}

impl Command {
    /// All of them, in the order the settings list them.
    pub const ALL: [Self; 25] = [
        Self::Move,
        Self::SecondMove,
        Self::Overwatch,
        Self::Hide,
        Self::PickUp,
        Self::Carry,
        Self::Attack,
        Self::Item,
        Self::Undo,
        Self::EndTurn,
        Self::Threat,
        Self::Inspect,
        Self::Hint,
        Self::Timeline,
        Self::Log,
        Self::Speed,
        Self::Skip,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomFit,
        Self::Equip,
        Self::Codex,
        Self::Menu,
        Self::Mute,
        Self::FullScreen,
    ];

    /// The key of its name in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "ui-command-move",
            Self::SecondMove => "ui-command-second-move",
            Self::Overwatch => "ui-command-overwatch",
            Self::Hide => "ui-command-hide",
            Self::PickUp => "ui-command-pick-up",
            Self::Carry => "ui-command-carry",
            Self::Attack => "ui-command-attack",
            Self::Item => "ui-command-item",
            Self::Undo => "ui-command-undo",
            Self::EndTurn => "ui-command-end-turn",
            Self::Threat => "ui-command-threat",
            Self::Inspect => "ui-command-inspect",
            Self::Hint => "ui-command-hint",
            Self::Timeline => "ui-command-timeline",
            Self::Log => "ui-command-log",
            Self::Speed => "ui-command-speed",
            Self::Skip => "ui-command-skip",
            Self::ZoomIn => "ui-command-zoom-in",
            Self::ZoomOut => "ui-command-zoom-out",
            Self::ZoomFit => "ui-command-zoom-fit",
            Self::Equip => "ui-command-equip",
            Self::Codex => "ui-command-codex",
            Self::Menu => "ui-command-menu",
            Self::Mute => "ui-command-mute",
            Self::FullScreen => "ui-command-full-screen",
        }
    }
}
