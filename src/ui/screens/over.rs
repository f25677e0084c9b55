//! The menu over a table.

use egui::{Context, Frame, Id, Margin, Modal, Stroke};

use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::Button,
    theme::{Palette, Type, faded, icons},
};

/// What is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To go on.
    GoOn,
    /// To read the rules.
    Codex,
    /// To leave the table.
    Leave,
}

/// Shows it over everything, with the name of the game; the first game is not kept when it is left.
pub fn show(ctx: &Context, desk: &Desk, title: &str, is_lesson: bool) -> Option<Wanted> {
    let palette = Palette::of(ctx);
    focus::above_all(ctx);
    let frame = Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.0, palette.line_ctrl))
        .corner_radius(3)
        .inner_margin(Margin::same(20));
    let modal = Modal::new(Id::new("table menu")).frame(frame).backdrop_color(faded(palette.void, 0.75));
    let mut wanted = None;
    modal.show(ctx, |ui| {
        ui.set_width(300.0f32.min(ctx.screen_rect().width() - 60.0));
        ui.label(Type::Title.text(title, palette.text_hi));
        focus::group(ui, Group::Main, |ui| {
            let wide = ui.available_width();
            for (key, icon, means) in [
                ("ui-table-go-on", icons::PLAY, Wanted::GoOn),
                ("ui-command-codex", icons::BOOK_OPEN, Wanted::Codex),
                ("ui-table-leave", icons::SIGN_OUT, Wanted::Leave),
            ] {
                let button = Button::new(desk.text(key)).icon(icon).least_width(wide);
                let response = if means == Wanted::GoOn { button.primary() } else { button }.show(ui);
                if means == Wanted::GoOn && ui.memory(egui::Memory::focused).is_none() {
                    response.request_focus();
                }
                if response.clicked() {
                    wanted = Some(means);
                }
            }
        });
        let note = if is_lesson { "ui-first-leave-note" } else { "ui-table-leave-note" };
        ui.add(egui::Label::new(Type::Note.text(desk.text(note), palette.text_dim)).wrap());
    });
    wanted
}
