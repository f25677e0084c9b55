//! What a screen lays over the map is what the game will do.

use std::collections::BTreeSet;

use ghostline::{
    content::{Catalog, Sheet, Shipped, Storage, Thing, ThingAt, text},
    edit::Survey,
    stealth::Sector,
};

fn at(name: &str) -> Sector {
    name.parse().unwrap()
}

fn survey(map: &str, things: &str) -> (Sheet, Survey) {
    let text = format!("(format: 1, map: \"{map}\", at: {{{things}}})");
    let sheet = Sheet::read("x.ron", &text).unwrap();
    let survey = Survey::of(&sheet, Catalog::shipped().unwrap().cards());
    (sheet, survey)
}

fn guard(sheet: &Sheet) -> ThingAt {
    sheet.things().find(|(.., thing)| matches!(thing, Thing::Enemy { .. })).unwrap().0
}

fn names(sectors: impl IntoIterator<Item = Sector>) -> Vec<String> {
    sectors.into_iter().map(|sector| format!("{sector:?}")).collect()
}

#[test]
fn rounds_are_those_the_guards_of_every_shipped_mission_walk() {
    let catalog = Catalog::shipped().unwrap();
    for file in Shipped.list("missions").unwrap() {
        let sheet = Sheet::read(&file, &text(&Shipped, &file).unwrap()).unwrap();
        let survey = Survey::of(&sheet, catalog.cards());
        let mission = catalog.entry(&sheet.id).unwrap().mission.clone().unwrap();
        let rounds: BTreeSet<Vec<Sector>> = survey.rounds().into_iter().map(|round| round.walk).collect();
        for post in &mission.plan().enemies {
            let patrol = mission.patrol(mission.patrol_of(post.kind, post.colour));
            assert!(rounds.contains(&patrol.round(mission.ground(post.kind))), "{file}: {post:?}");
        }
    }
}

#[test]
fn a_guard_reaches_what_its_moves_and_its_round_allow() {
    let things = "\"A\": [Enemy(kind: \"guard\", colour: Red), Waypoint(colour: Red, number: 1)], \
                  \"4-1\": [Waypoint(colour: Red, number: 2)]";
    let (sheet, survey) = survey("01A 01 01 01", things);
    let reach = survey.reach(guard(&sheet));
    assert_eq!(names(reach[0].iter().copied()), ["2-1"]);
    assert!(reach.len() >= 2 && names(reach[1].iter().copied()) == ["3-1"]);
    assert_eq!(names(survey.rounds()[0].walk.clone()), ["1-1", "2-1", "3-1", "4-1", "3-1", "2-1", "1-1"]);
}

#[test]
fn a_round_that_cannot_be_walked_is_empty_and_nothing_else_suffers() {
    let things = "\"A\": [Enemy(kind: \"guard\", colour: Red), Waypoint(colour: Red, number: 1)], \
                  \"4-1\": [Waypoint(colour: Red, number: 2)], \"9-9\": [Waypoint(colour: Blue, number: 1)], \
                  \"2-1\": [Enemy(kind: \"guard\", colour: Blue), Enemy(kind: \"nobody\", colour: Green)]";
    let (sheet, survey) = survey("01A 01 | 01 01", things);
    let rounds = survey.rounds();
    assert_eq!(rounds.len(), 1, "blue stops at no sector");
    assert!(rounds[0].walk.is_empty());
    assert!(survey.reach(guard(&sheet)).is_empty());
}

#[test]
fn distances_choke_points_and_noise() {
    let things = "\"A\": [Enemy(kind: \"guard\", colour: Red)], \"B\": [Enemy(kind: \"hound\", colour: White)], \
                  \"C\": [Enemy(kind: \"camera_operator\", colour: White)], \"D\": [Enemy(kind: \"drone\", colour: Red)]";
    let (_, survey) = survey("01A 01 01B | 01\n---  + --- +\n01C 01 01D ~ 01", things);
    let far = survey.distances(at("1-1"));
    assert_eq!((far[&at("1-1")], far[&at("3-2")], far.get(&at("4-1"))), (0, 3, None));
    assert_eq!(names(survey.choke_points()), ["2-1", "2-2"]);
    let drawn = |noise| survey.attracted(at(noise)).into_iter().map(|(thing, _)| thing.place).collect::<Vec<_>>();
    assert_eq!(drawn("2-1"), [0, 1], "one sector from the guard and the hound");
    assert_eq!(drawn("2-2"), [1, 3], "two from the hound, one from the drone; a camera does not come");
    assert_eq!(drawn("4-2"), [3], "through the vent");
    assert_eq!(names(survey.attracted(at("2-2"))[0].1.clone()), ["2-1"]);
}
