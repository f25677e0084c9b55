//! What may be chosen for the effect a card has come to.

use crate::{
    beginning::{Choice, Column, Effect, Figure, Foe, Frame, From, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Figures a card may choose.
    pub(super) fn each_pick(self, frame: &Frame, from: From, by: Seat, found: &mut dyn FnMut(Figure)) {
        let you = Figure::Of(frame.you);
        let range = self.range(you);
        let near = |figure: Figure| match (self.area(you), self.area(figure)) {
            (Some(from), Some(at)) => self.near(from, range, at),
            _ => figure == you,
        };
        for figure in self.figures() {
            let fits = match (from, figure) {
                (From::HurtInRange, _) => near(figure) && self.is_hurt(figure) && self.area(figure).is_some(),
                (_, Figure::Kuro) => false,
                (From::Anyone, _) => true,
                (From::Others, Figure::Of(seat)) => seat != by,
                (From::Free, Figure::Of(seat)) => !self.detained(seat),
                (From::WoundedInRange, Figure::Of(seat)) => {
                    near(figure) && self.player(seat).is_some_and(|player| !player.wounds.is_empty())
                }
            };
            if fits {
                found(figure);
            }
        }
    }

    /// Everything that may be chosen for the effect a card has come to.
    pub fn each_effect_choice(self, frame: &Frame, found: &mut dyn FnMut(Choice)) {
        match self.effect(frame) {
            Some(Effect::Either(a, b)) => {
                let (first, second) = (self.any_feasible(frame.you, a), self.any_feasible(frame.you, b));
                if first || !second {
                    found(Choice::Yes);
                }
                if second || !first {
                    found(Choice::No);
                }
            }
            Some(Effect::Choose(pick)) => {
                let by = self.decides(frame, pick.by);
                self.each_pick(frame, pick.from, by, &mut |figure| found(Choice::Figure(figure)));
            }
            Some(Effect::DeadZone) => self.each_site(&mut |at| found(Choice::Site(at))),
            Some(Effect::Eliminate(range)) => {
                self.each_common(frame.you, *range, &mut |foe| found(Choice::Foe(foe)));
            }
            Some(Effect::Sacrifice(_)) => {
                self.each_beside_kuro(&mut |foe| found(Choice::Foe(foe)));
                if frame.done > 0 {
                    found(Choice::Done);
                }
            }
            Some(Effect::TakeBack) => {
                let played = self.player(frame.you).map_or(0, |player| player.played);
                (0..8).filter(|at| played & (1 << at) != 0).for_each(|at| found(Choice::Nth(at)));
            }
            Some(Effect::PeekChip) => {
                let mut at = 0;
                self.each_peek(frame.you, &mut |_| {
                    found(Choice::Nth(at));
                    at += 1;
                });
            }
            Some(Effect::SwapNetwork) => self.each_swap(self.after(self.active(), frame.done), found),
            _ => {}
        }
    }

    /// Chips of the Network that a carrier may take in exchange, or none.
    fn each_swap(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        if self.player(seat).is_some_and(|player| !player.body.chips.is_empty()) {
            for (column, chips) in Column::ALL.into_iter().zip(&self.state.network) {
                for (tier, _) in (0..).zip(chips).filter(|(_, chip)| !chip.up) {
                    found(Choice::Chip(column, tier));
                }
            }
        }
        found(Choice::Done);
    }

    /// Enemies that are not elite within a range of a character.
    pub(super) fn each_common(self, you: Seat, range: u8, found: &mut dyn FnMut(Foe)) {
        let Some(area) = self.area(Figure::Of(you)) else { return };
        for seen in self.foes().filter(|seen| seen.enemy.is_some() && self.reaches(area, range, seen.foe)) {
            found(seen.foe);
        }
    }

    /// Enemies that are not elite where Kuro stands.
    pub(super) fn each_beside_kuro(self, found: &mut dyn FnMut(Foe)) {
        let area = self.area(Figure::Kuro);
        let here = |foe: Foe| area.is_some_and(|area| self.foe_areas(foe).contains(&area));
        let common = self.foes().filter(|seen| seen.enemy.is_some() && here(seen.foe));
        common.for_each(|seen| found(seen.foe));
    }
}
