//! Saves of stealth missions: the golden one of each version, kills in mid-save, and changed files.

#![allow(clippy::unwrap_used, clippy::panic)]

mod talk;

use std::{fs, path::Path, time::Duration};

use ghostline::{
    engine::{Dice, Match, StateHash, Turn, verify},
    save::{self, Disk, Memory, SaveFault},
    stealth::{AGENT, Stealth},
};
use proptest::prelude::*;
use serde_json::{Value, json};
use talk::Talk;

/// A save of version 1, as the game of that version wrote it. It may never be written anew: a later version must
/// still read it.
const GOLDEN: &str = "tests/golden/save_v1.ron";

#[test]
fn the_golden_save_of_version_1_loads_and_plays_on() {
    let file = Path::new(GOLDEN);
    let loaded = save::load::<Stealth>(&Disk, file).unwrap_or_else(|error| panic!("{error}"));
    assert!(loaded.warning.is_none());
    assert_eq!((loaded.header.version, loaded.header.mission.as_str()), (1, "night_audit"));
    let mut game = loaded.game;
    let option = game.options(AGENT)[0];
    game.act(AGENT, &option).unwrap();
}

#[test]
fn the_golden_save_of_version_1_still_plays_as_it_was_recorded() {
    let game = save::open::<Stealth>(&Disk, Path::new(GOLDEN)).unwrap();
    let report = verify(game.journal()).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.hash, game.hash());
    assert!(report.compared > 3, "only {} hashes", report.compared);
}

#[test]
fn a_process_killed_while_saving_leaves_the_newest_finished_save() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    for round in 0..12u64 {
        let mut talk = Talk::playing(round);
        let mut finished = None;
        for _ in 0..=round % 4 {
            finished = Some(talk.ok(&json!({"save": file}))["hash"].clone());
            talk.ok(&json!({"act": 0}));
        }
        let next = talk.look()["hash"].clone();
        // The kill comes somewhere within this save.
        talk.send(json!({"save": file}).to_string().as_bytes());
        std::thread::sleep(Duration::from_micros(round * 150));
        talk.kill();
        let loaded = save::load::<Stealth>(&Disk, &file).unwrap_or_else(|error| panic!("{error}"));
        assert!(loaded.warning.is_none(), "the newest save is whole");
        let hash = json!(loaded.game.hash().to_string());
        assert!(hash == next || Some(hash) == finished, "round {round}");
    }
}

/// The golden save with its first line sealing the rest again, as a liar would.
fn resealed(text: &str) -> String {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let head = line.split("hash:").next().unwrap_or_default();
    format!("{head}hash:\"{:016x}\",\n{rest}", xxhash_rust::xxh3::xxh3_64(rest.as_bytes()))
}

/// Loads a text and plays on, if it can be played.
fn try_play(text: String) -> Result<(), SaveFault> {
    let file = Path::new("game.ron");
    let mut memory = Memory::default();
    memory.files.insert(file.into(), text.into_bytes());
    play_on(save::load(&memory, file).map_err(|error| error.fault)?.game);
    Ok(())
}

/// Plays a match on: whatever is offered is accepted, and somebody can always go on.
fn play_on(mut game: Match<Stealth>) {
    let mut dice = Dice::new(1);
    for _ in 0..60 {
        let options = game.options(AGENT);
        let Some(action) = dice.pick(&options).copied() else { break };
        assert!(game.act(AGENT, &action).is_ok(), "{action:?} was offered");
        let _ = game.undo(1);
    }
    assert!(matches!(game.turn(), Turn::Over(_)) || !game.options(AGENT).is_empty(), "nobody can go on");
}

#[test]
fn the_unchanged_text_can_be_played() {
    let text = fs::read_to_string(GOLDEN).unwrap();
    assert_eq!(resealed(&text), text);
    try_play(text).unwrap();
}

/// What numbers are replaced by: small ones, and those at which counting breaks.
fn number() -> impl Strategy<Value = String> {
    prop_oneof![
        (-6..40i64).prop_map(|n| n.to_string()),
        prop_oneof![Just(0), Just(i64::MAX), Just(i64::MIN), Just(255), Just(256), Just(65535), Just(4_294_967_295)]
            .prop_map(|n: i64| n.to_string()),
    ]
}

/// Every leaf of a value, as something to write to.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

/// What a leaf is replaced by: something of the same kind, or nothing.
fn bend(leaf: &mut Value, number: i64) {
    *leaf = match leaf {
        Value::Bool(on) => json!(!*on),
        Value::Number(_) => json!(number),
        Value::String(text) if text.contains('-') => {
            json!(format!("{}-{}", number.rem_euclid(6), number.rem_euclid(7)))
        }
        Value::String(_) => {
            json!((["up", "Down", "Gone", "free", "second", "enemies", "end", "won"])[number.rem_euclid(8) as usize])
        }
        Value::Null => json!("3-3"),
        _ => Value::Null,
    };
}

/// So many cases, or as many as `PROPTEST_CASES` asks for.
fn config(cases: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|asked| asked.parse().ok());
    ProptestConfig { cases: asked.unwrap_or(cases), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(2000))]

    /// A saved state in which something is otherwise, with every hash made to fit: it is refused, or it plays.
    #[test]
    fn a_state_with_another_value_is_refused_or_plays(
        at in any::<prop::sample::Index>(), number in prop_oneof![-3..20i64, Just(255), Just(65535)], more in any::<bool>()
    ) {
        let mut snapshot = save::open::<Stealth>(&Disk, Path::new(GOLDEN)).unwrap().snapshot();
        let mut state = serde_json::to_value(&snapshot.state).unwrap();
        let mut found = leaves(&mut state);
        let (count, first) = (found.len(), at.index(found.len()));
        bend(found[first], number);
        if more {
            bend(found[(first * 7 + 3) % count], number + 1);
        }
        let Ok(state) = serde_json::from_value(state) else { return Ok(()) };
        snapshot.hash = StateHash::of(&state);
        snapshot.state = state;
        if let Ok(game) = Match::resume(snapshot) {
            play_on(game);
        }
    }
}

proptest! {
    #![proptest_config(config(400))]

    /// A number anywhere in a sealed save is another one: it is refused, or it plays.
    #[test]
    fn a_save_with_another_number_is_refused_or_plays(at in any::<prop::sample::Index>(), number in number()) {
        let text = fs::read_to_string(GOLDEN).unwrap();
        let body = text.find('\n').unwrap();
        let starts: Vec<usize> = text.char_indices().skip(1)
            .filter(|&(i, c)| i > body && c.is_ascii_digit() && !text[..i].ends_with(|c: char| c.is_ascii_alphanumeric()))
            .map(|(i, _)| i)
            .collect();
        let start = starts[at.index(starts.len())];
        let end = text[start..].find(|c: char| !c.is_ascii_digit()).map_or(text.len(), |length| start + length);
        let _ = try_play(resealed(&format!("{}{number}{}", &text[..start], &text[end..])));
    }

    /// A piece of a sealed save is cut out or doubled: it is refused, or it plays.
    #[test]
    fn a_save_with_a_piece_moved_is_refused_or_plays(
        from in any::<prop::sample::Index>(), length in 0..200usize, to in any::<prop::sample::Index>()
    ) {
        let text = fs::read_to_string(GOLDEN).unwrap();
        let letters: Vec<char> = text.chars().collect();
        let (from, to) = (from.index(letters.len()), to.index(letters.len()));
        let piece: String = letters.iter().skip(from).take(length).collect();
        let rest: String = letters[..from].iter().chain(letters.iter().skip(from + length)).collect();
        let _ = try_play(resealed(&rest));
        let doubled: String = letters[..to].iter().copied().chain(piece.chars()).chain(letters[to..].iter().copied()).collect();
        let _ = try_play(resealed(&doubled));
    }
}
