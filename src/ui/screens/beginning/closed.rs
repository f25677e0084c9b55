//! Closed-eye steps: the same quiet screen for everybody, whoever has something to choose (TB-OPEN-23).

use egui::{Align, Context, Layout, Sense, Stroke, Ui, vec2};

use super::here::{Here, Intent};
use crate::{
    beginning::Pending,
    ui::{
        Desk,
        focus::{self, Group},
        parts::{Button, page_within},
        theme::{Palette, Type, faded},
    },
};

/// How long a breath of the line is, in seconds.
const BREATH: f64 = 4.0;

/// Whether such a step is going on.
pub fn is_closed(here: &Here<'_>) -> bool {
    matches!(here.pending(), Some(Pending::Closed { .. }))
}

/// Covers the table: the line breathing, the question, and what can be answered.
pub fn show(ctx: &Context, here: &Here<'_>, intents: &mut Vec<Intent>) {
    page_within(ctx, 560.0, |ui| {
        let palette = Palette::of(ui.ctx());
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.add_space((ui.available_height() / 2.0 - 150.0).max(8.0));
            line(ui, here);
            let title = here.teller.moment(here.view);
            ui.add(egui::Label::new(Type::Heading.text(title, palette.text_hi)).wrap());
            let text = here.teller.question(here.view).filter(|_| !here.options.is_empty());
            let text = text.unwrap_or_else(|| here.desk.text("ui-table-wait"));
            ui.add(egui::Label::new(Type::Body.text(text, palette.text_body)).wrap());
            ui.add_space(12.0);
            focus::group(ui, Group::Main, |ui| {
                for action in here.options {
                    let label = here.teller.action(here.view, action);
                    if Button::new(label).least_width(280.0).height(36.0).show(ui).clicked() {
                        intents.push(Intent::Act(*action));
                    }
                }
            });
        });
    });
}

/// The one line, breathing; still under reduced motion.
fn line(ui: &mut Ui, here: &Here<'_>) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().min(360.0), 40.0), Sense::hover());
    let moves = !here.desk.settings.reduced_motion && here.desk.motion(1.0) > 0.0;
    let part = if moves {
        ui.ctx().request_repaint();
        let turn = Desk::now(ui.ctx()) / BREATH * std::f64::consts::TAU;
        (0.5 + 0.5 * turn.sin()) as f32
    } else {
        1.0
    };
    let half = rect.width() * (0.25 + 0.25 * part);
    let x = rect.center().x;
    let stroke = Stroke::new(2.0, faded(palette.agent, 0.4 + 0.6 * part));
    ui.painter().hline(x - half..=x + half, rect.center().y, stroke);
}
