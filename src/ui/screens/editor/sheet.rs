//! The cheat sheet: every key, from the table the keys themselves are read from.

use egui::Ui;

use super::{keys::KEYS, pad::PAD, side::note};
use crate::ui::{
    Desk,
    input::Command,
    parts::{self},
    theme::{Palette, Type},
};

/// Keys that move and act, which every screen has.
const MOVING: [(&str, &str); 7] = [
    ("ui-editor-keys-arrows", "ui-editor-keys-arrows-note"),
    ("ui-editor-keys-shift", "ui-editor-keys-shift-note"),
    ("ui-editor-keys-alt", "ui-editor-keys-alt-note"),
    ("ui-editor-keys-row", "ui-editor-keys-row-note"),
    ("ui-editor-keys-flag", "ui-editor-keys-flag-note"),
    ("ui-editor-keys-enter", "ui-editor-keys-enter-note"),
    ("ui-editor-keys-tab", "ui-editor-keys-tab-note"),
];

/// How the map is looked at; these keys can be bound anew.
const LOOKING: [(Command, &str); 3] = [
    (Command::ZoomIn, "ui-command-zoom-in"),
    (Command::ZoomOut, "ui-command-zoom-out"),
    (Command::ZoomFit, "ui-command-zoom-fit"),
];

/// Shows it.
pub fn keys(ui: &mut Ui, desk: &Desk) {
    parts::head(ui, &desk.text("ui-editor-tab-keys"), None);
    note(ui, &desk.text("ui-editor-keys-mouse"));
    for (key, words) in MOVING {
        row(ui, &desk.text(key), &desk.text(words));
    }
    for (command, words) in LOOKING {
        row(ui, &desk.key_of(command), &desk.text(words));
    }
    for shortcut in KEYS {
        row(ui, &shortcut.press().to_string(), &desk.text(shortcut.words));
    }
    parts::head(ui, &desk.text("ui-editor-pad"), None);
    for (button, words) in PAD {
        row(ui, &desk.text(button), &desk.text(words));
    }
}

fn row(ui: &mut Ui, key: &str, words: &str) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        parts::key_cap(ui, key);
        ui.add(egui::Label::new(Type::Dense.text(words, palette.text_body)).wrap());
    });
}
