//! What everybody believed at a moment of Social Deduction.

use super::{Moment, Remembered};
use crate::{
    deduction::{Deduction, bots::beliefs},
    engine::{Game as _, Seat},
};

/// At how many moments tables of up to eight are looked at, and larger ones.
const FEW: usize = 16;
const MANY: usize = 12;

impl Remembered for Deduction {
    fn moments(seats: u8) -> usize {
        if seats > 8 { MANY } else { FEW }
    }

    fn moment(&self) -> Moment {
        let seats = || (0..self.state().players.len() as u8).map(Seat);
        let beliefs = seats().map(|seat| beliefs(&self.view(seat)).seats).collect();
        Moment::new(self.state().turn.number, beliefs, seats().map(|seat| self.scene().team(seat)).collect())
    }
}
