//! Which key gives which command.

use std::collections::BTreeMap;

use egui::{Key, Modifiers};
use serde::{Deserialize, Serialize};

use super::Command;

/// One key with the modifiers held. In files and on screen it reads like `Ctrl+Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Press {
    /// The key.
    pub key: Key,
    /// What is held with it.
    pub modifiers: Modifiers,
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a key: write it like `Z`, `F5` or `Ctrl+Z`")]
pub struct NotAKey(String);

impl Press {
    /// A key alone.
    pub const fn plain(key: Key) -> Self {
        Self { key, modifiers: Modifiers::NONE }
    }

    /// Whether both are given by the same fingers.
    pub fn same(self, other: Self) -> bool {
        let held = |press: Self| (press.modifiers.ctrl, press.modifiers.alt, press.modifiers.shift);
        self.key == other.key && held(self) == held(other)
    }
}

impl std::fmt::Display for Press {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let held = [("Ctrl+", self.modifiers.ctrl), ("Alt+", self.modifiers.alt), ("Shift+", self.modifiers.shift)];
        held.iter().filter(|(_, held)| *held).try_for_each(|(name, _)| f.write_str(name))?;
        f.write_str(self.key.name())
    }
}

impl From<Press> for String {
    fn from(press: Press) -> Self {
        press.to_string()
    }
}

impl TryFrom<String> for Press {
    type Error = NotAKey;

    fn try_from(text: String) -> Result<Self, NotAKey> {
        let mut press = Self::plain(Key::Escape);
        let mut rest = text.as_str();
        for (name, held) in [
            ("Ctrl+", &mut press.modifiers.ctrl),
            ("Alt+", &mut press.modifiers.alt),
            ("Shift+", &mut press.modifiers.shift),
        ] {
            if let Some(after) = rest.strip_prefix(name) {
                *held = true;
                rest = after;
            }
        }
        press.modifiers.command = press.modifiers.ctrl;
        press.key = Key::from_name(rest).ok_or_else(|| NotAKey(text.clone()))?;
        Ok(press)
    }
}

/// The keys of every command. A command left out of a settings file keeps its usual key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Command, Press>);

impl Default for Bindings {
    fn default() -> Self {
        Self(Command::ALL.into_iter().map(|command| (command, Press::plain(usual(command)))).collect())
    }
}

/// The key a command has unless the player says otherwise.
const fn usual(command: Command) -> Key {
    match command {
        Command::Move => Key::Num1,
        Command::SecondMove => Key::Num2,
        Command::Overwatch => Key::Num3,
        Command::Hide => Key::Num4,
        Command::PickUp => Key::Num5,
        Command::Carry => Key::Num6,
        Command::Attack => Key::Num7,
        Command::Item => Key::Num8,
        Command::Undo => Key::Z,
        Command::EndTurn => Key::Space,
        Command::Threat => Key::X,
        Command::Inspect => Key::I,
        Command::Hint => Key::H,
        Command::Timeline => Key::T,
        Command::Log => Key::L,
        Command::Speed => Key::V,
        Command::Skip => Key::S,
        Command::ZoomIn => Key::Plus,
        Command::ZoomOut => Key::Minus,
        Command::ZoomFit => Key::Num0,
        Command::Equip => Key::E,
        Command::Codex => Key::F1,
        Command::Menu => Key::F10,
        Command::Mute => Key::M,
        Command::FullScreen => Key::F11,
    }
}

impl Bindings {
    /// The key of a command.
    pub fn press(&self, command: Command) -> Press {
        self.0.get(&command).copied().unwrap_or_else(|| Press::plain(usual(command)))
    }

    /// The command a key gives; where two share it, the one listed first.
    pub fn command(&self, press: Press) -> Option<Command> {
        Command::ALL.into_iter().find(|&command| self.press(command).same(press))
    }

    /// Gives a command another key.
    pub fn bind(&mut self, command: Command, press: Press) {
        self.0.insert(command, press);
    }

    /// The other commands that have the same key.
    pub fn conflicts(&self, command: Command) -> impl Iterator<Item = Command> {
        let press = self.press(command);
        Command::ALL.into_iter().filter(move |&other| other != command && self.press(other).same(press))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_usual_key() {
        let bindings = Bindings::default();
        for command in Command::ALL {
            assert_eq!(bindings.conflicts(command).next(), None, "{command:?}");
        }
    }

    #[test]
    fn a_press_reads_back_as_it_was_written() {
        for text in ["Z", "Ctrl+Z", "Ctrl+Alt+Shift+F5", "Space"] {
            assert_eq!(Press::try_from(text.to_owned()).unwrap().to_string(), text);
        }
        assert!(Press::try_from("Ctrl+Nothing".to_owned()).is_err());
    }

    #[test]
    fn a_rebound_key_is_found_and_its_conflict_shown() {
        let mut bindings = Bindings::default();
        bindings.bind(Command::Hide, Press::plain(Key::Z));
        assert_eq!(bindings.conflicts(Command::Hide).collect::<Vec<_>>(), [Command::Undo]);
        assert_eq!(bindings.command(Press::plain(Key::Num4)), None);
    }
}
