//! Programs: drawn, played, discarded and taken; portals among them (SD-PROG, HG-PORT).

use super::{Boss, Event, Frame, Held, Lying, Moment, Pending, ProgramNo, Secret, Source, Timing, Victory, play::Play};
use crate::engine::{Seat, Seats};

impl Play<'_> {
    /// A player draws; portals and other open programs are laid out and replaced (SD-ACT-07, HG-PORT-02).
    pub fn draw(&mut self, seat: Seat) {
        while let Some(top) = self.state.pile.pop_front() {
            let timing = self.rules.library().program(top.kind).map(|card| card.timing);
            if let Some(Timing::Portal(_) | Timing::Open) = timing {
                self.lay_open(Some(seat), top.kind);
                if self.state.over.is_some() {
                    return;
                }
                continue;
            }
            return self.give(seat, top);
        }
        self.say(Event::NothingToDraw(seat));
    }

    /// A program comes into a hand.
    pub fn give(&mut self, seat: Seat, lying: Lying) {
        let (kind, seen) = (lying.kind, lying.seen.with(seat));
        self.with_player(seat, |player| player.programs.push(Held { kind, up: false, seen, target: None }));
        self.say(Event::Drew { seat, program: Secret::of(kind, seen) });
    }

    /// A program drawn is laid open beside the pile; it may call a boss or raise the Fallen.
    pub fn lay_open(&mut self, seat: Option<Seat>, program: ProgramNo) {
        self.state.open.push(program);
        self.say(Event::LaidOpen { seat, program });
        match self.rules.library().program(program).map(|card| card.timing) {
            Some(Timing::Portal(boss)) => self.portal(seat, boss),
            Some(Timing::Open) => self.march(seat),
            _ => {}
        }
    }

    /// Enough portals call the boss of the last one (HG-PORT-06 to -08, HG-B4-03).
    fn portal(&mut self, seat: Option<Seat>, boss: Boss) {
        if self.scene().boss(Boss::Belial).is_some() {
            return self.end(Victory::Boss(Boss::Belial));
        }
        let blocked = self.state.bosses.iter().any(|state| state.called);
        if blocked || self.scene().portals().count() < usize::from(self.rules.portals) {
            return;
        }
        let foretold = self.state.foretold.take();
        let boss = self.called(foretold.unwrap_or(boss));
        if self.scene().boss(boss).is_none() {
            self.enter(boss, seat.unwrap_or(self.state.turn.seat), true);
        }
    }

    /// The March of the Fallen, once both copies are out (PX08).
    fn march(&mut self, seat: Option<Seat>) {
        let out = self.state.open.iter().filter(|no| {
            let card = self.rules.library().program(**no);
            card.is_some_and(|card| card.powers.contains(&super::Power::March))
        });
        if self.state.marched || out.count() < 2 {
            return;
        }
        self.state.marched = true;
        let last: smallvec::SmallVec<[Seat; 2]> = self.state.eliminated.iter().rev().take(2).copied().collect();
        for &gone in &last {
            self.reanimate(gone);
            self.fall(gone);
        }
        if let Some(seat) = seat.filter(|_| last.is_empty()) {
            self.fall(seat);
        }
        self.meet(super::Team::Fallen);
    }

    /// A program is turned up, announced and resolved (SD-PROG-02); everything else waits.
    pub fn play_program(&mut self, seat: Seat, at: u8) {
        let Some(held) = self.scene().player(seat).and_then(|player| player.programs.get(usize::from(at)).copied())
        else {
            return;
        };
        self.say(Event::Played { seat, program: held.kind });
        let permanent = self.scene().program(held).is_some_and(|card| card.timing == Timing::Permanent);
        if permanent {
            self.with_player(seat, |player| {
                player.programs.get_mut(usize::from(at)).into_iter().for_each(|held| held.up = true);
            });
        } else {
            self.put_under(seat, at, true);
        }
        if let Some(Pending::Window(moment, next)) = self.state.stack.last_mut() {
            *next = 0;
            if *moment == Moment::Announced {
                self.push(Pending::Reconsider);
            }
        }
        self.push(Pending::Triggers);
        self.push(Pending::Script(Frame::new(Source::Program(held.kind), seat, None)));
    }

    /// A program leaves its owner for the bottom of the pile (SD-PROG-11, SD-PROG-12).
    fn put_under(&mut self, seat: Seat, at: u8, open: bool) -> Option<Lying> {
        let all = self.scene().everybody();
        let player = self.state.players.get_mut(usize::from(seat.0))?;
        if usize::from(at) >= player.programs.len() {
            return None;
        }
        let held = player.programs.remove(usize::from(at));
        let seen = if open || held.up { all } else { held.seen };
        let lying = Lying { kind: held.kind, seen };
        self.state.pile.push_back(lying);
        Some(lying)
    }

    /// A program is discarded face-down.
    pub fn discard(&mut self, seat: Seat, at: u8) {
        if let Some(lying) = self.put_under(seat, at, false) {
            self.say(Event::Discarded { seat, place: at, program: Secret::of(lying.kind, lying.seen) });
        }
    }

    /// A program is used up in the open (PR05).
    pub fn discard_open(&mut self, seat: Seat, at: u8) {
        if let Some(lying) = self.put_under(seat, at, true) {
            self.say(Event::Discarded { seat, place: at, program: Secret::of(lying.kind, lying.seen) });
        }
    }

    /// A program that is not in play is discarded by chance (SC-10, SC-32).
    pub fn discard_random(&mut self, seat: Seat) {
        let programs = self.scene().player(seat).map_or(&[][..], |player| &player.programs);
        let places = (0..).zip(programs).filter(|(_, held)| !held.up).map(|(at, _)| at);
        let places: smallvec::SmallVec<[u8; 8]> = places.collect();
        if let Some(&at) = self.dice.pick(&places) {
            self.discard(seat, at);
        }
    }

    /// A program changes hands, unseen by third parties; a target stays with it (V9, SD-PROG-18).
    pub fn take_program(&mut self, by: Seat, from: Seat, at: u8) {
        let player = self.state.players.get_mut(usize::from(from.0));
        let Some(player) = player.filter(|player| usize::from(at) < player.programs.len()) else { return };
        let mut held = player.programs.remove(usize::from(at));
        held.seen = held.seen.with(by);
        self.with_player(by, |player| player.programs.push(held));
        self.say(Event::Took { by, from, place: at, program: Secret::of(held.kind, held.seen) });
    }

    /// Two programs heal Parasite (HG-B7-07).
    pub fn feed(&mut self, seat: Seat, a: u8, b: u8) {
        for at in [b, a] {
            self.discard(seat, at);
        }
        if let Some(boss) = self.state.bosses.iter_mut().find(|state| state.boss == Boss::Parasite) {
            boss.hp = (boss.hp + 1).min(2);
            let hp = boss.hp;
            self.say(Event::BossHp(Boss::Parasite, hp));
        }
        self.reopen();
    }

    /// After something that is no program, a prompt begins anew.
    fn reopen(&mut self) {
        if let Some(Pending::Window(_, next)) = self.state.stack.last_mut() {
            *next = 0;
        }
    }

    /// A program for an EX boss: portals are laid open and replaced (HG-B5-06).
    pub fn boss_draw(&mut self) -> Option<Lying> {
        while let Some(top) = self.state.pile.pop_front() {
            if let Some(Timing::Portal(_)) = self.rules.library().program(top.kind).map(|card| card.timing) {
                self.lay_open(None, top.kind);
                if self.state.over.is_some() {
                    return None;
                }
                continue;
            }
            return Some(top);
        }
        None
    }

    /// All seats know it.
    pub fn all(&self) -> Seats {
        self.scene().everybody()
    }
}
