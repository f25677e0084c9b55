//! What can be done in the areas, and what follows from coming into one.

mod boxes;
mod care;
mod chips;
mod city;
mod moves;
mod rolls;
mod shop;

use super::{
    Deed, Did, Figure, Goods, Motion, Pending, Purpose, Vote,
    deeds::{RANDOM_PRICE, RECON_PRICE},
    play::Play,
};
use crate::engine::{Seat, Seats};

impl Play<'_> {
    /// Carries out what a figure does; its cost is paid.
    pub fn carry_out(&mut self, figure: Figure, deed: Deed) {
        let seat = self.scene().owner(figure);
        if let Some(bit) = deed.city() {
            self.state.turn.city |= bit;
            self.with_player(seat, |player| player.record.city |= bit);
            self.did(seat, Did::City(bit));
        }
        match deed {
            Deed::Move(area) => self.go(figure, area),
            Deed::Attack(foe) => self.begin_attack(figure, foe),
            Deed::SectorOne => self.sector(figure, 0, 1, None),
            Deed::SectorTwo(partner) => self.sector(figure, 1, 3, Some(partner)),
            Deed::SectorThree => self.sector_three(figure),
            Deed::Riot { minus } => self.push(Pending::Roll(Purpose::Riot { minus })),
            Deed::Morale => self.push(Pending::Commit { purpose: Purpose::Morale { cards: 0 }, left: 3 }),
            Deed::Resource => self.resource(seat),
            Deed::Fate => self.push(Pending::Roll(Purpose::Fate { by: figure })),
            Deed::BuyProgram(at) => self.buy_program(seat, at),
            Deed::BuyRandom => self.buy(seat, RANDOM_PRICE, Goods::Random),
            Deed::Nexus => self.push(Pending::Commit { purpose: Purpose::Nexus { by: figure, cards: 0 }, left: 2 }),
            Deed::Censure(whom) => self.move_censure(figure, whom),
            Deed::Elect => self.push(Pending::Election),
            Deed::BuyWeapon(item) => self.buy_weapon(seat, item),
            Deed::TakeWeapon(item) => self.take_by_bar(seat, item),
            Deed::BuyRecon => self.buy(seat, RECON_PRICE, Goods::Recon(figure)),
            Deed::Place => self.begin_placing(figure),
            Deed::BreakOut { minus } => self.push(Pending::BreakOut { seat, minus, next: 0 }),
            Deed::Interrogate => self.interrogate(seat),
            Deed::Pardon(whom) => self.free(whom),
            Deed::Drop => self.push(Pending::Drop { figure, done: 0 }),
            Deed::JunkLook => self.push(Pending::Junk { remove: false, done: 0 }),
            Deed::JunkRemove => self.push(Pending::Junk { remove: true, done: 0 }),
            Deed::Treat => {
                self.heal(figure, 1);
                self.push(Pending::Treat(seat));
            }
            Deed::Clinic => self.push(Pending::Clinic { done: 0 }),
            Deed::Heal(whom) => self.nurse(seat, whom),
            Deed::Surgery(whom) => self.operate(seat, whom),
        }
    }

    /// A Censure Motion: everybody may speak, then everybody votes (TB-HQ-02, TB-HQ-04).
    fn move_censure(&mut self, by: Figure, whom: Seat) {
        self.push(Pending::Ballot { motion: Motion::Censure { by, whom }, votes: [Vote::Open; 6] });
        self.push(Pending::Debate { whom, ready: Seats::NONE });
    }
}
