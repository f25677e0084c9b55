//! How many turns the planner's games last: nine of ten of them, and the median.

use ghostline::cli::map::{palette, svg::Paint};

use super::chart::Chart;
use crate::{bands, figures::Measured};

/// The plot.
pub fn lengths(all: &[Measured]) -> String {
    let title = "Turns of the planner's games on standard: from the 5th to the 95th of a hundred, half, median";
    let chief: Vec<&Measured> = all.iter().filter(|measured| measured.cell.is_chief()).collect();
    let most = chief.iter().map(|measured| measured.turns(0.95)).fold(30.0, f64::max);
    let top = (most / 10.0).ceil() * 10.0;
    let mut chart = Chart::alone(title, (64.0 * chief.len().max(6) as f64, 260.0), 0.0..=top);
    let steps: Vec<f64> = (0..=(top / 10.0) as u32).map(|tens| f64::from(tens) * 10.0).collect();
    chart.grid(&steps, |turns| format!("{turns:.0}"));
    let (low, high) = (chart.y(bands::TURNS.0), chart.y(bands::TURNS.1));
    let (left, right) = (chart.x(0.0), chart.x(1.0));
    chart.svg.rect((left, high), (right - left, low - high), Paint::fill(palette().safe).faint(0.16));
    for (at, measured) in chief.iter().enumerate() {
        let x = chart.column(at, chief.len());
        chart.name(x, measured.cell.subject.id());
        let [least, lower, middle, upper, most] =
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| chart.y(measured.turns(share)));
        chart.svg.line((x, least), (x, most), Paint::stroke(palette().agent, 1.5));
        let paint = Paint::fill(palette().field).outlined(palette().agent, 1.5);
        chart.svg.rect((x - 10.0, upper), (20.0, lower - upper), paint);
        chart.svg.line((x - 10.0, middle), (x + 10.0, middle), Paint::stroke(palette().text_hi, 3.0));
    }
    chart.finish(title)
}
