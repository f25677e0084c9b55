//! One setting: its name and what it means on the left, its control on the right, below where there is no room.

use egui::{Layout, Ui, vec2};

use crate::ui::{
    Cue, Desk, Settings, parts,
    theme::{Palette, Type},
};

/// The width from which names and controls stand side by side.
const WIDE: f32 = 480.0;

/// A setting with any control.
pub fn row<T>(ui: &mut Ui, name: &str, note: &str, control: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui.ctx());
    let room = ui.available_width();
    let words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add(egui::Label::new(Type::Body.text(name, palette.text_hi)).wrap());
        if !note.is_empty() {
            ui.add(egui::Label::new(Type::Note.text(note, palette.text_dim)).wrap());
        }
    };
    if room >= WIDE {
        let layout = Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(vec2(room, 32.0), layout, |ui| {
            let half = (room * 0.52).floor();
            let lines = if note.is_empty() { layout } else { Layout::top_down(egui::Align::Min) };
            ui.allocate_ui_with_layout(vec2(half, 32.0), lines, |ui| {
                ui.set_width(half);
                words(ui);
            });
            control(ui)
        })
        .inner
    } else {
        ui.vertical(|ui| {
            words(ui);
            ui.horizontal(control).inner
        })
        .inner
    }
}

/// A setting that is on or off.
pub fn switch(ui: &mut Ui, desk: &mut Desk, words: (&str, &str), of: fn(&mut Settings) -> &mut bool) {
    let (name, note) = (desk.text(words.0), if words.1.is_empty() { String::new() } else { desk.text(words.1) });
    let palette = Palette::of(ui.ctx());
    let on = *of(&mut desk.settings);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if parts::check(ui, &name, on).clicked() {
            desk.set(|settings| *of(settings) = !on);
            desk.play(Cue::Choose);
        }
        if !note.is_empty() {
            ui.spacing_mut().interact_size.y = 16.0;
            ui.horizontal(|ui| {
                ui.add_space(28.0);
                ui.add(egui::Label::new(Type::Note.text(&note, palette.text_dim)).wrap());
            });
        }
    });
}
