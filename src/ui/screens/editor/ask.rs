//! Questions before something is lost.

use egui::{Context, Frame, Id, Margin, Modal, Stroke};

use super::{Editor, intent::Intent};
use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::{Button, Kind},
    theme::{Palette, Rule, Type, faded},
};

/// What the author is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Whether to go on with what was not saved.
    Recover,
    /// Whether to save before leaving.
    Leave,
    /// Whether comments may go.
    Comments,
    /// Whether to write over what another program wrote.
    Outside,
}

/// An answer: its words, what it is, and what it does; nothing where it leaves everything.
type Answer = (&'static str, Kind, Vec<Intent>);

impl Asking {
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Recover => ("ui-editor-recover", "ui-editor-recover-text"),
            Self::Leave => ("ui-editor-leave", "ui-editor-leave-text"),
            Self::Comments => ("ui-editor-comments", "ui-editor-comments-text"),
            Self::Outside => ("ui-editor-outside", "ui-editor-outside-text"),
        }
    }

    fn answers(self) -> Vec<Answer> {
        let stay: Answer = ("ui-cancel", Kind::Plain, Vec::new());
        match self {
            Self::Recover => vec![
                ("ui-editor-recover-yes", Kind::Primary, vec![Intent::Recover]),
                ("ui-editor-recover-no", Kind::Danger, vec![Intent::Forget]),
            ],
            Self::Leave => vec![
                ("ui-editor-leave-save", Kind::Primary, vec![Intent::SaveAndLeave]),
                ("ui-editor-leave-lose", Kind::Danger, vec![Intent::Discard]),
                stay,
            ],
            Self::Comments => vec![("ui-editor-comments-yes", Kind::Primary, vec![Intent::SaveAnyway]), stay],
            Self::Outside => vec![("ui-editor-outside-yes", Kind::Danger, vec![Intent::SaveOver]), stay],
        }
    }
}

impl Editor {
    /// Asks, where there is a question.
    pub(super) fn ask(&mut self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let Some(asking) = self.asking else { return };
        let palette = Palette::of(ctx);
        focus::above_all(ctx);
        let back = desk.input.take_back();
        let frame = Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(1.0, palette.line_ctrl))
            .corner_radius(3)
            .inner_margin(Margin::same(20));
        let modal = Modal::new(Id::new("editor asks")).frame(frame).backdrop_color(faded(palette.void, 0.75));
        let answered = modal.show(ctx, |ui| {
            ui.set_max_width(460.0f32.min(ctx.screen_rect().width() - 60.0));
            let (title, text) = asking.words();
            let fill = [("count", self.file.document().comments().into())];
            ui.label(Type::Title.text(desk.text(title), palette.text_hi));
            ui.add(egui::Label::new(Type::Body.text(desk.with(text, &fill), palette.text_body)).wrap());
            ui.add_space(Rule::GAP);
            focus::group(ui, Group::Main, |ui| answers(ui, desk, asking))
        });
        match answered.inner {
            Some(answer) => {
                self.asking = None;
                intents.extend(answer);
            }
            None if back && asking != Asking::Recover => self.asking = None,
            None => {}
        }
    }
}

/// The buttons; what was answered. Focus stands on the first.
fn answers(ui: &mut egui::Ui, desk: &Desk, asking: Asking) -> Option<Vec<Intent>> {
    let mut answered = None;
    let focused = ui.memory(egui::Memory::focused);
    ui.horizontal_wrapped(|ui| {
        let buttons = asking.answers().into_iter().map(|(words, kind, intent)| {
            let response = Button::new(desk.text(words)).kind(kind).show(ui);
            if response.clicked() {
                answered = Some(intent);
            }
            response
        });
        let buttons: Vec<egui::Response> = buttons.collect();
        let lost = buttons.iter().all(|button| Some(button.id) != focused);
        if let Some(first) = buttons.first().filter(|_| lost) {
            first.request_focus();
        }
    });
    answered
}
