//! Credits: what the game stands on, under which terms.

use egui::{Context, Ui, vec2};

use super::shared::{COLUMN, column, page_head, prompts, scroll_by_keys};
use crate::ui::{
    Change, Desk, parts,
    theme::{Palette, Rule, Type},
};

/// What the game is built with: name, licence, what it does here. Names and licences are facts, not words to translate.
const CRATES: [(&str, &str, &str); 24] = [
    ("macroquad", "MIT OR Apache-2.0", "ui-credits-window"),
    ("egui", "MIT OR Apache-2.0", "ui-credits-screens"),
    ("egui-macroquad", "MIT OR Apache-2.0", "ui-credits-screens"),
    ("egui-phosphor", "MIT OR Apache-2.0", "ui-credits-icons"),
    ("maudio", "MIT", "ui-credits-sound"),
    ("evdev, gilrs", "Apache-2.0 OR MIT", "ui-credits-pads"),
    ("fluent-bundle, unic-langid", "Apache-2.0 OR MIT", "ui-credits-words"),
    ("ratatui, crossterm", "MIT", "ui-credits-terminal"),
    ("clap", "MIT OR Apache-2.0", "ui-credits-command"),
    ("indicatif", "MIT", "ui-credits-command"),
    ("pathfinding", "Apache-2.0 OR MIT", "ui-credits-paths"),
    ("petgraph", "MIT OR Apache-2.0", "ui-credits-paths"),
    ("rand", "MIT OR Apache-2.0", "ui-credits-dice"),
    ("ron, serde, serde_json", "MIT OR Apache-2.0", "ui-credits-files"),
    ("postcard", "MIT OR Apache-2.0", "ui-credits-files"),
    ("schemars", "MIT", "ui-credits-files"),
    ("xxhash-rust", "BSL-1.0", "ui-credits-seals"),
    ("tempfile, directories", "MIT OR Apache-2.0", "ui-credits-saves"),
    ("include_dir", "MIT", "ui-credits-one-file"),
    ("smallvec, thiserror", "MIT OR Apache-2.0", "ui-credits-small"),
    ("Ubuntu Light", "Ubuntu Font Licence 1.0", "ui-credits-font-words"),
    ("Hack", "MIT, Bitstream Vera", "ui-credits-font-numbers"),
    ("Noto Emoji, emoji-icon-font", "OFL-1.1, MIT", "ui-credits-font-signs"),
    ("Phosphor Icons 2", "MIT", "ui-credits-icons"),
];

/// The credits screen.
#[derive(Default)]
pub struct Credits;

impl Credits {
    /// Shows it.
    #[allow(clippy::unused_self)] // Screens are shown alike.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let back = parts::page_within(ctx, COLUMN, |ui| {
            let title = desk.text("ui-credits");
            let back = page_head(ui, desk, &title);
            let room = vec2(ui.available_width(), (ui.available_height() - 30.0).max(60.0));
            column(ui, "credits", room, |ui| {
                scroll_by_keys(ui, &mut desk.input);
                body(ui, desk);
            });
            prompts(ui, desk);
            back
        });
        if back { Change::Pop } else { Change::Keep }
    }
}

fn body(ui: &mut Ui, desk: &Desk) {
    let palette = Palette::of(ui.ctx());
    for key in ["ui-credits-game", "ui-credits-licence"] {
        ui.add(egui::Label::new(Type::Body.text(desk.text(key), palette.text_body)).wrap());
    }
    ui.add_space(Rule::GAP);
    parts::head(ui, &desk.text("ui-credits-stands-on"), None);
    for (name, licence, used) in CRATES {
        ui.horizontal_wrapped(|ui| {
            ui.label(Type::Body.text(name, palette.text_hi));
            ui.label(Type::Dense.text(desk.text(used), palette.text_dim));
            parts::tag(ui, licence, palette.text_body);
        });
    }
}
