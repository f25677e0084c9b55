//! The mission editor's lists and track: reinforcements by level, waypoints in their order, what a trial brings, the pad.

use egui::{Key, Modifiers, Pos2, vec2};
use ghostline::{
    content::{Bar, Edge, Sheet, Thing},
    edit::stops,
    stealth::{Colour, Sector},
    ui::{Screen, focus::Nav, input::PadButton, screens::Editor},
};

use super::{
    editor::{CTRL, editor, fill, shipped},
    player::Player,
};

/// Somebody with a copy of this mission before them.
fn author(file: &str) -> Player {
    let mut player = Player::new();
    let editor = Editor::new(player.app().desk(), shipped(file));
    player.app_mut().open(Screen::Editor(Box::new(editor)));
    player.wait();
    player
}

/// The levels of the reinforcements, as they are listed.
fn levels(player: &Player) -> Vec<i64> {
    let alarm = editor(player).sheet().alarm.clone().unwrap();
    alarm.reinforcements.iter().map(|relief| relief.level).collect()
}

fn steps(player: &Player) -> usize {
    editor(player).file().history().done()
}

/// Somebody with an alarm nobody answers yet.
fn quiet() -> Player {
    let mut player = author("campaign/02_glass_quay.ron");
    player.click("Alarm");
    while let Some(name) = player.labels().into_iter().find(|name| name.starts_with("Take away")) {
        player.enter(&name);
    }
    assert_eq!(levels(&player), [0i64; 0]);
    player
}

/// Where a level is on the track: it runs from 0 to 60 where nobody waits beyond.
fn on_track(player: &Player, level: f32) -> Pos2 {
    let middle = player.place("Alarm track");
    // The track has its panel's width; its middle is level 30.
    middle + vec2((level - 30.0) * 4.0, 0.0)
}

#[test]
fn reinforcements_are_placed_on_the_track_by_click_and_moved_by_dragging_their_flags() {
    let mut player = quiet();
    let before = steps(&player);
    player.click_at(on_track(&player, 40.0));
    player.click_at(on_track(&player, 20.0));
    let placed = levels(&player);
    assert_eq!(placed.len(), 2);
    assert!(placed[0] < placed[1], "listed by rising level: {placed:?}");
    assert!(player.sees_part(&format!("at level {}", placed[0])), "{:#?}", player.labels());
    let flag = player.place(&format!("Guard, red at level {}", placed[0]));
    player.drag(flag, on_track(&player, 55.0));
    let moved = levels(&player);
    assert_eq!(moved[0], placed[1], "past the other one");
    assert!(moved[1] > 50, "{moved:?}");
    assert_eq!(steps(&player), before + 3, "a pull is one step");
    player.keys(CTRL, Key::Z);
    assert_eq!(levels(&player), placed);
}

#[test]
fn reinforcements_are_placed_and_moved_by_keys_and_their_kind_and_colour_chosen() {
    let mut player = quiet();
    player.reach("Alarm track");
    player.key(Key::ArrowRight);
    player.key(Key::ArrowRight);
    player.key(Key::Enter);
    assert_eq!(levels(&player), [12]);
    player.key(Key::ArrowRight);
    player.key(Key::Enter);
    assert_eq!(levels(&player), [12, 13]);
    player.reach("1: Guard, red, level 12");
    player.key(Key::ArrowRight);
    player.key(Key::ArrowRight);
    assert_eq!(levels(&player), [13, 14]);
    assert_eq!(player.focused().as_deref(), Some("2: Guard, red, level 14"), "focus goes with it");
    player.keys(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(levels(&player), [13, 24]);
    player.key(Key::Enter);
    player.reach("Kind of reinforcement 2");
    player.key(Key::ArrowRight);
    player.reach("Patrol of reinforcement 2");
    player.key(Key::ArrowRight);
    let relief = editor(&player).sheet().alarm.clone().unwrap().reinforcements[1].clone();
    assert_eq!(relief.colour, Colour::ALL[1]);
    assert_ne!(relief.kind, "guard");
    fill(&mut player, "Level of reinforcement 2", "5");
    player.key(Key::Enter);
    assert_eq!(levels(&player), [5, 13], "the list keeps its order");
    player.reach("2: Guard, red, level 13");
    player.key(Key::Delete);
    assert_eq!(levels(&player), [5]);
}

/// The sectors of a route in their order.
fn route(sheet: &Sheet, colour: Colour) -> Vec<Sector> {
    stops(sheet, colour).into_iter().filter_map(|stop| sheet.sector_of(stop)).collect()
}

/// Somebody looking at a guard whose route has at least three waypoints, and its colour.
fn router() -> (Player, Colour) {
    let mut player = author("campaign/02_glass_quay.ron");
    let sheet = editor(&player).sheet().clone();
    let (at, colour) = sheet
        .things()
        .find_map(|(_, spot, thing)| match thing {
            Thing::Enemy { colour, .. } if stops(&sheet, *colour).len() > 2 => Some((spot.sector()?, *colour)),
            _ => None,
        })
        .unwrap();
    player.click_part(&format!("Cell {at},"));
    assert!(player.sees_part("1 in "), "{:#?}", player.labels());
    (player, colour)
}

fn row(player: &Player, number: usize) -> String {
    let begins = format!("{number} in ");
    player.labels().into_iter().find(|name| name.starts_with(&begins)).unwrap()
}

#[test]
fn waypoints_change_their_order_by_dragging_and_by_keys() {
    let (mut player, colour) = router();
    let before = route(editor(&player).sheet(), colour);
    let (first, third) = (row(&player, 1), row(&player, 3));
    player.reach(&third);
    let (from, to) = (player.place(&first), player.place(&third));
    player.drag(from, to + vec2(0.0, 6.0));
    let dragged = route(editor(&player).sheet(), colour);
    assert_eq!(dragged[..3], [before[1], before[2], before[0]]);
    let third = row(&player, 3);
    player.reach(&third);
    player.keys(Modifiers::ALT, Key::ArrowUp);
    player.keys(Modifiers::ALT, Key::ArrowUp);
    assert_eq!(route(editor(&player).sheet(), colour), before);
    player.keys(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(route(editor(&player).sheet(), colour)[..2], [before[1], before[0]]);
}

#[test]
fn a_waypoint_that_is_taken_away_leaves_the_others_numbered_without_a_gap() {
    let (mut player, colour) = router();
    let before = route(editor(&player).sheet(), colour);
    player.enter("Remove waypoint 2");
    let sheet = editor(&player).sheet();
    let mut left = before.clone();
    left.remove(1);
    assert_eq!(route(sheet, colour), left);
    let numbers: Vec<i64> = stops(sheet, colour)
        .into_iter()
        .filter_map(|stop| match sheet.thing(stop) {
            Some(Thing::Waypoint { number, .. }) => Some(*number),
            _ => None,
        })
        .collect();
    assert_eq!(numbers, (1..=left.len() as i64).collect::<Vec<_>>());
    let first = row(&player, 1);
    player.reach(&first);
    player.key(Key::Delete);
    assert_eq!(route(editor(&player).sheet(), colour), left[1..]);
    assert_eq!(player.focused(), Some(row(&player, 1)), "focus stands on the next one");
}

#[test]
fn a_trial_begins_with_the_items_that_were_chosen() {
    let mut player = author("campaign/02_glass_quay.ron");
    player.key(Key::F7);
    let items: Vec<String> =
        player.app().desk().catalog.cards().all_items().iter().map(|item| item.name.clone()).take(4).collect();
    for item in &items[..2] {
        player.enter(item);
    }
    player.keys(Modifiers::SHIFT, Key::F5);
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    let carried: Vec<&String> = mission.setup().items.iter().map(|item| &item.name).collect();
    assert_eq!(carried, [&items[0], &items[1]]);
    player.key(Key::Escape);
    player.enter(&items[2]);
    player.enter(&items[3]);
    assert!(player.sees("An agent carries at most 3 items."), "{:#?}", player.labels());
    player.key(Key::F5);
    let Some(Screen::Mission(mission)) = player.app().top() else { panic!("{:#?}", player.labels()) };
    assert!(mission.setup().items.is_empty(), "its players bring none");
}

#[test]
fn a_pad_changes_tools_by_its_shoulders_and_builds_walls() {
    let mut player = author("campaign/02_glass_quay.ron");
    let (at, beside) = (Sector::at(1, 1).unwrap(), Sector::at(2, 1).unwrap());
    player.pad(PadButton::Nav(Nav::Down));
    player.pad(PadButton::Nav(Nav::Up));
    let here = player.focused().unwrap();
    assert!(here.starts_with("Cell 1·1,"), "{here}");
    for _ in 0..3 {
        player.pad(PadButton::RIGHT_SHOULDER);
    }
    assert_eq!(player.focused().as_deref(), Some(here.as_str()), "the map keeps focus");
    let edge = Edge::between(at, beside).unwrap();
    let before = editor(&player).sheet().bar(edge);
    player.pad(PadButton::Confirm);
    player.pad(PadButton::Nav(Nav::Right));
    let after = editor(&player).sheet().bar(edge);
    assert_ne!(after, before, "the fourth tool puts walls");
    assert!(before == Bar::Wall || after == Bar::Wall);
    player.pad(PadButton::X);
    assert_eq!(editor(&player).sheet().bar(edge), before);
    player.pad(PadButton::LEFT_SHOULDER);
    player.pad(PadButton::LEFT_SHOULDER);
    player.pad(PadButton::Y);
    player.pad(PadButton::Confirm);
    assert_eq!(editor(&player).sheet().room(at).map(|room| room.tile), Some(2), "the second tile is painted");
    player.pad(PadButton::SELECT);
    assert!(!player.focused().unwrap().starts_with("Cell"), "in a panel");
    player.pad(PadButton::SELECT);
    assert!(player.focused().unwrap().starts_with("Cell 1·1,"), "and back");
}
