//! The title with the main menu.

use egui::Context;

use crate::ui::{Change, Desk, parts};

/// The title screen.
pub struct Title {
    quits: u32,
}

impl Title {
    /// The title with the menu closed.
    pub fn new(_desk: &Desk) -> Self {
        Self { quits: 0 }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let mut change = Change::Keep;
        egui::CentralPanel::default().show(ctx, |ui| {
            if parts::Button::new(desk.text("ui-menu-quit")).show(ui).clicked() {
                self.quits += 1;
                change = Change::Quit;
            }
        });
        change
    }
}
