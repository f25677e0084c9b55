//! Turns against par: of one mission as a histogram, of all of them as boxes side by side.

use egui::{Rect, Stroke, Ui, pos2, vec2};

use super::{Statistics, name_of, sentence};
use crate::{
    records::{Pace, Spread, Stats},
    ui::{
        Desk, focus,
        parts::{self, Axis, Plot, plate_at, tip},
        theme::{Palette, Weight, faded, icons},
    },
};

/// The plot and its sentence.
pub(super) fn show(ui: &mut Ui, desk: &Desk, page: &Statistics, height: f32) {
    let palette = Palette::of(ui.ctx());
    let legend = desk.text("ui-stats-par");
    parts::head_legend(ui, &desk.text("ui-stats-turns"), (icons::DIAMOND, Weight::Fill), palette.safe, &legend);
    let Some(spread) = page.stats.pace.spread else {
        return sentence(ui, &desk.text("ui-stats-no-win"));
    };
    let text = told(desk, page, spread);
    if page.chosen().is_some() {
        histogram(ui, &page.stats, spread, &text, height);
    } else {
        boxes(ui, desk, page, &text, height);
    }
    sentence(ui, &text);
}

fn told(desk: &Desk, page: &Statistics, spread: Spread) -> String {
    let on_par = page.stats.badges.get("par").copied().unwrap_or(0);
    let fill = [
        ("median", number(spread.median).into()),
        ("games", spread.games.into()),
        ("least", spread.ends.0.into()),
        ("onpar", on_par.into()),
        ("par", page.stats.pace.par.unwrap_or(0).into()),
    ];
    let key = match (page.chosen(), page.stats.pace.par) {
        (None, _) => "ui-stats-turns-all",
        (Some(_), Some(_)) => "ui-stats-turns-sentence",
        (Some(_), None) => "ui-stats-turns-no-par",
    };
    desk.with(key, &fill)
}

/// A median without a needless fraction.
fn number(median: f64) -> String {
    if median.fract() == 0.0 { format!("{median:.0}") } else { format!("{median:.1}") }
}

/// How often each number of turns was enough; median and par as lines.
fn histogram(ui: &mut Ui, stats: &Stats, spread: Spread, text: &str, height: f32) {
    let palette = Palette::of(ui.ctx());
    let least = stats.pace.par.map_or(spread.ends.0, |par| par.min(spread.ends.0));
    let (from, to) = (least.saturating_sub(1), spread.ends.1.saturating_add(1));
    let count = |turns: u16| stats.turns.iter().filter(|found| **found == turns).count() as u16;
    let most = (from..=to).map(count).max().unwrap_or(1);
    let plot = Plot::new(ui, text, height, Axis::counts(from, to), Axis::counts(0, most.max(2)));
    for turns in from..=to {
        if count(turns) > 0 {
            let bar = plot.bar(f32::from(turns), 0.8, f32::from(count(turns)));
            plot.painter().rect_filled(bar, 0, faded(palette.info, 0.85));
        }
    }
    plot.mark(spread.median as f32, Stroke::new(2.0, palette.text_hi), &[]);
    if let Some(par) = stats.pace.par {
        plot.mark(f32::from(par), Stroke::new(1.5, palette.safe), &[4.0, 3.0]);
        diamond(&plot, palette, f32::from(par), plot.inside.top() + 4.0);
    }
}

/// One box per mission: ends, middle half, median, par.
fn boxes(ui: &mut Ui, desk: &Desk, page: &Statistics, text: &str, height: f32) {
    let palette = Palette::of(ui.ctx());
    let rows = &page.stats.missions;
    let longest = rows.iter().filter_map(|row| row.pace.spread).map(|spread| spread.ends.1).max().unwrap_or(10);
    let every = rows.len().div_ceil(16).max(1);
    let numbers = (1..=rows.len()).step_by(every).map(|number| (number as f32, number.to_string())).collect();
    let x = Axis { from: 0.5, to: rows.len() as f32 + 0.5, ticks: numbers };
    let top = longest.div_ceil(10) * 10;
    let plot = Plot::new(ui, text, height, x, Axis::whole(0, top.into(), if top > 40 { 20 } else { 10 }));
    for (at, row) in rows.iter().enumerate() {
        let x = at as f32 + 1.0;
        let Some(spread) = row.pace.spread else { continue };
        paint(&plot, palette, x, spread, row.pace);
        let half = (plot.x_of(1.5) - plot.x_of(1.0)).abs();
        let room =
            Rect::from_center_size(pos2(plot.x_of(x), plot.inside.center().y), vec2(half * 1.6, plot.inside.height()));
        let fill = [
            ("name", name_of(desk, row).into()),
            ("median", number(spread.median).into()),
            ("low", spread.middle.0.into()),
            ("high", spread.middle.1.into()),
            ("par", row.pace.par.unwrap_or(0).into()),
        ];
        let told = desk.with(if row.pace.par.is_some() { "ui-stats-box-told" } else { "ui-stats-box-no-par" }, &fill);
        let plate = plate_at(ui, room, ("box", at), || told.clone());
        focus::join(ui, &plate);
        tip(ui, &plate, &told);
    }
}

fn paint(plot: &Plot, palette: &Palette, x: f32, spread: Spread, pace: Pace) {
    let wide = (plot.x_of(x + 0.5) - plot.x_of(x)).clamp(2.0, 14.0) * 0.7;
    let at = |turns: f32| pos2(plot.x_of(x), plot.y_of(turns));
    let painter = plot.painter();
    let line = Stroke::new(1.5, palette.info);
    painter.line_segment([at(spread.ends.0.into()), at(spread.ends.1.into())], line);
    let (low, high) = (at(spread.middle.0.into()), at(spread.middle.1.into()));
    let room = Rect::from_two_pos(low - vec2(wide, 0.0), high + vec2(wide, 0.0)).expand2(vec2(0.0, 1.5));
    painter.rect_filled(room, 0, palette.panel);
    painter.rect(room, 0, faded(palette.info, 0.35), line, egui::StrokeKind::Inside);
    let middle = at(spread.median as f32);
    painter.line_segment(
        [middle - vec2(wide + 2.0, 0.0), middle + vec2(wide + 2.0, 0.0)],
        Stroke::new(2.0, palette.text_hi),
    );
    if let Some(par) = pace.par {
        diamond(plot, palette, x, plot.y_of(par.into()));
    }
}

/// The mark of par.
fn diamond(plot: &Plot, palette: &Palette, x: f32, y: f32) {
    let centre = pos2(plot.x_of(x), y);
    let corners = [(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)];
    plot.painter().add(parts::polygon(&corners, centre, 9.0, palette.safe, Stroke::new(1.0, palette.ink)));
}
