//! Actions of the areas: Sectors, City, HQ, Network, Junkyard.

use smallvec::SmallVec;

use super::{ENOUGH_RESOURCE, RANDOM_PRICE};
use crate::beginning::{Area, Deed, Face, Figure, Item, Trait, scene::Scene};

impl Scene<'_> {
    /// Whether a Sector may be used once more (TB-SEC-02, TB-SEC-03).
    pub fn sector_open(self, at: usize) -> bool {
        let values = self.state.bars.sectors;
        let raised = values.get(at).map_or(0, |value| (value + 1).min(4));
        values.iter().enumerate().all(|(other, &value)| other == at || raised <= value + 2)
    }

    pub(super) fn each_sector(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        let left = |at: usize| self.state.sectors.get(at).map_or(0, Vec::len);
        let open = |at: usize, need: usize| left(at) >= need && self.sector_open(at) && self.has_room(figure);
        if open(0, 1) {
            offer(Deed::SectorOne);
        }
        if open(1, 2) {
            let partner = |other: &Figure| *other != figure && self.has_room(*other);
            self.figures_in(Area::Sectors).filter(partner).for_each(|other| offer(Deed::SectorTwo(other)));
        }
        if open(2, 1) {
            offer(Deed::SectorThree);
        }
    }

    pub(super) fn each_city(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        let fresh = |deed: Deed| deed.city().is_some_and(|bit| self.state.turn.city & bit == 0);
        let seat = self.active();
        if self.is_yellow_riot(self.state.bars.riot) && fresh(Deed::Riot { minus: false }) {
            offer(Deed::Riot { minus: false });
            offer(Deed::Riot { minus: true });
        }
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        if fresh(Deed::Morale) && hand.iter().any(|held| self.blue(seat, held.card).is_some()) {
            offer(Deed::Morale);
        }
        if fresh(Deed::Resource) && self.state.bars.resource >= ENOUGH_RESOURCE {
            offer(Deed::Resource);
        }
        if fresh(Deed::Fate) {
            offer(Deed::Fate);
        }
        if figure == Figure::Of(seat) {
            for (at, &no) in (0..).zip(&self.state.market) {
                let price = self.rules.library().program(no).map_or(u8::MAX, |card| card.price);
                if self.can_pay(seat, price) {
                    offer(Deed::BuyProgram(at));
                }
            }
            if self.programs_left() && self.can_pay(seat, RANDOM_PRICE) {
                offer(Deed::BuyRandom);
            }
        }
    }

    /// Whether a program can be drawn.
    pub fn programs_left(self) -> bool {
        !self.state.programs.is_empty() || !self.state.program_discard.is_empty()
    }

    pub(super) fn each_hq(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        let seat = self.active();
        offer(Deed::Elect);
        if figure != Figure::Of(seat) {
            return;
        }
        self.all()
            .filter(|&other| other != seat && !self.detained(other))
            .for_each(|other| offer(Deed::Censure(other)));
        let mut seen: SmallVec<[Item; 3]> = SmallVec::new();
        for &item in &self.state.hq {
            if seen.contains(&item) || (item == Item::Pistol && self.has(seat, Trait::NoPistol)) {
                continue;
            }
            seen.push(item);
            let price = self.rules.library().item(item).map_or(u8::MAX, |card| card.price);
            if self.can_pay(seat, price) {
                offer(Deed::BuyWeapon(item));
            }
            if self.has(seat, Trait::Armoury) && self.player(seat).is_some_and(|player| player.meter >= 2) {
                offer(Deed::TakeWeapon(item));
            }
        }
    }

    pub(super) fn each_network(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        let turn = &self.state.turn;
        let entered = match figure {
            Figure::Of(_) => turn.entered.0 && !turn.freed,
            Figure::Kuro => turn.entered.1,
        };
        let loaded = self.body(figure).is_some_and(|body| !body.chips.is_empty());
        if entered && loaded && self.state.open_columns().next().is_some() {
            offer(Deed::Place);
        }
        if figure == Figure::Of(self.active()) && self.state.leader == Some(self.active()) {
            self.all().filter(|&seat| self.detained(seat)).for_each(|seat| offer(Deed::Pardon(seat)));
        }
    }

    pub(super) fn each_junk(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        if self.body(figure).is_some_and(|body| !body.chips.is_empty()) {
            offer(Deed::Drop);
        }
        let hand = self.player(self.active()).map_or(&[][..], |player| &player.hand);
        let holds = |face: &Face| hand.iter().any(|held| self.face(held.card) == Some(face));
        let lies = self.state.junkyard.iter().any(|junk| junk.chip.is_some());
        if lies && holds(&Face::Grey) {
            offer(Deed::JunkLook);
        }
        if lies && holds(&Face::Green) {
            offer(Deed::JunkRemove);
        }
    }
}
