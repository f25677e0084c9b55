//! A moment of a mission, brought about the same way every time: for pictures.

use super::{Mission, Posing, panels::Inspected, play, stage::Stage};
use crate::{
    stealth::{Action, Deed, Event, Question, Sector, Setup},
    ui::Desk,
};

/// An event being shown, and how far, from 0 to 1.
pub type Within = (fn(&Event) -> bool, f32);

/// How a moment is looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pose {
    /// The sector that is looked at.
    pub looked: Option<Sector>,
    /// What the panel tells of.
    pub pinned: Option<Inspected>,
    /// What the player is choosing for.
    pub deed: Option<Deed>,
    /// Whether the planner is asked.
    pub asks_hint: bool,
    /// Stands still in the middle of showing the last action: at this event from its first one on, this far.
    pub within: Option<Within>,
    /// The question that is open, where one is.
    pub asks: Option<fn(Question) -> bool>,
}

impl Mission {
    /// The mission after these actions. Those that are not allowed are left out.
    pub fn after(desk: &Desk, setup: Setup, seed: u64, actions: &[Action]) -> Self {
        let mut mission = Self::begin(setup, seed);
        for action in actions {
            // A picture of less than was asked for is better than none.
            let _ = mission.session.act(&desk.words, *action, desk.settings.auto);
        }
        let events: Vec<Event> = mission.session.log().iter().map(|entry| entry.event).collect();
        mission.stage = Stage::new(mission.session.view(), &events);
        mission
    }

    /// Takes one action more and stands still while it is shown, or as `pose` says.
    #[must_use]
    pub fn posed(mut self, desk: &mut Desk, last: Option<Action>, pose: Pose) -> Self {
        let before = self.session.log().len();
        if let Some(last) = last {
            let _ = self.session.act(&desk.words, last, desk.settings.auto);
        }
        let events: Vec<Event> = self.session.log().iter().skip(before).map(|entry| entry.event).collect();
        self.stage.tell(desk, &events, self.session.view());
        match pose.within {
            Some((is_it, share)) => self.stage.freeze(desk, is_it, share),
            None => self.stage.skip(desk),
        }
        self.looked = pose.looked.map(|sector| (sector, f64::MIN));
        self.posing = if pose.asks_hint { Posing::Asking } else { Posing::Still };
        self.arrived = true;
        self.pinned = pose.pinned;
        self.choice = pose.deed.and_then(|deed| play::first_choice(self.scene(), deed));
        self
    }
}
