//! Words cut to the room there is.

use egui::Ui;

use crate::ui::theme::Type;

/// As much of a label as fits into so many points, with an ellipsis where something is left out.
pub fn shortened(ui: &Ui, label: &str, room: f32) -> String {
    let wide = |text: &str| {
        let font = Type::Body.font();
        ui.fonts(|fonts| fonts.layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER)).size().x
    };
    if wide(label) <= room {
        return label.to_owned();
    }
    let mut short = label.to_owned();
    while wide(&short) > room && short.pop().is_some() {}
    short + "…"
}
