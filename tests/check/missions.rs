//! Every fault a mission can have: a broken file, its code, and the place it is told at.

use ghostline::content::{Catalog, Code, Fault, Severity, check_mission};

use super::place;

/// A small mission without a fault.
const GOOD: &str = include_str!("../golden/small.ron");

fn check(text: &str) -> Vec<Fault> {
    check_mission("small.ron", text, Catalog::shipped().unwrap().cards()).faults
}

/// A change to the good mission, the fault it makes, and the text that fault points at.
struct Case {
    code: Code,
    from: &'static str,
    to: &'static str,
    points_at: &'static str,
}

const fn case(code: Code, from: &'static str, to: &'static str, points_at: &'static str) -> Case {
    Case { code, from, to, points_at }
}

const CASES: &[Case] = &[
    case(Code::Syntax, "id: \"small\",", "id: \"small\"", "name: \"Small\""),
    case(
        Code::Syntax,
        "conclusion: \"Out.\"),\n)",
        "conclusion: \"Out.\"),",
        "story: (intro: \"In.\", conclusion: \"Out.\"),",
    ),
    case(Code::Type, "name: \"Small\"", "name: 7", "7,"),
    case(Code::Type, "number: 3", "number: \"3\"", "\"3\""),
    case(Code::UnknownField, "rewards: (bytebucks", "colour: 1, rewards: (bytebucks", "colour: 1"),
    case(Code::UnknownField, "(level: 15,", "(level: 15, at: 2,", "at: 2"),
    case(Code::MissingField, "Waypoint(colour: Red, number: 3)", "Waypoint(colour: Red)", "Waypoint(colour: Red)]"),
    case(Code::RepeatedField, "id: \"small\",", "id: \"small\", id: \"small\",", "id: \"small\",\n"),
    case(Code::UnknownWord, "colour: Red, number: 3", "colour: Pink, number: 3", "Pink"),
    case(Code::UnknownWord, "[Start]", "[Start, Finish]", "Finish"),
    case(Code::Format, "format: 1", "format: 2", "2,"),
    case(Code::Format, "format: 1,", "", "("),
    case(Code::BadId, "id: \"small\"", "id: \"Small One\"", "\"Small One\""),
    case(Code::BadId, "id: \"core\"", "id: \"\"", "\"\""),
    case(Code::RepeatedId, "id: \"note\"", "id: \"core\"", "\"core\", name: \"Note\""),
    case(
        Code::RepeatedId,
        "[Waypoint(colour: Red, number: 3)]",
        "[Waypoint(colour: Red, number: 3), Key(\"vault\")]",
        "\"vault\")],\n        \"H\"",
    ),
    case(Code::UnknownId, "Enemy(kind: \"guard\"", "Enemy(kind: \"gaurd\"", "\"gaurd\""),
    case(Code::UnknownId, "15, kind: \"guard\"", "15, kind: \"gaurd\"", "\"gaurd\""),
    case(Code::MissingText, "intro: \"In.\"", "intro: \" \"", "\" \""),
    case(Code::MissingText, "intro: \"In.\", ", "", "(conclusion"),
    case(Code::MissingText, "conclusion: \"Out.\"", "conclusion: \"\"", "\"\""),
    case(Code::MissingText, "text: \"Warm.\"", "text: \"\"", "\"\""),
    case(Code::MissingText, "name: \"Small\"", "name: \"\"", "\"\""),
    case(Code::OutOfRange, "alertness: 2", "alertness: 99", "99"),
    case(Code::OutOfRange, "level: 15", "level: 0", "0, kind"),
    case(Code::OutOfRange, "text: \"Warm.\"", "text: \"Warm.\", alarm: 100", "100"),
    case(Code::OutOfRange, "text: \"Short.\"", "text: \"Short.\", alarm: -1", "-1, rewards"),
    case(Code::BadCell, "05E", "E5", "E5"),
    case(Code::BadCell, "05E", "05e", "05e"),
    case(Code::BadCell, "05E", "05EEE", "05EEE"),
    case(Code::TileNumber, "05E", "0E", "0E"),
    case(Code::TileNumber, "05E", "1000E", "1000E"),
    case(Code::RaggedRow, "07    .     08H", "07    08H", "07    08H"),
    case(Code::WallRow, "07    .     08H", "+  ---\n        07    .     08H", "+  ---"),
    case(Code::WallRow, "07    .     08H", "+  +  +\n        +  +  ---\n        07    .     08H", "+  +  ---"),
    case(Code::RepeatedLetter, "07    .", "07A   .", "07A"),
    case(Code::UnusedLetter, "07    .", "07K   .", "07K"),
    case(Code::BadPlace, "\"G\": [", "\"g7\": [", "\"g7\""),
    case(Code::BadPlace, "(\"A\", \"B\")", "(\"A\", \"b\")", "\"b\""),
    case(Code::NoSuchPlace, "\"G\": [", "\"K\": [", "\"K\""),
    case(Code::NoSuchPlace, "\"G\": [", "\"2-3\": [", "\"2-3\""),
    case(Code::RepeatedPlace, "\"G\": [", "\"2-2\": [", "\"2-2\": ["),
    case(Code::EmptyPlace, "\"H\": [Entrance]", "\"H\": [Entrance], \"1-3\": []", "\"1-3\""),
    case(Code::NotNeighbours, "(\"A\", \"B\")", "(\"A\", \"C\")", "(\"A\", \"C\")"),
    case(Code::IdleWall, "07    .     08H", "07  | .     08H", "07  |"),
    case(Code::NoStart, "[Start]", "[]", "at: {"),
    case(
        Code::TwoStarts,
        "[Waypoint(colour: Red, number: 3)]",
        "[Waypoint(colour: Red, number: 3), Start]",
        "Start],\n        \"H\"",
    ),
    case(Code::NoExit, "Key(\"vault\"), Exit", "Key(\"vault\")", "at: {"),
    case(Code::TwoExits, "[Entrance]", "[Entrance, Exit]", "Exit],\n    }"),
    case(Code::TwoEntrances, "[Start]", "[Start, Entrance]", "Entrance],\n    }"),
    case(Code::NoObjective, "Objective(id: \"core\"", "Optional(id: \"core\"", "at: {"),
    case(Code::LockWithoutKey, "Key(\"vault\"), ", "", "Lock(\"vault\")"),
    case(Code::KeyWithoutLock, "Lock(\"vault\"), ", "", "Key(\"vault\")"),
    case(Code::BadLock, "[Start]", "[Start, Key(\"x\"), Lock(\"x\")]", "Lock(\"x\")"),
    case(Code::BadLock, "Lock(\"vault\"),", "Lock(\"vault\"), Key(\"x\"), Lock(\"x\"),", "Lock(\"x\")"),
    case(Code::Unreachable, "(\"A\", \"B\")", "(\"A\", \"B\"), (\"B\", \"C\"), (\"C\", \"G\")", "Objective("),
    case(Code::CutOff, "(\"A\", \"B\")", "(\"A\", \"B\"), (\"D\", \"1-3\")", "07    ."),
    case(
        Code::UnreachableWaypoint,
        "(\"A\", \"B\")",
        "(\"G\", \"C\"), (\"G\", \"E\")",
        "Waypoint(colour: Red, number: 3)",
    ),
    case(Code::WaypointGap, "number: 3", "number: 4", "4)"),
    case(Code::WaypointGap, "number: 1", "number: -1", "-1)"),
    case(Code::RepeatedWaypoint, "number: 3", "number: 2", "2)],\n        \"H\""),
    case(
        Code::IdleWaypoint,
        "number: 3)",
        "number: 3), Waypoint(colour: Red, number: 4)",
        "Waypoint(colour: Red, number: 4)",
    ),
    case(Code::StuckPatrol, "Enemy(kind: \"guard\"", "Enemy(kind: \"camera_operator\"", "Enemy("),
    case(Code::UnusedWaypoints, "number: 3)", "number: 3), Waypoint(colour: Blue, number: 1)", "Waypoint(colour: Blue"),
    case(Code::NoWaypoints, "Enemy(kind: \"guard\", colour: Red)", "Enemy(kind: \"guard\", colour: Blue)", "Blue"),
    case(Code::NoEntrance, "[Entrance]", "[]", "[(level"),
    case(Code::UnusedEntrance, ", reinforcements: [(level: 15, kind: \"guard\", colour: Red)]", "", "Entrance"),
    case(Code::TableOrder, "colour: Red)]),", "colour: Red), (level: 9, kind: \"guard\", colour: Red)]),", "9, kind"),
];

#[test]
fn the_good_mission_has_no_fault() {
    assert_eq!(check(GOOD), []);
}

#[test]
fn every_fault_is_told_with_its_code_at_its_place() {
    for Case { code, from, to, points_at } in CASES {
        assert!(GOOD.contains(from), "{code}: {from}");
        let text = GOOD.replacen(from, to, 1);
        let faults = check(&text);
        let told: Vec<_> = faults.iter().filter(|fault| fault.code == *code).map(|f| (f.line, f.column)).collect();
        // A missing bracket at the end is told where the text ends, on the last line.
        let wanted = place(&text, points_at);
        let there = told.contains(&wanted) || (*code == Code::Syntax && told.iter().any(|(line, _)| *line == wanted.0));
        assert!(there, "{code}: {to:?} wanted at {wanted:?}, found {faults:#?}");
        assert!(faults.iter().all(|fault| !fault.message.is_empty() && !fault.help.is_empty()), "{code}");
    }
}

#[test]
fn a_mission_with_only_warnings_can_be_played() {
    for Case { code, from, to, .. } in CASES {
        let text = GOOD.replacen(from, to, 1);
        let checked = check_mission("small.ron", &text, Catalog::shipped().unwrap().cards());
        let errors = checked.faults.iter().filter(|fault| fault.severity == Severity::Error).count();
        assert_eq!(checked.content.is_some(), errors == 0, "{code}: {to:?}");
    }
}

#[test]
fn a_key_behind_its_own_lock_is_a_soft_lock() {
    let text = GOOD.replace("[Key(\"vault\"), Exit]", "[Exit]").replace("[Entrance]", "[Entrance, Key(\"vault\")]");
    let faults = check(&text);
    let fault = faults.iter().find(|fault| fault.code == Code::KeyBehindLock).unwrap();
    assert_eq!((fault.line, fault.column), place(&text, "Key(\"vault\")"));
}

#[test]
fn two_keys_behind_each_others_locks_are_a_soft_lock() {
    let text = GOOD
        .replace("[Key(\"vault\"), Exit]", "[Exit, Lock(\"b\")]")
        .replace("Lock(\"vault\"), ", "Lock(\"vault\"), Key(\"b\"), ")
        .replace("[Entrance]", "[Entrance, Key(\"vault\")]");
    let codes: Vec<Code> = check(&text).iter().map(|fault| fault.code).collect();
    assert_eq!(codes.iter().filter(|code| **code == Code::KeyBehindLock).count(), 2, "{codes:?}");
}

#[test]
fn all_faults_of_a_file_are_told_at_once() {
    let text = GOOD
        .replace("[Start]", "[Strat]")
        .replace("format: 1,", "format: 1, size: 3, author: \"me\",")
        .replace("kind: \"guard\"", "kind: \"gaurd\"")
        .replace("05E", "5000E")
        .replace("number: 3", "number: 5")
        .replace("\"In.\"", "\"\"");
    let words: Vec<&str> = check(&text).iter().map(|fault| fault.code.word()).collect();
    let wanted = [
        "unknown-field",
        "unknown-field",
        "tile-number",
        "no-start",
        "empty-place",
        "unknown-word",
        "unknown-id",
        "waypoint-gap",
        "unknown-id",
        "missing-text",
    ];
    assert_eq!(words, wanted);
}

#[test]
fn an_empty_map_and_a_huge_one_are_refused() {
    let drawn = &GOOD[GOOD.find("map: \"").unwrap()..GOOD.find("    walls").unwrap()];
    for (map, code) in [
        (String::new(), Code::EmptyMap),
        (". . .\n. . .".to_owned(), Code::EmptyMap),
        ("01 ".repeat(65), Code::MapTooLarge),
        ("01\n".repeat(65), Code::MapTooLarge),
        ("01 ".repeat(100_000), Code::MapTooLarge),
        ("01\n".repeat(100_000), Code::MapTooLarge),
        ("--- ".repeat(100_000), Code::MapTooLarge),
    ] {
        let text = GOOD.replace(drawn, &format!("map: \"{map}\",\n"));
        let faults = check(&text);
        assert!(faults.iter().any(|fault| fault.code == code), "{code}: {faults:#?}");
    }
}

#[test]
fn more_things_than_the_rules_can_count_are_refused() {
    let many =
        |thing: &str, count: usize| GOOD.replace("[Start]", &format!("[Start{}]", format!(", {thing}").repeat(count)));
    let row = "(level: 15, kind: \"guard\", colour: Red), ";
    for text in [
        many("Enemy(kind: \"guard\", colour: Red)", 449),
        many("Waypoint(colour: Red, number: 9)", 65),
        many("Objective(id: \"x\", name: \"X\", text: \"X\")", 33),
        many("Key(\"vault\")", 33),
        many("Lock(\"vault\")", 33),
        GOOD.replace("[(level", &format!("[{}(level", row.repeat(64))),
    ] {
        assert!(check(&text).iter().any(|fault| fault.code == Code::TooMany));
    }
}

/// `refused` stands for what the check overlooks: a mission with the most of everything must not come to that.
#[test]
fn what_has_the_most_of_everything_is_not_refused_by_the_rules() {
    let colours = ["Red", "Orange", "Green", "Blue", "Purple", "White"];
    let place = |row: usize, nth: usize, thing: String| format!("\"{}-{row}\": [{thing}]", nth + 1);
    let goal = |nth: usize| place(2, nth, format!("Objective(id: \"o{nth}\", name: \"O\", text: \"T\")"));
    let key = |nth: usize| place(3, nth, format!("Key(\"k{nth}\")"));
    let lock = |nth: usize| place(4, nth, format!("Lock(\"k{nth}\")"));
    let route = |(row, colour): (usize, &&str)| {
        let stop = |nth| place(row + 5, nth, format!("Waypoint(colour: {colour}, number: {})", nth + 1));
        (0..64).map(stop).collect::<Vec<_>>().join(", ")
    };
    let things = (0..32).flat_map(|nth| [goal(nth), key(nth), lock(nth)]).chain(colours.iter().enumerate().map(route));
    let posts: String =
        colours.iter().map(|colour| format!("Enemy(kind: \"guard\", colour: {colour}), ").repeat(74)).collect();
    let relief = "(level: 15, kind: \"hound\", colour: Red), ".repeat(64);
    let text = format!(
        "(format: 1, id: \"x\", name: \"X\", map: \"{}\", alarm: (alertness: 20, reinforcements: [{relief}]), \
         story: (intro: \"I\", conclusion: \"C\"), at: {{\"1-1\": [Start, Exit, Entrance, {posts}], {}}})",
        format!("{}\n", "01 ".repeat(64)).repeat(64),
        things.collect::<Vec<_>>().join(", ")
    );
    let checked = check_mission("most.ron", &text, Catalog::shipped().unwrap().cards());
    assert_eq!(checked.faults, []);
    assert!(checked.content.is_some());
}

#[test]
fn a_file_of_nothing_but_faults_lists_a_hundred() {
    let text = GOOD.replace("at: {", &format!("at: {{{}", "\"?\": [],".repeat(500)));
    let faults = check(&text);
    assert_eq!(faults.len(), 101);
    assert_eq!(faults.last().unwrap().code, Code::MoreFaults);
}

#[test]
fn faults_are_written_for_people_and_for_programs() {
    let text = GOOD.replace("number: 3", "number: 4");
    let fault = check(&text).remove(0);
    let told = "small.ron:18:45: error[waypoint-gap]: red waypoint 3 is missing; 4 comes instead\n  \
                help: number the waypoints of a colour 1, 2, 3 and so on";
    assert_eq!(fault.to_string(), told);
    let json = serde_json::to_value(&fault).unwrap();
    let fields: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["file", "line", "column", "severity", "code", "message", "help"]);
    assert_eq!((&json["severity"], &json["code"]), (&"error".into(), &"waypoint-gap".into()));
}

#[test]
fn strings_comments_and_escapes_do_not_mislead_the_place() {
    let text = GOOD
        .replace("at: {", "/* at: { /* nested \" */ ( */ at: { // \"E\": [")
        .replace("\"Warm.\"", "r#\"a \"quoted\" ] } word\"#")
        .replace("\"Short.\"", "\"brackets \\\" ] ) }\"")
        .replace("number: 3", "number: 4");
    let fault = check(&text).remove(0);
    assert_eq!((fault.code, (fault.line, fault.column)), (Code::WaypointGap, place(&text, "4)")));
}

/// An objective that raises the alarm, in a mission with an alarm and in one without.
#[test]
fn an_objective_raises_the_alarm_of_a_mission_that_has_one() {
    let watched = GOOD.replace("text: \"Warm.\"", "text: \"Warm.\", alarm: 12");
    assert_eq!(check(&watched), []);
    let alarm = GOOD.find("    alarm:").unwrap()..GOOD.find("    rewards: (bytebucks").unwrap();
    let without = watched.replace(&GOOD[alarm], "").replace("\"H\": [Entrance],", "").replace("08H", "08");
    let faults = check(&without);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!((faults[0].code, (faults[0].line, faults[0].column)), (Code::OutOfRange, place(&without, "12")));
}
