//! Each command does what it says, or says why not.

use ghostline::{
    content::{Bar, Edge, Sheet, Thing, ThingAt},
    edit::{Area, Clip, Command, Document, History, Name, Refusal, Sort, Turn, Value},
    stealth::{Colour, Sector},
};

fn at(name: &str) -> Sector {
    name.parse().unwrap()
}

fn edge(a: &str, b: &str) -> Edge {
    Edge::between(at(a), at(b)).unwrap()
}

/// A small mission: a key, a lock, a patrol and a wall.
fn history() -> History {
    let text = r#"(format: 1, id: "x", name: "X", map: "
        01A | 02B   03
        +     ---   +
        04C   05    06D
    ", at: {
        "A": [Start, Waypoint(colour: Red, number: 1)],
        "B": [Waypoint(colour: Red, number: 2), Key("vault")],
        "C": [Waypoint(colour: Red, number: 3), Lock("vault")],
        "D": [Exit, Objective(id: "core", name: "Core", text: "Warm.")],
    })"#;
    History::new(Document::open("x.ron", text).unwrap())
}

fn sheet(history: &History) -> &Sheet {
    history.document().sheet()
}

/// The drawn map, line by line.
fn map(history: &History) -> Vec<String> {
    let text = sheet(history).write();
    let map =
        text.lines().skip_while(|line| !line.contains("map: \"")).skip(1).take_while(|line| !line.contains("\","));
    map.map(|line| line.trim().to_owned()).collect()
}

/// The sectors of the red waypoints by number.
fn route(history: &History) -> Vec<String> {
    let mut stops: Vec<(i64, Sector)> = Vec::new();
    for (_, spot, thing) in sheet(history).things() {
        if let Thing::Waypoint { number, .. } = thing {
            stops.push((*number, spot.sector().unwrap()));
        }
    }
    stops.sort_unstable();
    assert!(stops.iter().map(|stop| stop.0).eq(1..=stops.len() as i64), "{stops:?}");
    stops.into_iter().map(|(_, at)| format!("{at:?}")).collect()
}

/// The red waypoint with this number.
fn stop(history: &History, wanted: i64) -> ThingAt {
    let is = |thing: &Thing| matches!(thing, Thing::Waypoint { number, .. } if *number == wanted);
    sheet(history).things().find(|(_, _, thing)| is(thing)).unwrap().0
}

#[test]
fn sectors_are_painted_and_erased_with_what_is_on_and_around_them() {
    let mut history = history();
    history.perform(&Command::Paint { at: vec![at("1-1"), at("4-1")], tile: 11 }).unwrap();
    assert_eq!(map(&history)[0], "11A | 02B   03    11");
    history.perform(&Command::Erase(vec![at("2-1")])).unwrap();
    assert_eq!(map(&history), ["11A   .     03    11", "04C   05    06D   ."]);
    assert!(sheet(&history).things_at(at("2-1")).is_empty());
    assert_eq!(history.names().collect::<Vec<_>>(), [Name::Paint, Name::Erase]);
}

#[test]
fn what_does_not_fit_is_refused_with_its_reason() {
    let mut history = history();
    let gap = at("4-4");
    for (command, refusal) in [
        (Command::Paint { at: vec![at("1-1")], tile: 1 }, Refusal::Nothing),
        (Command::Paint { at: vec![at("1-1")], tile: 0 }, Refusal::NoTile(0)),
        (Command::Letter { at: gap, letter: "Z".parse().ok() }, Refusal::Gap(gap)),
        (Command::Letter { at: at("3-1"), letter: "A".parse().ok() }, Refusal::LetterTaken(at("1-1"))),
        (Command::Bar { edges: vec![edge("3-1", "4-1")], bar: Bar::Wall }, Refusal::Gap(at("4-1"))),
        (Command::Put { at: gap, thing: Thing::Start }, Refusal::Gap(gap)),
        (Command::Remove(ThingAt { place: 9, nth: 0 }), Refusal::NotThere),
        (Command::Move { thing: ThingAt { place: 0, nth: 7 }, to: at("1-1") }, Refusal::NotThere),
        (Command::Reorder { thing: ThingAt { place: 0, nth: 0 }, number: 1 }, Refusal::NotAWaypoint),
        (Command::Shift { area: Area::new(at("1-1"), at("3-2")), to: at("63-1") }, Refusal::OffGrid),
        (Command::DropPlace(4), Refusal::NotThere),
        (Command::DropLoose(0), Refusal::NotThere),
        (Command::Set(Value::Id("x".to_owned())), Refusal::Nothing),
    ] {
        assert_eq!(history.perform(&command).unwrap_err(), refusal, "{command:?}");
    }
    assert!(!history.document().is_changed());
    assert_eq!(history.undo(), Err(Refusal::NoSuchStep));
}

#[test]
fn a_start_comes_in_the_place_of_the_one_there_was() {
    let mut history = history();
    history.perform(&Command::Put { at: at("2-2"), thing: Thing::Start }).unwrap();
    let starts: Vec<_> = sheet(&history).things().filter(|(.., thing)| **thing == Thing::Start).collect();
    assert_eq!(starts.len(), 1);
    assert_eq!(starts[0].1.sector(), Some(at("2-2")));
}

#[test]
fn waypoints_keep_their_order_and_numbers() {
    let mut history = history();
    let add = |at, number| Command::AddStop { colour: Colour::Red, at, number };
    history.perform(&add(at("3-1"), Some(2))).unwrap();
    assert_eq!(route(&history), ["1-1", "3-1", "2-1", "1-2"]);
    history.perform(&add(at("3-2"), None)).unwrap();
    assert_eq!(route(&history), ["1-1", "3-1", "2-1", "1-2", "3-2"]);
    history.perform(&Command::Reorder { thing: stop(&history, 5), number: 1 }).unwrap();
    assert_eq!(route(&history), ["3-2", "1-1", "3-1", "2-1", "1-2"]);
    history.perform(&Command::Remove(stop(&history, 2))).unwrap();
    assert_eq!(route(&history), ["3-2", "3-1", "2-1", "1-2"]);
    history.jump(0).unwrap();
    assert_eq!(route(&history), ["1-1", "2-1", "1-2"]);
    assert!(!history.document().is_changed());
}

#[test]
fn places_are_listed_by_their_letters() {
    let mut history = history();
    history.perform(&Command::Put { at: at("3-1"), thing: Thing::Entrance }).unwrap();
    history.perform(&Command::Letter { at: at("1-1"), letter: "E".parse().ok() }).unwrap();
    history.perform(&Command::Letter { at: at("3-1"), letter: "AA".parse().ok() }).unwrap();
    let names: Vec<String> =
        sheet(&history).places().iter().map(|place| sheet(&history).name_of(place.spot.sector().unwrap())).collect();
    assert_eq!(names, ["B", "C", "D", "E", "AA"]);
}

#[test]
fn a_part_of_the_map_is_moved_mirrored_and_rotated_with_everything_in_it() {
    let mut history = history();
    let area = Area::new(at("3-2"), at("1-1"));
    history.perform(&Command::Turn { area, turn: Turn::Across }).unwrap();
    assert_eq!(map(&history), ["03    02B | 01A", "+     ---   +", "06D   05    04C"]);
    assert!(sheet(&history).things_at(at("3-1")).contains(&Thing::Start));
    history.perform(&Command::Turn { area, turn: Turn::Right }).unwrap();
    assert_eq!(map(&history), ["06D   03", "05  | 02B", "+     ---", "04C   01A"]);
    history.perform(&Command::Shift { area: Area::new(at("1-1"), at("2-3")), to: at("2-2") }).unwrap();
    assert_eq!(
        map(&history),
        [".     .     .", ".     06D   03", ".     05  | 02B", "+     +     ---", ".     04C   01A"]
    );
    assert!(sheet(&history).things_at(at("3-4")).contains(&Thing::Start));
    let names = [Name::Turn(Turn::Across), Name::Turn(Turn::Right), Name::Shift];
    assert_eq!(history.names().collect::<Vec<_>>(), names);
    history.jump(0).unwrap();
    assert!(!history.document().is_changed());
}

#[test]
fn a_pasted_piece_gets_letters_numbers_and_names_of_its_own() {
    let mut history = history();
    let clip = Clip::copy(sheet(&history), Area::new(at("1-1"), at("3-2")));
    history.perform(&Command::Paste { clip, at: at("1-4") }).unwrap();
    assert_eq!(map(&history)[4..], ["01E | 02F   03", "+     ---   +", "04G   05    06H"]);
    assert_eq!(route(&history), ["1-1", "2-1", "1-2", "1-4", "2-4", "1-5"]);
    assert_eq!(sheet(&history).things_at(at("2-4"))[1], Thing::Key("vault_2".to_owned()));
    assert_eq!(sheet(&history).things_at(at("1-5"))[1], Thing::Lock("vault_2".to_owned()));
    assert_eq!(sheet(&history).things_at(at("3-5"))[0].goal().unwrap().id, "core_2");
    assert_eq!(sheet(&history).things().filter(|(.., thing)| **thing == Thing::Start).count(), 1);
}

#[test]
fn a_stroke_of_the_brush_is_one_step() {
    let mut history = history();
    history.perform(&Command::Paint { at: vec![at("1-4")], tile: 2 }).unwrap();
    history.extend(&Command::Paint { at: vec![at("2-4")], tile: 2 }).unwrap();
    history.extend(&Command::Paint { at: vec![at("3-4")], tile: 2 }).unwrap();
    assert_eq!((history.done(), history.names().len()), (1, 1));
    assert_eq!(history.undo(), Ok(Name::Paint));
    assert!(!history.document().is_changed());
}

#[test]
fn a_new_edit_forgets_what_was_undone() {
    let mut history = history();
    history.perform(&Command::Put { at: at("3-1"), thing: Thing::Entrance }).unwrap();
    history.perform(&Command::Set(Value::Name("Y".to_owned()))).unwrap();
    history.undo().unwrap();
    history.perform(&Command::Erase(vec![at("3-1")])).unwrap();
    assert_eq!(history.names().collect::<Vec<_>>(), [Name::Put(Sort::Entrance), Name::Erase]);
    assert_eq!(history.redo(), Err(Refusal::NoSuchStep));
}
