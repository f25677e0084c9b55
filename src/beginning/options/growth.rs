//! Answers about the own character: objectives, boosts, wounds.

use super::each_nth;
use crate::{
    beginning::{Branch, Choice, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    pub(super) fn each_objective(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        each_nth(self.player(seat).map_or(0, |player| player.objectives.len()), found);
    }

    /// Columns at the lowest open level (TB-SKILL-09).
    pub fn each_branch(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(player) = self.player(seat) else { return };
        let lowest = player.skills.iter().map(|progress| progress.level).min().unwrap_or(2);
        for (branch, progress) in Branch::ALL.into_iter().zip(&player.skills) {
            if progress.level == lowest && lowest < 2 {
                found(Choice::Branch(branch));
            }
        }
    }

    pub(super) fn each_wound(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let wounds = self.player(seat).map_or(&[][..], |player| &player.wounds);
        for (at, wound) in wounds.iter().enumerate() {
            if wounds.iter().take(at).all(|other| other != wound) {
                found(Choice::Nth(at as u8));
            }
        }
    }
}
