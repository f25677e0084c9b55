//! The curtain between two people at one screen: nothing of the table is to be seen until the next one sits down.

use egui::{Align, Context, Layout, vec2};

use super::shared::first_focus;
use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::{Button, page_within},
    theme::{Palette, Type, Weight, icon, icons},
};

/// What the people at the screen want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// The person who is to act sits at the screen.
    Seated,
    /// To leave the table.
    Leave,
}

/// Covers everything and asks for the next person.
pub fn show(ctx: &Context, desk: &Desk, name: &str, arrived: bool) -> Option<Behind> {
    page_within(ctx, 560.0, |ui| {
        let palette = Palette::of(ui.ctx());
        let shown = ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.add_space((ui.available_height() / 2.0 - 120.0).max(8.0));
            ui.label(icon(icons::EYE_SLASH, Weight::Light, 56.0, palette.agent));
            let title = desk.with("ui-table-curtain", &[("name", name.into())]);
            ui.add(egui::Label::new(Type::Heading.text(title, palette.text_hi)).wrap());
            let text = desk.text("ui-table-curtain-text");
            ui.add(egui::Label::new(Type::Body.text(text, palette.text_body)).wrap());
            ui.add_space(12.0);
            focus::group(ui, Group::Main, |ui| {
                let label = desk.with("ui-table-curtain-open", &[("name", name.into())]);
                let open = Button::new(label).primary().height(44.0).show(ui);
                first_focus(desk, arrived, &open);
                ui.allocate_space(vec2(1.0, 4.0));
                let leave = Button::new(desk.text("ui-table-leave")).show(ui);
                let leaves = leave.clicked().then_some(Behind::Leave);
                open.clicked().then_some(Behind::Seated).or(leaves)
            })
        });
        shown.inner
    })
}
