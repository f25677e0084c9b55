//! What the patterns of threat mean.

use egui::{Align2, Painter, Pos2, Rect, Vec2, vec2};

use super::{canvas::Canvas, frame::Frame, threat};
use crate::ui::theme::{Palette, Type, mono};

/// The room it takes.
pub const LEGEND: Vec2 = vec2(112.0, 96.0);

/// The chances each pattern stands for, with one that lies among them.
const LEVELS: [(&str, f64); 5] = [("1–19%", 0.1), ("20–39%", 0.3), ("40–59%", 0.5), ("60–79%", 0.7), ("80–100%", 0.9)];

/// Paints the five patterns with their chances below a heading.
pub fn legend(painter: &Painter, corner: Pos2, heading: &str) {
    let palette = Palette::of(painter.ctx());
    let font = Type::Label.font();
    painter.text(corner, Align2::LEFT_TOP, heading.to_uppercase(), font, palette.text_body);
    let mut canvas = Canvas::new(painter, palette, Frame::nowhere(painter.clip_rect()));
    for (row, (words, chance)) in LEVELS.into_iter().enumerate() {
        let top = corner + vec2(0.0, 18.0 + 15.0 * row as f32);
        if let Some(level) = threat::Level::of(chance) {
            threat::pattern(&mut canvas, Rect::from_min_size(top, vec2(22.0, 11.0)), level, 1.0);
        }
        canvas.text(top + vec2(30.0, 5.5), Align2::LEFT_CENTER, words, mono(11.0), palette.text_body);
    }
    canvas.finish();
}
