//! Weapons in play: taken, aimed, fired and dropped (SD-WPN).

use smallvec::SmallVec;

use super::{
    Aim, AimRule, Armed, Boss, Cause, Choice, Event, Force, Hit, Pending, Power, ScenarioRule, Spot, Target,
    WeaponKind, play::Play,
};
use crate::engine::Seat;

impl Play<'_> {
    /// A weapon comes into a hand, not yet aimed.
    fn arm(&mut self, seat: Seat, kind: WeaponKind, from: Option<Seat>) {
        let mut unarmed = false;
        self.with_player(seat, |player| {
            unarmed = player.weapon.is_none();
            player.weapon = Some(Armed { kind, aim: Aim::NOBODY });
        });
        if seat == self.state.turn.seat && unarmed {
            self.state.turn.fresh = true;
        }
        self.say(Event::Equipped { seat, weapon: kind, from });
    }

    /// Takes a weapon from the middle, or from the locked area (SD-ACT-06).
    pub fn take_up(&mut self, seat: Seat, kind: WeaponKind) {
        if self.state.middle.take(kind) || self.state.locked.take(kind) {
            self.arm(seat, kind, None);
        }
    }

    /// Takes the weapon of another player; the new holder aims it (SD-WPN-12).
    pub fn take_from(&mut self, seat: Seat, from: Seat) {
        let Some(armed) = self.scene().player(from).and_then(|player| player.weapon) else { return };
        self.disarm(from);
        self.arm(seat, armed.kind, Some(from));
        self.ask_aim(seat, seat, AimRule::Any);
    }

    /// Two players exchange weapons, and each aims anew, clockwise from the active player (PR25).
    pub fn swap_weapons(&mut self, a: Seat, b: Seat) {
        let weapon = |seat| self.scene().player(seat).and_then(|player| player.weapon);
        let (Some(of_a), Some(of_b)) = (weapon(a), weapon(b)) else { return };
        self.arm(a, of_b.kind, Some(b));
        self.arm(b, of_a.kind, Some(a));
        let mut order: SmallVec<[Seat; 16]> = self.scene().living().filter(|&seat| seat == a || seat == b).collect();
        order.reverse();
        order.into_iter().for_each(|seat| self.ask_aim(seat, seat, AimRule::Any));
    }

    /// Asks for an aim where the weapon has one.
    pub fn ask_aim(&mut self, holder: Seat, by: Seat, rule: AimRule) {
        let aims = self.scene().player(holder).and_then(|player| player.weapon).is_some_and(|armed| armed.kind.aims());
        if aims {
            self.push(Pending::Aim { holder, by, rule });
        }
    }

    /// A weapon is aimed; alarms go off (PR36).
    pub fn aim(&mut self, holder: Seat, by: Seat, aim: Aim) {
        self.with_player(holder, |player| player.weapon.iter_mut().for_each(|armed| armed.aim = aim));
        self.say(Event::Aimed { holder, by, aim });
        for target in aim.targets() {
            if let Target::Seat(seat) = target
                && seat != by
                && self.scene().has(seat, Power::Alarm)
                && self.scene().loyalty_spots(by, false).next().is_some()
            {
                self.push(Pending::Alarm { by: seat, of: by });
            }
        }
    }

    /// The hand is empty; whoever loses the weapon in the own turn uses the other list (SD-TURN-10).
    fn disarm(&mut self, seat: Seat) {
        self.with_player(seat, |player| player.weapon = None);
        if seat == self.state.turn.seat {
            self.state.turn.armed = false;
            self.state.turn.fresh = false;
        }
    }

    /// A weapon goes back to where it started (SD-WPN-34).
    pub fn drop_weapon(&mut self, seat: Seat) {
        let Some(armed) = self.scene().player(seat).and_then(|player| player.weapon) else { return };
        self.disarm(seat);
        if self.state.lockable.has(armed.kind) {
            self.state.locked.put(armed.kind);
        } else {
            self.state.middle.put(armed.kind);
        }
        self.say(Event::Dropped(seat, armed.kind));
    }

    /// Every weapon whose aim is no longer legal is aimed anew by its holder (SD-WPN-10, SD-WPN-11); one being fired is
    /// dropped anyway, one being aimed is aimed once.
    pub fn recheck_aims(&mut self) {
        let scene = self.scene();
        let busy = |seat: Seat| {
            self.state.stack.iter().any(|step| match step {
                Pending::AfterShot { by, .. } => *by == seat,
                Pending::Aim { holder, rule: AimRule::Any, .. } => *holder == seat,
                _ => false,
            })
        };
        let astray = |seat: &Seat| {
            if busy(*seat) {
                return false;
            }
            let weapon = scene.player(*seat).and_then(|player| player.weapon);
            weapon.is_some_and(|armed| !scene.aim_stands(*seat, armed))
        };
        let mut holders: SmallVec<[Seat; 8]> = scene.living().filter(astray).collect();
        holders.reverse();
        holders.into_iter().for_each(|seat| self.ask_aim(seat, seat, AimRule::Any));
    }

    /// A shot: its targets answer clockwise from the active player, then drop and draw (SD-WPN-29, SD-WPN-32).
    pub fn fire(&mut self, by: Seat, weapon: WeaponKind, aim: Aim) {
        self.say(Event::Shot { by, weapon, aim });
        self.push(Pending::AfterShot { by, weapon });
        self.push(Pending::Triggers);
        self.push(Pending::Settle);
        let single = matches!(weapon, WeaponKind::Pistol | WeaponKind::Companion);
        let again = u8::from(single && self.scene().has(by, Power::Twice));
        for boss in aim.targets().filter_map(|target| if let Target::Boss(boss) = target { Some(boss) } else { None }) {
            (0..=again).for_each(|_| self.push(Pending::HitBoss { boss, weapon, by }));
        }
        let mut seats: SmallVec<[Seat; 2]> = self.scene().living().filter(|&seat| aim.hits(seat)).collect();
        seats.reverse();
        for whom in seats {
            self.push(Pending::Hit(Hit { whom, force: weapon.force(), cause: Cause::Shot(by, weapon), again }));
        }
    }

    /// The target reveals a card or takes damage (SD-WPN-25).
    pub fn answer_hit(&mut self, hit: Hit, choice: Choice) {
        if hit.again > 0 {
            self.push(Pending::Hit(Hit { again: hit.again - 1, ..hit }));
        }
        if let Choice::Card(spot) = choice {
            self.reveal(hit.whom, spot, hit.cause);
            if let Cause::Shot(by, _) = hit.cause
                && self.scene().ambusher(by).is_some()
            {
                self.push(Pending::Ambush { by, whom: hit.whom });
            }
            return;
        }
        let plain = match hit.force {
            Force::Soft => 1,
            Force::Hard => 2,
        };
        let more = match hit.cause {
            Cause::Shot(by, _) => self.shot_bonus(by),
            _ => 0,
        };
        self.hurt(hit.whom, plain + more, hit.cause);
    }

    /// Damage added to the shots of a player (PR33, B06).
    pub fn shot_bonus(&self, by: Seat) -> u8 {
        let charge = if by == self.state.turn.seat { self.state.turn.overcharge } else { 0 };
        charge + u8::from(self.scene().has(by, Power::Siege))
    }

    /// Assassin shows itself: the target takes 1 damage (M03).
    pub fn ambush(&mut self, by: Seat, whom: Seat) {
        let Some(at) = self.scene().ambusher(by) else { return };
        self.reveal(by, Spot::Id(at), Cause::Deed(by));
        let id = self.scene().player(by).and_then(|player| player.ids.get(usize::from(at))).map(|slot| slot.kind);
        if let Some(id) = id.filter(|_| self.scene().lives(whom)) {
            self.hurt(whom, 1, Cause::Ability(by, id));
        }
    }

    /// Drop and draw, as far as the shooter lives and still holds the weapon (SD-WPN-35, SD-WPN-37).
    pub fn after_shot(&mut self, by: Seat, weapon: WeaponKind) {
        if self.rules.special(&ScenarioRule::UnlockByUse) {
            self.state.lockable.take(weapon);
        }
        if self.scene().lives(by) {
            let held = self.scene().player(by).and_then(|player| player.weapon);
            if held.is_some_and(|armed| armed.kind == weapon) {
                self.drop_weapon(by);
            }
            let longshot = weapon == WeaponKind::Rifle && self.scene().has(by, Power::RifleDraw);
            if weapon.draws() || longshot {
                self.draw(by);
            }
        }
        if weapon == WeaponKind::Pistol && self.scene().boss(Boss::Omega).is_some() {
            self.omega_draws();
        }
    }
}
