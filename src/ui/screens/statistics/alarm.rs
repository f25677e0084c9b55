//! The alarm by turn: the mean of all games that came so far, and where eight of ten of them were.

use egui::{Color32, Stroke, Ui};

use super::sentence;
use crate::{
    records::Stats,
    ui::{
        Desk,
        parts::{self, Axis, Plot},
        theme::{Palette, Weight, faded, icons},
    },
};

/// The plot and its sentence.
pub(super) fn show(ui: &mut Ui, desk: &Desk, stats: &Stats, height: f32) {
    let palette = Palette::of(ui.ctx());
    let legend = desk.text("ui-stats-alarm-band");
    parts::head_legend(ui, &desk.text("ui-stats-alarm"), (icons::SQUARE, Weight::Fill), palette.alarm, &legend);
    let Some(last) = stats.alarm.last() else { return sentence(ui, &desk.text("ui-stats-no-alarm")) };
    let fill = [
        ("turn", last.turn.into()),
        ("mean", format!("{:.0}", last.mean).into()),
        ("low", last.band.0.into()),
        ("high", last.band.1.into()),
        ("games", last.games.into()),
    ];
    let text = desk.with("ui-stats-alarm-sentence", &fill);
    let highest = stats.alarm.iter().map(|point| point.band.1).max().unwrap_or(0).max(20);
    let top = i32::from(highest.div_ceil(20)) * 20;
    let plot =
        Plot::new(ui, &text, height, Axis::turns(last.turn), Axis::whole(0, top, if top > 80 { 40 } else { 20 }));
    let left = |turn: u16| f32::from(turn) - 0.5;
    let band: Vec<_> =
        stats.alarm.iter().map(|point| (left(point.turn), f32::from(point.band.0), f32::from(point.band.1))).collect();
    let end = f32::from(last.turn) + 0.5;
    plot.band(&band, end, faded(palette.alarm, if palette.high_contrast { 0.5 } else { 0.3 }));
    let mean: Vec<_> = stats.alarm.iter().map(|point| (left(point.turn), point.mean as f32)).collect();
    plot.steps(&mean, end, Stroke::new(2.0, palette.objective), Color32::TRANSPARENT);
    sentence(ui, &text);
}
