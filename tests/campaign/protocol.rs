//! A campaign through the protocol, beside the same campaign played in this process.

use ghostline::{
    campaign::{Place, Rules},
    stealth::{Difficulty, Mode},
};
use serde_json::{Value, json};

use crate::{
    talk::{Talk, ghostline},
    twin::Twin,
};

/// The messages of a campaign, each checked against the schema.
struct Told {
    talk: Talk,
    schema: jsonschema::Validator,
}

impl Told {
    fn new() -> Self {
        let schema = ghostline().args(["protocol", "--schema"]).output().unwrap();
        let schema: Value = serde_json::from_slice(&schema.stdout).unwrap();
        Self { talk: Talk::new(), schema: jsonschema::validator_for(&schema).unwrap() }
    }

    fn fits(&self, message: &Value) {
        let faults: Vec<_> = self.schema.iter_errors(message).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{message}\n{faults:?}");
    }

    /// What follows a request about the campaign.
    fn ask(&mut self, request: &Value) -> Value {
        self.ok(&json!({ "campaign": request }))
    }

    fn ok(&mut self, line: &Value) -> Value {
        self.fits(line);
        let state = self.talk.ok(line);
        self.fits(&json!({ "ok": state }));
        state
    }

    /// The code and rule of a refusal; nothing may have changed.
    fn refused(&mut self, request: &Value) -> (String, String) {
        let before = self.talk.look();
        let line = json!({ "campaign": request });
        self.fits(&line);
        let (code, rule) = self.talk.error(&line);
        assert_eq!(self.talk.look(), before, "{line} changed something");
        (code, rule.unwrap_or_default())
    }
}

/// The kinds of story told in a reply.
fn tales(state: &Value) -> Vec<&str> {
    state["campaign"]["story"].as_array().unwrap().iter().map(|story| story["tale"].as_str().unwrap()).collect()
}

/// Plays the next mission in both until it is won; the last reply.
fn win(told: &mut Told, twin: &mut Twin, non_lethal: bool) -> Value {
    let mode = if non_lethal { Mode::NonLethal } else { Mode::Lethal };
    for _ in 0..12 {
        let played = twin.play(mode);
        let mut state = told.ask(&json!({"begin": {"non_lethal": non_lethal}}));
        assert_eq!(state["view"]["mission"]["non_lethal"], non_lethal);
        assert_eq!(state["campaign"]["next"], json!(["act", "give_up"]));
        for action in &played.actions {
            assert!(state["over"].is_null(), "it ended early");
            state = told.talk.ok(&json!({ "act": action }));
        }
        assert_eq!(state["over"]["won"], played.outcome.won);
        assert_eq!(state["campaign"]["spoils"]["items"], json!(played.spoils.items));
        if played.outcome.won {
            return state;
        }
        assert_eq!((&state["campaign"]["story"], &state["campaign"]["spoils"]["bytebucks"]), (&json!([]), &json!(0)));
    }
    panic!("never won");
}

/// ST-GEAR-01, ST-GEAR-02, ST-GEAR-03, ST-GEAR-05, ST-GEAR-06, ST-OBJ-06, ST-OBJ-07, ST-NL-01, ST-TURN-06
#[test]
fn a_campaign_is_played_and_arranged_line_by_line() {
    let (mut told, mut twin) = (Told::new(), Twin::new(Rules::default(), 7));
    let state = told.ask(&json!({"new": {"seed": 7, "difficulty": "standard", "ironman": false}}));
    assert_eq!((tales(&state), &state["view"]), (vec!["act", "intro"], &Value::Null));
    assert_eq!(state["campaign"]["place"], json!({"mission": "night_audit"}));
    assert_eq!(state["campaign"]["next"], json!(["take_off", "begin"]));
    assert_eq!(told.refused(&json!({"buy": {}})), ("cannot_buy".to_owned(), "ST-GEAR-01".to_owned()));
    let state = win(&mut told, &mut twin, true);
    let campaign = &state["campaign"];
    assert_eq!(tales(&state)[..2], ["conclusion", "intro"], "{campaign}");
    assert_eq!((&campaign["place"], &campaign["won"]), (&json!({"mission": "glass_quay"}), &json!(["night_audit"])));
    assert_eq!(campaign["bytebucks"], twin.campaign().profile().bytebucks());
    while told.talk.look()["campaign"]["bytebucks"].as_u64() < Some(5) {
        if *twin.campaign().place() == Place::Fork("water_board".to_owned()) {
            break;
        }
        win(&mut told, &mut twin, false);
    }
    shop(&mut told, &mut twin);
}

/// Buys and arranges the loadout in both.
fn shop(told: &mut Told, twin: &mut Twin) {
    let offer = twin.file.campaign.buy(&twin.catalog).unwrap().to_vec();
    let state = told.ask(&json!({"buy": {}}));
    let cards: Vec<_> =
        state["campaign"]["offer"].as_array().unwrap().iter().map(|card| card["card"].clone()).collect();
    assert_eq!(json!(cards), json!(offer), "the same four cards");
    assert_eq!(told.refused(&json!({"begin": {}})), ("not_ready".to_owned(), "ST-GEAR-01".to_owned()));
    assert_eq!(told.refused(&json!({"buy": {}})).0, "cannot_buy");
    assert_eq!(told.refused(&json!({"keep": "feather"})).0, "cannot_buy");
    let state = told.ask(&json!({"keep": offer[1]}));
    assert_eq!(state["campaign"]["offer"], json!([]));
    assert!(state["campaign"]["gear"].as_array().unwrap().iter().any(|card| card["card"] == json!(offer[1])));
    let free = state["campaign"]["free_energy"].as_u64().unwrap();
    let holds = u64::from(twin.catalog.gear(&offer[1]).unwrap().energy);
    let state = told.ask(&json!({"equip": offer[1]}));
    assert_eq!(state["campaign"]["free_energy"], free - holds);
    assert_eq!(told.refused(&json!({"equip": offer[1]})), ("bad_loadout".to_owned(), "ST-GEAR-02".to_owned()));
    assert_eq!(told.refused(&json!({"equip": offer[0]})), ("bad_loadout".to_owned(), "ST-GEAR-02".to_owned()));
    assert_eq!(told.ask(&json!({"take_off": offer[1]}))["campaign"]["free_energy"], free);
    assert_eq!(told.refused(&json!({"discard": "feather"})), ("bad_loadout".to_owned(), "ST-GEAR-06".to_owned()));
}

#[test]
fn every_refusal_has_its_code_and_changes_nothing() {
    let mut told = Told::new();
    for early in [json!({"buy": {}}), json!({"begin": {}}), json!({"save": "x"}), json!({"give_up": {}})] {
        assert_eq!(told.talk.error(&json!({ "campaign": early })).0, "no_campaign");
    }
    assert_eq!(told.talk.error(&json!({"campaign": {"load": "/"}})).0, "load_failed");
    told.ask(&json!({"new": {}}));
    assert_eq!(told.refused(&json!({"choose": "glass_quay"})).0, "no_such_way");
    assert_eq!(told.refused(&json!({"give_up": {}})).0, "no_game");
    assert_eq!(told.refused(&json!({"save": "/"})).0, "save_failed");
    assert_eq!(told.refused(&json!({"begin": {"stack": vec![0; 5000]}})).0, "bad_request");
    assert_eq!(told.talk.error(&json!({"act": 0})).0, "no_game");
    for bad in [json!({}), json!({"fly": {}}), json!({"new": {"wings": 2}}), json!({"difficulty": "easy"}), json!([])] {
        assert_eq!(told.talk.error(&json!({ "campaign": bad })).0, "bad_request", "{bad}");
    }
    told.ask(&json!({"begin": {}}));
    let during = ["buy", "keep", "equip", "take_off", "discard", "begin", "choose", "difficulty"];
    for request in during {
        let value = match request {
            "buy" | "begin" => json!({}),
            "difficulty" => json!("hard"),
            _ => json!("x"),
        };
        assert_eq!(told.refused(&json!({ request: value })).0, "in_mission", "{request}");
    }
    let state = told.ask(&json!({"give_up": {}}));
    assert_eq!((&state["campaign"]["losses"], &state["view"]), (&json!(0), &Value::Null));
}

/// Loses the mission in play by standing about; the last reply.
fn lose(told: &mut Told) -> Value {
    loop {
        let state = told.talk.ok(&json!({"act": 0}));
        if !state["over"].is_null() {
            assert_eq!(state["over"]["won"], false);
            return state;
        }
    }
}

/// ST-TURN-06
#[test]
fn with_no_way_back_nothing_is_undone_and_the_first_loss_is_the_last() {
    let mut told = Told::new();
    told.ask(&json!({"new": {"seed": 3, "ironman": true}}));
    let auto = json!({"order": "decide", "way": "decide", "card": "decide"});
    let state = told.ask(&json!({"begin": {"auto": auto}}));
    assert_eq!(state["campaign"]["next"], json!(["act"]));
    told.talk.ok(&json!({"act": 0}));
    assert_eq!(told.talk.error(&json!({"undo": 1})).0, "cannot_undo");
    assert_eq!(told.refused(&json!({"give_up": {}})).0, "in_mission");
    let state = lose(&mut told);
    assert_eq!(state["campaign"]["place"], json!({"fallen": "night_audit"}));
    assert_eq!(state["campaign"]["next"], json!(["new"]));
    assert_eq!(told.refused(&json!({"begin": {}})).0, "campaign_over");
    assert_eq!(told.talk.error(&json!({"undo": 1})).0, "cannot_undo");
    assert_eq!(told.talk.error(&json!({"act": 0})).0, "game_over");
}

/// ST-TURN-06
#[test]
fn a_lost_mission_costs_nothing_and_begins_anew() {
    let mut told = Told::new();
    let before = told.ask(&json!({"new": {"seed": 3, "difficulty": "hard"}}));
    told.ask(&json!({"begin": {"auto": {"order": "decide", "way": "decide", "card": "decide"}}}));
    let state = lose(&mut told);
    for same in ["place", "bytebucks", "gear", "items", "next"] {
        assert_eq!(state["campaign"][same], before["campaign"][same], "{same}");
    }
    assert_eq!(told.talk.error(&json!({"undo": 1})).0, "cannot_undo");
    let state = told.ask(&json!({"difficulty": "story"}));
    assert_eq!(state["campaign"]["difficulty"], "story");
    let state = told.ask(&json!({"begin": {}}));
    assert_eq!((&state["view"]["turn"], &state["view"]["mission"]["difficulty"]), (&json!(1), &json!("story")));
}

#[test]
fn a_saved_campaign_goes_on_in_another_process_in_the_middle_of_its_mission() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let mut told = Told::new();
    told.ask(&json!({"new": {"seed": 9, "difficulty": "hard"}}));
    told.ask(&json!({"begin": {"non_lethal": true}}));
    told.talk.ok(&json!({"act": 0}));
    let saved = told.ok(&json!({"save": file}));
    let mut other = Told::new();
    assert_eq!(other.ask(&json!({"load": file})), saved);
    assert_eq!(other.talk.ok(&json!({"act": 0})), told.talk.ok(&json!({"act": 0})));
    assert_eq!(other.talk.error(&json!({"load": file})).0, "load_failed", "it is no single game");
    std::fs::write(&file, std::fs::read_to_string(&file).unwrap().replace("playing: Some(", "playing: Some(Some("))
        .unwrap();
    let state = other.ask(&json!({"load": file}));
    assert!(state["warning"].as_str().unwrap().contains("begins anew"), "{}", state["warning"]);
    assert_eq!(state["campaign"]["difficulty"], "hard");
}

#[test]
fn a_single_game_takes_a_difficulty_too() {
    let mut talk = Talk::new();
    let mut health = |difficulty: &str| {
        let new = json!({"game": "stealth", "mission": "glass_quay", "difficulty": difficulty});
        let view = talk.ok(&json!({ "new": new }))["view"].take();
        assert_eq!(view["mission"]["difficulty"], difficulty);
        view["player"]["health"].as_u64().unwrap()
    };
    assert!(health("story") > health("standard") && health("standard") > health("hard"));
    assert_eq!(Difficulty::default(), Difficulty::Standard);
}
