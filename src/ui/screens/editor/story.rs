//! The mission itself: name, id, rules in force, rewards, and its story with how it will read.

use egui::Ui;

use super::{
    Editor,
    intent::Intent,
    side::{labelled, number},
    typing::Slot,
};
use crate::{
    edit::{Command, Value},
    stealth::{Powers, Rewards},
    ui::{
        Desk,
        parts::{self, Button},
        screens::shared::story,
        theme::icons,
    },
};

impl Editor {
    /// Shows it.
    pub(super) fn story(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        parts::head(ui, &desk.text("ui-editor-mission"), None);
        for (key, slot) in [("ui-editor-field-name", Slot::Name), ("ui-editor-field-id", Slot::Id)] {
            let name = desk.text(key);
            labelled(ui, &name, |ui| self.line(ui, desk, slot, &name));
        }
        let powers = self.sheet().powers;
        if parts::check(ui, &desk.text("ui-editor-powers"), powers == Powers::Full).clicked() {
            let powers = if powers == Powers::Full { Powers::None } else { Powers::Full };
            intents.push(Intent::Do(Command::Set(Value::Powers(powers))));
        }
        parts::head(ui, &desk.text("ui-editor-field-rewards"), None);
        let name = desk.text("ui-editor-bytebucks");
        labelled(ui, &name, |ui| self.line(ui, desk, Slot::Bytebucks, &name));
        let rewards = self.sheet().rewards;
        let name = desk.text("ui-editor-items");
        if let Some(items) = number(ui, desk, &name, (0, 9), rewards.items.into()) {
            let rewards = Rewards { items: u8::try_from(items).unwrap_or(0), ..rewards };
            intents.push(Intent::Do(Command::Set(Value::Rewards(rewards))));
        }
        if Button::new(desk.text("ui-editor-share")).icon(icons::SHARE_NETWORK).show(ui).clicked() {
            intents.push(Intent::Share);
        }
        for (key, slot) in [("ui-editor-field-intro", Slot::Intro), ("ui-editor-field-conclusion", Slot::Conclusion)] {
            let name = desk.text(key);
            parts::head(ui, &name, None);
            self.lines_of(ui, desk, slot, &name);
            let sheet = self.sheet();
            let told = if slot == Slot::Intro { &sheet.intro } else { &sheet.conclusion };
            if !told.as_str().is_empty() {
                labelled(ui, &desk.text("ui-editor-preview"), |ui| story(ui, told.as_str()));
            }
        }
    }
}
