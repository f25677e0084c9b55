//! Any command at all, for laws that must hold whatever is done.

use ghostline::{
    content::{Bar, Edge, Goal, Prose, Relief, Sheet, SheetAlarm, Thing, ThingAt},
    edit::{Area, Clip, Command, Name, Turn, Value},
    stealth::{Colour, Difficulty, Letter, Powers, Rewards, Sector},
};
use proptest::{prelude::*, sample::select};

/// A sector, mostly near the top left.
pub fn sector() -> impl Strategy<Value = Sector> {
    let side = || prop_oneof![9 => 1u16..=6, 1 => 1u16..=64];
    (side(), side()).prop_map(|(column, row)| Sector::at(column, row).unwrap())
}

fn colour() -> impl Strategy<Value = Colour> {
    select(Colour::ALL.to_vec())
}

fn bar() -> impl Strategy<Value = Bar> {
    select(vec![Bar::Open, Bar::Wall, Bar::Vent])
}

fn edge() -> impl Strategy<Value = Edge> {
    (sector(), 0usize..4).prop_filter_map("on the grid", |(at, side)| Edge::around(at).nth(side))
}

fn letter() -> impl Strategy<Value = Option<Letter>> {
    let letters: Vec<Letter> = Letter::all().take(30).collect();
    prop_oneof![3 => select(letters).prop_map(Some), 1 => Just(None)]
}

/// Any text, mostly of a few awkward signs.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[ab \\\\\"\n\t/.“\r\u{a0}]{0,40}", 1 => any::<String>()]
}

fn rewards() -> impl Strategy<Value = Rewards> {
    (0u16..3, 0u8..3).prop_map(|(bytebucks, items)| Rewards { bytebucks, items })
}

fn goal() -> impl Strategy<Value = Goal> {
    ("[a-b_]{0,3}", words(), words(), -2i64..3).prop_map(|(id, name, text, alarm)| Goal {
        id,
        name,
        text: text.into(),
        alarm,
    })
}

pub fn thing() -> impl Strategy<Value = Thing> {
    prop_oneof![
        select(vec![Thing::Start, Thing::Exit, Thing::Entrance]),
        ("[a-z]{0,3}|guard|drone", colour(), select(Difficulty::ALL.to_vec()))
            .prop_map(|(kind, colour, from)| Thing::Enemy { kind, colour, from }),
        (colour(), -3i64..9).prop_map(|(colour, number)| Thing::Waypoint { colour, number }),
        goal().prop_map(Thing::Objective),
        (goal(), rewards()).prop_map(|(goal, rewards)| Thing::Optional(goal, rewards)),
        words().prop_map(Thing::Key),
        "[ab]{1}".prop_map(Thing::Lock),
    ]
}

fn at() -> impl Strategy<Value = ThingAt> {
    (0usize..8, 0usize..3).prop_map(|(place, nth)| ThingAt { place, nth })
}

fn value() -> impl Strategy<Value = Value> {
    let relief = (any::<i64>(), words(), colour()).prop_map(|(level, kind, colour)| Relief { level, kind, colour });
    let alarm = (any::<i64>(), prop::collection::vec(relief, 0..3))
        .prop_map(|(alertness, reinforcements)| SheetAlarm { alertness, reinforcements });
    prop_oneof![
        any::<i64>().prop_map(Value::Format),
        words().prop_map(Value::Id),
        words().prop_map(Value::Name),
        select(vec![Powers::None, Powers::Full]).prop_map(Value::Powers),
        prop::option::of(alarm).prop_map(Value::Alarm),
        rewards().prop_map(Value::Rewards),
        words().prop_map(|text| Value::Intro(Prose::from(text))),
        words().prop_map(|text| Value::Conclusion(Prose::from(text))),
    ]
}

fn area() -> impl Strategy<Value = Area> {
    (sector(), sector()).prop_map(|(a, b)| Area::new(a, b))
}

/// A piece of a map somebody else made.
fn clip() -> impl Strategy<Value = Clip> {
    prop::collection::vec(drawing(), 1..12).prop_map(|commands| {
        let mut history = ghostline::edit::History::default();
        for command in &commands {
            let _ = history.perform(command);
        }
        let (from, to) = (Sector::at(1, 1).unwrap(), Sector::at(5, 5).unwrap());
        Clip::copy(history.document().sheet(), Area::new(from, to))
    })
}

/// Commands that make something to work on.
fn drawing() -> impl Strategy<Value = Command> {
    prop_oneof![
        4 => (prop::collection::vec(sector(), 1..6), 1u16..1000).prop_map(|(at, tile)| Command::Paint { at, tile }),
        1 => (area(), 1u16..12).prop_map(|(area, tile)| Command::Paint { at: area.sectors().take(40).collect(), tile }),
        2 => (sector(), letter()).prop_map(|(at, letter)| Command::Letter { at, letter }),
        2 => (prop::collection::vec(edge(), 1..4), bar()).prop_map(|(edges, bar)| Command::Bar { edges, bar }),
        4 => (sector(), thing()).prop_map(|(at, thing)| Command::Put { at, thing }),
        2 => (colour(), sector(), prop::option::of(0usize..5))
            .prop_map(|(colour, at, number)| Command::AddStop { colour, at, number }),
    ]
}

/// Any command.
pub fn command() -> impl Strategy<Value = Command> {
    let turns = vec![Turn::Across, Turn::Down, Turn::Right, Turn::Left];
    let one = prop_oneof![
        8 => drawing(),
        1 => prop::collection::vec(sector(), 1..4).prop_map(Command::Erase),
        1 => at().prop_map(Command::Remove),
        1 => (at(), sector()).prop_map(|(thing, to)| Command::Move { thing, to }),
        1 => (at(), thing()).prop_map(|(thing, to)| Command::Alter { thing, to }),
        1 => (at(), 0usize..6).prop_map(|(thing, number)| Command::Reorder { thing, number }),
        1 => colour().prop_map(Command::Renumber),
        2 => value().prop_map(Command::Set),
        1 => (clip(), sector()).prop_map(|(clip, at)| Command::Paste { clip, at }),
        1 => (area(), sector()).prop_map(|(area, to)| Command::Shift { area, to }),
        1 => (area(), select(turns)).prop_map(|(area, turn)| Command::Turn { area, turn }),
        1 => (0usize..8).prop_map(Command::DropPlace),
        1 => (0usize..3).prop_map(Command::DropLoose),
    ];
    let many = prop::collection::vec(drawing(), 1..4).prop_map(|all| Command::All(Name::Paste, all));
    prop_oneof![9 => one, 1 => many]
}

/// A sheet somebody worked on.
pub fn sheet(from: &Sheet, commands: &[Command]) -> Sheet {
    let mut history = ghostline::edit::History::new(ghostline::edit::Document::new(from.clone()));
    for command in commands {
        let _ = history.perform(command);
    }
    history.document().sheet().clone()
}

/// Whether a strategy of commands reaches every command: a new one that is left out fails here.
#[test]
fn any_command_is_really_any() {
    use proptest::{strategy::ValueTree, test_runner::TestRunner};

    let mut runner = TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..2000 {
        let command = command().new_tree(&mut runner).unwrap().current();
        seen.insert(kind(&command));
    }
    assert_eq!(seen, (0..KINDS).collect());
}

/// How many kinds of commands there are.
const KINDS: usize = 18;

/// Which kind a command is; a new kind does not compile before it has a number here.
fn kind(command: &Command) -> usize {
    match command {
        Command::Paint { .. } => 0,
        Command::Erase(_) => 1,
        Command::Letter { .. } => 2,
        Command::Bar { .. } => 3,
        Command::Put { .. } => 4,
        Command::Remove(_) => 5,
        Command::Move { .. } => 6,
        Command::Alter { .. } => 7,
        Command::AddStop { .. } => 8,
        Command::Reorder { .. } => 9,
        Command::Renumber(_) => 10,
        Command::Set(_) => 11,
        Command::Paste { .. } => 12,
        Command::Shift { .. } => 13,
        Command::Turn { .. } => 14,
        Command::DropPlace(_) => 15,
        Command::DropLoose(_) => 16,
        Command::All(..) => 17,
    }
}
