//! The result of a mission and its numbers.

use std::sync::Arc;

use egui::{Align, Context, Galley, Layout, Margin, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2};

use super::Debrief;
use crate::{
    session::badges::Par,
    ui::{
        Desk,
        screens::shared::aligned,
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
    let frame = egui::Frame::new().fill(palette.panel).inner_margin(margin);
    egui::TopBottomPanel::top("debrief top").frame(frame).show(ctx, |ui| {
        ui.horizontal(|ui| {
            aligned(ui);
            ui.vertical(|ui| title(ui, desk, debrief, low));
            if size.x < 760.0 {
                return;
            }
            let faces: Vec<Face> = list(desk, debrief).iter().map(|figure| Face::of(ui, desk, figure)).collect();
            let gap = if size.x < 1200.0 { 18.0 } else { 28.0 };
            let wide = faces.iter().map(|face| face.size(Notes::Shown).x + gap).sum::<f32>();
            let notes = if wide > ui.available_width() { Notes::Dropped } else { Notes::Shown };
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for face in faces.into_iter().rev() {
                    face.show(ui, notes);
                }
            });
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
    let name = &debrief.game.game().setup().mission.plan().name;
    let flat = ui.ctx().screen_rect().height() < 420.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 16.0;
        ui.label(icon(glyph, Weight::Regular, 16.0, colour));
        ui.label(Type::Label.text(desk.text(key), colour));
        if flat {
            ui.add(egui::Label::new(Type::Subtitle.text(name, palette.text_hi)).truncate());
        }
    });
    if flat {
        return;
    }
    let style = if low { Type::Title } else { Type::Heading };
    ui.label(style.text(name, palette.text_hi));
}

/// All numbers below each other, where the bar has no room for them.
pub(super) fn all(ui: &mut Ui, desk: &Desk, debrief: &mut Debrief) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(20.0, 10.0);
        for figure in list(desk, debrief) {
            Face::of(ui, desk, &figure).show(ui, Notes::Shown);
        }
    });
}

/// Whether the second line is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notes {
    Shown,
    Dropped,
}

/// A number laid out.
struct Face {
    value: Arc<Galley>,
    label: Arc<Galley>,
    note: Arc<Galley>,
    name: String,
}

impl Face {
    const GAP: f32 = 10.0;

    fn of(ui: &Ui, desk: &Desk, figure: &Figure) -> Self {
        let palette = Palette::of(ui.ctx());
        let lay = |text: &str, style: Type, colour| {
            ui.fonts(|fonts| fonts.layout_no_wrap(text.to_owned(), style.font(), colour))
        };
        let fill = [
            ("value", figure.value.as_str().into()),
            ("label", figure.label.as_str().into()),
            ("note", figure.note.as_str().into()),
        ];
        let key = if figure.note.is_empty() { "ui-debrief-figure" } else { "ui-debrief-figure-noted" };
        Self {
            value: lay(&figure.value, Type::Heading, palette.text_hi),
            label: lay(&figure.label, Type::Body, palette.text_body),
            note: lay(&figure.note, Type::Note, palette.text_dim),
            name: desk.with(key, &fill),
        }
    }

    fn size(&self, notes: Notes) -> Vec2 {
        let note = if notes == Notes::Shown { self.note.size().x } else { 0.0 };
        let words = self.label.size().x.max(note);
        Vec2::new(self.value.size().x + Self::GAP + words, 38.0)
    }

    fn show(self, ui: &mut Ui, notes: Notes) {
        let (rect, response) = ui.allocate_exact_size(self.size(notes), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &self.name));
        let x = rect.left() + self.value.size().x + Self::GAP;
        let two_lines = notes == Notes::Shown && !self.note.is_empty();
        let middle = rect.center().y;
        let label = if two_lines { middle - self.label.size().y } else { middle - self.label.size().y / 2.0 };
        let value = pos2(rect.left(), middle - self.value.size().y / 2.0);
        ui.painter().galley(value, self.value, egui::Color32::PLACEHOLDER);
        ui.painter().galley(pos2(x, label), self.label, egui::Color32::PLACEHOLDER);
        if two_lines {
            ui.painter().galley(pos2(x, middle + 1.0), self.note, egui::Color32::PLACEHOLDER);
        }
    }
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
