//! Cards given for something: before a roll, against a wound, at the Junkyard and the Med Center, beyond the limit.

use crate::{
    beginning::{Choice, Did, Event, Face, Figure, InfluenceNo, Pending, Purpose, Spot, Unique, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// A wound is cancelled by a card, or drawn.
    pub(super) fn wound_answer(&mut self, seat: Seat, left: u8, choice: Choice) {
        self.push(Pending::Wound { seat, left: left.saturating_sub(1) });
        if choice != Choice::Yes {
            return self.draw_wound(seat);
        }
        let mut shield = None;
        self.scene().each_card(seat, &mut |card| {
            if matches!(self.scene().face(card), Some(Face::Unique(Unique::CancelWound))) {
                shield = Some(card);
            }
        });
        if let Some(card) = shield {
            self.play_card(seat, card);
            self.say(Event::Cancelled(seat));
        }
    }

    /// Blue cards before a roll, or the roll (TB-CITY-05, TB-NEX-01).
    pub(super) fn commit(&mut self, seat: Seat, purpose: Purpose, left: u8, choice: Choice) {
        self.state.stack.pop();
        let Choice::Card(card, _) = choice else { return self.push(Pending::Roll(purpose)) };
        let value = self.scene().blue(seat, card).unwrap_or(0);
        let purpose = match purpose {
            Purpose::Morale { cards } => Purpose::Morale { cards: cards.saturating_add(value) },
            Purpose::Nexus { by, cards } => Purpose::Nexus { by, cards: cards.saturating_add(value) },
            other => other,
        };
        self.push(Pending::Commit { purpose, left: left - 1 });
        self.play_card(seat, card);
    }

    pub(super) fn add_riot_card(&mut self, seat: Seat, minus: bool, die: u8, choice: Choice) {
        self.state.stack.pop();
        let mut by = 0;
        if let Choice::Card(card, red) = choice {
            let scene = self.scene();
            let value = if red { scene.red(seat, card) } else { scene.blue(seat, card) };
            let value = value.unwrap_or(0).cast_signed();
            by = if red { -value } else { value };
            self.play_card(seat, card);
        }
        self.riot(minus, die, by);
    }

    /// Looks at or removes a chip of the Junkyard for a card each (TB-JUNK-03, TB-JUNK-04, TB-AMB-76).
    pub(super) fn junk_work(&mut self, seat: Seat, remove: bool, done: u8, choice: Choice) {
        let Choice::Nth(at) = choice else {
            self.did(seat, Did::Shed(done));
            return;
        };
        let face = if remove { Face::Green } else { Face::Grey };
        let mut card = None;
        self.scene().each_card(seat, &mut |held| {
            if self.scene().face(held) == Some(&face) {
                card = Some(held);
            }
        });
        let Some(card) = card else { return };
        if done == 0 {
            self.did(seat, if remove { Did::JunkRemove } else { Did::JunkLook });
        }
        self.push(Pending::Junk { remove, done: done + 1 });
        self.play_card(seat, card);
        if remove {
            let chip = self.state.junkyard.get_mut(usize::from(at)).and_then(|junk| junk.chip.take());
            self.state.removed.extend(chip);
            self.say(Event::Removed(seat, at));
        } else {
            self.look(seat, Spot::Junkyard(at));
        }
    }

    /// Drops carried chips (TB-JUNK-01).
    pub(super) fn drop_chips(&mut self, seat: Seat, figure: Figure, done: u8, choice: Choice) {
        let Choice::Nth(at) = choice else { return };
        if let Some(chip) = self.take_chip(figure, at) {
            self.junk(chip, Some(figure));
            self.with_player(seat, |player| player.record.dropped = player.record.dropped.saturating_add(1));
        }
        if done == 0 {
            self.did(seat, Did::JunkDrop);
        }
        if self.scene().body(figure).is_some_and(|body| !body.chips.is_empty()) {
            self.push(Pending::Drop { figure, done: done + 1 });
        }
    }

    /// Cards given at the Med Center: up to two wounds each, then full health (TB-MED-02, TB-AMB-80).
    pub(super) fn clinic(&mut self, seat: Seat, done: u8, choice: Choice) {
        let Choice::Card(card, _) = choice else {
            self.did(seat, Did::Shed(done));
            return;
        };
        if done == 0 {
            self.did(seat, Did::Clinic);
        }
        let most = self.scene().max_health(Figure::Of(seat));
        self.heal(Figure::Of(seat), most);
        let wounds = self.scene().player(seat).map_or(0, |player| player.wounds.len());
        if wounds > 2 {
            self.push(Pending::Clinic { done: done + 1 });
        }
        self.push(Pending::Treat(seat));
        self.push(Pending::Treat(seat));
        self.play_card(seat, card);
    }

    /// A card beyond the hand limit goes (TB-DISC-01).
    pub(super) fn discard_surplus(&mut self, seat: Seat, card: InfluenceNo) {
        let held = self.scene().player(seat).map_or(0, |player| player.hand.len() as u8);
        let surplus = held.saturating_sub(self.scene().hand_limit(seat));
        self.did(seat, Did::Shed(surplus));
        self.discard_card(seat, card);
    }
}
