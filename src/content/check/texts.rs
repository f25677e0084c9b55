//! Ids and words: nothing empty, nothing twice.

use std::collections::BTreeMap;

use super::super::{
    draft::Draft,
    fault::{Code, Fault},
    locate::Step,
    raw::RawMission,
    report::{Place, Report},
};

/// Checks the mission's own words and those of its objectives.
pub fn check(raw: &RawMission, draft: &Draft<'_>, report: &mut Report) {
    check_id(&raw.id, Place::Value(vec![Step::Field("id")]), report);
    check_text(&raw.name, "the mission's name", Place::Value(vec![Step::Field("name")]), report);
    let story = |part| Place::Value(vec![Step::Field("story"), Step::Field(part)]);
    check_text(&raw.story.intro, "the intro", story("intro"), report);
    check_text(&raw.story.conclusion, "the conclusion", story("conclusion"), report);
    for goal in &draft.goals {
        check_id(goal.what.id, goal.field("id"), report);
        check_text(goal.what.name, "the objective's name", goal.field("name"), report);
        check_text(goal.what.text, "the text told when it is picked up", goal.field("text"), report);
    }
    for (first, again) in repeated(draft.goals.iter().map(|goal| goal.what.id)) {
        let message = format!("two objectives are called {first:?}");
        let place = draft.goals.get(again).map_or(Place::File, |goal| goal.field("id"));
        report.add(Code::RepeatedId, place, message, "give each objective its own id");
    }
}

/// Whether a text is an id: small letters, digits and underscores, at most 40.
pub fn is_id(text: &str) -> bool {
    let sign = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
    !text.is_empty() && text.len() <= 40 && text.bytes().all(sign)
}

/// Reports an id that is not one.
pub fn check_id(id: &str, place: Place, report: &mut Report) {
    if !is_id(id) {
        let message = if id.is_empty() { "the id is missing".to_owned() } else { format!("{id:?} is not an id") };
        report.add(Code::BadId, place, message, "an id is 1 to 40 small letters, digits and underscores");
    }
}

/// Reports an empty text.
pub fn check_text(text: &str, what: &str, place: Place, report: &mut Report) {
    if text.trim().is_empty() {
        report.add(
            Code::MissingText,
            place,
            format!("{what} is missing or empty"),
            "write a sentence a player can read",
        );
    }
}

/// The fault of a mission whose id belongs to another file.
pub fn taken_id(file: &str, text: &str, id: &str, first: &str) -> Fault {
    let message = format!("the id {id:?} belongs to {first}");
    of_id(file, text, Code::RepeatedId, message, "give the mission an id of its own")
}

/// The fault of a mission of the campaign that no stage of it has.
pub fn off_course(file: &str, text: &str, id: &str) -> Fault {
    let message = format!("no stage of the campaign has the mission {id:?}");
    of_id(file, text, Code::OffCourse, message, "give it a stage in campaign.ron, or move it out of this folder")
}

/// A fault told at the id of a mission or pack.
pub fn of_id(file: &str, text: &str, code: Code, message: String, help: &'static str) -> Fault {
    let mut report = Report::default();
    report.add(code, Place::Value(vec![Step::Field("id")]), message.clone(), help);
    let placed = report.finish(file, text).into_iter().next();
    placed.unwrap_or_else(|| Fault::of_file(file, code, message, help))
}

/// The ids that stand in a list more than once, each with the place of its repetition.
pub fn repeated<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
    let mut seen = BTreeMap::new();
    ids.enumerate()
        .filter(|(at, id)| !id.is_empty() && seen.insert(*id, *at).is_some())
        .map(|(at, id)| (id, at))
        .collect()
}
