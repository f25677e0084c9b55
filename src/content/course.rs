//! The course of a campaign: acts, the missions in them, where each leads, and how it can end.

use serde::Deserialize;

use crate::stealth::{Difficulty, Terms};

/// A checked campaign: every stage can be reached, and every way ends. The first stage is where it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The acts, in order.
    pub acts: Vec<Act>,
    /// How it can end.
    pub endings: Vec<Ending>,
}

/// A part of the campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename = "Act", deny_unknown_fields, default)]
pub struct Act {
    /// Its name.
    pub name: String,
    /// What is told when it begins.
    pub text: String,
    /// Its missions.
    pub stages: Vec<Stage>,
}

/// A mission of the campaign, and what comes after it was won.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "Stage", deny_unknown_fields)]
pub struct Stage {
    /// The mission's id.
    pub mission: String,
    /// What comes next.
    pub then: Then,
    /// What a difficulty changes in this mission beyond what it changes in all: the same blow weighs more where blows
    /// fall more often. Standard changes nothing.
    #[serde(default)]
    pub terms: Vec<Terms>,
}

/// What comes after a mission was won. Missions it leads to stand further down in the file, so that every way ends.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Then {
    /// Another mission.
    Mission(String),
    /// The player chooses between missions.
    Fork {
        /// What is told.
        text: String,
        /// The missions to choose from.
        ways: Vec<Way>,
    },
    /// The end, by the ending's id.
    Ending(String),
}

/// One way on from a fork.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "Way", deny_unknown_fields)]
pub struct Way {
    /// The mission it leads to.
    pub mission: String,
    /// What the player decides, in a few words.
    pub name: String,
    /// What speaks for it.
    pub text: String,
}

/// How a campaign can end.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "Ending", deny_unknown_fields)]
pub struct Ending {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// What is told.
    pub text: String,
    /// Where the story goes on.
    #[serde(default)]
    pub sequel: Option<Sequel>,
}

/// A game around a table in which the story goes on after the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Sequel {
    /// Social Deduction.
    Deduction,
    /// The Beginning.
    Beginning,
}

impl Then {
    /// The missions it may lead to.
    pub fn missions(&self) -> Vec<&str> {
        match self {
            Self::Mission(mission) => vec![mission],
            Self::Fork { ways, .. } => ways.iter().map(|way| way.mission.as_str()).collect(),
            Self::Ending(_) => Vec::new(),
        }
    }
}

impl Stage {
    /// What a difficulty changes here beyond what it changes everywhere.
    pub fn terms(&self, difficulty: Difficulty) -> Terms {
        let known = self.terms.iter().find(|terms| terms.difficulty == difficulty);
        known.copied().unwrap_or(Terms { difficulty, ..Terms::default() })
    }
}

impl Course {
    /// Every stage, in the order of the file.
    pub fn stages(&self) -> impl Iterator<Item = &Stage> {
        self.acts.iter().flat_map(|act| &act.stages)
    }

    /// The stage of a mission.
    pub fn stage(&self, mission: &str) -> Option<&Stage> {
        self.stages().find(|stage| stage.mission == mission)
    }

    /// The act a mission stands in, counted from 0.
    pub fn act_of(&self, mission: &str) -> Option<usize> {
        self.acts.iter().position(|act| act.stages.iter().any(|stage| stage.mission == mission))
    }

    /// How many missions were won before this one is played; the fewest where ways differ.
    pub fn depth(&self, mission: &str) -> Option<usize> {
        let leads = |stage: &&Stage| stage.then.missions().contains(&mission);
        let before = self.stages().filter(leads).filter_map(|stage| self.depth(&stage.mission)).min();
        let is_first = self.stages().next().is_some_and(|first| first.mission == mission);
        before.map(|depth| depth + 1).or(is_first.then_some(0))
    }

    /// The ending with this id.
    pub fn ending(&self, id: &str) -> Option<&Ending> {
        self.endings.iter().find(|ending| ending.id == id)
    }
}
