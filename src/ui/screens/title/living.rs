//! The living plan: a mission in which guards walk their rounds and somebody gets through unseen.

use std::sync::Arc;

use super::guard::Guard;
use crate::{
    engine::Match,
    stealth::{AGENT, Actor, EnemyId, Mission, Public, Sector, Setup, Stealth},
    ui::{Desk, Thinker, Thoughts, map::Motion, screens::ways},
};

/// How many seconds a guard takes for a sector.
const GUARD: f32 = 2.4;
/// How fast the line grows, in points a second.
const LINE: f32 = 90.0;
/// How long the plan takes to fade when the line has left it.
const FADE: f32 = 1.2;
/// The longest the line waits for a guard to pass.
const PATIENCE: f32 = 12.0;

/// A mission that plays itself.
pub struct Living {
    /// Its place in the catalog's list of playable missions.
    pub number: usize,
    pub setup: Arc<Setup>,
    /// How it stands.
    pub public: Public,
    way: Vec<Sector>,
    /// A better way, being looked for.
    finding: Thoughts<Option<Vec<Sector>>>,
    guards: Vec<Guard>,
    /// How much of its present sector each guard has walked, from 0 to 1.
    stride: f32,
    /// How many points of the line outside the plan are drawn.
    lead: f32,
    /// How many sectors of the way are walked, and how much of the next.
    step: usize,
    part: f32,
    /// How long the line has been waiting.
    waited: f32,
    /// How long ago the line left.
    left: Option<f32>,
}

impl Living {
    /// The mission at a place of the list of those that can be played; the list begins again after its end.
    pub fn new(ctx: &egui::Context, desk: &Desk, number: usize) -> Option<Self> {
        let playable = missions(desk);
        let number = number.checked_rem(playable.len())?;
        let mission = Arc::clone(playable.get(number)?);
        let gear = desk.catalog.starting_gear();
        let setup = Setup::new(mission, gear);
        let view = Match::<Stealth>::new(setup, 0).view(AGENT);
        let guards = (0..view.public.enemies.len()).map(|at| Guard::new(&view, EnemyId(at as u16))).collect();
        let wanted = Arc::clone(&view.setup);
        let finding = match desk.thinker {
            Thinker::Beside => desk.thinker.think(ctx, move || ways::find(&wanted).unseen),
            // The shortest way is good enough where nobody can wait for a better one.
            Thinker::AtOnce => Thoughts::none(),
        };
        Some(Self {
            number,
            way: ways::errand(&view.setup.mission),
            setup: view.setup,
            public: view.public,
            finding,
            guards,
            stride: 0.0,
            lead: 0.0,
            step: 0,
            part: 0.0,
            waited: 0.0,
            left: None,
        })
    }

    /// Lets some seconds pass; `lead` is how long the line outside the plan is, `tile` the side of a sector.
    pub fn advance(&mut self, seconds: f32, lead: f32, tile: f32) {
        self.walk_guards(seconds);
        if let Some(left) = &mut self.left {
            *left += seconds;
        } else if self.lead < lead {
            self.lead = (self.lead + LINE * seconds).min(lead);
            self.take_better_way();
        } else {
            self.walk(seconds, tile);
        }
    }

    /// The whole line, for those who want nothing to move.
    pub fn finish(&mut self, lead: f32) {
        (self.lead, self.part) = (lead, 0.0);
        while self.step + 1 < self.way.len() {
            self.step += 1;
            self.take();
        }
    }

    /// Whether it has faded.
    pub fn is_over(&self) -> bool {
        self.left.is_some_and(|left| left >= FADE)
    }

    /// How strong the plan is, from 0 to 1.
    pub fn strength(&self) -> f32 {
        self.left.map_or(1.0, |left| (1.0 - left / FADE).clamp(0.0, 1.0))
    }

    /// How many points of the line outside the plan are drawn.
    pub fn lead(&self) -> f32 {
        self.lead
    }

    /// The sectors the line has gone through.
    pub fn walked(&self) -> &[Sector] {
        self.way.get(..=self.step).unwrap_or_default()
    }

    /// The next sectors of the way.
    pub fn planned(&self) -> &[Sector] {
        let end = (self.step + 3).min(self.way.len());
        self.way.get(self.step..end).unwrap_or_default()
    }

    /// Whether the line has come into the plan.
    pub fn is_inside(&self, lead: f32) -> bool {
        self.lead >= lead
    }

    /// Everything that moves now.
    pub fn motion(&self) -> Vec<Motion> {
        let guards = self.guards.iter().filter_map(|guard| guard.motion(self.stride));
        let next = self.way.get(self.step).zip(self.way.get(self.step + 1)).filter(|_| self.part > 0.0);
        let player = next.map(|(&from, &to)| Motion::Glide { who: Actor::Player, from, to, t: self.part });
        guards.chain(player).collect()
    }

    /// Where each guard's light falls.
    pub fn fans(&self) -> Vec<(EnemyId, egui::Vec2)> {
        self.guards.iter().map(|guard| (guard.id, guard.direction())).collect()
    }

    fn walk_guards(&mut self, seconds: f32) {
        self.stride += seconds / GUARD;
        while self.stride >= 1.0 {
            self.stride -= 1.0;
            for guard in &mut self.guards {
                guard.arrive(&self.setup.mission);
            }
        }
        for guard in &self.guards {
            if let Some(enemy) = self.public.enemies.get_mut(guard.id.index()) {
                (enemy.sector, enemy.came_from) = (guard.at, guard.came_from);
            }
        }
    }

    /// Goes the way the solver found, as long as nobody has set out.
    fn take_better_way(&mut self) {
        if let Some(Some(way)) = self.finding.get().filter(|way| way.as_ref().is_some_and(|way| way.len() > 1)) {
            self.way.clone_from(way);
            self.finding = Thoughts::none();
        }
    }

    fn walk(&mut self, seconds: f32, tile: f32) {
        let Some(&next) = self.way.get(self.step + 1) else {
            self.left = Some(0.0);
            return;
        };
        if self.part == 0.0 && self.waited < PATIENCE && self.is_watched(next) {
            self.waited += seconds;
            return;
        }
        self.part += LINE * seconds / tile.max(1.0);
        if self.part >= 1.0 {
            (self.part, self.waited) = (0.0, 0.0);
            self.step += 1;
            self.take();
        }
    }

    /// Whether a guard is in a sector, comes to it, or looks into it.
    fn is_watched(&self, sector: Sector) -> bool {
        self.guards.iter().any(|guard| guard.sees(&self.setup.mission, sector))
    }

    /// Takes what lies where the line is.
    fn take(&mut self) {
        let Some(&here) = self.way.get(self.step) else { return };
        self.public.player.sector = here;
        let mission: &Mission = &self.setup.mission;
        for id in mission.objectives_at(here).filter(|id| id.index() < 32) {
            self.public.taken |= 1 << id.index();
        }
        let keys = mission.plan().keys.iter().take(32).enumerate().filter(|(_, at)| **at == here);
        keys.for_each(|(at, _)| self.public.keys_gone |= 1 << at);
        if let Some(lock) = mission.lock_at(here).filter(|lock| lock.index() < 32) {
            self.public.opened |= 1 << lock.index();
        }
    }
}

/// The missions that can be played.
pub fn missions(desk: &Desk) -> Vec<Arc<Mission>> {
    desk.catalog.missions().iter().filter_map(|entry| entry.mission.clone()).collect()
}
