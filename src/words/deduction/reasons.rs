//! Why a bot decided as it did, in words: for the time after a game.

use super::{Teller, capital};
use crate::{
    deduction::{
        Action, Aim, Deed, Past, Target, View,
        bots::{Clue, Motive, Reasons, Suspicion, Weighed},
    },
    engine::Seat,
    words::whole_percent,
};

impl Teller<'_> {
    /// What was decided, as a line of a list: `Shoot Bruno with the rifle`. The view is that of who decided.
    pub fn decision(&self, view: &View, action: &Action) -> String {
        match *action {
            Action::Announce(deed) => capital(&self.deed(view, view.seat, deed)),
            _ => self.action(view, action),
        }
    }

    /// Why a decision was taken: one sentence, then a line for each clue that counted.
    pub fn reasons(&self, reasons: &Reasons) -> Vec<String> {
        let Some(about) = &reasons.about else {
            return vec![self.sentence("event-sd-why-use", &[self.who(reasons.seat)])];
        };
        let mut lines = vec![self.motive(reasons, about)];
        lines.extend(about.clues.iter().map(|weighed| self.clue(about.whom, weighed)));
        lines
    }

    fn motive(&self, reasons: &Reasons, about: &Suspicion) -> String {
        let key = match reasons.motive {
            Motive::Enemy => "event-sd-why-enemy",
            Motive::Threat => "event-sd-why-threat",
            Motive::Friend => "event-sd-why-friend",
            Motive::Doubt => "event-sd-why-doubt",
            Motive::Alone => "event-sd-why-alone",
            Motive::Use => "event-sd-why-use-on",
        };
        let percent = whole_percent(f64::from(about.chance));
        let team = ("team", self.team(about.team).into());
        self.sentence(key, &[self.who(reasons.seat), self.whom(about.whom), team, ("percent", percent.into())])
    }

    /// A clue with by how many points it moved the belief.
    fn clue(&self, whom: Seat, weighed: &Weighed) -> String {
        let what = match weighed.clue {
            Clue::Card(spot, colour) => {
                self.phrase("event-sd-clue-card", &[self.card(whom, spot), ("colour", self.faction(colour).into())])
            }
            Clue::Act(past) => self.act(&past),
            Clue::Said(said) => self.said(&said),
            Clue::Told(team) => self.phrase("event-sd-clue-told", &[("team", self.team(team).into())]),
        };
        let points = (weighed.moved * 100.0).round() as i32;
        let key = if points < 0 { "event-sd-clue-against" } else { "event-sd-clue-for" };
        self.phrase(key, &[("clue", capital(&what).into()), ("points", points.abs().into())])
    }

    fn act(&self, past: &Past) -> String {
        let key = match past.deed {
            Deed::Shoot(_) => "event-sd-clue-shot",
            Deed::Equip(..) | Deed::Retarget(_) => "event-sd-clue-aimed",
            Deed::Mend => "event-sd-clue-healed",
            _ => "event-sd-clue-turn",
        };
        let whom = struck(past.aim).unwrap_or(past.by);
        self.phrase(key, &[self.who(past.by), self.whom(whom), ("turn", past.turn.into())])
    }
}

/// The player an aim names first.
fn struck(aim: Aim) -> Option<Seat> {
    aim.targets().find_map(|target| match target {
        Target::Seat(seat) => Some(seat),
        Target::Boss(_) => None,
    })
}
