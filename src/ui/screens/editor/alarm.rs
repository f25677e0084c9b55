//! The alarm: how quick it rises, and who comes at which level.

use egui::{Context, Ui};

use super::{
    Editor,
    inspect::colour_choice,
    intent::Intent,
    names,
    rows::{HandRow, InHand, follow_relief},
    side::{choice, labelled, note, number},
    track,
    typing::Slot,
};
use crate::{
    content::{Relief, SheetAlarm, Thing},
    edit::{Command, Value},
    ui::{
        Desk,
        parts::{self, Button, Kind},
        theme::{Rule, icons},
    },
};

/// The levels a reinforcement can come at.
const LEVELS: std::ops::RangeInclusive<i64> = 1..=999;

/// The command that sets the alarm.
fn set(alarm: Option<SheetAlarm>) -> Command {
    Command::Set(Value::Alarm(alarm))
}

/// The alarm with one more reinforcement, behind those of its level; and its place in the list.
fn with(mut alarm: SheetAlarm, relief: Relief) -> (SheetAlarm, usize) {
    let list = &mut alarm.reinforcements;
    let at = list.iter().position(|other| other.level > relief.level).unwrap_or(list.len());
    list.insert(at, relief);
    (alarm, at)
}

impl Editor {
    /// Shows it.
    pub(super) fn alarm(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        parts::head(ui, &desk.text("ui-editor-tab-alarm"), None);
        let now = self.sheet().alarm.clone();
        if parts::check(ui, &desk.text("ui-editor-has-alarm"), now.is_some()).clicked() {
            let alarm = if now.is_some() { None } else { Some(SheetAlarm::default()) };
            intents.push(Intent::Do(set(alarm)));
        }
        let Some(alarm) = now else { return note(ui, &desk.text("ui-editor-no-alarm")) };
        let name = desk.text("ui-editor-alertness");
        if let Some(alertness) = number(ui, desk, &name, (-20, 20), alarm.alertness) {
            intents.push(Intent::Do(set(Some(SheetAlarm { alertness, ..alarm.clone() }))));
        }
        let count = alarm.reinforcements.len().to_string();
        parts::head(ui, &desk.text("ui-editor-relief"), Some(&count));
        self.track.chosen = self.track.chosen.filter(|at| *at < alarm.reinforcements.len());
        self.track(ui, desk, &alarm, intents);
        let held = names::guard(desk, &self.kind, self.colour);
        note(ui, &desk.with("ui-editor-track-note", &[("guard", held.into())]));
        match self.track.chosen {
            Some(at) => self.chosen_relief(ui, desk, &alarm, at, intents),
            None => self.next_relief(ui, desk, intents),
        }
        if !alarm.reinforcements.is_empty() {
            parts::head(ui, &desk.text("ui-editor-relief-list"), None);
        }
        for at in 0..alarm.reinforcements.len() {
            self.relief_row(ui, desk, at, intents);
        }
    }

    /// Who is put on the track by the next click.
    fn next_relief(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let kind = self.kind.clone();
        if let Some(kind) = kind_choice(ui, desk, &desk.text("ui-editor-relief-next-kind"), &kind) {
            self.kind = kind;
        }
        let name = desk.text("ui-editor-relief-next-patrol");
        if let Some(colour) = colour_choice(ui, desk, &name, self.colour) {
            intents.push(Intent::Colour(colour));
        }
        if Button::new(desk.text("ui-editor-relief-add")).icon(icons::PLUS).show(ui).clicked() {
            let list = self.sheet().alarm.iter().flat_map(|alarm| &alarm.reinforcements);
            let highest = list.map(|relief| relief.level).max().unwrap_or(0);
            intents.push(Intent::Summon(highest.saturating_add(10)));
        }
    }

    /// The one that is looked at.
    fn chosen_relief(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        alarm: &SheetAlarm,
        at: usize,
        intents: &mut Vec<Intent>,
    ) {
        let Some(one) = alarm.reinforcements.get(at) else { return };
        let changed = |change: &dyn Fn(&mut Relief)| {
            let mut alarm = alarm.clone();
            alarm.reinforcements.get_mut(at).into_iter().for_each(change);
            Intent::Do(set(Some(alarm)))
        };
        let named = |desk: &Desk, key: &str| desk.with(key, &[("number", (at + 1).into())]);
        ui.add_space(Rule::GAP);
        let name = named(desk, "ui-editor-relief-level");
        labelled(ui, &name, |ui| self.line(ui, desk, Slot::Level(at), &name));
        let name = named(desk, "ui-editor-relief-kind");
        if let Some(kind) = kind_choice(ui, desk, &name, &one.kind) {
            intents.push(changed(&|one| one.kind.clone_from(&kind)));
        }
        let name = named(desk, "ui-editor-relief-patrol");
        if let Some(colour) = colour_choice(ui, desk, &name, one.colour) {
            intents.push(changed(&|one| one.colour = colour));
        }
        ui.horizontal_wrapped(|ui| {
            if Button::new(desk.text("ui-editor-relief-done")).icon(icons::CHECK).show(ui).clicked() {
                self.track.chosen = None;
            }
            let name = named(desk, "ui-editor-relief-remove");
            let button = Button::new(desk.text("ui-editor-delete")).name(name);
            if button.icon(icons::TRASH).kind(Kind::Danger).show(ui).clicked() {
                intents.push(Intent::Dismiss(at));
            }
        });
    }

    fn relief_row(&mut self, ui: &mut Ui, desk: &Desk, at: usize, intents: &mut Vec<Intent>) {
        let Some(one) = self.relief(at).cloned() else { return };
        let who = names::guard(desk, &one.kind, one.colour);
        let fill =
            [("number", (at + 1).into()), ("guard", who.as_str().into()), ("level", one.level.to_string().into())];
        let row = HandRow {
            id: track::row_id(at),
            thing: &Thing::enemy(&one.kind, one.colour),
            title: &who,
            note: &one.level.to_string(),
            name: &desk.with("ui-editor-relief-of", &fill),
            remove: &desk.with("ui-editor-relief-drop", &fill),
            chosen: self.track.chosen == Some(at),
        };
        let (row, gone) = row.show(ui);
        if row.has_focus() {
            self.row = Some(InHand::Relief(at));
        }
        if row.clicked() {
            intents.push(Intent::PickRelief(at));
        }
        if gone.clicked() {
            intents.push(Intent::Dismiss(at));
        }
    }

    /// Does what concerns reinforcements.
    pub(super) fn relieve(&mut self, ctx: &Context, desk: &mut Desk, intent: &Intent) {
        let Some(alarm) = self.sheet().alarm.clone() else { return };
        match *intent {
            Intent::PickRelief(at) => self.track.chosen = (self.track.chosen != Some(at)).then_some(at),
            Intent::Summon(level) => {
                let level = level.clamp(*LEVELS.start(), *LEVELS.end());
                let relief = Relief { level, kind: self.kind.clone(), colour: self.colour };
                let (alarm, at) = with(alarm, relief);
                if self.perform(desk, &set(Some(alarm))) {
                    self.track.chosen = self.track.chosen.map(|_| at);
                }
            }
            Intent::Post(at, level) => {
                if let Some(to) = self.post(desk, at, level.clamp(*LEVELS.start(), *LEVELS.end())) {
                    follow_relief(ctx, at, to);
                }
            }
            Intent::Dismiss(at) if at < alarm.reinforcements.len() => {
                let mut alarm = alarm;
                alarm.reinforcements.remove(at);
                let left = alarm.reinforcements.len();
                if self.perform(desk, &set(Some(alarm))) {
                    self.track.chosen = None;
                    follow_relief(ctx, at, at.min(left.saturating_sub(1)));
                }
            }
            _ => {}
        }
    }

    /// Moves a reinforcement to another level; the list stays in its order. Gives its new place there.
    pub(super) fn post(&mut self, desk: &mut Desk, at: usize, level: i64) -> Option<usize> {
        let mut alarm = self.sheet().alarm.clone().filter(|alarm| at < alarm.reinforcements.len())?;
        let relief = Relief { level, ..alarm.reinforcements.remove(at) };
        let (alarm, to) = with(alarm, relief);
        let done = self.perform(desk, &set(Some(alarm)));
        if done && self.track.chosen == Some(at) {
            self.track.chosen = Some(to);
        }
        done.then_some(to)
    }
}

/// A kind of guard by steps.
pub fn kind_choice(ui: &mut Ui, desk: &mut Desk, name: &str, kind: &str) -> Option<String> {
    let catalog = std::sync::Arc::clone(&desk.catalog);
    let kinds = catalog.cards().kinds();
    let names: Vec<String> = kinds.iter().map(|kind| kind.name.clone()).collect();
    let at = kinds.iter().position(|known| known.id == kind).unwrap_or(0);
    choice(ui, desk, name, &names, at).and_then(|at| kinds.get(at)).map(|kind| kind.id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stealth::Colour;

    #[test]
    fn the_list_keeps_its_order_whatever_comes() {
        let relief = |level: i64, kind: &str| Relief { level, kind: kind.into(), colour: Colour::Red };
        let list = vec![relief(10, "a"), relief(20, "b"), relief(20, "c")];
        let alarm = SheetAlarm { reinforcements: list, ..SheetAlarm::default() };
        let kinds = |alarm: &SheetAlarm| alarm.reinforcements.iter().map(|one| one.kind.clone()).collect::<String>();
        for (level, wanted, at) in [(5, "xabc", 0), (10, "axbc", 1), (20, "abcx", 3), (90, "abcx", 3)] {
            let (alarm, place) = with(alarm.clone(), relief(level, "x"));
            assert_eq!((kinds(&alarm).as_str(), place), (wanted, at));
        }
    }
}
