//! What the active player may do: movement, actions, and what costs nothing (TB-ACT).

mod areas;
mod cures;
mod free;
mod purse;

use super::{Area, Boost, Deed, Figure, Place, scene::Scene};

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
        let range = self.range(figure).saturating_add(reach);
        for seen in self.foes().filter(|seen| self.reaches(area, range, seen.foe)) {
            offer(Deed::Attack(seen.foe));
        }
    }

    /// Whether anything of a chip is left to be brought in.
    pub fn exhausted(self) -> bool {
        let open: usize = self.state.network.iter().map(|column| 3usize.saturating_sub(column.len())).sum();
        self.state.sectors.iter().all(Vec::is_empty) && self.carried().count() < open
    }
}
