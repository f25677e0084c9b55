//! Something to take: its names, what is told, what it brings.

use egui::Ui;

use super::{
    Editor,
    intent::Intent,
    side::{labelled, number},
    typing::{Part, Slot},
};
use crate::{
    content::{Thing, ThingAt},
    edit::Command,
    stealth::{Rewards, Sector},
    ui::{
        Desk,
        parts::{self},
        screens::shared::story,
    },
};

impl Editor {
    /// Shows it.
    pub(super) fn goal(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        (thing, at, nth): (ThingAt, Sector, usize),
        what: &Thing,
        intents: &mut Vec<Intent>,
    ) {
        for (key, part) in [("ui-editor-goal-name", Part::Name), ("ui-editor-goal-id", Part::Id)] {
            let name = desk.text(key);
            labelled(ui, &name, |ui| self.line(ui, desk, Slot::Thing(at, nth, part), &name));
        }
        let Some(goal) = what.goal() else { return };
        let name = desk.text("ui-editor-goal-alarm");
        if let Some(alarm) = number(ui, desk, &name, (0, 99), goal.alarm) {
            let mut to = what.clone();
            if let Thing::Objective(goal) | Thing::Optional(goal, _) = &mut to {
                goal.alarm = alarm;
            }
            intents.push(Intent::Do(Command::Alter { thing, to }));
        }
        if let Thing::Optional(goal, rewards) = what {
            let name = desk.text("ui-editor-bytebucks");
            labelled(ui, &name, |ui| self.line(ui, desk, Slot::Thing(at, nth, Part::Bytebucks), &name));
            let name = desk.text("ui-editor-items");
            if let Some(items) = number(ui, desk, &name, (0, 9), rewards.items.into()) {
                let rewards = Rewards { items: u8::try_from(items).unwrap_or(0), ..*rewards };
                intents.push(Intent::Do(Command::Alter { thing, to: Thing::Optional(goal.clone(), rewards) }));
            }
        }
        let name = desk.text("ui-editor-goal-text");
        labelled(ui, &name, |ui| self.lines_of(ui, desk, Slot::Thing(at, nth, Part::Text), &name));
        parts::head(ui, &desk.text("ui-editor-preview"), None);
        story(ui, goal.text.as_str());
    }
}
