//! The log: what happened, newest on top, each line with its reason.

use egui::Ui;

use crate::{engine::Rule, session::Session, ui::Desk};

/// What the player opened in the log.
#[derive(Clone, Debug, Default)]
pub struct LogState {
    /// The line whose reason is unfolded, by number from 1.
    pub open: Option<usize>,
    /// Whether only what matters is listed.
    pub important: bool,
}

/// The log. Gives the rule whose tag was clicked.
pub fn log(ui: &mut Ui, _desk: &Desk, session: &Session, _state: &mut LogState) -> Option<Rule> {
    for entry in session.log().iter().rev().take(20) {
        ui.label(&entry.text);
    }
    None
}
