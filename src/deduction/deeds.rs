//! The actions of a turn (SD-ACT).

use super::{Aim, AimRule, Deed, Extra, Pay, Spot, Target, WeaponKind, scene::Scene};
use crate::engine::Seat;

impl Scene<'_> {
    /// Every action the active player may announce.
    pub fn each_deed(self, mut tell: impl FnMut(Deed)) {
        let seat = self.state.turn.seat;
        let Some(player) = self.player(seat).filter(|player| player.hp > 0) else { return };
        match player.weapon {
            Some(armed) if self.state.turn.armed => self.each_armed_deed(seat, armed.kind, armed.aim, &mut tell),
            weapon => self.each_unarmed_deed(seat, weapon.is_none(), &mut tell),
        }
    }

    /// The ACTIVE ARMED PLAYER list.
    fn each_armed_deed(self, seat: Seat, kind: WeaponKind, aim: Aim, tell: &mut impl FnMut(Deed)) {
        tell(Deed::Drop);
        self.each_new_aim(seat, AimRule::Elsewhere, |aim| tell(Deed::Retarget(aim)));
        if self.state.turn.jammed || self.state.turn.fresh {
            return;
        }
        if kind == WeaponKind::Laser {
            self.each_aim(seat, kind, |aim| tell(Deed::Shoot(aim.0)));
            return;
        }
        tell(Deed::Shoot(None));
        let wounded = |seat| self.player(seat).is_some_and(|player| player.hp < self.rules.max_hp);
        if kind == WeaponKind::Companion && matches!(aim.0, Some(Target::Seat(target)) if wounded(target)) {
            tell(Deed::Mend);
        }
    }

    /// The ACTIVE PLAYER list.
    fn each_unarmed_deed(self, seat: Seat, free: bool, tell: &mut impl FnMut(Deed)) {
        for other in self.living_from(seat).skip(1) {
            let before =
                self.loyalty_spots(other, false).map(|at| tell(Deed::Investigate(other, Spot::Loyalty(at)))).count();
            if before == 0 {
                self.id_spots(other, false).for_each(|at| tell(Deed::Investigate(other, Spot::Id(at))));
            }
        }
        let kinds = WeaponKind::ALL.into_iter().filter(|&kind| free && self.may_take(seat, kind));
        for kind in kinds {
            if kind.aims() {
                self.each_aim(seat, kind, |aim| tell(Deed::Equip(kind, aim)));
            } else {
                tell(Deed::Equip(kind, Aim::NOBODY));
            }
        }
        if !self.state.pile.is_empty() {
            tell(Deed::Draw);
        }
        let programs = self.player(seat).map_or(&[][..], |player| &player.programs);
        for (at, held) in (0..).zip(programs) {
            if !held.up && self.program(*held).is_some_and(|card| self.is_usable(card)) {
                tell(Deed::UseUp(at));
            }
        }
        if let Some(extra) = self.rules.extra {
            self.each_extra(seat, extra, tell);
        }
    }

    /// The action a scenario adds (SC-28 to SC-38).
    fn each_extra(self, seat: Seat, extra: Extra, tell: &mut impl FnMut(Deed)) {
        let wounded = |seat: &Seat| self.player(*seat).is_some_and(|player| player.hp < self.rules.max_hp);
        match extra {
            Extra::HealSelf if wounded(&seat) => {
                self.each_pair(seat, |pay| tell(Deed::Extra(extra, pay, None)));
            }
            Extra::HealSelf => {}
            Extra::HealOther => {
                for other in self.living_from(seat).skip(1).filter(wounded) {
                    self.each_pair(seat, |pay| tell(Deed::Extra(extra, pay, Some(other))));
                }
            }
            Extra::Purge => {
                self.discardable(seat).for_each(|at| tell(Deed::Extra(extra, Pay(Some(at), None), None)));
            }
            Extra::RevealSelf => {
                if self.id_spots(seat, false).next().is_some() {
                    tell(Deed::Extra(extra, Pay::default(), None));
                }
            }
        }
    }

    /// Every pair of programs a player could pay.
    pub fn each_pair(self, seat: Seat, mut tell: impl FnMut(Pay)) {
        for a in self.discardable(seat) {
            for b in self.discardable(seat).filter(|&b| b > a) {
                tell(Pay(Some(a), Some(b)));
            }
        }
    }

    /// Whether the active player may announce this.
    pub fn may_announce(self, deed: Deed) -> bool {
        let mut may = false;
        self.each_deed(|known| may |= known == deed);
        may
    }
}
