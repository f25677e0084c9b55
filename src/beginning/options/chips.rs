//! Answers on the board: chips, boxes, columns of the Network, spawn locations.

use super::each_nth;
use crate::{
    beginning::{Choice, Face, Figure, SpawnNo, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Chips of the Junkyard to be looked at or removed, while there is a card to pay with (TB-JUNK-03, TB-JUNK-04).
    pub(super) fn each_junk_chip(self, seat: Seat, remove: bool, done: u8, found: &mut dyn FnMut(Choice)) {
        let face = if remove { Face::Green } else { Face::Grey };
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        if hand.iter().any(|held| self.face(held.card) == Some(&face)) {
            let lying = (0..).zip(&self.state.junkyard).filter(|(_, junk)| junk.chip.is_some());
            let fresh = lying.filter(|(at, _)| remove || !self.just_looked(*at));
            fresh.for_each(|(at, _)| found(Choice::Nth(at)));
        }
        if done > 0 {
            found(Choice::Done);
        }
    }

    /// Chips a figure carries.
    pub(super) fn each_carried(self, figure: Figure, found: &mut dyn FnMut(Choice)) {
        each_nth(self.body(figure).map_or(0, |body| body.chips.len()), found);
    }

    /// Supply boxes where the character stands (TB-BOX-03).
    pub(super) fn each_crate(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let area = self.area(Figure::Of(seat));
        let here = (0..).zip(&self.state.crates).filter(|(_, it)| Some(it.area) == area);
        here.for_each(|(at, _)| found(Choice::Nth(at)));
        found(Choice::Done);
    }

    pub(super) fn each_column(self, figure: Figure, placed: u8, scanned: bool, found: &mut dyn FnMut(Choice)) {
        let chips = self.body(figure).map_or(0, |body| body.chips.len() as u8);
        for chip in 0..chips {
            for column in self.state.open_columns() {
                found(Choice::Column(chip, column, false));
                if scanned {
                    found(Choice::Column(chip, column, true));
                }
            }
        }
        if placed > 0 {
            found(Choice::Done);
        }
    }

    /// Whether a chip of the Junkyard was looked at by this seat already.
    fn just_looked(self, at: u8) -> bool {
        let chip = self.state.junkyard.get(usize::from(at)).and_then(|junk| junk.chip);
        chip.is_some_and(|chip| chip.seen.contains(self.active()))
    }

    /// The spawn locations that can be destroyed.
    pub fn each_site(self, found: &mut dyn FnMut(SpawnNo)) {
        for (at, site) in (0..).map(SpawnNo).zip(&self.state.sites) {
            if !site.dead {
                found(at);
            }
        }
    }
}
