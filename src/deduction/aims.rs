//! What a weapon may be aimed at (SD-WPN-06 to -10, SD-WPN-33, SD-AMB-15, SD-AMB-20, SD-AMB-21).

use smallvec::SmallVec;

use super::{Aim, AimRule, Armed, Boss, Force, Power, Target, WeaponKind, scene::Scene};
use crate::engine::Seat;

impl Scene<'_> {
    /// Whether a weapon of this kind in this hand may have this target.
    pub fn may_target(self, holder: Seat, kind: WeaponKind, target: Target) -> bool {
        match target {
            Target::Seat(seat) => {
                let barred = self.powers(seat).any(|power| power == (Power::Untouchable, Some(holder)));
                seat != holder && self.lives(seat) && !barred
            }
            Target::Boss(Boss::Bloodbeast) => false,
            Target::Boss(boss) => {
                self.boss(boss).is_some_and(|state| kind.force() == Force::Soft || state.shields == 0)
            }
        }
    }

    /// Everybody who sits or stands around the table and is not eliminated, in turn order (HG-EX-21).
    fn ring(self) -> SmallVec<[Target; 18]> {
        let mut ring = SmallVec::new();
        for seat in (0..self.seats()).map(Seat) {
            if self.lives(seat) {
                ring.push(Target::Seat(seat));
            }
            let here = self.state.bosses.iter().filter(|state| state.place == seat && state.boss != Boss::Bloodbeast);
            ring.extend(here.map(|state| Target::Boss(state.boss)));
        }
        ring
    }

    /// Every legal aim of a weapon of this kind in this hand; the laser's are those it may be fired at.
    pub fn each_aim(self, holder: Seat, kind: WeaponKind, mut tell: impl FnMut(Aim)) {
        let ring = self.ring();
        let may = |target: &&Target| self.may_target(holder, kind, **target);
        let mut paired = false;
        if kind.twofold() && ring.len() > 2 {
            let next = ring.iter().skip(1).chain(ring.first());
            for (a, b) in ring.iter().zip(next).filter(|(a, b)| may(a) && may(b)) {
                paired = true;
                tell(Aim(Some(*a), Some(*b)));
            }
        }
        if !paired {
            ring.iter().filter(may).for_each(|target| tell(Aim(Some(*target), None)));
        }
    }

    /// Whether a held weapon's aim is legal as it stands. One target of two stays where it was the only one to be had.
    pub fn aim_stands(self, holder: Seat, armed: Armed) -> bool {
        if !armed.kind.aims() {
            return true;
        }
        if let (true, Aim(Some(target), None)) = (armed.kind.twofold(), armed.aim) {
            return self.may_target(holder, armed.kind, target);
        }
        let mut stands = false;
        self.each_aim(holder, armed.kind, |aim| stands |= aim == armed.aim);
        stands
    }

    /// Every aim of a held weapon that a rule allows.
    pub fn each_new_aim(self, holder: Seat, rule: AimRule, mut tell: impl FnMut(Aim)) {
        let Some(armed) = self.player(holder).and_then(|player| player.weapon).filter(|armed| armed.kind.aims()) else {
            return;
        };
        self.each_aim(holder, armed.kind, |aim| {
            let fits = match rule {
                AimRule::Any => true,
                AimRule::Elsewhere => aim != armed.aim,
                AimRule::Away(seat) => !aim.hits(seat),
            };
            if fits {
                tell(aim);
            }
        });
    }

    /// Whether there is any such aim.
    pub fn has_new_aim(self, holder: Seat, rule: AimRule) -> bool {
        let mut any = false;
        self.each_new_aim(holder, rule, |_| any = true);
        any
    }

    /// Whether a weapon lies where this player may take it (SD-ACT-06, SD-WPN-04).
    pub fn may_take(self, seat: Seat, kind: WeaponKind) -> bool {
        self.state.middle.count(kind) > 0 || self.state.locked.count(kind) > 0 && self.has_unlocked(seat, kind)
    }

    /// Whether a locked weapon is open to this player (SD-WPN-05).
    pub fn has_unlocked(self, seat: Seat, kind: WeaponKind) -> bool {
        self.player(seat).is_some_and(|player| player.unlocked.has(kind)) || self.has(seat, Power::Unlock(kind))
    }
}
