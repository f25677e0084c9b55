//! Rules of thumb: what each option is worth, weighing the way still to go against the harm that may come this turn.

use smallvec::SmallVec;

use super::{
    brief::Brief,
    threat::{Threat, threats},
};
use crate::stealth::{
    Action, CHOICES, Effect, EnemyId, GearId, Phase, Scene, Sector, Thing, Tool, setup::bit, solve::Holding,
};

/// What being detected costs, in parts of turns: the chase and the alarm that follow.
const DETECTED: f32 = 2.0;
/// What a fallen enemy is worth.
const FALLEN: f32 = 1.5;
/// More than any way is long.
const FAR: f32 = 1000.0;

/// A situation looked at by rules of thumb.
pub(super) struct Thumb<'a> {
    scene: Scene<'a>,
    brief: &'a Brief,
    threats: SmallVec<[Threat<'a>; 8]>,
    /// What losing health costs, in parts of turns.
    hurt: f32,
}

/// Where the player would stand before their second action.
#[derive(Clone, Copy)]
struct Spot {
    sector: Sector,
    hidden: bool,
    holding: Holding,
}

/// How the player awaits the enemies.
#[derive(Clone, Copy)]
enum Stance {
    /// In the open.
    Open,
    /// Hidden.
    Hidden,
    /// On overwatch with this weapon.
    Watching(GearId),
}

impl<'a> Thumb<'a> {
    /// Looks at a situation.
    pub fn new(scene: Scene<'a>, brief: &'a Brief) -> Self {
        let hurt = match scene.public.player.health {
            0 | 1 => 30.0,
            2 => 9.0,
            _ => 5.0,
        };
        // Whoever waits too long for the perfect moment never arrives.
        let patience = (1.3 - f32::from(scene.public.turn) / 40.0).clamp(0.3, 1.0);
        Self { scene, brief, threats: threats(scene, brief), hurt: hurt * patience }
    }

    /// The best option; of equals the first.
    pub fn best(&self, options: &[Action]) -> usize {
        let worth = |action: &Action| self.worth(*action);
        let mut best = (0, f32::NEG_INFINITY);
        for (at, action) in options.iter().enumerate() {
            let worth = worth(action);
            if worth > best.1 {
                best = (at, worth);
            }
        }
        best.0
    }

    /// What an option is worth: less what is still to go, less the harm it invites.
    pub fn worth(&self, action: Action) -> f32 {
        let player = &self.scene.public.player;
        let holding = self.brief.errand.holding(self.scene.public);
        let here = Spot { sector: player.sector, hidden: player.hidden, holding };
        if let Action::Use { tool, .. } = action {
            return self.tool(tool);
        }
        match (self.scene.public.phase, action) {
            (Phase::Free, Action::Move { to }) => {
                self.enter(here, to).map_or(-FAR, |(spot, harm)| self.then(spot) - harm)
            }
            (Phase::Free, Action::Pass) => self.then(here),
            (_, Action::Carry { .. }) => -FAR,
            (_, action) => self.second(here, action),
        }
    }

    /// Items that mend are used when needed; other tools are not for rules of thumb.
    fn tool(&self, tool: Tool) -> f32 {
        match self.scene.tool(tool) {
            Some((0, Effect::Heal(_))) => FAR,
            _ => -2.0 * FAR,
        }
    }

    /// The spot after moving to a neighbour, and the harm on the way; `None` where it is locked.
    fn enter(&self, from: Spot, to: Sector) -> Option<(Spot, f32)> {
        let mission = self.scene.mission();
        let mut holding = from.holding;
        if let Some(lock) = mission.lock_at(to).filter(|lock| holding.opened & bit(lock.0) == 0) {
            let key = bit(mission.plan().locks[lock.index()].key.0);
            if holding.held & key == 0 {
                return None;
            }
            holding = Holding { held: holding.held & !key, opened: holding.opened | bit(lock.0), ..holding };
        }
        let meets =
            |threat: &&Threat| threat.at() == from.sector || threat.at() == to && self.scene.enemy(threat.id).overwatch;
        let harm = self.threats.iter().filter(meets).map(|threat| self.harm(threat)).sum();
        Some((Spot { sector: to, hidden: false, holding }, harm))
    }

    /// The best second action from a spot.
    fn then(&self, spot: Spot) -> f32 {
        if self.is_won(spot) {
            return FAR;
        }
        let empty = self.threats.iter().all(|threat| threat.at() != spot.sector);
        let mut best = self.second(spot, Action::Pass);
        let mut consider = |action| best = self.second(spot, action).max(best);
        if empty && !spot.hidden {
            consider(Action::Hide);
        }
        self.things(spot).for_each(|thing| consider(Action::PickUp { thing }));
        let mission = self.scene.mission();
        mission.walk().neighbours(spot.sector).iter().for_each(|&to| consider(Action::Move { to }));
        for (gear, weapon) in self.scene.setup.weapons() {
            if self.scene.weapon(gear).is_none() {
                continue;
            }
            for threat in &self.threats {
                if mission.walk().within(spot.sector, threat.at(), weapon.range) {
                    consider(Action::Attack { gear, target: threat.id });
                }
            }
        }
        best
    }

    /// What a second action from a spot is worth.
    fn second(&self, spot: Spot, action: Action) -> f32 {
        let stance = if spot.hidden { Stance::Hidden } else { Stance::Open };
        match action {
            Action::Move { to } => self.enter(spot, to).map_or(-FAR, |(next, harm)| {
                if self.is_won(next) {
                    FAR - harm
                } else {
                    self.rest(next, Stance::Open, &self.noise(&[spot.sector, to])) - harm
                }
            }),
            Action::Hide => self.rest(spot, Stance::Hidden, &self.scene.public.noise),
            Action::PickUp { thing } => {
                let next = Spot { holding: self.picked(spot.holding, thing), ..spot };
                if self.is_won(next) { FAR } else { self.rest(next, stance, &self.scene.public.noise) }
            }
            Action::Attack { gear, target } => self.attack(spot, gear, target),
            Action::Overwatch { gear } => self.rest(spot, Stance::Watching(gear), &self.scene.public.noise),
            _ => self.rest(spot, stance, &self.scene.public.noise),
        }
    }

    fn attack(&self, spot: Spot, gear: GearId, target: EnemyId) -> f32 {
        let chance = self.kill_chance(gear, target);
        let silent = self.scene.weapon(gear).is_none_or(|weapon| weapon.silent);
        let noise = if silent { self.noise(&[]) } else { self.noise(&[spot.sector]) };
        let threat = self.threats.iter().find(|threat| threat.id == target);
        let spared = threat.map_or(0.0, |threat| self.danger(threat, spot, Stance::Open, &noise));
        self.rest(spot, Stance::Open, &noise) + chance * (spared + FALLEN)
    }

    fn kill_chance(&self, gear: GearId, target: EnemyId) -> f32 {
        let power = self.scene.setup.gear(gear).and_then(|gear| gear.weapon()).map_or(0, |weapon| weapon.power);
        let base = i32::from(power) + i32::from(self.scene.public.boost.power);
        let armor = self.scene.mission().kind(self.scene.enemy(target).kind).armor;
        self.brief.chance(base, armor.into(), *CHOICES.end())
    }

    /// What it is worth to end the turn here.
    fn rest(&self, spot: Spot, stance: Stance, noise: &[Sector]) -> f32 {
        let mission = self.scene.mission();
        let parts = self.brief.errand.parts_holding(mission, spot.holding, spot.sector, Phase::Free);
        let harm: f32 = self.threats.iter().map(|threat| self.danger(threat, spot, stance, noise)).sum();
        -parts.map_or(FAR, f32::from) - harm
    }

    /// The harm one enemy may do in the coming enemy phase.
    fn danger(&self, threat: &Threat, spot: Spot, stance: Stance, noise: &[Sector]) -> f32 {
        let meeting = threat.meeting(self.scene, spot.sector, noise);
        let chance = match stance {
            Stance::Open => meeting.enters,
            Stance::Hidden => meeting.finds,
            Stance::Watching(_) if threat.at() == spot.sector => meeting.enters,
            Stance::Watching(gear) => meeting.enters * (1.0 - self.kill_chance(gear, threat.id)),
        };
        chance * self.harm(threat)
    }

    /// The harm of being attacked once.
    fn harm(&self, threat: &Threat) -> f32 {
        DETECTED + threat.hit * self.hurt
    }

    fn noise(&self, more: &[Sector]) -> SmallVec<[Sector; 4]> {
        let mut noise = self.scene.public.noise.clone();
        if !self.scene.public.boost.silent {
            noise.extend_from_slice(more);
        }
        noise
    }

    fn things(&self, spot: Spot) -> impl Iterator<Item = Thing> {
        let mission = self.scene.mission();
        let wanted = mission.required() & !spot.holding.taken;
        let objectives = mission.objectives_at(spot.sector).filter(move |id| wanted & bit(id.0) != 0);
        let keys = mission.plan().keys.iter().enumerate().filter(move |(_, key)| **key == spot.sector);
        let keys = keys.map(|(at, _)| crate::stealth::LockId(at as u8));
        objectives
            .map(Thing::Objective)
            .chain(keys.filter(move |id| spot.holding.gone & bit(id.0) == 0).map(Thing::Key))
    }

    fn picked(&self, holding: Holding, thing: Thing) -> Holding {
        match thing {
            Thing::Objective(id) => {
                Holding { taken: holding.taken | bit(id.0) & self.scene.mission().required(), ..holding }
            }
            Thing::Key(id) => Holding { gone: holding.gone | bit(id.0), held: holding.held | bit(id.0), ..holding },
        }
    }

    fn is_won(&self, spot: Spot) -> bool {
        let mission = self.scene.mission();
        spot.holding.taken == mission.required() && spot.sector == mission.plan().exit
    }
}
