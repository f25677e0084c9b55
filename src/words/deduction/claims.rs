//! What players say.

use super::{Teller, capital};
use crate::deduction::{Claim, Said};

impl Teller<'_> {
    /// What was said, as a quote without its speaker: `I am Human.`
    pub fn claim(&self, said: &Said) -> String {
        // The speaker speaks of others by name, of the listener too.
        self.quote(&said.claim)
    }

    /// The same with its speaker: `Cleo: “I am Human.”`
    pub fn said(&self, said: &Said) -> String {
        self.sentence("event-sd-said", &[self.who(said.by), ("quote", self.claim(said).into())])
    }

    /// A claim as a quote.
    pub fn quote(&self, claim: &Claim) -> String {
        let speech = self.from_outside();
        let about = |key, seat| speech.phrase(key, &[speech.who(seat)]);
        let quote = match *claim {
            Claim::Team(team) => speech.phrase("claim-team", &[("team", self.team(team).into())]),
            Claim::Saw(of, spot, faction) => {
                speech.phrase("claim-saw", &[speech.card(of, spot), ("colour", self.faction(faction).into())])
            }
            Claim::WillShoot(seat) => about("claim-will-shoot", seat),
            Claim::Shoot(seat) => about("claim-shoot", seat),
            Claim::Spare(seat) => about("claim-spare", seat),
            Claim::Accuse(seat, team) => {
                speech.phrase("claim-accuse", &[speech.who(seat), ("team", self.team(team).into())])
            }
            Claim::Vouch(seat) => about("claim-vouch", seat),
            Claim::Ask(seat) => about("claim-ask", seat),
        };
        capital(&quote)
    }
}
