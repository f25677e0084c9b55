//! Sentences of what happened: weapons, damage, eliminations, teams that changed.

use super::Teller;
use crate::{
    deduction::{Aim, Cause, Event, Secret, Status, Team, WeaponKind},
    engine::Seat,
};

impl Teller<'_> {
    /// What happened, where it is about weapons, harm or teams.
    #[rustfmt::skip]
    pub(super) fn told_of_harm(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Equipped { seat, weapon, from } => self.equipped(seat, weapon, from),
            Event::Aimed { holder, by, aim } => self.aimed(holder, by, aim),
            Event::Dropped(seat, weapon) => self.sentence("event-sd-dropped", &[self.who(seat), self.with_weapon(weapon)]),
            Event::Jammed(seat) => self.of("event-sd-jammed", seat),
            Event::Shot { by, weapon, aim } => self.shot(by, weapon, aim),
            Event::Hurt { seat, amount, left, cause } => self.hurt(seat, amount, left, cause),
            Event::Softened(seat, by) => {
                self.sentence("event-sd-softened", &[self.whom(seat), ("amount", by.into())])
            }
            Event::Guarded { by, whom } => self.two("event-sd-guarded", by, whom),
            Event::Healed { seat, left } => {
                self.sentence("event-sd-healed", &[self.who(seat), ("left", left.into())])
            }
            Event::Eliminated(seat) => self.of("event-sd-eliminated", seat),
            Event::Checked { teams, sudden, .. } => self.checked(teams, sudden),
            Event::Returned(seat) => self.by("event-sd-returned", seat),
            Event::Recognised { of, team, .. } => self.recognised(of, team)?,
            Event::Became { seat, status } => self.became(seat, status)?,
            Event::Disclosed(seat) => {
                self.sentence("event-sd-disclosed", &[self.who(seat), ("team", self.team(Team::Legion).into())])
            }
            _ => return self.told_of_others(event),
        })
    }

    fn equipped(&self, seat: Seat, weapon: WeaponKind, from: Option<Seat>) -> String {
        let (who, weapon) = (self.who(seat), self.with_weapon(weapon));
        match from {
            Some(from) => self.sentence("event-sd-equipped-from", &[who, weapon, self.whom(from)]),
            None => self.sentence("event-sd-equipped", &[who, weapon]),
        }
    }

    fn aimed(&self, holder: Seat, by: Seat, aim: Aim) -> String {
        let whom = ("whom", self.aim(aim).into());
        if holder == by {
            return self.sentence("event-sd-aimed", &[self.who(by), whom]);
        }
        self.sentence("event-sd-aimed-theirs", &[self.who(by), self.whose(holder), whom])
    }

    fn shot(&self, by: Seat, weapon: WeaponKind, aim: Aim) -> String {
        let whom = ("whom", self.aim(aim).into());
        self.sentence("event-sd-shot", &[self.who(by), whom, self.with_weapon(weapon)])
    }

    fn hurt(&self, seat: Seat, amount: u8, left: u8, cause: Cause) -> String {
        let fill =
            [self.who(seat), ("amount", amount.into()), ("left", left.into()), ("cause", self.cause(cause).into())];
        self.sentence("event-sd-hurt", &fill)
    }

    /// The table hears that it goes on; the eliminated learn the teams of the living (SD-WIN-13).
    fn checked(&self, teams: Secret<[Option<Team>; 16]>, sudden: Secret<bool>) -> String {
        let Some(teams) = teams.what else { return self.words.text("event-sd-checked") };
        let told = (0..).zip(teams).filter_map(|(at, team)| Some((Seat(at), team?)));
        let told = told.map(|(seat, team)| {
            self.phrase("event-sd-checked-one", &[self.who(seat), ("team", self.team(team).into())])
        });
        let key = if sudden.what == Some(true) { "event-sd-checked-sudden" } else { "event-sd-checked-known" };
        self.sentence(key, &[("teams", self.all(told).into())])
    }

    fn recognised(&self, of: Secret<Seat>, team: Secret<Team>) -> Option<String> {
        let team = ("team", self.team(team.what?).into());
        Some(self.sentence("event-sd-recognised", &[self.whom(of.what?), team]))
    }

    /// A change of team is told to those who know of it only.
    fn became(&self, seat: Secret<Seat>, status: Secret<Status>) -> Option<String> {
        let (seat, status) = (seat.what?, status.what?);
        let team = match status {
            Status { legion: true, .. } => Team::Legion,
            Status { fallen: true, .. } => Team::Fallen,
            Status { fixed, .. } => fixed?,
        };
        Some(self.sentence("event-sd-became", &[self.who(seat), ("team", self.team(team).into())]))
    }
}
