//! What is bought, and paid with cards (TB-BUY).

use smallvec::SmallVec;

use crate::{
    beginning::{Boost, Did, Event, Goods, InfluenceNo, Item, Pending, Secret, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// A program of the market.
    pub(super) fn buy_program(&mut self, seat: Seat, at: u8) {
        let no = self.state.market.get(usize::from(at)).copied();
        let price = no.and_then(|no| self.rules.library().program(no)).map_or(0, |card| card.price);
        self.buy(seat, price, Goods::Market(at));
    }

    /// A weapon of HQ.
    pub(super) fn buy_weapon(&mut self, seat: Seat, item: Item) {
        let price = self.rules.library().item(item).map_or(0, |card| card.price);
        self.buy(seat, price, Goods::Weapon(item));
    }

    /// A weapon of HQ for the own bar instead of cards (TB-NOVA-04).
    pub(super) fn take_by_bar(&mut self, seat: Seat, item: Item) {
        self.with_player(seat, |player| player.meter = 0);
        self.take_weapon(seat, item, false);
    }

    pub(super) fn buy(&mut self, seat: Seat, price: u8, goods: Goods) {
        self.push(Pending::Pay { seat, left: price, red: None, cards: 0, goods });
    }

    /// A card is paid with (TB-BUY-02 to -04).
    pub fn pay_card(&mut self, seat: Seat, card: InfluenceNo, as_red: bool) {
        let Some(Pending::Pay { seat: payer, left, cards, goods, .. }) = self.state.stack.pop() else { return };
        let scene = self.scene();
        let value = if as_red { scene.red(seat, card) } else { scene.blue(seat, card) }.unwrap_or(0);
        let left = left.saturating_sub(value);
        self.push(Pending::Pay { seat: payer, left, red: Some(as_red), cards: cards + 1, goods });
        self.play_card(seat, card);
    }

    /// What was paid for is handed over.
    pub fn deliver(&mut self, step: Pending) {
        let Pending::Pay { seat, cards, goods, .. } = step else { return };
        self.did(seat, Did::Shed(cards));
        match goods {
            Goods::Market(at) => {
                if usize::from(at) < self.state.market.len() {
                    let kind = self.state.market.remove(usize::from(at));
                    self.gain_program(seat, kind);
                    let known = self.scene().everybody();
                    let programs = Secret::among(SmallVec::from_slice(&[kind]), known);
                    self.say(Event::GotPrograms { seat, programs, count: 1 });
                    self.refill_market();
                }
            }
            Goods::Random => {
                if self.scene().boosts(seat).any(|boost| boost == Boost::Selection) {
                    self.offer_programs(seat, 3);
                } else {
                    self.draw_programs(seat, 1);
                }
            }
            Goods::Weapon(item) => self.take_weapon(seat, item, true),
            Goods::Recon(figure) => self.push(Pending::TakeRecon(figure)),
        }
    }

    /// A weapon of HQ is equipped; one carried is put down first (TB-BOX-05).
    fn take_weapon(&mut self, seat: Seat, item: Item, bought: bool) {
        if let Some(at) = self.state.hq.iter().position(|it| *it == item) {
            self.state.hq.remove(at);
            self.equip_item(seat, item);
            self.did(seat, Did::Weapon { bought });
        }
    }
}
