//! Cards turned and HP lost or healed (SD-HP, V4 to V8).

use super::{
    Boss, Cause, Choice, Damage, Dying, Event, Face, Hit, Moment, Pending, Power, Secret, Slot, Spot, Trigger,
    play::Play, scene::Scene,
};
use crate::engine::{Seat, Seats};

impl Scene<'_> {
    /// The next seat, counted from the active one, that could stand in for the victim of the coming damage (H14).
    pub fn next_guard(self, from: u8) -> Option<u8> {
        let coming = self.state.stack.iter().rev().find_map(|step| match step {
            Pending::Damage(damage) if damage.amount > 0 => Some(damage.whom),
            _ => None,
        });
        let whom = coming?;
        (from..self.seats()).find(|&steps| {
            let seat = self.after(self.state.turn.seat, steps);
            seat != whom && self.has(seat, Power::Guard) && !self.state.turn.guarded.contains(seat)
        })
    }

    /// The face of a card of a player; while cards are chosen, of one to choose from.
    pub fn face(self, seat: Seat, spot: Spot) -> Option<Face> {
        if let Some(hand) = self.hand(seat) {
            return match spot {
                Spot::Id(at) => hand.ids.get(usize::from(at)).map(|slot| Face::Id(slot.kind)),
                Spot::Loyalty(at) => hand.loyalty.get(usize::from(at)).map(|slot| Face::Loyalty(slot.kind)),
                Spot::Program(at) => {
                    self.player(seat)?.programs.get(usize::from(at)).map(|held| Face::Program(held.kind))
                }
            };
        }
        match spot {
            Spot::Id(at) => Some(Face::Id(self.player(seat)?.ids.get(usize::from(at))?.kind)),
            Spot::Loyalty(at) => Some(Face::Loyalty(self.loyalty(seat, at)?.kind)),
            Spot::Program(at) => Some(Face::Program(self.player(seat)?.programs.get(usize::from(at))?.kind)),
        }
    }
}

impl Play<'_> {
    /// Changes a loyalty card of a player, wherever it lies.
    pub fn with_loyalty(&mut self, seat: Seat, at: u8, change: impl FnOnce(&mut Slot<super::LoyaltyNo>)) {
        let gap = if at == 0 { self.scene().after(seat, self.scene().seats().saturating_sub(1)) } else { seat };
        let slot = if self.rules.shared {
            self.state.between.get_mut(usize::from(gap.0))
        } else {
            let player = self.state.players.get_mut(usize::from(seat.0));
            player.and_then(|player| player.loyalty.get_mut(usize::from(at)))
        };
        if let Some(slot) = slot {
            change(slot);
        }
    }

    /// Somebody looks at a card in secret (SD-ACT-03, V5).
    pub fn look(&mut self, by: Seat, of: Seat, spot: Spot) {
        let Some(face) = self.scene().face(of, spot) else { return };
        let see = |seen: &mut Seats| *seen = seen.with(by);
        match spot {
            Spot::Id(at) => self.with_player(of, |player| {
                player.ids.get_mut(usize::from(at)).into_iter().for_each(|slot| see(&mut slot.seen));
            }),
            Spot::Loyalty(at) => self.with_loyalty(of, at, |slot| see(&mut slot.seen)),
            Spot::Program(at) => self.with_player(of, |player| {
                player.programs.get_mut(usize::from(at)).into_iter().for_each(|held| see(&mut held.seen));
            }),
        }
        self.say(Event::Looked { by, of, spot, face: Secret::of(face, Seats::one(by)) });
    }

    /// A card is revealed; the ability of an ID waits for its turn (SD-ID-01, SD-ID-13).
    pub fn reveal(&mut self, seat: Seat, spot: Spot, cause: Cause) {
        let Some(face) = self.turn_up(seat, spot) else { return };
        self.say(Event::Revealed { seat, spot, face, cause });
        if let Face::Id(id) = face
            && self.scene().id(id).is_some_and(|card| !card.on_reveal.is_empty())
        {
            self.state.queue.push(Trigger { seat, id, culprit: cause.culprit() });
        }
    }

    /// Turns a card face-up; its face.
    pub fn turn_up(&mut self, seat: Seat, spot: Spot) -> Option<Face> {
        if let Spot::Id(at) = spot {
            self.unmask(seat, at);
        }
        let face = self.scene().face(seat, spot)?;
        match spot {
            Spot::Id(at) => self.with_player(seat, |player| {
                player.ids.get_mut(usize::from(at)).into_iter().for_each(|slot| slot.up = true);
            }),
            Spot::Loyalty(at) => self.with_loyalty(seat, at, |slot| slot.up = true),
            Spot::Program(_) => return None,
        }
        Some(face)
    }

    /// Turns a revealed card face-down: everybody has seen it (SD-ID-10).
    pub fn cover(&mut self, seat: Seat, spot: Spot) {
        let all = self.scene().everybody();
        match spot {
            Spot::Id(at) => self.with_player(seat, |player| {
                player.ids.get_mut(usize::from(at)).into_iter().for_each(|slot| (slot.up, slot.seen) = (false, all));
                // Whom it kept in mind ends with it.
                player.link = None;
            }),
            Spot::Loyalty(at) => self.with_loyalty(seat, at, |slot| (slot.up, slot.seen) = (false, all)),
            Spot::Program(_) => return,
        }
        self.say(Event::Covered(seat, spot));
    }

    /// Hits on these players, then their eliminations.
    pub fn hit(&mut self, whom: &[Seat], force: super::Force, cause: Cause) {
        self.push(Pending::Settle);
        for &whom in whom.iter().rev() {
            self.push(Pending::Hit(Hit { whom, force, cause, again: 0 }));
        }
    }

    /// Damage is coming.
    pub fn hurt(&mut self, whom: Seat, amount: u8, cause: Cause) {
        self.push(Pending::Damage(Damage { whom, amount, cause, prompted: false }));
    }

    /// Damage is taken, after whoever can has said something to it (SD-ENG-03).
    pub fn damage(&mut self, damage: Damage) {
        let warded = matches!(damage.cause, Cause::Boss(_)) && self.state.turn.warded.contains(damage.whom);
        if warded || damage.amount == 0 {
            return;
        }
        if !damage.prompted {
            self.push(Pending::Damage(Damage { prompted: true, ..damage }));
            self.push(Pending::Guard { next: 0 });
            return self.push(Pending::Window(Moment::Damage, 0));
        }
        self.lose(damage.whom, damage.amount, damage.cause);
    }

    /// HP is lost; nothing reduces it any more (SD-HP-07).
    pub fn lose(&mut self, whom: Seat, amount: u8, cause: Cause) {
        let hp = self.scene().player(whom).map_or(0, |player| player.hp);
        if hp == 0 || amount == 0 {
            return;
        }
        let left = hp.saturating_sub(amount);
        self.with_player(whom, |player| player.hp = left);
        self.state.quiet = 0;
        self.say(Event::Hurt { seat: whom, amount: hp - left, left, cause });
        let hunters: smallvec::SmallVec<[Seat; 2]> = {
            let scene = self.scene();
            let hunts = |seat: &Seat| scene.powers(*seat).any(|power| power == (Power::Bounty, Some(whom)));
            scene.living().filter(hunts).collect()
        };
        hunters.into_iter().for_each(|seat| self.draw(seat));
        if left == 0 {
            let unchecked = matches!(cause, Cause::Boss(boss) if self.is_unchecked(boss));
            self.state.dying.push(Dying { seat: whom, unchecked });
        }
    }

    /// Whether a boss's eliminations are followed by no check (SD-WIN-16).
    fn is_unchecked(&self, boss: Boss) -> bool {
        self.rules.library().boss(boss).is_some_and(|card| card.unchecked)
    }

    /// Healing, up to the most HP; the living only (V8).
    pub fn heal(&mut self, seat: Seat, amount: u8) {
        let most = self.rules.max_hp;
        let hp = self.scene().player(seat).map_or(0, |player| player.hp);
        let left = hp.saturating_add(amount).min(most);
        if hp > 0 && left > hp {
            self.with_player(seat, |player| player.hp = left);
            self.state.quiet = 0;
            self.say(Event::Healed { seat, left });
        }
    }

    /// The coming damage is reduced (PR32).
    pub fn soften(&mut self, by: u8) {
        let coming = self.state.stack.iter_mut().rev().find_map(|step| match step {
            Pending::Damage(damage) if damage.amount > 0 => Some(damage),
            _ => None,
        });
        if let Some(damage) = coming {
            damage.amount = damage.amount.saturating_sub(by);
            let (whom, amount) = (damage.whom, damage.amount);
            self.say(Event::Softened(whom, amount));
        }
    }

    /// A player stands in for the victim, or does not; then the next is asked (H14).
    pub fn answer_guard(&mut self, seat: Seat, next: u8, choice: Choice) {
        self.push(Pending::Guard { next: next + 1 });
        if choice != Choice::Yes {
            return;
        }
        let mut guarded = None;
        for step in self.state.stack.iter_mut().rev() {
            if let Pending::Damage(damage) = step {
                damage.amount = damage.amount.saturating_sub(1);
                guarded = Some((damage.whom, damage.cause));
                break;
            }
        }
        if let Some((whom, cause)) = guarded {
            self.state.turn.guarded = self.state.turn.guarded.with(seat);
            self.say(Event::Guarded { by: seat, whom });
            self.lose(seat, 1, cause);
        }
    }
}
