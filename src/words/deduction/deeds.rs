//! The actions of a turn as phrases: on a button, and in the sentence that announces them.

use super::Teller;
use crate::{
    deduction::{Aim, Armed, Deed, Extra, Pay, Target, View, WeaponKind},
    engine::Seat,
};

impl Teller<'_> {
    /// What a player does with the turn, as a phrase such as `draw a program`. The view tells what the player holds.
    pub fn deed(&self, view: &View, by: Seat, deed: Deed) -> String {
        let armed = view.table.players.get(usize::from(by.0)).and_then(|player| player.weapon);
        match deed {
            Deed::Investigate(of, spot) => {
                self.phrase("action-sd-look", &[("card", self.spot_in(view, of, spot).into())])
            }
            Deed::Equip(kind, aim) => self.equip(kind, aim),
            Deed::Draw => self.words.text("action-sd-draw"),
            Deed::Drop => self.held("action-sd-drop", armed),
            Deed::Retarget(aim) => self.phrase("action-sd-aim", &[("whom", self.aim(aim).into())]),
            Deed::Shoot(named) => self.shoot(armed, named),
            Deed::Mend => self.held("action-sd-mend", armed),
            Deed::UseUp(at) => self.phrase("action-sd-use-up", &[("program", self.program_at(view, by, at).into())]),
            Deed::Extra(extra, pay, whom) => self.extra(view, by, extra, pay, whom),
        }
    }

    fn equip(&self, kind: WeaponKind, aim: Aim) -> String {
        if aim == Aim::NOBODY {
            return self.phrase("action-sd-take", &[self.with_weapon(kind)]);
        }
        self.phrase("action-sd-take-aim", &[self.with_weapon(kind), ("whom", self.aim(aim).into())])
    }

    fn held(&self, key: &str, armed: Option<Armed>) -> String {
        let weapon = armed.map_or_else(|| self.words.text("name-sd-weapon"), |armed| self.weapon(armed.kind));
        let whom = armed.map_or_else(|| self.words.text("name-nobody"), |armed| self.aim(armed.aim));
        self.phrase(key, &[("weapon", weapon.into()), ("whom", whom.into())])
    }

    fn shoot(&self, armed: Option<Armed>, named: Option<Target>) -> String {
        let aim = named.map(|target| Aim(Some(target), None));
        match armed {
            Some(armed) => {
                let whom = ("whom", self.aim(aim.unwrap_or(armed.aim)).into());
                self.phrase("action-sd-shoot", &[whom, self.with_weapon(armed.kind)])
            }
            None => self.words.text("action-sd-shoot-plain"),
        }
    }

    fn extra(&self, view: &View, by: Seat, extra: Extra, Pay(one, two): Pay, whom: Option<Seat>) -> String {
        let paid = [one, two].into_iter().flatten().map(|at| self.program_at(view, by, at));
        let paid = ("programs", self.all(paid).into());
        let whom = ("whom", whom.map_or_else(|| self.words.text("name-nobody"), |seat| self.seat(seat)).into());
        match extra {
            Extra::HealSelf => self.phrase("action-sd-heal-self", &[paid]),
            Extra::HealOther => self.phrase("action-sd-heal-other", &[paid, whom]),
            Extra::Purge => self.phrase("action-sd-purge", &[paid]),
            Extra::RevealSelf => self.words.text("action-sd-reveal-self"),
        }
    }

    /// An action that was announced, as others hear it: without what only its player knows.
    pub(super) fn announced(&self, by: Seat, deed: Deed, armed: Option<Armed>) -> String {
        match deed {
            Deed::Investigate(of, spot) => self.phrase("action-sd-look", &[self.card(of, spot)]),
            Deed::Equip(kind, aim) => self.equip(kind, aim),
            Deed::Draw => self.words.text("action-sd-draw"),
            Deed::Drop => self.held("action-sd-drop", armed),
            Deed::Retarget(aim) => self.phrase("action-sd-aim", &[("whom", self.aim(aim).into())]),
            Deed::Shoot(named) => self.shoot(armed, named),
            Deed::Mend => self.held("action-sd-mend", armed),
            Deed::UseUp(_) => self.words.text("action-sd-use-up-plain"),
            Deed::Extra(extra, _, whom) => self.extra_heard(by, extra, whom),
        }
    }

    fn extra_heard(&self, by: Seat, extra: Extra, whom: Option<Seat>) -> String {
        match extra {
            Extra::HealSelf => self.words.text("action-sd-heal-self-plain"),
            Extra::HealOther => self.phrase("action-sd-heal-other-plain", &[self.whom(whom.unwrap_or(by))]),
            Extra::Purge => self.words.text("action-sd-purge-plain"),
            Extra::RevealSelf => self.words.text("action-sd-reveal-self"),
        }
    }
}
