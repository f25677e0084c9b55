//! Supply boxes: equipped, used, opened, dropped (TB-BOX, TB-TRAP).

use crate::{
    beginning::{Area, Crate, Event, Figure, Item, Pending, play::Play},
    engine::{Seat, Seats},
};

impl Play<'_> {
    /// A box is equipped; one carried is put down in the same area first (TB-BOX-04, TB-BOX-05, TB-AMB-63).
    pub fn equip_item(&mut self, seat: Seat, item: Item) {
        let old = self.scene().player(seat).and_then(|player| player.item);
        if let (Some(old), Some(area)) = (old, self.scene().area(Figure::Of(seat))) {
            let up = matches!(old, Item::Pistol | Item::Rifle);
            let seen = self.scene().everybody();
            self.state.crates.push(Crate { item: Some(old), area, up, seen });
            self.say(Event::PutBox(seat, area));
        }
        self.with_player(seat, |player| player.item = Some(item));
        self.say(Event::TookBox(seat, item));
    }

    /// The box carried is used up (TB-BOX-07).
    pub fn use_item(&mut self, seat: Seat) -> Option<Item> {
        let item = self.state.players.get_mut(usize::from(seat.0)).and_then(|player| player.item.take())?;
        let home = self.rules.library().item(item).map_or(0, |card| card.hq);
        let there = self.state.hq.iter().filter(|it| **it == item).count();
        if there < usize::from(home) {
            self.state.hq.push(item);
        } else {
            self.state.supply_discard.push(item);
        }
        self.say(Event::UsedBox(seat, item));
        Some(item)
    }

    /// A box on the board is opened (TB-BOX-03, TB-TRAP).
    pub fn open_crate(&mut self, seat: Seat, at: u8) {
        if usize::from(at) >= self.state.crates.len() {
            return;
        }
        let lying = self.state.crates.remove(usize::from(at));
        let Some(item) = lying.item else { return };
        if !item.is_trap() {
            return self.equip_item(seat, item);
        }
        self.say(Event::TookBox(seat, item));
        match item {
            Item::TrapCards => self.discard_random(seat, 3),
            Item::TrapProgram => self.push(Pending::DropProgram { seat, left: 1 }),
            Item::TrapChip => self.push(Pending::Stolen { figure: Figure::Of(seat) }),
            _ => self.with_player(seat, |player| player.silenced = true),
        }
        self.state.supply_discard.push(item);
    }

    /// A box comes down in an area (TB-BOX-02, TB-AMB-98).
    pub fn drop_supply(&mut self, area: Area) {
        if self.state.supply.is_empty() {
            let mut pile = std::mem::take(&mut self.state.supply_discard);
            self.dice.shuffle(&mut pile);
            self.state.supply = pile;
        }
        if let Some(item) = self.state.supply.pop() {
            self.state.crates.push(Crate { item: Some(item), area, up: false, seen: Seats::NONE });
            self.say(Event::Supply(area));
        }
    }
}
