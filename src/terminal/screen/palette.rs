//! How each ink looks on a terminal. No other file of the terminal names a colour.

use ratatui::style::{Color, Modifier, Style};

use super::super::ink::Ink;
use crate::{deduction::Team, stealth::Colour};

/// Whether colours may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// Colours.
    Colours,
    /// None, as `NO_COLOR` asks; weight alone sets things apart.
    Plain,
}

impl Palette {
    /// What the environment asks for.
    pub fn of_environment() -> Self {
        let asked = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if asked { Self::Plain } else { Self::Colours }
    }

    /// The look of an ink.
    pub fn style(self, ink: Ink) -> Style {
        let weight = match ink {
            Ink::Title | Ink::Agent | Ink::Danger | Ink::Key | Ink::Patrol(_) | Ink::Objective => Modifier::BOLD,
            Ink::Dim | Ink::Body => Modifier::DIM,
            _ => Modifier::empty(),
        };
        let style = Style::new().add_modifier(weight);
        match (self, colour(ink)) {
            (Self::Colours, Some(colour)) => style.fg(colour),
            _ => style,
        }
    }
}

fn colour(ink: Ink) -> Option<Color> {
    Some(match ink {
        Ink::Plain | Ink::Title | Ink::Dim => return None,
        Ink::Wall | Ink::Body => Color::Gray,
        Ink::Agent | Ink::Key => Color::LightCyan,
        Ink::Noise => Color::LightYellow,
        Ink::Danger => Color::LightRed,
        Ink::Objective => Color::Yellow,
        Ink::Lock => Color::Magenta,
        Ink::Exit => Color::LightGreen,
        Ink::Alarm => Color::Indexed(209),
        Ink::Patrol(Colour::Red) => Color::Indexed(204),
        Ink::Patrol(Colour::Orange) => Color::Indexed(215),
        Ink::Patrol(Colour::Green) => Color::Indexed(113),
        Ink::Patrol(Colour::Blue) => Color::Indexed(75),
        Ink::Patrol(Colour::Purple) => Color::Indexed(183),
        Ink::Patrol(Colour::White) => Color::White,
        Ink::Team(Team::Human) => Color::Indexed(75),
        Ink::Team(Team::Machine) => Color::Indexed(204),
        Ink::Team(Team::Outlaw) => Color::Indexed(250),
        Ink::Team(Team::Legion) => Color::Indexed(113),
        Ink::Team(Team::Fallen) => Color::Indexed(183),
    })
}
