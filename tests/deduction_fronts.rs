//! Deduction tables from outside: over the protocol, in the terminal, saved and played again.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{fs, path::Path};

use ghostline::{
    content::shipped_library,
    deduction::{Deduction, Setup},
    engine::{Level, Seat},
    save::{self, Disk, SaveFault},
    session::{
        deduction::{Seating, Table},
        table::{Chair, TALK},
    },
    terminal::{
        Face,
        table::deduction::{TableApp, TableOptions},
    },
};
use serde_json::{Value, json};
use talk::{Talk, ghostline, replay, talked, text, typed};

fn setup(seats: u8) -> Setup {
    Setup { talk: TALK, ..Setup::new(shipped_library().unwrap(), seats) }
}

/// A table some bots have played on for a while.
fn table(seats: u8, steps: usize) -> Table {
    let chairs = (0..seats).map(|at| Chair::bot(format!("Bot {at}"), Level::Random)).collect();
    let mut table = Table::new(setup(seats), 7, chairs).unwrap();
    (0..steps).for_each(|_| drop(table.step()));
    table
}

#[test]
fn a_saved_table_goes_on_with_its_chairs_and_notes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.ron");
    let mut table = table(6, 60);
    save::store_with(&mut Disk, &file, table.game(), table.seating()).unwrap();
    let (loaded, seating) = save::load_with::<Deduction, Seating>(&Disk, &file).unwrap();
    assert_eq!(seating.as_ref(), Some(table.seating()));
    assert_eq!((loaded.header.game.as_str(), loaded.header.mission.as_str()), ("deduction", "6"));
    let mut again = Table::resume(loaded.game, seating);
    table.run();
    again.run();
    assert_eq!(again.game().hash(), table.game().hash());
}

#[test]
fn a_damaged_table_falls_back_to_the_one_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.ron");
    for steps in [20, 40] {
        let table = table(4, steps);
        save::store_with(&mut Disk, &file, table.game(), table.seating()).unwrap();
    }
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, whole.replacen("hp:2", "hp:1", 1).replacen("hp: 2", "hp: 1", 1)).unwrap();
    let (loaded, _) = save::load_with::<Deduction, Seating>(&Disk, &file).unwrap();
    assert!(matches!(loaded.warning.unwrap().fault, SaveFault::Broken { .. }));
    let wrong = save::load::<ghostline::stealth::Stealth>(&Disk, &file);
    assert!(wrong.is_err());
}

#[test]
fn a_table_is_told_and_verified_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.ron");
    let mut table = table(5, 0);
    table.run();
    save::store_with(&mut Disk, &file, table.game(), table.seating()).unwrap();
    let path = file.to_str().unwrap();
    let told = replay(&[path]);
    assert!(told.status.success(), "{}", text(&told.stderr));
    let told = text(&told.stdout);
    assert!(told.contains("Social Deduction, 5 seats") && told.contains("> Bot 0: "), "{told}");
    assert!(told.contains("The game is over") || told.contains("The game is a draw"), "{told}");
    let verified = replay(&[path, "--verify"]);
    assert!(verified.status.success() && text(&verified.stdout).starts_with("Verified"));
}

#[test]
fn a_table_is_played_over_the_protocol_and_fits_the_schema() {
    let validator = talk::schema();
    let new = json!({"game": "deduction", "seats": 4, "seed": 3, "talk": 1});
    assert!(validator.is_valid(&json!({ "new": new })));
    assert!(!validator.is_valid(&json!({"new": {"game": "deduction", "wings": 2}})));
    let states = talked(&new, 4000);
    let last = states.last().unwrap();
    assert!(last["over"].is_object(), "the game ends: {}", states.len());
    for state in states.iter().take(40).chain([last]) {
        let faults: Vec<_> = validator.iter_errors(&json!({ "ok": state })).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{state}\n{faults:?}");
    }
}

/// The record of a game of The Beginning with players of these factions.
fn after(factions: &[&str]) -> Value {
    let players: Vec<Value> = factions.iter().map(|faction| json!({"faction": faction, "wounds": 1})).collect();
    json!({"end": "Morale", "last": 0, "players": players})
}

/// SD-CAMP-09, SD-CAMP-29
#[test]
fn a_table_after_the_beginning_is_played_over_the_protocol() {
    let validator = talk::schema();
    let record = after(&["Human", "Machine", "Legion", "Outlaw", "Infected"]);
    let new = json!({"game": "deduction", "after": record, "seed": 3, "people": [1], "bots": "random"});
    assert!(validator.is_valid(&json!({ "new": new })));
    assert!(!validator.is_valid(&json!({"new": {"game": "deduction", "after": {"end": "Rain"}}})));
    let states = talked(&new, 4000);
    let (first, last) = (states.first().unwrap(), states.last().unwrap());
    assert_eq!(first["view"]["table"]["players"].as_array().unwrap().len(), 5);
    assert_eq!(first["view"]["team"], "Machine", "one comes as what one was");
    let label = first["options"][0]["label"].as_str().unwrap();
    assert!(label.starts_with("keep ") || label.starts_with("Keep "), "{label}");
    assert!(last["over"].is_object(), "the game ends: {}", states.len());
}

#[test]
fn one_seat_is_played_among_bots_and_sees_only_its_own_cards() {
    let new = json!({"game": "deduction", "seats": 6, "seed": 5, "people": [2], "bots": "random"});
    for state in talked(&new, 30) {
        if !state["over"].is_null() {
            break;
        }
        assert_eq!((&state["seat"], &state["view"]["seat"], &state["asked"]), (&json!(2), &json!(2), &json!([2])));
        let players = state["view"]["table"]["players"].as_array().unwrap();
        let hidden = |player: &Value| player["ids"][0]["up"] == false && player["ids"][0]["kind"] != 255;
        let known: Vec<_> = (0..6).filter(|at| hidden(&players[*at]) && players[*at]["ids"][0]["seen"] == 0).collect();
        assert!(known.is_empty(), "{known:?}");
    }
}

#[test]
fn cards_are_laid_out_and_scenarios_set_over_the_protocol() {
    let fix = json!({"ids": {"0": "H01"}, "programs": {"0": ["PR20"]}});
    let state = Talk::new().ok(&json!({"new": {"game": "deduction", "seats": 6, "first": 0, "fix": fix}}));
    let (player, cards) = (&state["view"]["table"]["players"][0], &state["view"]["cards"]);
    let key = |family: &str, kind: &Value| cards[family][kind.as_u64().unwrap() as usize].clone();
    assert_eq!(key("ids", &player["ids"][0]["kind"]), "H01");
    assert_eq!(key("programs", &player["programs"][0]["kind"]), "PR20");
    let scenario = Talk::new().ok(&json!({"new": {"game": "deduction", "scenario": "SC-01"}}));
    assert_eq!(scenario["view"]["table"]["players"].as_array().unwrap().len(), 4);
}

#[test]
fn whatever_is_wrong_with_a_table_is_answered_and_changes_nothing() {
    let mut talk = Talk::new();
    let new = |more: Value| {
        let mut new = json!({"game": "deduction"});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "new": new })
    };
    let cases = [
        (new(json!({"seats": 3})), "bad_request", "4 to 16"),
        (new(json!({"scenario": "SC-99"})), "bad_request", "SC-99"),
        (new(json!({"scenario": "SC-01", "seats": 6})), "bad_request", "4 players"),
        (new(json!({"fix": {"ids": {"0": "Z9"}}})), "bad_request", "Z9"),
        (new(json!({"bots": "genius"})), "bad_request", "sharp"),
        (new(json!({"people": [9]})), "no_such_seat", "seat 9"),
        (new(json!({"variants": ["Fast"]})), "bad_request", "Fast"),
        (new(json!({"mission": "night_audit"})), "bad_request", "mission"),
        (new(json!({"after": after(&["Human"; 7])})), "bad_request", "4 to 6"),
        (new(json!({"after": after(&["Human"; 4]), "seats": 5})), "bad_request", "the table 5"),
        (new(json!({"after": after(&["Angel"; 4])})), "bad_request", "Angel"),
    ];
    talk.refuses(cases);
    let state = talk.ok(&new(json!({"people": [0], "bots": "random", "seed": 2})));
    for (line, code) in [
        (json!({"act": 100_000}), "no_such_option"),
        (json!({"act": {"Answer": "Maybe"}}), "bad_request"),
        (json!({"act": {"hide": {}}}), "bad_request"),
        (json!({"act": "Keep"}), "illegal_action"),
        (json!({"undo": 1}), "cannot_undo"),
        (json!({"view": {"seat": 1}}), "no_such_seat"),
    ] {
        assert_eq!(talk.error(&line).0, code, "{line}");
    }
    assert_eq!(talk.ok(&json!({"view": {"seat": 0}}))["hash"], state["hash"]);
}

#[test]
fn a_table_is_saved_and_loaded_over_the_protocol() {
    Talk::saves_and_loads(&json!({"game": "deduction", "seats": 4, "people": [1], "bots": "random", "seed": 4}));
}

fn app(people: u8, seed: u64, saves: Option<&Path>) -> TableApp {
    let setup = Setup { first: Some(Seat(0)), ..setup(4) };
    let saves = saves.map(save::Slots::of_tables);
    TableApp::new(TableOptions { setup, seed, people, level: Level::Random, saves, face: Face::Lines }).unwrap()
}

#[test]
fn a_person_reads_the_table_and_everything_about_it_in_the_terminal() {
    let said = typed(
        app(1, 3, None),
        "table\nme\nlog\nclaims\nknow\nsay\nsay 1\nclaims\nwhy\nnote 2 quick\nknow\nask concerned\ncard Bug\nhelp\nfly\nquit\nquit\n",
    );
    for words in [
        "You are ",
        "Your turn: one action.",
        "Middle: ",
        "Nobody has said anything yet",
        "Say: “I am Human.”",
        "(true)",
        "— quick",
        "where it concerns you",
        "Bug: ",
        "SD-INFO-01",
        "This game is not saved",
    ] {
        let either = words == "(true)" && said.contains("(false)");
        assert!(said.contains(words) || either, "{words} is not in\n{said}");
    }
    assert!(!said.contains("-sd-") && !said.contains("{$"), "{said}");
}

#[test]
fn a_whole_game_is_played_by_numbers() {
    let said = typed(app(1, 5, None), &"1\n".repeat(600));
    assert!(said.contains("The game is over") || said.contains("The game is a draw"), "{said}");
    assert!(said.contains("You won.") || said.contains("You lost."));
}

/// SD-ENG-06
#[test]
fn two_people_hand_the_screen_over_behind_a_curtain() {
    let mut app = app(2, 9, None);
    assert!(app.is_curtained(), "nobody knows yet who of them looks at the screen");
    assert!(!app.take_lines().join("\n").contains("You are "));
    app.line("");
    assert!(app.take_lines().join("\n").contains("You are "));
    let mut curtains = 0;
    for _ in 0..80 {
        app.line("1");
        app.take_lines();
        app.line("");
        let shown = app.take_lines().join("\n");
        if app.is_curtained() {
            curtains += 1;
            assert!(shown.starts_with("Hand the screen to ") && shown.lines().count() == 1, "{shown}");
            app.line("me");
            let still = app.take_lines().join("\n");
            assert!(!still.contains("You are "), "{still}");
            app.line("");
            assert!(app.take_lines().join("\n").contains("You are "));
        }
    }
    assert!(curtains > 1);
}

#[test]
fn a_table_is_saved_and_loaded_by_name_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let said = typed(app(1, 3, Some(folder.path())), "1\nsave mine\nload mine\nload nobody\nquit\n");
    assert!(said.contains("mine") && said.contains("no such save"), "{said}");
    let file = save::Slots::of_tables(folder.path()).file("mine").unwrap();
    assert!(replay(&[file.to_str().unwrap(), "--verify"]).status.success());
}

#[test]
fn the_command_line_lays_tables_and_refuses_impossible_ones() {
    let run =
        |args: &[&str]| ghostline().args(["play", "--game", "deduction", "--terminal"]).args(args).output().unwrap();
    let played = run(&["--scenario", "SC-01", "--seed", "2", "--bots", "random"]);
    assert!(played.status.success(), "{}", text(&played.stderr));
    assert!(text(&played.stdout).contains("You are "));
    for (args, word) in
        [(["--seats", "3"], "4 to 16"), (["--scenario", "SC-99"], "SC-99"), (["--bots", "genius"], "sharp")]
    {
        let refused = run(&args);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains(word), "{}", text(&refused.stderr));
    }
}

/// SD-CAMP-29
#[test]
fn the_command_line_plays_on_after_the_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("first.ron");
    let play = |args: &[&str]| {
        let after = ["play", "--game", "deduction", "--terminal", "--after", file.to_str().unwrap()];
        ghostline().args(after).args(args).output().unwrap()
    };
    let players = "(faction: Human), (faction: Machine, wounds: 2), (faction: Legion), (faction: Outlaw)";
    let record = |players: &str| format!("(format: 1, handover: (end: Morale, last: 3, players: [{players}]))");
    let missing = play(&[]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("first.ron"), "{}", text(&missing.stderr));
    fs::write(&file, record("(faction: Human)")).unwrap();
    assert!(text(&play(&[]).stderr).contains("4 to 6"));
    fs::write(&file, record(players)).unwrap();
    let begun = play(&["--seed", "3", "--bots", "random"]);
    assert!(begun.status.success(), "{}", text(&begun.stderr));
    assert!(text(&begun.stdout).contains("Which ID do you keep?"), "{}", text(&begun.stdout));
    assert!(text(&play(&["--seats", "6"]).stderr).contains("this table 6"));
}

/// SD-CAMP-28
#[test]
fn a_game_after_the_beginning_is_played_by_numbers_and_saved() {
    let file = "(format: 1, handover: (winner: Human, end: Network, last: 0, players: [
        (faction: Machine), (faction: Human, wounds: 2), (faction: Legion, transferred: 3), (faction: Infected)]))";
    let mut files = ghostline::content::Memory::default();
    files.0.insert("first.ron".to_owned(), file.into());
    let record = ghostline::content::handover(&files, "first.ron").unwrap();
    let setup = Setup { after: Some(record), ..setup(4) };
    let options =
        TableOptions { setup: setup.clone(), seed: 4, people: 2, level: Level::Random, saves: None, face: Face::Lines };
    let mut app = TableApp::new(options).unwrap();
    let mut said = String::new();
    for _ in 0..3000 {
        app.line("1");
        app.line("");
        app.take_lines().into_iter().for_each(|line| said += &(line + "\n"));
    }
    assert!(said.contains("Keep ") && said.contains("chosen their cards"));
    assert!(said.contains("The game is over") || said.contains("The game is a draw"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.ron");
    let chairs = (0..4).map(|at| Chair::bot(format!("Bot {at}"), Level::Random)).collect();
    let mut table = Table::new(setup, 7, chairs).unwrap();
    for steps in [5, 60] {
        (0..steps).for_each(|_| drop(table.step()));
        save::store_with(&mut Disk, &path, table.game(), table.seating()).unwrap();
        let (loaded, seating) = save::load_with::<Deduction, Seating>(&Disk, &path).unwrap();
        assert_eq!(loaded.game.hash(), table.game().hash());
        assert_eq!(seating.as_ref(), Some(table.seating()));
    }
}

/// Impossible setups, as a process.
#[test]
fn a_table_that_cannot_be_dealt_is_refused_with_its_cure() {
    let play =
        |args: &[&str]| ghostline().args(["play", "--game", "deduction", "--plain"]).args(args).output().unwrap();
    let cases: [(&[&str], &str); 4] = [
        (&["--seats", "3"], "3 players cannot play. Choose 4 to 16 seats."),
        (&["--scenario", "SC-99"], "No scenario is called “SC-99”."),
        (&["--scenario", "SC-01", "--seats", "6"], "is for 4 players, not 6. Leave the number of seats out"),
        (&["--bots", "genius"], "genius"),
    ];
    for (args, message) in cases {
        let refused = play(args);
        let said = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(message) && said.lines().count() <= 2, "{args:?}: {said}");
        assert!(refused.stdout.is_empty(), "{args:?}");
    }
}

/// Not enough IDs for the seats.
#[test]
fn a_box_with_too_few_ids_is_told_with_the_colour_that_is_missing() {
    let mut library = (*shipped_library().unwrap()).clone();
    library.ids.retain(|card| card.faction != ghostline::deduction::Faction::Outlaw || card.key == "O01");
    let setup = Setup::new(std::sync::Arc::new(library), 8);
    let fault = Table::new(setup, 1, Vec::new()).err().unwrap();
    let words = ghostline::words::Words::english();
    let said = ghostline::words::deduction::fault_text(&words, &fault);
    assert!(said.starts_with("There are not enough IDs: this table deals 2 gray ones, and 1 are left."), "{said}");
}

/// Damaged saves, as a process. Nothing is lost, and the game goes on.
#[test]
fn a_damaged_save_is_told_and_the_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.ron");
    fs::write(&file, "(format: 1, this is not a table").unwrap();
    let mut child = ghostline();
    child.args(["play", "--game", "deduction", "--plain", "--seed", "3", "--bots", "random"]);
    let mut child = child.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped()).spawn().unwrap();
    let typed = format!("load {}\nme\nquit\nquit\n", file.display());
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = text(&output.stdout);
    assert!(output.status.success());
    assert!(said.contains("broken.ron"), "{said}");
    let (_, after) = said.split_once("broken.ron").unwrap();
    assert!(after.contains("You are "), "the table goes on:\n{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "(format: 1, this is not a table", "the file is left alone");
}

/// Broken card files, as a process.
#[test]
fn a_broken_card_file_is_told_with_place_and_cure() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ids.ron");
    let shipped = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/deduction/ids.ron")).unwrap();
    fs::write(&file, shipped.replacen("on_reveal: [Choose", "on_reveal: [Chose", 1)).unwrap();
    let output = ghostline().arg("check").arg(&file).output().unwrap();
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("ids.ron:") && said.contains("Chose"), "{said}");
}
