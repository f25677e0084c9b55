//! A rectangle in two.

use egui::{Rect, pos2};

/// The upper part of this height, and what is left below it.
pub fn cut_top(rect: Rect, height: f32) -> (Rect, Rect) {
    let y = rect.top() + height.clamp(0.0, rect.height());
    (Rect::from_min_max(rect.min, pos2(rect.right(), y)), Rect::from_min_max(pos2(rect.left(), y), rect.max))
}

/// The left part of this width, and what is left beside it.
pub fn cut_left(rect: Rect, width: f32) -> (Rect, Rect) {
    let x = rect.left() + width.clamp(0.0, rect.width());
    (Rect::from_min_max(rect.min, pos2(x, rect.bottom())), Rect::from_min_max(pos2(x, rect.top()), rect.max))
}
