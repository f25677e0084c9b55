//! A question before everything else, with one answer that does it and one that leaves it.

use egui::{Context, Frame, Id, Margin, Modal, Stroke};

use super::{Button, Kind};
use crate::ui::{
    focus::{self, Group},
    input::Input,
    theme::{Palette, Rule, Type, faded},
};

/// What the player is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirm {
    /// The question.
    pub title: String,
    /// What follows from it.
    pub text: String,
    /// The word for doing it.
    pub yes: String,
    /// The word for leaving it.
    pub no: String,
    /// Whether doing it loses something.
    pub danger: bool,
}

/// What the player answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Do it.
    Yes,
    /// Leave it.
    No,
}

impl Confirm {
    /// Shows the question over everything; an answer, once there is one. Going back is the answer no.
    pub fn show(&self, ctx: &Context, input: &mut Input) -> Option<Answered> {
        let palette = Palette::of(ctx);
        focus::above_all(ctx);
        let back = input.take_back();
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.0, palette.line_ctrl))
            .corner_radius(3)
            .inner_margin(Margin::same(20));
        let modal = Modal::new(Id::new("confirm")).frame(frame).backdrop_color(faded(palette.void, 0.75));
        let shown = modal.show(ctx, |ui| {
            ui.set_max_width(420.0f32.min(ctx.screen_rect().width() - 60.0));
            ui.label(Type::Title.text(&self.title, palette.text_hi));
            ui.add(egui::Label::new(Type::Body.text(&self.text, palette.text_body)).wrap());
            ui.add_space(Rule::GAP);
            focus::group(ui, Group::Main, |ui| self.answers(ui)).inner
        });
        if back { Some(Answered::No) } else { shown.inner }
    }

    fn answers(&self, ui: &mut egui::Ui) -> egui::InnerResponse<Option<Answered>> {
        ui.horizontal_wrapped(|ui| {
            let kind = if self.danger { Kind::Danger } else { Kind::Primary };
            let yes = Button::new(&self.yes).kind(kind).show(ui);
            let no = Button::new(&self.no).show(ui);
            // Focus stands on what loses nothing.
            let focused = ui.memory(egui::Memory::focused);
            if focused != Some(yes.id) && focused != Some(no.id) {
                if self.danger { &no } else { &yes }.request_focus();
            }
            match (yes.clicked(), no.clicked()) {
                (true, _) => Some(Answered::Yes),
                (_, true) => Some(Answered::No),
                _ => None,
            }
        })
    }
}
