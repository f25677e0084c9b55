//! What a hand can pay (TB-BUY).

use crate::{
    beginning::{InHand, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Whether a hand can pay a price in one colour (TB-BUY-01, TB-BUY-03).
    pub fn can_pay(self, seat: Seat, price: u8) -> bool {
        self.worth(seat, false) >= u32::from(price) || self.worth(seat, true) >= u32::from(price)
    }

    /// What a hand is worth in one colour.
    pub fn worth(self, seat: Seat, red: bool) -> u32 {
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        let value = |held: &InHand| if red { self.red(seat, held.card) } else { self.blue(seat, held.card) };
        hand.iter().filter_map(value).map(u32::from).sum()
    }
}
