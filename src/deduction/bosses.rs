//! The EX bosses: how they enter, act, are hit and leave (HG-EX, HG-POS, HG-B1 to HG-B8).

use smallvec::SmallVec;

use super::{
    Boss, BossEffect, BossState, Cause, Dying, Event, Force, Lying, Mark, Pending, Side, Team, Timing, Told, Variant,
    Victory, WeaponKind, play::Play, scene::Scene,
};
use crate::engine::{Seat, Seats};

impl BossState {
    /// Whether it acts when the turn order passes it; the others are passive.
    pub fn takes_turns(&self) -> bool {
        matches!(self.boss, Boss::Exitus | Boss::Omega | Boss::Parasite)
    }
}

impl Scene<'_> {
    /// The nearest living players beside a position (HG-POS-07); the same player counts once (V13).
    fn beside(self, place: Seat, side: Side) -> SmallVec<[Seat; 2]> {
        let left = Some(place).filter(|&seat| self.lives(seat)).or_else(|| self.previous_living(place));
        let right = self.next_living(place).or(left);
        let mut found = SmallVec::new();
        found.extend(left.filter(|_| side != Side::Right));
        found.extend(right.filter(|right| side != Side::Left && !found.contains(right)));
        found
    }
}

impl Play<'_> {
    /// The boss a portal calls at this table (SD-ALT-05).
    pub fn called(&self, boss: Boss) -> Boss {
        let changes = matches!(boss, Boss::FallenAngel | Boss::LegionGod);
        if changes && self.rules.setup.has(Variant::NoChanges) { Boss::Exitus } else { boss }
    }

    /// A boss enters, right of a seat, or at it (HG-PORT-07, HG-B8-02).
    pub fn enter(&mut self, boss: Boss, place: Seat, called: bool) {
        let shields = self.rules.library().boss(boss).map_or(0, |card| card.shields);
        let (programs, cards) = (SmallVec::new(), SmallVec::new());
        // Whoever enters in the middle of a turn order that has passed it waits for the next time.
        self.state.bosses.push(BossState { boss, hp: 2, shields, place, called, programs, cards, acted: false });
        self.say(Event::BossEntered { boss, place });
        match boss {
            Boss::FallenAngel => self.return_all(),
            Boss::LegionGod => self.show_legion_cards(place),
            Boss::Parasite => (0..3).for_each(|_| self.boss_takes(boss)),
            _ => {}
        }
        self.recheck_aims();
    }

    /// Every eliminated player returns as Fallen, unless Legion (HG-B1-03, HG-B1-04).
    fn return_all(&mut self) {
        for seat in self.state.eliminated.clone() {
            self.reanimate(seat);
            self.fall(seat);
        }
    }

    /// Every living player draws one of Legion God's cards and puts it back (HG-B6-01, HG-B6-02, HG-B6-06).
    fn show_legion_cards(&mut self, from: Seat) {
        let living: SmallVec<[Seat; 16]> = self.scene().living_from(from).collect();
        for seat in living {
            let drawn = self.dice.below(self.rules.library().legion.len());
            let infected = self.rules.library().legion.get(drawn).is_some_and(|card| card.infects);
            if infected {
                self.with_player(seat, |player| player.status.legion = true);
            }
            let known = Seats::one(seat);
            self.state.marks.push(Mark::Drew { whom: seat, infected: Some(infected), known });
            self.became(seat, known, self.all());
        }
        self.meet(Team::Legion);
    }

    /// A boss draws a program: open for Omega, face-down for Parasite.
    fn boss_takes(&mut self, boss: Boss) {
        let Some(top) = self.boss_draw() else { return };
        let open = boss == Boss::Omega;
        let seen = if open { self.all() } else { top.seen };
        if let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == boss) {
            state.programs.push(Lying { kind: top.kind, seen });
        }
        self.say(Event::BossDrew { boss, program: open.then_some(top.kind) });
    }

    /// Omega draws, and wins with two programs of each kind (HG-B5-02 to -05).
    pub fn omega_draws(&mut self) {
        self.boss_takes(Boss::Omega);
        let Some(omega) = self.scene().boss(Boss::Omega) else { return };
        let count = |timing: Timing| {
            let cards = omega.programs.iter().filter_map(|lying| self.rules.library().program(lying.kind));
            cards.filter(|card| card.timing == timing).count()
        };
        if count(Timing::OnTurn) >= 2 && count(Timing::AnyTime) >= 2 {
            self.end(Victory::Boss(Boss::Omega));
        }
    }

    /// A boss takes its turn.
    pub fn boss_turn(&mut self, boss: Boss) {
        match boss {
            Boss::Exitus => self.exitus_turn(),
            Boss::Omega => self.omega_draws(),
            Boss::Parasite => {
                self.boss_takes(boss);
                self.push(Pending::Fester);
            }
            _ => {}
        }
    }

    /// The top card of Exitus: it moves, then strikes (HG-B3-03).
    fn exitus_turn(&mut self) {
        let count = self.rules.library().exitus.len() as u8;
        let (dice, seats) = (&mut *self.dice, self.state.players.len() as i16);
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == Boss::Exitus) else { return };
        if state.cards.is_empty() {
            state.cards.extend(0..count);
            dice.shuffle(&mut state.cards);
        }
        let Some(drawn) = state.cards.pop() else { return };
        let Some(card) = self.rules.library().exitus.get(usize::from(drawn)) else { return };
        let place = (i16::from(state.place.0) + i16::from(card.moves)).rem_euclid(seats.max(1));
        state.place = Seat(place as u8);
        let place = state.place;
        self.say(Event::ExitusCard(drawn));
        if card.moves != 0 {
            self.say(Event::BossMoved { boss: Boss::Exitus, place });
        }
        self.boss_effect(card.effect, place);
        self.recheck_aims();
    }

    /// What a card of Exitus does.
    fn boss_effect(&mut self, effect: BossEffect, place: Seat) {
        let cause = Cause::Boss(Boss::Exitus);
        self.push(Pending::Triggers);
        match effect {
            BossEffect::SoftHit(side) => self.hit(&self.scene().beside(place, side), Force::Soft, cause),
            BossEffect::HardHit(side) => self.hit(&self.scene().beside(place, side), Force::Hard, cause),
            BossEffect::Damage(side, amount) => {
                self.push(Pending::Settle);
                for seat in self.scene().beside(place, side).into_iter().rev() {
                    self.hurt(seat, amount, cause);
                }
            }
            BossEffect::Discard(side) => {
                for seat in self.scene().beside(place, side).into_iter().rev() {
                    self.push(Pending::Discard { seat });
                }
            }
            BossEffect::Drop(side) => {
                self.scene().beside(place, side).into_iter().for_each(|seat| self.drop_weapon(seat));
            }
            BossEffect::SoftHitUnrevealed => {
                let scene = self.scene();
                let first = scene.next_living(place).unwrap_or(place);
                let seats: SmallVec<[Seat; 16]> =
                    scene.living_from(first).filter(|&seat| scene.is_unrevealed(seat)).collect();
                self.hit(&seats, Force::Soft, cause);
            }
            BossEffect::Recover => self.recover(),
        }
    }

    /// Exitus covers an EX loyalty card again, or heals (XC09).
    fn recover(&mut self) {
        let most = self.rules.library().boss(Boss::Exitus).map_or(0, |card| card.shields);
        let Some(state) = self.state.bosses.iter_mut().find(|state| state.boss == Boss::Exitus) else { return };
        let event = if state.shields < most {
            state.shields += 1;
            Event::BossShields(Boss::Exitus, state.shields)
        } else {
            state.hp = (state.hp + 1).min(2);
            Event::BossHp(Boss::Exitus, state.hp)
        };
        self.say(event);
    }

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
    fn wound_boss(&mut self, boss: Boss, amount: u8, by: Option<Seat>) {
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

    /// The end of Parasite's turn: 1 damage to itself (HG-B7-03).
    pub fn fester(&mut self) {
        self.wound_boss(Boss::Parasite, 1, None);
    }

    /// Bloodbeast moves on from the player whose turn ended (HG-B8-04, SD-AMB-17).
    pub fn move_beast(&mut self) {
        let from = self.state.turn.seat;
        if self.scene().boss(Boss::Bloodbeast).is_none_or(|beast| beast.place != from) {
            return;
        }
        let forward = self.rules.setup.has(Variant::BeastForward);
        let next = if forward { self.scene().next_living(from) } else { self.scene().previous_living(from) };
        let place = next.unwrap_or(from);
        for beast in self.state.bosses.iter_mut().filter(|state| state.boss == Boss::Bloodbeast) {
            beast.place = place;
        }
        self.say(Event::BossMoved { boss: Boss::Bloodbeast, place });
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
