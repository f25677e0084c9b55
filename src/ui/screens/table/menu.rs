//! The menu over a table.

use egui::{Context, Frame, Id, Margin, Modal, Stroke};

use super::here::Intent;
use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::Button,
    theme::{Palette, Type, faded, icons},
};

/// Shows it over everything; the first game is not kept when it is left.
pub fn show(ctx: &Context, desk: &mut Desk, is_lesson: bool, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ctx);
    focus::above_all(ctx);
    let frame = Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.0, palette.line_ctrl))
        .corner_radius(3)
        .inner_margin(Margin::same(20));
    let modal = Modal::new(Id::new("table menu")).frame(frame).backdrop_color(faded(palette.void, 0.75));
    modal.show(ctx, |ui| {
        ui.set_width(300.0f32.min(ctx.screen_rect().width() - 60.0));
        ui.label(Type::Title.text(desk.text("ui-table-title"), palette.text_hi));
        focus::group(ui, Group::Main, |ui| {
            let wide = ui.available_width();
            for (key, icon, intent) in [
                ("ui-table-go-on", icons::PLAY, Intent::Menu),
                ("ui-command-codex", icons::BOOK_OPEN, Intent::Codex(None)),
                ("ui-table-leave", icons::SIGN_OUT, Intent::Leave),
            ] {
                let button = Button::new(desk.text(key)).icon(icon).least_width(wide);
                let response = if intent == Intent::Menu { button.primary() } else { button }.show(ui);
                if intent == Intent::Menu && ui.memory(egui::Memory::focused).is_none() {
                    response.request_focus();
                }
                if response.clicked() {
                    intents.push(intent);
                }
            }
        });
        ui.add(
            egui::Label::new(Type::Note.text(
                desk.text(if is_lesson { "ui-first-leave-note" } else { "ui-table-leave-note" }),
                palette.text_dim,
            ))
            .wrap(),
        );
    });
}
