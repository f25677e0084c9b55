//! Gear and items: what they do, what they cost, and those that can be used now.

use egui::Ui;

use crate::{
    stealth::{Action, Tool, View},
    ui::{Desk, parts::Button},
    words::stealth::Teller,
};

/// The gear and the items. Gives the tool the player chose, among those that `options` allow to be used.
pub fn gear(ui: &mut Ui, desk: &Desk, view: &View, options: &[Action]) -> Option<Tool> {
    let teller = Teller::of(&desk.words, view);
    let mut tools: Vec<Tool> = options
        .iter()
        .filter_map(|action| match action {
            Action::Use { tool, .. } => Some(*tool),
            _ => None,
        })
        .collect();
    tools.dedup();
    tools.into_iter().find(|tool| Button::new(teller.tool(*tool)).show(ui).clicked())
}
