//! What a piece of text means, apart from how a terminal shows it.

use crate::{deduction::Team, stealth::Colour};

/// The meaning of a letter on the screen. Each also has a letter or word of its own, so that colour only helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important text, and door jambs.
    Dim,
    /// Headings.
    Title,
    /// Walls.
    Wall,
    /// The agent and what is theirs.
    Agent,
    /// An enemy or waypoint of this patrol.
    Patrol(Colour),
    /// Bodies.
    Body,
    /// Noise.
    Noise,
    /// Detection, danger, loss.
    Danger,
    /// Objectives and keys.
    Objective,
    /// Locked sectors.
    Lock,
    /// The exit, success.
    Exit,
    /// The entrance of reinforcements, the alarm.
    Alarm,
    /// Keys and numbers to press.
    Key,
    /// A card or member of this team.
    Team(Team),
}

/// A text in one ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// Its meaning.
    pub ink: Ink,
}

/// One line of pieces.
pub type Line = Vec<Piece>;

/// A piece of a line.
pub fn piece(text: impl Into<String>, ink: Ink) -> Piece {
    Piece { text: text.into(), ink }
}

/// A line of ordinary text.
pub fn plain(text: impl Into<String>) -> Line {
    vec![piece(text, Ink::Plain)]
}

/// A line without its inks.
pub fn text_of(line: &[Piece]) -> String {
    line.iter().map(|piece| piece.text.as_str()).collect()
}
