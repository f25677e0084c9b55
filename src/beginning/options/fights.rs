//! Answers in attacks and against blows.

use crate::{
    beginning::{Assault, Blow, Choice, Face, Figure, Item, Unique, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Blue cards against a blow (TB-DEF-01).
    pub(super) fn each_defence(self, seat: Seat, blow: Blow, found: &mut dyn FnMut(Choice)) {
        if blow.left > 0 {
            self.each_blue(seat, found);
        }
        found(Choice::Done);
    }

    pub(super) fn each_assault(self, seat: Seat, assault: Assault, found: &mut dyn FnMut(Choice)) {
        self.each_card(seat, &mut |card| {
            let unique = matches!(self.face(card), Some(Face::Unique(Unique::Attack { .. })));
            let own = assault.by == Figure::Of(seat) && self.is_own_unique(seat, card);
            if (assault.left > 0 && self.red(seat, card).is_some()) || (unique && own) {
                found(Choice::Card(card, true));
            }
        });
        let item = self.player(seat).and_then(|player| player.item);
        let weapon = item.is_some_and(|item| matches!(item, Item::Pistol | Item::Rifle | Item::RocketLauncher));
        if weapon && assault.item.is_none() && assault.by == Figure::Of(seat) {
            found(Choice::Item);
        }
        found(Choice::Done);
    }
}
