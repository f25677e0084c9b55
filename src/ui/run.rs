//! The campaign being played: where it is kept, and where it stands.

use std::sync::Arc;

use super::Desk;
use crate::{
    campaign::{Campaign, Place, Profile},
    content::Course,
    engine::Match,
    stealth::{Difficulty, Mission, Stealth},
};

/// A campaign with its slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The slot it is kept in: the name its player gave it.
    pub slot: String,
    /// The campaign.
    pub campaign: Campaign,
}

impl Run {
    /// The id of the mission to be played next; none at a fork and at the end.
    pub fn next(&self) -> Option<&str> {
        match self.campaign.place() {
            Place::Mission(id) => Some(id),
            _ => None,
        }
    }

    /// Whether there is something left to play.
    pub fn goes_on(&self) -> bool {
        matches!(self.campaign.place(), Place::Mission(_) | Place::Fork(_))
    }

    /// Whether the mission that comes next is the first of its act.
    pub fn begins_act(&self, course: &Course) -> bool {
        let act = self.next().and_then(|id| course.act_of(id));
        act.is_some() && !self.campaign.won().iter().any(|won| course.act_of(won) == act)
    }
}

/// How many missions a campaign has from its beginning to an end.
pub fn length(course: &Course) -> usize {
    course.stages().filter_map(|stage| course.depth(&stage.mission)).max().map_or(0, |depth| depth + 1)
}

impl Desk {
    /// Keeps the campaign on the desk, with the mission in play where there is one.
    pub fn keep_campaign(&self, game: Option<&Match<Stealth>>) {
        if let Some(run) = &self.campaign {
            self.store.keep_campaign(run, game);
        }
    }

    /// What the agent of the campaign owns.
    pub fn profile(&self) -> Option<&Profile> {
        self.campaign.as_ref().map(|run| run.campaign.profile())
    }

    /// The mission that comes next in the campaign, where it can be played.
    pub fn next_mission(&self) -> Option<Arc<Mission>> {
        self.catalog.mission(self.campaign.as_ref()?.next()?).ok()
    }

    /// How hard the campaign is made; standard where there is none.
    pub fn campaign_difficulty(&self) -> Difficulty {
        self.campaign.as_ref().map(|run| run.campaign.rules().difficulty).unwrap_or_default()
    }

    /// The name of a mission.
    pub fn mission_name(&self, id: &str) -> String {
        self.catalog.entry(id).map_or_else(|| id.to_owned(), |entry| entry.name.clone())
    }
}
