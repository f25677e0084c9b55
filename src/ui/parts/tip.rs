//! Tooltips: what a hovered or focused control says about itself.

use egui::{Response, Ui};

use crate::ui::theme::{Palette, Type};

/// Says `text` beside a control while it is hovered, or has focus.
pub fn tip(ui: &Ui, response: &Response, text: &str) {
    tip_with(ui, response, || text.to_owned());
}

/// The same with words that are made only when they are said.
pub fn tip_with(ui: &Ui, response: &Response, text: impl FnOnce() -> String) {
    let palette = Palette::of(ui.ctx());
    let content = |ui: &mut Ui| {
        ui.set_max_width(300.0);
        ui.label(Type::Dense.text(text(), palette.text_body));
    };
    if response.has_focus() && !response.hovered() {
        egui::containers::show_tooltip_for(
            &response.ctx,
            ui.layer_id(),
            response.id.with("tip"),
            &response.rect,
            content,
        );
    } else {
        response.clone().on_hover_ui(content);
    }
}
