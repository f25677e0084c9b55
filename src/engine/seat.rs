//! Seats at a table and small sets of them.

use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// A set of seats; at most sixteen sit at any of our tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set that holds one seat only; the empty set where there is no such seat.
    pub const fn one(seat: Seat) -> Self {
        Self(if seat.0 < 16 { 1 << seat.0 } else { 0 })
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// The same set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The same set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::one(seat).0)
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_lists_them_in_rising_order() {
        let seats = Seats::one(Seat(15)).with(Seat(0)).with(Seat(3)).with(Seat(3));
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(15)]);
        assert!(seats.contains(Seat(3)) && !seats.contains(Seat(4)));
        assert_eq!((seats.len(), seats.without(Seat(3)).len(), seats.without(Seat(4))), (3, 2, seats));
        assert!(Seats::NONE.is_empty() && !seats.is_empty());
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        assert_eq!(Seats::one(Seat(200)), Seats::default());
        assert!(!Seats::one(Seat(1)).with(Seat(16)).contains(Seat(16)));
    }
}
