//! The tables of the codex that the game fills in: the deck, the alarm, the keys.

use egui::{Align2, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::page;
use crate::{
    stealth::Modifier,
    ui::{
        Desk, focus,
        input::Command,
        parts,
        theme::{Palette, Type, mono},
    },
    words::codex::Table,
};

/// Shows a table.
pub(super) fn show(ui: &mut Ui, desk: &Desk, table: Table) {
    ui.add_space(4.0);
    match table {
        Table::Deck => deck(ui, desk),
        Table::Alarm => alarm(ui, desk),
        Table::Controls => controls(ui, desk),
    }
    ui.add_space(4.0);
}

/// Each face of the deck with how often it is there.
pub(super) fn faces(deck: &[Modifier]) -> Vec<(Modifier, usize)> {
    let mut cards = deck.to_vec();
    cards.sort_unstable();
    let groups = cards.chunk_by(|a, b| a == b);
    groups.filter_map(|group| Some((*group.first()?, group.len()))).collect()
}

fn deck(ui: &mut Ui, desk: &Desk) {
    const CELL: f32 = 15.0;
    let palette = Palette::of(ui.ctx());
    let faces = faces(desk.catalog.cards().deck());
    let most = faces.iter().map(|(_, count)| *count).max().unwrap_or(1) as f32;
    let step = (ui.available_width() / faces.len().max(1) as f32).min(44.0);
    let size = vec2(step * faces.len() as f32, most * (CELL + 3.0) + 22.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, desk.text("ui-codex-deck")));
    for (at, (face, count)) in faces.iter().enumerate() {
        let x = rect.left() + (at as f32 + 0.5) * step;
        let colour = if *face == Modifier::Choose { palette.agent } else { palette.info };
        for copy in 0..*count {
            let centre = egui::pos2(x, rect.bottom() - 28.0 - copy as f32 * (CELL + 3.0));
            ui.painter().rect_filled(Rect::from_center_size(centre, vec2(CELL, CELL)), 1, colour);
        }
        let below = egui::pos2(x, rect.bottom());
        ui.painter().text(below, Align2::CENTER_BOTTOM, face.to_string(), mono(13.0), palette.text_hi);
    }
    focus::join(ui, &response);
    let cards = desk.catalog.cards().deck();
    let share =
        |fits: fn(i8) -> bool| cards.iter().filter(|card| matches!(card, Modifier::Value(n) if fits(*n))).count();
    let fill = [
        ("all", cards.len().into()),
        ("below", share(|n| n < 0).into()),
        ("zero", share(|n| n == 0).into()),
        ("above", share(|n| n > 0).into()),
    ];
    page::text(ui, &desk.with("ui-codex-deck-sum", &fill));
}

fn alarm(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    let rows = desk.catalog.cards().bonus();
    let shown = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (at, row) in rows.iter().enumerate() {
            let range = match rows.get(at + 1) {
                Some(next) => format!("{}–{}", row.from, next.from.saturating_sub(1)),
                None => format!("{}+", row.from),
            };
            let colour = palette.tens.get(at.min(5)).copied().unwrap_or(palette.alarm);
            let frame = egui::Frame::new().fill(palette.panel).inner_margin(egui::Margin::symmetric(8, 5));
            let cell = frame.show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.label(RichText::new(format!("+{}", row.bonus)).font(mono(16.0)).color(palette.text_hi));
                    ui.label(RichText::new(range).font(mono(11.0)).color(palette.text_dim));
                });
            });
            let top = cell.response.rect;
            ui.painter().rect_filled(Rect::from_min_size(top.min, vec2(top.width(), 3.0)), 0, colour);
        }
    });
    page::stop(ui, &shown.response, "");
}

fn controls(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    for command in Command::ALL {
        let shown = ui.horizontal(|ui| {
            ui.set_min_height(24.0);
            ui.label(Type::Body.text(desk.text(command.name()), palette.text_body));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if let Some(button) = pad_button(desk, command) {
                    parts::key_cap(ui, &button);
                    ui.label(Type::Note.text(desk.text("ui-codex-or"), palette.text_dim));
                }
                parts::key_cap(ui, &desk.settings.keys.press(command).to_string());
            });
        });
        page::stop(ui, &shown.response, "");
    }
}

/// The pad button of a command that has one.
fn pad_button(desk: &Desk, command: Command) -> Option<String> {
    let key = match command {
        Command::Undo => "ui-pad-x",
        Command::Inspect => "ui-pad-y",
        Command::Menu => "ui-pad-start",
        Command::Threat => "ui-pad-select",
        Command::ZoomIn => "ui-pad-right-trigger",
        Command::ZoomOut => "ui-pad-left-trigger",
        _ => return None,
    };
    Some(desk.text(key))
}
