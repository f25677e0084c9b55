//! What players say.

use super::{Teller, capital};
use crate::deduction::{Claim, Said};

impl Teller<'_> {
    /// What was said, as a quote without its speaker: `I am Human.`
    pub fn claim(&self, said: &Said) -> String {
        self.quote(&said.claim)
    }

    /// The same with its speaker: `Cleo: “I am Human.”`
    pub fn said(&self, said: &Said) -> String {
        self.sentence("event-sd-said", &[self.who(said.by), ("quote", self.claim(said).into())])
    }

    /// A claim as a quote, as it is heard at the own place: who speaks of you, says so.
    pub fn quote(&self, claim: &Claim) -> String {
        let about = |key, seat| self.phrase(key, &[self.who(seat), self.to(seat)]);
        let quote = match *claim {
            Claim::Team(team) => self.phrase("claim-team", &[("team", self.team(team).into())]),
            Claim::Saw(of, spot, faction) => {
                self.phrase("claim-saw", &[self.card(of, spot), ("colour", self.faction(faction).into())])
            }
            Claim::WillShoot(seat) => about("claim-will-shoot", seat),
            Claim::Shoot(seat) => about("claim-shoot", seat),
            Claim::Spare(seat) => about("claim-spare", seat),
            Claim::Accuse(seat, team) => {
                self.phrase("claim-accuse", &[self.who(seat), self.to(seat), ("team", self.team(team).into())])
            }
            Claim::Vouch(seat) => about("claim-vouch", seat),
            Claim::Ask(seat) => about("claim-ask", seat),
        };
        capital(&quote)
    }
}
