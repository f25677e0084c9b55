//! Cards of a hand: which may be played, paid with or laid down.

use super::each_nth;
use crate::{
    beginning::{Check, Choice, EventKind, EventNo, Face, InfluenceNo, Purpose, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Different cards of a hand.
    pub fn each_card(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo)) {
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        for (at, held) in hand.iter().enumerate() {
            if !held.card.is_hidden() && hand.iter().take(at).all(|other| other.card != held.card) {
                found(held.card);
            }
        }
    }

    /// Every way to play a card where colour matters: wild ones both ways.
    pub(super) fn each_coloured(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo, bool)) {
        self.each_card(seat, &mut |card| {
            if self.blue(seat, card).is_some() {
                found(card, false);
            }
            if self.red(seat, card).is_some() {
                found(card, true);
            }
        });
    }

    /// Every way to put any card face-down somewhere.
    pub(super) fn each_hidden(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo, bool)) {
        self.each_card(seat, &mut |card| {
            let red = self.red(seat, card).is_some();
            if !red || self.blue(seat, card).is_some() {
                found(card, false);
            }
            if red {
                found(card, true);
            }
        });
    }

    /// Cards for an event, as many as a seat may still give (TB-EVT-11).
    pub(super) fn each_contribution(self, seat: Seat, check: Check, found: &mut dyn FnMut(Choice)) {
        if self.put_in(seat) < self.check_limit(seat, self.asked_cards(check.event)) {
            self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red)));
        }
        found(Choice::Done);
    }

    /// Blue cards before a roll. City action 2 needs one, the Nexus does not (TB-CITY-05, TB-NEX-01).
    pub(super) fn each_commitment(self, seat: Seat, purpose: Purpose, left: u8, found: &mut dyn FnMut(Choice)) {
        if left > 0 {
            self.each_blue(seat, found);
        }
        if !matches!(purpose, Purpose::Morale { cards: 0 }) {
            found(Choice::Done);
        }
    }

    /// Blue cards of a hand.
    pub(super) fn each_blue(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        self.each_card(seat, &mut |card| {
            if self.blue(seat, card).is_some() {
                found(Choice::Card(card, false));
            }
        });
    }

    /// Cards the Med Center takes (TB-MED-02).
    pub(super) fn each_clinic_card(self, seat: Seat, done: u8, found: &mut dyn FnMut(Choice)) {
        self.each_card(seat, &mut |card| {
            if matches!(self.face(card), Some(Face::Grey | Face::Green)) {
                found(Choice::Card(card, false));
            }
        });
        if done > 0 {
            found(Choice::Done);
        }
    }

    /// Cards this seat has put in so far.
    pub fn put_in(self, seat: Seat) -> u8 {
        self.state.pool.iter().filter(|put| put.by == Some(seat)).count() as u8
    }

    /// Cards an event asks of each (TB-EVT-11, TB-EVT-22).
    pub fn asked_cards(self, event: EventNo) -> u8 {
        match self.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Count { limit, .. }) => *limit,
            _ => 3,
        }
    }

    /// What is to be discarded: cards beyond the hand limit, then programs beyond theirs (TB-DISC-01, TB-DISC-02).
    pub(super) fn each_surplus(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(player) = self.player(seat) else { return };
        if player.hand.len() > usize::from(self.hand_limit(seat)) {
            self.each_card(seat, &mut |card| found(Choice::Card(card, false)));
        } else if player.programs.len() > usize::from(self.program_limit(seat)) {
            each_nth(player.programs.len(), found);
        }
    }

    /// Cards that can still lead to the whole price in one colour (TB-BUY-01).
    pub(super) fn each_payment(self, seat: Seat, red: Option<bool>, left: u8, found: &mut dyn FnMut(Choice)) {
        self.each_coloured(seat, &mut |card, as_red| {
            if red.is_none_or(|red| red == as_red) && self.worth(seat, as_red) >= u32::from(left) {
                found(Choice::Card(card, as_red));
            }
        });
    }
}
