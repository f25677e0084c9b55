//! What a seat may use beside the own actions: programs, Recon cards, another roll.

use smallvec::SmallVec;

use crate::{
    beginning::{Boost, Choice, Effect, Free, Means, Moment, Pending, Used, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// What a seat may use in a prompt (TB-OPEN-25).
    pub fn each_free(self, seat: Seat, moment: Moment, found: &mut dyn FnMut(Free)) {
        let Some(player) = self.player(seat) else { return };
        let library = self.rules.library();
        for (at, held) in (0..).zip(&player.programs) {
            let Some(card) = library.program(held.kind) else { continue };
            let extra = card.effects.first() == Some(&Effect::ExtraCard);
            let now = if extra {
                card.used == Used::Any && moment == Moment::Pooled && !player.hand.is_empty() && !player.silenced
            } else {
                moment != Moment::Pooled && self.program_usable(seat, held, false)
            };
            if now {
                found(Free::Program(at));
            }
        }
        if moment != Moment::Pooled {
            self.each_recon(seat, false, found);
            if self.may_resign(seat) {
                found(Free::Resign);
            }
        }
    }

    /// Charged programs that help in an attack or against a blow.
    pub(super) fn each_boost_program(self, seat: Seat, found: &mut dyn FnMut(u8)) {
        let attacking = matches!(self.state.stack.last(), Some(Pending::Attack(_)));
        for (at, held) in (0..).zip(self.player(seat).into_iter().flat_map(|player| &player.programs)) {
            let effects = self.rules.library().program(held.kind).map_or(&[][..], |card| &card.effects);
            let fits = match effects.first() {
                Some(Effect::AttackRed(_)) => attacking,
                Some(Effect::DefendBy(_)) => !attacking,
                _ => false,
            };
            if fits && held.up && held.charges > 0 {
                found(at);
            }
        }
    }

    /// Every way to roll a die again (TB-FEY-10, TB-AMB-92).
    pub fn each_reroll(self, seat: Seat, dice: [u8; 4], found: &mut dyn FnMut(Choice)) {
        let mut means: SmallVec<[Means; 3]> = SmallVec::new();
        let own = seat == self.active();
        if own && !self.state.turn.rerolled && self.boosts(seat).any(|boost| boost == Boost::Reroll) {
            means.push(Means::Boost);
        }
        let rerolls = |effects: &[Effect]| effects.first() == Some(&Effect::Reroll);
        for (at, held) in (0..).zip(self.player(seat).into_iter().flat_map(|player| &player.programs)) {
            let card = self.rules.library().program(held.kind);
            if held.up && held.charges > 0 && card.is_some_and(|card| rerolls(&card.effects)) {
                means.push(Means::Program(at));
            }
        }
        self.each_rounder(seat, &mut |at, effects| {
            if own && rerolls(effects) {
                means.push(Means::Rounder(at));
            }
        });
        for (at, _) in (0..).zip(dice).filter(|(_, die)| *die > 0) {
            means.iter().for_each(|&by| found(Choice::Reroll(at, by)));
        }
    }
}
