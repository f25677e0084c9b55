//! Start, exit, entrance, objectives and enemies: there, once, and not too many.

use super::{
    super::{
        cards::Cards,
        draft::{Draft, Found},
        fault::Code,
        locate::Step,
        report::{Place, Report},
    },
    check_count,
};
use crate::stealth::{MAX_ENEMIES, MAX_REINFORCEMENTS, MAX_THINGS, Need};

/// Checks what every mission needs.
pub fn check(draft: &Draft<'_>, cards: &Cards, report: &mut Report) {
    one(&draft.starts, "start", (Code::NoStart, Code::TwoStarts), report);
    one(&draft.exits, "exit", (Code::NoExit, Code::TwoExits), report);
    if let Some(second) = draft.entrances.get(1) {
        report.add(
            Code::TwoEntrances,
            second.place(),
            "there is more than one entrance",
            "reinforcements come in at one place",
        );
    }
    if !draft.goals.iter().any(|goal| goal.what.need == Need::Required) {
        let help = "add `Objective(id: …, name: …, text: …)` at some place";
        report.add(Code::NoObjective, at(), "there is no objective that must be taken", help);
    }
    for enemy in draft.enemies.iter().filter(|enemy| cards.kind(enemy.what.0).is_none()) {
        unknown_kind(enemy.what.0, enemy.field("kind"), cards, report);
    }
    // A reinforcement is an enemy too; leaving room for all of them keeps the two limits apart.
    check_count(draft.enemies.len(), MAX_ENEMIES - MAX_REINFORCEMENTS, "enemies", at(), report);
    check_count(draft.goals.len(), MAX_THINGS, "objectives", at(), report);
    check_count(draft.keys.len(), MAX_THINGS, "keys", at(), report);
    check_count(draft.locks.len(), MAX_THINGS, "locks", at(), report);
}

/// The list of places.
pub fn at() -> Place {
    Place::Entry(vec![Step::Field("at")])
}

/// Reports an enemy kind that no card has.
pub fn unknown_kind(kind: &str, place: Place, cards: &Cards, report: &mut Report) {
    let known: Vec<&str> = cards.kinds().iter().map(|kind| kind.id.as_str()).collect();
    let message = format!("no enemy kind is called {kind:?}");
    report.add(Code::UnknownId, place, message, format!("known kinds: {}", known.join(", ")));
}

fn one(found: &[Found<()>], what: &str, (none, two): (Code, Code), report: &mut Report) {
    let word = if what == "start" { "Start" } else { "Exit" };
    match found {
        [] => report.add(none, at(), format!("there is no {what}"), format!("add `{word}` at some place")),
        [_] => {}
        [first, second, ..] => {
            let message = format!("there is a second {what}; the first is at {}", first.sector);
            report.add(two, second.place(), message, format!("keep one `{word}`"));
        }
    }
}
