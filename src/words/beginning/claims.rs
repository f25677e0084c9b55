//! What players say.

use super::{Teller, capital};
use crate::beginning::{Claim, Said};

impl Teller<'_> {
    /// What was said with its speaker: `Cleo: “I am Human.”`
    pub fn said(&self, said: &Said) -> String {
        self.sentence("event-tb-said", &[self.who(said.by), ("quote", self.quote(&said.claim).into())])
    }

    /// A claim as a quote, as it is heard at the own place: who speaks of you, says so.
    pub fn quote(&self, claim: &Claim) -> String {
        let about = |key, seat| self.phrase(key, &[self.who(seat)]);
        let quote = match *claim {
            Claim::Give(amount) => self.phrase("claim-tb-give", &[("amount", self.amount(amount).into())]),
            Claim::Faction(faction) => self.phrase("claim-tb-faction", &[("faction", self.faction(faction).into())]),
            Claim::Accuse(seat, faction) => self
                .phrase("claim-tb-accuse", &[self.who(seat), self.to(seat), ("faction", self.faction(faction).into())]),
            Claim::Vouch(seat) => about("claim-tb-vouch", seat),
            Claim::Carry(colour) => self.phrase("claim-tb-carry", &[("chip", self.chip(Some(colour)).into())]),
            Claim::Detain(seat) => about("claim-tb-detain", seat),
            Claim::Spare(seat) => about("claim-tb-spare", seat),
        };
        capital(&quote)
    }
}
