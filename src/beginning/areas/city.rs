//! The City's actions and the Nexus (TB-CITY, TB-NEX).

use crate::{
    beginning::{Bar, Did, Pending, Pile, Trait, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// City action 3 (TB-CITY-06, TB-NOVA-01, TB-NOVA-02).
    pub(super) fn resource(&mut self, seat: Seat) {
        let supplier = self.scene().has(seat, Trait::Supplier);
        self.draw(seat, Pile::General, if supplier { 4 } else { 3 });
        self.change(Bar::Resource, -1, "TB-CITY-06", Some(seat));
        let other = self.scene().all().find(|&it| it != seat && self.scene().has(it, Trait::Supplier));
        if let Some(other) = other {
            self.push(Pending::Supplier(other));
        }
    }

    /// City action 1: declared sign and die, with a card where one was added (TB-CITY-03, TB-AMB-79).
    pub fn riot(&mut self, minus: bool, die: u8, card: i8) {
        let die = die.cast_signed();
        let by = if minus { -die } else { die };
        let seat = self.state.turn.seat;
        self.change(Bar::Riot, by.saturating_add(card), "TB-CITY-03", Some(seat));
    }

    /// City action 4 (TB-CITY-10, TB-AMB-70).
    pub(super) fn fate(&mut self, seat: Seat, die: u8) {
        let (bar, by) = match die {
            1 => (Bar::Deus, 1),
            2 => (Bar::Riot, -2),
            3 => (Bar::Riot, 2),
            4 => (Bar::Morale, 2),
            5 => (Bar::Resource, 1),
            _ => (Bar::Resource, 2),
        };
        self.did(seat, Did::CityRoll(die));
        self.change(bar, by, "TB-CITY-10", Some(seat));
    }

    /// The Nexus (TB-NEX).
    pub(super) fn nexus(&mut self, seat: Seat, cards: u8, die: u8) {
        let result = cards.cast_signed() - die.cast_signed();
        match result {
            4.. => self.change(Bar::Apex, 2, "TB-NEX-03", Some(seat)),
            1..=3 => self.change(Bar::Apex, 1, "TB-NEX-02", Some(seat)),
            0 => {}
            _ => self.change(Bar::Morale, -1, "TB-NEX-05", Some(seat)),
        }
        if result > 0 {
            self.did(seat, Did::Nexus);
        }
    }
}
