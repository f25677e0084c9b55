//! Sentences of what happened: boxes, Recon, what was seen in secret, skills, the mechs.

use super::Teller;
use crate::{
    beginning::{Bar, Branch, Event, Faction},
    engine::Seat,
};

impl Teller<'_> {
    /// What happened, where it is about things found, seen and learned.
    pub(super) fn told_of_things(&self, event: &Event) -> Option<String> {
        let boxed = |key, seat: Seat, item| self.sentence(key, &[self.who(seat), ("item", self.item(item).into())]);
        Some(match event {
            Event::Interrogated(seat, card) => {
                self.sentence("event-tb-interrogated", &[self.who(*seat), ("card", self.interrogation(*card).into())])
            }
            Event::Supply(area) => self.sentence("event-tb-supply", &[("area", self.area(*area).into())]),
            Event::Sniffed { seat, item } => {
                let known = item.what.map(|item| self.item(item));
                self.perhaps("event-tb-sniffed", "event-tb-sniffed-known", &[self.who(*seat)], known)
            }
            Event::TookBox(seat, item) => boxed("event-tb-took-box", *seat, *item),
            Event::PutBox(seat, area) => {
                self.sentence("event-tb-put-box", &[self.who(*seat), ("area", self.area(*area).into())])
            }
            Event::UsedBox(seat, item) => boxed("event-tb-used-box", *seat, *item),
            Event::TookRecon(figure, sight) => {
                let known = sight.what.map(|sight| self.recon(sight));
                self.perhaps("event-tb-took-recon", "event-tb-took-recon-known", &[self.doer(*figure)], known)
            }
            Event::SawHand { seat, of, cards } => {
                let known = cards.what.as_ref().map(|cards| self.hand(cards));
                let fill = [self.who(*seat), self.whose(*of)];
                self.perhaps("event-tb-saw-hand", "event-tb-saw-hand-known", &fill, known)
            }
            Event::SawObjective { seat, of, objective } => {
                let known = objective.what.map(|no| self.objective(no));
                let fill = [self.who(*seat), self.whose(*of)];
                self.perhaps("event-tb-saw-objective", "event-tb-saw-objective-known", &fill, known)
            }
            Event::SawLoyalty { seat, faction } => {
                let known = faction.what.map(|faction| self.faction(faction));
                self.perhaps("event-tb-saw-loyalty", "event-tb-saw-loyalty-known", &[self.who(*seat)], known)
            }
            _ => return self.told_of_skills(event),
        })
    }

    /// What happened, where it is about skills, secret steps and the mechs.
    fn told_of_skills(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Progress(seat, branch) => {
                self.sentence("event-tb-progress", &[self.who(*seat), ("branch", self.branch(*branch).into())])
            }
            Event::Boosted(seat, branch, level) => self.boosted(*seat, *branch, *level),
            Event::ClosedEyes => self.words.text("event-tb-closed-eyes"),
            Event::Told { of, faction, .. } => self.shown_faction("event-tb-told", *of, *faction),
            Event::Became { seat, to } => self.shown_faction("event-tb-became", seat.what?, *to),
            Event::MechEnters(bar) => self.mech("event-tb-mech-enters", *bar),
            Event::MechGone(bar) => self.mech("event-tb-mech-gone", *bar),
            Event::ApexMoved(at) => {
                let area = self.rules.library().board.blue.get(usize::from(*at)).map(|area| self.area(*area));
                let number = ("number", (u16::from(*at) + 1).into());
                self.sentence("event-tb-apex-moved", &[number, ("area", area.unwrap_or_default().into())])
            }
            Event::DeadZone(at) => self.sentence("event-tb-dead-zone", &[("place", self.site(*at).into())]),
            Event::KuroBack => self.words.text("event-tb-kuro-back"),
            _ => return None,
        })
    }

    fn boosted(&self, seat: Seat, branch: Branch, level: u8) -> String {
        let fill = [self.who(seat), ("branch", self.branch(branch).into()), ("level", level.into())];
        self.sentence("event-tb-boosted", &fill)
    }

    fn shown_faction(&self, key: &str, of: Seat, faction: Faction) -> String {
        self.sentence(key, &[self.who(of), ("faction", self.faction(faction).into())])
    }

    fn mech(&self, key: &str, bar: Bar) -> String {
        self.sentence(key, &[("mech", self.bar(bar).into())])
    }
}
