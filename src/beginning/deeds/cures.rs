//! Who is hurt, and who may heal whom.

use crate::{
    beginning::{Area, Boost, Deed, Face, Figure, Trait, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Whether a character has a wound or misses health.
    pub fn is_ill(self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| !player.wounds.is_empty()) || self.is_hurt(Figure::Of(seat))
    }

    /// Whether a figure misses health (TB-DRY-05).
    pub fn is_hurt(self, figure: Figure) -> bool {
        self.body(figure).is_some_and(|body| body.health < self.max_health(figure))
    }

    pub(super) fn each_cure(self, offer: &mut dyn FnMut(Deed)) {
        let seat = self.active();
        if !self.is_ill(seat) {
            return;
        }
        offer(Deed::Treat);
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        if hand.iter().any(|held| matches!(self.face(held.card), Some(Face::Grey | Face::Green))) {
            offer(Deed::Clinic);
        }
    }

    pub(super) fn each_healing(self, seat: Seat, area: Area, offer: &mut dyn FnMut(Deed)) {
        let range = self.range(Figure::Of(seat));
        let near = |figure: &Figure| self.area(*figure).is_some_and(|at| self.near(area, range, at));
        if self.has(seat, Trait::Medic) {
            self.figures().filter(near).filter(|&figure| self.is_hurt(figure)).for_each(|it| offer(Deed::Heal(it)));
        }
        if self.boosts(seat).any(|boost| boost == Boost::Surgery) {
            let wounded = |other: &Seat| self.player(*other).is_some_and(|player| !player.wounds.is_empty());
            let others = self.all().filter(wounded).filter(|&other| near(&Figure::Of(other)));
            others.for_each(|other| offer(Deed::Surgery(other)));
        }
    }
}
