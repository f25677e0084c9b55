//! What may be said.

use crate::{
    beginning::{Action, Amount, Claim, Colour, Faction, Said, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    pub(super) fn each_claim(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        if self.state.turn.spoken >= self.rules.setup.talk {
            return;
        }
        for faction in Faction::PLAYED {
            found(Action::Claim(Claim::Faction(faction)));
        }
        for other in self.all().filter(|&other| other != seat) {
            for faction in [Faction::Machine, Faction::Fallen, Faction::Legion] {
                found(Action::Claim(Claim::Accuse(other, faction)));
            }
            found(Action::Claim(Claim::Vouch(other)));
        }
        if self.player(seat).is_some_and(|player| !player.body.chips.is_empty()) {
            for colour in Colour::ALL {
                found(Action::Claim(Claim::Carry(colour)));
            }
        }
    }

    /// How much somebody says to give, once per event (TB-INFO-09).
    pub(super) fn each_amount(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        let turn = self.state.turn.number;
        let now = self.state.said.iter().rev().take_while(|said| said.turn == turn);
        let mut said = now.filter(|said| said.by == seat && matches!(said.claim, Claim::Give(_)));
        if self.rules.setup.talk > 0 && said.next().is_none() {
            for amount in [Amount::Lot, Amount::Little, Amount::Nothing] {
                found(Action::Claim(Claim::Give(amount)));
            }
        }
    }

    /// What may be said before a vote, once each.
    pub(super) fn each_plea(self, seat: Seat, whom: Seat, found: &mut dyn FnMut(Action)) {
        let turn = self.state.turn.number;
        for claim in [Claim::Detain(whom), Claim::Spare(whom)] {
            let said = |said: &&Said| said.turn == turn && said.by == seat && said.claim == claim;
            if self.rules.setup.talk > 0 && !self.state.said.iter().rev().any(|it| said(&it)) {
                found(Action::Claim(claim));
            }
        }
    }
}
