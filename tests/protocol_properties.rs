//! Random lines against the protocol: every one is answered, and a refused one changes nothing.

#![allow(clippy::unwrap_used)]

use ghostline::{
    content::Catalog,
    terminal::protocol::{Line, Session},
    words::Words,
};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Messages that are right or nearly so.
fn message() -> impl Strategy<Value = Value> {
    let sector = (0..12u8, 0..12u8).prop_map(|(column, row)| format!("{column}-{row}"));
    let thing = prop_oneof![Just("objective"), Just("key"), Just("moon")];
    let action = prop_oneof![
        sector.clone().prop_map(|to| json!({"move": {"to": to}})),
        sector.prop_map(|to| json!({"way": {"to": to}})),
        prop_oneof![Just("hide"), Just("pass"), Just("dance")].prop_map(Value::from),
        (0..5u16, 0..5u16).prop_map(|(gear, target)| json!({"attack": {"gear": gear, "target": target}})),
        (thing, 0..40u8).prop_map(|(thing, id)| json!({"pick_up": {"thing": {thing: id}}})),
        any::<i8>().prop_map(|value| json!({"value": {"value": value}})),
        (0..3u16).prop_map(|body| json!({"carry": {"body": body}})),
        (0..3u8).prop_map(|gear| json!({"overwatch": {"gear": gear}})),
        (0..3u8).prop_map(|item| json!({"use": {"tool": {"item": item}}})),
        (0..3u16).prop_map(|enemy| json!({"first": {"enemy": enemy}})),
    ];
    let new = (any::<u64>(), proptest::collection::vec(-6..6i32, 0..4), any::<bool>()).prop_map(
        |(seed, stack, non_lethal)| {
            json!({"new": {"game": "stealth", "mission": "night_audit", "seed": seed, "stack": stack, "non_lethal": non_lethal}})
        },
    );
    prop_oneof![
        1 => new,
        12 => (-1..12i64).prop_map(|option| json!({"act": option})),
        6 => action.prop_map(|action| json!({"act": action})),
        1 => any::<u8>().prop_map(|seat| json!({"view": {"seat": seat}})),
        2 => (0..4u32).prop_map(|undo| json!({"undo": undo})),
        1 => Just(json!({"load": "nowhere.ron"})),
    ]
}

/// Lines: messages, messages with a few letters changed, and anything at all.
fn line() -> impl Strategy<Value = Line> {
    let text = |value: Value| Line::Text(value.to_string());
    let bent = (message(), any::<proptest::sample::Index>(), any::<char>()).prop_map(|(message, at, c)| {
        let mut letters: Vec<char> = message.to_string().chars().collect();
        let at = at.index(letters.len());
        letters[at] = c;
        Line::Text(letters.into_iter().collect())
    });
    prop_oneof![
        8 => message().prop_map(text),
        1 => bent,
        1 => any::<String>().prop_map(Line::Text),
        1 => prop_oneof![Just(Line::NotText), Just(Line::TooLong)],
    ]
}

fn answer(session: &mut Session, line: &Line) -> Value {
    serde_json::to_value(session.answer(line)).unwrap()
}

/// So many cases, or as many as `PROPTEST_CASES` asks for.
fn config(cases: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|asked| asked.parse().ok());
    ProptestConfig { cases: asked.unwrap_or(cases), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn every_line_is_answered_and_a_refused_one_changes_nothing(lines in proptest::collection::vec(line(), 1..60)) {
        let mut session = Session::new(Words::english(), Catalog::shipped().unwrap());
        let look = Line::Text(r#"{"view":{}}"#.into());
        let mut before = answer(&mut session, &look);
        for line in lines {
            let said = answer(&mut session, &line);
            let after = answer(&mut session, &look);
            if said.get("error").is_some() {
                prop_assert_eq!(&before, &after, "{:?}", line);
            } else {
                prop_assert_eq!(&said["ok"]["hash"], &after["ok"]["hash"], "{:?}", line);
            }
            before = after;
        }
    }
}
