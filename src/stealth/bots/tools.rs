//! What using gear and items gains by rules of thumb, over the best that can be done without.

use super::{
    threat::Threat,
    thumb::{FALLEN, FAR, Spot, Stance, Thumb},
};
use crate::stealth::{CHOICES, Effect, Modifier, Phase, Scene, Sector, Target, Tool, setup::bit, solve::Holding};

/// What one energy is worth, in parts of turns.
const ENERGY: f32 = 0.3;
/// What an item is worth that could be kept for later.
const ITEM: f32 = 1.2;
/// What one health given back is worth.
const HEALTH: f32 = 4.0;
/// What it is worth to keep a reinforcement away for a while.
const REINFORCEMENT: f32 = 3.5;
/// What a point of behaviour bonus less is worth.
const BONUS: f32 = 0.7;
/// No floor: a gain is wanted in full, to be weighed against its price.
const NONE: f32 = f32::NEG_INFINITY;
/// How far above alertness an alarm draw is feared.
const LEAP: i32 = 3;

/// What the situation holds without any card.
pub(super) struct Now {
    /// The worth of the best plain action.
    plain: f32,
    /// Where the player stands.
    here: Spot,
    /// How they would await the enemies there.
    stance: Stance,
    /// The harm that may come to them there.
    risk: f32,
}

impl Thumb<'_> {
    /// The situation without cards.
    pub fn now(&self, plain: f32) -> Now {
        let here = self.here();
        let stance = if here.hidden { Stance::Hidden } else { Stance::Open };
        let noise = &self.scene.public.noise;
        let risk = self.threats.iter().map(|threat| self.danger(threat, here, stance, noise)).sum();
        Now { plain, here, stance, risk }
    }

    /// What using a tool gains, its price taken off; below 0 where it is better kept.
    pub fn gain(&self, tool: Tool, target: Target, now: &Now) -> f32 {
        let Some((energy, effect)) = self.scene.tool(tool) else { return -FAR };
        let price = match tool {
            Tool::Gear(_) => ENERGY * f32::from(energy),
            Tool::Item(_) => ITEM,
        };
        let gain = match target {
            Target::None => self.gain_plain(effect, now),
            Target::Sector(at) => self.gain_at(effect, at, now),
            Target::Enemy(id) => {
                let threat = self.threats.iter().find(|threat| threat.id == id);
                threat.map_or_else(|| self.gain_body(effect), |threat| self.gain_on(effect, threat, now))
            }
        };
        gain - price
    }

    /// Whether the free movement is done, so that the enemies come where the player stands.
    fn settled(&self) -> bool {
        self.scene.public.phase == Phase::Second
    }

    fn gain_plain(&self, effect: Effect, now: &Now) -> f32 {
        let player = &self.scene.public.player;
        match effect {
            Effect::Heal(health) => {
                let missing = self.scene.setup.max_health().saturating_sub(player.health);
                if missing >= health || player.health == 1 { HEALTH } else { 0.0 }
            }
            Effect::Recharge(energy) => {
                let missing = self.scene.setup.max_energy().saturating_sub(player.energy);
                if missing >= energy { 2.0 } else { 0.0 }
            }
            Effect::Shield(armor) if self.settled() => self.gain_shield(armor, now),
            Effect::Aim(power) if self.settled() => self.gain_aim(power, now),
            Effect::Silence if self.settled() => self.gain_silence(now),
            Effect::Calm(levels) => self.gain_calm(levels.into()),
            Effect::Muffle(levels) => self.gain_muffle(levels.into()),
            Effect::Peek(_) => self.gain_sight(now),
            Effect::Burn => self.gain_burn(now),
            Effect::Vanish => self.then(Spot { hidden: true, ..now.here }, NONE) - now.plain,
            Effect::Dash => self.best_step(now.here) - now.plain,
            Effect::Encore => self.gain_encore(now),
            Effect::Flash => {
                let here = self.threats.iter().filter(|threat| threat.at() == now.here.sector);
                here.map(|threat| 0.8 * self.harm(threat)).sum()
            }
            Effect::Forget => {
                let tokens: f32 = self.scene.public.detection.iter().map(|&at| self.gain_erase(at)).sum();
                tokens + self.scene.enemies_here().filter(|(_, enemy)| enemy.detects).count() as f32
            }
            _ => 0.0,
        }
    }

    fn gain_at(&self, effect: Effect, at: Sector, now: &Now) -> f32 {
        match effect {
            Effect::Climb => {
                self.enter(now.here, at).map_or(-FAR, |(spot, harm)| self.then(spot, NONE) - harm - now.plain)
            }
            Effect::Decoy(_) if self.settled() && now.risk > 1.0 => {
                let mut noise = self.scene.public.noise.clone();
                noise.push(at);
                let after = |threat| self.danger(threat, now.here, now.stance, &noise);
                0.7 * (now.risk - self.threats.iter().map(after).sum::<f32>())
            }
            Effect::Unlock(_) => self.gain_unlock(at, now.here),
            Effect::Erase(_) => self.gain_erase(at),
            _ => 0.0,
        }
    }

    fn gain_on(&self, effect: Effect, threat: &Threat, now: &Now) -> f32 {
        let noise = &self.scene.public.noise;
        let met = self.danger(threat, now.here, now.stance, noise);
        let held = threat.at() == now.here.sector;
        let spared = match (self.settled(), held) {
            (true, _) => met,
            (false, true) => self.harm(threat),
            (false, false) => 0.0,
        };
        match effect {
            Effect::Jam(_) | Effect::Fool(_) => 0.7 * spared,
            Effect::Loop(_) => met,
            Effect::Foresee(_) => self.doubt(threat, met),
            Effect::Reroute(_) if self.settled() && !held && self.turns_away(threat, now.here.sector) => 0.6 * met,
            _ => 0.0,
        }
    }

    /// A body here matters where somebody may come by.
    fn gain_body(&self, effect: Effect) -> f32 {
        let (here, noise) = (self.scene.here(), &self.scene.public.noise);
        let found: f32 = self.threats.iter().map(|threat| threat.meeting(self.scene, here, noise).enters).sum();
        match effect {
            Effect::Dispose => 2.5 * found.min(1.0),
            Effect::Drag => found.min(1.0),
            _ => 0.0,
        }
    }

    fn gain_shield(&self, armor: i8, now: &Now) -> f32 {
        let mission = self.scene.mission();
        let spared = |threat: &Threat| {
            let attack = mission.kind(self.scene.enemy(threat.id).kind).attack.into();
            let less = self.brief.chance(attack, self.scene.armor() + i32::from(armor), *CHOICES.start());
            let met = self.danger(threat, now.here, now.stance, &self.scene.public.noise) / self.harm(threat);
            met * (threat.hit - less) * self.hurt
        };
        0.6 * self.threats.iter().map(spared).sum::<f32>()
    }

    fn gain_aim(&self, power: i8, now: &Now) -> f32 {
        let mut public = self.scene.public.clone();
        public.boost.power = public.boost.power.saturating_add(power);
        let aimed = Thumb::new(Scene { public: &public, ..self.scene }, self.brief);
        let mut best = f32::NEG_INFINITY;
        for (gear, weapon) in self.scene.setup.weapons().filter(|(gear, _)| self.scene.weapon(*gear).is_some()) {
            let near = |threat: &&Threat| self.scene.walk().within(now.here.sector, threat.at(), weapon.range);
            let shots = self.threats.iter().filter(near).map(|threat| aimed.attack(now.here, gear, threat.id, NONE));
            best = shots.fold(best, f32::max);
        }
        best - now.plain
    }

    fn gain_silence(&self, now: &Now) -> f32 {
        let neighbours = self.scene.walk().neighbours(now.here.sector).iter();
        let quiet = neighbours.filter_map(|&to| self.enter(now.here, to));
        let quiet = quiet.map(|(spot, harm)| self.rest(spot, Stance::Open, &self.scene.public.noise, NONE) - harm);
        quiet.fold(f32::NEG_INFINITY, f32::max) - now.plain
    }

    /// The alarm level at which the next reinforcement comes.
    fn next_level(&self) -> Option<i32> {
        let alarm = self.scene.mission().alarm()?;
        let coming = alarm.reinforcements.iter().enumerate();
        coming.filter(|(at, _)| self.scene.public.arrived & (1 << at) == 0).map(|(_, next)| next.level.into()).min()
    }

    /// Whether this turn's end may bring a reinforcement.
    fn is_near(&self) -> bool {
        let rise = self.scene.setup.alertness().map_or(0, i32::from) + LEAP;
        self.next_level().is_some_and(|level| i32::from(self.scene.public.alarm) + rise >= level)
    }

    fn gain_calm(&self, levels: u16) -> f32 {
        let alarm = self.scene.public.alarm;
        let bonus = |level| self.scene.mission().bonus(level);
        let milder = (bonus(alarm) - bonus(alarm.saturating_sub(levels))) as f32 * BONUS;
        if alarm < levels {
            return 0.0;
        }
        milder + if self.is_near() { REINFORCEMENT } else { 0.0 }
    }

    fn gain_muffle(&self, levels: i32) -> f32 {
        if self.is_near() { REINFORCEMENT.min(levels as f32) } else { 0.0 }
    }

    /// What it is worth to know whether an enemy comes: most where that is open.
    fn doubt(&self, threat: &Threat, met: f32) -> f32 {
        let most = self.harm(threat);
        0.35 * met.min(most - met).max(0.0)
    }

    fn gain_sight(&self, now: &Now) -> f32 {
        let doubt = |threat| self.doubt(threat, self.danger(threat, now.here, now.stance, &self.scene.public.noise));
        self.threats.iter().map(doubt).sum()
    }

    fn gain_burn(&self, now: &Now) -> f32 {
        match self.scene.public.known.first() {
            Some(Modifier::Value(card)) if *card >= 3 => 0.3 * now.risk,
            Some(_) => 0.0,
            None => 0.5 * self.gain_sight(now),
        }
    }

    /// The best that one more free movement leads to.
    fn best_step(&self, from: Spot) -> f32 {
        let neighbours = self.scene.walk().neighbours(from.sector).iter();
        let steps = neighbours.filter_map(|&to| self.enter(from, to)).map(|(spot, harm)| self.then(spot, NONE) - harm);
        steps.fold(f32::NEG_INFINITY, f32::max)
    }

    /// Taking a thing and acting on, or moving and acting on.
    fn gain_encore(&self, now: &Now) -> f32 {
        let picked = |thing| self.then(Spot { holding: self.picked(now.here.holding, thing), ..now.here }, NONE);
        let taken = self.things(now.here).map(picked).fold(f32::NEG_INFINITY, f32::max);
        taken.max(self.best_step(now.here) - FALLEN) - now.plain
    }

    fn gain_unlock(&self, at: Sector, here: Spot) -> f32 {
        let mission = self.scene.mission();
        let Some(lock) = self.scene.lock(at) else { return 0.0 };
        let key = bit(mission.plan().locks[lock.index()].key.0);
        let holding = here.holding;
        let (opened, gone, held) = (holding.opened | bit(lock.0), holding.gone | key, holding.held & !key);
        let open = Holding { gone, held, opened, ..holding };
        let parts = |holding| {
            let parts = self.brief.errand.parts_holding(mission, holding, here.sector, self.scene.public.phase);
            parts.map_or(FAR, f32::from)
        };
        parts(holding) - parts(open)
    }

    /// A token near the player draws everybody there.
    fn gain_erase(&self, at: Sector) -> f32 {
        let walk = self.scene.walk();
        if !walk.within(self.scene.here(), at, 1) {
            return 0.0;
        }
        0.7 * self.threats.iter().filter(|threat| threat.at() != at && walk.within(at, threat.at(), 4)).count() as f32
    }

    /// Whether an enemy sent on to its next waypoint does not come to a sector with its first move.
    fn turns_away(&self, threat: &Threat, sector: Sector) -> bool {
        let enemy = self.scene.enemy(threat.id);
        let mission = self.scene.mission();
        let patrol = mission.patrol(enemy.patrol);
        let ways = patrol.steps(mission.ground(enemy.kind), enemy.sector, None, patrol.next_target(enemy.target));
        !ways.is_empty() && !ways.contains(&sector)
    }
}
