//! Every fault of a file at once: reading, drawing, ids, goals, locks, ways, patrols, alarm, words.

mod about;
mod alarm;
mod cards;
mod course;
pub(super) mod entries;
mod goals;
mod locks;
mod patrols;
mod reach;
pub(super) mod texts;

pub use about::{About, CheckedSheet, Field, Finding};
pub use cards::{agent, alarm_table, deck, enemies, gear, items};
pub use course::{course, difficulties, gentle_stages, stages};
pub use texts::{check_id, check_text, is_id, of_id, off_course, taken_id};

use super::{
    build,
    cards::Cards,
    draft::Draft,
    fault::{Code, Fault},
    parse::{check_format, parse},
    raw::RawMission,
    report::{Place, Report},
    sheet::Sheet,
};
use crate::stealth::{Mission, Plan};

/// A file after the check: what it holds where it has no errors, and every fault.
#[derive(Clone, Debug)]
pub struct Checked<T> {
    /// The content; there where no fault is an error.
    pub content: Option<T>,
    /// The name the file gives itself, as far as it could be read.
    pub title: Title,
    /// Errors and warnings, in the order of the text.
    pub faults: Vec<Fault>,
}

/// How a mission calls itself, even where it is broken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Checks a mission's text. A mission without errors always comes back ready to be played.
pub fn mission(file: &str, text: &str, cards: &Cards) -> Checked<Mission> {
    let mut report = Report::default();
    let (plan, title) = read(text, cards, &mut report);
    // A plan that passed is made a mission.
    let content = plan.and_then(|plan| Mission::try_from(plan).ok());
    Checked { content, title, faults: report.finish(file, text) }
}

/// Checks a sheet as the file it will be: the same faults, each with what it is about.
pub fn sheet(file: &str, sheet: &Sheet, cards: &Cards) -> CheckedSheet {
    let text = sheet.write();
    let mut report = Report::default();
    let (plan, _) = read(&text, cards, &mut report);
    let about = About::of(sheet, &text);
    let findings = report.placed(file, &text).into_iter();
    CheckedSheet { plan, findings: findings.map(|(place, fault)| about.finding(&place, fault)).collect() }
}

/// Reads and checks a mission's text. A plan that comes back can be made a mission.
fn read(text: &str, cards: &Cards, report: &mut Report) -> (Option<Plan>, Title) {
    let raw: Option<RawMission> = parse(text, report);
    let Some(raw) = raw else { return (None, Title::default()) };
    check_format(raw.format, report);
    let draft = Draft::read(&raw, report);
    texts::check(&raw, &draft, report);
    alarm::check(&raw, &draft, cards, report);
    if !draft.layout.cells.is_empty() {
        goals::check(&draft, cards, report);
        locks::check(&draft, report);
        reach::check(&draft, report);
        patrols::check(&raw, &draft, cards, report);
    }
    let plan = if report.has_errors() { None } else { ready(&raw, &draft, cards, report) };
    (plan, Title { id: raw.id, name: raw.name })
}

/// The plan of a draft without errors, where the rules take it.
fn ready(raw: &RawMission, draft: &Draft<'_>, cards: &Cards, report: &mut Report) -> Option<Plan> {
    let plan = build::plan(raw, draft, cards)?;
    match plan.check() {
        Ok(()) => Some(plan),
        Err(fault) => {
            report.add(Code::Refused, Place::File, fault.to_string(), "change what the message names");
            None
        }
    }
}

/// Reports more of something than the rules can count.
fn check_count(count: usize, most: usize, what: &str, place: Place, report: &mut Report) {
    if count > most {
        report.add(Code::TooMany, place, format!("{count} {what}, at most {most} can be played"), "take some away");
    }
}
