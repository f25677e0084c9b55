//! The bar that tells of a mission's file changed by another program, and what may be done about it.

use egui::{Align2, Area, Context, Frame, Id, Margin, Order, Stroke, Ui, vec2};

use crate::{
    content::Fault,
    ui::{
        focus::{self, Group},
        parts::Button,
        theme::{Palette, Type, Weight, icon, icons, mono},
    },
};

/// The height of the buttons.
const BUTTON: f32 = 30.0;

/// What is told and offered.
pub struct Changed<'a> {
    /// What happened.
    pub told: String,
    /// Its faults, where they keep it from being taken.
    pub faults: &'a [Fault],
    /// What the button says that takes the change; none where it cannot be taken.
    pub take: Option<String>,
    /// What the button says that leaves it.
    pub keep: String,
}

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The change is taken.
    Take,
    /// It is left.
    Keep,
}

/// Shows the bar at the top of the screen.
pub fn bar(ctx: &Context, changed: &Changed) -> Option<Answer> {
    let palette = Palette::of(ctx);
    let colour = if changed.take.is_some() { palette.info } else { palette.error };
    let area = Area::new(Id::new("reload")).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, 52.0));
    let frame = Frame::new().fill(palette.raised).stroke(Stroke::new(1.0, colour)).corner_radius(3);
    let shown = area.show(ctx, |ui| {
        frame.inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.set_max_width((ctx.screen_rect().width() * 0.8).min(560.0));
            told(ui, changed);
            focus::group(ui, Group::Lesson, |ui| ui.horizontal_wrapped(|ui| buttons(ui, changed)).inner)
        })
    });
    shown.inner.inner
}

/// What happened, and the first of its faults with its place.
fn told(ui: &mut Ui, changed: &Changed) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour) = match changed.take {
        Some(_) => (icons::INFO, palette.info),
        None => (icons::WARNING_OCTAGON, palette.error),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(icon(glyph, Weight::Fill, 16.0, colour));
        ui.add(egui::Label::new(Type::Body.text(&changed.told, palette.text_hi)).wrap());
    });
    if let Some(fault) = changed.faults.iter().find(|fault| fault.is_error()) {
        ui.horizontal_wrapped(|ui| {
            let place = egui::RichText::new(format!("{}:{}", fault.line, fault.column)).font(mono(12.0));
            ui.label(place.color(palette.text_dim));
            ui.add(egui::Label::new(Type::Body.text(&fault.message, palette.text_body)).wrap());
        });
    }
}

fn buttons(ui: &mut Ui, changed: &Changed) -> Option<Answer> {
    let mut answer = None;
    if let Some(words) = &changed.take {
        let take = Button::new(words.clone()).icon(icons::ARROW_CLOCKWISE).primary().height(BUTTON);
        if take.show(ui).clicked() {
            answer = Some(Answer::Take);
        }
    }
    if Button::new(changed.keep.clone()).height(BUTTON).show(ui).clicked() {
        answer = Some(Answer::Keep);
    }
    answer
}
