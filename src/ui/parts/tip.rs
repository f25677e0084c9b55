//! Tooltips: what a hovered or focused control says about itself.

use egui::{Response, Ui, WidgetText};

use crate::ui::theme::{Palette, Type};

/// Says `text` beside a control while it is hovered, or has focus.
pub fn tip(ui: &Ui, response: &Response, text: &str) {
    let palette = Palette::of(ui.ctx());
    let words = WidgetText::from(Type::Dense.text(text, palette.text_body));
    let content = |ui: &mut Ui| {
        ui.set_max_width(300.0);
        ui.label(words);
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
