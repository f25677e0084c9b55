//! What all plots share: paper, axes, and places on them.

use std::ops::RangeInclusive;

use ghostline::cli::map::{
    palette,
    svg::{Paint, Point, Svg, Type},
};

/// Room for labels around the plotting area: left, top, right, bottom.
pub const ROOM: [f64; 4] = [56.0, 48.0, 20.0, 96.0];

/// A plotting area with a vertical scale.
pub struct Chart {
    /// The picture.
    pub svg: Svg,
    corner: Point,
    size: Point,
    scale: RangeInclusive<f64>,
}

impl Chart {
    /// An area of this size on a picture, with its top left corner at `corner`.
    pub fn new(svg: Svg, corner: Point, size: Point, scale: RangeInclusive<f64>) -> Self {
        Self { svg, corner, size, scale }
    }

    /// A picture of its own with a title, and room around the area.
    pub fn alone(title: &str, size: Point, scale: RangeInclusive<f64>) -> Self {
        let mut svg = Svg::default();
        let whole = whole(size);
        svg.rect((0.0, 0.0), whole, Paint::fill(palette().table));
        let set = Type { size: 17.0, colour: palette().text_hi, anchor: "start" };
        svg.text((ROOM[0], 28.0), title, set);
        Self::new(svg, (ROOM[0], ROOM[1]), size, scale)
    }

    /// The height of a value.
    pub fn y(&self, value: f64) -> f64 {
        let (low, high) = (*self.scale.start(), *self.scale.end());
        let part = ((value - low) / (high - low).max(f64::EPSILON)).clamp(0.0, 1.0);
        self.corner.1 + self.size.1 * (1.0 - part)
    }

    /// The middle of one of so many columns.
    pub fn column(&self, at: usize, of: usize) -> f64 {
        self.corner.0 + self.size.0 * (at as f64 + 0.5) / of.max(1) as f64
    }

    /// The place this part of the way from left to right.
    pub fn x(&self, part: f64) -> f64 {
        self.corner.0 + self.size.0 * part
    }

    /// The frame, with a line and a number at each of these values.
    pub fn grid(&mut self, values: &[f64], label: impl Fn(f64) -> String) {
        self.svg.rect(self.corner, self.size, Paint::fill(palette().floor));
        for &value in values {
            let y = self.y(value);
            let (left, right) = (self.corner.0, self.corner.0 + self.size.0);
            self.svg.line((left, y), (right, y), Paint::stroke(palette().line_soft, 1.0));
            let set = Type { size: 12.0, colour: palette().text_dim, anchor: "end" };
            self.svg.text((left - 8.0, y + 4.0), &label(value), set);
        }
    }

    /// A name below a column, aslant so that long ones fit.
    pub fn name(&mut self, x: f64, name: &str) {
        let y = self.corner.1 + self.size.1 + 16.0;
        let set = Type { size: 12.0, colour: palette().text_body, anchor: "end" };
        self.svg.group(&format!("translate({x:.1} {y:.1}) rotate(-35)"), |svg| svg.text((0.0, 0.0), name, set));
    }

    /// The whole file.
    pub fn finish(self, title: &str) -> String {
        self.svg.finish(whole(self.size), title, "")
    }
}

/// The size of a picture around an area.
fn whole((width, height): Point) -> Point {
    (width + ROOM[0] + ROOM[2], height + ROOM[1] + ROOM[3])
}

/// A share as people write it.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
