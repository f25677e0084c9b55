//! What a place offers that cannot be done now, and why: for whoever asks what is possible and what is missing.

use super::{
    Area, Boost, Deed, Face, Figure, Item, Lack, Offer, Pending, Place, Trait,
    deeds::{ENOUGH_RESOURCE, RANDOM_PRICE, RECON_PRICE, marker},
    scene::Scene,
};
use crate::engine::Seat;

impl Scene<'_> {
    /// What the places of a seat's figures offer that cannot be done now, with what is missing. Nothing outside the own
    /// actions. Follows from the seat's view alone.
    pub fn lacking(self, seat: Seat) -> Vec<(Figure, Offer, Lack)> {
        if seat != self.active() || !matches!(self.state.stack.last(), Some(Pending::Act)) {
            return Vec::new();
        }
        let mut open = Vec::new();
        self.each_deed(|figure, deed| open.extend(Offer::of(deed).map(|offer| (figure, offer))));
        let mut lacking = Vec::new();
        for figure in self.figures_of(seat) {
            for offer in self.offers(figure) {
                if !open.contains(&(figure, offer)) {
                    lacking.extend(self.lack(figure, offer).map(|lack| (figure, offer, lack)));
                }
            }
        }
        lacking
    }

    /// All that the place of a figure and its board offer.
    fn offers(self, figure: Figure) -> Vec<Offer> {
        let Some(area) = self.area(figure) else {
            let cube = self.body(figure).is_some_and(|body| body.place == Place::Cube);
            return if cube { vec![Offer::BreakOut, Offer::Interrogate] } else { Vec::new() };
        };
        let joined = Area::ALL.into_iter().filter(|to| self.rules.step(area, *to).is_some());
        let mut offers: Vec<Offer> = joined.map(Offer::Move).collect();
        offers.push(Offer::Attack);
        match area {
            Area::Sectors => offers.extend([Offer::SectorOne, Offer::SectorTwo, Offer::SectorThree]),
            Area::City => {
                offers.extend([Offer::Riot, Offer::Morale, Offer::Resource, Offer::Fate]);
                offers.extend((0..self.state.market.len() as u8).map(Offer::BuyProgram));
                offers.push(Offer::BuyRandom);
            }
            Area::Nexus => offers.push(Offer::Nexus),
            Area::Hq => {
                offers.extend([Offer::Censure, Offer::Elect]);
                offers.extend([Item::Pistol, Item::Rifle].map(Offer::BuyWeapon));
            }
            Area::Monolith => offers.push(Offer::BuyRecon),
            Area::Network => offers.extend([Offer::Place, Offer::Pardon]),
            Area::Junkyard => offers.extend([Offer::Drop, Offer::JunkLook, Offer::JunkRemove]),
            Area::MedCenter => offers.extend([Offer::Treat, Offer::Clinic]),
        }
        if let Figure::Of(seat) = figure {
            offers.extend(self.has(seat, Trait::Medic).then_some(Offer::Heal));
            offers.extend(self.boosts(seat).any(|boost| boost == Boost::Surgery).then_some(Offer::Surgery));
        }
        offers
    }

    /// What is missing for an offer: of the figure first, then of the offer, then AP.
    fn lack(self, figure: Figure, offer: Offer) -> Option<Lack> {
        let turn = &self.state.turn;
        if turn.acting.is_some_and(|acting| acting != figure) && turn.switched {
            return Some(Lack::OtherFigure);
        }
        let missing = self.missing(figure, offer);
        if figure == Figure::Kuro {
            return self.kuro_lack(offer).or(missing).or(Some(Lack::KuroDone));
        }
        if let Offer::Move(to) = offer {
            let blocked = self.area(figure).is_some_and(|from| self.blocked(from, to));
            return Some(if blocked { Lack::Blockade } else { Lack::Steps });
        }
        missing.or_else(|| (offer.cost() > self.ap()).then(|| Lack::Ap(offer.cost())))
    }

    fn kuro_lack(self, offer: Offer) -> Option<Lack> {
        if !offer.suits_kuro() || offer == Offer::Move(Area::MedCenter) {
            return Some(Lack::NotKuro);
        }
        let bit = self.area(Figure::Kuro).and_then(marker);
        let used = bit.is_none_or(|bit| self.kuro().is_some_and(|kuro| kuro.used & bit != 0));
        let free = matches!(offer, Offer::Move(_) | Offer::Attack | Offer::Place);
        (used && !free).then_some(Lack::Marker)
    }

    /// What an offer itself needs that is not there.
    fn missing(self, figure: Figure, offer: Offer) -> Option<Lack> {
        let seat = self.active();
        match offer {
            Offer::Attack => self.no_enemy(figure).then_some(Lack::Enemy),
            Offer::SectorOne => self.sector_lack(figure, 0, 1),
            Offer::SectorTwo => self.sector_lack(figure, 1, 2).or(Some(Lack::Partner)),
            Offer::SectorThree => self.sector_lack(figure, 2, 1),
            Offer::Riot | Offer::Morale | Offer::Resource | Offer::Fate => self.city_lack(offer),
            Offer::BuyProgram(at) => {
                let no = self.state.market.get(usize::from(at))?;
                self.unpaid(self.rules.library().program(*no)?.price)
            }
            Offer::BuyRandom if !self.programs_left() => Some(Lack::Empty),
            Offer::BuyRandom => self.unpaid(RANDOM_PRICE),
            Offer::BuyWeapon(item) => self.weapon_lack(item),
            Offer::BuyRecon if self.body(figure)?.had_recon => Some(Lack::HadRecon),
            Offer::BuyRecon if self.state.recons.is_empty() => Some(Lack::Empty),
            Offer::BuyRecon => self.unpaid(RECON_PRICE),
            Offer::Place => self.place_lack(figure),
            Offer::Pardon if self.state.leader != Some(seat) => Some(Lack::Leader),
            Offer::Pardon => (!self.all().any(|seat| self.detained(seat))).then_some(Lack::Detained),
            Offer::Drop => self.body(figure)?.chips.is_empty().then_some(Lack::Chip),
            Offer::JunkLook => self.junk_lack(&Face::Grey, Lack::Grey),
            Offer::JunkRemove => self.junk_lack(&Face::Green, Lack::Green),
            Offer::Treat => (!self.is_ill(seat)).then_some(Lack::Hurt),
            Offer::Clinic if !self.is_ill(seat) => Some(Lack::Hurt),
            Offer::Clinic => Some(Lack::GreyOrGreen),
            Offer::Heal if self.ap() > 0 => Some(Lack::Hurt),
            Offer::Surgery if self.ap() > 0 => Some(Lack::Wounded),
            _ => None,
        }
    }

    fn no_enemy(self, figure: Figure) -> bool {
        let range = self.range(figure);
        let near = |area: Area| self.foes().any(|seen| self.reaches(area, range, seen.foe));
        !self.area(figure).is_some_and(near)
    }

    fn sector_lack(self, figure: Figure, at: usize, need: usize) -> Option<Lack> {
        let left = self.state.sectors.get(at).map_or(0, Vec::len);
        match () {
            () if left < need => Some(Lack::Empty),
            () if !self.sector_open(at) => Some(Lack::Spread),
            () if !self.has_room(figure) => Some(Lack::Room),
            () => None,
        }
    }

    fn city_lack(self, offer: Offer) -> Option<Lack> {
        let (deed, lack) = match offer {
            Offer::Riot => (Deed::Riot { minus: false }, Some(Lack::Calm)),
            Offer::Morale => (Deed::Morale, Some(Lack::Blue)),
            Offer::Resource => (Deed::Resource, Some(Lack::Resource)),
            _ => (Deed::Fate, None),
        };
        if deed.city().is_some_and(|bit| self.state.turn.city & bit != 0) {
            return Some(Lack::Again);
        }
        let met = match offer {
            Offer::Riot => self.is_yellow_riot(self.state.bars.riot),
            Offer::Morale => self.worth(self.active(), false) > 0,
            Offer::Resource => self.state.bars.resource >= ENOUGH_RESOURCE,
            _ => true,
        };
        lack.filter(|_| !met)
    }

    fn unpaid(self, price: u8) -> Option<Lack> {
        (!self.can_pay(self.active(), price)).then_some(Lack::Price(price))
    }

    fn weapon_lack(self, item: Item) -> Option<Lack> {
        if item == Item::Pistol && self.has(self.active(), Trait::NoPistol) {
            return Some(Lack::Pistol);
        }
        if !self.state.hq.contains(&item) {
            return Some(Lack::Empty);
        }
        self.unpaid(self.rules.library().item(item)?.price)
    }

    fn place_lack(self, figure: Figure) -> Option<Lack> {
        let turn = &self.state.turn;
        if self.body(figure)?.chips.is_empty() {
            return Some(Lack::Chip);
        }
        let kuro = figure == Figure::Kuro;
        Some(if turn.freed && !kuro { Lack::Freed } else { Lack::Entry })
    }

    fn junk_lack(self, face: &Face, lack: Lack) -> Option<Lack> {
        if !self.state.junkyard.iter().any(|junk| junk.chip.is_some()) {
            return Some(Lack::Empty);
        }
        let mut hand = self.player(self.active())?.hand.iter();
        (!hand.any(|held| self.face(held.card) == Some(face))).then_some(lack)
    }
}
