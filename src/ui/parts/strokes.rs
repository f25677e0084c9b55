//! Lines: dashes, hatches, brackets, glow.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2};

use crate::ui::theme::{Palette, faded};

/// A line of dashes and gaps, in points: `&[9.0, 4.0]` is nine on, four off. Without dashes it is solid.
pub fn dashed(painter: &Painter, points: &[Pos2], stroke: Stroke, pattern: &[f32]) {
    if pattern.len() < 2 {
        painter.add(Shape::line(points.to_vec(), stroke));
        return;
    }
    let dashes: Vec<f32> = pattern.iter().step_by(2).copied().collect();
    let gaps: Vec<f32> = pattern.iter().skip(1).step_by(2).copied().collect();
    painter.extend(Shape::dashed_line_with_offset(points, stroke, &dashes, &gaps, 0.0));
}

/// A rectangle of dashes.
pub fn dashed_rect(painter: &Painter, rect: Rect, stroke: Stroke, pattern: &[f32]) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    dashed(painter, &corners, stroke, pattern);
}

/// Lines at 45° through a rectangle, one every `step` points along its sides; both ways where `crossed`.
pub fn hatch(painter: &Painter, rect: Rect, step: f32, stroke: Stroke, crossed: bool) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    // The lines of neighbouring sectors meet: they are counted from the corner of the screen.
    let reach = rect.width() + rect.height();
    let count = (reach / step).ceil() as i32 + 1;
    let rising = ((rect.left() + rect.top()) / step).floor() * step;
    let falling = ((rect.left() - rect.bottom()) / step).floor() * step;
    for at in 0..=count {
        let sum = rising + at as f32 * step;
        let (from, to) = (pos2(sum - rect.top(), rect.top()), pos2(sum - rect.bottom(), rect.bottom()));
        painter.line_segment([from, to], stroke);
        if crossed {
            let gap = falling + at as f32 * step;
            let (from, to) = (pos2(gap + rect.top(), rect.top()), pos2(gap + rect.bottom(), rect.bottom()));
            painter.line_segment([from, to], stroke);
        }
    }
}

/// Four corner marks: this one.
pub fn brackets(painter: &Painter, rect: Rect, arm: f32, stroke: Stroke) {
    let (x, y) = (egui::vec2(arm, 0.0), egui::vec2(0.0, arm));
    for (corner, dx, dy) in
        [(rect.left_top(), x, y), (rect.right_top(), -x, y), (rect.right_bottom(), -x, -y), (rect.left_bottom(), x, -y)]
    {
        painter.add(Shape::line(vec![corner + dx, corner, corner + dy], stroke));
    }
}

/// The brackets of keyboard focus, around a control.
pub fn focus_brackets(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    // They stand outside the control, which a tight clip would cut.
    let painter = ui.painter().with_clip_rect(ui.clip_rect().expand(6.0));
    brackets(&painter, rect.expand(5.0), 8.0, Stroke::new(2.0, palette.text_hi));
    if palette.high_contrast {
        painter.rect_stroke(rect.expand(2.0), 0, Stroke::new(1.0, palette.text_hi), egui::StrokeKind::Outside);
    }
}

/// A line that glows: the same path three times. High contrast has no glow, but a wider line.
pub fn glow(painter: &Painter, points: &[Pos2], width: f32, colour: Color32, palette: &Palette) {
    let line = |width, colour| Shape::line(points.to_vec(), Stroke::new(width, colour));
    if palette.high_contrast {
        painter.add(line(width + 0.6, colour));
        return;
    }
    painter.add(line(width * 4.0, faded(colour, 0.13)));
    painter.add(line(width * 2.2, faded(colour, 0.18)));
    painter.add(line(width, colour));
}

/// A filled convex shape given on 100 × 100 units, `size` wide around `centre`.
pub fn polygon(corners: &[(f32, f32)], centre: Pos2, size: f32, fill: Color32, stroke: Stroke) -> Shape {
    stretched(corners, centre, egui::Vec2::splat(size), fill, stroke)
}

/// The same, as wide and as high as `size` says.
pub fn stretched(corners: &[(f32, f32)], centre: Pos2, size: egui::Vec2, fill: Color32, stroke: Stroke) -> Shape {
    let place = |&(x, y): &(f32, f32)| centre + egui::vec2(x - 50.0, y - 50.0) * size / 100.0;
    Shape::convex_polygon(corners.iter().map(place).collect(), fill, stroke)
}
