//! What bosses do in their turns, and where they move (HG-B3, HG-B5, HG-B7, HG-B8-04).

use smallvec::SmallVec;

use crate::{
    deduction::{Boss, BossEffect, Cause, Event, Force, Pending, Variant, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// A boss takes its turn.
    pub fn boss_turn(&mut self, boss: Boss) {
        match boss {
            Boss::Exitus => self.exitus_turn(),
            Boss::Omega => self.omega_draws(),
            Boss::Parasite => {
                self.boss_takes(boss);
                self.push(Pending::Fester);
            }
            _ => {}
        }
    }

    /// The top card of Exitus: it moves, then strikes (HG-B3-03).
    fn exitus_turn(&mut self) {
        let count = self.rules.library().exitus.len() as u8;
        let (dice, seats) = (&mut *self.dice, self.state.players.len() as i16);
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == Boss::Exitus) else { return };
        if state.cards.is_empty() {
            state.cards.extend(0..count);
            dice.shuffle(&mut state.cards);
        }
        let Some(drawn) = state.cards.pop() else { return };
        let Some(card) = self.rules.library().exitus.get(usize::from(drawn)) else { return };
        let place = (i16::from(state.place.0) + i16::from(card.moves)).rem_euclid(seats.max(1));
        state.place = Seat(place as u8);
        let place = state.place;
        self.say(Event::ExitusCard(drawn));
        if card.moves != 0 {
            self.say(Event::BossMoved { boss: Boss::Exitus, place });
        }
        self.boss_effect(card.effect, place);
        self.recheck_aims();
    }

    /// What a card of Exitus does.
    fn boss_effect(&mut self, effect: BossEffect, place: Seat) {
        let cause = Cause::Boss(Boss::Exitus);
        self.push(Pending::Triggers);
        match effect {
            BossEffect::SoftHit(side) => self.hit(&self.scene().beside(place, side), Force::Soft, cause),
            BossEffect::HardHit(side) => self.hit(&self.scene().beside(place, side), Force::Hard, cause),
            BossEffect::Damage(side, amount) => {
                self.push(Pending::Settle);
                for seat in self.scene().beside(place, side).into_iter().rev() {
                    self.hurt(seat, amount, cause);
                }
            }
            BossEffect::Discard(side) => {
                for seat in self.scene().beside(place, side).into_iter().rev() {
                    self.push(Pending::Discard { seat });
                }
            }
            BossEffect::Drop(side) => {
                self.scene().beside(place, side).into_iter().for_each(|seat| self.drop_weapon(seat));
            }
            BossEffect::SoftHitUnrevealed => {
                let scene = self.scene();
                let first = scene.next_living(place).unwrap_or(place);
                let seats: SmallVec<[Seat; 16]> =
                    scene.living_from(first).filter(|&seat| scene.is_unrevealed(seat)).collect();
                self.hit(&seats, Force::Soft, cause);
            }
            BossEffect::Recover => self.recover(),
        }
    }

    /// Exitus covers an EX loyalty card again, or heals (XC09).
    fn recover(&mut self) {
        let most = self.rules.library().boss(Boss::Exitus).map_or(0, |card| card.shields);
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == Boss::Exitus) else { return };
        let event = if state.shields < most {
            state.shields += 1;
            Event::BossShields(Boss::Exitus, state.shields)
        } else {
            state.hp = (state.hp + 1).min(2);
            Event::BossHp(Boss::Exitus, state.hp)
        };
        self.say(event);
    }

    /// The end of Parasite's turn: 1 damage to itself (HG-B7-03).
    pub fn fester(&mut self) {
        self.wound_boss(Boss::Parasite, 1, None);
    }

    /// Bloodbeast moves on from the player whose turn ended (HG-B8-04, SD-AMB-17).
    pub fn move_beast(&mut self) {
        let from = self.state.turn.seat;
        if self.scene().boss(Boss::Bloodbeast).is_none_or(|beast| beast.place != from) {
            return;
        }
        let forward = self.rules.setup.has(Variant::BeastForward);
        let next = if forward { self.scene().next_living(from) } else { self.scene().previous_living(from) };
        let place = next.unwrap_or(from);
        for beast in self.state.bosses.iter_mut().filter(|state| state.boss == Boss::Bloodbeast) {
            beast.place = place;
        }
        self.say(Event::BossMoved { boss: Boss::Bloodbeast, place });
    }
}
