//! Checks of the campaign's course, and of the difficulties.

use super::{
    super::{
        build::tidy,
        cards::Cards,
        course::{Course, Stage, Then},
        fault::{Code, Fault},
        locate::Step,
        parse::{check_format, parse},
        raw_cards::{RawCourse, RawDifficulties},
        report::{Place, Report},
    },
    texts::{check_id, check_text, repeated},
};
use crate::stealth::{Difficulty, Terms};

fn path(steps: &[Step]) -> Place {
    Place::Value(steps.to_vec())
}

/// Checks the difficulties: each is there once, in bounds, and none is gentler than the one before it.
pub fn difficulties(file: &str, text: &str) -> (Vec<Terms>, Vec<Fault>) {
    let mut report = Report::default();
    let terms = parse(text, &mut report).map_or_else(Vec::new, |raw: RawDifficulties| {
        check_format(raw.format, &mut report);
        check_terms(&raw.difficulties, &mut report);
        raw.difficulties
    });
    (terms, report.finish(file, text))
}

/// The most a difficulty may add or take away.
const MOST: i8 = 9;

fn check_terms(all: &[Terms], report: &mut Report) {
    let list = || path(&[Step::Field("difficulties")]);
    for difficulty in Difficulty::ALL {
        let count = all.iter().filter(|terms| terms.difficulty == difficulty).count();
        if count != 1 {
            let message = format!("the difficulty {difficulty:?} is there {count} times");
            report.add(Code::RepeatedId, list(), message, "list each difficulty once");
        }
    }
    for (at, terms) in all.iter().enumerate() {
        check_numbers(*terms, &[Step::Field("difficulties"), Step::Nth(at)], report);
    }
    check_rising(all, report);
}

/// Reports numbers beyond what a difficulty may change.
fn check_numbers(terms: Terms, at: &[Step], report: &mut Report) {
    for (field, n) in [("health", terms.health), ("armor", terms.armor), ("alertness", terms.alertness)] {
        if !(-MOST..=MOST).contains(&n) {
            let place = Place::Value(at.iter().copied().chain([Step::Field(field)]).collect());
            let message = format!("{field} is changed by {n}");
            report.add(Code::OutOfRange, place, message, format!("it can be changed by -{MOST} to {MOST}"));
        }
    }
}

/// Reports a difficulty that is gentler than the one before it.
fn check_rising(all: &[Terms], report: &mut Report) {
    let terms = |difficulty| all.iter().position(|terms| terms.difficulty == difficulty);
    for (gentle, hard) in Difficulty::ALL.iter().zip(Difficulty::ALL.iter().skip(1)) {
        let (Some(before), Some(after)) = (terms(*gentle), terms(*hard)) else { continue };
        let (Some(a), Some(b)) = (all.get(before), all.get(after)) else { continue };
        if b.eases(*a) {
            let place = path(&[Step::Field("difficulties"), Step::Nth(after)]);
            let message = format!("{hard:?} is gentler than {gentle:?} in something");
            report.add(
                Code::TableOrder,
                place,
                message,
                "let health and armor fall and alertness rise with difficulty",
            );
        }
    }
}

/// Every stage of a course whose mission is none of these.
pub fn stages(file: &str, text: &str, missions: &[&str]) -> Vec<Fault> {
    let mut report = Report::default();
    let (course, _) = course(file, text);
    for (stage, place) in places(&course) {
        if !missions.contains(&stage.mission.as_str()) {
            let message = format!("no mission of the campaign is called {:?}", stage.mission);
            let help = "name the id of a mission in missions/campaign, or add it there";
            report.add(Code::StageWithoutMission, place, message, help);
        }
    }
    report.finish(file, text)
}

/// Checks the course: words are there, every way leads on to a later stage or an ending, every stage and ending is
/// reached.
pub fn course(file: &str, text: &str) -> (Course, Vec<Fault>) {
    let mut report = Report::default();
    let course = parse(text, &mut report).map_or_else(Course::default, |raw: RawCourse| {
        check_format(raw.format, &mut report);
        let mut course = Course { acts: raw.acts, endings: raw.endings };
        unfold(&mut course);
        check_words(&course, &mut report);
        check_ways(&course, &mut report);
        check_own_terms(&course, &mut report);
        course
    });
    (course, report.finish(file, text))
}

/// Brings every text into paragraphs of one line, as those of the missions.
fn unfold(course: &mut Course) {
    for act in &mut course.acts {
        act.text = tidy(&act.text);
        for stage in &mut act.stages {
            if let Then::Fork { text, ways } = &mut stage.then {
                *text = tidy(text);
                for way in ways {
                    way.text = tidy(&way.text);
                }
            }
        }
    }
    for ending in &mut course.endings {
        ending.text = tidy(&ending.text);
    }
}

fn check_words(course: &Course, report: &mut Report) {
    for (at, act) in course.acts.iter().enumerate() {
        let place = |field| path(&[Step::Field("acts"), Step::Nth(at), Step::Field(field)]);
        check_text(&act.name, "the act's name", place("name"), report);
        check_text(&act.text, "the act's text", place("text"), report);
    }
    for (at, ending) in course.endings.iter().enumerate() {
        let place = |field| path(&[Step::Field("endings"), Step::Nth(at), Step::Field(field)]);
        check_id(&ending.id, place("id"), report);
        check_text(&ending.name, "the ending's name", place("name"), report);
        check_text(&ending.text, "the ending's text", place("text"), report);
    }
    for (id, at) in repeated(course.endings.iter().map(|ending| ending.id.as_str())) {
        let place = path(&[Step::Field("endings"), Step::Nth(at)]);
        report.add(Code::RepeatedId, place, format!("{id:?} is there twice"), "give each ending its own id");
    }
}

/// Where each stage stands in the file.
fn places(course: &Course) -> Vec<(&Stage, Place)> {
    steps(course).map(|(stage, steps)| (stage, path(&steps))).collect()
}

/// The way to each stage in the file.
fn steps(course: &Course) -> impl Iterator<Item = (&Stage, [Step; 4])> {
    let to = |act, at| [Step::Field("acts"), Step::Nth(act), Step::Field("stages"), Step::Nth(at)];
    let acts = course.acts.iter().enumerate();
    acts.flat_map(move |(act, stages)| stages.stages.iter().enumerate().map(move |(at, stage)| (stage, to(act, at))))
}

/// Checks what difficulties change in single missions: each is there once at most, and standard changes nothing.
fn check_own_terms(course: &Course, report: &mut Report) {
    for (stage, steps) in steps(course) {
        for (at, terms) in stage.terms.iter().enumerate() {
            let steps = [&steps[..], &[Step::Field("terms"), Step::Nth(at)]].concat();
            check_numbers(*terms, &steps, report);
            if terms.difficulty == Difficulty::Standard {
                let help = "change the mission itself, or name story or hard";
                report.add(Code::OutOfRange, path(&steps), "standard is the mission as it is written", help);
            }
            if stage.terms.iter().take(at).any(|before| before.difficulty == terms.difficulty) {
                let message = format!("the difficulty {:?} is there twice", terms.difficulty);
                report.add(Code::RepeatedId, path(&steps), message, "list each difficulty once");
            }
        }
    }
}

/// Every stage of a course in which a difficulty, with what it changes in all missions and there, is gentler than the one
/// before it.
pub fn gentle_stages(file: &str, text: &str, course: &Course, cards: &Cards) -> Vec<Fault> {
    let mut report = Report::default();
    for (stage, place) in places(course) {
        let terms = |difficulty| cards.terms(difficulty).and(stage.terms(difficulty));
        let [story, standard, hard] = Difficulty::ALL.map(terms);
        if standard.eases(story) || hard.eases(standard) {
            let message = format!("in {:?} a difficulty is gentler than the one before it in something", stage.mission);
            let help = "let health and armor fall and alertness rise with difficulty, all terms taken together";
            report.add(Code::TableOrder, place, message, help);
        }
    }
    report.finish(file, text)
}

fn check_ways(course: &Course, report: &mut Report) {
    let places = places(course);
    if places.is_empty() {
        report.add(Code::NoStage, Place::File, "the campaign has no missions", "list at least one stage in an act");
    }
    for (id, at) in repeated(places.iter().map(|(stage, _)| stage.mission.as_str())) {
        let place = places.get(at).map_or(Place::File, |(_, place)| place.clone());
        report.add(Code::RepeatedId, place, format!("{id:?} is there twice"), "let each mission stand in one stage");
    }
    for (at, (stage, place)) in places.iter().enumerate() {
        for next in stage.then.missions() {
            if !places.iter().skip(at + 1).any(|(later, _)| later.mission == next) {
                let message = format!("{next:?} is not a later stage of the campaign");
                report.add(Code::UnknownId, place.clone(), message, "name the mission of a stage further down");
            }
        }
        match &stage.then {
            Then::Ending(ending) if course.ending(ending).is_none() => {
                let message = format!("no ending is called {ending:?}");
                report.add(Code::UnknownId, place.clone(), message, "name one of `endings`");
            }
            Then::Fork { ways, .. } if ways.len() < 2 => {
                report.add(Code::NoStage, place.clone(), "a fork needs two ways", "list at least two `ways`");
            }
            _ => {}
        }
        let leads = |(earlier, _): &(&Stage, Place)| earlier.then.missions().contains(&stage.mission.as_str());
        if at > 0 && !places.iter().take(at).any(leads) {
            let message = format!("no stage leads to {:?}", stage.mission);
            report.add(Code::Unreachable, place.clone(), message, "name it in the `then` of an earlier stage");
        }
    }
    for (at, ending) in course.endings.iter().enumerate() {
        let leads = |stage: &Stage| stage.then == Then::Ending(ending.id.clone());
        if !course.stages().any(leads) {
            let place = path(&[Step::Field("endings"), Step::Nth(at)]);
            report.add(Code::Unreachable, place, format!("no stage leads to {:?}", ending.id), "name it in a `then`");
        }
    }
}
