//! Bosses that are hit, and what follows when they fall (HG-EX-10 to -12, HG-EX-17).

use smallvec::SmallVec;

use crate::{
    deduction::{
        Boss, BossState, Cause, Dying, Event, Force, Lying, Pending, Team, Timing, Told, WeaponKind, play::Play,
    },
    engine::Seat,
};

impl Play<'_> {
    /// A shot at a boss: EX loyalty cards first, then HP (HG-EX-10 to -12).
    pub fn hit_boss(&mut self, boss: Boss, weapon: WeaponKind, by: Seat) {
        let mortal = self.rules.library().boss(boss).is_some_and(|card| card.mortal);
        let more = self.shot_bonus(by);
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == boss) else { return };
        if state.shields > 0 {
            if weapon.force() == Force::Soft {
                state.shields -= 1;
                let left = state.shields;
                self.say(Event::BossShields(boss, left));
            }
            return;
        }
        if mortal {
            let plain = if weapon.force() == Force::Hard { 2 } else { 1 };
            self.wound_boss(boss, plain + more, Some(by));
        }
    }

    /// A boss loses HP, and is defeated at 0 (HG-EX-17).
    pub(super) fn wound_boss(&mut self, boss: Boss, amount: u8, by: Option<Seat>) {
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == boss) else { return };
        state.hp = state.hp.saturating_sub(amount);
        let hp = state.hp;
        self.state.quiet = 0;
        self.say(Event::BossHp(boss, hp));
        if hp == 0 {
            self.defeat(boss, by);
        }
    }

    /// A boss is removed, with what follows (HG-PORT-09, SD-AMB-28).
    fn defeat(&mut self, boss: Boss, by: Option<Seat>) {
        let Some(at) = self.state.bosses.iter().position(|state| state.boss == boss) else { return };
        let state = self.state.bosses.remove(at);
        self.say(Event::BossDefeated(boss));
        if self.state.bosses.is_empty() {
            self.close_portals();
        }
        match boss {
            Boss::FallenAngel => self.fell_fallen(),
            Boss::DarkMateria => by.into_iter().for_each(|by| {
                self.with_player(by, |player| {
                    player.unlocked.add(WeaponKind::RocketLauncher);
                    player.unlocked.add(WeaponKind::Laser);
                });
            }),
            Boss::LegionGod => self.disclose(),
            Boss::Parasite => self.explode(&state),
            _ => {}
        }
        self.decide_late();
        self.recheck_aims();
    }

    /// All portals go under the pile (HG-PORT-09); others stay.
    fn close_portals(&mut self) {
        let all = self.all();
        for program in std::mem::take(&mut self.state.open) {
            let timing = self.rules.library().program(program).map(|card| card.timing);
            if let Some(Timing::Portal(_)) = timing {
                self.state.pile.push_back(Lying { kind: program, seen: all });
                self.say(Event::Sealed(program));
            } else {
                self.state.open.push(program);
            }
        }
    }

    /// All Fallen are eliminated at once (HG-B1-05).
    fn fell_fallen(&mut self) {
        let fallen: SmallVec<[Seat; 16]> = {
            let scene = self.scene();
            scene.living().filter(|&seat| scene.team(seat) == Team::Fallen).collect()
        };
        for seat in fallen {
            self.with_player(seat, |player| player.hp = 0);
            self.state.dying.push(Dying { seat, unchecked: false });
        }
        self.push(Pending::Settle);
    }

    /// Every Legion player discloses that team (HG-B6-05).
    fn disclose(&mut self) {
        let legion: SmallVec<[Seat; 16]> = {
            let scene = self.scene();
            (0..scene.seats()).map(Seat).filter(|&seat| scene.team(seat) == Team::Legion).collect()
        };
        let turn = self.state.turn.number;
        for of in legion {
            self.say(Event::Disclosed(of));
            let told = self.all().iter().filter(|&to| to != of);
            self.state.told.extend(told.map(|to| Told { to, of, team: Team::Legion, turn }));
        }
    }

    /// Parasite shows its programs; those for any time strike against the direction of play (HG-B7-05, SD-AMB-31).
    fn explode(&mut self, state: &BossState) {
        let all = self.all();
        let mut strikes = 0;
        for lying in &state.programs {
            self.say(Event::BossShowed(Boss::Parasite, lying.kind));
            let timing = self.rules.library().program(lying.kind).map(|card| card.timing);
            strikes += u8::from(timing == Some(Timing::AnyTime));
            self.state.pile.push_back(Lying { kind: lying.kind, seen: all });
        }
        self.push(Pending::Burst { left: strikes, next: state.place });
    }

    /// The next strike of Parasite's programs, on the nearest living seat going back.
    pub fn burst(&mut self, left: u8, next: Seat) {
        let victim = Some(next).filter(|&seat| self.scene().lives(seat)).or_else(|| self.scene().previous_living(next));
        let Some(victim) = victim.filter(|_| left > 0) else { return };
        let before = self.scene().after(victim, self.scene().seats().saturating_sub(1));
        self.push(Pending::Burst { left: left - 1, next: before });
        self.push(Pending::Settle);
        self.hurt(victim, 1, Cause::Boss(Boss::Parasite));
    }

    /// A game that eliminations without a check have decided is checked once (SD-AMB-28).
    fn decide_late(&mut self) {
        let scene = self.scene();
        let Some(first) = scene.living().next() else { return };
        let decided =
            scene.living().all(|seat| scene.team(seat) == scene.team(first) && scene.team(seat) != Team::Outlaw)
                || scene.living().nth(1).is_none();
        let Some(&last) = self.state.eliminated.last() else { return };
        if decided && self.state.dying.is_empty() {
            let human = scene.team(last) == Team::Human;
            self.check_one(last, human);
        }
    }
}
