//! Checks of the campaign's course, and of the difficulties.

use super::{
    super::{
        build::tidy,
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

/// Checks the difficulties: each is there once.
pub fn difficulties(file: &str, text: &str) -> (Vec<Terms>, Vec<Fault>) {
    let mut report = Report::default();
    let terms = parse(text, &mut report).map_or_else(Vec::new, |raw: RawDifficulties| {
        check_format(raw.format, &mut report);
        for difficulty in Difficulty::ALL {
            let count = raw.difficulties.iter().filter(|terms| terms.difficulty == difficulty).count();
            if count != 1 {
                let message = format!("the difficulty {difficulty:?} is there {count} times");
                report.add(
                    Code::RepeatedId,
                    path(&[Step::Field("difficulties")]),
                    message,
                    "list each difficulty once",
                );
            }
        }
        raw.difficulties
    });
    (terms, report.finish(file, text))
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
                ways.iter_mut().for_each(|way| way.text = tidy(&way.text));
            }
        }
    }
    course.endings.iter_mut().for_each(|ending| ending.text = tidy(&ending.text));
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
    let acts = course.acts.iter().enumerate();
    let place = |act, at| path(&[Step::Field("acts"), Step::Nth(act), Step::Field("stages"), Step::Nth(at)]);
    acts.flat_map(|(act, stages)| stages.stages.iter().enumerate().map(move |(at, stage)| (stage, place(act, at))))
        .collect()
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
