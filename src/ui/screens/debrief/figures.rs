//! The result of a mission and its numbers.

use egui::{Align, Context, Layout, Margin, Ui, Vec2};

use super::Debrief;
use crate::{
    session::badges::Par,
    ui::{
        Desk,
        theme::{Palette, Type, Weight, icon, icons},
    },
};

/// One number with its two lines.
pub(super) struct Figure {
    pub value: String,
    pub label: String,
    pub note: String,
}

/// The bar on top.
pub(super) fn top(ctx: &Context, desk: &Desk, debrief: &mut Debrief, size: Vec2) {
    let palette = Palette::of(ctx);
    let low = size.y < 600.0;
    let margin = Margin::symmetric(if size.x < 820.0 { 12 } else { 24 }, if low { 6 } else { 12 });
    let bar = egui::TopBottomPanel::top("debrief top").frame(egui::Frame::new().fill(palette.panel).inner_margin(margin));
    bar.show(ctx, |ui| {
        ui.set_max_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.vertical(|ui| title(ui, desk, debrief, low));
            if size.x >= 760.0 {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = if size.x < 1200.0 { 16.0 } else { 28.0 };
                    for figure in list(desk, debrief).into_iter().rev() {
                        show(ui, &figure);
                    }
                });
            }
        });
    });
}

fn title(ui: &mut Ui, desk: &Desk, debrief: &Debrief, low: bool) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = if low { 0.0 } else { 2.0 };
    let (glyph, colour, key) = if debrief.summary.won {
        (icons::SIGN_OUT, palette.safe, "ui-debrief-won")
    } else {
        (icons::X_CIRCLE, palette.error, "ui-debrief-lost")
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 16.0;
        ui.label(icon(glyph, Weight::Regular, 16.0, colour));
        ui.label(Type::Label.text(desk.text(key), colour));
    });
    let name = &debrief.game.game().setup().mission.plan().name;
    let style = if low { Type::Title } else { Type::Heading };
    ui.label(style.text(name, palette.text_hi));
}

/// All numbers below each other, where the bar has no room for them.
pub(super) fn all(ui: &mut Ui, desk: &Desk, debrief: &mut Debrief) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(20.0, 10.0);
        for figure in list(desk, debrief) {
            show(ui, &figure);
        }
    });
}

fn show(ui: &mut Ui, figure: &Figure) {
    let palette = Palette::of(ui.ctx());
    ui.allocate_ui_with_layout(Vec2::new(0.0, 40.0), Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(10.0, 0.0);
        ui.label(Type::Heading.text(&figure.value, palette.text_hi));
        ui.vertical(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space(2.0);
            ui.label(Type::Body.text(&figure.label, palette.text_body));
            if !figure.note.is_empty() {
                ui.label(Type::Note.text(&figure.note, palette.text_dim));
            }
        });
    });
}

/// The numbers, as far as they are known.
pub(super) fn list(desk: &Desk, debrief: &mut Debrief) -> Vec<Figure> {
    let par = match debrief.par() {
        Par::Turns(par) => desk.with("ui-debrief-par", &[("par", par.into())]),
        Par::Thinking => desk.text("ui-debrief-par-thinking"),
        Par::Unknown => desk.text("ui-debrief-par-unknown"),
    };
    let no_kill = debrief.best.get().is_some_and(|found| found.no_kill);
    let expected = debrief.risks.get().map(|risks| risks.iter().map(|risk| risk.chance).sum::<f64>());
    let summary = &debrief.summary;
    let figure = |value: u16, label: &'static str, note: String| Figure {
        value: value.to_string(),
        label: desk.with(label, &[("count", value.into())]),
        note,
    };
    let of = |all: u8| desk.with("ui-debrief-of", &[("all", all.into())]);
    let spared = if no_kill { desk.text("ui-debrief-none-needed") } else { String::new() };
    let odds = expected.map(|sum| desk.with("ui-debrief-expected", &[("count", format!("{sum:.1}").into())]));
    let mut list = vec![
        figure(summary.turns, "ui-debrief-turns", par),
        figure(summary.kills, "ui-debrief-kills", spared),
        figure(summary.seen, "ui-debrief-seen", odds.unwrap_or_default()),
        figure(summary.health.0.into(), "ui-debrief-health", of(summary.health.1)),
    ];
    if let Some((used, all)) = summary.energy {
        list.push(figure(used, "ui-debrief-energy", of(all)));
    }
    list
}
