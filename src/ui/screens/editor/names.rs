//! What things on the map and steps of the history are called.

use super::intent::Tab;
use crate::{
    content::{Bar, Edge, Field, Sheet, Square, Thing},
    edit::{Name, Sort, Turn},
    stealth::{Colour, Sector},
    ui::{Desk, panels, screens::terms},
};

/// The whole name of a cell: which, what is drawn there, what stands there.
pub fn cell(desk: &Desk, sheet: &Sheet, at: Sector) -> String {
    let mut parts = vec![desk.with("ui-editor-cell", &[("sector", at.to_string().into())])];
    match sheet.square(at).map(Square::room) {
        None => parts.push(desk.text("ui-editor-gap")),
        Some(None) => parts.push(desk.text("ui-editor-odd")),
        Some(Some(room)) => {
            parts.extend(room.letter.map(|letter| letter.to_string()));
            parts.push(panels::tile_room(desk, room.tile));
        }
    }
    parts.extend(sheet.things_at(at).iter().map(|thing| self::thing(desk, thing)));
    parts.join(", ")
}

/// A place for reading: its letter, or column and row.
pub fn place(sheet: &Sheet, at: Sector) -> String {
    let letter = sheet.room(at).and_then(|room| room.letter);
    letter.map_or_else(|| at.to_string(), |letter| letter.to_string())
}

/// The name of an edge, with what stands there.
pub fn edge(desk: &Desk, sheet: &Sheet, edge: Edge) -> String {
    let [a, b] = edge.ends().map(|end| end.to_string());
    let bar = desk.text(bar_name(sheet.bar(edge)));
    desk.with("ui-editor-edge", &[("one", a.into()), ("other", b.into()), ("bar", bar.into())])
}

fn bar_name(bar: Bar) -> &'static str {
    match bar {
        Bar::Open => "ui-editor-bar-open",
        Bar::Wall => "ui-editor-bar-wall",
        Bar::Vent => "ui-editor-bar-vent",
    }
}

/// A thing in a few words.
pub fn thing(desk: &Desk, thing: &Thing) -> String {
    match thing {
        Thing::Enemy { kind, colour, from } => {
            let guard = guard(desk, kind, *colour);
            if from.is_gentlest() {
                return guard;
            }
            let from = terms::name(desk, *from);
            desk.with("ui-editor-guard-from", &[("guard", guard.into()), ("from", from.into())])
        }
        Thing::Waypoint { colour, number } => {
            let fill = [("colour", self::colour(desk, *colour).into()), ("number", (*number).into())];
            desk.with("ui-editor-waypoint-of", &fill)
        }
        Thing::Objective(goal) | Thing::Optional(goal, _) => {
            let sort = desk.text(sort_name(Sort::of(thing)));
            desk.with("ui-editor-goal-of", &[("sort", sort.into()), ("name", goal.name.as_str().into())])
        }
        other => desk.text(sort_name(Sort::of(other))),
    }
}

/// A guard by kind and colour.
pub fn guard(desk: &Desk, kind: &str, colour: Colour) -> String {
    let kind = desk.catalog.kind(kind).map_or_else(|| kind.to_owned(), |kind| kind.name.clone());
    desk.with("ui-editor-guard-of", &[("kind", kind.into()), ("colour", self::colour(desk, colour).into())])
}

/// A colour.
pub fn colour(desk: &Desk, colour: Colour) -> String {
    desk.text(&format!("colour-{}", colour.key()))
}

/// The key of the name of a sort of thing.
pub const fn sort_name(sort: Sort) -> &'static str {
    match sort {
        Sort::Start => "ui-editor-start",
        Sort::Exit => "ui-editor-exit",
        Sort::Entrance => "ui-editor-entrance",
        Sort::Enemy => "ui-editor-guard",
        Sort::Waypoint => "ui-editor-waypoint",
        Sort::Objective => "ui-editor-objective",
        Sort::Optional => "ui-editor-optional",
        Sort::Key => "ui-editor-key",
        Sort::Lock => "ui-editor-lock",
    }
}

/// What a history calls a step.
pub fn step(desk: &Desk, name: Name) -> String {
    let of = |key: &str, sort: Sort| desk.with(key, &[("thing", desk.text(sort_name(sort)).into())]);
    match name {
        Name::Paint => desk.text("ui-editor-step-paint"),
        Name::Erase => desk.text("ui-editor-step-erase"),
        Name::Letter => desk.text("ui-editor-step-letter"),
        Name::Edge(Bar::Open) => desk.text("ui-editor-step-open"),
        Name::Edge(Bar::Wall) => desk.text("ui-editor-step-wall"),
        Name::Edge(Bar::Vent) => desk.text("ui-editor-step-vent"),
        Name::Put(sort) => of("ui-editor-step-put", sort),
        Name::Remove(sort) => of("ui-editor-step-remove", sort),
        Name::Move(sort) => of("ui-editor-step-move", sort),
        Name::Alter(sort) => of("ui-editor-step-alter", sort),
        Name::Route(colour) => desk.with("ui-editor-step-route", &[("colour", self::colour(desk, colour).into())]),
        Name::Set(field) => desk.with("ui-editor-step-set", &[("field", desk.text(field_name(field)).into())]),
        Name::Paste => desk.text("ui-editor-step-paste"),
        Name::Shift => desk.text("ui-editor-step-shift"),
        Name::Turn(Turn::Across | Turn::Down) => desk.text("ui-editor-step-mirror"),
        Name::Turn(Turn::Left | Turn::Right) => desk.text("ui-editor-step-turn"),
        Name::Outside => desk.text("ui-editor-step-outside"),
        Name::Fix(_) => desk.text("ui-editor-step-fix"),
    }
}

/// The key of the name of a value of the mission.
pub const fn field_name(field: Field) -> &'static str {
    match field {
        Field::Format => "ui-editor-field-format",
        Field::Id => "ui-editor-field-id",
        Field::Name => "ui-editor-field-name",
        Field::Powers => "ui-editor-field-powers",
        Field::Map => "ui-editor-field-map",
        Field::Alarm => "ui-editor-field-alarm",
        Field::Rewards => "ui-editor-field-rewards",
        Field::Intro => "ui-editor-field-intro",
        Field::Conclusion => "ui-editor-field-conclusion",
    }
}

/// The panel that shows a value of the mission.
pub const fn tab_of(field: Field) -> Tab {
    match field {
        Field::Alarm => Tab::Alarm,
        Field::Map => Tab::Inspect,
        _ => Tab::Story,
    }
}
