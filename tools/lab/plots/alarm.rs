//! The alarm over the turns of each mission, many small plots on one picture.

use ghostline::cli::map::{
    palette,
    svg::{Paint, Svg, Type},
};

use super::chart::Chart;
use crate::figures::Measured;

/// The size of one small plot with the room around it, and of its area.
const TILE: (f64, f64) = (250.0, 190.0);
const AREA: (f64, f64) = (196.0, 120.0);
const COLUMNS: usize = 4;
/// The longest game and the highest alarm shown.
const TURNS: f64 = 40.0;
const ALARM: f64 = 60.0;

/// The picture.
pub fn alarm(all: &[Measured]) -> String {
    let title = "Alarm at the end of each turn: median and middle half of the planner's games on standard";
    let chief: Vec<&Measured> = all.iter().filter(|measured| measured.cell.is_chief()).collect();
    let rows = chief.len().div_ceil(COLUMNS) as f64;
    let whole = (TILE.0 * COLUMNS as f64 + 20.0, TILE.1 * rows + 44.0);
    let mut svg = Svg::default();
    svg.rect((0.0, 0.0), whole, Paint::fill(palette().table));
    svg.text((20.0, 28.0), title, Type { size: 17.0, colour: palette().text_hi, anchor: "start" });
    for (at, measured) in chief.iter().enumerate() {
        let corner = (44.0 + TILE.0 * (at % COLUMNS) as f64, 70.0 + TILE.1 * (at / COLUMNS) as f64);
        svg = small(svg, corner, measured);
    }
    svg.finish(whole, title, "")
}

fn small(svg: Svg, (x, y): (f64, f64), measured: &Measured) -> Svg {
    let mut chart = Chart::new(svg, (x, y), AREA, 0.0..=ALARM);
    chart.grid(&[0.0, 20.0, 40.0, 60.0], |level| format!("{level:.0}"));
    let set = Type { size: 13.0, colour: palette().text_body, anchor: "start" };
    chart.svg.text((x, y - 7.0), measured.cell.subject.id(), set);
    let set = Type { size: 11.0, colour: palette().text_dim, anchor: "end" };
    chart.svg.text((x + AREA.0, y + AREA.1 + 15.0), &format!("turn {TURNS:.0}"), set);
    let curves: Vec<[f64; 3]> = measured.alarm().into_iter().take(TURNS as usize).collect();
    let place = |turn: usize, level: f64, chart: &Chart| (chart.x((turn + 1) as f64 / TURNS), chart.y(level));
    let along = |which: usize, chart: &Chart| -> Vec<(f64, f64)> {
        curves.iter().enumerate().map(|(turn, levels)| place(turn, levels[which], chart)).collect()
    };
    let (mut around, lower) = (along(2, &chart), along(0, &chart));
    around.extend(lower.into_iter().rev());
    chart.svg.polygon(&around, Paint::fill(palette().alarm).faint(0.25));
    let middle = along(1, &chart);
    chart.svg.polyline(&middle, Paint::stroke(palette().alarm, 2.0));
    chart.svg
}
