//! A sign that there is more than is in sight.

use egui::{Align2, Rect, Ui, scroll_area::ScrollAreaOutput, vec2};

use crate::ui::theme::{Palette, Weight, icon_font, icons};

/// What may lie out of sight without a sign: a margin, less than any line of words.
const MARGIN: f32 = 10.0;

/// Draws an arrow at the lower right of a scrolled part that goes on below.
pub fn more_below<T>(ui: &Ui, shown: &ScrollAreaOutput<T>) {
    let room = shown.inner_rect;
    if shown.state.offset.y + room.height() + MARGIN >= shown.content_size.y {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let sign = Rect::from_min_max(room.max - vec2(14.0, 16.0), room.max);
    ui.painter().rect_filled(sign, 2, palette.panel);
    let font = icon_font(Weight::Bold, 12.0);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, icons::CARET_DOWN, font, palette.text_body);
}
