//! Texts being typed: each becomes one edit when its field is left.

use egui::{Response, Ui};

use super::Editor;
use crate::{
    content::{Goal, Thing, ThingAt},
    edit::{Command, Value},
    stealth::{Rewards, Sector},
    ui::{
        Desk, Tone,
        parts::{self},
    },
};

/// What is being typed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    slot: Slot,
    text: String,
}

/// A text or number of the mission that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The mission's id.
    Id,
    /// Its name.
    Name,
    /// What is told before.
    Intro,
    /// What is told after.
    Conclusion,
    /// The money success brings.
    Bytebucks,
    /// The level a reinforcement comes at.
    Level(usize),
    /// The letter of a sector.
    Letter(Sector),
    /// A part of a thing.
    Thing(Sector, usize, Part),
}

/// A part of a thing that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    Id,
    Name,
    Text,
    Lock,
    Bytebucks,
}

impl Editor {
    /// A line to type in.
    pub(super) fn line(&mut self, ui: &mut Ui, desk: &mut Desk, slot: Slot, name: &str) {
        let mut text = self.text_of(slot);
        let response = parts::field(ui, &mut desk.input, name, "", &mut text);
        self.note(desk, &response, slot, text);
    }

    /// Several lines to type in.
    pub(super) fn lines_of(&mut self, ui: &mut Ui, desk: &mut Desk, slot: Slot, name: &str) {
        let mut text = self.text_of(slot);
        let response = parts::text_area(ui, &mut desk.input, name, &mut text);
        self.note(desk, &response, slot, text);
    }

    fn note(&mut self, desk: &mut Desk, response: &Response, slot: Slot, text: String) {
        if response.changed() {
            if self.typing.as_ref().is_some_and(|typing| typing.slot != slot) {
                self.flush(desk);
            }
            self.typing = Some(Typing { slot, text });
        }
        if response.lost_focus() {
            self.flush(desk);
        }
    }

    /// What stands in a field: what is being typed, or what the mission says.
    fn text_of(&self, slot: Slot) -> String {
        if let Some(typing) = self.typing.as_ref().filter(|typing| typing.slot == slot) {
            return typing.text.clone();
        }
        let sheet = self.sheet();
        match slot {
            Slot::Id => sheet.id.clone(),
            Slot::Name => sheet.name.clone(),
            Slot::Intro => sheet.intro.as_str().to_owned(),
            Slot::Conclusion => sheet.conclusion.as_str().to_owned(),
            Slot::Bytebucks => sheet.rewards.bytebucks.to_string(),
            Slot::Level(at) => {
                let relief = sheet.alarm.iter().flat_map(|alarm| &alarm.reinforcements).nth(at);
                relief.map_or_else(String::new, |one| one.level.to_string())
            }
            Slot::Letter(at) => {
                let letter = sheet.room(at).and_then(|room| room.letter);
                letter.map_or_else(String::new, |letter| letter.to_string())
            }
            Slot::Thing(at, nth, part) => {
                sheet.things_at(at).get(nth).map_or_else(String::new, |thing| said(thing, part))
            }
        }
    }

    /// Makes an edit of what was typed.
    pub(super) fn flush(&mut self, desk: &mut Desk) {
        let Some(Typing { slot, text }) = self.typing.take() else { return };
        if let (Slot::Level(at), Ok(level)) = (slot, text.trim().parse()) {
            self.post(desk, at, level);
            return;
        }
        match self.command_of(slot, &text) {
            Some(command) => drop(self.perform(desk, &command)),
            None => desk.say(Tone::Warning, desk.with("ui-editor-not-taken", &[("text", text.into())])),
        }
    }

    /// The command that says what was typed; none where it cannot be said.
    fn command_of(&self, slot: Slot, text: &str) -> Option<Command> {
        let sheet = self.sheet();
        Some(match slot {
            Slot::Id => Command::Set(Value::Id(text.trim().to_owned())),
            Slot::Name => Command::Set(Value::Name(text.trim().to_owned())),
            Slot::Intro => Command::Set(Value::Intro(text.into())),
            Slot::Conclusion => Command::Set(Value::Conclusion(text.into())),
            Slot::Bytebucks => {
                let bytebucks = text.trim().parse().ok()?;
                Command::Set(Value::Rewards(Rewards { bytebucks, ..sheet.rewards }))
            }
            Slot::Level(_) => return None,
            Slot::Letter(at) => {
                let text = text.trim().to_uppercase();
                let letter = if text.is_empty() { None } else { Some(text.parse().ok()?) };
                Command::Letter { at, letter }
            }
            Slot::Thing(at, nth, part) => {
                let thing = ThingAt { place: sheet.place_of(at)?, nth };
                Command::Alter { thing, to: altered(sheet.thing(thing)?.clone(), part, text)? }
            }
        })
    }
}

/// What a thing says at this part.
fn said(thing: &Thing, part: Part) -> String {
    match (thing, part) {
        (Thing::Key(name) | Thing::Lock(name), _) => name.clone(),
        (Thing::Optional(_, rewards), Part::Bytebucks) => rewards.bytebucks.to_string(),
        _ => thing.goal().map_or_else(String::new, |goal| match part {
            Part::Id => goal.id.clone(),
            Part::Name => goal.name.clone(),
            _ => goal.text.as_str().to_owned(),
        }),
    }
}

/// The thing with another text at this part.
fn altered(mut thing: Thing, part: Part, text: &str) -> Option<Thing> {
    let change = |goal: &mut Goal| match part {
        Part::Id => text.trim().clone_into(&mut goal.id),
        Part::Name => text.trim().clone_into(&mut goal.name),
        _ => goal.text = text.into(),
    };
    match &mut thing {
        Thing::Key(name) | Thing::Lock(name) => text.trim().clone_into(name),
        Thing::Optional(_, rewards) if part == Part::Bytebucks => rewards.bytebucks = text.trim().parse().ok()?,
        Thing::Objective(goal) | Thing::Optional(goal, _) => change(goal),
        _ => return None,
    }
    Some(thing)
}
