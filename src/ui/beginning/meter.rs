//! The meter of a check: what the cards come to, where the goal stands, and the verdict.

use egui::{Align2, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::{
    deduction::Team,
    ui::{
        parts::polygon,
        theme::{Palette, faded, mono},
    },
    words::number,
};

/// How far the meter reaches on either side at least.
const REACH: i8 = 15;

/// What a meter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meter {
    /// The sum so far.
    pub sum: i8,
    /// What is needed.
    pub target: i8,
}

impl Meter {
    /// Paints it: the axis with its numbers takes 16 points below the track.
    pub fn paint(self, painter: &Painter, palette: &Palette, rect: Rect) {
        let track = rect.with_max_y(rect.bottom() - 16.0);
        let end = REACH.max(self.sum.saturating_abs()).max(self.target.saturating_abs().saturating_add(2));
        let x = |value: i8| track.center().x + f32::from(value) / f32::from(end) * track.width() / 2.0;
        painter.rect_filled(track, 0, palette.field);
        self.zones(painter, palette, track, &x);
        painter.rect_stroke(track, 0, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        axis(painter, palette, track, end, &x);
        let goal = x(self.target);
        painter.vline(goal, track.y_range(), Stroke::new(2.0, palette.safe));
        let flag =
            polygon(crate::ui::map::art::TRIANGLE, pos2(goal, track.top() - 6.0), 12.0, palette.safe, Stroke::NONE);
        painter.add(flag);
        painter.vline(x(self.sum), track.expand(3.0).y_range(), Stroke::new(3.0, palette.text_hi));
    }

    /// Where it succeeds, and the bar from 0 to the sum in the colour of the side that helps.
    fn zones(self, painter: &Painter, palette: &Palette, track: Rect, x: &impl Fn(i8) -> f32) {
        let (goal, zero, sum) = (x(self.target), x(0), x(self.sum));
        let success = if self.target < 0 { track.left()..=goal } else { goal..=track.right() };
        let rect = Rect::from_x_y_ranges(success, track.y_range());
        painter.rect_filled(rect, 0, faded(palette.safe, 0.25));
        let colour = palette.team(if self.sum < 0 { Team::Machine } else { Team::Human });
        let bar = Rect::from_x_y_ranges(zero.min(sum)..=zero.max(sum), track.y_range());
        painter.rect_filled(bar, 0, colour);
    }
}

/// Numbers at every five, as many as have room.
fn axis(painter: &Painter, palette: &Palette, track: Rect, end: i8, x: &impl Fn(i8) -> f32) {
    painter.vline(x(0), track.expand2(vec2(0.0, 3.0)).y_range(), Stroke::new(1.0, palette.text_dim));
    let step = if track.width() < 190.0 { 10 } else { 5 };
    for value in (-end..=end).filter(|value| value % step == 0) {
        let at = pos2(x(value), track.bottom() + 2.0);
        let tick = Shape::line_segment([pos2(at.x, track.bottom()), at], Stroke::new(1.0, palette.line_edge));
        painter.add(tick);
        // The outermost numbers stay within the track.
        let middle = pos2(at.x.clamp(track.left() + 10.0, track.right() - 8.0), at.y);
        painter.text(middle, Align2::CENTER_TOP, number(value.into()), mono(11.0), palette.text_dim);
    }
}
