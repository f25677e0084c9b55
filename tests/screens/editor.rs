//! The mission editor: missions built, mended, tried out and saved by label.

use std::{fs, path::PathBuf};

use egui::{Key, Modifiers};
use ghostline::{
    content::{Bar, Sheet, Thing},
    stealth::{Difficulty, Sector},
    ui::{Screen, screens::Editor},
};

use super::player::Player;

pub const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

/// A shipped mission as its author holds it.
pub fn shipped(file: &str) -> Sheet {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("missions").join(file);
    Sheet::read(file, &fs::read_to_string(path).unwrap()).unwrap()
}

pub fn editor(player: &Player) -> &Editor {
    match player.app().top() {
        Some(Screen::Editor(editor)) => editor,
        _ => panic!("no editor: {:#?}", player.labels()),
    }
}

/// Somebody with an empty map before them.
pub fn beginner() -> Player {
    let mut player = Player::new();
    player.click("Mission editor");
    player.click("Empty map");
    player
}

/// Somebody with a copy of a shipped mission.
fn copyist() -> Player {
    let mut player = Player::new();
    player.click("Single mission");
    player.enter("Edit a copy");
    assert_eq!(editor(&player).sheet().name, "Night Audit, a copy");
    player
}

fn cell(player: &mut Player, at: Sector) {
    player.click_part(&format!("Cell {at},"));
}

/// Puts another text into a field.
pub fn fill(player: &mut Player, field: &str, text: &str) {
    player.reach(field);
    retype(player, text);
}

/// Puts another text into the field in focus.
pub fn retype(player: &mut Player, text: &str) {
    player.keys(CTRL, Key::A);
    player.type_text(text);
}

/// Draws what a sheet shows.
fn draw(player: &mut Player, wanted: &Sheet) {
    for tile in 1..=11u16 {
        let here: Vec<Sector> =
            wanted.squares().filter(|(_, square)| square.room().unwrap().tile == tile).map(|(at, _)| at).collect();
        if !here.is_empty() {
            let name = player.labels().into_iter().find(|name| name.starts_with(&format!("{tile:02} "))).unwrap();
            player.enter(&name);
        }
        for at in here {
            cell(player, at);
        }
    }
    player.click("Walls");
    for (edge, bar) in wanted.edges() {
        assert_eq!(bar, Bar::Wall);
        let [a, b] = edge.ends();
        player.click_part(&format!("Edge {a} to {b}:"));
    }
    player.click("Letters");
    for (_, at) in wanted.letters() {
        cell(player, at);
    }
}

/// Puts down what stands on a sheet: guards, then waypoints along their routes, then the rest.
fn furnish(player: &mut Player, wanted: &Sheet) {
    for (_, spot, thing) in wanted.things() {
        if let Thing::Enemy { kind, colour, from } = thing {
            assert_eq!(kind, "guard");
            player.enter(&format!("Patrol {}", colour.key()));
            player.enter("Guard");
            cell(player, spot.sector().unwrap());
            for _ in Difficulty::ALL.iter().filter(|gentler| *gentler < from) {
                player.enter("There on");
            }
        }
    }
    let mut stops: Vec<_> = wanted
        .things()
        .filter_map(|(_, spot, thing)| match thing {
            Thing::Waypoint { colour, number } => Some((*colour, *number, spot.sector().unwrap())),
            _ => None,
        })
        .collect();
    stops.sort_unstable();
    player.click("Waypoints");
    for (colour, _, at) in stops {
        player.enter(&format!("Patrol {}", colour.key()));
        cell(player, at);
    }
    for (_, spot, thing) in wanted.things() {
        let palette = match thing {
            Thing::Start => "Start",
            Thing::Exit => "Exit",
            Thing::Objective(_) => "Objective",
            _ => continue,
        };
        player.enter(palette);
        cell(player, spot.sector().unwrap());
        if let Thing::Objective(goal) = thing {
            fill(player, "Name of the objective", &goal.name);
            fill(player, "Id of the objective", &goal.id);
            fill(player, "Told when it is taken", goal.text.as_str());
        }
    }
}

#[test]
fn the_first_mission_is_built_from_an_empty_map_by_label() {
    let wanted = shipped("campaign/01_night_audit.ron");
    let mut player = beginner();
    draw(&mut player, &wanted);
    furnish(&mut player, &wanted);
    player.click("Mission and story");
    fill(&mut player, "Name", &wanted.name);
    fill(&mut player, "Id", &wanted.id);
    player.enter("Energy and items are in force");
    fill(&mut player, "Bytebucks", &wanted.rewards.bytebucks.to_string());
    fill(&mut player, "Told before", wanted.intro.as_str());
    fill(&mut player, "Told after success", wanted.conclusion.as_str());
    player.click("Save");
    let saved = player.folder().join("missions/night_audit.ron");
    let text = fs::read_to_string(&saved).unwrap_or_else(|_| panic!("{:#?}", player.labels()));
    assert_eq!(Sheet::read("saved", &text).unwrap(), wanted);
    assert!(player.sees("no fault"), "{:#?}", player.labels());
}

#[test]
fn faults_are_listed_at_once_and_lead_to_their_place() {
    let mut player = copyist();
    assert!(player.sees("No fault. The mission can be played."), "{:#?}", player.labels());
    player.click("Erase sectors");
    player.click_part("Cell 5·4,");
    assert!(player.sees_part("there is no exit"), "{:#?}", player.labels());
    player.keys(CTRL, Key::Z);
    assert!(player.sees("No fault. The mission can be played."));
}

#[test]
fn a_fault_with_a_certain_cure_is_mended_by_its_button() {
    let mut player = copyist();
    player.click("Walls");
    player.click_part("Edge 4·4 to 5·4:");
    assert!(player.sees_part("exit"), "{:#?}", player.labels());
    player.enter("Open wall");
    assert!(player.sees("No fault. The mission can be played."), "{:#?}", player.labels());
    assert_eq!(editor(&player).file().history().done(), 2);
}

#[test]
fn playing_leads_back_to_the_same_editor_with_its_history() {
    let mut player = copyist();
    player.click("Paint sectors");
    player.click_part("Cell 1·1,");
    let before = editor(&player).sheet().clone();
    player.key(Key::F5);
    assert!(matches!(player.app().top(), Some(Screen::Mission(_))), "{:#?}", player.labels());
    player.key(Key::Space);
    player.key(Key::F5);
    assert_eq!(*editor(&player).sheet(), before);
    player.keys(CTRL, Key::Z);
    assert_ne!(*editor(&player).sheet(), before);
    player.settle();
    assert_eq!(player.app().desk().records.count(), 0, "a trial is no record");
}

#[test]
fn a_mission_with_errors_is_not_played_and_says_why() {
    let mut player = beginner();
    player.key(Key::F5);
    assert!(player.sees("The mission has faults that keep it from being played."), "{:#?}", player.labels());
}

#[test]
fn a_saved_mission_is_among_the_single_missions_and_opens_again() {
    let mut player = copyist();
    player.click("Save");
    player.click("Leave the editor");
    assert!(player.sees("Night Audit, a copy"), "{:#?}", player.labels());
    player.key(Key::Escape);
    player.click("Mission editor");
    player.click("night_audit_copy.ron");
    assert_eq!(editor(&player).sheet().id, "night_audit_copy");
    assert!(!editor(&player).file().document().is_changed());
}

#[test]
fn leaving_asks_about_what_was_not_saved() {
    let mut player = copyist();
    player.click("Paint sectors");
    player.click_part("Cell 1·1,");
    player.click("Leave the editor");
    assert!(player.sees("Save before leaving?"), "{:#?}", player.labels());
    player.click("Cancel");
    player.click("Leave the editor");
    player.click("Save and leave");
    assert!(player.folder().join("missions/night_audit_copy.ron").exists());
    assert!(matches!(player.app().top(), Some(Screen::Picker(_))));
}

#[test]
fn what_was_not_saved_when_the_game_died_is_offered_again() {
    let mut player = copyist();
    player.click("Paint sectors");
    player.click_part("Cell 1·1,");
    let before = editor(&player).sheet().clone();
    let mut player = player.reopen();
    player.click("Mission editor");
    player.click("night_audit_copy.ron");
    player.click("Go on with it");
    assert_eq!(*editor(&player).sheet(), before);
    player.keys(CTRL, Key::Z);
    assert!(editor(&player).sheet().square(Sector::at(1, 1).unwrap()).is_none());
}

#[test]
fn things_are_dragged_and_sectors_painted_in_one_stroke() {
    let mut player = copyist();
    let (from, to) = (player.place("Cell 1·4,"), player.place("Cell 2·4,"));
    player.drag(from, to);
    let at = Sector::at(2, 4).unwrap();
    assert!(editor(&player).sheet().things_at(at).contains(&Thing::Start), "{:#?}", player.labels());
    player.click("Paint sectors");
    let (from, to) = (player.place("Cell 6·1,"), player.place("Cell 6·3,"));
    player.drag(from, to);
    for row in 1..=3 {
        assert!(editor(&player).sheet().square(Sector::at(6, row).unwrap()).is_some(), "row {row}");
    }
    assert_eq!(editor(&player).file().history().done(), 2, "one step for the stroke");
}

#[test]
fn the_history_can_be_jumped_in() {
    let mut player = copyist();
    let before = editor(&player).sheet().clone();
    player.click("Paint sectors");
    for cell in ["Cell 1·1,", "Cell 1·2,", "Cell 1·3,"] {
        player.click_part(cell);
    }
    player.click("History");
    player.enter("Opened");
    assert_eq!(*editor(&player).sheet(), before);
    player.enter("Step 2: Paint");
    assert_eq!(editor(&player).file().history().done(), 2);
}

/// Somebody with a saved copy on which one more step was made, its file, and the file's text.
fn saver() -> (Player, PathBuf, String) {
    let mut player = copyist();
    player.click("Save");
    let file = player.folder().join("missions/night_audit_copy.ron");
    let text = fs::read_to_string(&file).unwrap();
    player.click("Paint sectors");
    player.click_part("Cell 1·1,");
    (player, file, text)
}

/// Another program writes the file, and a while passes.
fn write_outside(player: &mut Player, file: &PathBuf, text: String) {
    fs::write(file, text).unwrap();
    for _ in 0..4 {
        player.wait();
    }
}

#[test]
fn what_another_program_writes_is_offered_at_once_and_is_one_step_that_can_be_undone() {
    let (mut player, file, text) = saver();
    let mine = editor(&player).sheet().clone();
    write_outside(&mut player, &file, text.replace("Night Audit, a copy", "Night Audit again"));
    player.click("Take the file");
    assert_eq!(editor(&player).sheet().name, "Night Audit again");
    assert!(!editor(&player).file().document().is_changed(), "it is what the file says");
    assert_eq!(editor(&player).file().history().done(), 2, "the step before it is still there");
    player.keys(CTRL, Key::Z);
    assert_eq!(*editor(&player).sheet(), mine);
    assert!(editor(&player).file().document().is_changed());
    player.keys(CTRL, Key::Y);
    assert_eq!(editor(&player).sheet().name, "Night Audit again");
    player.click("History");
    assert!(player.sees("Step 2: Taken from the file"), "{:#?}", player.labels());
}

#[test]
fn what_another_program_broke_is_told_with_its_place_and_nothing_is_lost() {
    let (mut player, file, text) = saver();
    let mine = editor(&player).sheet().clone();
    write_outside(&mut player, &file, text.replace("name:", "nme"));
    assert!(player.sees_part("the mission's file, and has left"), "{:#?}", player.labels());
    assert!(!player.sees("Take the file"));
    player.click("Keep mine");
    assert_eq!(*editor(&player).sheet(), mine);
    write_outside(&mut player, &file, text);
    assert!(!player.sees("Keep mine"), "the file is again what was opened");
}

#[test]
fn a_share_code_opens_the_same_mission() {
    let mut player = Player::new();
    let text = shipped("single/kennel_row.ron").write();
    let code = ghostline::content::share::encode(&text).unwrap();
    player.click("Mission editor");
    player.reach("From a share code");
    player.type_text(&code);
    player.enter("Open the code");
    assert_eq!(*editor(&player).sheet(), shipped("single/kennel_row.ron"));
}
