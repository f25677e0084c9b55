//! What is heard, and how loud.

use egui::Ui;

use super::row::{row, switch};
use crate::ui::{
    Cue, Desk, Settings,
    parts::{self, Scale},
};

/// Shows the sound settings.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    volume(ui, desk, ("ui-settings-master", ""), |settings| &mut settings.volume.master);
    volume(ui, desk, ("ui-settings-effects", "ui-settings-effects-note"), |settings| &mut settings.volume.effects);
    volume(ui, desk, ("ui-settings-alarm", "ui-settings-alarm-note"), |settings| &mut settings.volume.alarm);
    volume(ui, desk, ("ui-settings-ambience", "ui-settings-ambience-note"), |settings| &mut settings.volume.ambience);
    switch(ui, desk, ("ui-settings-mute", ""), |settings| &mut settings.mute);
    switch(ui, desk, ("ui-settings-mute-unfocused", ""), |settings| &mut settings.mute_unfocused);
}

fn volume(ui: &mut Ui, desk: &mut Desk, words: (&str, &str), of: fn(&mut Settings) -> &mut u8) {
    let scale = Scale { least: 0, most: 100, step: 5 };
    let (name, note) = (desk.text(words.0), if words.1.is_empty() { String::new() } else { desk.text(words.1) });
    let value = u16::from(*of(&mut desk.settings));
    let shown = desk.with("ui-percent", &[("value", value.into())]);
    let new = row(ui, &name, &note, |ui| parts::slider(ui, &mut desk.input, &name, scale, value, &shown));
    if let Some(new) = new {
        desk.set(|settings| *of(settings) = u8::try_from(new).unwrap_or(100));
        desk.play(Cue::Hover);
    }
}
