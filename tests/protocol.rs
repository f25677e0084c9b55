//! The protocol from outside: a process that reads lines and answers them.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use talk::{MISSION, Talk, ghostline};

/// The first step of a shortest way through the doors of a view.
fn step_toward(view: &Value, goal: &str) -> Option<String> {
    let here = view["player"]["sector"].as_str()?;
    let mut ways: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for door in view["map"]["doors"].as_array()? {
        let (a, b) = (door[0].as_str()?, door[1].as_str()?);
        ways.entry(a).or_default().push(b);
        ways.entry(b).or_default().push(a);
    }
    // Backwards from the goal, so that the sector before here is the step.
    let mut seen = BTreeMap::from([(goal, goal)]);
    let mut open = VecDeque::from([goal]);
    while let Some(at) = open.pop_front() {
        for &next in ways.get(at).into_iter().flatten() {
            if !seen.contains_key(next) {
                seen.insert(next, at);
                open.push_back(next);
            }
        }
    }
    seen.get(here).map(|&step| step.to_owned())
}

/// The option a simple player takes: what it came for, else a step toward it, else hiding.
fn choose(state: &Value) -> usize {
    let (view, options) = (&state["view"], state["options"].as_array().unwrap());
    let missing = view["objectives"].as_array().unwrap().iter().find(|o| o["taken"] == false && o["optional"] == false);
    let goal = missing.map_or(&view["exit"], |objective| &objective["sector"]).as_str().unwrap();
    let step = step_toward(view, goal);
    let worth = |option: &Value| {
        let action = &option["action"];
        let free = view["phase"] == "free";
        if action.get("pick_up").is_some() || action.get("attack").is_some() {
            5
        } else if action["move"]["to"].as_str().is_some_and(|to| Some(to) == step.as_deref()) && free {
            4
        } else {
            i32::from(action == "hide") * 3 + i32::from(action == "pass")
        }
    };
    let best = options.iter().map(worth).max().unwrap();
    options.iter().position(|option| worth(option) == best).unwrap()
}

/// Plays a game to its end; all answers, the last with `over`.
fn play(seed: u64) -> Vec<Value> {
    let mut talk = Talk::new();
    let mut states = vec![talk.ok(&json!({"new": {"game": "stealth", "mission": MISSION, "seed": seed}}))];
    while states.last().unwrap()["over"].is_null() {
        assert!(states.len() < 2000, "the game does not end");
        let option = choose(states.last().unwrap());
        states.push(talk.ok(&json!({"act": option})));
    }
    assert!(talk.hang_up().success());
    states
}

#[test]
fn a_whole_mission_is_played_and_won_and_every_message_fits_the_schema() {
    let schema = ghostline().args(["protocol", "--schema"]).output().unwrap();
    let schema: Value = serde_json::from_slice(&schema.stdout).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let fits = |message: &Value| {
        let faults: Vec<_> = validator.iter_errors(message).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{message}\n{faults:?}");
    };
    let games: Vec<_> = (0..12).map(play).collect();
    let won = games.iter().filter(|states| states.last().unwrap()["over"]["won"] == true).count();
    assert!(won > 0, "a simple player never wins");
    for state in games.into_iter().take(3).flatten() {
        fits(&json!({"ok": state}));
    }
    fits(&json!({"error": {"code": "illegal_action", "message": "no", "rule": "ST-ACT-06"}}));
    fits(
        &json!({"new": {"game": "stealth", "mission": MISSION, "seed": 7, "stack": [0, -5, "choose"], "non_lethal": false}}),
    );
    fits(&json!({"act": {"pick_up": {"thing": {"objective": 0}}}}));
    for request in
        [json!({"act": 3}), json!({"view": {"seat": 1}}), json!({"undo": 1}), json!({"save": "F"}), json!({"quit": {}})]
    {
        fits(&request);
    }
    assert!(!validator.is_valid(&json!({"fly": 1})), "the schema refuses nothing");
    assert!(!validator.is_valid(&json!({"new": {"mission": MISSION}})));
}

#[test]
fn a_new_game_names_either_a_mission_or_a_contract_in_the_schema_and_in_the_program() {
    let schema = ghostline().args(["protocol", "--schema"]).output().unwrap();
    let validator = jsonschema::validator_for(&serde_json::from_slice(&schema.stdout).unwrap()).unwrap();
    let daily = "daily";
    for (fits, named) in [
        (true, json!({"game": "stealth", "mission": MISSION})),
        (true, json!({"game": "stealth", "contract": daily})),
        (false, json!({"game": "stealth"})),
        (false, json!({"game": "stealth", "mission": MISSION, "contract": daily})),
        (false, json!({"game": "stealth", "mission": null})),
        (false, json!({"game": "stealth", "mission": MISSION, "contract": null})),
    ] {
        let line = json!({"new": named});
        assert_eq!(validator.is_valid(&line), fits, "{line}");
        if !fits {
            assert_eq!(Talk::new().error(&line).0, "bad_request", "{line}");
        }
    }
}

#[test]
fn the_same_seed_and_choices_give_the_same_answers() {
    assert_eq!(play(5), play(5));
}

#[test]
fn the_view_has_every_field_outside_bots_rely_on() {
    let state = Talk::playing(1).look();
    let view = &state["view"];
    let fields = [
        "turn",
        "phase",
        "player",
        "enemies",
        "noise",
        "detection",
        "bodies",
        "objectives",
        "alarm",
        "deck",
        "exit",
        "locks",
        "keys",
        "question",
        "map",
    ];
    for field in fields {
        assert!(view.get(field).is_some(), "view has no {field}");
    }
    let inner = [
        (
            &view["player"],
            &["sector", "health", "armor", "energy", "hidden", "overwatch", "carried", "gear", "items"][..],
        ),
        (&view["enemies"][0], &["id", "kind", "colour", "sector", "state", "overwatch", "detects"]),
        (&view["objectives"][0], &["id", "sector", "taken", "optional"]),
        (&view["alarm"], &["level", "alertness", "next"]),
        (&view["deck"], &["left", "drawn"]),
    ];
    for (part, fields) in inner {
        for field in fields {
            assert!(part.get(*field).is_some(), "{part} has no {field}");
        }
    }
    assert_eq!((&view["player"]["sector"], &view["map"]["letters"]["F"]), (&json!("1-4"), &json!("1-4")));
    assert_eq!(view["enemies"][0]["state"], "up");
}

#[test]
fn stacked_cards_are_drawn_in_their_order() {
    let mut talk = Talk::new();
    let auto = json!({"order": "decide", "way": "decide"});
    let mut state =
        talk.ok(&json!({"new": {"game": "stealth", "mission": MISSION, "stack": [0, -5, "choose"], "auto": auto}}));
    let mut drawn = Vec::new();
    while !state["options"].as_array().unwrap().iter().any(|option| option["action"].get("value").is_some()) {
        state = talk.ok(&json!({"act": "pass"}));
        let events = state["events"].as_array().unwrap();
        drawn.extend(events.iter().filter_map(|event| event.get("drew")).map(|drew| drew["card"].clone()));
    }
    assert_eq!(drawn, [json!(0), json!(-5)]);
    assert_eq!(state["options"].as_array().unwrap().len(), 11, "the choose card is any number from -5 to 5");
    let state = talk.ok(&json!({"act": {"value": {"value": 3}}}));
    let drew = &state["events"][0]["drew"];
    assert_eq!((&drew["card"], &drew["value"]), (&json!("choose"), &json!(3)));
    assert!(drew["rule"].as_str().unwrap().starts_with("ST-"));
}

#[test]
fn every_kind_of_bad_line_has_its_code_and_changes_nothing() {
    let mut talk = Talk::new();
    for early in [json!({"act": 0}), json!({"view": {}}), json!({"undo": 1}), json!({"save": "x"})] {
        assert_eq!(talk.error(&early).0, "no_game");
    }
    let new = |more: Value| {
        let mut new = json!({"game": "stealth", "mission": MISSION});
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"new": new})
    };
    let before = talk.ok(&new(json!({"seed": 3})));
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.ron");
    std::fs::write(&broken, "(format: 1, wings: 2)").unwrap();
    let cases = [
        (json!([1]), "bad_request"),
        (json!({}), "bad_request"),
        (json!({"dance": {}}), "bad_request"),
        (json!({"quit": {"now": true}}), "bad_request"),
        (json!({"new": {"mission": MISSION}}), "bad_request"),
        (new(json!({"wings": 2})), "bad_request"),
        (new(json!({"stack": ["joker"]})), "bad_request"),
        (new(json!({"stack": vec![0; 5000]})), "bad_request"),
        (new(json!({"auto": {"order": "guess"}})), "bad_request"),
        (new(json!({"game": "chess"})), "unknown_game"),
        (new(json!({"game": "beginning"})), "bad_request"),
        (new(json!({"mission": "nowhere"})), "unknown_mission"),
        (new(json!({"mission": "missions/nowhere.ron"})), "unknown_mission"),
        (new(json!({"mission": broken})), "bad_mission"),
        (new(json!({"mission": folder.path()})), "bad_mission"),
        (new(json!({"gear": ["feather"]})), "bad_loadout"),
        (new(json!({"items": ["feather"]})), "bad_loadout"),
        (json!({"act": {"fly": {"to": "4-2"}}}), "bad_request"),
        (json!({"act": {"move": {"to": "far"}}}), "bad_request"),
        (json!({"act": 1.5}), "bad_request"),
        (json!({"act": 99}), "no_such_option"),
        (json!({"act": -1}), "no_such_option"),
        (json!({"act": u64::MAX}), "no_such_option"),
        (json!({"act": {"move": {"to": "4-1"}}}), "illegal_action"),
        (json!({"act": "hide"}), "illegal_action"),
        (json!({"act": {"attack": {"gear": 200, "target": 60000}}}), "illegal_action"),
        (json!({"act": {"value": {"value": 127}}}), "illegal_action"),
        (json!({"view": {"seat": 1}}), "no_such_seat"),
        (json!({"undo": 1}), "cannot_undo"),
        (json!({"save": "/"}), "save_failed"),
        (json!({"load": "/"}), "load_failed"),
        (json!({"load": folder.path().join("none.ron")}), "load_failed"),
        (json!({"load": broken}), "load_failed"),
    ];
    for (line, code) in cases {
        let (found, rule) = talk.error(&line);
        assert_eq!(found, code, "{line}");
        assert!(code != "illegal_action" || rule.is_some_and(|rule| rule.starts_with("ST-")), "{line}");
        assert_eq!(talk.look(), before, "{line} changed something");
    }
}

#[test]
fn lines_that_are_no_lines_are_answered_and_the_talk_goes_on() {
    let mut talk = Talk::new();
    let long = vec![b'x'; 10_000_000];
    let deep = "[".repeat(200_000);
    let cases: [(&[u8], &str); 6] = [
        (b"hello", "not_json"),
        (b"", "not_json"),
        (b"{\"act\":", "not_json"),
        (b"\xff\xfe\x00", "not_utf8"),
        (&long, "line_too_long"),
        (deep.as_bytes(), "not_json"),
    ];
    for (line, code) in cases {
        talk.send(line);
        assert_eq!(talk.hear()["error"]["code"], code);
    }
    talk.ok(&json!({"new": {"game": "stealth", "mission": "night_audit"}}));
    assert!(talk.hang_up().success());
}

#[test]
fn undo_goes_back_to_the_last_revelation_and_no_further() {
    let mut talk = Talk::playing(2);
    let start = talk.look();
    talk.ok(&json!({"act": {"move": {"to": "2-4"}}}));
    assert_eq!(talk.ok(&json!({"undo": 1})), start);
    talk.ok(&json!({"act": "pass"}));
    talk.ok(&json!({"act": "pass"}));
    // Two guards are equally near: the first of them acts.
    let state = talk.ok(&json!({"act": 0}));
    assert!(state["events"].as_array().unwrap().iter().any(|event| event.get("drew").is_some()), "{state}");
    assert_eq!(talk.error(&json!({"undo": 1})).0, "cannot_undo");
}

#[test]
fn automatic_answers_are_taken_back_with_the_decision_they_followed() {
    let mut talk = Talk::new();
    let auto = json!({"order": "decide", "way": "decide", "card": "decide"});
    let stack = json!(["choose", "choose", "choose", "choose"]);
    talk.ok(&json!({"new": {"game": "stealth", "mission": MISSION, "seed": 1, "auto": auto, "stack": stack}}));
    for _ in 0..40 {
        let state = talk.look();
        if !state["over"].is_null() {
            return;
        }
        assert!(state["view"]["question"].is_null(), "a question was left: {}", state["view"]["question"]);
        let before = state;
        talk.ok(&json!({"act": "pass"}));
        if let Some(after) = talk.say(&json!({"undo": 1})).get("ok") {
            assert_eq!(after["hash"], before["hash"]);
            talk.ok(&json!({"act": "pass"}));
        }
    }
}

#[test]
fn a_saved_game_goes_on_in_another_process() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut talk = Talk::playing(9);
    for _ in 0..6 {
        let option = choose(&talk.look());
        talk.ok(&json!({"act": option}));
    }
    let saved = talk.ok(&json!({"save": file}));
    let mut other = Talk::new();
    let loaded = other.ok(&json!({"load": file}));
    assert_eq!(loaded, saved);
    let option = choose(&saved);
    assert_eq!(other.ok(&json!({"act": option})), talk.ok(&json!({"act": option})));
}

#[test]
fn a_damaged_save_is_told_and_the_one_before_it_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut talk = Talk::playing(9);
    let first = talk.ok(&json!({"save": file}));
    talk.ok(&json!({"act": "pass"}));
    talk.ok(&json!({"save": file}));
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &text[..text.len() / 2]).unwrap();
    let loaded = talk.ok(&json!({"load": file}));
    assert_eq!(loaded["hash"], first["hash"]);
    assert!(loaded["warning"].as_str().unwrap().contains("game.ron"), "{}", loaded["warning"]);
}

#[test]
fn a_game_that_is_over_takes_no_more_actions() {
    let mut talk = Talk::playing(0);
    let mut state = talk.look();
    while state["over"].is_null() {
        state = talk.ok(&json!({"act": choose(&state)}));
    }
    assert_eq!(state["options"], json!([]));
    assert_eq!(talk.error(&json!({"act": 0})).0, "game_over");
    assert_eq!(talk.error(&json!({"act": "pass"})).0, "game_over");
    talk.ok(&json!({"new": {"game": "stealth", "mission": MISSION}}));
}

#[test]
fn quit_is_answered_and_ends_the_process() {
    let mut talk = Talk::new();
    let state = talk.ok(&json!({"quit": {}}));
    assert_eq!((&state["view"], &state["hash"], &state["over"]), (&Value::Null, &Value::Null, &Value::Null));
    assert!(talk.hang_up().success());
}

/// Games that differ only in the order of cards to come look the same until a card differs.
#[test]
fn the_order_of_the_deck_never_leaks() {
    let open = |seed: u64| {
        let mut talk = Talk::new();
        let stack = json!([0, 1, -1, 2, 0, -2, 1, 3]);
        let auto = json!({"order": "decide", "way": "decide", "card": "decide"});
        let new = json!({"game": "stealth", "mission": MISSION, "seed": seed, "stack": stack, "auto": auto});
        let mut states = vec![talk.ok(&json!({"new": new}))];
        for _ in 0..4 {
            states.push(talk.ok(&json!({"act": "pass"})));
        }
        let hashes: Vec<_> = states.iter_mut().map(|state| state["hash"].take()).collect();
        (states, hashes)
    };
    let ((a, a_hashes), (b, b_hashes)) = (open(1), open(2));
    assert_ne!(a_hashes, b_hashes, "the decks differ");
    let drawn = a.last().unwrap()["view"]["deck"]["drawn"].as_array().unwrap().len();
    assert!((4..=8).contains(&drawn), "{drawn} cards were drawn, which shows nothing");
    assert_eq!(a, b);
}
