//! Alertness and reinforcements.

use super::{
    super::{
        cards::Cards,
        draft::Draft,
        fault::Code,
        locate::Step,
        raw::RawMission,
        report::{Place, Report},
    },
    check_count,
    goals::unknown_kind,
};
use crate::stealth::MAX_REINFORCEMENTS;

/// The highest level of the alarm a reinforcement can be listed at.
const MOST_LEVEL: i64 = 999;
/// The most an objective may raise the alarm by.
const MOST_RAISE: i64 = 99;
/// The highest alertness, and lowest with a minus.
const MOST_ALERTNESS: i64 = 20;

/// The place of a reinforcement's field, or of the whole list.
fn place(path: &[Step]) -> Place {
    Place::Value([Step::Field("alarm")].iter().chain(path).copied().collect())
}

/// Checks the alarm, and that those it brings have a way in.
pub fn check(raw: &RawMission, draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    let list = raw.alarm.as_ref().map_or(&[][..], |alarm| &alarm.reinforcements);
    if let (true, Some(entrance)) = (list.is_empty(), draft.entrances.first()) {
        let help = "list reinforcements in `alarm`, or remove the entrance";
        report.add(Code::UnusedEntrance, entrance.place(), "no reinforcement uses this entrance", help);
    }
    check_finds(raw, draft, report);
    let Some(alarm) = &raw.alarm else { return };
    if alarm.alertness.abs() > MOST_ALERTNESS {
        let message = format!("alertness {} is out of range", alarm.alertness);
        let help = format!("write a number from -{MOST_ALERTNESS} to {MOST_ALERTNESS}");
        report.add(Code::OutOfRange, place(&[Step::Field("alertness")]), message, help);
    }
    check_list(raw, draft, cards, report);
}

/// Checks what taking an objective adds, and that there is an alarm to add it to.
fn check_finds(raw: &RawMission, draft: &Draft<'_>, report: &mut Report) {
    for goal in draft.goals.iter().filter(|goal| goal.what.alarm != 0) {
        if !(0..=MOST_RAISE).contains(&goal.what.alarm) {
            let message = format!("an objective cannot raise the alarm by {}", goal.what.alarm);
            report.add(
                Code::OutOfRange,
                goal.field("alarm"),
                message,
                format!("write a number from 0 to {MOST_RAISE}"),
            );
        } else if raw.alarm.is_none() {
            let help = "add `alarm: (alertness: …)` to the mission, or leave this out";
            report.add(Code::OutOfRange, goal.field("alarm"), "the mission has no alarm to raise", help);
        }
    }
}

fn check_list(raw: &RawMission, draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    let Some(alarm) = &raw.alarm else { return };
    let whole = [Step::Field("reinforcements")];
    check_count(alarm.reinforcements.len(), MAX_REINFORCEMENTS, "reinforcements", place(&whole), report);
    if !alarm.reinforcements.is_empty() && draft.entrances.is_empty() && !draft.layout.cells.is_empty() {
        let help = "add `Entrance` at the place they come in";
        report.add(Code::NoEntrance, place(&whole), "reinforcements are listed, but there is no entrance", help);
    }
    let mut last = 0;
    for (at, one) in alarm.reinforcements.iter().enumerate() {
        let field = |name| place(&[whole[0], Step::Nth(at), Step::Field(name)]);
        if cards.kind(&one.kind).is_none() {
            unknown_kind(&one.kind, field("kind"), cards, report);
        }
        if !(1..=MOST_LEVEL).contains(&one.level) {
            let message = format!("alarm level {} is out of range", one.level);
            report.add(Code::OutOfRange, field("level"), message, format!("write a level from 1 to {MOST_LEVEL}"));
        } else if one.level < last {
            let message = format!("level {} stands behind level {last}", one.level);
            report.add(Code::TableOrder, field("level"), message, "list reinforcements by rising level");
        }
        last = last.max(one.level);
    }
}
