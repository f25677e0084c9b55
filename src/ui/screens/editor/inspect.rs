//! What is looked at: a sector with everything there, a guard with its round, a piece of the map.

use egui::Ui;

use super::{
    Editor, Picked,
    alarm::kind_choice,
    intent::Intent,
    names,
    side::{choice, note, number},
    typing::{Part, Slot},
};
use crate::{
    content::{Thing, ThingAt},
    edit::{Area, Command, Turn},
    stealth::{Colour, Difficulty},
    ui::{
        Desk, map, panels,
        parts::{self, Button, Kind, Row},
        theme::{Palette, Rule, Type, icons},
    },
};

impl Editor {
    /// Shows it.
    pub(super) fn inspect(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        if self.area.is_some() {
            return self.piece(ui, desk, intents);
        }
        let Some(Picked { at, .. }) = self.picked else {
            parts::head(ui, &desk.text("ui-editor-selected"), None);
            return note(ui, &desk.text("ui-editor-nothing-selected"));
        };
        let name = names::place(self.sheet(), at);
        parts::head(ui, &desk.text("ui-editor-selected"), Some(&format!("{at} = {name}")));
        if let (Some(thing), Some(nth)) = (self.picked_thing(), self.picked.and_then(|picked| picked.nth)) {
            self.thing(ui, desk, (thing, nth), intents);
        } else {
            self.sector(ui, desk, intents);
        }
        self.all_here(ui, desk, intents);
        remove(ui, desk, intents);
    }

    /// A sector by itself.
    fn sector(&mut self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let Some(Picked { at, .. }) = self.picked else { return };
        let palette = Palette::of(ui.ctx());
        let Some(room) = self.sheet().room(at) else {
            return note(ui, &desk.text("ui-editor-gap-note"));
        };
        let title = panels::tile_room(desk, room.tile);
        ui.add(egui::Label::new(Type::Subtitle.text(title, palette.text_hi)).wrap());
        let name = desk.text("ui-editor-tile-here");
        if let Some(new) = number(ui, desk, &name, (1, 999), room.tile.into()) {
            let new = u16::try_from(new).unwrap_or(room.tile);
            intents.push(Intent::Do(Command::Paint { at: vec![at], tile: new }));
        }
        let name = desk.text("ui-editor-letter");
        super::side::labelled(ui, &name, |ui| self.line(ui, desk, Slot::Letter(at), &name));
    }

    /// One thing, with everything that can be said of it.
    fn thing(&mut self, ui: &mut Ui, desk: &mut Desk, (thing, nth): (ThingAt, usize), intents: &mut Vec<Intent>) {
        let Some(what) = self.sheet().thing(thing).cloned() else { return };
        title(ui, desk, &what);
        let at = self.picked.map_or(self.cursor, |picked| picked.at);
        match &what {
            Thing::Enemy { kind, colour, from } => self.guard(ui, desk, thing, (kind, *colour, *from), intents),
            Thing::Waypoint { colour, number } => self.waypoint(ui, desk, thing, (*colour, *number), intents),
            Thing::Objective(_) | Thing::Optional(..) => self.goal(ui, desk, (thing, at, nth), &what, intents),
            Thing::Key(_) | Thing::Lock(_) => {
                let name = desk.text("ui-editor-lock-name");
                super::side::labelled(ui, &name, |ui| self.line(ui, desk, Slot::Thing(at, nth, Part::Lock), &name));
                note(ui, &desk.text("ui-editor-lock-note"));
            }
            Thing::Start | Thing::Exit | Thing::Entrance => note(ui, &desk.text("ui-editor-single-note")),
        }
    }

    fn guard(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        thing: ThingAt,
        (kind, colour, from): (&str, Colour, Difficulty),
        intents: &mut Vec<Intent>,
    ) {
        if let Some(kind) = kind_choice(ui, desk, &desk.text("ui-editor-kind"), kind) {
            intents.push(Intent::Do(Command::Alter { thing, to: Thing::Enemy { kind, colour, from } }));
        }
        if let Some(colour) = colour_choice(ui, desk, &desk.text("ui-editor-patrol"), colour) {
            let to = Thing::Enemy { kind: kind.to_owned(), colour, from };
            intents.push(Intent::Do(Command::Alter { thing, to }));
        }
        if let Some(from) = from_choice(ui, desk, from) {
            let to = Thing::Enemy { kind: kind.to_owned(), colour, from };
            intents.push(Intent::Do(Command::Alter { thing, to }));
        }
        if let Some(card) = desk.catalog.kind(kind) {
            let fill =
                [("attack", card.attack.into()), ("armor", card.armor.into()), ("vigilance", card.vigilance.into())];
            note(ui, &desk.with("ui-editor-guard-card", &fill));
            note(ui, &card.text);
        }
        self.round(ui, desk, colour, intents);
    }

    fn waypoint(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        thing: ThingAt,
        (colour, now): (Colour, i64),
        intents: &mut Vec<Intent>,
    ) {
        let name = desk.text("ui-editor-waypoint-number");
        if let Some(number) = number(ui, desk, &name, (1, 99), now) {
            let number = usize::try_from(number).unwrap_or(1);
            intents.push(Intent::Do(Command::Reorder { thing, number }));
        }
        if let Some(colour) = colour_choice(ui, desk, &desk.text("ui-editor-patrol"), colour) {
            let to = Thing::Waypoint { colour, number: now };
            intents.push(Intent::Do(Command::Alter { thing, to }));
        }
        self.round(ui, desk, colour, intents);
    }

    /// Everything else at the same place.
    fn all_here(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let Some(Picked { at, nth }) = self.picked else { return };
        let things = self.sheet().things_at(at);
        if things.is_empty() {
            return;
        }
        parts::head(ui, &desk.text("ui-editor-here"), None);
        for (number, thing) in things.iter().enumerate() {
            let row = Row::new(names::thing(desk, thing)).chosen(nth == Some(number));
            if row.show(ui).clicked() {
                intents.push(Intent::Pick(at, Some(number)));
            }
        }
    }

    /// A rectangle of the map.
    fn piece(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let Some((columns, rows)) = self.chosen().map(Area::size) else { return };
        let size = format!("{columns} × {rows}");
        parts::head(ui, &desk.text("ui-editor-piece"), Some(&size));
        note(ui, &desk.text("ui-editor-piece-note"));
        for (icon, key, intent) in [
            (icons::COPY, "ui-editor-copy", Intent::Copy),
            (icons::SCISSORS, "ui-editor-cut", Intent::Cut),
            (icons::CLIPBOARD, "ui-editor-paste", Intent::Paste),
            (icons::FLIP_HORIZONTAL, "ui-editor-across", Intent::Turn(Turn::Across)),
            (icons::FLIP_VERTICAL, "ui-editor-down", Intent::Turn(Turn::Down)),
            (icons::ARROW_CLOCKWISE, "ui-editor-right", Intent::Turn(Turn::Right)),
            (icons::ARROW_COUNTER_CLOCKWISE, "ui-editor-left", Intent::Turn(Turn::Left)),
            (icons::TRASH, "ui-editor-delete", Intent::Delete),
        ] {
            if Button::new(desk.text(key)).icon(icon).show(ui).clicked() {
                intents.push(intent);
            }
        }
    }
}

/// What can be done with anything.
fn remove(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    ui.add_space(Rule::GAP);
    ui.horizontal_wrapped(|ui| {
        for (icon, key, kind, intent) in [
            (icons::COPY, "ui-editor-copy", Kind::Plain, Intent::Copy),
            (icons::TRASH, "ui-editor-delete", Kind::Danger, Intent::Delete),
        ] {
            if Button::new(desk.text(key)).icon(icon).kind(kind).show(ui).clicked() {
                intents.push(intent);
            }
        }
    });
}

/// The thing itself and its name.
fn title(ui: &mut Ui, desk: &Desk, thing: &Thing) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::vec2(40.0, 40.0), egui::Sense::hover());
        map::stencil(ui.painter(), (rect.center(), 30.0), thing);
        ui.add(egui::Label::new(Type::Subtitle.text(names::thing(desk, thing), palette.text_hi)).wrap());
    });
}

/// A colour by steps.
pub fn colour_choice(ui: &mut Ui, desk: &mut Desk, name: &str, colour: Colour) -> Option<Colour> {
    let names: Vec<String> = Colour::ALL.iter().map(|colour| names::colour(desk, *colour)).collect();
    let at = Colour::ALL.iter().position(|known| *known == colour).unwrap_or(0);
    choice(ui, desk, name, &names, at).and_then(|at| Colour::ALL.get(at).copied())
}

/// On which difficulties an enemy stands there.
fn from_choice(ui: &mut Ui, desk: &mut Desk, from: Difficulty) -> Option<Difficulty> {
    let keys = ["ui-editor-from-story", "ui-editor-from-standard", "ui-editor-from-hard"];
    let (name, names) = (desk.text("ui-editor-from"), keys.map(|key| desk.text(key)));
    let at = Difficulty::ALL.iter().position(|known| *known == from).unwrap_or(0);
    choice(ui, desk, &name, &names, at).and_then(|at| Difficulty::ALL.get(at).copied())
}
