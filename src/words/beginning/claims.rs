//! What players say.

use super::{Teller, capital};
use crate::beginning::{Claim, Said};

impl Teller<'_> {
    /// What was said with its speaker: `Cleo: “I am Human.”`
    pub fn said(&self, said: &Said) -> String {
        self.sentence("event-tb-said", &[self.who(said.by), ("quote", self.quote(&said.claim).into())])
    }

    /// A claim as a quote. The speaker speaks of everybody by name.
    pub fn quote(&self, claim: &Claim) -> String {
        let speech = self.from_outside();
        let about = |key, seat| speech.phrase(key, &[speech.who(seat)]);
        let quote = match *claim {
            Claim::Give(amount) => speech.phrase("claim-tb-give", &[("amount", self.amount(amount).into())]),
            Claim::Faction(faction) => speech.phrase("claim-tb-faction", &[("faction", self.faction(faction).into())]),
            Claim::Accuse(seat, faction) => {
                speech.phrase("claim-tb-accuse", &[speech.who(seat), ("faction", self.faction(faction).into())])
            }
            Claim::Vouch(seat) => about("claim-tb-vouch", seat),
            Claim::Carry(colour) => speech.phrase("claim-tb-carry", &[("chip", self.chip(Some(colour)).into())]),
            Claim::Detain(seat) => about("claim-tb-detain", seat),
            Claim::Spare(seat) => about("claim-tb-spare", seat),
        };
        capital(&quote)
    }
}
