//! What the actions of a turn are worth.

use super::outlook::Outlook;
use crate::deduction::{Deed, Extra, Spot, Timing, WeaponKind};

/// What a program drawn is worth; more to those who have nobody else to rely on.
const DRAW: f32 = 0.24;
const DRAW_ALONE: f32 = 0.34;
/// How much of a shot's worth it is worth to take or to turn a weapon for it.
const PROMISE: f32 = 0.7;

impl Outlook<'_> {
    /// What an action is worth.
    pub fn deed(&self, deed: Deed) -> f32 {
        let scene = self.scene;
        match deed {
            Deed::Investigate(whom, spot) => self.investigation(whom, spot),
            Deed::Equip(kind, aim) if kind.aims() => self.weapon(kind, self.shot(kind, aim)),
            Deed::Equip(kind, _) => self.weapon(kind, self.best_aim(self.me, kind)),
            Deed::Draw => self.draw(),
            Deed::Drop => 0.0,
            Deed::Retarget(aim) => {
                let kind = self.armed(self.me).map_or(WeaponKind::Pistol, |armed| armed.kind);
                self.weapon(kind, self.shot(kind, aim)) - 0.02
            }
            Deed::Shoot(named) => {
                let Some(armed) = self.armed(self.me) else { return 0.0 };
                let aim = named.map_or(armed.aim, |target| crate::deduction::Aim(Some(target), None));
                self.shot(armed.kind, aim) * 1.1
            }
            Deed::Mend => {
                let aim = self.armed(self.me).map(|armed| armed.aim);
                let mended = aim.and_then(|aim| scene.living().find(|&seat| aim.hits(seat)));
                mended.map_or(0.0, |seat| -self.wish(seat) * 0.9 + 0.12)
            }
            Deed::UseUp(_) => self.draw() * 0.9,
            Deed::Extra(extra, _, whom) => match extra {
                Extra::HealSelf => 0.7,
                Extra::HealOther => whom.map_or(0.0, |seat| -self.wish(seat) * 0.9),
                Extra::Purge => 0.1,
                Extra::RevealSelf => -0.1,
            },
        }
    }

    /// What it is worth to take or to turn a weapon: most of the shot it promises.
    fn weapon(&self, kind: WeaponKind, shot: f32) -> f32 {
        let wounded = |seat| self.scene.player(seat).is_some_and(|player| player.hp < self.scene.rules.max_hp);
        let healing = kind == WeaponKind::Companion && self.scene.others(self.me).any(wounded);
        shot * PROMISE + if healing { 0.02 } else { 0.0 }
    }

    /// What it is worth to look at a card.
    fn investigation(&self, whom: crate::engine::Seat, spot: Spot) -> f32 {
        let scene = self.scene;
        let seen = match spot {
            Spot::Loyalty(at) => scene.loyalty(whom, at).is_some_and(|slot| slot.seen.contains(self.me)),
            Spot::Id(at) => scene
                .player(whom)
                .and_then(|player| player.ids.get(usize::from(at)))
                .is_some_and(|slot| slot.seen.contains(self.me)),
            Spot::Program(_) => false,
        };
        if seen { 0.0 } else { 0.5 * self.doubt(whom) * self.style.curiosity }
    }

    /// What a program is worth: less the more are held that cannot be kept.
    fn draw(&self) -> f32 {
        let held = self.scene.player(self.me).map_or(0, |player| player.programs.len());
        let limit = usize::from(self.scene.limit(self.me));
        let worth = if self.alone() { DRAW_ALONE } else { DRAW };
        worth * self.style.thrift * if held < limit { 1.0 } else { 0.6 }
    }

    /// What a program in hand is worth to keep.
    pub fn keep(&self, at: u8) -> f32 {
        let held = self.scene.player(self.me).and_then(|player| player.programs.get(usize::from(at)));
        let Some(card) = held.and_then(|held| self.scene.program(*held)) else { return 0.2 };
        match card.timing {
            Timing::Secret => 0.9,
            Timing::AnyTime => 0.5,
            Timing::Permanent => 0.4,
            Timing::OnTurn if self.scene.is_spam(card) => 0.0,
            _ => 0.3,
        }
    }
}
