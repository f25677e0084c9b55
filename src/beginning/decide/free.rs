//! What costs no action: programs, boxes, unique and All-Rounder cards.

use crate::{
    beginning::{
        Did, Effect, Event, Face, Frame, Free, InfluenceNo, Item, Past, Pending, Source, Unique, Used, play::Play,
    },
    engine::Seat,
};

/// Charges of a program laid open (TB-PROG-05).
const CHARGES: u8 = 2;

impl Play<'_> {
    /// Uses something that costs no action.
    pub(super) fn use_free(&mut self, seat: Seat, free: Free) {
        self.say(Event::Used(seat, free));
        match free {
            Free::Program(at) => self.use_program(seat, at),
            Free::Recon(figure) => self.use_recon(seat, figure),
            Free::Item => self.spend_item(seat),
            Free::Rounder(at) => {
                self.spend_rounder(seat, at);
                self.run_card(Source::Rounder(at), seat);
            }
            Free::Unique(card) => self.play_unique(seat, card),
            Free::SecondWind => self.with_player(seat, |player| {
                player.played = 0;
                player.rested = true;
            }),
            Free::Fury => {
                self.state.turn.fury = true;
                self.push(Pending::Wound { seat, left: 1 });
            }
            Free::Resign => self.resign(seat),
            Free::ApexMove => self.apex_move(),
            Free::ApexAttack(at) => self.apex_attack(at),
            Free::Transfer(at) => self.transfer(seat, at),
        }
    }

    fn run_card(&mut self, source: Source, seat: Seat) {
        self.push(Pending::Script(Frame::new(source, seat)));
    }

    /// A program is played, laid open, or one of its charges spent (TB-PROG-03 to -06).
    fn use_program(&mut self, seat: Seat, at: u8) {
        let held = self.scene().player(seat).and_then(|player| player.programs.get(usize::from(at)).copied());
        let Some(held) = held else { return };
        let Some(card) = self.rules.library().program(held.kind) else { return };
        self.state.past.push(Past::Program(seat, held.kind));
        match card.used {
            Used::Own | Used::Any => {
                self.say(Event::Program(seat, held.kind));
                self.drop_program(seat, at);
            }
            Used::Permanent(_) | Used::Charged if !held.up => {
                let charges = if card.used == Used::Charged { CHARGES } else { 0 };
                self.with_player(seat, |player| {
                    if let Some(held) = player.programs.get_mut(usize::from(at)) {
                        held.up = true;
                        held.charges = charges;
                    }
                });
                return self.say(Event::Program(seat, held.kind));
            }
            _ => {
                self.say(Event::Program(seat, held.kind));
                self.spend_charge(seat, at);
            }
        }
        match card.effects.first() {
            Some(effect @ Effect::AttackRed(_)) if matches!(self.state.stack.last(), Some(Pending::Attack(_))) => {
                self.add_program(effect);
            }
            Some(Effect::DefendBy(by)) => {
                if let Some(Pending::Struck { blow, .. }) = self.state.stack.last_mut() {
                    blow.blue = blow.blue.saturating_add(*by);
                }
            }
            Some(Effect::ExtraCard) => self.push(Pending::Extra(seat)),
            _ => self.run_card(Source::Program(held.kind), seat),
        }
    }

    /// A charge is spent; with the last one the program is discarded (TB-PROG-06).
    pub fn spend_charge(&mut self, seat: Seat, at: u8) {
        let mut empty = false;
        self.with_player(seat, |player| {
            if let Some(held) = player.programs.get_mut(usize::from(at)) {
                held.charges = held.charges.saturating_sub(1);
                empty = held.charges == 0;
            }
        });
        if empty {
            self.drop_program(seat, at);
        }
    }

    /// An All-Rounder card is played.
    pub fn spend_rounder(&mut self, seat: Seat, at: u8) {
        self.state.turn.rounders += 1;
        self.with_player(seat, |player| player.played |= 1 << at);
        self.did(seat, Did::Watch);
    }

    /// Companion and Laser (TB-BOX-12, TB-BOX-13).
    fn spend_item(&mut self, seat: Seat) {
        match self.use_item(seat) {
            Some(Item::Companion) => {
                self.state.turn.ap += 1;
                self.state.turn.moves += 1;
            }
            Some(Item::Laser) => self.push(Pending::Laser(seat)),
            _ => {}
        }
    }

    fn play_unique(&mut self, seat: Seat, card: InfluenceNo) {
        self.play_card(seat, card);
        if matches!(self.scene().face(card), Some(Face::Unique(Unique::Kuro(_)))) {
            self.revive();
        } else {
            self.run_card(Source::Unique(card), seat);
        }
    }

    /// A program goes under the board (TB-CAMP-02).
    fn transfer(&mut self, seat: Seat, at: u8) {
        self.with_player(seat, |player| {
            if usize::from(at) < player.programs.len() {
                let held = player.programs.remove(usize::from(at));
                player.transferred.push(held.kind);
            }
        });
        self.say(Event::Transferred(seat));
    }
}
