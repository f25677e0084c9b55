//! Small plots: axes with numbers, steps, bars. Every plot has a name that says what it shows.

use egui::{Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::strokes::dashed;
use crate::ui::{
    focus,
    theme::{Palette, mono},
};

/// The room for the numbers at the left and below.
const LEFT: f32 = 34.0;
const BELOW: f32 = 18.0;

/// One axis: its ends, and where numbers stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The value at the left or at the bottom.
    pub from: f32,
    /// The value at the right or at the top.
    pub to: f32,
    /// Where a number stands, and what it says.
    pub ticks: Vec<(f32, String)>,
}

/// A plot whose axes are drawn.
pub struct Plot {
    painter: Painter,
    /// Where its values lie.
    pub inside: Rect,
    x: Axis,
    y: Axis,
}

impl Axis {
    /// Whole numbers from `from` to `to`, with a number at every `step`.
    pub fn whole(from: i32, to: i32, step: i32) -> Self {
        let last = to.max(from + 1);
        let ticks = (from..=last).filter(|at| (at - from) % step.max(1) == 0);
        Self { from: from as f32, to: last as f32, ticks: ticks.map(|at| (at as f32, at.to_string())).collect() }
    }

    /// Shares from none to all.
    pub fn shares() -> Self {
        let ticks = [0.0, 0.5, 1.0].map(|share: f32| (share, format!("{:.0}%", share * 100.0)));
        Self { from: 0.0, to: 1.0, ticks: ticks.into() }
    }

    /// Whole numbers from `from` to `to` with at most nine numbers beside them.
    pub fn counts(from: u16, to: u16) -> Self {
        let wide = i32::from(to.saturating_sub(from));
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|step| wide / step <= 8).unwrap_or(10_000);
        Self::whole(from.into(), to.into(), step)
    }

    /// Turns from 1 to `last`, each in the middle of its own place.
    pub fn turns(last: u16) -> Self {
        let last = last.max(1);
        let step = [1, 2, 4, 5, 10, 20, 50].into_iter().find(|step| last / step <= 8).unwrap_or(100);
        let shown = (1..=last).filter(|turn| (turn - 1) % step == 0);
        let ticks = shown.map(|turn| (f32::from(turn), turn.to_string())).collect();
        Self { from: 0.5, to: f32::from(last) + 0.5, ticks }
    }

    pub(super) fn share(&self, value: f32) -> f32 {
        (value - self.from) / (self.to - self.from).max(f32::EPSILON)
    }
}

impl Plot {
    /// Draws the axes of a plot of this height over the whole width.
    pub fn new(ui: &mut Ui, name: &str, height: f32, x: Axis, y: Axis) -> Self {
        let size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
        focus::join(ui, &response);
        let inside = Rect::from_min_max(rect.min + vec2(LEFT, 8.0), rect.max - vec2(8.0, BELOW));
        let plot = Self { painter: ui.painter().clone(), inside, x, y };
        plot.axes(Palette::of(ui.ctx()));
        plot
    }

    fn axes(&self, palette: &Palette) {
        let line = Stroke::new(1.0, palette.line_soft);
        for (value, text) in &self.y.ticks {
            let y = self.y_of(*value).round() + 0.5;
            self.painter.hline(self.inside.x_range(), y, line);
            let at = pos2(self.inside.left() - 6.0, y);
            self.painter.text(at, Align2::RIGHT_CENTER, text, mono(11.0), palette.text_dim);
        }
        for (value, text) in &self.x.ticks {
            let at = pos2(self.x_of(*value), self.inside.bottom() + 3.0);
            self.painter.text(at, Align2::CENTER_TOP, text, mono(11.0), palette.text_dim);
        }
    }

    /// What it is painted with.
    pub fn painter(&self) -> &Painter {
        &self.painter
    }

    /// Where a value lies from left to right.
    pub fn x_of(&self, value: f32) -> f32 {
        self.inside.left() + self.x.share(value) * self.inside.width()
    }

    /// Where a value lies from below to above.
    pub fn y_of(&self, value: f32) -> f32 {
        self.inside.bottom() - self.y.share(value).clamp(0.0, 1.0) * self.inside.height()
    }

    /// Where a point lies.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.x_of(x), self.y_of(y))
    }

    /// A line that stays at each value from its place to the next, filled below.
    pub fn steps(&self, values: &[(f32, f32)], to: f32, stroke: Stroke, fill: Color32) {
        let ends = values.iter().skip(1).map(|(x, _)| *x).chain([to]);
        let mut points = Vec::new();
        for ((x, y), end) in values.iter().zip(ends) {
            let (from, until) = (self.at(*x, *y), self.at(end, *y));
            self.painter.rect_filled(Rect::from_two_pos(from, pos2(until.x, self.inside.bottom())), 0, fill);
            points.extend([from, until]);
        }
        self.painter.add(Shape::line(points, stroke));
    }

    /// Room between two values from each place to the next, filled.
    pub fn band(&self, values: &[(f32, f32, f32)], to: f32, fill: Color32) {
        let ends = values.iter().skip(1).map(|(x, ..)| *x).chain([to]);
        for ((x, low, high), end) in values.iter().zip(ends) {
            // Whole points side by side: no seam shows between two of them.
            let (left, right) = (self.x_of(*x).round(), self.x_of(end).round());
            let (top, bottom) = (self.y_of(*high).round() - 1.0, self.y_of(*low).round() + 1.0);
            self.painter.rect_filled(Rect::from_min_max(pos2(left, top), pos2(right, bottom)), 0, fill);
        }
    }

    /// A dashed line from below to above at a value.
    pub fn mark(&self, value: f32, stroke: Stroke, pattern: &[f32]) {
        let x = self.x_of(value).round() + 0.5;
        dashed(&self.painter, &[pos2(x, self.inside.top()), pos2(x, self.inside.bottom())], stroke, pattern);
    }

    /// A dashed line across at a value.
    pub fn level(&self, value: f32, stroke: Stroke, pattern: &[f32]) {
        let y = self.y_of(value).round() + 0.5;
        dashed(&self.painter, &[pos2(self.inside.left(), y), pos2(self.inside.right(), y)], stroke, pattern);
    }

    /// The room of a bar, `share` as wide as one step of the axis.
    pub fn bar(&self, x: f32, share: f32, value: f32) -> Rect {
        let half = share / 2.0;
        Rect::from_two_pos(self.at(x - half, value), pos2(self.x_of(x + half), self.inside.bottom()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_on_an_axis_of_turns_never_crowd() {
        for last in [1, 2, 8, 9, 17, 40, 200] {
            let axis = Axis::turns(last);
            assert!((1..=9).contains(&axis.ticks.len()), "{last}: {}", axis.ticks.len());
            assert_eq!(axis.ticks[0].1, "1");
        }
    }

    #[test]
    fn whole_numbers_stand_at_every_step() {
        let axis = Axis::whole(0, 60, 20);
        assert_eq!(axis.ticks.iter().map(|tick| tick.1.as_str()).collect::<Vec<_>>(), ["0", "20", "40", "60"]);
        assert!((axis.share(30.0) - 0.5).abs() < 1e-6);
    }
}
