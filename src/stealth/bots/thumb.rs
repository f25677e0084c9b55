//! Rules of thumb: what each option is worth, weighing the way still to go against the harm that may come this turn.

use smallvec::SmallVec;

use super::{
    brief::{Brief, Nerve},
    threat::{Threat, threats},
};
use crate::stealth::{
    Action, CHOICES, EnemyId, GearId, Modifier, Phase, Scene, Sector, Strike, Thing, setup::bit, solve::Holding,
};

/// What being detected costs, in parts of turns: the chase and the alarm that follow.
pub(super) const DETECTED: f32 = 2.0;
/// What a fallen enemy is worth.
pub(super) const FALLEN: f32 = 1.5;
/// More than any way is long.
pub(super) const FAR: f32 = 1000.0;

/// A situation looked at by rules of thumb.
pub(super) struct Thumb<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) brief: &'a Brief,
    pub(super) threats: SmallVec<[Threat<'a>; 8]>,
    /// What losing health costs, in parts of turns.
    pub(super) hurt: f32,
}

/// Where the player would stand before their second action.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub sector: Sector,
    pub hidden: bool,
    pub holding: Holding,
}

/// How the player awaits the enemies.
#[derive(Clone, Copy)]
pub(super) enum Stance {
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
        let hurt = match (scene.public.player.health, brief.nerve) {
            (0 | 1, _) => 30.0,
            (_, Nerve::Wary) => 10.0,
            (2, Nerve::Bold) => 9.0,
            (_, Nerve::Bold) => 5.0,
        };
        // Whoever waits too long for the perfect moment never arrives.
        let patience = (1.3 - f32::from(scene.public.turn) / 40.0).clamp(0.3, 1.0);
        Self { scene, brief, threats: threats(scene, brief), hurt: hurt * patience }
    }

    /// The best option; of equals the first. A card is used where that gains something over doing without.
    pub fn best(&self, options: &[Action]) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        let mut consider = |at: usize, worth: f32| {
            if worth > best.1 {
                best = (at, worth);
            }
            best.1
        };
        let mut plain = f32::NEG_INFINITY;
        for (at, action) in options.iter().enumerate() {
            if !matches!(action, Action::Use { .. }) {
                plain = consider(at, self.worth(*action, plain));
            }
        }
        if plain < FAR / 2.0 {
            let now = self.now(plain);
            for (at, action) in options.iter().enumerate() {
                if let Action::Use { tool, target } = *action {
                    consider(at, plain.max(-2.0 * FAR) + self.gain(tool, target, &now));
                }
            }
        }
        best.0
    }

    /// What an option is worth: less what is still to go, less the harm it invites. Of options that are worth no more
    /// than `floor` that is all that is found out, here and below.
    fn worth(&self, action: Action, floor: f32) -> f32 {
        let here = self.here();
        match (self.scene.public.phase, action) {
            (Phase::Free, Action::Move { to }) => {
                self.enter(here, to).map_or(-FAR, |(spot, harm)| self.then(spot, above(floor, harm)) - harm)
            }
            (Phase::Free, Action::Pass) => self.then(here, floor),
            (_, Action::Carry { .. }) => -FAR,
            (_, action) => self.second(here, action, floor),
        }
    }

    /// Where the player stands.
    pub(super) fn here(&self) -> Spot {
        let player = &self.scene.public.player;
        let holding = self.brief.errand.holding(self.scene.public);
        Spot { sector: player.sector, hidden: player.hidden, holding }
    }

    /// The spot after moving to a neighbour, and the harm on the way; `None` where it is locked.
    pub(super) fn enter(&self, from: Spot, to: Sector) -> Option<(Spot, f32)> {
        let mission = self.scene.mission();
        let mut holding = from.holding;
        if let Some(lock) = mission.lock_at(to).filter(|lock| holding.opened & bit(lock.0) == 0) {
            let key = bit(mission.plan().locks[lock.index()].key.0);
            if holding.held & key == 0 {
                return None;
            }
            holding = Holding { held: holding.held & !key, opened: holding.opened | bit(lock.0), ..holding };
        }
        let harm = |threat: &Threat| {
            if threat.at() == from.sector {
                DETECTED + threat.intercept * self.hurt
            } else if threat.at() == to && self.scene.enemy(threat.id).overwatch {
                self.harm(threat)
            } else {
                0.0
            }
        };
        let harm = self.threats.iter().map(harm).sum();
        Some((Spot { sector: to, hidden: false, holding }, harm))
    }

    /// The best second action from a spot.
    pub(super) fn then(&self, spot: Spot, floor: f32) -> f32 {
        if self.is_won(spot) {
            return FAR;
        }
        let empty = self.threats.iter().all(|threat| threat.at() != spot.sector);
        let mut best = self.second(spot, Action::Pass, floor);
        let mut consider = |action| best = self.second(spot, action, best.max(floor)).max(best);
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
    fn second(&self, spot: Spot, action: Action, floor: f32) -> f32 {
        let noise = &self.scene.public.noise;
        let stance = if spot.hidden { Stance::Hidden } else { Stance::Open };
        match action {
            Action::Move { to } => self.enter(spot, to).map_or(-FAR, |(next, harm)| {
                if self.is_won(next) {
                    FAR - harm
                } else {
                    self.rest(next, Stance::Open, &self.noise(&[spot.sector, to]), above(floor, harm)) - harm
                }
            }),
            Action::Hide => self.rest(spot, Stance::Hidden, noise, floor),
            Action::PickUp { thing } => {
                let next = Spot { holding: self.picked(spot.holding, thing), ..spot };
                if self.is_won(next) { FAR } else { self.rest(next, stance, noise, floor) }
            }
            Action::Attack { gear, target } => self.attack(spot, gear, target, floor),
            Action::Overwatch { gear } => self.rest(spot, Stance::Watching(gear), noise, floor),
            _ => self.rest(spot, stance, noise, floor),
        }
    }

    pub(super) fn attack(&self, spot: Spot, gear: GearId, target: EnemyId, floor: f32) -> f32 {
        let chance = self.kill_chance(gear, target, Strike::Action);
        let silent = self.scene.weapon(gear).is_none_or(|weapon| weapon.silent);
        let noise = if silent { self.noise(&[]) } else { self.noise(&[spot.sector]) };
        let threat = self.threats.iter().find(|threat| threat.id == target);
        let spared = threat.map_or(0.0, |threat| self.danger(threat, spot, Stance::Open, &noise));
        let gain = chance * (spared + FALLEN);
        self.rest(spot, Stance::Open, &noise, above(floor, -gain)) + gain
    }

    fn kill_chance(&self, gear: GearId, target: EnemyId, how: Strike) -> f32 {
        let base = self.scene.attack_power(gear, target, how);
        let armor = i32::from(self.scene.mission().kind(self.scene.enemy(target).kind).armor);
        match self.scene.public.known.first() {
            Some(Modifier::Value(card)) if how == Strike::Action => f32::from(base + i32::from(*card) >= armor),
            _ => self.brief.chance(base, armor, *CHOICES.end()),
        }
    }

    /// What it is worth to end the turn here.
    pub(super) fn rest(&self, spot: Spot, stance: Stance, noise: &[Sector], floor: f32) -> f32 {
        let mission = self.scene.mission();
        let parts = self.brief.errand.parts_holding(mission, spot.holding, spot.sector, Phase::Free);
        let unharmed = -parts.map_or(FAR, f32::from);
        let mut harm = 0.0;
        for threat in &self.threats {
            if unharmed - harm <= floor {
                break;
            }
            harm += self.danger(threat, spot, stance, noise);
        }
        unharmed - harm
    }

    /// The harm one enemy may do in the coming enemy phase.
    pub(super) fn danger(&self, threat: &Threat, spot: Spot, stance: Stance, noise: &[Sector]) -> f32 {
        let meeting = threat.meeting(self.scene, spot.sector, noise);
        let chance = match stance {
            Stance::Open => meeting.enters,
            Stance::Hidden => meeting.finds,
            Stance::Watching(_) if threat.at() == spot.sector => meeting.enters,
            Stance::Watching(gear) => meeting.enters * (1.0 - self.kill_chance(gear, threat.id, Strike::Overwatch)),
        };
        chance * self.harm(threat)
    }

    /// The harm of being attacked once.
    pub(super) fn harm(&self, threat: &Threat) -> f32 {
        DETECTED + threat.hit * self.hurt
    }

    fn noise(&self, more: &[Sector]) -> SmallVec<[Sector; 4]> {
        let mut noise = self.scene.public.noise.clone();
        if !self.scene.public.boost.silent {
            noise.extend_from_slice(more);
        }
        noise
    }

    pub(super) fn things(&self, spot: Spot) -> impl Iterator<Item = Thing> {
        let mission = self.scene.mission();
        let wanted = mission.required() & !spot.holding.taken;
        let objectives = mission.objectives_at(spot.sector).filter(move |id| wanted & bit(id.0) != 0);
        let keys = mission.plan().keys.iter().enumerate().filter(move |(_, key)| **key == spot.sector);
        let keys = keys.map(|(at, _)| crate::stealth::LockId(at as u8));
        objectives
            .map(Thing::Objective)
            .chain(keys.filter(move |id| spot.holding.gone & bit(id.0) == 0).map(Thing::Key))
    }

    pub(super) fn picked(&self, holding: Holding, thing: Thing) -> Holding {
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

/// The floor of a worth from which `harm` is still to be taken; a hair lower, so that rounding hides nothing above it.
fn above(floor: f32, harm: f32) -> f32 {
    floor + harm - 0.001
}
