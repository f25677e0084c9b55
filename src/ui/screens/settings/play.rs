//! How a mission is played: speed, pauses, and the questions of the rules that are answered for the player.

use egui::Ui;

use super::row::{row, switch};
use crate::{
    stealth::{Answer, Auto},
    ui::{Cue, Desk, Speed, parts},
};

/// Shows the settings of play.
pub fn show(ui: &mut Ui, desk: &mut Desk) {
    speed(ui, desk);
    switch(ui, desk, ("ui-settings-pause", "ui-settings-pause-note"), |settings| &mut settings.pause_on_events);
    parts::head(ui, &desk.text("ui-settings-auto"), None);
    answer(ui, desk, ("ui-settings-order", "ui-settings-order-note"), |auto| &mut auto.order);
    answer(ui, desk, ("ui-settings-way", "ui-settings-way-note"), |auto| &mut auto.way);
    answer(ui, desk, ("ui-settings-card", "ui-settings-card-note"), |auto| &mut auto.card);
}

fn speed(ui: &mut Ui, desk: &mut Desk) {
    let (name, note) = (desk.text("ui-settings-speed"), desk.text("ui-settings-speed-note"));
    let values = Speed::ALL.map(|speed| desk.text(speed.name()));
    let at = Speed::ALL.iter().position(|&speed| speed == desk.settings.speed).unwrap_or(0);
    let new = row(ui, &name, &note, |ui| parts::choice(ui, &mut desk.input, &name, &values, at));
    if let Some(speed) = new.and_then(|at| Speed::ALL.get(at)) {
        desk.set(|settings| settings.speed = *speed);
        desk.play(Cue::Choose);
    }
}

fn answer(ui: &mut Ui, desk: &mut Desk, words: (&str, &str), of: fn(&mut Auto) -> &mut Answer) {
    let (name, note) = (desk.text(words.0), desk.text(words.1));
    let values = [desk.text("ui-settings-ask"), desk.text("ui-settings-decide")];
    let at = usize::from(*of(&mut desk.settings.auto) == Answer::Decide);
    let new = row(ui, &name, &note, |ui| parts::choice(ui, &mut desk.input, &name, &values, at));
    if let Some(new) = new {
        desk.set(|settings| *of(&mut settings.auto) = if new == 1 { Answer::Decide } else { Answer::Ask });
        desk.play(Cue::Choose);
    }
}
