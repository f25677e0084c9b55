//! Programs and the market (TB-PROG).

use smallvec::SmallVec;

use super::{Did, Event, Held, Pending, ProgramNo, Secret, Seen, play::Play};
use crate::engine::Seat;

impl Play<'_> {
    /// The top program; the discards are shuffled where the pile is empty (TB-AMB-69).
    pub fn top_program(&mut self) -> Option<ProgramNo> {
        if self.state.programs.is_empty() {
            let mut pile = std::mem::take(&mut self.state.program_discard);
            self.dice.shuffle(&mut pile);
            self.state.programs = pile;
        }
        self.state.programs.pop()
    }

    /// Programs for a player, face-down.
    pub fn draw_programs(&mut self, seat: Seat, count: u8) {
        let drawn: SmallVec<[ProgramNo; 3]> = (0..count).map_while(|_| self.top_program()).collect();
        for &kind in &drawn {
            self.gain_program(seat, kind);
        }
        let count = drawn.len() as u8;
        if count > 0 {
            self.say(Event::GotPrograms { seat, programs: Secret::of(drawn, seat), count });
        }
    }

    /// A program goes to a player.
    pub fn gain_program(&mut self, seat: Seat, kind: ProgramNo) {
        self.with_player(seat, |player| player.programs.push(Held { kind, up: false, charges: 0 }));
        self.did(seat, Did::Program);
    }

    /// Programs of which one is kept.
    pub fn offer_programs(&mut self, seat: Seat, count: u8) {
        let what: SmallVec<[ProgramNo; 3]> = (0..count).map_while(|_| self.top_program()).collect();
        if !what.is_empty() {
            self.state.offer = Seen { what, by: Some(seat) };
            self.push(Pending::KeepProgram);
        }
    }

    /// One of the programs seen is kept, the others are discarded.
    pub fn keep_program(&mut self, seat: Seat, at: u8) {
        let mut what = std::mem::take(&mut self.state.offer.what);
        self.state.offer.by = None;
        if usize::from(at) < what.len() {
            let kind = what.remove(usize::from(at));
            self.gain_program(seat, kind);
            let programs = Secret::of(SmallVec::from_slice(&[kind]), seat);
            self.say(Event::GotPrograms { seat, programs, count: 1 });
        }
        self.state.program_discard.extend(what);
    }

    /// A program of a player is discarded, by its place.
    pub fn drop_program(&mut self, seat: Seat, at: u8) {
        let Some(player) = self.state.players.get_mut(usize::from(seat.0)) else { return };
        if usize::from(at) < player.programs.len() {
            let held = player.programs.remove(usize::from(at));
            self.state.program_discard.push(held.kind);
            self.say(Event::LostProgram(seat, held.kind));
        }
    }

    /// The market is filled up to three (TB-PROG-08).
    pub fn refill_market(&mut self) {
        while self.state.market.len() < 3 {
            let Some(kind) = self.top_program() else { break };
            self.state.market.push(kind);
        }
        let market = self.state.market.clone();
        self.say(Event::Market(market));
    }

    /// The market is replaced (TB-HUM-06, TB-MACH-04).
    pub fn renew_market(&mut self) {
        let old = std::mem::take(&mut self.state.market);
        self.state.program_discard.extend(old);
        self.refill_market();
    }
}
