//! The Medic's actions (TB-DRY).

use crate::{
    beginning::{Did, Figure, Pending, Pile, Trait, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// The Medic sets somebody to full health (TB-DRY-02).
    pub(super) fn nurse(&mut self, seat: Seat, whom: Figure) {
        let most = self.scene().max_health(whom);
        let by = self.heal(whom, most);
        self.cared(seat, by);
        self.draw(seat, Pile::General, 2);
    }

    /// The Medic removes a wound of somebody (TB-DRY-08).
    pub(super) fn operate(&mut self, seat: Seat, whom: Seat) {
        self.cared(seat, 0);
        self.draw(seat, Pile::Personal, 1);
        self.push(Pending::Treat(whom));
    }

    /// A healing counts for the Medic's bar and tree (TB-DRY-04, TB-DRY-07).
    fn cared(&mut self, seat: Seat, by: u8) {
        self.did(seat, Did::Heal(by));
        if !self.scene().has(seat, Trait::CareBar) {
            return;
        }
        let before = self.scene().player(seat).map_or(5, |player| player.meter);
        let after = (before + 1).min(5);
        self.with_player(seat, |player| player.meter = after);
        if before < after && matches!(after, 2 | 5) {
            self.draw_programs(seat, 1);
        }
    }
}
