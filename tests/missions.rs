//! Every mission of the campaign keeps the campaign's promises: size, story, something to choose, new enemies one at a
//! time, and routes the solver proves.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{collections::BTreeSet, sync::Arc};

use ghostline::{
    content::{Catalog, Course, Then},
    stealth::{
        Mission, Need, Setup,
        solve::{Budget, Solution, solve},
    },
};

/// The rules give the first mission one objective and nothing else (ST-OBJ-01).
const WITHOUT_OPTIONAL: &str = "night_audit";

fn catalog() -> Arc<Catalog> {
    Catalog::shipped().unwrap()
}

/// The missions of the course, in its order.
fn missions(catalog: &Catalog) -> Vec<Arc<Mission>> {
    catalog.course().stages().map(|stage| catalog.mission(&stage.mission).unwrap()).collect()
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn the_course_has_three_acts_two_forks_and_two_endings_with_their_texts() {
    let catalog = catalog();
    let course = catalog.course();
    let forks: Vec<&Then> =
        course.stages().map(|stage| &stage.then).filter(|then| matches!(then, Then::Fork { .. })).collect();
    assert_eq!((course.acts.len(), forks.len(), course.endings.len()), (3, 2, 2));
    assert!(course.stages().count() >= 12);
    let acts = course.acts.iter().map(|act| (&act.name, &act.text));
    for (name, text) in acts.chain(course.endings.iter().map(|ending| (&ending.name, &ending.text))) {
        assert!((40..=90).contains(&words(text)), "{name}: {} words", words(text));
        assert!(!text.contains("  ") && !text.starts_with(char::is_whitespace), "{name} is one clean paragraph");
    }
}

#[test]
fn every_way_through_the_course_has_nine_missions() {
    let catalog = catalog();
    let ways = ways(catalog.course());
    assert_eq!(ways.len(), 4, "two forks of two ways");
    assert!(ways.iter().all(|way| way.len() == 9), "{ways:?}");
}

#[test]
fn missions_are_of_a_size_to_play_and_of_a_length_to_read() {
    for mission in missions(&catalog()) {
        let plan = mission.plan();
        assert!((14..=40).contains(&plan.sectors.len()), "{}: {} sectors", plan.id, plan.sectors.len());
        let objectives: usize = plan.objectives.iter().map(|objective| words(&objective.text)).sum();
        let told = words(&plan.story.intro) + objectives + words(&plan.story.conclusion);
        assert!((150..=300).contains(&told), "{}: {told} words", plan.id);
    }
}

/// ST-OBJ-05, ST-OBJ-01
#[test]
fn every_mission_but_the_first_has_an_optional_objective_that_pays() {
    for mission in missions(&catalog()) {
        let plan = mission.plan();
        let optional: Vec<_> = plan.objectives.iter().filter(|one| one.need == Need::Optional).collect();
        assert_eq!(optional.is_empty(), plan.id == WITHOUT_OPTIONAL, "{}", plan.id);
        let pays = optional.iter().all(|one| one.rewards.bytebucks > 0 || one.rewards.items > 0);
        assert!(pays, "{}", plan.id);
    }
}

/// Every way through the course, as the missions on it.
fn ways(course: &Course) -> Vec<Vec<String>> {
    fn follow(course: &Course, way: Vec<String>, into: &mut Vec<Vec<String>>) {
        let next = way.last().and_then(|mission| course.stage(mission)).map(|stage| stage.then.missions());
        match next {
            Some(next) if !next.is_empty() => {
                for mission in next {
                    let longer = way.iter().cloned().chain([mission.to_owned()]).collect();
                    follow(course, longer, into);
                }
            }
            _ => into.push(way),
        }
    }
    let first = course.stages().next().unwrap().mission.clone();
    let mut ways = Vec::new();
    follow(course, vec![first], &mut ways);
    ways
}

/// The kinds that can be met in a mission, reinforcements included.
fn kinds(mission: &Mission) -> BTreeSet<String> {
    mission.plan().kinds.iter().map(|kind| kind.id.clone()).collect()
}

#[test]
fn enemy_kinds_are_introduced_one_at_a_time_along_every_way() {
    let catalog = catalog();
    let mut all = BTreeSet::new();
    for way in ways(catalog.course()) {
        let mut met = BTreeSet::new();
        for id in &way {
            let kinds = kinds(&catalog.mission(id).unwrap());
            let new: Vec<&String> = kinds.difference(&met).collect();
            assert!(new.len() <= 1, "{id} on {way:?} brings {new:?}");
            met.extend(kinds);
        }
        all.extend(met);
    }
    assert!(all.len() >= 8, "{all:?}");
}

/// Solves with few states first: a line that is found proves itself, whatever the budget. More are looked at only
/// where a line is missing.
fn solved(catalog: &Catalog, mission: Arc<Mission>) -> Solution {
    let setup = Setup::new(mission, catalog.starting_gear());
    let within = |states| solve(&setup, Budget { games: 0, states, ..Budget::default() });
    let quick = within(4_000);
    let is_whole = quick.fastest.is_some() && quick.no_kill.is_some() && quick.unseen.is_some();
    if is_whole { quick } else { within(Budget::default().states) }
}

#[test]
fn every_mission_can_be_won_without_a_kill_and_unseen() {
    let catalog = catalog();
    for mission in missions(&catalog) {
        let id = mission.plan().id.clone();
        let solution = solved(&catalog, mission);
        assert_eq!(solution.winnable, Some(true), "{id}");
        assert_eq!(solution.no_kill.map(|route| route.kills), Some(0), "{id} without a kill");
        assert_eq!(solution.unseen.map(|route| route.seen), Some(0), "{id} unseen");
        assert!(solution.soft_locks.is_empty(), "{id}: {:?}", solution.soft_locks);
    }
}
