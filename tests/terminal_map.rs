//! The map as it is drawn, cell by cell, from a mission drawn in text.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use ghostline::{
    content::{Catalog, mission_from_str},
    engine::Match,
    stealth::{AGENT, Action, Colour, Sector, Setup, Stealth, View},
    terminal::{
        Ink,
        map::{self, Canvas, Focus, Frame, Room},
    },
};

const MISSION: &str = r#"(
    format: 1,
    id: "drawn",
    name: "Drawn",
    powers: Full,
    map: "
        01A|02B  03C
        +   ---  +
        04D~05E  06F
        +   +    +
        07G 08   .
    ",
    at: {
        "A": [Start],
        "B": [Enemy(kind: "guard", colour: Red), Waypoint(colour: Red, number: 2)],
        "C": [Exit, Waypoint(colour: Red, number: 1)],
        "D": [Enemy(kind: "drone", colour: Blue), Enemy(kind: "guard", colour: Blue), Waypoint(colour: Blue, number: 1)],
        "E": [Lock("red"), Objective(id: "core", name: "Core", text: "It hums.")],
        "2-3": [Key("red")],
        "F": [Optional(id: "note", name: "Note", text: "It rustles.")],
        "G": [Entrance, Waypoint(colour: Blue, number: 2)],
    },
    alarm: Some((alertness: 2, reinforcements: [(level: 5, kind: "guard", colour: Blue)])),
    story: (intro: "In.", conclusion: "Out."),
)"#;

fn drawn() -> Match<Stealth> {
    let catalog = Catalog::shipped().unwrap();
    let mission = mission_from_str("drawn.ron", MISSION, &catalog).map_err(|faults| format!("{faults:#?}")).unwrap();
    let setup = Setup::new(Arc::new(mission), catalog.starting_gear());
    Match::new(setup, 1)
}

fn text(canvas: &Canvas) -> Vec<String> {
    canvas.rows().map(|row| row.iter().map(|glyph| glyph.letter).collect::<String>().trim_end().to_owned()).collect()
}

fn whole(view: &View, focus: Focus) -> Canvas {
    map::draw(view, &Frame::fit(view, Room { width: 27, height: 11 }, (0, 0)), focus)
}

fn play(game: &mut Match<Stealth>, actions: &[Action]) {
    for action in actions {
        game.act(AGENT, action).unwrap();
    }
}

#[test]
fn a_map_shows_walls_doors_vents_locks_and_everything_that_stands_there() {
    let view = drawn().view(AGENT);
    let lines = text(&whole(&view, Focus::default()));
    let expected = [
        "      1       2       3",
        "  ┏━━━━━━━┳━━━━━━━┯━━━━━━━┓",
        " 1┃A      ┃B      ╵C >    ┃",
        "  ┃@      ┃G1     ╷       ┃",
        "  ┠──   ──╊━━━━━━━┽──   ──┨",
        " 2┃D      ≡E░#░◆░░╵F ◇    ┃",
        "  ┃D2 G3  ≡░░░░░░░╷       ┃",
        "  ┠──   ──╀──   ──╆━━━━━━━┛",
        " 3┃G <    ╵k      ┃",
        "  ┃       ╷       ┃",
        "  ┗━━━━━━━┷━━━━━━━┛",
    ];
    assert_eq!(lines, expected, "\n{}", lines.join("\n"));
}

#[test]
fn the_waypoints_of_an_inspected_patrol_are_numbered_and_no_others() {
    let view = drawn().view(AGENT);
    let patrol = view.public.enemies[0].patrol;
    let lines = text(&whole(&view, Focus { patrol: Some(patrol), sector: None }));
    assert_eq!(lines[2], " 1┃A      ┃B 2    ╵C > 1  ┃");
    assert_eq!(lines[5], " 2┃D      ≡E░#░◆░░╵F ◇    ┃");
}

#[test]
fn enemies_have_the_ink_of_their_patrol_and_the_pointed_sector_is_marked() {
    let view = drawn().view(AGENT);
    let here = Sector::at(1, 1).unwrap();
    let canvas = whole(&view, Focus { sector: Some(here), patrol: None });
    let rows: Vec<_> = canvas.rows().collect();
    assert_eq!((rows[3][3].letter, rows[3][3].ink), ('@', Ink::Agent));
    assert_eq!((rows[3][11].letter, rows[3][11].ink), ('G', Ink::Patrol(Colour::Red)));
    assert_eq!((rows[6][3].letter, rows[6][3].ink), ('D', Ink::Patrol(Colour::Blue)));
    let marked: Vec<_> = rows.iter().flat_map(|row| row.iter()).filter(|glyph| glyph.marked).collect();
    assert_eq!(marked.len(), 14, "seven cells on two lines");
    assert!(marked.iter().any(|glyph| glyph.letter == '@'));
}

#[test]
fn noise_and_an_overfull_sector_are_shown_without_breaking_the_lines() {
    let mut game = drawn();
    let d = Sector::at(1, 2).unwrap();
    play(&mut game, &[Action::Pass]);
    // The second movement leaves noise where it begins and ends; everything after waits for the enemies' cards.
    game.act(AGENT, &Action::Move { to: d }).unwrap();
    let mut view = game.view(AGENT);
    view.public.player.sector = d;
    view.public.noise = [Sector::at(1, 1).unwrap(), d].into_iter().collect();
    view.public.detection = std::iter::once(d).collect();
    for (at, enemy) in view.public.enemies.iter_mut().enumerate() {
        enemy.sector = if at == 0 { Sector::at(2, 1).unwrap() } else { d };
        (enemy.detects, enemy.overwatch) = (at == 1, at == 2);
    }
    let lines = text(&whole(&view, Focus::default()));
    assert_eq!(lines[2], " 1┃A     ~┃B      ╵C >    ┃");
    assert_eq!(lines[5], " 2┃D    ~!≡E░#░◆░░╵F ◇    ┃");
    assert_eq!(lines[6], "  ┃@D2!G3*≡░░░░░░░╷       ┃", "signs close up where blanks do not fit");
    view.public.enemies[0].sector = d;
    let lines = text(&whole(&view, Focus::default()));
    assert_eq!(lines[6], "  ┃@G1D2!…≡░░░░░░░╷       ┃", "and are cut with an ellipsis where they do not fit at all");
}

#[test]
fn a_map_larger_than_its_room_shows_the_part_around_the_agent_and_can_be_moved() {
    let view = drawn().view(AGENT);
    let room = Room { width: 19, height: 8 };
    let frame = Frame::fit(&view, room, (0, 0));
    assert_eq!((frame.columns(), frame.rows()), (1..=2, 1..=2));
    assert!(!frame.is_whole(&view));
    let canvas = map::draw(&view, &frame, Focus::default());
    assert!(canvas.width() <= room.width && canvas.height() <= room.height);
    assert_eq!(text(&canvas)[3], "  ┃@      ┃G1     ╷");
    let frame = Frame::fit(&view, room, (99, 99));
    assert_eq!((frame.columns(), frame.rows()), (2..=3, 2..=3), "it stops at the rim");
}

#[test]
fn any_room_gives_a_drawing_that_fits_it_or_one_sector() {
    let view = drawn().view(AGENT);
    for (width, height) in (0..60).flat_map(|width| (0..30).map(move |height| (width, height))) {
        let canvas = map::draw(&view, &Frame::fit(&view, Room { width, height }, (1, -1)), Focus::default());
        let (least_width, least_height) = (2 + 7 + 2, 1 + 2 + 2);
        assert!(canvas.width() <= width.max(least_width) && canvas.height() <= height.max(least_height));
    }
}
