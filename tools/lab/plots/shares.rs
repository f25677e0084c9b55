//! Games won by mission, each bot with its confidence interval, against the band of the planner.

use ghostline::{
    cli::map::{
        palette,
        svg::{Paint, Type},
    },
    stealth::Difficulty,
    ui::theme::Shade,
};

use super::chart::{Chart, percent};
use crate::{
    cell::{Bot, Loadout},
    figures::Measured,
    verdict,
};

/// The plot of one difficulty.
pub fn shares(all: &[Measured], difficulty: Difficulty) -> String {
    let title = format!("Games won on {}, gear as owned by then", difficulty.word());
    let of_bot = |bot| {
        move |m: &&Measured| m.cell.bot == bot && m.cell.loadout == Loadout::Owned && m.cell.difficulty == difficulty
    };
    let planner: Vec<&Measured> = all.iter().filter(of_bot(Bot::Planner)).collect();
    let mut chart = Chart::alone(&title, (64.0 * planner.len().max(6) as f64, 320.0), 0.0..=1.0);
    chart.grid(&[0.0, 0.2, 0.4, 0.6, 0.8, 1.0], percent);
    for (at, measured) in planner.iter().enumerate() {
        band(&mut chart, measured, at, planner.len());
        let x = chart.column(at, planner.len());
        chart.name(x, measured.cell.subject.id());
    }
    for (bot, colour, aside) in bots() {
        for (at, measured) in all.iter().filter(of_bot(bot)).enumerate() {
            let x = chart.column(at, planner.len()) + aside;
            whisker(&mut chart, x, measured, (bot, colour));
        }
    }
    legend(&mut chart);
    chart.finish(&title)
}

/// Every bot with its colour, and how far its mark stands beside the middle of a column.
fn bots() -> [(Bot, Shade, f64); 3] {
    let colours = palette();
    [(Bot::Planner, colours.agent, 0.0), (Bot::Cautious, colours.objective, -13.0), (Bot::Random, colours.noise, 13.0)]
}

fn band(chart: &mut Chart, measured: &Measured, at: usize, of: usize) {
    let Some(band) = verdict::band(measured) else { return };
    let (middle, next) = (chart.column(at, of), chart.column(at + 1, of));
    let (top, bottom) = (chart.y(band.high), chart.y(band.low));
    let corner = (middle - (next - middle) / 2.0, top);
    chart.svg.rect(corner, (next - middle, bottom - top), Paint::fill(palette().safe).faint(0.22));
}

/// A mark at the share measured with a line over its interval; each bot has a shape of its own.
fn whisker(chart: &mut Chart, x: f64, measured: &Measured, (bot, colour): (Bot, Shade)) {
    let share = measured.won();
    let (low, high, y) = (chart.y(share.low), chart.y(share.high), chart.y(share.rate));
    chart.svg.line((x, low), (x, high), Paint::stroke(colour, 2.0));
    mark(chart, (x, y), bot, colour);
}

fn mark(chart: &mut Chart, (x, y): (f64, f64), bot: Bot, colour: Shade) {
    let paint = Paint::fill(colour).outlined(palette().ink, 1.0);
    match bot {
        Bot::Planner => chart.svg.circle((x, y), 5.0, paint),
        Bot::Cautious => chart.svg.rect((x - 4.5, y - 4.5), (9.0, 9.0), paint),
        Bot::Random => chart.svg.polygon(&[(x, y - 5.5), (x + 5.0, y + 4.0), (x - 5.0, y + 4.0)], paint),
    }
}

fn legend(chart: &mut Chart) {
    let set = Type { size: 12.0, colour: palette().text_body, anchor: "start" };
    for (at, (bot, colour, _)) in bots().into_iter().enumerate() {
        let x = chart.x(1.0) - 250.0 + 84.0 * at as f64;
        mark(chart, (x, 38.0), bot, colour);
        chart.svg.text((x + 9.0, 42.0), bot.name(), set);
    }
}
