//! Everybody's team in a deal.

use super::{Place, Says, Unseen};
use crate::{
    deduction::{Power, Team, View, bots::evidence::MOST},
    engine::Seat,
};

/// What is known of a player's team beside the unseen cards.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    sums: [u8; 3],
    always: Option<Team>,
    legion: bool,
    fallen: bool,
    fixed: Option<Team>,
    shadow: bool,
}

impl Unseen {
    /// What is known of a seat's team beside its unseen cards; marks guessed elsewhere are left out.
    pub(super) fn known_of(&self, view: &View, seat: u8) -> Known {
        let scene = self.base.scene();
        let Some(player) = scene.player(Seat(seat)) else { return Known::default() };
        let own = Seat(seat) == view.seat;
        let guessed = |team| !own && self.guesses.iter().any(|guess| guess.first == seat && guess.team == team);
        let mut known = Known {
            legion: player.status.legion && !guessed(Team::Legion),
            fallen: player.status.fallen && !guessed(Team::Fallen),
            fixed: player.status.fixed,
            shadow: scene.has(Seat(seat), Power::Shadow),
            ..Known::default()
        };
        let hidden = |place: Place| self.places.contains(&place);
        if let Some(id) = player.ids.first().filter(|_| !hidden(Place::Id(seat))) {
            known.take_id(self.saying(0, id.kind.0));
        }
        for at in 0..scene.loyalty_count(Seat(seat)) {
            let gap = if at == 0 { scene.after(Seat(seat), scene.seats() - 1).0 } else { seat };
            let place = if scene.rules.shared { Place::Between(gap) } else { Place::Loyalty(seat, at) };
            if let Some(slot) = scene.loyalty(Seat(seat), at).filter(|_| !hidden(place)) {
                known.take(self.saying(1, slot.kind.0));
            }
        }
        for (at, held) in (0..).zip(&player.programs) {
            if !hidden(Place::Program(seat, at)) {
                known.take(self.saying(2, held.kind.0));
            }
        }
        known
    }

    /// A seat's team in this deal.
    pub fn team(&self, seat: usize) -> Team {
        let guessed = |team| self.guesses.iter().any(|guess| usize::from(guess.whom) == seat && guess.team == team);
        let mut known = self.known.get(seat).copied().unwrap_or_default();
        for &at in self.places_of(seat) {
            let at = usize::from(at);
            if at < self.bounds.0 { known.take_id(self.says_at(at)) } else { known.take(self.says_at(at)) }
        }
        known.legion |= guessed(Team::Legion);
        known.fallen |= guessed(Team::Fallen);
        known.team()
    }

    /// A seat's team if its places, in their order, held cards that say this.
    pub fn team_if(&self, seat: usize, says: &[Says]) -> Team {
        let mut known = self.known.get(seat).copied().unwrap_or_default();
        for (&at, &says) in self.places_of(seat).iter().zip(says) {
            if usize::from(at) < self.bounds.0 { known.take_id(says) } else { known.take(says) }
        }
        known.team()
    }

    /// Everybody's team in this deal.
    pub fn teams(&self) -> [Team; MOST] {
        let mut teams = [Team::Outlaw; MOST];
        for (at, team) in teams.iter_mut().enumerate().take(self.seats()) {
            *team = self.team(at);
        }
        teams
    }
}

impl Known {
    fn take(&mut self, says: Says) {
        for (sum, more) in self.sums.iter_mut().zip(says.sums) {
            *sum = sum.saturating_add(more);
        }
        self.legion |= says.green;
    }

    fn take_id(&mut self, says: Says) {
        self.always = says.always;
        if !self.shadow {
            self.take(says);
        }
    }

    /// The team by precedence (SD-TEAM-11 to -14).
    fn team(self) -> Team {
        if self.legion || self.always == Some(Team::Legion) {
            return Team::Legion;
        }
        if self.fallen || self.always == Some(Team::Fallen) {
            return Team::Fallen;
        }
        let always = self.always.filter(|_| !self.shadow);
        if let Some(team) = self.fixed.or(always) {
            return team;
        }
        let [human, machine, outlaw] = self.sums;
        if human > machine && human > outlaw {
            Team::Human
        } else if machine > human && machine > outlaw {
            Team::Machine
        } else {
            Team::Outlaw
        }
    }
}
