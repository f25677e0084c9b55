//! A bar of tabs for panels that take turns.

use egui::{Rect, Ui, UiBuilder};

use super::Button;
use crate::ui::focus::{self, Group};

/// How high the bar is, and how far the panel stands below it.
const HEIGHT: f32 = 26.0;
const GAP: f32 = 6.0;

/// Draws a tab for each word along the top of a room. Gives the one that is open now, and the room that is left for it.
pub fn tabs<T: Copy + PartialEq>(ui: &mut Ui, room: Rect, tabs: &[(T, String)], open: T) -> (T, Rect) {
    let bar = room.with_max_y(room.top() + HEIGHT);
    let mut chosen = open;
    ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
        focus::group(ui, Group::Top, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for (tab, name) in tabs {
                    if Button::new(name).height(HEIGHT).chosen(*tab == open).show(ui).clicked() {
                        chosen = *tab;
                    }
                }
            });
        });
    });
    (chosen, room.with_min_y(bar.bottom() + GAP))
}
