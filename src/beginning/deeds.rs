//! What the active player may do: movement, actions, and what costs nothing (TB-ACT).

use super::{
    Area, Boost, Deed, Effect, Era, Face, Figure, Foe, Free, Item, Mech, Place, Sight, SpawnNo, Trait, Unique, Used,
    scene::Scene,
};
use crate::engine::Seat;

/// The price of a Recon card (TB-MONO-01).
pub(super) const RECON_PRICE: u8 = 5;
/// The price of a program nobody has seen (TB-DARK-02).
pub(super) const RANDOM_PRICE: u8 = 3;
/// From this much Resource on the City action that takes of it is there (TB-CITY-07).
pub(super) const ENOUGH_RESOURCE: i8 = 3;

impl Deed {
    /// What it costs in AP (TB-ACT-01 to -03, TB-ACT-09).
    pub const fn cost(self) -> u8 {
        match self {
            Self::Move(_) | Self::Place | Self::Clinic | Self::TakeWeapon(_) => 0,
            Self::Censure(_) => 2,
            _ => 1,
        }
    }

    /// Its bit among the City actions.
    pub const fn city(self) -> Option<u8> {
        match self {
            Self::Riot { .. } => Some(1),
            Self::Morale => Some(2),
            Self::Resource => Some(4),
            Self::Fate => Some(8),
            _ => None,
        }
    }

    /// Whether Kuro can do it at all (TB-KURO-08): nothing with programs, boxes or weapons, and one action's worth.
    const fn suits_kuro(self) -> bool {
        !matches!(
            self,
            Self::BuyProgram(_)
                | Self::BuyRandom
                | Self::BuyWeapon(_)
                | Self::TakeWeapon(_)
                | Self::Censure(_)
                | Self::Pardon(_)
                | Self::BreakOut { .. }
                | Self::Interrogate
                | Self::Treat
                | Self::Clinic
                | Self::Heal(_)
                | Self::Surgery(_)
        )
    }
}

/// The bit of Kuro's marker for an area (TB-AMB-43).
pub(super) const fn marker(area: Area) -> Option<u8> {
    match area {
        Area::Network | Area::MedCenter => None,
        Area::Junkyard => Some(1 << 5),
        other => Some(1 << (other as u8)),
    }
}

impl Scene<'_> {
    /// Everything the figures of the active player may do.
    pub fn each_deed(self, mut found: impl FnMut(Figure, Deed)) {
        for figure in self.figures_of(self.active()) {
            if self.may_begin(figure) {
                self.each_move(figure, &mut |area| found(figure, Deed::Move(area)));
                self.each_action(figure, &mut |deed| found(figure, deed));
            }
        }
    }

    /// Whether a figure may still act: one of Dee Coy and Kuro finishes before the other begins (TB-KURO-13).
    fn may_begin(self, figure: Figure) -> bool {
        let turn = &self.state.turn;
        turn.acting.is_none_or(|acting| acting == figure) || !turn.switched
    }

    /// Whether the blockade stops this step (TB-MOVE-07 to -09, TB-AMB-10).
    pub fn blocked(self, from: Area, to: Area) -> bool {
        let inward = from == Area::City && to == Area::Network;
        let blocks = |number: u8| {
            let spawns = self.rules.library().board.spawns.iter().zip(&self.state.sites);
            spawns.into_iter().any(|(spawn, site)| spawn.numbers == [number] && site.enemy.is_some())
        };
        inward && self.rules.many() && !self.state.turn.boundless && (blocks(6) || blocks(8))
    }

    fn each_move(self, figure: Figure, found: &mut dyn FnMut(Area)) {
        let Some(from) = self.area(figure) else { return };
        let both = self.boosts(self.active()).any(|boost| boost == Boost::KuroBoth);
        let (moved, acted) = self.state.turn.kuro;
        for to in Area::ALL {
            let Some(cost) = self.rules.step(from, to).filter(|_| !self.blocked(from, to)) else { continue };
            let may = match figure {
                Figure::Of(_) => cost <= self.state.turn.moves,
                Figure::Kuro => to != Area::MedCenter && !moved && (!acted || both),
            };
            if may {
                found(to);
            }
        }
    }

    fn each_action(self, figure: Figure, found: &mut dyn FnMut(Deed)) {
        let both = self.boosts(self.active()).any(|boost| boost == Boost::KuroBoth);
        let (moved, acted) = self.state.turn.kuro;
        let mut offer = |deed: Deed| {
            let may = match figure {
                Figure::Of(_) => self.price(deed) <= self.ap(),
                Figure::Kuro => deed == Deed::Place || (deed.suits_kuro() && !acted && (!moved || both)),
            };
            if may && self.marker_allows(figure, deed) {
                found(deed);
            }
        };
        let Some(area) = self.area(figure) else {
            if self.body(figure).is_some_and(|body| body.place == Place::Cube) {
                offer(Deed::BreakOut { minus: false });
                offer(Deed::BreakOut { minus: true });
                offer(Deed::Interrogate);
            }
            return;
        };
        self.each_attack(figure, area, &mut offer);
        match area {
            Area::Sectors => self.each_sector(figure, &mut offer),
            Area::City => self.each_city(figure, &mut offer),
            Area::Nexus => offer(Deed::Nexus),
            Area::Hq => self.each_hq(figure, &mut offer),
            Area::Monolith => {
                let had = self.body(figure).is_some_and(|body| body.had_recon);
                if !had && !self.state.recons.is_empty() && self.can_pay(self.active(), RECON_PRICE) {
                    offer(Deed::BuyRecon);
                }
            }
            Area::Network => self.each_network(figure, &mut offer),
            Area::Junkyard => self.each_junk(figure, &mut offer),
            Area::MedCenter => self.each_cure(&mut offer),
        }
        if let Figure::Of(seat) = figure {
            self.each_healing(seat, area, &mut offer);
        }
    }

    /// What a deed costs here.
    pub fn price(self, deed: Deed) -> u8 {
        let free = deed == Deed::Drop && self.boosts(self.active()).any(|boost| boost == Boost::FreeDrop);
        if free { 0 } else { deed.cost() }
    }

    /// Whether Kuro has a marker for it (TB-KURO-04, TB-AMB-42, TB-AMB-44).
    fn marker_allows(self, figure: Figure, deed: Deed) -> bool {
        if figure != Figure::Kuro || matches!(deed, Deed::Attack(_) | Deed::Place) {
            return true;
        }
        let area = self.area(figure).and_then(marker);
        area.is_some_and(|bit| self.kuro().is_some_and(|kuro| kuro.used & bit == 0))
    }

    fn each_attack(self, figure: Figure, area: Area, offer: &mut dyn FnMut(Deed)) {
        let reach = if matches!(figure, Figure::Of(_)) { self.state.turn.reach } else { 0 };
        let range = self.range(figure) + reach;
        for seen in self.foes().filter(|seen| self.reaches(area, range, seen.foe)) {
            offer(Deed::Attack(seen.foe));
        }
    }

    /// Whether a Sector may be used once more (TB-SEC-02, TB-SEC-03).
    pub fn sector_open(self, at: usize) -> bool {
        let values = self.state.bars.sectors;
        let raised = values.get(at).map_or(0, |value| (value + 1).min(4));
        values.iter().enumerate().all(|(other, &value)| other == at || raised <= value + 2)
    }

    fn each_sector(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
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

    fn each_city(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
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

    /// Whether a hand can pay a price in one colour (TB-BUY-01, TB-BUY-03).
    pub fn can_pay(self, seat: Seat, price: u8) -> bool {
        self.worth(seat, false) >= u32::from(price) || self.worth(seat, true) >= u32::from(price)
    }

    /// What a hand is worth in one colour.
    pub fn worth(self, seat: Seat, red: bool) -> u32 {
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        let value = |held: &super::InHand| if red { self.red(seat, held.card) } else { self.blue(seat, held.card) };
        hand.iter().filter_map(value).map(u32::from).sum()
    }

    fn each_hq(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
        let seat = self.active();
        offer(Deed::Elect);
        if figure != Figure::Of(seat) {
            return;
        }
        self.all()
            .filter(|&other| other != seat && !self.detained(other))
            .for_each(|other| offer(Deed::Censure(other)));
        let mut seen: smallvec::SmallVec<[Item; 3]> = smallvec::SmallVec::new();
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

    fn each_network(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
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

    fn each_junk(self, figure: Figure, offer: &mut dyn FnMut(Deed)) {
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

    /// Whether a character has a wound or misses health.
    pub fn is_ill(self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| !player.wounds.is_empty()) || self.is_hurt(Figure::Of(seat))
    }

    /// Whether a figure misses health (TB-DRY-05).
    pub fn is_hurt(self, figure: Figure) -> bool {
        self.body(figure).is_some_and(|body| body.health < self.max_health(figure))
    }

    fn each_cure(self, offer: &mut dyn FnMut(Deed)) {
        let seat = self.active();
        if !self.is_ill(seat) {
            return;
        }
        offer(Deed::Treat);
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        if hand.iter().any(|held| matches!(self.face(held.card), Some(Face::Grey | Face::Green))) {
            offer(Deed::Clinic);
        }
    }

    fn each_healing(self, seat: Seat, area: Area, offer: &mut dyn FnMut(Deed)) {
        let range = self.range(Figure::Of(seat));
        let near = |figure: &Figure| self.area(*figure).is_some_and(|at| self.near(area, range, at));
        if self.has(seat, Trait::Medic) {
            self.figures().filter(near).filter(|&figure| self.is_hurt(figure)).for_each(|it| offer(Deed::Heal(it)));
        }
        if self.boosts(seat).any(|boost| boost == Boost::Surgery) {
            let wounded = |other: &Seat| self.player(*other).is_some_and(|player| !player.wounds.is_empty());
            let others = self.all().filter(wounded).filter(|&other| near(&Figure::Of(other)));
            others.for_each(|other| offer(Deed::Surgery(other)));
        }
    }

    /// What the active player may use for nothing beside movement and actions.
    pub fn each_own_free(self, found: &mut dyn FnMut(Free)) {
        let seat = self.active();
        let Some(player) = self.player(seat) else { return };
        for (at, held) in (0..).zip(&player.programs) {
            if self.program_usable(seat, held, true) {
                found(Free::Program(at));
            }
            if self.rules.setup.campaign {
                found(Free::Transfer(at));
            }
        }
        self.each_recon(seat, true, found);
        let carried = |item: Item| player.item == Some(item);
        if carried(Item::Companion) || (carried(Item::Laser) && self.foes().next().is_some()) {
            found(Free::Item);
        }
        self.each_rounder(seat, &mut |at, card| {
            if self.feasible(seat, card) {
                found(Free::Rounder(at));
            }
        });
        let second = player.skills.iter().filter(|progress| progress.level == 2).count();
        if self.has(seat, Trait::SecondWind) && !player.rested && second >= 3 && player.played != 0 {
            found(Free::SecondWind);
        }
        self.each_unique(seat, found);
        self.each_command(seat, found);
    }

    /// All-Rounder cards a player may play now (TB-JAY-01, TB-JAY-07).
    pub fn each_rounder<'b>(self, seat: Seat, found: &mut dyn FnMut(u8, &'b [Effect]))
    where
        Self: 'b,
    {
        let Some(player) = self.player(seat).filter(|_| self.has(seat, Trait::AllRounder)) else { return };
        let more = self.boosts(seat).filter_map(|it| if let Boost::AllRounders(most) = it { Some(most) } else { None });
        if seat != self.active() || self.state.turn.rounders >= more.max().unwrap_or(1) {
            return;
        }
        for (at, card) in (0..8).zip(&self.rules.library().all_rounders) {
            if player.played & (1 << at) == 0 {
                found(at, &card.effects);
            }
        }
    }

    fn each_unique(self, seat: Seat, found: &mut dyn FnMut(Free)) {
        self.each_card(seat, &mut |card| {
            let plays = match self.face(card) {
                Some(Face::Unique(Unique::Free(effects))) => self.feasible(seat, effects),
                Some(Face::Unique(Unique::Kuro(_))) => !self.kuro_lives() && self.kuro().is_some(),
                _ => false,
            };
            if plays && self.is_own_unique(seat, card) {
                found(Free::Unique(card));
            }
        });
    }

    /// What the General and Feykah may do in the own turn.
    fn each_command(self, seat: Seat, found: &mut dyn FnMut(Free)) {
        if self.may_resign(seat) {
            found(Free::Resign);
        }
        if let Mech::On(space) = self.state.apex
            && self.state.general == Some(seat)
            && !self.state.turn.apex
        {
            let blue = &self.rules.library().board.blue;
            if usize::from(space) + 1 < blue.len() {
                found(Free::ApexMove);
            }
            let area = blue.get(usize::from(space)).copied();
            for (at, site) in (0..).map(SpawnNo).zip(&self.state.sites) {
                let here = area.is_some_and(|area| self.foe_areas(Foe::At(at)).contains(&area));
                if site.enemy.is_some() && here {
                    found(Free::ApexAttack(at));
                }
            }
        }
        let figure = Figure::Of(seat);
        if self.has(seat, Trait::Fury) && !self.state.turn.fury && self.ap() > 0 {
            let range = self.range(figure) + self.state.turn.reach;
            let any = self.area(figure).is_some_and(|area| self.foes().any(|seen| self.reaches(area, range, seen.foe)));
            if any && self.may_begin(figure) {
                found(Free::Fury);
            }
        }
    }

    /// Whether the General may give up the rank for the enemies (TB-GENL-03).
    pub fn may_resign(self, seat: Seat) -> bool {
        self.state.general == Some(seat) && self.foes().any(|seen| seen.enemy.is_some())
    }

    /// Recon cards a player may use (TB-ACT-05, TB-RECON-03).
    pub fn each_recon(self, seat: Seat, own_turn: bool, found: &mut dyn FnMut(Free)) {
        if self.state.era == Era::First {
            return;
        }
        for figure in self.figures_of(seat) {
            let Some(sight) = self.body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind) else {
                continue;
            };
            let any_time = matches!(sight, Sight::Hand | Sight::Loyalty);
            let mut some = false;
            self.each_sight(seat, figure, sight, &mut |_| some = true);
            if some && (own_turn || any_time) {
                found(Free::Recon(figure));
            }
        }
    }

    /// Whether a program can be used or laid open now (TB-PROG-02 to -06).
    pub fn program_usable(self, seat: Seat, held: &super::Held, own_turn: bool) -> bool {
        let Some(card) = self.rules.library().program(held.kind) else { return false };
        match card.used {
            Used::Own => own_turn && self.feasible(seat, &card.effects),
            Used::Any => self.feasible(seat, &card.effects),
            Used::Charged if held.up => held.charges > 0 && self.feasible(seat, &card.effects),
            Used::Charged | Used::Permanent(_) => own_turn && !held.up,
        }
    }

    /// Chips a card lets somebody look at: those of the area and of the Junkyard that the player has not seen.
    pub fn each_peek(self, seat: Seat, found: &mut dyn FnMut(super::Spot)) {
        let unseen = |chip: &super::Chip| !chip.up && !chip.seen.contains(seat);
        for (at, junk) in (0..).zip(&self.state.junkyard) {
            if junk.chip.as_ref().is_some_and(unseen) {
                found(super::Spot::Junkyard(at));
            }
        }
        let Some(area) = self.area(Figure::Of(seat)) else { return };
        for figure in self.figures_in(area) {
            if self.body(figure).is_some_and(|body| body.chips.iter().any(unseen)) {
                found(super::Spot::Carried(figure));
            }
        }
        match area {
            Area::Network => {
                for (column, chips) in super::Column::ALL.into_iter().zip(&self.state.network) {
                    for (tier, _) in (0..).zip(chips).filter(|(_, chip)| unseen(chip)) {
                        found(super::Spot::Network(column, tier));
                    }
                }
            }
            Area::Sectors => {
                for (at, chips) in (0..).zip(&self.state.sectors) {
                    if chips.last().is_some_and(unseen) {
                        found(super::Spot::Sector(at));
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether anything of a chip is left to be brought in.
    pub fn exhausted(self) -> bool {
        let open: usize = self.state.network.iter().map(|column| 3usize.saturating_sub(column.len())).sum();
        self.state.sectors.iter().all(Vec::is_empty) && self.carried().count() < open
    }
}
