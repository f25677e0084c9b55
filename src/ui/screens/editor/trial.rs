//! Playing at once: from the start, or from a chosen state; and back to the same editor.

use std::sync::Arc;

use egui::{Context, Ui};

use super::{
    Editor,
    intent::{Intent, Tab},
    names,
    side::{note, number},
};
use crate::{
    campaign::MAX_ITEMS,
    content::{Thing, check_sheet},
    edit::Command,
    stealth::{Sector, Setup},
    ui::{
        Change, Cue, Desk, Screen, Thoughts, Tone,
        parts::{self, Button},
        screens::missions,
        theme::{Rule, icons},
    },
};

/// A state to play from.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// Where the agent stands; where they begin, if left out.
    at: Option<Sector>,
    /// The ids of the gear they bring.
    gear: Vec<String>,
    /// The ids of the items they carry.
    items: Vec<String>,
    /// The level of the alarm.
    alarm: u16,
    /// What is being begun.
    from: From,
}

/// From where a mission is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum From {
    /// As its players will.
    #[default]
    Start,
    /// From the chosen state.
    Chosen,
}

impl Trial {
    /// The state every mission begins in.
    pub fn of(desk: &Desk) -> Self {
        Self { gear: desk.issued(), ..Self::default() }
    }
}

impl Editor {
    /// Shows the state to play from.
    pub(super) fn trial_panel(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        parts::head(ui, &desk.text("ui-editor-tab-trial"), None);
        note(ui, &desk.text("ui-editor-trial-note"));
        let at = self.trial.at.map_or_else(|| desk.text("ui-editor-trial-start"), |at| names::place(self.sheet(), at));
        note(ui, &desk.with("ui-editor-trial-at", &[("sector", at.into())]));
        let here = self.picked.map_or(self.cursor, |picked| picked.at);
        ui.horizontal_wrapped(|ui| {
            let fill = [("sector", names::place(self.sheet(), here).into())];
            if Button::new(desk.with("ui-editor-trial-here", &fill)).icon(icons::MAP_PIN).show(ui).clicked() {
                self.trial.at = Some(here);
            }
            if Button::new(desk.text("ui-editor-trial-reset")).show(ui).clicked() {
                self.trial.at = None;
            }
        });
        let name = desk.text("ui-editor-trial-alarm");
        if let Some(alarm) = number(ui, desk, &name, (0, 60), self.trial.alarm.into()) {
            self.trial.alarm = u16::try_from(alarm).unwrap_or(0);
        }
        ui.add_space(Rule::GAP);
        if Button::new(desk.text("ui-editor-play-from")).icon(icons::PLAY).show(ui).clicked() {
            intents.push(Intent::PlayFrom);
        }
        self.bring(ui, desk);
    }

    /// What the agent brings: gear and items.
    fn bring(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let catalog = Arc::clone(&desk.catalog);
        let gear = catalog.cards().all_gear().iter().map(|gear| (&gear.id, &gear.name));
        let energy = catalog.cards().agent().energy;
        let held = self.trial.gear.iter().filter_map(|id| catalog.gear(id)).map(|gear| u32::from(gear.energy));
        let held = format!("{} / {energy}", held.sum::<u32>());
        parts::head(ui, &desk.text("ui-editor-trial-gear"), Some(&held));
        kit(ui, &mut self.trial.gear, gear);
        let items = catalog.cards().all_items().iter().map(|item| (&item.id, &item.name));
        let count = format!("{} / {MAX_ITEMS}", self.trial.items.len());
        parts::head(ui, &desk.text("ui-editor-trial-items"), Some(&count));
        kit(ui, &mut self.trial.items, items);
        if self.trial.items.len() > MAX_ITEMS {
            self.trial.items.truncate(MAX_ITEMS);
            desk.play(Cue::Refused);
            desk.say(Tone::Info, desk.with("ui-editor-trial-most", &[("count", MAX_ITEMS.into())]));
        }
    }

    /// Has the mission made ready beside the screen, which takes a while on a large map.
    pub(super) fn play(&mut self, ctx: &Context, desk: &mut Desk, from: From) {
        let mut sheet = self.sheet().clone();
        if let Some(at) = self.trial.at.filter(|_| from == From::Chosen) {
            let begin = Command::Put { at, thing: Thing::Start };
            match begin.edit(&sheet).and_then(|edit| edit.apply(&mut sheet)) {
                Ok(()) | Err(crate::edit::Refusal::Nothing) => {}
                Err(refusal) => return super::act::refuse(desk, refusal),
            }
        }
        self.trial.from = from;
        let (called, catalog) = (self.called(), Arc::clone(&desk.catalog));
        self.starting = desk.thinker.think(ctx, move || {
            let checked = check_sheet(&called, &sheet, catalog.cards());
            checked.mission().map(Arc::new)
        });
    }

    /// Begins the mission that was made ready; says so where it cannot be played.
    pub(super) fn begin(&mut self, desk: &mut Desk) -> Change {
        if self.starting.get().is_none() {
            return Change::Keep;
        }
        let ready = std::mem::replace(&mut self.starting, Thoughts::none()).take().flatten();
        let Some(mission) = ready else {
            desk.play(Cue::Refused);
            desk.say(Tone::Warning, desk.text("ui-editor-cannot-play"));
            self.tab = Some(Tab::Faults);
            return Change::Keep;
        };
        let chosen = self.trial.from == From::Chosen;
        let gear = if chosen { &self.trial.gear } else { &desk.issued() };
        let gear = gear.iter().filter_map(|id| desk.catalog.gear(id).cloned()).collect();
        let alarm = if chosen { self.trial.alarm } else { 0 };
        let items = self.trial.items.iter().filter(|_| chosen).filter_map(|id| desk.catalog.item(id).cloned());
        let setup = Setup { alarm, items: items.collect(), ..Setup::new(mission, gear) };
        desk.play(Cue::Choose);
        let screen: Screen = missions::try_out(desk, setup);
        Change::Push(screen)
    }
}

/// Check boxes for cards; those that are chosen stand in `brought` by their ids.
fn kit<'a>(ui: &mut Ui, brought: &mut Vec<String>, cards: impl Iterator<Item = (&'a String, &'a String)>) {
    for (id, name) in cards {
        let on = brought.contains(id);
        if parts::check(ui, name, on).clicked() {
            brought.retain(|known| known != id);
            if !on {
                brought.push(id.clone());
            }
        }
    }
}
