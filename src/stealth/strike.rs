//! Attacks, the player's and the enemies', and the tokens they leave.

use super::{
    Condition, DrawFor, EnemyId, Event, GearId, Nature, Phase, Sector, Strike, Task,
    event::{Actor, Cause},
    play::Play,
};
use crate::engine::Rule;

impl Play<'_> {
    /// The player attacks an enemy that is still up (ST-ACT-10).
    pub(super) fn player_strike(&mut self, gear: GearId, target: EnemyId, how: Strike) {
        if !self.enemy(target).is_up() {
            return;
        }
        if how == Strike::Overwatch {
            // An attack that cannot be paid for does not happen.
            if self.scene().weapon(gear).is_none() {
                return;
            }
            self.pay_for_attack(gear);
        }
        self.draw(DrawFor::Attack { gear, target, how });
    }

    /// Takes the energy a weapon's attack costs.
    pub(super) fn pay_for_attack(&mut self, gear: GearId) {
        let price = self.setup.gear(gear).and_then(|gear| gear.weapon()).map_or(0, |weapon| weapon.energy);
        let price = self.scene().energy_price(price);
        self.public.player.energy = self.public.player.energy.saturating_sub(price);
    }

    /// The player's attack is decided.
    pub(super) fn player_struck(&mut self, gear: GearId, target: EnemyId, occasion: Strike, hit: bool) {
        let rule = Rule(if occasion == Strike::Overwatch { "ST-ACT-05" } else { "ST-ACT-10" });
        self.tell(Event::Attacked { by: Actor::Player, target: Actor::Enemy(target), hit, occasion, rule });
        let weapon = self.setup.gear(gear).and_then(|gear| gear.weapon()).copied();
        if weapon.is_some_and(|weapon| !weapon.silent) && !self.public.boost.silent {
            self.place_noise(self.here(), "ST-ACT-12");
        }
        if hit {
            self.defeat(target);
            if weapon.is_some_and(|weapon| !weapon.remains.is_body()) {
                self.dispose(target, "ST-ACT-10");
            }
        }
    }

    /// An enemy falls and stays on the map as a body (ST-ACT-11).
    fn defeat(&mut self, id: EnemyId) {
        let enemy = self.enemy_mut(id);
        enemy.condition = Condition::Down;
        enemy.overwatch = false;
        enemy.detects = false;
        let sector = enemy.sector;
        self.public.bodies.push(id);
        self.public.tally.kills = self.public.tally.kills.saturating_add(1);
        self.tell(Event::Defeated { enemy: id, sector, rule: Rule("ST-ACT-11") });
    }

    /// Enemies on overwatch that see the player for the first time attack at once (ST-EN-06).
    pub(super) fn watchers_look(&mut self) {
        if self.public.player.hidden {
            return;
        }
        let here = self.here();
        for at in (0..self.public.enemies.len()).rev() {
            let enemy = &self.public.enemies[at];
            let id = EnemyId(at as u16);
            let looks = enemy.overwatch && enemy.is_up() && !enemy.dazed && !self.scene().trick(id).fooled;
            if looks && !enemy.detects && enemy.sector == here {
                self.plan(Task::EnemyStrike { enemy: id, how: Strike::Overwatch });
            }
        }
    }

    /// An enemy attacks the player, which is also a detection (ST-AMB-01).
    pub(super) fn enemy_strike(&mut self, id: EnemyId, how: Strike) {
        if !self.enemy(id).is_up() {
            return;
        }
        let (rule, cause) = match how {
            Strike::Action => ("ST-EN-09", Cause::Attack),
            Strike::Intercept => ("ST-AMB-01", Cause::Attack),
            Strike::Overwatch => ("ST-EN-06", Cause::Detection),
        };
        self.detect(id, rule, cause);
        self.draw(DrawFor::EnemyAttack { enemy: id, how });
    }

    /// An enemy's attack is decided.
    pub(super) fn enemy_struck(&mut self, id: EnemyId, occasion: Strike, hit: bool) {
        let rule = Rule(match occasion {
            Strike::Action => "ST-EN-20",
            Strike::Intercept => "ST-ACT-02",
            Strike::Overwatch => "ST-EN-06",
        });
        self.tell(Event::Attacked { by: Actor::Enemy(id), target: Actor::Player, hit, occasion, rule });
        if hit {
            let brutal = self.mission().kind(self.enemy(id).kind).nature == Nature::Brutal;
            self.hurt(id, if brutal { 2 } else { 1 });
        }
    }

    fn hurt(&mut self, by: EnemyId, lost: u8) {
        let health = self.public.player.health.saturating_sub(lost);
        self.public.player.health = health;
        self.public.tally.hits = self.public.tally.hits.saturating_add(1);
        self.tell(Event::Hurt { by, lost, health, rule: Rule("ST-EN-20") });
        if health == 0 {
            self.finish(Phase::Lost);
        }
    }

    /// Puts a noise token in a sector.
    pub(super) fn place_noise(&mut self, sector: Sector, rule: &'static str) {
        if !self.public.noise.contains(&sector) {
            self.public.noise.push(sector);
        }
        self.tell(Event::NoisePlaced { sector, rule: Rule(rule) });
    }

    /// Puts a detection token in a sector, at most one (ST-TOK-03).
    pub(super) fn place_detection(&mut self, sector: Sector, rule: &'static str) {
        self.public.trail = Some(sector);
        if !self.public.detection.contains(&sector) {
            self.public.detection.push(sector);
            self.tell(Event::DetectionPlaced { sector, rule: Rule(rule) });
        }
    }
}
