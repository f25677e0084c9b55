//! The alarm: how quick it rises, and who comes at which level.

use egui::Ui;

use super::{
    Editor,
    inspect::colour_choice,
    intent::Intent,
    names,
    side::{choice, labelled, note, number},
    typing::Slot,
};
use crate::{
    content::{Relief, SheetAlarm},
    edit::{Command, Value},
    ui::{
        Desk,
        parts::{self, Button, Kind},
        theme::{Rule, icons},
    },
};

/// The command that sets the alarm.
fn set(alarm: Option<SheetAlarm>) -> Intent {
    Intent::Do(Command::Set(Value::Alarm(alarm)))
}

impl Editor {
    /// Shows it.
    pub(super) fn alarm(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        parts::head(ui, &desk.text("ui-editor-tab-alarm"), None);
        let now = self.sheet().alarm.clone();
        if parts::check(ui, &desk.text("ui-editor-has-alarm"), now.is_some()).clicked() {
            intents.push(set(if now.is_some() { None } else { Some(SheetAlarm::default()) }));
        }
        let Some(alarm) = now else { return note(ui, &desk.text("ui-editor-no-alarm")) };
        let name = desk.text("ui-editor-alertness");
        if let Some(alertness) = number(ui, desk, &name, (-20, 20), alarm.alertness) {
            intents.push(set(Some(SheetAlarm { alertness, ..alarm.clone() })));
        }
        let count = alarm.reinforcements.len().to_string();
        parts::head(ui, &desk.text("ui-editor-relief"), Some(&count));
        for at in 0..alarm.reinforcements.len() {
            self.relief(ui, desk, &alarm, at, intents);
        }
        if Button::new(desk.text("ui-editor-relief-add")).icon(icons::PLUS).show(ui).clicked() {
            let mut alarm = alarm;
            let level = alarm.reinforcements.last().map_or(10, |last| last.level.saturating_add(10));
            alarm.reinforcements.push(Relief { level, kind: self.kind.clone(), colour: self.colour });
            intents.push(set(Some(alarm)));
        }
    }

    fn relief(&mut self, ui: &mut Ui, desk: &mut Desk, alarm: &SheetAlarm, at: usize, intents: &mut Vec<Intent>) {
        let Some(one) = alarm.reinforcements.get(at) else { return };
        let changed = |change: &dyn Fn(&mut Relief)| {
            let mut alarm = alarm.clone();
            alarm.reinforcements.get_mut(at).into_iter().for_each(change);
            set(Some(alarm))
        };
        ui.add_space(Rule::GAP);
        ui.push_id(("relief", at), |ui| {
            let fill = [("number", (at + 1).into()), ("guard", names::guard(desk, &one.kind, one.colour).into())];
            note(ui, &desk.with("ui-editor-relief-of", &fill));
            let name = desk.with("ui-editor-relief-level", &[("number", (at + 1).into())]);
            labelled(ui, &name, |ui| self.line(ui, desk, Slot::Level(at), &name));
            let catalog = std::sync::Arc::clone(&desk.catalog);
            let kinds = catalog.cards().kinds();
            let names: Vec<String> = kinds.iter().map(|kind| kind.name.clone()).collect();
            let now = kinds.iter().position(|kind| kind.id == one.kind).unwrap_or(0);
            let name = desk.with("ui-editor-relief-kind", &[("number", (at + 1).into())]);
            if let Some(kind) = choice(ui, desk, &name, &names, now).and_then(|now| kinds.get(now)) {
                intents.push(changed(&|one| one.kind.clone_from(&kind.id)));
            }
            let name = desk.with("ui-editor-relief-patrol", &[("number", (at + 1).into())]);
            if let Some(colour) = colour_choice(ui, desk, &name, one.colour) {
                intents.push(changed(&|one| one.colour = colour));
            }
            let name = desk.with("ui-editor-relief-remove", &[("number", (at + 1).into())]);
            if Button::new(name).icon(icons::TRASH).kind(Kind::Danger).show(ui).clicked() {
                let mut alarm = alarm.clone();
                alarm.reinforcements.remove(at);
                intents.push(set(Some(alarm)));
            }
        });
    }
}
