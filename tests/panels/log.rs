//! The log: newest on top, every line with its reason.

use ghostline::{
    engine::Rule,
    ui::panels::{self, LogState},
};

use crate::easel::{Easel, glass_quay, night_audit, wander};

fn log_of(session: ghostline::session::Session) -> Easel<Rule> {
    let mut state = LogState::default();
    Easel::english(move |ui, desk| panels::log(ui, desk, &session, &mut state))
}

#[test]
fn a_line_unfolds_its_rule_and_the_tag_leads_to_it() {
    let session = wander(night_audit(), 2, 4);
    let mut easel = log_of(session);
    assert!(!easel.sees_part("ST-"));
    easel.click("Why: Guard 1, red");
    assert!(easel.sees("ST-EN-02") && easel.sees("ST-EN-04") && easel.sees_part(" = "), "{:#?}", easel.labels());
    easel.click("ST-EN-04");
    assert_eq!(easel.told()[..], [Rule("ST-EN-04")]);
    easel.click("Why: Guard 1, red");
    assert!(!easel.sees_part("ST-"));
}

#[test]
fn the_newest_line_stands_on_top() {
    let session = wander(night_audit(), 2, 4);
    let newest = session.log().last().unwrap().text.clone();
    let easel = log_of(session);
    let first = easel.labels().into_iter().find(|label| label.starts_with("Why: ")).unwrap();
    assert_eq!(first, format!("Why: {newest}"));
}

#[test]
fn the_filter_leaves_what_matters() {
    let session = wander(glass_quay(), 4, 2);
    let mut easel = log_of(session);
    assert!(easel.sees_part("Turn 4 begins") && easel.sees_part("Alarm"));
    easel.click("Log shows all");
    assert!(!easel.sees_part("Turn 4 begins") && easel.sees_part("Alarm"), "{:#?}", easel.labels());
}

#[test]
fn the_turn_of_an_enemy_and_the_alarm_are_one_line_each() {
    // A wall mic draws a behaviour before its turn, which is a line of its own.
    let listens =
        |session: &ghostline::session::Session| session.log().iter().any(|entry| entry.text.contains("Wall mic"));
    let session = (0..50).map(|seed| wander(glass_quay(), 4, seed)).find(|session| !listens(session)).unwrap();
    let easel = log_of(session);
    let lines: Vec<String> = easel.labels().into_iter().filter(|label| label.starts_with("Why: ")).collect();
    assert!(lines.iter().any(|line| line.contains("moves") || line.contains("1 move")), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("is to") || line.contains("for what to do")), "{lines:#?}");
}

#[test]
fn a_mission_at_its_beginning_has_an_empty_log() {
    assert!(log_of(night_audit()).sees("Nothing has happened yet."));
}
