//! Three plots: the alarm by turn, the risk taken each turn, the cards drawn. One sentence of meaning under each.

use egui::{Align2, Label, Stroke, Ui, pos2, vec2};

use super::Debrief;
use crate::{
    session::summary::{Cards, Curve, Risk},
    stealth::Modifier,
    ui::{
        Desk,
        map::threat::{Level, percent, swatch},
        parts::{Axis, Plot, head_legend},
        theme::{Palette, Type, Weight, faded, icon_font, icons},
    },
};

/// All plots that this mission has something for.
pub(super) fn show(ui: &mut Ui, desk: &Desk, debrief: &mut Debrief) {
    let risks = debrief.risks.get().cloned();
    let summary = &debrief.summary;
    let count = 2 + u8::from(summary.alarm.is_some());
    // Each plot has its head, its sentence and a gap besides.
    let free = ui.available_height() - f32::from(count) * 70.0;
    let height = (free / f32::from(count)).clamp(74.0, 230.0);
    match &summary.alarm {
        Some(curve) => alarm(ui, desk, curve, summary.turns, height),
        None => sentence(ui, &desk.text("ui-debrief-no-alarm")),
    }
    risk(ui, desk, risks.as_deref(), summary.turns, height);
    cards(ui, desk, &summary.cards, height);
}

fn sentence(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add(Label::new(Type::Dense.text(text, palette.text_body)).wrap());
    ui.add_space(4.0);
}

fn alarm(ui: &mut Ui, desk: &Desk, curve: &Curve, turns: u16, height: f32) {
    let palette = Palette::of(ui.ctx());
    let legend = desk.text("ui-debrief-reinforcement");
    head_legend(ui, &desk.text("ui-debrief-alarm"), (icons::SIGN_IN, Weight::Regular), palette.alarm, &legend);
    let highest = curve.calls.last().map_or(0, |call| call.0).max(curve.peak).max(20);
    let top = i32::from(highest).div_ceil_to(20);
    let text = alarm_sentence(desk, curve);
    let plot = Plot::new(ui, &text, height, Axis::turns(turns), Axis::whole(0, top, if top > 80 { 40 } else { 20 }));
    for (level, turn) in &curve.calls {
        call(&plot, palette, *level, *turn);
    }
    let levels = curve.levels.iter().enumerate();
    let points: Vec<(f32, f32)> = levels.map(|(at, level)| (at as f32 + 0.5, f32::from(*level))).collect();
    let fill = faded(palette.alarm, if palette.high_contrast { 0.3 } else { 0.14 });
    plot.steps(&points, f32::from(turns) + 0.5, Stroke::new(2.0, palette.objective), fill);
    sentence(ui, &text);
}

/// A level that calls somebody: dashed across, a flag at its end, filled where somebody came.
fn call(plot: &Plot, palette: &Palette, level: u16, turn: Option<u16>) {
    let y = plot.y_of(f32::from(level));
    plot.level(f32::from(level), Stroke::new(1.0, faded(palette.alarm, 0.6)), &[4.0, 3.0]);
    let tip = pos2(plot.inside.right(), y);
    let corners = vec![tip + vec2(-10.0, -5.0), tip, tip + vec2(-10.0, 5.0)];
    let fill = if turn.is_some() { palette.alarm } else { palette.panel };
    plot.painter().add(egui::Shape::convex_polygon(corners, fill, Stroke::new(1.2, palette.alarm)));
    if let Some(turn) = turn {
        let at = pos2(plot.x_of(f32::from(turn)), y - 2.0);
        let font = icon_font(Weight::Regular, 14.0);
        plot.painter().text(at, Align2::CENTER_BOTTOM, icons::SIGN_IN, font, palette.alarm);
    }
}

fn alarm_sentence(desk: &Desk, curve: &Curve) -> String {
    let came = curve.calls.iter().filter(|(_, turn)| turn.is_some()).count();
    let fill = [
        ("peak", curve.peak.into()),
        ("last", curve.levels.last().copied().unwrap_or(0).into()),
        ("came", came.into()),
        ("all", curve.calls.len().into()),
    ];
    desk.with("ui-debrief-alarm-sentence", &fill)
}

fn risk(ui: &mut Ui, desk: &Desk, risks: Option<&[Risk]>, turns: u16, height: f32) {
    let palette = Palette::of(ui.ctx());
    let legend = desk.text("ui-debrief-happened");
    head_legend(ui, &desk.text("ui-debrief-risk"), (icons::EYE, Weight::Fill), palette.detection, &legend);
    let most = risks.unwrap_or_default().iter().map(|risk| percent(risk.chance)).max().unwrap_or(0);
    let top = i32::from(most.max(30)).div_ceil_to(30).min(100);
    let ticks = [0, top / 2, top].map(|value| (value as f32, format!("{value}%")));
    let axis = Axis { from: 0.0, to: top as f32 * 1.12, ticks: ticks.to_vec() };
    let text = risks.map_or_else(|| desk.text("ui-debrief-risk-thinking"), |risks| risk_sentence(desk, risks));
    let plot = Plot::new(ui, &text, height, Axis::turns(turns), axis);
    for risk in risks.unwrap_or_default() {
        risk_bar(&plot, palette, risk, turns);
    }
    sentence(ui, &text);
}

fn risk_bar(plot: &Plot, palette: &Palette, risk: &Risk, turns: u16) {
    let x = f32::from(risk.turn);
    let bar = plot.bar(x, if turns > 40 { 0.9 } else { 0.72 }, f32::from(percent(risk.chance)));
    if let Some(level) = Level::of(risk.chance) {
        swatch(plot.painter(), bar, level);
    }
    let at = pos2(plot.x_of(x), bar.top() - 7.0);
    if risk.happened {
        let font = icon_font(Weight::Fill, 13.0);
        plot.painter().text(at, Align2::CENTER_CENTER, icons::EYE, font, palette.detection);
    } else if turns <= 40 {
        plot.painter().circle_stroke(at, 2.5, Stroke::new(1.2, palette.text_dim));
    }
}

/// Whether chance was kind: what was to be expected against what came.
fn risk_sentence(desk: &Desk, risks: &[Risk]) -> String {
    let expected: f64 = risks.iter().map(|risk| risk.chance).sum();
    let happened = risks.iter().filter(|risk| risk.happened).count();
    let spread: f64 = risks.iter().map(|risk| risk.chance * (1.0 - risk.chance)).sum::<f64>().sqrt();
    let off = happened as f64 - expected;
    let key = match off {
        _ if expected < 0.05 && happened == 0 => "ui-debrief-risk-none",
        _ if off < -spread.max(0.5) => "ui-debrief-risk-lucky",
        _ if off > spread.max(0.5) => "ui-debrief-risk-unlucky",
        _ => "ui-debrief-risk-even",
    };
    desk.with(key, &[("count", happened.into()), ("expected", format!("{expected:.1}").into())])
}

fn cards(ui: &mut Ui, desk: &Desk, cards: &Cards, height: f32) {
    let palette = Palette::of(ui.ctx());
    let legend = desk.text("ui-debrief-cards-expected");
    head_legend(ui, &desk.text("ui-debrief-cards"), (icons::MINUS, Weight::Bold), palette.text_hi, &legend);
    let counts = cards.faces.iter().map(|&(_, copies, drawn)| f64::from(drawn).max(cards.expected(copies)));
    let most = counts.fold(2.0, f64::max).ceil() as i32;
    let step = if most > 20 {
        10
    } else if most > 5 {
        5
    } else {
        2
    };
    let names = cards.faces.iter().enumerate().map(|(at, (face, ..))| (at as f32 + 1.0, face.to_string())).collect();
    let x = Axis { from: 0.5, to: cards.faces.len() as f32 + 0.5, ticks: names };
    let text = card_sentence(desk, cards);
    let plot = Plot::new(ui, &text, height, x, Axis::whole(0, most.div_ceil_to(step), step));
    for (at, &(face, copies, drawn)) in cards.faces.iter().enumerate() {
        let x = at as f32 + 1.0;
        let colour = if face == Modifier::Choose { palette.agent } else { palette.info };
        plot.painter().rect_filled(plot.bar(x, 0.72, f32::from(drawn)), 0, faded(colour, 0.85));
        let (from, to) = (plot.x_of(x - 0.44), plot.x_of(x + 0.44));
        let y = plot.y_of(cards.expected(copies) as f32).round();
        plot.painter().hline(from..=to, y, Stroke::new(2.0, palette.text_hi));
    }
    sentence(ui, &text);
}

fn card_sentence(desk: &Desk, cards: &Cards) -> String {
    let (drawn, usual) = cards.means();
    let signed = |mean: f64| format!("{}{:.2}", if mean < -0.005 { "−" } else { "" }, mean.abs());
    let fill = [("count", cards.drawn().into()), ("mean", signed(drawn).into()), ("deck", signed(usual).into())];
    desk.with("ui-debrief-cards-sentence", &fill)
}

/// Rounding up to whole steps.
trait Steps {
    fn div_ceil_to(self, step: Self) -> Self;
}

impl Steps for i32 {
    fn div_ceil_to(self, step: Self) -> Self {
        (self + step - 1) / step * step
    }
}
