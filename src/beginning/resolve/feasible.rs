//! Whether a card does anything now.

use crate::{
    beginning::{Bar, Effect, Frame, Mech, Player, Source, Whose, scene::Scene},
    engine::{Seat, finds_any},
};

impl Scene<'_> {
    /// Whether a card does anything now: its first effect does.
    pub fn feasible(self, you: Seat, effects: &[Effect]) -> bool {
        effects.first().is_some_and(|effect| self.effect_feasible(you, effect))
    }

    /// Whether any of the effects does anything now.
    pub fn any_feasible(self, you: Seat, effects: &[Effect]) -> bool {
        effects.iter().any(|effect| self.effect_feasible(you, effect))
    }

    pub(super) fn effect_feasible(self, you: Seat, effect: &Effect) -> bool {
        let frame = Frame::new(Source::Rounder(0), you);
        let anyone = |whose: Whose, fits: &dyn Fn(&Player) -> bool| {
            self.concerned(&frame, whose).into_iter().any(|seat| self.player(seat).is_some_and(fits))
        };
        match effect {
            Effect::Bar(bar, by) => self.bar_moves(*bar, *by),
            Effect::Settle(_) => self.state.bars.riot != 0,
            Effect::Either(a, b) => self.any_feasible(you, a) || self.any_feasible(you, b),
            Effect::Choose(pick) => {
                let by = self.decides(&frame, pick.by);
                finds_any(|found| self.each_pick(&frame, pick.from, by, found))
            }
            Effect::Discard(whose, ..) => anyone(*whose, &|player| !player.hand.is_empty()),
            Effect::DropPrograms(whose, _) => anyone(*whose, &|player| !player.programs.is_empty()),
            Effect::Heal(whose, _) => self.bodies(&frame, *whose).into_iter().any(|figure| self.is_hurt(figure)),
            Effect::Treat(whose, _) => anyone(*whose, &|player| !player.wounds.is_empty()),
            Effect::Shed(whose) => anyone(*whose, &|player| !player.body.chips.is_empty()),
            Effect::Detain(Whose::Them) => true,
            Effect::Detain(whose) => self.concerned(&frame, *whose).into_iter().any(|seat| !self.detained(seat)),
            Effect::Amnesty => self.all().any(|seat| self.detained(seat)),
            Effect::Purge(_) => self.foes().any(|seen| seen.enemy.is_some()),
            Effect::Traps(_) => !self.state.traps.is_empty(),
            Effect::DeadZone => self.state.sites.iter().any(|site| !site.dead),
            Effect::Eliminate(range) => finds_any(|found| self.each_common(you, *range, found)),
            Effect::PeekChip => finds_any(|found| self.each_peek(you, found)),
            Effect::TakeBack => self.player(you).is_some_and(|player| player.played != 0),
            Effect::Sacrifice(_) => self.kuro_lives() && finds_any(|found| self.each_beside_kuro(found)),
            Effect::Revive => self.kuro().is_some() && !self.kuro_lives(),
            Effect::AttackRed(_) | Effect::DefendBy(_) | Effect::Reroll | Effect::ExtraCard => false,
            _ => true,
        }
    }

    fn bar_moves(self, bar: Bar, by: i8) -> bool {
        let gone = match bar {
            Bar::Apex => self.state.apex == Mech::Gone,
            Bar::Deus => self.state.deus == Mech::Gone,
            _ => false,
        };
        let (low, high) = self.ends(bar);
        let from = self.state.bars.get(bar);
        !gone && from.saturating_add(by).clamp(low, high) != from
    }
}
