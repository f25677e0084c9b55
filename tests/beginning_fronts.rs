//! Tables of The Beginning from outside: over the protocol, in plain lines, saved and played again.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Output, Stdio},
};

use ghostline::{
    beginning::{Beginning, Character, Setup},
    content::{Catalog, beginning::shipped_library},
    engine::{Level, Seat},
    save::{self, Disk, SaveFault},
    session::{
        beginning::{Seating, Table},
        table::{Chair, TALK},
    },
    terminal::{
        Face,
        protocol::{Line, Session},
        table::beginning::{TableApp, TableOptions},
    },
    words::Words,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use talk::{Talk, ghostline, replay, talked, text, typed};

fn setup(seats: u8) -> Setup {
    Setup { talk: TALK, first: Some(Seat(0)), ..Setup::new(shipped_library().unwrap(), seats) }
}

/// A table some bots have played on for a while.
fn table(seats: u8, steps: usize) -> Table {
    let chairs = (0..seats).map(|at| Chair::bot(format!("Bot {at}"), Level::Random)).collect();
    let mut table = Table::new(setup(seats), 7, chairs).unwrap();
    (0..steps).for_each(|_| drop(table.step()));
    table
}

/// What `play --game beginning` says to these lines.
fn played(args: &[&str], lines: &str) -> Output {
    let mut child = ghostline();
    child.args(["play", "--game", "beginning", "--plain"]).args(args);
    let mut child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A table that could not be laid reads nothing.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn a_saved_table_goes_on_and_is_told_and_verified_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.ron");
    let mut table = table(5, 200);
    save::store_with(&mut Disk, &file, table.game(), table.seating()).unwrap();
    let (loaded, seating) = save::load_with::<Beginning, Seating>(&Disk, &file).unwrap();
    assert_eq!((loaded.header.game.as_str(), loaded.header.mission.as_str()), ("beginning", "5"));
    let mut again = Table::resume(loaded.game, seating);
    table.run();
    again.run();
    assert_eq!(again.game().hash(), table.game().hash());
    save::store_with(&mut Disk, &file, table.game(), table.seating()).unwrap();
    let path = file.to_str().unwrap();
    let told = replay(&[path]);
    assert!(told.status.success(), "{}", text(&told.stderr));
    let told = text(&told.stdout);
    assert!(told.contains("The Beginning") && told.contains("> Bot 0: "), "{told}");
    assert!(!told.contains("-tb-"), "a text is missing");
    let verified = replay(&[path, "--verify"]);
    assert!(verified.status.success() && text(&verified.stdout).starts_with("Verified"));
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
    fs::write(&file, whole.replacen("morale:5", "morale:9", 1).replacen("morale: 5", "morale: 9", 1)).unwrap();
    let (loaded, _) = save::load_with::<Beginning, Seating>(&Disk, &file).unwrap();
    assert!(matches!(loaded.warning.unwrap().fault, SaveFault::Broken { .. }));
    fs::write(&file, "(format: 1, this is not a table").unwrap();
    fs::remove_file(save::backup(&file)).unwrap();
    let refused = replay(&[file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("table.ron"), "{}", text(&refused.stderr));
    let said = played(&["--seed", "3", "--bots", "random"], &format!("load {}\nme\nquit\nquit\n", file.display()));
    let said = text(&said.stdout);
    let (_, after) = said.split_once("table.ron").unwrap();
    assert!(after.contains("Loyalty: "), "the table goes on:\n{said}");
}

fn app(setup: Setup, people: u8, seed: u64, saves: Option<&Path>) -> TableApp {
    let saves = saves.map(save::Slots::of_beginnings);
    TableApp::new(TableOptions { setup, seed, people, level: Level::Random, saves, face: Face::Lines }).unwrap()
}

#[test]
fn a_person_reads_the_table_and_everything_about_it_in_the_terminal() {
    let said = typed(
        app(setup(5), 1, 3, None),
        "table\nboard\nnetwork\nmarket\nevent\nskills\nguide\nme\nlog\nclaims\nknow\nsay\nsay 1\nclaims\nwhy\n\
         note 2 quick\nknow\nask concerned\ncard Tank\n? 1\n? 999\ncodex TB-MOVE-02\nhelp\nfly\non\nquit\nquit\n",
    );
    for words in [
        "Loyalty: ",
        "Objective ",
        "Morale: 5 of −10 to 10",
        "Red path: City",
        "Ways to ",
        "Network Alpha: none",
        "Junkyard: none",
        "Weapons at HQ",
        "Hacking 1",
        "You can:",
        "Nobody has said anything yet",
        "— quick",
        "Tank: ",
        "There is no choice 999",
        "Nothing follows this game",
        "This game is not saved",
    ] {
        assert!(said.contains(words), "{words} is not in\n{said}");
    }
    assert!(!said.contains("-tb-") && !said.contains("-sd-") && !said.contains("{$"), "{said}");
}

/// TB-FIN-14
#[test]
fn whole_games_are_played_by_numbers_and_end_with_all_secrets() {
    for (seats, seed) in [(3, 5), (4, 1), (6, 2)] {
        let said = typed(app(setup(seats), 1, seed, None), &"1\n2\n3\n".repeat(4000));
        assert!(said.contains("The game is over. You can still read"), "{seats} seats: it ends");
        let (end, _) = said.rsplit_once("The game is over. You can still read").unwrap();
        let last: Vec<_> = end.lines().rev().take(20).collect();
        let told = last.iter().filter(|line| line.contains(" met")).count();
        assert!(told >= usize::from(seats), "{last:?}");
        assert!(!said.contains("-tb-") && !said.contains("-sd-"), "a text is missing");
    }
}

/// TB-BOT-12: what moved a bot is told after the game, and not before.
#[test]
fn bots_say_what_moved_them_when_all_is_over() {
    let options =
        TableOptions { setup: setup(4), seed: 5, people: 1, level: Level::Simple, saves: None, face: Face::Lines };
    let played = format!("mind 2\n{}mind 2\nmind 1\nmind 9\nquit\n", "1\n2\n3\n".repeat(4000));
    let said = typed(TableApp::new(options).unwrap(), &played);
    let (before, after) = said.split_once("The game is over. You can still read").unwrap();
    assert!(before.contains("What moved the others is told when all is over."));
    assert!(!before.contains("The weightiest decisions of"));
    let (_, told) = after.rsplit_once("The weightiest decisions of").unwrap();
    assert!(told.contains("Turn ") && told.contains("A person played"), "{told}");
    assert!(told.contains("There is no seat 9."), "{told}");
    assert!(!told.contains("-tb-") && !told.contains("{$"), "a text is missing: {told}");
}

/// TB-INFO-01
#[test]
fn two_people_hand_the_screen_over_behind_a_curtain() {
    let mut app = app(setup(4), 2, 9, None);
    let mut curtains = 0;
    for turn in 0..400 {
        app.line(if turn % 2 == 0 { "1" } else { "2" });
        app.take_lines();
        app.line("");
        let shown = app.take_lines().join("\n");
        if app.is_curtained() {
            curtains += 1;
            assert!(shown.starts_with("Hand the screen to ") && shown.lines().count() == 1, "{shown}");
            app.line("me");
            let still = app.take_lines().join("\n");
            assert!(!still.contains("Loyalty: "), "{still}");
            app.line("");
            assert!(app.take_lines().join("\n").contains("Loyalty: "));
        }
    }
    assert!(curtains > 1);
}

#[test]
fn a_table_is_saved_and_loaded_by_name_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let said = typed(app(setup(4), 1, 3, Some(folder.path())), "1\nsave mine\nload mine\nload nobody\nquit\n");
    assert!(said.contains("mine") && said.contains("no such save"), "{said}");
    let file = save::Slots::of_beginnings(folder.path()).file("mine").unwrap();
    assert!(replay(&[file.to_str().unwrap(), "--verify"]).status.success());
}

#[test]
fn the_command_line_lays_tables_as_they_are_wished_for() {
    let said = played(&["--seats", "4", "--seed", "2", "--bots", "random", "--character", "dee-coy,Nova"], "table\n");
    assert!(said.status.success(), "{}", text(&said.stderr));
    let said = text(&said.stdout);
    assert!(said.contains("1 Dee Coy (you") && said.contains("2 Nova"), "{said}");
    assert!(said.contains("Kuro: "), "{said}");
    let first = played(&["--seats", "3", "--seed", "2", "--bots", "random", "--first-game"], "me\n");
    let first = text(&first.stdout);
    assert!(first.lines().filter(|line| line.starts_with("Objective ")).count() >= 2, "{first}");
}

#[test]
fn a_table_that_cannot_be_dealt_is_refused_with_its_cure() {
    let cases: [(&[&str], &str); 9] = [
        (&["--seats", "2"], "3 to 6"),
        (&["--seats", "7"], "3 to 6"),
        (&["--seats", "3", "--campaign"], "4"),
        (&["--campaign", "north"], "--campaign alone"),
        (&["--character", "Zed"], "Dee Coy"),
        (&["--character", "Nova,Nova"], "Nova"),
        (&["--character", "Nova,Havoc,Dryden,Jayden", "--seats", "3"], "3 seats"),
        (&["--bots", "genius"], "sharp"),
        (&["--scenario", "SC-01"], "--game deduction"),
    ];
    for (args, message) in cases {
        let refused = played(args, "");
        let said = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(message) && said.lines().count() <= 2, "{args:?}: {said}");
        assert!(refused.stdout.is_empty(), "{args:?}");
    }
    for game in ["stealth", "deduction"] {
        let args = ["play", "--game", game, "--plain", "--character", "Nova"];
        let refused = ghostline().args(args).output().unwrap();
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains("--game beginning"), "{}", text(&refused.stderr));
    }
}

/// TB-CAMP-05
#[test]
fn a_campaign_goes_on_into_social_deduction() {
    let lines = "1\n2\n3\n".repeat(4000) + "on\ntable\nquit\nquit\n";
    let said = played(&["--seats", "4", "--seed", "4", "--bots", "random", "--campaign"], &lines);
    assert!(said.status.success(), "{}", text(&said.stderr));
    let said = text(&said.stdout);
    let (_, second) = said.split_once("on goes on into Social Deduction").unwrap();
    assert!(second.contains("Which ID do you keep?"), "{second}");
}

/// TB-CAMP-05
#[test]
fn a_campaign_goes_on_over_the_protocol() {
    let new = json!({"game": "beginning", "seats": 4, "seed": 3, "people": [0], "bots": "random", "campaign": true});
    let states = talked(&new, 4000);
    assert!(states.iter().rev().skip(1).all(|state| state.get("handover").is_none()));
    let record = states.last().unwrap()["handover"].clone();
    let second = json!({"game": "deduction", "after": record, "people": [0], "bots": "random"});
    let state = Talk::new().ok(&json!({ "new": second }));
    assert_eq!(state["view"]["table"]["players"].as_array().unwrap().len(), 4);
}

#[test]
fn a_table_is_played_over_the_protocol_and_fits_the_schema() {
    let validator = talk::schema();
    let new = json!({"game": "beginning", "seats": 4, "seed": 3, "talk": 1, "people": [0], "bots": "random",
        "characters": ["Nova", null], "first_game": true, "campaign": false, "fix": {"dice": [1]}});
    assert!(validator.is_valid(&json!({ "new": new })));
    assert!(!validator.is_valid(&json!({"new": {"game": "beginning", "wings": 2}})));
    let states = talked(&new, 4000);
    let last = states.last().unwrap();
    assert!(last["over"].is_object(), "the game ends: {}", states.len());
    for state in states.iter().take(12).chain([last]) {
        let faults: Vec<_> = validator.iter_errors(&json!({ "ok": state })).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{state}\n{faults:?}");
    }
    for state in &states {
        for option in state["options"].as_array().unwrap() {
            let label = option["label"].as_str().unwrap();
            assert!(!label.is_empty() && !label.contains("-tb-"), "{option}");
        }
    }
}

/// TB-INFO-01, TB-INFO-02, TB-INFO-03
#[test]
fn one_seat_is_played_among_bots_and_sees_only_its_own_secrets() {
    let new = json!({"game": "beginning", "seats": 5, "seed": 5, "people": [2], "bots": "random"});
    for state in talked(&new, 40) {
        if !state["over"].is_null() {
            break;
        }
        assert_eq!((&state["seat"], &state["view"]["seat"], &state["asked"]), (&json!(2), &json!(2), &json!([2])));
        for (at, player) in state["view"]["table"]["players"].as_array().unwrap().iter().enumerate() {
            let known = !player["dealt"][0]["kind"].is_null();
            assert_eq!(known, at == 2, "the loyalty of seat {at}");
            let hand = player["hand"].as_array().unwrap();
            let open = |card: &Value| card["card"] != 255 && card["seen"] == 0;
            assert!(at == 2 || !hand.iter().any(open), "the hand of seat {at}: {hand:?}");
        }
    }
}

#[test]
fn cards_are_laid_out_over_the_protocol() {
    let fix = json!({"loyalty": {"0": "Fallen"}, "sectors": [["Purple"], [], []]});
    let new = json!({"game": "beginning", "seats": 5, "first": 0, "characters": ["Nova"], "people": [0],
        "bots": "random", "fix": fix});
    let state = Talk::new().ok(&json!({ "new": new }));
    assert_eq!(state["view"]["team"], "Fallen");
    assert_eq!(state["view"]["table"]["players"][0]["who"], "Nova");
    assert!(state["view"]["cards"]["programs"].as_array().unwrap().len() > 10);
}

#[test]
fn whatever_is_wrong_with_a_table_is_answered_and_changes_nothing() {
    let mut talk = Talk::new();
    let new = |more: Value| {
        let mut new = json!({"game": "beginning"});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "new": new })
    };
    let cases = [
        (new(json!({"seats": 2})), "bad_request", "3 to 6"),
        (new(json!({"seats": 3, "campaign": true})), "bad_request", "4 players"),
        (new(json!({"characters": ["Zed"]})), "bad_request", "Zed"),
        (new(json!({"characters": ["Nova", "Nova"]})), "bad_request", "Nova"),
        (new(json!({"seats": 3, "characters": [null, null, null, null]})), "bad_request", "3 seats"),
        (new(json!({"fix": {"events": ["Z9"]}})), "bad_request", "Z9"),
        (new(json!({"fix": {"loyalty": {"0": "Angel"}}})), "bad_request", "Angel"),
        (new(json!({"fix": {"loyalty": {"0": "Outlaw"}}})), "bad_request", "Outlaw"),
        (new(json!({"fix": {"loyalty": {"9": "Human"}}})), "bad_request", "seat 9"),
        (new(json!({"fix": {"sectors": [["Pink"], [], []]}})), "bad_request", "Pink"),
        (new(json!({"bots": "genius"})), "bad_request", "sharp"),
        (new(json!({"people": [9]})), "no_such_seat", "seat 9"),
        (new(json!({"scenario": "SC-01"})), "bad_request", "scenario"),
        (json!({"new": {"game": "chess", "mission": "x"}}), "unknown_game", "stealth, deduction, beginning"),
    ];
    talk.refuses(cases);
    let state = talk.ok(&new(json!({"people": [0], "bots": "random", "seed": 2})));
    for (line, code) in [
        (json!({"act": 100_000}), "no_such_option"),
        (json!({"act": {"Answer": "Maybe"}}), "bad_request"),
        (json!({"act": {"hide": {}}}), "bad_request"),
        (json!({"act": {"Do": [{"Of": 3}, "Nexus"]}}), "illegal_action"),
        (json!({"undo": 1}), "cannot_undo"),
        (json!({"view": {"seat": 1}}), "no_such_seat"),
    ] {
        assert_eq!(talk.error(&line).0, code, "{line}");
    }
    assert_eq!(talk.ok(&json!({"view": {"seat": 0}}))["hash"], state["hash"]);
}

#[test]
fn a_table_is_saved_and_loaded_over_the_protocol() {
    Talk::saves_and_loads(&json!({"game": "beginning", "seats": 4, "people": [1], "bots": "random", "seed": 4}));
}

/// Words and numbers a player might type, and anything at all.
fn anything_typed() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => (0..30usize).prop_map(|number| number.to_string()),
        3 => proptest::sample::select(vec!["", "table", "b", "e", "w", "p", "r", "g", "m", "l", "c", "k", "y", "say 1",
            "say", "skip", "ask always", "ask concerned", "? 1", "note 2 x", "card Tank", "on", "load nobody", "codex TB"])
            .prop_map(str::to_owned),
        1 => any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_typed_line_ever_breaks_the_table(
        seed in any::<u64>(), seats in 3..=6u8, lines in proptest::collection::vec(anything_typed(), 1..120)
    ) {
        let mut app = app(setup(seats), 1 + seats % 2, seed, None);
        for line in lines {
            app.line(&line);
            let said = app.take_lines().join("\n");
            prop_assert!(!said.contains("-tb-") || line.contains("-tb-"), "{line}: {said}");
        }
    }

    #[test]
    fn no_message_ever_breaks_the_protocol(
        seed in any::<u64>(), acts in proptest::collection::vec((-1..40i64, any::<u8>()), 1..60)
    ) {
        let mut session = Session::new(Words::english(), Catalog::shipped().unwrap());
        let new = json!({"new": {"game": "beginning", "seats": 3 + seed % 4, "seed": seed, "people": [0],
            "bots": "random", "talk": 1}});
        let mut say = |line: &Value| serde_json::to_value(session.answer(&Line::Text(line.to_string()))).unwrap();
        let mut before = say(&new);
        prop_assert!(before.get("ok").is_some(), "{before}");
        for (act, seat) in acts {
            let said = say(&json!({"act": act}));
            let after = say(&json!({"view": {"seat": 0}}));
            if said.get("error").is_some() {
                prop_assert_eq!(&before["ok"]["hash"], &after["ok"]["hash"]);
            }
            let _ = say(&json!({"view": {"seat": seat}}));
            before = after;
        }
    }
}

#[test]
fn every_character_has_a_name_to_be_called_by() {
    let library = shipped_library().unwrap();
    assert!(Character::ALL.iter().all(|who| library.character(*who).is_some_and(|card| !card.name.is_empty())));
}
