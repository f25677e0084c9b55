//! How a game ended.

use super::Teller;
use crate::{
    deduction::{Outcome, Victory},
    engine::{Seat, Seats},
};

impl Teller<'_> {
    /// How the game ended, in one sentence; after The Beginning, that the campaign ended with it (SD-CAMP-28).
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let told = self.victory(outcome.victory);
        let won = self.rules.after.is_some() && outcome.winners != Seats::default();
        if won { told + " " + &self.words.text("event-sd-over-campaign") } else { told }
    }

    /// What decided it, in one sentence.
    pub fn victory(&self, victory: Victory) -> String {
        match victory {
            Victory::Team(team) => self.sentence("event-sd-over-team", &[("team", self.team(team).into())]),
            Victory::Alone(seat) => self.sentence("event-sd-over-alone", &[self.who(seat)]),
            Victory::Boss(boss) => self.sentence("event-sd-over-boss", &[("boss", self.boss(boss).into())]),
            Victory::Nobody => self.words.text("event-sd-over-nobody"),
            Victory::Stalemate => self.words.text("event-sd-over-stalemate"),
        }
    }

    /// Whether this player is among the winners, in one short sentence.
    pub fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        let won = outcome.winners.contains(seat);
        match (self.me == Some(seat), won) {
            (true, true) => self.words.text("event-sd-you-won"),
            (true, false) => self.words.text("event-sd-you-lost"),
            (false, true) => self.sentence("event-sd-won", &[self.who(seat)]),
            (false, false) => self.sentence("event-sd-lost", &[self.who(seat)]),
        }
    }
}
