//! What is told on the way through a campaign: where an act begins, before a mission, in it, after it, at the end.

use super::Place;
use crate::{
    content::{Catalog, Then},
    stealth::{Plan, Thing},
};

/// What a story is told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tale {
    /// An act begins.
    Act,
    /// A mission comes next (ST-OBJ-06).
    Intro,
    /// An objective was picked up (ST-OBJ-06).
    Objective,
    /// A mission was won (ST-OBJ-06).
    Conclusion,
    /// There is a choice of ways.
    Fork,
    /// The campaign ended.
    Ending,
}

/// One text of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// What it is about.
    pub tale: Tale,
    /// The name of that: an act, a mission, an objective, an ending. A fork has the name of the mission before it.
    pub title: String,
    /// The text.
    pub text: String,
}

impl Story {
    fn new(tale: Tale, title: &str, text: &str) -> Self {
        Self { tale, title: title.to_owned(), text: text.to_owned() }
    }

    /// What is told on coming to a place, after the mission `before` was won.
    pub fn at(catalog: &Catalog, before: Option<&str>, place: &Place) -> Vec<Self> {
        match place {
            Place::Mission(id) => act(catalog, before, id).into_iter().chain(intro(catalog, id)).collect(),
            Place::Fork(id) => fork(catalog, id).into_iter().collect(),
            Place::Ended(id) => {
                let ending = catalog.course().ending(id);
                ending.map(|ending| Self::new(Tale::Ending, &ending.name, &ending.text)).into_iter().collect()
            }
            Place::Fallen(_) => Vec::new(),
        }
    }

    /// What is told when something is picked up.
    pub fn of_find(plan: &Plan, thing: Thing) -> Option<Self> {
        let Thing::Objective(id) = thing else { return None };
        let objective = plan.objectives.get(id.index())?;
        Some(Self::new(Tale::Objective, &objective.name, &objective.text))
    }

    /// What is told when a mission was won.
    pub fn of_success(plan: &Plan) -> Self {
        Self::new(Tale::Conclusion, &plan.name, &plan.story.conclusion)
    }
}

/// The act a mission begins, unless the mission before stood in it too.
fn act(catalog: &Catalog, before: Option<&str>, mission: &str) -> Option<Story> {
    let course = catalog.course();
    let at = course.act_of(mission)?;
    let act = course.acts.get(at).filter(|_| before.and_then(|before| course.act_of(before)) != Some(at))?;
    Some(Story::new(Tale::Act, &act.name, &act.text))
}

fn intro(catalog: &Catalog, id: &str) -> Option<Story> {
    let mission = catalog.mission(id).ok()?;
    Some(Story::new(Tale::Intro, &mission.plan().name, &mission.plan().story.intro))
}

fn fork(catalog: &Catalog, after: &str) -> Option<Story> {
    let Then::Fork { text, .. } = &catalog.course().stage(after)?.then else { return None };
    let name = catalog.entry(after).map_or(after, |entry| &entry.name);
    Some(Story::new(Tale::Fork, name, text))
}
