//! A guard of the living plan: walks its round at a steady pace, looking ahead.

use egui::Vec2;

use crate::{
    stealth::{Actor, EnemyId, KindId, Mission, PatrolId, Sector, View},
    ui::map::{self, Motion},
};

/// One guard on its round.
pub struct Guard {
    pub id: EnemyId,
    kind: KindId,
    patrol: PatrolId,
    pub at: Sector,
    pub came_from: Option<Sector>,
    /// Where it is going; nowhere for one that keeps its post.
    next: Option<Sector>,
    target: u8,
}

impl Guard {
    /// An enemy of a mission, about to set out.
    pub fn new(view: &View, id: EnemyId) -> Self {
        let enemy = view.public.enemies.get(id.index());
        let mut guard = Self {
            id,
            kind: enemy.map_or(KindId(0), |enemy| enemy.kind),
            patrol: enemy.map_or(PatrolId(0), |enemy| enemy.patrol),
            at: enemy.map_or(view.setup.mission.plan().start, |enemy| enemy.sector),
            came_from: None,
            next: None,
            target: enemy.map_or(0, |enemy| enemy.target),
        };
        guard.look_ahead(&view.setup.mission);
        guard
    }

    /// Comes to where it was going and sets out again.
    pub fn arrive(&mut self, mission: &Mission) {
        if let Some(next) = self.next.take() {
            self.came_from = Some(self.at);
            self.at = next;
            let patrol = mission.patrol(self.patrol);
            if patrol.stops().get(usize::from(self.target)) == Some(&next) {
                self.target = patrol.next_target(self.target);
            }
        }
        self.look_ahead(mission);
    }

    fn look_ahead(&mut self, mission: &Mission) {
        let ground = mission.ground(self.kind);
        let steps = mission.patrol(self.patrol).steps(ground, self.at, self.came_from, self.target);
        self.next = steps.first().copied();
    }

    /// How it moves, when this much of its way to the next sector is done.
    pub fn motion(&self, stride: f32) -> Option<Motion> {
        let to = self.next?;
        Some(Motion::Glide { who: Actor::Enemy(self.id), from: self.at, to, t: stride })
    }

    /// Which way its light falls.
    pub fn direction(&self) -> Vec2 {
        self.next.map_or(Vec2::DOWN, |next| map::direction(self.at, next))
    }

    /// Whether it is in a sector, on its way there, or lights it.
    pub fn sees(&self, mission: &Mission, sector: Sector) -> bool {
        if self.at == sector || self.next == Some(sector) {
            return true;
        }
        let Some(next) = self.next else { return false };
        let ahead = |a: u16, b: u16| (2 * b).checked_sub(a);
        let beyond = ahead(self.at.column(), next.column()).zip(ahead(self.at.row(), next.row()));
        let beyond = beyond.and_then(|(column, row)| Sector::at(column, row));
        beyond == Some(sector) && mission.walk().adjacent(next, sector)
    }
}
